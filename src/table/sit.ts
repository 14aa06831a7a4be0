import type { Game } from '../core/game.ts'
import type { Random } from '../core/random.ts'
import { ok, type Result, refused } from '../core/result.ts'
import { allSeats } from '../core/seat.ts'
import { type LogEntry, logged } from './log.ts'
import {
  type BotStrength,
  type Chair,
  type Match,
  phaseOf,
  seatOfChair,
  type Table,
  type TableError,
  withChair,
} from './table.ts'
import { turnsAfter } from './turn.ts'

/** The longest name and the longest cut, in characters. */
export const NAME_LENGTH = 24
export const CUT_LENGTH = 60

/** Who wants to sit down. */
export type Newcomer = Pick<Chair, 'name' | 'cut' | 'person' | 'language' | 'once'>

/** What people see as one line of text: no control characters, no double or outer blanks. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const length = (text: string): number => [...text].length
const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Seats a newcomer. The same form again finds the chair that it has taken already. */
export const sitDown = (
  table: Table,
  newcomer: Newcomer,
  now: number,
): Result<{ table: Table; chair: number }, TableError> => {
  const again = table.chairs.findIndex(({ once }) => once !== '' && once === newcomer.once)
  if (again >= 0) return ok({ table, chair: again })
  const name = oneLine(newcomer.name)
  const cut = oneLine(newcomer.cut)
  const seat = table.chairs.findIndex(({ open }) => open === true)
  if (phaseOf(table) !== 'open' && seat < 0) return refused({ code: 'started' })
  if (seat < 0 && table.chairs.length >= table.seats) return refused({ code: 'full' })
  if (name === '') return refused({ code: 'name-missing' })
  if (length(name) > NAME_LENGTH) return refused({ code: 'name-too-long' })
  if (length(cut) > CUT_LENGTH) return refused({ code: 'cut-too-long' })
  if (table.chairs.some((sitter) => sameName(sitter.name, name))) return refused({ code: 'name-taken' })
  if (seat >= 0 && table.match !== undefined) {
    // The cut stays: it is part of the shuffles that have been.
    const { cut: _, ...rest } = newcomer
    const filled = withChair(table, seat, { ...rest, name, open: false, left: false, away: [] })
    const at = seatOfChair(table, seat) ?? 0
    const { match } = table
    const fresh = { ...match, missed: match.missed.with(at, 0), bots: match.bots.with(at, false) }
    return ok({ table: { ...filled, match: fresh, changedAt: now }, chair: seat })
  }
  const chair: Chair = { ...newcomer, name, cut, generation: 0, seenDeal: 0, away: [] }
  return ok({
    table: { ...table, chairs: [...table.chairs, chair], changedAt: now },
    chair: table.chairs.length,
  })
}

/** Puts bots on all empty chairs; `names` are what they are called, those taken are passed over. */
export const fillWithBots = (
  table: Table,
  chair: number,
  strength: BotStrength,
  names: readonly string[],
  now: number,
): Result<Table, TableError> => {
  if (phaseOf(table) !== 'open') return refused({ code: 'started' })
  if (chair !== MAKER) return refused({ code: 'not-maker' })
  const free = names.filter((name) => !table.chairs.some((sitter) => sameName(sitter.name, name)))
  const bots = free.slice(0, table.seats - table.chairs.length).map(
    (name): Chair => ({
      name,
      cut: '',
      person: '',
      language: '',
      once: '',
      generation: 0,
      seenDeal: 0,
      away: [],
      bot: strength,
    }),
  )
  return ok({ ...table, chairs: [...table.chairs, ...bots], changedAt: now })
}

/** The one who made the table sits in the first chair. */
const MAKER = 0

/** Begins the match: seats by lot or as people sat down, and the first deal. `draw` is the lot: chairs in, seats out. */
export const start = (
  table: Table,
  game: Game,
  chair: number,
  chance: { readonly draw: (chairs: readonly number[]) => readonly number[]; readonly random: Random },
  now: number,
): Result<{ table: Table; entry: LogEntry }, TableError> => {
  if (table.match !== undefined) return refused({ code: 'started' })
  if (chair !== MAKER) return refused({ code: 'not-maker' })
  if (table.chairs.length < table.seats) return refused({ code: 'not-filled' })
  const chairs = allSeats(table.seats)
  const { random, shuffles } = logged(chance.random)
  const { state, events } = game.setup(table.options, table.seats, random)
  const seating = table.order === 'lot' ? chance.draw(chairs) : chairs
  const dealt: Match = {
    seating,
    state,
    rulesVersion: game.rulesVersion,
    moves: chairs.map(() => 0),
    lastActs: chairs.map(() => -1),
    entries: 1,
    packs: shuffles.length,
    turns: chairs.map(() => null),
    missed: chairs.map(() => 0),
    bots: seating.map((chair) => table.chairs[chair]?.bot !== undefined),
    over: game.standing(state).over,
  }
  const match = { ...dealt, turns: turnsAfter(dealt, game, now) }
  return ok({ table: { ...table, match, changedAt: now }, entry: { number: 0, at: now, shuffles, events } })
}
