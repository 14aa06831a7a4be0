import type { Stands } from '../../core/game.ts'
import { clockwiseFrom, leftOf, type Seat } from '../../core/seat.ts'
import type { Bid, SpaderAction } from './action.ts'
import { handSize, isSpade } from './cards.ts'
import type { SpaderEvent, SpaderStep } from './event.ts'
import { openExchange } from './exchange.ts'
import type { SpaderObjection } from './objection.ts'
import { blindNilRule, nilIsOn } from './options.ts'
import { openPlay } from './play.ts'
import {
  bidOf,
  type Call,
  eldest,
  handOf,
  type Match,
  partnerOf,
  partnersBid,
  type SpaderState,
  sideOf,
} from './state.ts'

// SP-2 Bidding: one time round from the dealer's left, each for itself

/** Everything a seat might say while bids are made. */
export const bidCandidates = ({ options, seats }: SpaderState): readonly SpaderAction[] => {
  const numbers = Array.from({ length: handSize(options, seats) }, (_, place) => place + 1)
  const bids: readonly Bid[] = ['blind-nil', 'nil', ...numbers]
  return [{ type: 'look' }, ...bids.map((bid): SpaderAction => ({ type: 'bid', bid }))]
}

/** Left of the dealer bids first. */
export const openBidding = (state: SpaderState): SpaderStep =>
  state.options.mirror ? postBids(state) : bidNext(state, eldest(state))

const bidNext = (state: SpaderState, seat: Seat): SpaderStep => {
  const turn: SpaderState = { ...state, phase: { kind: 'bidding', seat } }
  return suicideNilIsTaken(turn, seat) ? openHand(turn, seat) : { state: turn, events: [] }
}

/** SP-2, SP-D13 Whether a seat may bid again: the last to have bid may, until the next bids or cards move. */
export const mayCorrect = ({ correctable, calls }: SpaderState, seat: Seat): boolean =>
  correctable && calls.at(-1)?.seat === seat

/** SP-2, SP-D11 Whether a bid stands once it is said: a blind nil does, and every bid where none is corrected. */
export const stands = ({ options }: SpaderState, action: SpaderAction): Stands | undefined =>
  action.type === 'bid' && (!options.bidCorrection || action.bid === 'blind-nil') ? 'bound' : undefined

/** A bid, or the correction of one. */
export const bid = (state: SpaderState, seat: Seat, bid: Bid): SpaderStep => {
  const before = bidOf(state, seat)
  if (before !== undefined) {
    const corrected = { ...state, calls: [...state.calls.slice(0, -1), { seat, bid }] }
    return { state: corrected, events: [{ code: 'bid-corrected', seat, bid, before }] }
  }
  const calls = [...state.calls, { seat, bid }]
  const made: SpaderState = { ...state, calls, correctable: state.options.bidCorrection }
  const next = calls.length < state.seats ? bidNext(made, leftOf(seat, state.seats)) : endBidding(made)
  return { state: next.state, events: [{ code: 'bid', seat, bid }, ...next.events] }
}

/** SP-D15 All blind hands open with the last bid; then cards are exchanged or the play begins. */
const endBidding = (state: SpaderState): SpaderStep => {
  const events = state.looked.flatMap((seen, seat): SpaderEvent[] => (seen ? [] : [{ code: 'hand-opened', seat }]))
  return { state: openExchange({ ...state, looked: state.looked.map(() => true) }), events }
}

/** SP-2, SP-7, SP-8, SP-S Why a seat may not make this bid, in the order of SP-D24. */
export const bidObjection = (state: SpaderState, seat: Seat, bid: Bid): SpaderObjection | undefined => {
  const { options, seats } = state
  const before = bidOf(state, seat)
  const size = handSize(options, seats)
  const cap = teamBidCap(state, seat)
  if (isUndecided(state, seat) && bid !== 'blind-nil') return { code: 'look-first' }
  if (bid === 'blind-nil' && mayBidBlind(state, seat) && state.looked[seat]) return { code: 'has-looked' }
  if (bid === 'blind-nil' && !mayBidBlind(state, seat)) return noBlindNil(state, seat)
  if (bid === 'nil' && !nilIsOn(options)) return { code: 'no-nil' }
  if (typeof bid === 'number' && bid > size) return { code: 'bid-too-high', highest: size }
  if (typeof bid === 'number' && cap !== undefined && bid > cap.highest) return { code: 'team-bid-cap', ...cap }
  const suicide = suicideObjection(state, seat, bid)
  if (suicide !== undefined) return suicide
  if (bid === before) return { code: 'same-bid', bid }
  if (before === 'blind-nil') return { code: 'bid-stands' }
  return undefined
}

