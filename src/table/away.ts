import { ok, type Result, refused } from '../core/result.ts'
import { DAY, type Pause } from './pace.ts'
import { type Table, type TableError, withChair } from './table.ts'

/** How long a person may be away in one match, all times together, without asking the others. */
export const MOST_AWAY = 14 * DAY

const lengthOf = ({ from, until = from }: Pause): number => until - from

/** Until when a person is away, if they are. */
export const awayUntilOf = ({ chairs }: Table, chair: number, now: number): number | undefined =>
  chairs[chair]?.away.find(({ until = now }) => until > now)?.until

/** A person is away from now until `until`; whatever they had said before no longer counts. */
export const goAway = (table: Table, chair: number, until: number, now: number): Result<Table, TableError> => {
  if (until <= now) return refused({ code: 'away-in-past' })
  const before = comeBack(table, chair, now).chairs[chair]?.away ?? []
  const used = before.reduce((sum, pause) => sum + lengthOf(pause), 0)
  if (used + until - now > MOST_AWAY) return refused({ code: 'away-too-long' })
  return ok({ ...withChair(table, chair, { away: [...before, { from: now, until }] }), changedAt: now })
}

/** A person is back: time away ends now, and what was still to come never was. */
export const comeBack = (table: Table, chair: number, now: number): Table => {
  const past = (table.chairs[chair]?.away ?? []).filter(({ from }) => from < now)
  const here = {
    away: past.map(({ from, until = now }) => ({ from, until: Math.min(until, now) })),
  }
  return { ...withChair(table, chair, here), changedAt: now }
}
