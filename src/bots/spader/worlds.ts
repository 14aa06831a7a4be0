import type { BotRandom } from '../bot.ts'
import { copyOf } from '../copy.ts'
import { dealOut, mayHold } from '../deal-out.ts'
import { numbersIn, putIn, SUIT_COUNT, setAt, sizeOf } from '../sets.ts'
import type { CardNumber } from './cards.ts'
import { chanceOfNil, countTricks } from './count.ts'
import { type Deal, held } from './deal.ts'
import { likelyOrder } from './drawn.ts'
import { tricksExpected } from './estimate.ts'
import type { Facts } from './facts.ts'

/** One way in which the cards may lie, and how well it fits the bids. */
export interface World {
  readonly deal: Deal
  readonly weight: number
}

/** How well the hands explain the bids that have been made. */
const fitOf = ({ me, shown, view, deal: { pack } }: Facts, deal: Deal): number => {
  const start = [0, 0, 0, 0]
  let weight = 1
  for (const [place, { seat, bid }] of view.calls.entries()) {
    if (seat === me || bid === 'blind-nil' || view.options.mirror) continue
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      start[suit] = held(deal, seat, suit) | setAt(shown, seat, suit)
    }
    const hand = { own: start, pack, seats: deal.seats }
    if (bid === 'nil') weight *= (view.options.suicide ? 0.3 : 0.02) + chanceOfNil(hand)
    else {
      const partner = deal.partner[seat] as number
      const partnersBid = view.calls.slice(0, place).find((call) => call.seat === partner)?.bid
      weight *= Math.exp(-((tricksExpected(countTricks(hand), view, partnersBid) - bid) ** 2) / 3)
    }
  }
  return weight
}

/** By seat: how many cards it holds of which nothing is known. */
const roomIn = ({ me, sizes, deal }: Facts): readonly number[] =>
  sizes.map((size, seat) => {
    const known = [0, 1, 2, 3].reduce((sum, suit) => sum + sizeOf(held(deal, seat, suit)), 0)
    return seat === me ? 0 : size - known
  })

/** Deals out unseen cards as they may lie: `give` is told each, `start` is called before every try. */
const dealUnseen = (
  facts: Facts,
  random: BotRandom,
): ((start: () => void, give: (seat: number, card: CardNumber) => void) => void) => {
  const { view, voids, me } = facts
  const cards = numbersIn(facts.unseen)
  const room = roomIn(facts)
  if (view.form !== 'two') {
    const places = { room, voids }
    return (start, give) => dealOut(places, cards, random, start, give)
  }
  const other = 1 - me
  const possible = cards.filter((card) => mayHold(voids, other, card))
  return (start, give) => {
    start()
    for (const card of likelyOrder(possible, random).slice(0, room[other])) give(other, card)
  }
}

/** So many worlds that agree with what the seat has seen. */
export const worldsFor = (facts: Facts, count: number, random: BotRandom): readonly World[] => {
  const deal = dealUnseen(facts, random)
  return Array.from({ length: count }, () => {
    const world = copyOf(facts.deal)
    const start = (): void => world.hands.set(facts.deal.hands)
    deal(start, (seat, card) => putIn(world.hands, seat, card))
    return { deal: world, weight: fitOf(facts, world) }
  })
}
