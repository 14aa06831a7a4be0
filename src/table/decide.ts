import type { Game } from '../core/game.ts'
import { ok, type Result, refused } from '../core/result.ts'
import { type Absence, awayUntilOf, comeBack, goAway, gone } from './away.ts'
import type { LogEntry, Note } from './log.ts'
import {
  ask,
  isCarried,
  isLost,
  isMissing,
  type Motion,
  type MotionKind,
  unanswered,
  withoutSettled,
} from './motion.ts'
import { noted } from './note.ts'
import { seatOfChair, type Table, type TableError, type WithMatch, withChair } from './table.ts'
import { rewound, takebackOf } from './undo.ts'

/** What came of a question: the table, what is written into the log, and from where on the log is struck out first. */
export interface Decided {
  readonly table: Table
  readonly entries: readonly LogEntry[]
  readonly strike?: number
}

const ASKED = {
  undo: 'asked-undo',
  pause: 'asked-pause',
  away: 'asked-away',
  bot: 'asked-bot',
  replace: 'asked-replace',
  end: 'asked-end',
} as const satisfies Record<MotionKind, Note['code']>

const written = (table: WithMatch, code: Note['code'], chair: number, now: number): Decided => {
  const { table: told, entry } = noted(table, { code, seat: seatOfChair(table, chair) ?? 0 }, now)
  return { table: told, entries: [entry] }
}

const asked = ({ motion: _, ...table }: WithMatch): WithMatch => table

/** A table that had a match has it still. */
const stillPlaying = (table: Table, { match }: WithMatch): WithMatch => ({ ...table, match: table.match ?? match })

/** The whole log of the match. It grows with every action, so it is read only where something is taken back. */
export type WholeLog = () => readonly LogEntry[]

/** Does what has been decided. */
const carriedOut = (table: WithMatch, game: Game, motion: Motion, log: WholeLog, now: number): Decided => {
  const [plain, { about }] = [asked(table), motion]
  const { match } = plain
  const seat = seatOfChair(plain, about) ?? 0
  switch (motion.kind) {
    case 'undo': {
      const entry = motion.entry ?? match.entries
      const back = written(rewound(plain, game, log(), entry, now), 'took-back', motion.by, now)
      return { ...back, strike: entry }
    }
    case 'pause':
      return written({ ...plain, pauses: [...plain.pauses, { from: now }] }, 'paused', motion.by, now)
    case 'away': {
      const { absence } = motion
      // An answer may come after the day it was about.
      const away = absence !== undefined && absence.until > now ? gone(plain, about, absence, now) : plain
      return written(stillPlaying(away, plain), 'away', about, now)
    }
    case 'bot':
      return written({ ...plain, match: { ...match, bots: match.bots.with(seat, true) } }, 'bot-in', about, now)
    case 'replace': {
      const generation = (plain.chairs[about]?.generation ?? 0) + 1
      const open = withChair(plain, about, { generation, once: '', person: '', open: true, playsForced: 0 })
      // What the one who left had arranged does not bind whoever comes.
      const chairs = open.chairs.map(({ orders, ...chair }, at) =>
        orders && at !== about ? { ...chair, orders } : chair,
      )
      return written({ ...open, chairs, match }, 'open-seat', about, now)
    }
    case 'end':
      return written({ ...plain, match: { ...match, over: true, calledOff: true } }, 'called-off', motion.by, now)
  }
}

/** What somebody asks; `move` is their move number as it stood on the page, for what is about their last action. */
type Question = Pick<Motion, 'kind' | 'by' | 'about' | 'absence'> & { readonly move?: number }

