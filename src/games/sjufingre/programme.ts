import { leftOf, type Seat } from '../../core/seat.ts'

/** S7-20 The kinds of deal a programme is made of. */
const DEAL_KINDS = ['trick', 'build', 'solitaire'] as const
export type DealKind = (typeof DEAL_KINDS)[number]

const kindOfLetter = (letter: string): DealKind => (letter === 'T' ? 'trick' : letter === 'B' ? 'build' : 'solitaire')

/** S7-2, S7-20 The kinds of deal that a programme spells, in order. */
export const kindsOf = (programme: string): readonly DealKind[] => [...programme].map(kindOfLetter)

/** The kind of a deal; deals count from 1. */
export const kindOfDeal = (programme: string, deal: number): DealKind => kindOfLetter(programme.charAt(deal - 1))

/** S7-4, S7-20 The place of a trick deal in its run of trick deals, cyclic 1-2-3: how far to the left its gifts go. */
export const exchangeDistance = (programme: string, deal: number): number => {
  const run = programme.slice(0, deal).split(/[BS]/).at(-1) ?? ''
  return ((run.length - 1) % 3) + 1
}

/** S7-2, S7-D17 The dealer: the last seat deals first, then one seat on for every deal whatever its kind. */
export const dealerOf = (deal: number, seats: number): Seat => (deal - 2 + seats) % seats

/** S7-3 Who begins: the seat left of the dealer. */
export const eldestOf = (deal: number, seats: number): Seat => leftOf(dealerOf(deal, seats), seats)
