import type { Game } from '../core/game.ts'
import type { Random } from '../core/random.ts'
import { ok, type Result, refused } from '../core/result.ts'
import { advance, dealsPlayed } from './advance.ts'
import type { LogEntry } from './log.ts'
import { seatOfChair, type Table, type TableError } from './table.ts'

/**
 * Somebody says that every trick left is theirs. If that is certain from their own cards and what all have seen, the
 * table plays the deal out: their cards as they win, those of the others as the clock would. Nobody could have changed
 * anything, so nobody is asked.
 */
export const claim = (
  table: Table,
  game: Game,
  { chair, move }: { readonly chair: number; readonly move: number },
  chance: (table: Table) => Random,
  now: number,
): Result<{ table: Table; entries: readonly LogEntry[] }, TableError> => {
  const seat = seatOfChair(table, chair)
  const { match, ...rest } = table
  if (match === undefined || seat === undefined || match.over) return refused({ code: 'not-started' })
  if (move !== match.moves[seat]) return refused({ code: 'stale' })
  const { ahead } = game
  if (ahead?.hasClaims(match.state) !== true || !game.waitingFor(match.state).includes(seat))
    return refused({ code: 'claim-not-now' })
  const certain = ahead.certain(match.state, seat)
  if (certain === undefined) return refused({ code: 'claim-not-certain' })
  const cards = [...certain]
  const deals = dealsPlayed(game, match.state)
  const entries: LogEntry[] = []
  let current = { ...rest, match }
  while (!current.match.over && dealsPlayed(game, current.match.state) === deals) {
    const { state } = current.match
    const [turn] = game.waitingFor(state)
    const action = turn === seat ? cards.shift() : game.fallback(state, turn ?? seat)
    if (turn === undefined || action === undefined || game.objection(state, turn, action) !== undefined)
      throw new Error('the rest cannot be played out')
    const played = advance(current, game, { seat: turn, action, by: 'orders' }, chance(current), now)
    current = played.table
    entries.push(played.entry)
  }
  return ok({ table: current, entries })
}
