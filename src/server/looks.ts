import { legalActions } from '../core/game.ts'
import { awayUntilOf } from '../table/away.ts'
import { deadlineOf, owedFrom } from '../table/clock.ts'
import { clearedSoon } from '../table/ending.ts'
import { lessonFor } from '../table/lessons.ts'
import { isMissing, unanswered } from '../table/motion.ts'
import { nudgeableAt, turnOf } from '../table/nudge.ts'
import { offersFor, ordersOf } from '../table/orders.ts'
import { phaseOf, seatOfChair, type Table, waitingChairs } from '../table/table.ts'
import { hasTakeback } from '../table/undo.ts'
import { whisperOf } from '../table/whisper.ts'
import { now } from './clock.ts'
import { seatKey } from './keys.ts'
import { isFamily, type Loaded } from './loaded.ts'
import type { AheadLook, PersonLook, SeatLook, StoryLine, TableLook, TableRow } from './look.ts'
import type { OwedLook } from './notices.ts'
import type { TableStore } from './table-store.ts'

/** The most log entries that one page tells. */
export const STORY_LENGTH = 400
const SINCE_LENGTH = 30

/** What everybody noticed, from log entry `first` on. */
export const storyFrom = (store: TableStore, first: number, most: number): readonly StoryLine[] =>
  store
    .entriesFrom(first, most)
    .flatMap(({ at, note, act, events }): readonly StoryLine[] => [
      ...(note ? [{ at, note }] : []),
      ...(act?.by === 'clock' ? [{ at, note: { code: 'clock', seat: act.seat } as const }] : []),
      ...events.map((event) => ({ at, event })),
    ])

const personLook = (table: Table, chair: number): PersonLook => {
  const { name = '', bot } = table.chairs[chair] ?? {}
  const seat = seatOfChair(table, chair)
  const machine = bot === undefined ? {} : { machine: true }
  if (seat === undefined) return { chair, name, ...machine }
  const [deadline, awayUntil] = [deadlineOf(table, seat), awayUntilOf(table, chair, now())]
  const { match } = table
  return {
    chair,
    name,
    seat,
    ...(deadline !== undefined && { deadline }),
    ...(awayUntil !== undefined && { awayUntil }),
    ...turnLook(table, chair),
    ...(match && isMissing({ ...table, match }, chair) && { missing: true }),
    ...machine,
    ...(match?.bots[seat] && bot === undefined && { bot: true }),
    ...(table.chairs[chair]?.open && { open: true }),
  }
}

/** Since when it is somebody's turn, when and how they were last told, and from when on they may be asked again. */
const turnLook = (table: Table, chair: number): Pick<PersonLook, 'since' | 'told' | 'askAgainAt'> => {
  const turn = turnOf(table, chair)
  if (turn === undefined) return {}
  const { since, told } = turn
  const askAgainAt = nudgeableAt(turn)
  return { since, ...(told && { told }), ...(askAgainAt !== undefined && { askAgainAt }) }
}

/** What a list of tables tells of one: the least there is to send, for a list is long. */
export const tableRow = ({ table, game }: Loaded): TableRow => ({
  game: table.game,
  phase: phaseOf(table),
  people: table.chairs.map((_, chair) => personLook(table, chair)),
  waiting: waitingChairs(table, game),
  changedAt: table.changedAt,
})

/** What anybody may know of a table. */
export const tableLook = ({ table, game }: Loaded): TableLook => {
  const { id, options, seats, order, pace, commitment, phrases, motion, match } = table
  const cleared = clearedSoon(table, now())
  return {
    id,
    options,
    seats,
    order,
    pace,
    commitment,
    ...(phrases && { phrases }),
    ...tableRow({ table, game }),
    whispers: table.whispers === true,
    family: isFamily({ table, game }),
    paused: table.pauses.some(({ until }) => until === undefined),
    ...(cleared !== undefined && { clearedAt: cleared }),
    ...(motion &&
      match && {
        motion: {
          kind: motion.kind,
          at: motion.at,
          by: motion.by,
          about: motion.about,
          ...(motion.absence && { absence: motion.absence }),
          open: unanswered({ ...table, match }, motion),
        },
      }),
    ...(match && { view: game.view(match.state, 'spectator'), standing: game.standing(match.state) }),
  }
}

/** What every notice about a table is made from. */
const toldAnyway = (table: Table, chair: number, secret: string): Pick<OwedLook, 'game' | 'names' | 'key'> => ({
  game: table.game,
  names: table.chairs.filter((_, other) => other !== chair).map(({ name }) => name),
  key: seatKey(secret, table.id, chair, table.chairs[chair]?.generation ?? 0),
})

/** What there is to tell of a turn; `undefined` if it is no longer owed. */
export const owedLook = (
  { table }: Loaded,
  chair: number,
  move: number,
  watching: boolean,
  secret: string,
): OwedLook | undefined => {
  const at = owedFrom(table, chair, move, watching, now())
  if (at === undefined) return undefined
  const deadline = deadlineOf(table, seatOfChair(table, chair) ?? 0)
  return { at, ...toldAnyway(table, chair, secret), ...(deadline !== undefined && { deadline }) }
}

/** What there is to tell of the end of a table that was last changed at `changedAt`; `undefined` if that is off. */
export const endingLook = (
  { table }: Loaded,
  chair: number,
  changedAt: number,
  secret: string,
): OwedLook | undefined => {
  const cleared = clearedSoon(table, now())
  if (cleared === undefined || table.changedAt !== changedAt) return undefined
  return {
    at: now(),
    ...toldAnyway(table, chair, secret),
    deadline: cleared,
    over: phaseOf(table) === 'over',
  }
}

/** What the person on a chair has settled before it is their turn, and what they can; nothing in games without that. */
const aheadLook = ({ table, game }: Loaded, chair: number): { readonly ahead?: AheadLook } => {
  const { match } = table
  const seat = seatOfChair(table, chair)
  if (game.ahead === undefined || match === undefined || match.over || seat === undefined) return {}
  const orders = ordersOf(table, game, chair)
  return {
    ahead: {
      offers: offersFor(table, game, seat),
      ...(orders && { orders: { clauses: orders.clauses, lasting: orders.lasting } }),
      playsForced: (table.chairs[chair]?.playsForced ?? 0) > 0,
      claims: game.ahead.hasClaims(match.state),
    },
  }
}

/** What the holder of a chair's key may know besides. */
export const seatLook = ({ table, game }: Loaded, chair: number, store: TableStore): SeatLook => {
  const { name = '', seenDeal = 0 } = table.chairs[chair] ?? {}
  const { match } = table
  const seat = seatOfChair(table, chair)
  if (match === undefined || seat === undefined)
    return { chair, name, move: 0, legal: [], since: [], takeback: false, seenDeal }
  const { rematch } = match
  const lastAct = match.lastActs[seat] ?? -1
  const told = whisperOf(table, game, chair, seat)
  const lesson = lessonFor(table, game, chair, seat)
  return {
    chair,
    name,
    seat,
    move: match.moves[seat] ?? 0,
    view: game.view(match.state, seat),
    legal: legalActions(game, match.state, seat).map((action) => game.write(action)),
    since: storyFrom(store, lastAct + 1, SINCE_LENGTH),
    takeback: lastAct >= 0 && hasTakeback({ ...table, match }, game, seat, store.entriesFrom(lastAct, SINCE_LENGTH)),
    seenDeal,
    ...aheadLook({ table, game }, chair),
    ...(told && { whisper: told }),
    ...(lesson !== undefined && { lesson }),
    ...(rematch !== undefined && { rematch }),
  }
}
