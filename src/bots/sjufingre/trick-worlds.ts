import type { BotRandom } from '../bot.ts'
import { copyOf } from '../copy.ts'
import { dealOut } from '../deal-out.ts'
import { suitAt as colourOf, numbersIn, heightAt as rankAt } from '../sets.ts'
import { COLOURS, numberOf } from './cards.ts'
import { type Facts, roomIn } from './facts.ts'
import { playCard, type TrickDeal } from './trick-deal.ts'

/** A trick deal before its first card; of the hands it has one's own. */
export const openTrickDeal = ({ view, group, side, hand, me }: Facts, leader: number): TrickDeal => {
  const hands = new Int32Array(COLOURS * view.seats)
  hands.set(hand, COLOURS * me)
  return {
    seats: view.seats,
    group,
    side,
    jokerLead: view.options.jokerLead,
    hands,
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

/** Puts one more card into a hand. */
export const putInHand = (hands: Int32Array, seat: number, card: number): void => {
  const place = COLOURS * seat + colourOf(card)
  hands[place] = (hands[place] as number) | (1 << rankAt(card))
}

/** So many ways in which the unseen cards may lie that agree with what the seat has seen. */
export const trickWorlds = (facts: Facts, deal: TrickDeal, count: number, random: BotRandom): readonly TrickDeal[] => {
  const cards = numbersIn(facts.unseen)
  const places = { room: roomIn(facts), voids: facts.voids }
  return Array.from({ length: count }, () => {
    const world = copyOf(deal)
    dealOut(
      places,
      cards,
      random,
      () => world.hands.set(deal.hands),
      (seat, card) => putInHand(world.hands, seat, card),
    )
    return world
  })
}
