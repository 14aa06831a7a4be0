import { without } from '../../cards/pack.ts'
import type { EkarteAction } from './action.ts'
import type { EkarteStep } from './event.ts'
import { afterExchange } from './king.ts'
import type { EkarteObjection } from './objection.ts'
import { arranged } from './pack.ts'
import { type EkarteState, type ExposureReason, elderOf, type Player, type Proposal, replaced } from './state.ts'

/** EK-3 The cards of a hand. */
const HAND = 5

// EK-5 Proposal

/** EK-D9 The numbers that a proposal may ask for: as many cards as the stock can give. */
export const mostToAskFor = ({ stock }: EkarteState): number => Math.min(HAND, stock.length)

type Proposing = EkarteAction & { readonly type: 'propose' }

/** EK-D9 With `withProposal` a number that the stock can give must be named, otherwise none may be. */
export const proposalObjection = (state: EkarteState, { count }: Proposing): EkarteObjection | undefined => {
  const numbered = state.options.proposalNumber === 'withProposal'
  const max = mostToAskFor(state)
  const right = numbered ? count !== undefined && count <= max : count === undefined
  return right ? undefined : { code: 'proposal-number', numbered, min: 1, max }
}

/** EK-5 The elder asks for cards. */
export const propose = (state: EkarteState, seat: Player, { count }: Proposing): EkarteStep => {
  const named = count === undefined ? {} : { count }
  return {
    state: { ...state, phase: 'answer', proposals: [...state.proposals, named] },
    events: [{ code: 'proposed', seat, ...named }],
  }
}

/** The state with something added to the proposal in question, the last one. */
const withOutcome = (state: EkarteState, outcome: Proposal): EkarteState => ({
  ...state,
  proposals: state.proposals.map((proposal, index) =>
    index === state.proposals.length - 1 ? { ...proposal, ...outcome } : proposal,
  ),
})

/** EK-6 The dealer accepts, so the elder exchanges. */
export const accept = (state: EkarteState, seat: Player): EkarteStep => ({
  state: { ...withOutcome(state, { answer: 'accepted' }), phase: 'elder-exchange' },
  events: [{ code: 'accepted', seat }],
})

/** EK-7, EK-11 The dealer refuses, which closes the exchange; at the first proposal it exposes him. */
export const refuse = (state: EkarteState, seat: Player): EkarteStep => {
  const exposed = state.proposals.length === 1
  return {
    state: afterExchange(exposing(withOutcome(state, { answer: 'refused' }), exposed, 'refused')),
    events: [{ code: 'refused', seat, exposed }],
  }
}

/** EK-7, EK-11 The elder plays, which closes the exchange; without any proposal it exposes him. */
export const stand = (state: EkarteState, seat: Player): EkarteStep => {
  const exposed = state.proposals.length === 0
  return { state: afterExchange(exposing(state, exposed, 'no-proposal')), events: [{ code: 'stood', seat, exposed }] }
}

const exposing = (state: EkarteState, exposed: boolean, why: ExposureReason): EkarteState =>
  exposed ? { ...state, exposure: why } : state

// EK-6 Exchange

type Discarding = EkarteAction & { readonly type: 'discard' }

/** EK-Q4, EK-D9, EK-D10 How many cards the seat whose turn it is to exchange may discard. */
export const discardRange = (state: EkarteState): { readonly min: number; readonly max: number } => {
  if (state.phase === 'dealer-exchange') return { min: state.options.dealerMinDiscard, max: mostToAskFor(state) }
  const asked = state.proposals.at(-1)?.count
  return asked === undefined ? { min: 1, max: mostToAskFor(state) } : { min: asked, max: asked }
}

/** EK-6 Only cards of the own hand, not too few and not too many. */
export const discardObjection = (
  state: EkarteState,
  player: Player,
  { cards }: Discarding,
): EkarteObjection | undefined => {
  const missing = without(cards, state.hands[player])
  if (missing.length > 0) return { code: 'not-in-hand', cards: missing }
  const { min, max } = discardRange(state)
  return cards.length < min || cards.length > max ? { code: 'discard-count', min, max } : undefined
}

/** EK-6, EK-D10 Discards and draws as many; the dealer follows the elder until the stock is empty. */
export const discard = (state: EkarteState, player: Player, { cards }: Discarding): EkarteStep => {
  const count = cards.length
  const hand = arranged([...without(state.hands[player], cards), ...state.stock.slice(0, count)])
  const drawn: EkarteState = {
    ...withOutcome(state, player === state.dealer ? { dealerDrew: count } : { elderDrew: count }),
    hands: replaced(state.hands, player, hand),
    stock: state.stock.slice(count),
    discards: replaced(state.discards, player, [...state.discards[player], ...cards]),
  }
  const exchanged = { code: 'exchanged', seat: player, count } as const
  if (drawn.stock.length === 0) {
    return { state: afterExchange(drawn), events: [exchanged, { code: 'stock-emptied' }] }
  }
  return {
    state: { ...drawn, phase: player === elderOf(state) ? 'dealer-exchange' : 'proposal' },
    events: [exchanged],
  }
}
