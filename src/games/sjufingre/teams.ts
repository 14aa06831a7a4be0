import type { Standing } from '../../core/game.ts'
import { allSeats, type Seat } from '../../core/seat.ts'
import { isOver, type MatchState } from './state.ts'

// S7-19 Teams

/** S7-D14d The sides in order of their lowest seat; without teams everybody is a side. */
export const sidesOf = ({ options, seats }: MatchState): readonly (readonly Seat[])[] =>
  options.teams ? allSeats(seats / 2).map((seat) => [seat, seat + seats / 2]) : allSeats(seats).map((seat) => [seat])

/** S7-Q14, S7-D14c The seats of a side in groups whose cards are judged together. */
export const judgedTogether = (side: readonly Seat[], { options }: MatchState): readonly (readonly Seat[])[] =>
  options.teamScoring === 'pooled' ? [side] : side.map((seat) => [seat])

/** The score of every side. */
export const scoresOf = (match: MatchState): readonly number[] =>
  match.sheet.at(-1)?.sides.map(({ total }) => total) ?? sidesOf(match).map(() => 0)

/** S7-2, S7-Q22, S7-D14d The seats of all sides with the highest total, once the match is over. */
export const winnersOf = (match: MatchState): readonly Seat[] => {
  if (!isOver(match)) return []
  const scores = scoresOf(match)
  const best = Math.max(...scores)
  return sidesOf(match)
    .filter((_, side) => scores[side] === best)
    .flat()
    .toSorted((one, other) => one - other)
}

/** Where the match stands. */
export const standing = (match: MatchState): Standing => ({
  over: isOver(match),
  winners: winnersOf(match),
  sides: sidesOf(match),
  scores: scoresOf(match),
  sheet: match.sheet,
})
