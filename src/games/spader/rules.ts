/*
 * The rules in the order of rulebook.md:
 *   SP-1, SP-J, SP-3P, SP-C   the pack         cards.ts        SP-I         irregular lead   irregular.ts
 *   SP-1, SP-D                deal, drawing    deal.ts         SP-5 – SP-7  score            score.ts
 *   SP-2, SP-8, SP-S, SP-M    bidding          bidding.ts      SP-F         family score     score.ts
 *   SP-8                      blind exchange   exchange.ts     SP-9         end              match.ts
 *   SP-3, SP-4                play             play.ts         section 2    options          options.ts
 * This file says who does what when (section 2b) and in which order the reasons against it apply (SP-D24).
 */
import type { Random } from '../../core/random.ts'
import type { Seat } from '../../core/seat.ts'
import type { SpaderAction } from './action.ts'
import { bid, bidCandidates, bidObjection, look, lookObjection, mayCorrect } from './bidding.ts'
import { asWritten, lowestFirst } from './cards.ts'
import { draw } from './deal.ts'
import type { SpaderEvent, SpaderStep } from './event.ts'
import { give, giveCandidates, giveObjection } from './exchange.ts'
import { isEarlySpade, nameCandidates, nameObjection, nameSuit } from './irregular.ts'
import { dealIsPlayed, endDeal } from './match.ts'
import type { SpaderObjection } from './objection.ts'
import { play, playCandidates, playObjection } from './play.ts'
import { bidOf, handOf, type SpaderState } from './state.ts'

// Section 2b: who does what when

/** The seat that the match waits for; nothing in Spader is simultaneous. */
export const waitingFor = ({ phase }: SpaderState): readonly Seat[] => (phase.kind === 'over' ? [] : [phase.seat])

/** What is done in each phase. */
const candidatesIn = (state: SpaderState, seat: Seat): readonly SpaderAction[] => {
  switch (state.phase.kind) {
    case 'drawing':
      return [{ type: 'keep' }, { type: 'reject' }]
    case 'bidding':
      return bidCandidates(state)
    case 'exchange':
      return giveCandidates(state, seat)
    case 'play':
      return playCandidates(state, seat)
    case 'naming':
      return nameCandidates
    case 'over':
      return []
  }
}

/** Everything that a seat might do now: the last bidder may still correct, whatever is done next. */
export const candidates = (state: SpaderState, seat: Seat): readonly SpaderAction[] => {
  const inPhase = candidatesIn(state, seat)
  return state.phase.kind !== 'bidding' && mayCorrect(state, seat) ? [...bidCandidates(state), ...inPhase] : inPhase
}

/** SP-D9, SP-2 What needs no turn: a look before one's bid, and the correction of the last bid. */
const needsNoTurn = (state: SpaderState, seat: Seat, action: SpaderAction): boolean =>
  (action.type === 'look' && state.phase.kind === 'bidding' && bidOf(state, seat) === undefined) ||
  (action.type === 'bid' && mayCorrect(state, seat))

/** SP-D24 Why a seat may not do this now: turn before phase before content. */
export const objection = (
  state: SpaderState,
  seat: number,
  action: SpaderAction | undefined,
): SpaderObjection | undefined => {
  const { phase, seats } = state
  if (action === undefined) return { code: 'unknown-action' }
  if (phase.kind === 'over') return { code: 'match-over' }
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return { code: 'no-such-seat', seats }
  if (phase.seat !== seat && !needsNoTurn(state, seat, action)) return { code: 'not-your-turn', turn: phase.seat }
  const notNow: SpaderObjection = { code: 'not-now', phase: phase.kind }
  switch (action.type) {
    case 'look':
      return phase.kind === 'bidding' ? lookObjection(state, seat) : notNow
    case 'bid':
      return phase.kind === 'bidding' || mayCorrect(state, seat) ? bidObjection(state, seat, action.bid) : notNow
    case 'give':
      return phase.kind === 'exchange' ? giveObjection(state, seat, action.cards) : notNow
    case 'keep':
    case 'reject':
      return phase.kind === 'drawing' ? undefined : notNow
    case 'play':
      return phase.kind === 'play' ? playObjection(state, phase, action.card) : notNow
    case 'name-suit':
      return phase.kind === 'naming' ? nameObjection(action.suit) : notNow
  }
}

/** SP-D19 Whether this is a spade that goes straight back to the hand, at a table that is told so. */
export const goesBack = (state: SpaderState, seat: Seat, action: SpaderAction): boolean =>
  state.options.irregularLead === 'takeBack' && objection(state, seat, action)?.code === 'spades-not-broken'

/** SP-D19 `takeBack`: the table hears of the attempt, though not of the card, which would be a sign to a partner. */
export const attempted = (state: SpaderState, seat: Seat, action: SpaderAction): SpaderEvent | undefined =>
  goesBack(state, seat, action) ? { code: 'spade-refused', seat } : undefined

/** The state after an action without objection. After the last trick the deal is scored and the next one dealt. */
export const perform = (state: SpaderState, seat: Seat, action: SpaderAction, random: Random): SpaderStep => {
  const { phase } = state
  if (action.type === 'look') return look(state, seat)
  if (action.type === 'bid') return bid(state, seat, action.bid)
  if (action.type === 'keep' || action.type === 'reject') return draw(state, seat, action.type)
  if (action.type === 'give' && phase.kind === 'exchange') return give(state, phase, action.cards)
  if (action.type === 'name-suit' && phase.kind === 'naming') return nameSuit(state, phase, action.suit)
  if (action.type !== 'play' || phase.kind !== 'play')
    throw new Error(`${action.type} has an objection in ${phase.kind}`)
  const played = play(state, phase, action.card)
  if (!dealIsPlayed(played.state)) return played
  const ended = endDeal(played.state, random)
  return { state: ended.state, events: [...played.events, ...ended.events] }
}

/** SP-D25 What the clock plays for a seat that is waited for: it looks, then bids and plays as low as it may. */
export const fallback = (state: SpaderState, seat: Seat): SpaderAction => {
  const legal = candidates(state, seat).filter((action) => objection(state, seat, action) === undefined)
  const choice = clockChoice(state, seat, legal)
  if (choice === undefined) throw new Error(`nothing is waited for from seat ${seat}`)
  return choice
}

const clockChoice = (state: SpaderState, seat: Seat, legal: readonly SpaderAction[]): SpaderAction | undefined => {
  switch (state.phase.kind) {
    case 'bidding':
      return (
        legal.find(({ type }) => type === 'look') ??
        legal.find((action) => action.type === 'bid' && typeof action.bid === 'number') ??
        legal[0]
      )
    case 'exchange':
      return { type: 'give', cards: asWritten(lowestFirst(handOf(state, seat)).slice(0, 2)) }
    case 'play':
      return lowestPlay(state, seat, legal)
    default:
      return legal[0]
  }
}

/** SP-D25 The lowest legal card, but never an early spade. */
const lowestPlay = (state: SpaderState, seat: Seat, legal: readonly SpaderAction[]): SpaderAction | undefined => {
  const cards = legal.flatMap((action) => (action.type === 'play' ? [action.card] : []))
  const lowest = lowestFirst(cards).find((card) => !isEarlySpade(state, seat, card))
  return lowest && { type: 'play', card: lowest }
}
