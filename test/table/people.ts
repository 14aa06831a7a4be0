import type { Game } from '../../src/core/game.ts'
import { legalActions } from '../../src/core/game.ts'
import type { Random } from '../../src/core/random.ts'
import { allSeats } from '../../src/core/seat.ts'
import type { LogEntry } from '../../src/table/log.ts'
import { NO_PACE } from '../../src/table/pace.ts'
import { newTable, sitDown, start } from '../../src/table/sit.ts'
import type { Match, Table } from '../../src/table/table.ts'
import type { Setting } from '../support/settings.ts'

export type Playing = Table & { readonly match: Match }

/** A table where people have just been dealt their cards; chair and seat are the same number. */
export const dealt = (game: Game, { options, seats }: Setting, random: Random, now: number) => {
  const empty = newTable({ id: 'table', game: game.id, options, seats, pace: NO_PACE, commitment: '' }, now, 'sat')
  const full = allSeats(seats).reduce((table, chair) => {
    const newcomer = { name: `P${chair}`, cut: '', person: '', language: 'sv', once: '' }
    const sat = sitDown(table, newcomer, now)
    if (!sat.ok) throw new Error(sat.error.code)
    return sat.value.table
  }, empty)
  const begun = start(full, game, 0, { draw: (chairs) => chairs, random }, now)
  if (!begun.ok) throw new Error(begun.error.code)
  return { table: begun.value.table, entries: [begun.value.entry] as readonly LogEntry[] }
}

/** The match of a table that has one. */
export const matchOf = ({ match }: Table): Match => {
  if (match === undefined) throw new Error('no match')
  return match
}

/** The legal actions of a seat as texts. */
export const textsOf = (game: Game, table: Table, seat: number): readonly string[] =>
  legalActions(game, matchOf(table).state, seat).map((action) => game.write(action))
