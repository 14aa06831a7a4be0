import { rankOf } from '../../cards/card.ts'
import type { Random } from '../../core/random.ts'
import type { EkarteEvent, EkarteStep } from './event.ts'
import { endDealIfWon, mark } from './match.ts'
import type { EkarteObjection } from './objection.ts'
import { trumpKing } from './pack.ts'
import { allPlays, type EkarteState, type Phase, PLAYERS, type Player } from './state.ts'

// EK-8 King in hand

const EXCHANGE: readonly Phase[] = ['proposal', 'answer', 'elder-exchange', 'dealer-exchange']

/** EK-D8 The exchange is closed: with `beforeFirstLead` both seats are asked for the king, unless it was turned up. */
export const afterExchange = (state: EkarteState): EkarteState => ({
  ...state,
  phase: state.options.kingWindow === 'beforeFirstLead' && rankOf(state.turnUp) !== 'K' ? 'king' : 'play',
})

/** EK-8 Who had the trump king when the play began, whether or not it has been played since. */
const kingHolder = (state: EkarteState): Player | undefined => {
  const king = trumpKing(state.turnUp)
  return (
    PLAYERS.find((player) => state.hands[player].includes(king)) ??
    allPlays(state).find(({ card }) => card === king)?.seat
  )
}

/** EK-8 Who has marked the king in hand. */
export const kingMarkedBy = ({ lines }: EkarteState): Player | undefined =>
  PLAYERS.find((player) => lines[player].some(({ code }) => code === 'king'))

/** EK-D5, EK-D7 Open until one has played a card; if that is the king, until the next card lies. Not in a replay. */
const isWindowOpen = (state: EkarteState, player: Player): boolean => {
  if (state.phase !== 'play' || state.replayed) return false
  const plays = allPlays(state)
  const own = plays.find(({ seat }) => seat === player)
  return own === undefined || (own.card === trumpKing(state.turnUp) && own === plays.at(-1))
}

/** EK-Q2, EK-D5, EK-D6, EK-D8 Only the holder may announce the king, once, and in time. */
export const kingObjection = (state: EkarteState, player: Player): EkarteObjection | undefined => {
  const king = trumpKing(state.turnUp)
  if (EXCHANGE.includes(state.phase)) return { code: 'king-too-early', king }
  if (kingHolder(state) !== player) return { code: 'king-not-held', king }
  if (kingMarkedBy(state) !== undefined) return { code: 'king-announced', king }
  if (state.phase === 'king') {
    return state.sealed[player] === undefined ? undefined : { code: 'not-your-turn', waitingFor: kingAsked(state) }
  }
  const open = state.options.kingWindow === 'ownFirstCard' && isWindowOpen(state, player)
  return open ? undefined : { code: 'king-too-late', king }
}

/** EK-D5 The king is announced: marked at once, which can end the game. The turn does not change. */
export const announceKing = (state: EkarteState, player: Player, random: Random): EkarteStep =>
  endDealIfWon(markKing({ state, events: [] }, player), { code: 'king', seat: player }, random)

const markKing = ({ state, events }: EkarteStep, seat: Player): EkarteStep => ({
  state: mark(state, seat, [{ code: 'king', points: 1 }]),
  events: [...events, { code: 'king-marked', seat, card: trumpKing(state.turnUp) }],
})

/** EK-D8 The seats that have not answered whether they have the king. */
export const kingAsked = ({ sealed }: EkarteState): readonly Player[] =>
  PLAYERS.filter((player) => sealed[player] === undefined)

/** EK-D8 A sealed answer; when both are in, a king is booked and the elder leads. */
export const answerKing = (
  state: EkarteState,
  seat: Player,
  answer: 'king' | 'no-king',
  random: Random,
): EkarteStep => {
  const answered: EkarteState = { ...state, sealed: { ...state.sealed, [seat]: answer } }
  const events: readonly EkarteEvent[] = [{ code: 'king-answered', seat }]
  if (kingAsked(answered).length > 0) return { state: answered, events }
  const opened = openKingAnswers({ state: { ...answered, phase: 'play' }, events })
  const holder = kingMarkedBy(opened.state)
  return holder === undefined ? opened : endDealIfWon(opened, { code: 'king', seat: holder }, random)
}

/** EK-D8, EK-D12 Opens the sealed answers and books a king among them. */
export const openKingAnswers = ({ state, events }: EkarteStep): EkarteStep => {
  const step: EkarteStep = { state: { ...state, sealed: {} }, events }
  const holder = PLAYERS.find((player) => state.sealed[player] === 'king')
  return holder === undefined ? step : markKing(step, holder)
}
