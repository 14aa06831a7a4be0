import type { DealKind } from '../../games/sjufingre/index.ts'
import type { BotRandom } from '../bot.ts'
import { putIn, setAt, takeOut } from '../sets.ts'
import { type CardNumber, COLOURS, numberOf } from './cards.ts'
import { type Facts, ownHands } from './facts.ts'
import { giftOrder } from './gifts.ts'
import type { Rows } from './rows.ts'
import { rowsOf } from './rows-facts.ts'
import type { TrickDeal } from './trick-deal.ts'
import { openTrickDeal } from './trick-worlds.ts'
import { unseenDealer } from './unseen.ts'

/** Cards for one receiver. */
type Gift = readonly CardNumber[]

/** What a gift leads to in one world: the deal after the exchange, on the point of being played. */
type GiftWorld = (gift: Gift) => TrickDeal | Rows

/** How cards change hands before a deal. */
interface Exchange {
  readonly kind: DealKind
  readonly seats: number
  readonly side: readonly number[]
  /** How many places on each receiver sits, and how many cards each of them gets. */
  readonly steps: readonly number[]
  readonly count: number
}

/** What a seat gives each of its receivers: the first of them what is `known`, the others by rule of thumb. */
const giftsOf = (exchange: Exchange, dealt: Int32Array, seat: number, known: readonly Gift[]): readonly Gift[] => {
  const { kind, seats, side, steps, count } = exchange
  const left = dealt.slice()
  for (const card of known.flat()) takeOut(left, seat, card)
  return steps.map((step, index) => {
    const toPartner = side[(seat + step) % seats] === side[seat]
    const gift = known[index] ?? giftOrder(kind, left, seat, toPartner).slice(0, count)
    for (const card of gift) takeOut(left, seat, card)
    return gift
  })
}

/** The hands after everybody's gifts have changed hands. */
const handOver = (exchange: Exchange, dealt: Int32Array, gifts: readonly (readonly Gift[])[]): Int32Array => {
  const { seats, steps } = exchange
  const hands = dealt.slice()
  for (const [seat, given] of gifts.entries()) for (const card of given.flat()) takeOut(hands, seat, card)
  for (const [seat, given] of gifts.entries()) {
    for (const [index, step] of steps.entries()) {
      for (const card of given[index] ?? []) putIn(hands, (seat + step) % seats, card)
    }
  }
  return hands
}

/** Who can lay a card in a solitaire deal begins: the eldest or the next one with an 8. */
const firstWithEight = (hands: Int32Array, eldest: number, seats: number): number => {
  for (let step = 0; step < seats; step++) {
    const seat = (eldest + step) % seats
    for (let colour = 0; colour < COLOURS; colour++) if ((setAt(hands, seat, colour) >> 8) & 1) return seat
  }
  return eldest
}

/** How many cards each of so many seats is dealt. */
const handSize = (seats: number): number => 60 / seats

/** The deal that begins with these hands. */
const dealWith = (facts: Facts, hands: Int32Array): TrickDeal | Rows => {
  const { seats, kind, dealer } = facts.view
  const eldest = (dealer + 1) % seats
  if (kind === 'trick') return { ...openTrickDeal(facts, eldest), hands }
  const left = Int32Array.from({ length: seats }, () => handSize(seats))
  return { ...rowsOf(facts), hands, left, turn: firstWithEight(hands, eldest, seats) }
}

/** So many ways in which the cards may have been dealt; the others give by rule of thumb. */
export const giftWorlds = (facts: Facts, count: number, random: BotRandom): readonly GiftWorld[] => {
  const { view, me, side } = facts
  const { seats, play, kind } = view
  if (play.phase !== 'exchange') return []
  const steps = play.receivers.map((receiver) => (receiver - me + seats) % seats)
  const exchange = { kind, seats, side, steps, count: play.count }
  const given = play.given.map(({ cards }) => cards.map(numberOf))
  // As it was dealt, whoever has given since.
  const dealUnseen = unseenDealer({ ...facts, sizes: side.map(() => handSize(seats)) }, ownHands(facts), random)
  return Array.from({ length: count }, () => {
    const dealt = new Int32Array(COLOURS * seats)
    dealUnseen(dealt)
    const others = side.map((_, seat) => (seat === me ? [] : giftsOf(exchange, dealt, seat, [])))
    return (gift) => {
      const gifts = others.with(me, giftsOf(exchange, dealt, me, [...given, gift]))
      return dealWith(facts, handOver(exchange, dealt, gifts))
    }
  })
}
