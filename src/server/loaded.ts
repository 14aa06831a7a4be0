import type { Game } from '../core/game.ts'
import { findGame } from '../games/index.ts'
import { type StoredTable, tableOfToday } from '../table/older.ts'
import type { Table } from '../table/table.ts'
import { now } from './clock.ts'

/** A table as it was just loaded, with its game. */
export interface Loaded {
  readonly table: Table
  readonly game: Game
}

const gameOf = (table: Pick<Table, 'game'>): Game => {
  const game = findGame(table.game)
  if (game === undefined) throw new Error(`no such game: ${table.game}`)
  return game
}

/** A stored table with its game; what an older release stored is brought to the rules and the table of today. */
export const loaded = (stored: StoredTable): Loaded => {
  const game = gameOf(stored)
  const { match } = stored
  if (match === undefined || match.rulesVersion === game.rulesVersion)
    return { table: tableOfToday(stored, game), game }
  const state = game.migrate?.(match.state, match.rulesVersion) ?? match.state
  return { table: tableOfToday({ ...stored, match: { ...match, state, rulesVersion: game.rulesVersion } }, game), game }
}

/** The time, later than the table's last change: the time of a change is also its name to open pages. */
export const after = ({ changedAt }: Table): number => Math.max(now(), changedAt + 1)

/** Whether children sit at a table: then nobody writes anything but a name. */
export const isFamily = ({ table, game }: Loaded): boolean => game.isFamily?.(table.options) === true
