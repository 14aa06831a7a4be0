import type { Seat } from '../../../core/seat.ts'
import type { DealKind, SjufingreOptions } from '../../../games/sjufingre/index.ts'

const KIND: Readonly<Record<string, DealKind>> = { T: 'trick', B: 'build', S: 'solitaire' }

/** Deals of one kind that follow each other: `TTTBTTTS` is three, one, three, one. */
export const runsOf = (programme: string): readonly { readonly kind: DealKind; readonly count: number }[] =>
  [...programme.matchAll(/(.)\1*/g)].map(([run, letter = '']) => ({ kind: KIND[letter] ?? 'trick', count: run.length }))

/** S7-4, S7-20 How far the gifts of the trick deals go in their turn, and when that begins anew. */
const giftsOf = (programme: string) => {
  const runs = runsOf(programme).flatMap(({ kind, count }) => (kind === 'trick' ? [count] : []))
  const longest = Math.max(0, ...runs)
  return {
    reach: Math.min(longest, 3),
    /** After the third trick deal in a row. */
    again: longest > 3,
    /** After deals of another kind. */
    anew: longest > 1 && runs.length > 1,
  }
}

/** What the rules of a table need to know of its house rules. */
export const factsOf = ({ programme, teams, teamScoring, jokerLead }: SjufingreOptions, seats: number) => ({
  deals: programme.length,
  runs: runsOf(programme),
  trick: programme.includes('T'),
  build: programme.includes('B'),
  solitaire: programme.includes('S'),
  gifts: giftsOf(programme),
  /** S7-1 */
  hand: 60 / seats,
  /** S7-4 */
  trickGift: seats <= 4 ? 2 : 1,
  /** S7-5 */
  otherGift: seats === 3 ? 2 : 1,
  /** S7-4 Every third trick deal of three players is played without an exchange. */
  noThird: seats === 3 && /TTT/.test(programme),
  teams,
  pooled: teamScoring === 'pooled',
  jokerLead,
})

/** S7-D14d The seats of a side: partners sit opposite each other. */
export const seatsOfSide = (side: number, sides: number, seats: number): readonly Seat[] =>
  sides === seats ? [side] : [side, side + sides]
