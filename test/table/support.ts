import { type Game, legalActions } from '../../src/core/game.ts'
import { defaultOptions } from '../../src/core/options.ts'
import { ekarte } from '../../src/games/ekarte/index.ts'
import { act } from '../../src/table/act.ts'
import type { LogEntry } from '../../src/table/log.ts'
import { NO_PACE, type Pace } from '../../src/table/pace.ts'
import type { Hands } from '../../src/table/settle.ts'
import { newTable, start } from '../../src/table/sit.ts'
import type { Table } from '../../src/table/table.ts'
import { unshuffled } from '../support/chance.ts'

/** Noon of a day in winter; tables of the tests are set then. */
export const NOON = Date.UTC(2026, 10, 30, 11)

/** A table with its whole log, as a server keeps both. */
export interface Kept {
  readonly table: Table
  readonly log: readonly LogEntry[]
}

/** A table of Ekarté where Karin (chair 0, elder) and Farfar have just been dealt an unshuffled pack. */
export const dealt = (pace: Pace = NO_PACE): Kept => {
  const person = { cut: '', person: '', language: 'sv', once: '', generation: 0, seenDeal: 0, away: [] }
  const plan = { id: 'a'.repeat(24), game: 'ekarte', options: defaultOptions(ekarte.options), seats: 2, commitment: '' }
  const table: Table = {
    ...newTable({ ...plan, pace }, NOON, 'sat'),
    chairs: [
      { ...person, name: 'Karin' },
      { ...person, name: 'Farfar' },
    ],
  }
  const begun = start(table, ekarte, 0, { draw: (chairs) => chairs, random: unshuffled }, NOON)
  if (!begun.ok) throw new Error(begun.error.code)
  return { table: begun.value.table, log: [begun.value.entry] }
}

/** The table after a chair has done something that is allowed. */
export const acted = ({ table, log }: Kept, chair: number, action: string, now: number): Kept => {
  const move = table.match?.moves[table.match.seating.indexOf(chair)] ?? 0
  const result = act(table, ekarte, { chair, move, action }, { said: () => undefined, random: unshuffled }, now)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  if (result.value.kind === 'again') throw new Error(`${action} had been done`)
  return { table: result.value.table, log: [...log, result.value.entry] }
}

/** The legal actions of a chair in their one spelling. */
export const legal = ({ table }: Kept, chair: number): readonly string[] => {
  const { match } = table
  const game: Game = ekarte
  return match === undefined
    ? []
    : legalActions(game, match.state, match.seating.indexOf(chair)).map((one) => game.write(one))
}

/** Unshuffled packs, and no bots. */
export const nobodyElse: Hands = {
  packs: () => unshuffled,
  machine: {
    turn: () => {
      throw new Error('nobody here is a bot')
    },
    aside: () => undefined,
  },
}
