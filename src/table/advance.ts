import type { Game } from '../core/game.ts'
import type { Random } from '../core/random.ts'
import type { Actor } from '../core/record.ts'
import type { Seat } from '../core/seat.ts'
import { type LogEntry, logged } from './log.ts'
import type { Match, WithMatch } from './table.ts'
import { turnsAfter } from './turn.ts'

/** How many deals have been finished. */
export const dealsPlayed = (game: Game, state: object): number => game.standing(state).sheet.length

/**
 * A number is used up by its own seat's action, and by the end of a deal: a page from the last deal must not act in
 * this one.
 */
const movesAfter = (match: Match, actor: Seat, dealEnded: boolean): readonly number[] =>
  match.moves.map((move, seat) => (dealEnded || seat === actor ? move + 1 : move))

/** Performs an action that has no objection, whoever chose it, and writes it down. The table must have a match. */
export const advance = (
  table: WithMatch,
  game: Game,
  { seat, action, by }: { readonly seat: Seat; readonly action: object; readonly by: Actor },
  chance: Random,
  now: number,
): { table: WithMatch; entry: LogEntry } => {
  const { match, motion, ...rest } = table
  const { random, shuffles } = logged(chance)
  const { state, events } = game.perform(match.state, seat, action, random)
  const performed: Match = {
    ...match,
    state,
    moves: movesAfter(match, seat, dealsPlayed(game, state) !== dealsPlayed(game, match.state)),
    lastActs: by === 'player' ? match.lastActs.with(seat, match.entries) : match.lastActs,
    entries: match.entries + 1,
    packs: match.packs + shuffles.length,
    over: game.standing(state).over,
  }
  const act = { seat, move: match.moves[seat] ?? 0, action: game.write(action), by }
  return {
    // A question about taking back falls with the next card.
    table: {
      ...rest,
      ...(motion && motion.kind !== 'undo' && { motion }),
      match: { ...performed, turns: turnsAfter(performed, game, now) },
      changedAt: now,
    },
    entry: { number: match.entries, at: now, act, shuffles, events },
  }
}
