import type { Game } from '../core/game.ts'
import type { Random } from '../core/random.ts'
import { ok, type Result, type RuleError, refused } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import { type LogEntry, logged } from './log.ts'
import { type Match, seatOfChair, type Table, type TableError, withChair } from './table.ts'

/** What a form says: the seat's move number as it stood on the page, and the action. */
export interface Act {
  readonly chair: number
  readonly move: number
  readonly action: string
}

/** What came of an act. `again`: the same form had been taken before, and nothing changed. */
export type Acted =
  | { readonly kind: 'done'; readonly table: Table; readonly entry: LogEntry }
  | { readonly kind: 'again' }

/** Why an act is not taken: the table's reason, or the game's objection. */
export type ActRefusal =
  | { readonly by: 'table'; readonly error: TableError }
  | { readonly by: 'rules'; readonly objection: RuleError }

const deals = (game: Game, state: object): number => game.standing(state).sheet.length

/**
 * A number is used up by its own seat's action, and by the end of a deal: a page from the last deal must not act in
 * this one.
 */
const nextMoves = (match: Match, actor: number, dealEnded: boolean): readonly number[] =>
  match.moves.map((move, seat) => (dealEnded || seat === actor ? move + 1 : move))

/**
 * Takes an act. Every number is accepted once: the same post again changes nothing, another action under an old number
 * is stale. `said` finds the action that the log holds for a seat and move number; it is asked for old numbers only.
 */
export const act = (
  table: Table,
  game: Game,
  { chair, move, action }: Act,
  said: (seat: Seat, move: number) => string | undefined,
  chance: Random,
  now: number,
): Result<Acted, ActRefusal> => {
  const { match } = table
  const seat = seatOfChair(table, chair)
  if (match === undefined || seat === undefined) return refused({ by: 'table', error: { code: 'not-started' } })
  const read = game.read(action)
  const spelled = read === undefined ? action : game.write(read)
  if (move !== match.moves[seat])
    return said(seat, move) === spelled ? ok({ kind: 'again' }) : refused({ by: 'table', error: { code: 'stale' } })
  const objection = game.objection(match.state, seat, read)
  if (objection !== undefined || read === undefined)
    return refused({ by: 'rules', objection: objection ?? { code: 'unknown-action' } })
  const { random, shuffles } = logged(chance)
  const { state, events } = game.perform(match.state, seat, read, random)
  const next: Match = {
    ...match,
    state,
    moves: nextMoves(match, seat, deals(game, state) !== deals(game, match.state)),
    lastActs: match.lastActs.map((entry, other) => (other === seat ? match.entries : entry)),
    entries: match.entries + 1,
    packs: match.packs + shuffles.length,
    over: game.standing(state).over,
  }
  return ok({
    kind: 'done',
    table: { ...table, match: next, changedAt: now },
    entry: { number: match.entries, at: now, act: { seat, move, action: spelled }, shuffles, events },
  })
}

/** Somebody has seen the deals up to number `deal` (counted from 1) and goes on. */
export const goOn = (table: Table, game: Game, chair: number, deal: number): Table => {
  const played = table.match === undefined ? 0 : deals(game, table.match.state)
  const seen = Math.min(deal, played)
  return seen > (table.chairs[chair]?.seenDeal ?? 0) ? withChair(table, chair, { seenDeal: seen }) : table
}