/** Somebody asks the others something. What needs nobody's consent is done at once. */
export const propose = (
  table: Table,
  game: Game,
  { move, ...question }: Question,
  log: WholeLog,
  now: number,
): Result<Decided, TableError> => {
  const { match } = table
  const seat = seatOfChair(table, question.by)
  // The second of two taps would take back what was done before.
  if (move !== undefined && seat !== undefined && move !== match?.moves[seat]) return refused({ code: 'stale' })
  const takeback =
    question.kind === 'undo' && match !== undefined && seat !== undefined
      ? takebackOf({ ...table, match }, game, seat, log())
      : undefined
  if (question.kind === 'undo' && takeback === undefined) return refused({ code: 'no-undo' })
  const motion = ask(table, { ...question, ...(takeback && { entry: takeback.entry }) }, now)
  if (!motion.ok) return motion
  if (match === undefined) return refused({ code: 'not-started' })
  const playing: WithMatch = { ...table, match }
  if (takeback?.free === true || isCarried(playing, motion.value))
    return ok(carriedOut(playing, game, motion.value, log, now))
  return ok(written({ ...playing, motion: motion.value }, ASKED[question.kind], question.by, now))
}

/** An answer; `asked` is when the question was asked that stood on the page, ms since 1970. */
export interface Answer {
  readonly chair: number
  readonly yes: boolean
  readonly asked: number
}

/** Somebody who is asked answers, or the one who asks takes it back. A question that is lost is off the table. */
export const answer = (
  table: Table,
  game: Game,
  { chair, yes, asked: askedAt }: Answer,
  log: WholeLog,
  now: number,
): Result<Decided, TableError> => {
  const { motion, match } = table
  if (motion?.at !== askedAt || match === undefined) return refused({ code: 'not-asked' })
  const playing: WithMatch = { ...table, match }
  if (!yes && chair === motion.by) return ok(written(asked(playing), 'declined', chair, now))
  if (!unanswered(playing, motion).includes(chair)) return refused({ code: 'not-asked' })
  const agreed = yes ? { ...motion, yes: [...motion.yes, chair] } : { ...motion, no: [...(motion.no ?? []), chair] }
  if (isLost(playing, agreed)) return ok(written(asked(playing), 'declined', chair, now))
  return ok(
    isCarried(playing, agreed)
      ? carriedOut(playing, game, agreed, log, now)
      : { table: { ...playing, motion: agreed, changedAt: now }, entries: [] },
  )
}

/** A person is away for a while: at once, or so long that the others are asked. */
export const leaveFor = (
  table: WithMatch,
  game: Game,
  chair: number,
  absence: Absence,
  now: number,
): Result<Decided, TableError> => {
  const away = goAway(table, chair, absence, now)
  if (away.ok) return ok(written(stillPlaying(away.value, table), 'away', chair, now))
  return away.error.code === 'away-too-long'
    ? propose(table, game, { kind: 'away', by: chair, about: chair, absence }, () => [], now)
    : away
}

/** Nothing has changed, and nothing is told: somebody has tapped twice. */
const asBefore = (table: WithMatch): Decided => ({ table, entries: [] })

/** A person is back. */
export const comeHome = (table: WithMatch, chair: number, now: number): Decided =>
  awayUntilOf(table, chair, now) === undefined
    ? asBefore(table)
    : written(stillPlaying(comeBack(table, chair, now), table), 'back', chair, now)

/** Play goes on after a pause. */
export const resume = (table: WithMatch, chair: number, now: number): Decided => {
  if (table.pauses.every(({ until }) => until !== undefined)) return asBefore(table)
  const pauses = table.pauses.map(({ from, until = now }) => ({ from, until }))
  return written({ ...table, pauses }, 'resumed', chair, now)
}

/** Somebody leaves on purpose; the others decide what follows. */
export const leave = (table: WithMatch, chair: number, now: number): Decided =>
  table.chairs[chair]?.left === true
    ? asBefore(table)
    : written(stillPlaying(withChair(table, chair, { left: true }), table), 'left', chair, now)

/** Somebody who had left, or for whom a bot has played, is back. */
export const rejoin = (table: WithMatch, chair: number, now: number): Decided => {
  const seat = seatOfChair(table, chair) ?? 0
  if (!isMissing(table, chair) && table.match.bots[seat] !== true) return asBefore(table)
  const here = stillPlaying(withChair(comeBack(table, chair, now), chair, { left: false }), table)
  const { match } = here
  const back = { ...match, bots: match.bots.with(seat, false), missed: match.missed.with(seat, 0) }
  return written(withoutSettled({ ...here, match: back }), 'bot-out', chair, now)
}
