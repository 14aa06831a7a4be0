import { HOUR } from './pace.ts'
import type { Table } from './table.ts'
import { type Told, type Turn, withTurn } from './turn.ts'

/** The turn that a chair owes the table. */
export const turnOf = ({ match }: Table, chair: number): Turn | undefined =>
  match === undefined || match.over ? undefined : (match.turns[match.seating.indexOf(chair)] ?? undefined)

/** When the others may ask once more for a turn: an hour after its person was last told or asked. */
export const nudgeableAt = ({ told, nudgedAt = 0 }: Turn): number | undefined =>
  told === undefined ? undefined : Math.max(told.at, nudgedAt) + HOUR

const withTurnOf = (table: Table, chair: number, move: number, change: Partial<Turn>): Table => {
  const { match } = table
  return match === undefined ? table : { ...table, match: withTurn(match, match.seating.indexOf(chair), move, change) }
}

/** Somebody asks for the turn of a chair; `undefined` if it is not its turn, or has been asked for within the hour. */
export const nudged = (table: Table, chair: number, now: number): { table: Table; move: number } | undefined => {
  const turn = turnOf(table, chair)
  const from = turn && nudgeableAt(turn)
  return turn === undefined || from === undefined || from > now
    ? undefined
    : { table: withTurnOf(table, chair, turn.move, { nudgedAt: now }), move: turn.move }
}

/** Notes that the person on a chair has been told of a turn. */
export const toldOf = (table: Table, chair: number, move: number, told: Told): Table =>
  withTurnOf(table, chair, move, { told })
