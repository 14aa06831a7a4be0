import type { Game } from '../core/game.ts'
import { findGame } from '../games/index.ts'
import type { Table } from '../table/table.ts'
import { now } from './clock.ts'

/** A table as it was just loaded, with its game. */
export interface Loaded {
  readonly table: Table
  readonly game: Game
}

const gameOf = (table: Table): Game => {
  const game = findGame(table.game)
  if (game === undefined) throw new Error(`no such game: ${table.game}`)
  return game
}

/** A stored table with its game; the match is brought to the rules of today. */
export const loaded = (table: Table): Loaded => {
  const game = gameOf(table)
  const { match } = table
  if (match === undefined || match.rulesVersion === game.rulesVersion) return { table, game }
  const state = game.migrate?.(match.state, match.rulesVersion) ?? match.state
  return { game, table: { ...table, match: { ...match, state, rulesVersion: game.rulesVersion } } }
}

/** The time, later than the table's last change: the time of a change is also its name to open pages. */
export const after = ({ changedAt }: Table): number => Math.max(now(), changedAt + 1)

/** Whether children sit at a table: then nobody writes anything but a name. */
export const isFamily = ({ table, game }: Loaded): boolean => game.isFamily?.(table.options) === true
