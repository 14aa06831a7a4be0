import type { Seat } from '../core/seat.ts'

/**
 * The people a sentence speaks of: names by seat, the seat of the reader if they have one, and what they say in words of
 * their own, by the game's name for it.
 */
export interface Who {
  readonly names: readonly string[]
  readonly me?: Seat
  readonly phrases?: Readonly<Record<string, string>>
}

/** The name at a seat. */
export const nameOf = (who: Who, seat: Seat): string => who.names[seat] ?? ''
