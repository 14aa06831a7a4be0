import type { Game } from '../core/game.ts'
import { ok, type Result, refused } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import type { LogEntry } from './log.ts'
import { noted } from './note.ts'
import { seatOfChair, type Table, type TableError, withChair } from './table.ts'

/** What a seat was told that it might do. It is for that seat alone, and for the turn it was asked at. */
export interface Whisper {
  readonly move: number
  /** In its one spelling. */
  readonly action: string
  /** Why, as a code with particulars; absent where nothing is known to speak for it. */
  readonly reason?: { readonly code: string }
}

/** What the one who is asked answers, from what a seat sees. */
export type Advice = Omit<Whisper, 'move'>

/**
 * A seat whose turn it is asks what somebody else would do, where the table allows that. Everybody hears that it asked;
 * what it was told only it knows. The same form again changes nothing.
 */
export const whisper = (
  table: Table,
  game: Game,
  { chair, move }: { readonly chair: number; readonly move: number },
  advise: (state: object, seat: Seat) => Advice,
  now: number,
): Result<{ readonly table: Table; readonly entry?: LogEntry }, TableError> => {
  const { match } = table
  const seat = seatOfChair(table, chair)
  if (match === undefined || seat === undefined) return refused({ code: 'not-started' })
  if (table.whispers !== true) return refused({ code: 'no-whispers' })
  if (move !== match.moves[seat] || !game.waitingFor(match.state).includes(seat)) return refused({ code: 'stale' })
  if (table.chairs[chair]?.whisper?.move === move) return ok({ table })
  const told = withChair(table, chair, { whisper: { move, ...advise(match.state, seat) } })
  return ok(noted({ ...told, match }, { code: 'whispered', seat }, now))
}

/** What a seat was told at this turn, as long as it may still do that. */
export const whisperOf = ({ chairs, match }: Table, game: Game, chair: number, seat: Seat): Advice | undefined => {
  const whisper = chairs[chair]?.whisper
  if (match === undefined || whisper === undefined || whisper.move !== match.moves[seat]) return undefined
  const { move: _, ...advice } = whisper
  return game.objection(match.state, seat, game.read(advice.action)) === undefined ? advice : undefined
}
