import type { Seat } from '../core/seat.ts'

/** The people a sentence speaks of: names by seat, and the seat of the reader if they have one. */
export interface Who {
  readonly names: readonly string[]
  readonly me?: Seat
}

/** The name at a seat. */
export const nameOf = (who: Who, seat: Seat): string => who.names[seat] ?? ''
