import type { Card } from '../../cards/card.ts'
import type { Standing } from '../../core/game.ts'
import type { Random } from '../../core/random.ts'
import { type ActionType, type EkarteAction, PACKETS, PROPOSAL_COUNTS } from './action.ts'
import { concede, concedeObjection } from './concede.ts'
import { choosePackets, packetsObjection } from './deal.ts'
import type { EkarteStep } from './event.ts'
import {
  accept,
  discard,
  discardObjection,
  discardRange,
  proposalObjection,
  propose,
  refuse,
  stand,
} from './exchange.ts'
import { followObjection } from './follow.ts'
import { answerClaim, claimAsked, takeBack, takeBackObjection } from './irregular.ts'
import { announceKing, answerKing, kingAsked, kingObjection } from './king.ts'
import { matchWinner } from './match.ts'
import type { EkarteObjection } from './objection.ts'
import { fromLowest } from './pack.ts'
import { play, playerToPlay, playObjection } from './play.ts'
import { type EkarteState, elderOf, type Phase, PLAYERS, type Player } from './state.ts'

// The rules by paragraph: EK-3 and EK-D17 deal.ts; EK-5 to EK-7 exchange.ts; EK-8 king.ts; EK-9 follow.ts and play.ts;
// EK-4 and EK-10 to EK-13 match.ts with score.ts; EK-14 concede.ts; EK-R irregular.ts. Here: who does what when.

// Section 2b Actions

/** What the seats that are waited for may do in each phase; the other actions are not bound to a turn. */
const TURN_ACTIONS: Readonly<Record<Phase, readonly ActionType[]>> = {
  proposal: ['propose', 'stand'],
  answer: ['accept', 'refuse'],
  'elder-exchange': ['discard'],
  'dealer-exchange': ['discard'],
  king: ['king', 'no-king'],
  play: ['play'],
  claim: ['replay', 'let-stand'],
  over: [],
}

/** The seats that must act; two only for sealed answers (EK-D8, EK-D15). */
export const waitingFor = (state: EkarteState): readonly Player[] => {
  switch (state.phase) {
    case 'proposal':
    case 'elder-exchange':
      return [elderOf(state)]
    case 'answer':
    case 'dealer-exchange':
      return [state.dealer]
    case 'king':
      return kingAsked(state)
    case 'play':
      return [playerToPlay(state)]
    case 'claim':
      return claimAsked(state)
    case 'over':
      return []
  }
}

/** Every action that the seat could think of, in the order in which a page offers them. */
export const candidates = (state: EkarteState, player: Player): readonly EkarteAction[] => {
  const hand = state.hands[player]
  const exchanging = TURN_ACTIONS[state.phase].includes('discard')
  return [
    { type: 'propose' },
    ...PROPOSAL_COUNTS.map((count): EkarteAction => ({ type: 'propose', count })),
    ...(['stand', 'accept', 'refuse', 'king', 'no-king'] as const).map((type): EkarteAction => ({ type })),
    ...(exchanging ? choicesOf(hand) : []).map((cards): EkarteAction => ({ type: 'discard', cards })),
    ...hand.map((card): EkarteAction => ({ type: 'play', card })),
    ...(['take-back', 'replay', 'let-stand'] as const).map((type): EkarteAction => ({ type })),
    ...PACKETS.map((packets): EkarteAction => ({ type: 'packets', packets })),
    { type: 'concede' },
  ]
}

/** Every choice of cards, the empty one included. */
const choicesOf = ([card, ...rest]: readonly Card[]): readonly (readonly Card[])[] =>
  card === undefined ? [[]] : choicesOf(rest).flatMap((choice) => [choice, [card, ...choice]])

// EK-D22 Objections, in their order

/** EK-D22 The first reason why `seat` may not do this now. */
export const objection = (
  state: EkarteState,
  seat: number,
  action: EkarteAction | undefined,
): EkarteObjection | undefined => {
  if (action === undefined) return { code: 'unknown-action' }
  const player = PLAYERS.find((known) => known === seat)
  if (player === undefined) return { code: 'unknown-seat' }
  if (state.phase === 'over') return { code: 'match-over' }
  switch (action.type) {
    case 'packets':
      return packetsObjection(state, player)
    case 'concede':
      return concedeObjection(state, player)
    case 'take-back':
      return takeBackObjection(state, player)
    case 'king':
      return kingObjection(state, player)
    default:
      return turnObjection(state, player, action.type) ?? contentObjection(state, player, action)
  }
}

const turnObjection = (state: EkarteState, player: Player, type: ActionType): EkarteObjection | undefined => {
  const waiting = waitingFor(state)
  if (!waiting.includes(player)) return { code: 'not-your-turn', waitingFor: waiting }
  return TURN_ACTIONS[state.phase].includes(type) ? undefined : { code: 'not-now', phase: state.phase }
}

const contentObjection = (state: EkarteState, player: Player, action: EkarteAction): EkarteObjection | undefined => {
  switch (action.type) {
    case 'propose':
      return proposalObjection(state, action)
    case 'discard':
      return discardObjection(state, player, action)
    case 'play':
      return playObjection(state, player, action)
    default:
      return undefined
  }
}

/** The state after an action without objection, and what the table noticed. */
export const perform = (state: EkarteState, player: Player, action: EkarteAction, random: Random): EkarteStep => {
  switch (action.type) {
    case 'propose':
      return propose(state, player, action)
    case 'stand':
      return stand(state, player)
    case 'accept':
      return accept(state, player)
    case 'refuse':
      return refuse(state, player)
    case 'discard':
      return discard(state, player, action)
    case 'king':
      return state.phase === 'king'
        ? answerKing(state, player, action.type, random)
        : announceKing(state, player, random)
    case 'no-king':
      return answerKing(state, player, action.type, random)
    case 'play':
      return play(state, player, action, random)
    case 'take-back':
      return takeBack(state, player)
    case 'replay':
    case 'let-stand':
      return answerClaim(state, player, action.type, random)
    case 'packets':
      return choosePackets(state, player, action)
    case 'concede':
      return concede(state, player, random)
  }
}

// EK-D19 Clock

/** EK-D19 What the clock plays for a seat that is waited for: the plainest answer, the lowest cards. */
export const fallback = (state: EkarteState, player: Player): EkarteAction => {
  const lowest = fromLowest(state.hands[player], state.turnUp)
  switch (state.phase) {
    case 'proposal':
      return { type: 'stand' }
    case 'answer':
      return { type: 'accept' }
    case 'elder-exchange':
    case 'dealer-exchange':
      return { type: 'discard', cards: lowest.slice(0, discardRange(state).min) }
    case 'king':
      return { type: 'no-king' }
    case 'play':
      return { type: 'play', card: lowestRightCard(state, lowest) }
    case 'claim':
      return { type: 'let-stand' }
    case 'over':
      throw new Error('nobody is waited for')
  }
}

/** EK-D19 The clock's card obeys EK-9 also with `claimable`. */
const lowestRightCard = ({ trick: [lead], turnUp }: EkarteState, lowest: readonly Card[]): Card =>
  lowest.find((card) => lead === undefined || followObjection(card, lowest, lead, turnUp) === undefined) as Card

// EK-D18 Result

/** EK-D18 The marks of the game in play, the games won, and the sheet. */
export const standing = (state: EkarteState): Standing => {
  const winners = PLAYERS.filter((player) => player === matchWinner(state))
  const { marks, gamesWon, sheet } = state
  return { over: winners.length > 0, winners, sides: [[0], [1]], scores: marks, games: gamesWon, sheet }
}
