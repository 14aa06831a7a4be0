import { suitAt as colourOf, heightAt as rankAt, setAt, sizeOf } from '../sets.ts'
import { type CardNumber, COLOURS, type Ranks, WHOLE } from './cards.ts'

/** S7-8, S7-9 What sets of cards, one a colour, are worth to those who have taken them. */
export const pointsOf = (red: Ranks, yellow: Ranks, green: Ranks, blue: Ranks): number => {
  const bits = (rank: number): number =>
    ((red >> rank) & 1) + ((yellow >> rank) & 1) + ((green >> rank) & 1) + ((blue >> rank) & 1)
  const allRed = red === WHOLE
  const ones = bits(1)
  const odd = ((blue >> 2) & 1) + ((yellow >> 10) & 1) + ((green >> 13) & 1)
  const twelves = bits(12)
  let points = ones === 4 ? -10 : 2 * (allRed ? ones - 1 : ones)
  points += odd === 3 ? 15 : -4 * odd
  if (twelves === 4) points += 20
  else
    points -= 3 * (((yellow >> 12) & 1) + ((green >> 12) & 1) + (allRed ? 0 : (red >> 12) & 1)) + 6 * ((blue >> 12) & 1)
  return points + (allRed ? 25 : -sizeOf(red & ~0x1002))
}

/** S7-8 The second and the last trick. */
export const pointsOfTricks = (second: boolean, last: boolean): number =>
  second && last ? 10 : second || last ? -4 : 0

/** S7-8 What a card is worth while no set is complete. */
export const CARD_POINTS: readonly number[] = Array.from({ length: 64 }, (_, card) => {
  const sets = [0, 0, 0, 0]
  sets[colourOf(card)] = 1 << rankAt(card)
  return rankAt(card) === 0 ? 0 : pointsOf(...(sets as [number, number, number, number]))
})

/** When a collection is gone on with, and when it is stopped. */
interface Thresholds {
  /** With so many taken or in hand, and nobody else with any, one goes on collecting. */
  readonly from: number
  /** When somebody else has so many and nobody else any, they must not get them all. */
  readonly stopFrom: number
  /** What a card is worth that stops them. */
  readonly stop: number
}

/** S7-8 A set that is worth collecting. */
interface Collection {
  /** Which numbers of each colour. */
  readonly sets: readonly [red: Ranks, yellow: Ranks, green: Ranks, blue: Ranks]
  readonly size: number
  /** What the whole set brings. */
  readonly whole: number
  readonly among: Thresholds
  /** Between two sides what one does not get goes to the other, and sets come about much sooner. */
  readonly between: Thresholds
}

const TWELVES = 1 << 12

const COLLECTIONS: readonly Collection[] = [
  {
    sets: [0, 1 << 10, 1 << 13, 1 << 2],
    size: 3,
    whole: 15,
    among: { from: 2, stopFrom: 2, stop: 5 },
    between: { from: 0, stopFrom: 1, stop: 7 },
  },
  {
    sets: [TWELVES, TWELVES, TWELVES, TWELVES],
    size: 4,
    whole: 20,
    among: { from: 4, stopFrom: 3, stop: 4 },
    between: { from: 1, stopFrom: 1, stop: 5 },
  },
  {
    sets: [WHOLE, 0, 0, 0],
    size: 15,
    whole: 25,
    among: { from: 10, stopFrom: 7, stop: 4 },
    between: { from: 10, stopFrom: 6, stop: 5 },
  },
]

const overlap = (sets: ArrayLike<number>, base: number, [red, yellow, green, blue]: Collection['sets']): number =>
  sizeOf((sets[base] as number) & red) +
  sizeOf((sets[base + 1] as number) & yellow) +
  sizeOf((sets[base + 2] as number) & green) +
  sizeOf((sets[base + 3] as number) & blue)

/** What is to be done about a collection. */
export interface Plan {
  /** Who has all of it that has been taken and may get the rest; -1 for nobody. */
  readonly collector: number
  /** What each card of it is worth to the group that thinks, more than by itself. */
  readonly worth: number
}

const NO_PLAN: Plan = { collector: -1, worth: 0 }

