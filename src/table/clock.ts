import type { Game } from '../core/game.ts'
import type { Seat } from '../core/seat.ts'
import { advance } from './advance.ts'
import { withoutBot } from './away.ts'
import type { LogEntry } from './log.ts'
import { MISSED } from './motion.ts'
import { noted } from './note.ts'
import { DAY, HOUR, MINUTE, outAt } from './pace.ts'
import { type Hands, seenToAt, settle } from './settle.ts'
import type { Table, WithMatch } from './table.ts'
import { type Turn, withTurn } from './turn.ts'

/** How long after leaving the page, or acting, a person counts as still here: told by the page, not by a notice. */
export const GRACE = 3 * MINUTE

/** How long a person whose turn was taken back is not told of the next: acting and taking back could call them for ever. */
const RECALLED = HOUR

/** How often a page that stays open is looked at again, should its end go unheard. */
const LOOK_AGAIN = 15 * MINUTE

/** Without hurry, how long somebody is silent before the others may decide what to do about them. */
const SILENCE = 7 * DAY

/** What a person is told: a turn has come, half the time is gone, little is left, or none. */
const TELLINGS = ['turn', 'half', 'soon', 'out'] as const
export type Telling = (typeof TELLINGS)[number]

/** Shares of the time after which a reminder goes out, in the order of `TELLINGS` after `turn`; the last is the end. */
const REMINDERS = [1 / 2, 7 / 8, 1] as const

/** A turn that somebody must be told of now. */
export interface Owed {
  readonly seat: Seat
  readonly chair: number
  readonly move: number
  readonly kind: Telling
}

const isPlaying = (table: Table): table is WithMatch => table.match !== undefined && !table.match.over

/** Every turn that waits, with the chair it waits for. */
const waitingTurns = ({ match }: WithMatch): readonly { seat: Seat; chair: number; turn: Turn }[] =>
  match.turns.flatMap((turn, seat) => (turn === null ? [] : [{ seat, chair: match.seating[seat] ?? 0, turn }]))

/** When a turn has lasted so long, ms, but for times in which no clock runs; `undefined` while such a time lasts. */
const lastedAt = ({ pauses, chairs }: Table, chair: number, turn: Turn, length: number): number | undefined =>
  outAt(turn.since, length, [...pauses, ...(chairs[chair]?.away ?? [])])

/** When a share of the time for a turn is gone; `undefined` where no time runs. */
const goneAt = (table: Table, chair: number, turn: Turn, share: number): number | undefined =>
  table.pace.hours === 0 ? undefined : lastedAt(table, chair, turn, table.pace.hours * HOUR * share)

/** When somebody counts as missing at a turn that nothing ends but they: for two times of a turn, or without hurry long. */
const missingAt = (table: WithMatch, seat: Seat, turn: Turn): number | undefined => {
  const { pace, match } = table
  if ((match.missed[seat] ?? 0) >= MISSED || (pace.hours > 0 && pace.end !== 'remind')) return undefined
  return lastedAt(table, match.seating[seat] ?? 0, turn, pace.hours === 0 ? SILENCE : MISSED * pace.hours * HOUR)
}

/** The table with everybody counted as missing who is by now. */
const withMissing = (table: WithMatch, now: number): WithMatch => {
  const silent = waitingTurns(table).filter(({ seat, turn }) => (missingAt(table, seat, turn) ?? now + 1) <= now)
  const missed = silent.reduce((counts, { seat }) => counts.with(seat, MISSED), table.match.missed)
  return silent.length === 0 ? table : { ...table, match: { ...table.match, missed } }
}

/** When the time for a seat's turn is out; `undefined` where no time runs. */
export const deadlineOf = (table: Table, seat: Seat): number | undefined => {
  const turn = table.match?.turns[seat]
  const chair = table.match?.seating[seat]
  return turn && chair !== undefined ? goneAt(table, chair, turn, 1) : undefined
}

/** When a person must be told of a turn by a notice: at once, unless they are or were just here, or the table plays. */
const noticeAt = (table: Table, chair: number, turn: Turn, watching: boolean, now: number): number =>
  watching
    ? now + LOOK_AGAIN
    : Math.max(
        seenToAt(table.chairs[chair], turn),
        (table.chairs[chair]?.leftAt ?? -GRACE) + GRACE,
        (table.chairs[chair]?.recalledAt ?? -RECALLED) + RECALLED,
      )

/** From when on a turn may be told of by a notice; `undefined` if it is no longer owed. */
export const owedFrom = (
  table: Table,
  chair: number,
  move: number,
  watching: boolean,
  now: number,
): number | undefined => {
  const turns = isPlaying(table) ? waitingTurns(table) : []
  const owed = turns.find((one) => one.chair === chair && one.turn.move === move)
  if (owed === undefined) return undefined
  return watching ? now + GRACE : noticeAt(table, chair, owed.turn, false, now)
}

