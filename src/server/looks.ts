import { legalActions } from '../core/game.ts'
import { phaseOf, seatOfChair, waitingChairs } from '../table/table.ts'
import { seatKey } from './keys.ts'
import type { Loaded } from './loaded.ts'
import type { PersonLook, SeatLook, StoryLine, TableLook } from './look.ts'
import type { TableStore } from './table-store.ts'

/** The most log entries that one page tells. */
export const STORY_LENGTH = 400
const SINCE_LENGTH = 30

/** What everybody noticed, from log entry `first` on. */
export const storyFrom = (store: TableStore, first: number, most: number): readonly StoryLine[] =>
  store.entriesFrom(first, most).flatMap(({ at, events }) => events.map((event) => ({ at, event })))

/** What anybody may know of a table. */
export const tableLook = ({ table, game }: Loaded): TableLook => {
  const { id, options, seats, order, changedAt, commitment, phrases, match } = table
  return {
    id,
    game: table.game,
    options,
    seats,
    order,
    changedAt,
    commitment,
    ...(phrases && { phrases }),
    phase: phaseOf(table),
    people: table.chairs.map(({ name }, chair): PersonLook => {
      const seat = seatOfChair(table, chair)
      return seat === undefined ? { chair, name } : { chair, name, seat }
    }),
    waiting: waitingChairs(table, game),
    ...(match && { view: game.view(match.state, 'spectator'), standing: game.standing(match.state) }),
  }
}

/** What the holder of a chair's key may know besides. */
export const seatLook = ({ table, game }: Loaded, chair: number, store: TableStore, secret: string): SeatLook => {
  const { name = '', seenDeal = 0 } = table.chairs[chair] ?? {}
  const { match } = table
  const seat = seatOfChair(table, chair)
  if (match === undefined || seat === undefined) return { chair, name, move: 0, legal: [], since: [], seenDeal }
  const { rematch } = match
  return {
    chair,
    name,
    seat,
    move: match.moves[seat] ?? 0,
    view: game.view(match.state, seat),
    legal: legalActions(game, match.state, seat).map((action) => game.write(action)),
    since: storyFrom(store, (match.lastActs[seat] ?? -1) + 1, SINCE_LENGTH),
    seenDeal,
    ...(rematch !== undefined && { rematch: { id: rematch, chair, key: seatKey(secret, rematch, chair, 0) } }),
  }
}
