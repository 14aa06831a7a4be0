import { DAY } from './pace.ts'
import type { Table } from './table.ts'

/** How long a table stays after its last change: when the match is over, and when nobody plays on. */
const KEPT_OVER = 90 * DAY
const KEPT_IDLE = 180 * DAY

/** How long before the end the page says so. */
const WARNING = 14 * DAY

/** When a table is cleared away, ms since 1970. */
export const clearedAt = ({ match, changedAt }: Table): number =>
  changedAt + (match?.over === true ? KEPT_OVER : KEPT_IDLE)

/** When a table is cleared away, if that is near enough to be told. */
export const clearedSoon = (table: Table, now: number): number | undefined =>
  clearedAt(table) - WARNING <= now ? clearedAt(table) : undefined
