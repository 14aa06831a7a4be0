import { ok, type Result, refused } from '../core/result.ts'
import { DAY, type Pause } from './pace.ts'
import { type Table, type TableError, withChair } from './table.ts'

/** How long a person may be away in one match, all times together, without asking the others. */
export const MOST_AWAY = 14 * DAY

const lengthOf = ({ from, until = from }: Pause): number => until - from

/** Until when a person is away, if they are. */
export const awayUntilOf = ({ chairs }: Table, chair: number, now: number): number | undefined =>
  chairs[chair]?.away.find(({ until = now }) => until > now)?.until

/** How far ahead somebody may be away, ms: an idle table is cleared away after twice that time. */
export const FARTHEST = 90 * DAY

/** A person is away from now until `until`; whatever they had said before no longer counts. */
export const goneUntil = (table: Table, chair: number, until: number, now: number): Table => {
  const back = comeBack(table, chair, now)
  const before = back.chairs[chair]?.away ?? []
  return withChair(back, chair, { away: [...before, { from: now, until }] })
}

/** The same, as long as nobody need be asked: `away-too-long` says that the others must be. */
export const goAway = (table: Table, chair: number, until: number, now: number): Result<Table, TableError> => {
  if (until <= now) return refused({ code: 'away-in-past' })
  if (until > now + FARTHEST) return refused({ code: 'away-too-far' })
  const gone = goneUntil(table, chair, until, now)
  const used = (gone.chairs[chair]?.away ?? []).reduce((sum, pause) => sum + lengthOf(pause), 0)
  return used > MOST_AWAY ? refused({ code: 'away-too-long' }) : ok(gone)
}

/** A person is back: time away ends now, and what was still to come never was. */
export const comeBack = (table: Table, chair: number, now: number): Table => {
  const past = (table.chairs[chair]?.away ?? []).filter(({ from }) => from < now)
  const here = {
    away: past.map(({ from, until = now }) => ({ from, until: Math.min(until, now) })),
  }
  return { ...withChair(table, chair, here), changedAt: now }
}
