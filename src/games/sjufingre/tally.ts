import { allSeats, type Seat } from '../../core/seat.ts'
import type { BySeat, Capture, Tally } from './state.ts'

/** S7-8, S7-17, S7-Q20, S7-D10 Counts the tricks, or captures, of a deal: the second may also be the last. */
export const tallyOf = (taken: readonly { readonly seat: Seat }[], seats: number): Tally => {
  const [second, last] = [taken[1]?.seat, taken.at(-1)?.seat]
  return {
    tricks: allSeats(seats).map((seat) => taken.filter((trick) => trick.seat === seat).length),
    ...(second !== undefined && { second }),
    ...(last !== undefined && { last }),
  }
}

/** S7-16 How often each seat has cleared the table. */
export const sweepsOf = (captures: readonly Capture[], seats: number): BySeat<number> =>
  allSeats(seats).map((seat) => captures.filter((capture) => capture.seat === seat && capture.sweep).length)
