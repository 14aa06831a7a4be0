import type { EkarteScoreLine, ExposureReason } from './state.ts'

/** EK-9 A deal has five tricks. */
export const TRICKS = 5

/** EK-10 Three tricks make the point. */
export const POINT = 3

/** The marks of some lines together. */
export const sumOf = (lines: readonly EkarteScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

/** EK-10, EK-11 What the winner of the tricks marks against a loser who is exposed for this reason, or not at all. */
export const pointLine = (tricks: number, loserExposed: ExposureReason | undefined): EkarteScoreLine => {
  if (tricks === TRICKS) return { code: 'vole', points: 2 }
  if (loserExposed === undefined) return { code: 'point', points: 1, tricks }
  return { code: 'point-exposed', points: 2, tricks, why: loserExposed }
}

/** EK-14 What is marked when the opponent abandons the deal with so many tricks made. */
export const abandonedLine = (tricks: number, abandonerExposed: ExposureReason | undefined): EkarteScoreLine => {
  if (tricks === 0) return { code: 'abandoned-vole', points: 2 }
  if (abandonerExposed === undefined) return { code: 'abandoned-point', points: 1, tricks }
  return { code: 'abandoned-exposed', points: 2, tricks, why: abandonerExposed }
}
