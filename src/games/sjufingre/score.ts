import type { DealResult, SideResult } from '../../core/game.ts'
import type { Seat } from '../../core/seat.ts'
import { type Card, PACK, rankOf, suitOf } from './cards.ts'

/** S7-8 The categories that are printed on the cards as rings. */
export const CATEGORIES = ['ones', 'odd', 'twelves', 'red'] as const
export type Category = (typeof CATEGORIES)[number]

/** Why a side has points; the numbers that a sentence about it needs stand beside the code. */
export type SjufingreScoreLine = (
  | {
      readonly code: Category
      readonly points: number
      /** S7-9 How many cards these points come from. */
      readonly count: number
      /** The whole set is there, and counts instead of its cards. */
      readonly complete: boolean
    }
  | { readonly code: 'tricks'; readonly points: number; readonly second: boolean; readonly last: boolean }
  | { readonly code: 'sweeps'; readonly points: number; readonly count: number }
  | { readonly code: 'cards-left'; readonly points: number; readonly count: number }
) & {
  /** S7-D14c Whose points these are, when partners are scored one by one. */
  readonly seat?: Seat
}

/** What one side got out of one deal. */
export interface SjufingreSideResult extends SideResult {
  readonly lines: readonly SjufingreScoreLine[]
}

/** An entry of the score sheet. */
export interface SheetEntry extends DealResult {
  readonly sides: readonly SjufingreSideResult[]
}

// S7-8 Categories

const ODD: readonly Card[] = ['B2', 'Y10', 'G13']

/** S7-8 The complete set of every category. */
const SETS: Readonly<Record<Category, readonly Card[]>> = {
  ones: PACK.filter((card) => rankOf(card) === 1),
  odd: ODD,
  twelves: PACK.filter((card) => rankOf(card) === 12),
  red: PACK.filter((card) => suitOf(card) === 'R'),
}

/** S7-8 What a complete set counts instead of its cards. */
const SET_POINTS: Readonly<Record<Category, number>> = { ones: -10, odd: 15, twelves: 20, red: 25 }

/** The categories to whose sets a card belongs; red 1 and red 12 belong to two. */
export const categoriesOf = (card: Card): readonly Category[] =>
  CATEGORIES.filter((category) => SETS[category].includes(card))

/** S7-8 What a card is worth to its taker as long as no set is complete. */
export const cardValue = (card: Card): number => {
  if (rankOf(card) === 1) return 2
  if (ODD.includes(card)) return -4
  if (card === 'B12') return -6
  if (rankOf(card) === 12) return -3
  return suitOf(card) === 'R' ? -1 : 0
}

/** S7-9, S7-Q1, S7-Q4 The one category in which a card counts by itself: red 1 among the ones, red 12 among the red. */
const singleCategoryOf = (card: Card): Category | undefined => (card === 'R12' ? 'red' : categoriesOf(card)[0])

// S7-8, S7-16 What a player took in a trick or build deal

/** What one player took in a deal, or two partners who are judged together. */
export interface Takings {
  readonly cards: readonly Card[]
  readonly second: boolean
  readonly last: boolean
  readonly sweeps: number
}

/** S7-Q14 What two partners took, judged together. */
export const pooled = (one: Takings, other: Takings): Takings => ({
  cards: [...one.cards, ...other.cards],
  second: one.second || other.second,
  last: one.last || other.last,
  sweeps: one.sweeps + other.sweeps,
})

/** S7-8, S7-9, S7-16 The reasons for the points of a trick or build deal. */
export const scoreTakings = (takings: Takings): readonly SjufingreScoreLine[] => [
  ...CATEGORIES.flatMap((category) => categoryLine(category, takings.cards)),
  ...trickLine(takings),
  ...sweepLine(takings),
]

/** S7-9 A complete set counts as such; a card of one counts nowhere by itself. */
const categoryLine = (category: Category, cards: readonly Card[]): readonly SjufingreScoreLine[] => {
  const isComplete = (other: Category): boolean => SETS[other].every((card) => cards.includes(card))
  if (isComplete(category)) {
    return [{ code: category, points: SET_POINTS[category], count: SETS[category].length, complete: true }]
  }
  const singles = cards.filter((card) => singleCategoryOf(card) === category && !categoriesOf(card).some(isComplete))
  const points = singles.reduce((sum, card) => sum + cardValue(card), 0)
  return singles.length === 0 ? [] : [{ code: category, points, count: singles.length, complete: false }]
}

/** S7-8 The second and the last trick. */
const trickLine = ({ second, last }: Takings): readonly SjufingreScoreLine[] =>
  second || last ? [{ code: 'tricks', points: second && last ? 10 : -4, second, last }] : []

/** S7-16 A svupper is worth two. */
const sweepLine = ({ sweeps }: Takings): readonly SjufingreScoreLine[] =>
  sweeps > 0 ? [{ code: 'sweeps', points: 2 * sweeps, count: sweeps }] : []

// S7-18 What was left in a solitaire deal

/** S7-18 Ten points off for every card left. */
export const scoreCardsLeft = (count: number): readonly SjufingreScoreLine[] => [
  { code: 'cards-left', points: 0 - 10 * count, count },
]

/** The points of some lines together. */
export const sumOf = (lines: readonly SjufingreScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0)
