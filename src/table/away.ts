import { ok, type Result, refused } from '../core/result.ts'
import { DAY, type Pause } from './pace.ts'
import { type Chair, seatOfChair, type Table, type TableError, withChair } from './table.ts'

/** How long a person may be away in one match, all times together, without asking the others. */
export const MOST_AWAY = 14 * DAY

const lengthOf = ({ from, until = from }: Pause): number => until - from

/** Until when a person is away, if they are. */
export const awayUntilOf = ({ chairs }: Table, chair: number, now: number): number | undefined =>
  chairs[chair]?.away.find(({ until = now }) => until > now)?.until

/** How far ahead somebody may be away, ms: an idle table is cleared away after twice that time. */
const FARTHEST = 90 * DAY

/** A time away: until when, ms since 1970, and whether a bot plays in the meantime. */
export interface Absence {
  readonly until: number
  readonly bot: boolean
}

/** The table while a bot plays for a person, or no longer. */
const withBot = (table: Table, chair: number, bot: boolean): Table => {
  const { match } = table
  const seat = seatOfChair(table, chair)
  return match === undefined || seat === undefined
    ? table
    : { ...table, match: { ...match, bots: match.bots.with(seat, bot) } }
}

/** A person is away from now on; whatever they had said before no longer counts. */
export const gone = (table: Table, chair: number, { until, bot }: Absence, now: number): Table => {
  const back = comeBack(table, chair, now)
  const away = [...(back.chairs[chair]?.away ?? []), { from: now, until }]
  return bot
    ? withBot(withChair(back, chair, { away, botUntil: until }), chair, true)
    : withChair(back, chair, { away })
}

/** The same, as long as nobody need be asked: `away-too-long` says that the others must be. */
export const goAway = (table: Table, chair: number, absence: Absence, now: number): Result<Table, TableError> => {
  if (absence.until <= now) return refused({ code: 'away-in-past' })
  if (absence.until > now + FARTHEST) return refused({ code: 'away-too-far' })
  const left = gone(table, chair, absence, now)
  const used = (left.chairs[chair]?.away ?? []).reduce((sum, pause) => sum + lengthOf(pause), 0)
  return used > MOST_AWAY ? refused({ code: 'away-too-long' }) : ok(left)
}

/** A person is back: time away ends now, what was still to come never was, and no bot plays for them any more. */
export const comeBack = (table: Table, chair: number, now: number): Table => {
  const past = (table.chairs[chair]?.away ?? []).filter(({ from }) => from < now)
  const away = past.map(({ from, until = now }) => ({ from, until: Math.min(until, now) }))
  return { ...withoutBot(withChair(table, chair, { away }), chair), changedAt: now }
}

/** The table when the bot that a person had let play while they are away stops. */
export const withoutBot = (table: Table, chair: number): Table => {
  const { botUntil, ...sitter } = table.chairs[chair] ?? ({} as Chair)
  return botUntil === undefined ? table : withBot({ ...table, chairs: table.chairs.with(chair, sitter) }, chair, false)
}