/** What must be told now, in the order of the seats. */
export const owedNow = (
  table: Table | undefined,
  watching: (chair: number) => boolean,
  now: number,
): readonly Owed[] =>
  table !== undefined && isPlaying(table)
    ? waitingTurns(table).flatMap(({ seat, chair, turn }): readonly Owed[] => {
        const owed = { seat, chair, move: turn.move }
        if (!turn.handed)
          return noticeAt(table, chair, turn, watching(chair), now) <= now ? [{ ...owed, kind: 'turn' }] : []
        const share = REMINDERS[turn.reminded]
        const kind = TELLINGS[turn.reminded + 1]
        const due = share === undefined ? undefined : goneAt(table, chair, turn, share)
        return kind !== undefined && due !== undefined && due <= now ? [{ ...owed, kind }] : []
      })
    : []

/** The table after something owed was handed on to the person. */
export const handedOn = (table: Table, { seat, move, kind }: Owed): Table => {
  const { match } = table
  const change = kind === 'turn' ? { handed: true } : { reminded: TELLINGS.indexOf(kind) }
  return match === undefined ? table : { ...table, match: withTurn(match, seat, move, change) }
}

/** Chairs whose people are back from a time in which a bot played for them. */
const backBy = ({ chairs }: Table, now: number): readonly number[] =>
  chairs.flatMap(({ botUntil }, chair) => (botUntil !== undefined && botUntil <= now ? [chair] : []))

/** The turns whose time is out and that the clock has not counted yet. */
const overdue = (table: WithMatch, now: number) =>
  waitingTurns(table).filter(({ chair, turn }) => {
    const out = goneAt(table, chair, turn, 1)
    return !turn.counted && out !== undefined && out <= now
  })

/**
 * What the clock does by itself: plays what needs nobody, counts missed deadlines and, where the maker chose so, plays
 * for whoever missed one or lets a bot sit in. The same moment again does nothing more.
 */
export const tick = (
  table: Table,
  game: Game,
  hands: Hands,
  now: number,
): { table: Table; entries: readonly LogEntry[] } => {
  if (!isPlaying(table)) return { table, entries: [] }
  let current: WithMatch = table
  const entries: LogEntry[] = []
  for (const chair of backBy(table, now)) {
    const { match = current.match, ...rest } = withoutBot(current, chair)
    const back = noted({ ...rest, match }, { code: 'bot-out', seat: match.seating.indexOf(chair) }, now)
    current = back.table
    entries.push(back.entry)
  }
  for (;;) {
    const settled = settle(current, game, hands, now, entries)
    entries.push(...settled.entries)
    if (!isPlaying(settled.table)) return { table: settled.table, entries }
    current = settled.table
    const [late] = overdue(current, now)
    if (late === undefined) return { table: withMissing(current, now), entries }
    const { seat, turn } = late
    const missed = current.match.missed.with(seat, (current.match.missed[seat] ?? 0) + 1)
    const counted = { ...current.match, missed }
    current = { ...current, changedAt: now, match: withTurn(counted, seat, turn.move, { counted: true }) }
    if (current.pace.end === 'bot') {
      const sat = noted(
        { ...current, match: { ...current.match, bots: current.match.bots.with(seat, true) } },
        { code: 'bot-in', seat },
        now,
      )
      current = sat.table
      entries.push(sat.entry)
    }
    if (current.pace.end !== 'clock') continue
    const action = game.fallback(current.match.state, seat)
    const played = advance(current, game, { seat, action, by: 'clock' }, hands.packs(current), now)
    current = played.table
    entries.push(played.entry)
  }
}

/** When the table must look at the clock again, at the latest; `undefined` while nothing is to come. */
export const nextDue = (table: Table, watching: (chair: number) => boolean, now: number): number | undefined => {
  if (!isPlaying(table)) return undefined
  const times = waitingTurns(table).flatMap(({ seat, chair, turn }) => [
    turn.handed ? undefined : noticeAt(table, chair, turn, watching(chair), now),
    turn.handed && turn.reminded < REMINDERS.length
      ? goneAt(table, chair, turn, REMINDERS[turn.reminded] ?? 1)
      : undefined,
    turn.counted ? undefined : goneAt(table, chair, turn, 1),
    missingAt(table, seat, turn),
    ...[seenToAt(table.chairs[chair], turn)].filter((moment) => moment > now),
  ])
  const due = [...times, ...table.chairs.map(({ botUntil }) => botUntil)].filter((time) => time !== undefined)
  return due.length === 0 ? undefined : Math.min(...due)
}
