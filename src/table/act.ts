import type { Game } from '../core/game.ts'
import type { Random } from '../core/random.ts'
import { ok, type Result, type RuleError, refused } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import { advance, dealsPlayed } from './advance.ts'
import { learned } from './lessons.ts'
import type { LogEntry } from './log.ts'
import { withoutSettled } from './motion.ts'
import { seatOfChair, type Table, type TableError, type WithMatch, withChair } from './table.ts'

/** What a form says: the seat's move number as it stood on the page, and the action. */
export interface Act {
  readonly chair: number
  readonly move: number
  readonly action: string
  /** Cards ticked on the page. They belong to an action that takes cards; any other is done as if none were ticked. */
  readonly cards?: readonly string[]
}

/** What an act needs from outside. */
interface Sources {
  /** The action that the log holds for a seat and move number; asked for old numbers only. */
  readonly said: (seat: Seat, move: number) => string | undefined
  readonly random: Random
}

/**
 * What came of an act. `attempted`: the rules refuse it, but everybody at the table noticed. `again`: the same form had
 * been taken before, and nothing changed.
 */
type Acted =
  | { readonly kind: 'done'; readonly table: Table; readonly entry: LogEntry }
  | { readonly kind: 'attempted'; readonly table: Table; readonly entry: LogEntry; readonly objection: RuleError }
  | { readonly kind: 'again' }

/** Why an act is not taken: the table's reason, or the game's objection. */
export type ActRefusal =
  | { readonly by: 'table'; readonly error: TableError }
  | { readonly by: 'rules'; readonly objection: RuleError }

/** An attempt that the whole table notices is told once a decision, however often it is repeated; no record has it. */
const attempted = (
  table: WithMatch,
  game: Game,
  { seat, move, action }: { readonly seat: Seat; readonly move: number; readonly action: object },
  objection: RuleError,
  now: number,
): Acted | undefined => {
  const { match } = table
  const event = game.attempted?.(match.state, seat, action)
  if (event === undefined || (match.attempt?.seat === seat && match.attempt.move === move)) return undefined
  const entry = { number: match.entries, at: now, shuffles: [], events: [event] }
  const told = { ...match, entries: match.entries + 1, attempt: { seat, move } }
  return { kind: 'attempted', table: { ...table, changedAt: now, match: told }, entry, objection }
}

/**
 * Takes an act. Every number is accepted once: the same post again changes nothing, another action under an old number
 * is stale.
 */
export const act = (
  table: Table,
  game: Game,
  { chair, move, action, cards = [] }: Act,
  { said, random }: Sources,
  now: number,
): Result<Acted, ActRefusal> => {
  const { match } = table
  const seat = seatOfChair(table, chair)
  if (match === undefined || seat === undefined) return refused({ by: 'table', error: { code: 'not-started' } })
  const whole = [action, ...cards].join(' ')
  const read = game.read(whole) ?? game.read(action)
  const spelled = read === undefined ? whole : game.write(read)
  if (move !== match.moves[seat])
    return said(seat, move) === spelled ? ok({ kind: 'again' }) : refused({ by: 'table', error: { code: 'stale' } })
  const objection = game.objection(match.state, seat, read)
  if (read === undefined) return refused({ by: 'rules', objection: objection ?? { code: 'unknown-action' } })
  if (objection !== undefined) {
    const noticed = attempted({ ...table, match }, game, { seat, move, action: read }, objection, now)
    return noticed === undefined ? refused({ by: 'rules', objection }) : ok(noticed)
  }
  // Whoever acts is here, and has the finished deals behind them.
  const here = withChair(table, chair, {
    leftAt: now,
    ...(table.chairs[chair]?.recalledAt && { recalledAt: 0 }),
    seenDeal: dealsPlayed(game, match.state),
    ...learned(table, game, chair, seat),
  })
  const back = { ...here, match: { ...match, missed: match.missed.with(seat, 0) } }
  return ok({ kind: 'done', ...advance(withoutSettled(back), game, { seat, action: read, by: 'player' }, random, now) })
}

/** Somebody has seen the deals up to number `deal` (counted from 1) and goes on. */
export const goOn = (table: Table, game: Game, chair: number, deal: number): Table => {
  const played = table.match === undefined ? 0 : dealsPlayed(game, table.match.state)
  const seen = Math.min(deal, played)
  return seen > (table.chairs[chair]?.seenDeal ?? 0) ? withChair(table, chair, { seenDeal: seen }) : table
}
