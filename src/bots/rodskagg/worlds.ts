import type { Seat } from '../../core/seat.ts'
import type { BotRandom } from '../bot.ts'
import { drawFirst } from '../random.ts'
import { suitAt } from '../sets.ts'
import { type Course, copyOf } from './deal.ts'
import type { Facts } from './facts.ts'
import { estimate, type Index } from './hand.ts'
import { tricksOf } from './worth.ts'

/** A deal on its way with all hands filled, and how well they fit what was said. */
export interface World {
  readonly course: Course
  readonly weight: number
}

/** So many ways in which the cards may lie, none of which gives a seat a suit that it has not followed. */
export const worlds = (facts: Facts, count: number, random: BotRandom): readonly World[] =>
  Array.from({ length: count }, () => {
    const hands = handsOf(facts, random)
    const course = copyOf(facts.course)
    for (const [seat, hand] of hands) course.hands[seat] = hand
    return { course, weight: likelihood(facts, hands) }
  })

/** How often a way of dealing that ends with a wrong suit is tried anew. */
const TRIES = 6

const handsOf = (facts: Facts, random: BotRandom): ReadonlyMap<Seat, Index[]> => {
  const { me, frame, sizes, voids } = facts
  const others = frame.players.filter((seat) => seat !== me)
  // Those who can hold least of what is left are dealt to first.
  const order = others.toSorted((one, other) => (voids[other] ?? 0) - (voids[one] ?? 0))
  const cards = [...facts.unseen]
  const hands = new Map<Seat, Index[]>()
  for (let attempt = 0; attempt < TRIES; attempt++) {
    drawFirst(cards, cards.length, random)
    const left = [...cards]
    hands.clear()
    for (const seat of order) hands.set(seat, take(left, sizes[seat] ?? 0, voids[seat] ?? 0, attempt === TRIES - 1))
    if (order.every((seat) => hands.get(seat)?.length === sizes[seat])) break
  }
  return hands
}

/** The first cards of a list that are of no suit in `voids`, taken out of it; in need also others. */
const take = (cards: Index[], count: number, voids: number, inNeed: boolean): Index[] => {
  const hand: Index[] = []
  for (let place = 0; place < cards.length && hand.length < count; ) {
    const card = cards[place] as Index
    if (((voids >> suitAt(card)) & 1) === 0) {
      hand.push(card)
      cards.splice(place, 1)
    } else place++
  }
  while (inNeed && hand.length < count && cards.length > 0) hand.push(cards.pop() as Index)
  return hand
}

/** People bid about what they hold, unless they are below zero. */
const likelihood = ({ frame, shown }: Facts, hands: ReadonlyMap<Seat, readonly Index[]>): number => {
  let off = 0
  for (const [seat, hand] of hands) {
    const bid = frame.bids[seat]
    if (bid === undefined || (frame.scores[seat] ?? 0) <= 0) continue
    const excess = estimate([...hand, ...(shown[seat] ?? [])], frame.players.length) - tricksOf(bid)
    off += excess * excess
  }
  return Math.exp(-0.2 * off)
}
