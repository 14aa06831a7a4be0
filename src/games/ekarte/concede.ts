import type { Random } from '../../core/random.ts'
import type { EkarteStep } from './event.ts'
import { openKingAnswers } from './king.ts'
import { endDeal, gameWinner, mark, pointWinner } from './match.ts'
import type { EkarteObjection } from './objection.ts'
import { abandonedLine, TRICKS } from './score.ts'
import { type EkarteScoreLine, type EkarteState, exposureReason, other, type Player, tricksWon } from './state.ts'

// EK-14 Abandoning a deal

/** EK-D11 Until four tricks are complete, and not for a seat that has made the point. */
export const concedeObjection = (state: EkarteState, player: Player): EkarteObjection | undefined => {
  if (state.tricks.length >= TRICKS - 1) return { code: 'concede-too-late' }
  return pointWinner(state) === player ? { code: 'point-made', tricks: tricksWon(state)[player] } : undefined
}

/** EK-14, EK-D11 What the other seat marks if this one abandons the deal now. */
export const concession = (state: EkarteState, abandoner: Player): EkarteScoreLine =>
  abandonedLine(tricksWon(state)[abandoner], exposureReason(state, abandoner))

/** EK-14, EK-D12 Ends the deal at once; only a king that has been answered under seal is booked before. */
export const concede = (state: EkarteState, seat: Player, random: Random): EkarteStep => {
  const { state: opened, events } = openKingAnswers({ state, events: [{ code: 'conceded', seat }] })
  const winner = gameWinner(opened)
  if (winner !== undefined) return endDeal({ state: opened, events }, { code: 'king', seat: winner }, random)
  const marked = mark(opened, other(seat), [concession(opened, seat)])
  return endDeal({ state: marked, events }, { code: 'conceded', seat }, random)
}
