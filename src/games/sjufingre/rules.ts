import type { Random } from '../../core/random.ts'
import { allSeats, type Seat } from '../../core/seat.ts'
import { type SjufingreAction, write } from './action.ts'
import { buildCandidates, buildObjection, playBuild } from './build.ts'
import { arranged, type Card, lowestFirst, PACK } from './cards.ts'
import { isPlayedOut, pictureOf, scoreDeal } from './deal-end.ts'
import type { SjufingreEvent, SjufingreStep } from './event.ts'
import { give, giveCandidates, giveObjection, handOver, stillGiving } from './exchange.ts'
import type { SjufingreObjection } from './objection.ts'
import type { SjufingreOptions } from './options.ts'
import { dealerOf, eldestOf, kindOfDeal } from './programme.ts'
import { emptyRows, passOver, playRow, rowObjection } from './solitaire.ts'
import { type ExchangeState, handOf, isOver, type MatchState, type PlayState, type SjufingreState } from './state.ts'
import { scoresOf, winnersOf } from './teams.ts'
import { play, playObjection } from './trick.ts'

// S7-1, S7-2, S7-3 Deal

/** A new match; its first deal is dealt. */
export const setup = (options: SjufingreOptions, seats: number, random: Random): SjufingreStep =>
  startDeal({ options, seats, sheet: [] }, 1, random)

/** S7-1 Deals all sixty cards one at a time, the seat left of the dealer first. */
const startDeal = (match: MatchState, deal: number, random: Random): SjufingreStep => {
  const { options, seats, sheet, finished } = match
  const pack = random.shuffle(PACK)
  const eldest = eldestOf(deal, seats)
  const dealtTo = (seat: Seat): readonly Card[] => pack.filter((_, index) => (eldest + index) % seats === seat)
  const state: ExchangeState = {
    options,
    seats,
    sheet,
    ...(finished && { finished }),
    deal,
    phase: 'exchange',
    hands: allSeats(seats).map((seat) => arranged(dealtTo(seat))),
    gifts: allSeats(seats).map(() => []),
  }
  const kind = kindOfDeal(options.programme, deal)
  return goOn({ state, events: [{ code: 'dealt', deal, kind, dealer: dealerOf(deal, seats) }] }, random)
}

// S7-4, S7-5 After the exchange

/** S7-3, S7-D17b Play starts as soon as nobody has anything left to give. */
const startPlay = (state: ExchangeState): SjufingreStep => {
  const { gifts, ...dealt } = state
  const { options, deal, seats } = state
  const turn = eldestOf(deal, seats)
  switch (kindOfDeal(options.programme, deal)) {
    case 'trick':
      return { state: { ...dealt, phase: 'trick', turn, trick: [], taken: [] }, events: [] }
    case 'build':
      return { state: { ...dealt, phase: 'build', turn, units: [], taken: [], leftovers: [] }, events: [] }
    case 'solitaire':
      return passOver({ ...dealt, phase: 'solitaire', turn, rows: emptyRows(), passed: [] }, turn)
  }
}

// S7-2 After the last card of a deal

/** S7-2, S7-D17 Enters the deal in the sheet and deals the next one, unless it was the last. */
const endDeal = ({ state, events }: SjufingreStep<PlayState>, random: Random): SjufingreStep => {
  const result = scoreDeal(state)
  const scored: PlayState = { ...state, sheet: [...state.sheet, result], finished: pictureOf(state) }
  const told: readonly SjufingreEvent[] = [...events, { code: 'deal-scored', kind: state.phase, ...result }]
  if (isOver(scored)) {
    return {
      state: scored,
      events: [...told, { code: 'match-won', winners: winnersOf(scored), scores: scoresOf(scored) }],
    }
  }
  const next = startDeal(scored, state.deal + 1, random)
  return { state: next.state, events: [...told, ...next.events] }
}