/** SP-Q4, SP-D3 How high a seat may bid for the team to promise at most every trick. */
const teamBidCap = (
  state: SpaderState,
  seat: Seat,
): { readonly highest: number; readonly partner?: number } | undefined => {
  const { options, seats } = state
  const size = handSize(options, seats)
  const partner = partnersBid(state, seat)
  if (options.form !== 'pairs' || !options.teamBidCap) return undefined
  if (typeof partner === 'number') return { highest: size - partner, partner }
  return partner === undefined && !nilIsOn(options) ? { highest: size - 1 } : undefined
}

// SP-8 Blind nil

/** How far the side of a seat lies behind the best other. */
const pointsBehind = (match: Match, seat: Seat): number => {
  const own = sideOf(match, seat)
  const others = match.totals.filter((_, side) => side !== own)
  return Math.max(...others) - (match.totals[own] ?? 0)
}

/** SP-8, SP-Q13, SP-D8 Whether a seat may bid blind in the deal that these totals lead to. */
export const mayBidBlind = (match: Match, seat: Seat): boolean => {
  const rule = blindNilRule(match.options)
  return rule === 'anytime' || (rule === 'behind100' && pointsBehind(match, seat) >= 100)
}

const noBlindNil = (state: SpaderState, seat: Seat): SpaderObjection =>
  blindNilRule(state.options) === 'off'
    ? { code: 'no-blind-nil' }
    : { code: 'no-blind-nil', behind: pointsBehind(state, seat) }

/** SP-D7, SP-D9 Whether a seat can still choose between its hand and a blind bid. */
export const isUndecided = (state: SpaderState, seat: Seat): boolean =>
  state.phase.kind === 'bidding' && state.looked[seat] === false && bidOf(state, seat) === undefined

const opened = (state: SpaderState, seat: Seat): SpaderState => ({
  ...state,
  looked: state.looked.map((seen, owner) => seen || owner === seat),
})

/** SP-D7 A hand can be picked up once. */
export const lookObjection = (state: SpaderState, seat: Seat): SpaderObjection | undefined =>
  state.looked[seat] ? { code: 'has-looked' } : undefined

/** SP-D9 A hand is picked up. */
export const look = (state: SpaderState, seat: Seat): SpaderStep => ({
  state: opened(state, seat),
  events: [{ code: 'looked', seat }],
})

// SP-S Suicide: every team has exactly one nil

/** SP-S, SP-Q9, SP-Q10 The first of a team is free; the partner must do the other. */
const suicideObjection = (state: SpaderState, seat: Seat, bid: Bid): SpaderObjection | undefined => {
  const partner = partnerOf(state, seat)
  const theirs = partnersBid(state, seat)
  if (!state.options.suicide || partner === undefined || theirs === undefined) return undefined
  if (typeof theirs === 'number') return typeof bid === 'number' ? { code: 'suicide-nil', partner } : undefined
  return typeof bid === 'number' ? undefined : { code: 'suicide-number', partner }
}

/** SP-D10 Whether the one nil of the team is taken, so that `seat` cannot bid blind any more. */
const suicideNilIsTaken = (state: SpaderState, seat: Seat): boolean => {
  const theirs = partnersBid(state, seat)
  return state.options.suicide && theirs !== undefined && typeof theirs !== 'number'
}

/** SP-D10 The hand of a seat that has no choice left opens by itself. */
const openHand = (state: SpaderState, seat: Seat): SpaderStep =>
  isUndecided(state, seat)
    ? { state: opened(state, seat), events: [{ code: 'hand-opened', seat }] }
    : { state, events: [] }

// SP-M Mirror: every bid is the number of spades in hand

/** SP-M, SP-Q11, SP-D16 All bids are posted at once; no spade is a nil. There is nothing to correct. */
const postBids = (state: SpaderState): SpaderStep => {
  const calls = clockwiseFrom(eldest(state), state.seats).map((seat): Call => {
    const spades = handOf(state, seat).filter(isSpade).length
    return { seat, bid: spades === 0 ? 'nil' : spades }
  })
  return { state: openPlay({ ...state, calls }), events: [{ code: 'bids-posted', calls }] }
}
