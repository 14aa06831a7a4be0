import type { EkarteDealResult, EkarteScoreLine, EkarteView, Player } from '../../../games/ekarte/index.ts'
import { resultOf } from '../../../words/list.ts'
import { opponentOf } from './props.ts'

/** A reason for points, and whose they are. */
interface Point {
  readonly seat: Player
  readonly line: EkarteScoreLine
}

/** EK-12 The order in which points are booked within a deal. */
const ORDER: readonly EkarteScoreLine['code'][] = ['king-turned', 'king']

/** The points of a deal in the order in which they came. */
const pointsOf = (lines: readonly [readonly EkarteScoreLine[], readonly EkarteScoreLine[]]): readonly Point[] => {
  const all = ([0, 1] as const).flatMap((seat) => lines[seat].map((line): Point => ({ seat, line })))
  const kings = ORDER.flatMap((code) => all.filter(({ line }) => line.code === code))
  return [...kings, ...all.filter(({ line }) => !ORDER.includes(line.code))]
}

/** The points of the game in play, deal by deal. */
export const gamePoints = (
  view: EkarteView,
): readonly (Point & { readonly deal: number; readonly first: boolean })[] => {
  const done = view.sheet
    .filter(({ game }) => game === view.game)
    .map(({ deal, sides }) => ({ deal, points: pointsOf([sides[0].lines, sides[1].lines]) }))
  const deals = view.over ? done : [...done, { deal: view.deal, points: pointsOf(view.lines) }]
  return deals.flatMap(({ deal, points }) => points.map((point, index) => ({ ...point, deal, first: index === 0 })))
}

/** EK-12 Who won a finished game, and with what marks: the last deal in which it was played decided it. */
export const gameEnd = (
  sheet: readonly EkarteDealResult[],
  game: number,
  target: number,
): { readonly winner: Player; readonly marks: string } | undefined => {
  const sides = sheet.findLast((entry) => entry.game === game)?.sides
  const winner = ([0, 1] as const).find((seat) => (sides?.[seat].total ?? 0) >= target)
  if (sides === undefined || winner === undefined) return undefined
  return { winner, marks: resultOf(sides[winner].total, sides[opponentOf(winner)].total) }
}