/** Goes on from where an action has led: to the play, to the next deal, or not at all. */
const goOn = ({ state, events }: SjufingreStep, random: Random): SjufingreStep => {
  if (state.phase !== 'exchange') return isPlayedOut(state) ? endDeal({ state, events }, random) : { state, events }
  if (stillGiving(state).length > 0) return { state, events }
  const hasExchanged = state.gifts.some((gifts) => gifts.length > 0)
  const started = startPlay(hasExchanged ? { ...state, ...handOver(state) } : state)
  const told: readonly SjufingreEvent[] = hasExchanged ? [...events, { code: 'exchanged', deal: state.deal }] : events
  return { state: started.state, events: [...told, ...started.events] }
}

// 2b Actions

/** S7-D2 In an exchange all who have not given to everybody; otherwise the seat on turn. */
export const waitingFor = (state: SjufingreState): readonly Seat[] => {
  if (isOver(state)) return []
  return state.phase === 'exchange' ? stillGiving(state) : [state.turn]
}

/** Everything that a seat might do now. */
export const candidates = (state: SjufingreState, seat: Seat): readonly SjufingreAction[] => {
  if (!waitingFor(state).includes(seat)) return []
  switch (state.phase) {
    case 'exchange':
      return giveCandidates(state, seat)
    case 'build':
      return buildCandidates(state, seat)
    default:
      return handOf(state, seat).map((card) => ({ type: 'play', card }))
  }
}

/** S7-D18 The first reason against an action, in the order of the codes. */
export const objection = (
  state: SjufingreState,
  seat: number,
  action: SjufingreAction | undefined,
): SjufingreObjection | undefined => {
  if (isOver(state)) return { code: 'over' }
  if (action === undefined) return { code: 'unreadable' }
  const waiting = waitingFor(state)
  if (!waiting.includes(seat)) return { code: 'not-waited-for', waitingFor: waiting }
  const wrongPhase: SjufingreObjection = { code: 'wrong-phase', phase: state.phase }
  switch (state.phase) {
    case 'exchange':
      return action.type === 'give' ? giveObjection(state, seat, action) : wrongPhase
    case 'trick':
      return action.type === 'play' ? playObjection(state, seat, action.card) : wrongPhase
    case 'build':
      return action.type === 'give' || action.type === 'play' ? wrongPhase : buildObjection(state, seat, action)
    case 'solitaire':
      return action.type === 'play' ? rowObjection(state, seat, action.card) : wrongPhase
  }
}

/** The state after an action without objection. */
export const perform = (state: SjufingreState, seat: Seat, action: SjufingreAction, random: Random): SjufingreStep =>
  goOn(act(state, seat, action), random)

const act = (state: SjufingreState, seat: Seat, action: SjufingreAction): SjufingreStep => {
  if (state.phase === 'exchange' && action.type === 'give') return give(state, seat, action)
  if (state.phase === 'trick' && action.type === 'play') return play(state, seat, action.card)
  if (state.phase === 'solitaire' && action.type === 'play') return playRow(state, seat, action.card)
  if (state.phase === 'build' && action.type !== 'give' && action.type !== 'play') return playBuild(state, seat, action)
  throw new Error(`${write(action)} is no action of this phase`)
}

// S7-D19 Clock

/** S7-D19 In a build deal a capture comes before a lay, a lay before a build. */
const CLOCK_ORDER: readonly SjufingreAction['type'][] = ['give', 'play', 'take', 'lay', 'build']

/** S7-D19 The lowest cards or the lowest legal card; of several captures with it the first as plain text. */
export const fallback = (state: SjufingreState, seat: Seat): SjufingreAction => {
  const hand = lowestFirst(handOf(state, seat))
  const height = (action: SjufingreAction): number =>
    Math.max(...(action.type === 'give' ? action.cards : [action.card]).map((card) => hand.indexOf(card)))
  return candidates(state, seat)
    .filter((action) => objection(state, seat, action) === undefined)
    .reduce((best, action) => {
      const order = CLOCK_ORDER.indexOf(action.type) - CLOCK_ORDER.indexOf(best.type) || height(action) - height(best)
      return order < 0 || (order === 0 && write(action) < write(best)) ? action : best
    })
}
