import { type Card, RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts'
import { inPackOrder } from '../../cards/pack.ts'
import type { Random } from '../../core/random.ts'
import type { Seat } from '../../core/seat.ts'
import { PACK, type RodskaggAction } from './action.ts'
import { bid, bidObjection } from './bidding.ts'
import { cut, dealReady, offerCut, pickUp } from './deal.ts'
import { ready } from './end.ts'
import type { RodskaggStep } from './event.ts'
import { exchange, exchangeObjection } from './exchange.ts'
import { leaderOf, ritualsHold, seatsLeft } from './facts.ts'
import type { RodskaggObjection } from './objection.ts'
import { play, playObjection } from './play.ts'
import { answer, ask, proceed } from './question.ts'
import { announce, knock, say } from './rituals.ts'
import { runningScore } from './score.ts'
import type { PhaseName, RodskaggState } from './state.ts'

/**
 * The rulebook's section 1 stands in its order in deal.ts (RO-1, RO-2), exchange.ts (RO-3), bidding.ts (RO-4), play.ts
 * (RO-5), question.ts (RO-6, RO-9), score.ts (RO-7, RO-8, RO-10, RO-14), end.ts (RO-11 to RO-13) and rituals.ts (RO-R).
 * Here is what joins them: whose turn it is, the codes in their order, what an action does, the clock.
 */

// 2b Actions

/** RO-D16, RO-D21 One seat at a time; only after a deal, with rituals, everybody who is not ready. */
export const waitingFor = (state: RodskaggState): readonly Seat[] => {
  const { phase } = state
  if (phase.name === 'over') return []
  if (phase.name === 'ready') return seatsLeft(state).filter((seat) => !state.ready.includes(seat))
  return [phase.turn]
}

/** The phases that an action belongs to; the rituals that need no turn belong to all. */
const PHASES_OF: Readonly<Record<Exclude<RodskaggAction['type'], AnyTime>, readonly PhaseName[]>> = {
  cut: ['cut', 'neighbourCut'],
  'offer-cut': ['cut'],
  'deal-ready': ['dealReady'],
  draw: ['exchange', 'bidding'],
  discard: ['exchange', 'bidding'],
  'new-hand': ['exchange', 'bidding'],
  keep: ['exchange'],
  bid: ['bidding'],
  pass: ['bidding'],
  play: ['play', 'question'],
  ask: ['question'],
  proceed: ['question'],
  stay: ['answers'],
  fold: ['answers'],
  ready: ['ready'],
}

type AnyTime = 'say' | 'knock' | 'pick-up'
type TurnAction = Exclude<RodskaggAction, { readonly type: AnyTime }>

/** Whether the phase asks the seat on turn for this kind of action. */
const isAsked = (state: RodskaggState, seat: Seat, { type }: TurnAction): boolean => {
  const { name } = state.phase
  if (!PHASES_OF[type].includes(name)) return false
  // RO-D23 Only a declarer on lead forgets the question by playing.
  if (name === 'question' && type === 'play') return leaderOf(state) === seat
  // RO-D1 With `beforeBids` the exchange is over when the bidding begins.
  if (name === 'bidding' && type !== 'bid' && type !== 'pass') return state.options.exchange === 'withBid'
  return true
}

// RO-D27 Codes, in the order in which they apply

const RITUALS: readonly RodskaggAction['type'][] = [
  'cut',
  'offer-cut',
  'deal-ready',
  'pick-up',
  'say',
  'knock',
  'ask',
  'proceed',
  'ready',
]

/** RO-D27 Why `seat` may not do this now. */
export const objection = (
  state: RodskaggState,
  seat: number,
  action: RodskaggAction | undefined,
): RodskaggObjection | undefined => {
  if (action === undefined) return { code: 'unknown-action' }
  if (state.phase.name === 'over') return { code: 'match-over' }
  const absent = absence(state, seat)
  if (absent !== undefined) return absent
  if (RITUALS.includes(action.type) && !ritualsHold(state))
    return { code: 'rituals-off', because: state.options.rituals ? 'play-off' : 'option' }
  switch (action.type) {
    case 'say': {
      const score = runningScore(state, seat)
      return score === action.score ? undefined : { code: 'not-on-that-score', said: action.score, score }
    }
    case 'knock':
      return absence(state, action.seat) ?? (action.seat === seat ? { code: 'own-seat' } : undefined)
    case 'pick-up':
      return pickUpObjection(state, seat)
    default:
      return turnObjection(state, seat, action)
  }
}

/** RO-13, RO-D20 Why this is not one of the players. */
const absence = ({ seats, out, deal }: RodskaggState, seat: number): RodskaggObjection | undefined => {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return { code: 'no-such-seat', seat }
  if (out.includes(seat)) return { code: 'not-playing', seat, because: 'out' }
  return deal.players.includes(seat) ? undefined : { code: 'not-playing', seat, because: 'play-off' }
}

/** RO-R1, RO-D16 */
const pickUpObjection = ({ phase, deal }: RodskaggState, seat: Seat): RodskaggObjection | undefined => {
  const notNow: RodskaggObjection = { code: 'not-now', phase: phase.name }
  if (phase.name === 'cut' || phase.name === 'neighbourCut') return notNow
  if (deal.pickedUp.includes(seat)) return { code: 'already-picked-up' }
  return seat === deal.dealer ? notNow : undefined
}

const turnObjection = (state: RodskaggState, seat: Seat, action: TurnAction): RodskaggObjection | undefined => {
  const { phase } = state
  if (phase.name === 'ready' && state.ready.includes(seat)) return { code: 'already-ready' }
  const waiting = waitingFor(state)
  if (!waiting.includes(seat)) return { code: 'not-your-turn', waiting }
  if (!isAsked(state, seat, action)) return { code: 'not-now', phase: phase.name }
  switch (action.type) {
    case 'draw':
    case 'discard':
    case 'keep':
    case 'new-hand':
      return handObjection(state, seat) ?? exchangeObjection(state, seat, action)
    case 'bid':
    case 'pass':
      return handObjection(state, seat) ?? bidObjection(state, action)
    case 'play':
      return handObjection(state, seat) ?? playObjection(state, seat, action.card)
    default:
      return undefined
  }
}

/** RO-D16 A seat picks up before it does anything with its cards. */
const handObjection = ({ deal }: RodskaggState, seat: Seat): RodskaggObjection | undefined =>
  deal.pickedUp.includes(seat) ? undefined : { code: 'not-picked-up' }

// What an action does

/** The state after an action without objection, and what the table noticed. */
export const perform = (state: RodskaggState, seat: Seat, action: RodskaggAction, random: Random): RodskaggStep =>
  announce(state, performed(state, seat, action, random))

const performed = (state: RodskaggState, seat: Seat, action: RodskaggAction, random: Random): RodskaggStep => {
  switch (action.type) {
    case 'cut':
      return cut(state, seat)
    case 'offer-cut':
      return offerCut(state, seat)
    case 'deal-ready':
      return dealReady(state, seat)
    case 'pick-up':
      return pickUp(state, seat)
    case 'draw':
    case 'discard':
    case 'keep':
    case 'new-hand':
      return exchange(state, seat, action, random)
    case 'bid':
      return bid(state, seat, action.bid, random)
    case 'pass':
      return bid(state, seat, 'pass', random)
    case 'play':
      return play(state, seat, action.card, random)
    case 'ask':
      return ask(state, seat)
    case 'proceed':
      return proceed(state, seat)
    case 'stay':
      return answer(state, seat, true, random)
    case 'fold':
      return answer(state, seat, false, random)
    case 'say':
      return say(state, seat, action.score)
    case 'knock':
      return knock(state, seat, action.seat, action.offence)
    case 'ready':
      return ready(state, seat, random)
  }
}

// RO-D25 Clock

/** RO-D25 The lowest card first; of equal ranks C before D before H before S. */
const lowestFirst = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted(
    (one, other) =>
      RANKS.indexOf(rankOf(other)) - RANKS.indexOf(rankOf(one)) ||
      SUITS.indexOf(suitOf(other)) - SUITS.indexOf(suitOf(one)),
  )

/** RO-D25 What the clock plays for a seat that is waited for: the first of these that is legal. */
export const fallback = (state: RodskaggState, seat: Seat): RodskaggAction => {
  const { hands, drawn } = state.deal
  const hand = hands[seat] ?? []
  const lowest = lowestFirst([...hand, ...drawn]).slice(0, drawn.length)
  const wishes: readonly RodskaggAction[] = [
    { type: 'cut' },
    { type: 'deal-ready' },
    { type: 'pick-up' },
    { type: 'discard', cards: inPackOrder(lowest, PACK) },
    { type: 'keep' },
    { type: 'bid', bid: 0 },
    { type: 'pass' },
    { type: 'ask' },
    { type: 'fold' },
    ...lowestFirst(hand).map((card): RodskaggAction => ({ type: 'play', card })),
  ]
  return wishes.find((wish) => objection(state, seat, wish) === undefined) ?? { type: 'ready' }
}
