import type { Seat } from '../../../core/seat.ts'
import type { DealKind, SjufingreOptions } from '../../../games/sjufingre/index.ts'

const KIND: Readonly<Record<string, DealKind>> = { T: 'trick', B: 'build', S: 'solitaire' }

/** Deals of one kind that follow each other: `TTTBTTTS` is three, one, three, one. */
export const runsOf = (programme: string): readonly { readonly kind: DealKind; readonly count: number }[] =>
  [...programme.matchAll(/(.)\1*/g)].map(([run, letter = '']) => ({ kind: KIND[letter] ?? 'trick', count: run.length }))

/** What the rules of a table need to know of its house rules. */
export const factsOf = ({ programme, teams, teamScoring, jokerLead }: SjufingreOptions, seats: number) => ({
  deals: programme.length,
  runs: runsOf(programme),
  trick: programme.includes('T'),
  build: programme.includes('B'),
  solitaire: programme.includes('S'),
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
