import type { Game } from '../core/game.ts'
import type { Random } from '../core/random.ts'
import { ok, type Result, refused } from '../core/result.ts'
import { allSeats, type Seat } from '../core/seat.ts'
import { type LogEntry, logged } from './log.ts'
import { withoutSettled } from './motion.ts'
import { noted } from './note.ts'
import { type BotStrength, type Chair, type Match, phaseOf, seatOfChair, type Table, type TableError } from './table.ts'
import { turnsAfter } from './turn.ts'

/** The one who made the table sits in the first chair. */
export const MAKER = 0

/** The longest name and the longest cut, in characters. */
export const NAME_LENGTH = 24
export const CUT_LENGTH = 60

/** Who wants to sit down. */
export type Newcomer = Pick<Chair, 'name' | 'cut' | 'person' | 'language' | 'once'>

/** What nobody sees: control characters, marks of direction, joiners, fillers. An emoji may keep the sign that it is one. */
const UNSEEN = /(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{NChar}\p{Cs}\u2800\s]|(?!\uFE0F)\p{Default_Ignorable_Code_Point})+/gu
/** Marks that lie on nothing, and more of them on one letter than any writing has. */
const STRAY_MARKS = /(?<=^| )\p{M}+|(?<!\p{Extended_Pictographic})\uFE0F|(?<=\p{M}{3})\p{M}+/gu

/** What people see as one line of text: nothing unseen, no double or outer blanks, each letter spelled in one way. */
export const oneLine = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, ' ').trim().replace(STRAY_MARKS, '').trim()

const length = (text: string): number => [...text].length
const asRead = (name: string): string => name.normalize('NFKC').toLowerCase()
const sameName = (one: string, other: string): boolean => asRead(one) === asRead(other)

/** What the maker of a table has chosen, and what the house has drawn for it. */
export type TablePlan = Pick<
  Table,
  'id' | 'game' | 'options' | 'phrases' | 'seats' | 'pace' | 'whispers' | 'commitment'
>

/** A table at which nobody sits yet. */
export const newTable = (plan: TablePlan, now: number, order: Table['order'] = 'lot'): Table => ({
  format: 1,
  ...plan,
  order,
  pauses: [],
  chairs: [],
  changedAt: now,
})

/** Where a newcomer may sit: a seat that somebody has left, an empty chair, or else that of a bot. */
const placeFor = (table: Table): number | undefined => {
  const { chairs, seats } = table
  const phase = phaseOf(table)
  if (phase === 'over') return undefined
  const left = chairs.findIndex(({ open }) => open === true)
  if (left >= 0) return left
  if (phase === 'open' && chairs.length < seats) return chairs.length
  const bot = chairs.findIndex((chair) => chair.bot !== undefined)
  return bot >= 0 ? bot : undefined
}

/** The match when somebody new plays at a seat. */
const withNewcomer = (match: Match, seat: Seat): Match => ({
  ...match,
  missed: match.missed.with(seat, 0),
  bots: match.bots.with(seat, false),
})

/**
 * Seats a newcomer. The same form again finds the chair that it has taken already. `deals` have been finished: whoever
 * takes a seat over need not go through them.
 */
export const sitDown = (
  table: Table,
  newcomer: Newcomer,
  now: number,
  deals = 0,
): Result<{ table: Table; chair: number; entry?: LogEntry }, TableError> => {
  const again = table.chairs.findIndex(({ once }) => once !== '' && once === newcomer.once)
  if (again >= 0) return ok({ table, chair: again })
  const name = oneLine(newcomer.name)
  const cut = oneLine(newcomer.cut)
  const chair = placeFor(table)
  if (chair === undefined) return refused({ code: phaseOf(table) === 'open' ? 'full' : 'started' })
  if (name === '') return refused({ code: 'name-missing' })
  if (length(name) > NAME_LENGTH) return refused({ code: 'name-too-long' })
  if (length(cut) > CUT_LENGTH) return refused({ code: 'cut-too-long' })
  if (table.chairs.some((sitter, at) => at !== chair && sameName(sitter.name, name)))
    return refused({ code: 'name-taken' })
  const { match, chairs } = table
  const { generation = 0, cut: lastCut = '', name: before = '' } = chairs[chair] ?? {}
  // Once cards are dealt the cut stays: it is part of the shuffles that have been.
  const sitter: Chair = { ...newcomer, name, cut: match ? lastCut : cut, generation, seenDeal: deals, away: [] }
  const seated = { ...table, chairs: [...chairs.slice(0, chair), sitter, ...chairs.slice(chair + 1)], changedAt: now }
  const seat = seatOfChair(table, chair)
  if (match === undefined || seat === undefined) return ok({ table: seated, chair })
  const settled = withoutSettled({ ...seated, match: withNewcomer(match, seat) })
  const told = noted(settled, { code: 'new-person', seat, before }, now)
  return ok({ ...told, chair })
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
