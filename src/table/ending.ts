import type { StoredTable } from './older.ts'
import { DAY } from './pace.ts'
import { type Table, withChair } from './table.ts'

/** How long a table stays after its last change: when the match is over, and when nobody plays on. */
const KEPT_OVER = 90 * DAY
const KEPT_IDLE = 180 * DAY

/** How long before the end the page and a notice say so. */
const WARNING = 14 * DAY

/** When a table is cleared away, ms since 1970. */
export const clearedAt = ({ match, changedAt }: Pick<StoredTable, 'match' | 'changedAt'>): number =>
  changedAt + (match?.over === true ? KEPT_OVER : KEPT_IDLE)

/** When a table is cleared away, if that is near enough to be told. */
export const clearedSoon = (table: Table, now: number): number | undefined =>
  clearedAt(table) - WARNING <= now ? clearedAt(table) : undefined

/** Somebody must be told that a table will be cleared away; `move` is the time of its last change, of which it follows. */
export interface Warning {
  readonly chair: number
  readonly move: number
  readonly kind: 'ending'
}

/** Chairs whose people have not been told that the table will be cleared away. */
const unwarned = ({ chairs, changedAt }: Table): readonly number[] =>
  chairs.flatMap(({ person, warnedOf }, chair) => (person !== '' && warnedOf !== changedAt ? [chair] : []))

/** Who must be told now that the table will be cleared away. */
export const warningsNow = (table: Table | undefined, now: number): readonly Warning[] =>
  table === undefined || clearedSoon(table, now) === undefined
    ? []
    : unwarned(table).map((chair) => ({ chair, move: table.changedAt, kind: 'ending' }))

/** The table after a warning was handed on to its person. */
export const warned = (table: Table, { chair, move }: Warning): Table => withChair(table, chair, { warnedOf: move })

/** When somebody must be told next that the table will be cleared away. */
export const nextWarning = (table: Table): number | undefined =>
  unwarned(table).length === 0 ? undefined : clearedAt(table) - WARNING