/** What a group does about a collection: goes on with its own, or stops somebody else's. */
const planFor = (
  { sets, size, whole, among, between }: Collection,
  taken: ArrayLike<number>,
  group: number,
  hand: ArrayLike<number>,
  at: number,
): Plan => {
  const { from, stopFrom, stop } = taken.length > 2 * COLOURS ? among : between
  let [collector, most] = [-1, 0]
  for (let other = 0; COLOURS * other < taken.length; other++) {
    const count = overlap(taken, COLOURS * other, sets)
    if (count === 0) continue
    if (collector >= 0) return NO_PLAN
    collector = other
    most = count
  }
  if (collector >= 0 && collector !== group) return most >= stopFrom ? { collector, worth: stop } : NO_PLAN
  const own = most + overlap(hand, at, sets)
  return own >= from ? { collector: group, worth: whole / size + 2 } : NO_PLAN
}

/**
 * What a group does about each collection. `taken` has four sets for each group, `hand` from `at` on what the seat that
 * thinks can bring itself.
 */
export const plansOf = (
  taken: ArrayLike<number>,
  group: number,
  hand: ArrayLike<number>,
  at: number,
): readonly Plan[] => COLLECTIONS.map((collection) => planFor(collection, taken, group, hand, at))

/** Which collection a card belongs to, as bits. */
const COLLECTED: readonly number[] = Array.from({ length: 64 }, (_, card: CardNumber) =>
  COLLECTIONS.reduce(
    (bits, { sets }, index) => (((sets[colourOf(card)] as number) >> rankAt(card)) & 1 ? bits | (1 << index) : bits),
    0,
  ),
)

/** S7-8 What spoils three ones when the fourth comes to them: what they count, and what all four cost. */
const FOURTH_ONE = -16

/** What a card is worth to a group that has taken what it has, and by its plans. */
export const worthTo = (taken: ArrayLike<number>, group: number, plans: readonly Plan[], card: CardNumber): number => {
  if (rankAt(card) === 1) {
    let ones = 0
    for (let colour = 0; colour < COLOURS; colour++) ones += (setAt(taken, group, colour) >> 1) & 1
    if (ones === 3) return FOURTH_ONE
  }
  const bits = COLLECTED[card] as number
  let worth = CARD_POINTS[card] as number
  for (let index = 0; bits >> index !== 0; index++) {
    const plan = plans[index] as Plan
    if (((bits >> index) & 1) !== 0 && plan.worth > 0) worth = Math.max(worth, plan.worth)
  }
  return worth
}

/** What a card is worth in the hands of another group: there it must not complete what that group collects. */
export const worthElsewhere = (plans: readonly Plan[], holder: number, card: CardNumber): number => {
  const bits = COLLECTED[card] as number
  let worth = CARD_POINTS[card] as number
  for (let index = 0; bits >> index !== 0; index++) {
    const plan = plans[index] as Plan
    if (((bits >> index) & 1) !== 0 && plan.collector === holder && plan.worth > 0) worth = Math.max(worth, plan.worth)
  }
  return worth
}

/** What groups have taken in a deal; a group is a seat, or a team whose cards lie together. */
export interface Takings {
  /** By seat: its group, and its side. */
  readonly group: readonly number[]
  readonly side: readonly number[]
  /** By group and colour. */
  readonly taken: Int32Array
  /** The group of the second trick and of the last; -1 where there is none. */
  readonly second: number
  readonly last: number
  /** By group: svuppers. */
  readonly sweeps?: Int32Array
}

/** Points of every side. */
export const pointsOfSides = ({ taken, group, side, second, last, sweeps }: Takings): number[] => {
  const points: number[] = Array(Math.max(...side) + 1).fill(0)
  const counted = new Set<number>()
  for (const [seat, one] of group.entries()) {
    if (counted.has(one)) continue
    counted.add(one)
    const at = COLOURS * one
    const own = pointsOf(taken[at] as number, taken[at + 1] as number, taken[at + 2] as number, taken[at + 3] as number)
    const to = side[seat] as number
    points[to] = (points[to] as number) + own + pointsOfTricks(second === one, last === one) + 2 * (sweeps?.[one] ?? 0)
  }
  return points
}
