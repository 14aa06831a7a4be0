import { rankOf } from '../../cards/card.ts'
import type { Random } from '../../core/random.ts'
import { dealCards } from './deal.ts'
import type { EkarteEvent, EkarteStep } from './event.ts'
import type { EkarteOptions } from './options.ts'
import { POINT, pointLine, sumOf } from './score.ts'
import {
  type DealEnding,
  type EkarteDealResult,
  type EkarteScoreLine,
  type EkarteSideResult,
  type EkarteState,
  exposureOf,
  exposureReason,
  type FinishedDeal,
  type MatchState,
  other,
  PLAYERS,
  type Player,
  replaced,
  tricksWon,
} from './state.ts'

/** A new match. EK-D2: seat 1 deals first; EK-D17: every seat begins with 3 + 2. */
export const setup = (options: EkarteOptions, _seats: number, random: Random): EkarteStep => {
  const match: MatchState = {
    options,
    game: 1,
    gamesWon: [0, 0],
    marks: [0, 0],
    packets: ['3+2', '3+2'],
    sheet: [],
  }
  return startDeal(match, 1, 1, [], random)
}

// EK-4 Turned king

/** Deals; a turned king is marked by the dealer at once and can end the game. */
const startDeal = (
  match: MatchState,
  deal: number,
  dealer: Player,
  before: readonly EkarteEvent[],
  random: Random,
): EkarteStep => {
  const packets = match.packets[dealer]
  const state: EkarteState = { ...match, ...dealCards(deal, dealer, packets, random) }
  const { game, turnUp } = state
  const events: readonly EkarteEvent[] = [...before, { code: 'dealt', deal, game, dealer, packets, turnUp }]
  if (rankOf(turnUp) !== 'K') return { state, events }
  const marked: EkarteStep = {
    state: mark(state, dealer, [{ code: 'king-turned', points: 1 }]),
    events: [...events, { code: 'king-turned', seat: dealer, card: turnUp }],
  }
  return endDealIfWon(marked, { code: 'king-turned', seat: dealer }, random)
}

// EK-10, EK-11 Score

/** Books marks for a player. */
export const mark = (state: EkarteState, player: Player, lines: readonly EkarteScoreLine[]): EkarteState => ({
  ...state,
  marks: replaced(state.marks, player, state.marks[player] + sumOf(lines)),
  lines: replaced(state.lines, player, [...state.lines[player], ...lines]),
})

/** EK-10 The player who has made the point. */
export const pointWinner = (state: EkarteState): Player | undefined =>
  PLAYERS.find((player) => tricksWon(state)[player] >= POINT)

/** EK-D13 After the fifth trick: books the point or the vole, less what an irregular card costs, and ends the deal. */
export const bookPoint = (
  { state, events }: EkarteStep,
  reduction: readonly EkarteScoreLine[],
  random: Random,
): EkarteStep => {
  const winner = tricksWon(state)[0] >= POINT ? 0 : 1
  const line = pointLine(tricksWon(state)[winner], exposureReason(state, other(winner)))
  return endDeal({ state: mark(state, winner, [line, ...reduction]), events }, { code: 'played' }, random)
}

// EK-12 End of a game

/** EK-12 The player whose marks have reached the target. */
export const gameWinner = ({ marks, options }: EkarteState): Player | undefined =>
  PLAYERS.find((player) => marks[player] >= options.target)

/** EK-12 The game ends the moment a mark reaches the target; what is left of the deal is not played. */
export const endDealIfWon = (step: EkarteStep, ending: DealEnding, random: Random): EkarteStep =>
  gameWinner(step.state) === undefined ? step : endDeal(step, ending, random)

const sideResult = ({ lines, marks }: EkarteState, player: Player): EkarteSideResult => ({
  points: sumOf(lines[player]),
  total: marks[player],
  lines: lines[player],
})

const picture = (state: EkarteState, ending: DealEnding): FinishedDeal => {
  const { deal, game, dealer, turnUp, proposals, tricks, trick } = state
  const exposure = exposureOf(state)
  return { deal, game, dealer, turnUp, proposals, ...(exposure && { exposure }), tricks, trick, ending }
}

/** EK-D4, EK-D18 Enters the deal in the sheet and goes on: with the next deal, the next game, or not at all. */
export const endDeal = ({ state, events }: EkarteStep, ending: DealEnding, random: Random): EkarteStep => {
  const { deal, game, dealer, marks } = state
  const result: EkarteDealResult = { deal, game, sides: [sideResult(state, 0), sideResult(state, 1)] }
  const scored: EkarteState = { ...state, sheet: [...state.sheet, result], finished: picture(state, ending) }
  const told: readonly EkarteEvent[] = [...events, { code: 'deal-scored', ...result }]
  const winner = gameWinner(state)
  if (winner === undefined) return startDeal(scored, deal + 1, other(dealer), told, random)
  return endGame(scored, winner, [...told, { code: 'game-won', seat: winner, game, marks }], random)
}

// EK-13 Match

/** EK-13, EK-D18 The player who has won more than half of the games. */
export const matchWinner = ({ gamesWon, options }: EkarteState): Player | undefined =>
  PLAYERS.find((player) => 2 * gamesWon[player] > options.games)

const withGame = (state: EkarteState, winner: Player): EkarteState => ({
  ...state,
  gamesWon: replaced(state.gamesWon, winner, state.gamesWon[winner] + 1),
})

/** EK-12, EK-13 What these marks would win for a player, if anything. */
export const winningMark = (
  state: EkarteState,
  player: Player,
  lines: readonly EkarteScoreLine[],
): 'game' | 'match' | undefined => {
  if (gameWinner(mark(state, player, lines)) !== player) return undefined
  return matchWinner(withGame(state, player)) === player ? 'match' : 'game'
}

/** EK-13, EK-D4 The match is won, or the next game begins. */
const endGame = (state: EkarteState, winner: Player, events: readonly EkarteEvent[], random: Random): EkarteStep => {
  const won = withGame(state, winner)
  const { gamesWon } = won
  if (matchWinner(won) === winner) {
    return { state: { ...won, phase: 'over' }, events: [...events, { code: 'match-won', seat: winner, gamesWon }] }
  }
  const dealer = state.options.nextGameDealer === 'loser' ? other(winner) : other(state.dealer)
  return startDeal({ ...won, game: state.game + 1, marks: [0, 0] }, state.deal + 1, dealer, events, random)
}
