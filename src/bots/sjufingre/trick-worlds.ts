import type { BotRandom } from '../bot.ts'
import { copyOf } from '../copy.ts'
import { COLOURS, numberOf } from './cards.ts'
import { type Facts, ownHands } from './facts.ts'
import { playCard, type TrickDeal } from './trick-deal.ts'
import { unseenDealer } from './unseen.ts'

/** A trick deal before its first card; of the hands it has one's own. */
export const openTrickDeal = (facts: Facts, leader: number): TrickDeal => {
  const { view, group, side } = facts
  return {
    seats: view.seats,
    group,
    side,
    jokerLead: view.options.jokerLead,
    hands: ownHands(facts),
    gone: new Int32Array(COLOURS),
    taken: new Int32Array(COLOURS * (Math.max(...group) + 1)),
    trick: new Int32Array(view.seats),
    played: 0,
    leader,
    best: 0,
    holder: 0,
    done: 0,
    left: 60 / view.seats,
    second: -1,
    last: -1,
  }
}

/** The trick deal as it stands. */
export const trickDealOf = (facts: Facts): TrickDeal => {
  const { view, me } = facts
  const deal = openTrickDeal(facts, view.waiting[0] ?? me)
  if (view.play.phase !== 'trick') return deal
  for (const plays of [...view.play.taken.map((one) => one.plays), view.play.trick]) {
    for (const [place, { seat, card }] of plays.entries()) {
      if (place === 0) deal.leader = seat
      playCard(deal, numberOf(card))
    }
  }
  if (deal.played === 0) deal.leader = view.waiting[0] ?? me
  return deal
}

/** So many ways in which the unseen cards may lie that agree with what the seat has seen. */
export const trickWorlds = (facts: Facts, deal: TrickDeal, count: number, random: BotRandom): readonly TrickDeal[] => {
  const dealUnseen = unseenDealer(facts, deal.hands, random)
  return Array.from({ length: count }, () => {
    const world = copyOf(deal)
    dealUnseen(world.hands)
    return world
  })
}
