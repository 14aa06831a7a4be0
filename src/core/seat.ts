/** A place in a game, counted clockwise from 0. Seat 0 is eldest hand in the first deal; the last seat deals it. */
export type Seat = number

/** All seats of a game with `count` seats, in clockwise order. */
export const allSeats = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat)

/** The next seat clockwise (the left neighbour). */
export const leftOf = (seat: Seat, count: number): Seat => (seat + 1) % count

/** All seats clockwise, beginning with `first`. */
export const clockwiseFrom = (first: Seat, count: number): readonly Seat[] =>
  allSeats(count).map((step) => (first + step) % count)
