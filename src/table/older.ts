import type { Game } from '../core/game.ts'
import { allSeats } from '../core/seat.ts'
import { NO_PACE } from './pace.ts'
import type { Chair, Match, Table } from './table.ts'
import { turnsAfter } from './turn.ts'

/** What the first tables were stored without. */
type Added = 'pace' | 'pauses'
type AddedToMatch = 'turns' | 'missed' | 'bots'

/** A table as any release has stored it. */
export type StoredTable = Omit<Table, Added | 'chairs' | 'match'> &
  Partial<Pick<Table, Added>> & {
    readonly chairs: readonly (Omit<Chair, 'away'> & Partial<Pick<Chair, 'away'>>)[]
    readonly match?: Omit<Match, AddedToMatch> & Partial<Pick<Match, AddedToMatch>>
  }

/** The match with the turns that wait, which begin with the table's last change, and with nothing missed. */
const matchOfToday = (match: NonNullable<StoredTable['match']>, game: Game, changedAt: number): Match => {
  const seats = allSeats(match.seating.length)
  const filled: Match = {
    ...match,
    turns: match.turns ?? seats.map(() => null),
    missed: match.missed ?? seats.map(() => 0),
    bots: match.bots ?? seats.map(() => false),
  }
  return match.turns || match.over ? filled : { ...filled, turns: turnsAfter(filled, game, changedAt) }
}

/** A stored table as one of today: what an older release did not write is as it was then. */
export const tableOfToday = (stored: StoredTable, game: Game): Table => {
  const { match, chairs, pace = NO_PACE, pauses = [], ...rest } = stored
  const table: Table = { ...rest, pace, pauses, chairs: chairs.map((chair) => ({ ...chair, away: chair.away ?? [] })) }
  return match === undefined ? table : { ...table, match: matchOfToday(match, game, table.changedAt) }
}
