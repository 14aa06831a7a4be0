import type { Game } from '../core/game.ts'
import { allSeats, type Seat } from '../core/seat.ts'
import type { Match } from './table.ts'

/** A time at which somebody was told of something, and how. */
export interface Told {
  /** Milliseconds since 1970. */
  readonly at: number
  /** How they were told: `push`, `mail`, …; never what was said. */
  readonly channel: string
}

/** A decision that a seat owes the table. Its number is the seat's move number: a number is one turn, told of once. */
export interface Turn {
  readonly move: number
  readonly since: number
  /** The person's own object has taken it over and tells them. */
  readonly handed: boolean
  readonly told?: Told
  /** When somebody at the table last asked for it, ms since 1970. */
  readonly nudgedAt?: number
  /** How many reminders of the deadline have gone out: at half time, near the end, and when time was out. */
  readonly reminded: number
  /** Time is out, and the deadline has been counted as missed. */
  readonly counted: boolean
}

/** The turns after a change of the match: those that still wait stay as they are, new ones begin now. */
export const turnsAfter = (match: Match, game: Game, now: number): readonly (Turn | null)[] => {
  const waiting = game.waitingFor(match.state)
  return allSeats(match.seating.length).map((seat) => {
    const [old, move] = [match.turns[seat], match.moves[seat] ?? 0]
    if (!waiting.includes(seat)) return null
    return old?.move === move ? old : { move, since: now, handed: false, reminded: 0, counted: false }
  })
}

/** The match with one turn changed, if it is still the one meant. */
export const withTurn = (match: Match, seat: Seat, move: number, change: Partial<Turn>): Match => ({
  ...match,
  turns: match.turns.map((turn, other) =>
    turn && other === seat && turn.move === move ? { ...turn, ...change } : turn,
  ),
})
