import type { Game } from '../core/game.ts'
import type { Seat } from '../core/seat.ts'
import { type Chair, seatOfChair, type Table, withChair } from './table.ts'

/** The kind of decision that a seat has, if it is on turn and the game tells kinds apart. */
const decisionOf = ({ match }: Table, game: Game, seat: Seat): string | undefined =>
  match === undefined || !game.waitingFor(match.state).includes(seat) ? undefined : game.decision?.(match.state, seat)

/** From now on each kind of decision is explained to a person once; not to somebody who has acted here before. */
export const teach = (table: Table, chair: number): Table => {
  const seat = seatOfChair(table, chair)
  const hasActed = seat !== undefined && (table.match?.lastActs[seat] ?? -1) >= 0
  return hasActed || table.chairs[chair]?.lessons !== undefined ? table : withChair(table, chair, { lessons: [] })
}

/** Nothing more is explained to a person. */
export const endLessons = (table: Table, chair: number): Table => ({
  ...table,
  chairs: table.chairs.map(({ lessons, ...sitter }, number) =>
    number === chair || lessons === undefined ? sitter : { ...sitter, lessons },
  ),
})

/** What is to be explained to a person now: the kind of decision, if it is their first of that kind. */
export const lessonFor = (table: Table, game: Game, chair: number, seat: Seat): string | undefined => {
  const lessons = table.chairs[chair]?.lessons
  const kind = lessons && decisionOf(table, game, seat)
  return kind === undefined || lessons?.includes(kind) ? undefined : kind
}

/** What a person has learned by acting now. */
export const learned = (table: Table, game: Game, chair: number, seat: Seat): Pick<Chair, 'lessons'> => {
  const kind = lessonFor(table, game, chair, seat)
  return kind === undefined ? {} : { lessons: [...(table.chairs[chair]?.lessons ?? []), kind] }
}
