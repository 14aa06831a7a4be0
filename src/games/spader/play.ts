import { brokenDuty, type Duty, followSuit, type Trick, winningPlay } from '../../cards/trick.ts'
import { leftOf, type Seat } from '../../core/seat.ts'
import type { SpaderAction } from './action.ts'
import { isSpade, ranking, type SpaderCard, suitOf } from './cards.ts'
import type { SpaderEvent, SpaderStep } from './event.ts'
import { isEarlySpade, isRefusedAsNil, mayLeadEarly, sendBack, takerOfLostTrick } from './irregular.ts'
import type { SpaderObjection } from './objection.ts'
import { eldest, handOf, type Phase, type SpaderState, takenFrom } from './state.ts'

type PlayPhase = Extract<Phase, { kind: 'play' }>
type PlayDuty = Duty<'follow-suit' | 'spades-not-broken' | 'named-suit', SpaderCard>

// SP-3 Play

/** Left of the dealer leads to the first trick. */
export const openPlay = (state: SpaderState): SpaderState => ({
  ...state,
  phase: { kind: 'play', seat: eldest(state), early: false },
})

/** Every card of the hand. */
export const playCandidates = (state: SpaderState, seat: Seat): readonly SpaderAction[] =>
  handOf(state, seat).map((card): SpaderAction => ({ type: 'play', card }))

/** SP-3 Follow suit if able; void, any card. The lead has duties of its own (SP-4). */
const duties = (state: SpaderState, phase: PlayPhase): readonly PlayDuty[] =>
  state.piles.trick.length > 0 ? [followSuit(state.piles.trick, ranking)] : leadDuties(state, phase)

// SP-4 Breaking

/**
 * SP-4 No spade before they are broken, unless nothing else is held or the house lets it happen (SP-I). Then the
 * suit that an opponent has named (SP-D17).
 */
const leadDuties = (state: SpaderState, phase: PlayPhase): readonly PlayDuty[] => {
  if (state.broken || mayLeadEarly(state, phase)) return []
  const unbroken: PlayDuty = { code: 'spades-not-broken', met: (card) => !isSpade(card) }
  const { named } = phase
  return named === undefined ? [unbroken] : [unbroken, { code: 'named-suit', met: (card) => suitOf(card) === named }]
}

/** Why a card may not be played, in the order of SP-D24. */
export const playObjection = (state: SpaderState, phase: PlayPhase, card: SpaderCard): SpaderObjection | undefined => {
  const hand = handOf(state, phase.seat)
  const lead = state.piles.trick[0]
  const { named } = phase
  if (!hand.includes(card)) return { code: 'not-in-hand', card }
  const code = brokenDuty(card, hand, duties(state, phase))?.code
  if (code === 'follow-suit' && lead !== undefined) return { code, suit: suitOf(lead.card) }
  if (code === 'named-suit' && named !== undefined) return { code, suit: named }
  if (code === 'spades-not-broken') {
    return { code, nil: isRefusedAsNil(state, phase), ...(named !== undefined && { named }) }
  }
  return undefined
}

/** A card is played; the last one of a trick decides who takes it. */
export const play = (state: SpaderState, { seat, early }: PlayPhase, card: SpaderCard): SpaderStep => {
  const leadsEarly = isEarlySpade(state, seat, card)
  if (leadsEarly && state.options.irregularLead === 'opponentsNameSuit') return sendBack(state, seat, card)
  const breaks = isSpade(card) && !state.broken
  const played: SpaderState = {
    ...state,
    phase: { kind: 'play', seat: leftOf(seat, state.seats), early: early || leadsEarly },
    correctable: false,
    broken: state.broken || breaks,
    piles: { ...takenFrom(state.piles, seat, [card]), trick: [...state.piles.trick, { seat, card }] },
  }
  const events: readonly SpaderEvent[] = [
    { code: 'played', seat, card },
    ...(breaks ? [{ code: 'spades-broken', seat } as const] : []),
  ]
  if (played.piles.trick.length < state.seats) return { state: played, events }
  const taken = takeTrick(played, played.piles.trick, early)
  return { state: taken.state, events: [...events, ...taken.events] }
}

/** SP-3, SP-D18 Who takes the trick as it lies; it must not be empty. */
export const takerOf = (state: SpaderState, trick: Trick<SpaderCard>, early: boolean): Seat =>
  early ? takerOfLostTrick(state, trick) : winningPlay(trick, ranking).seat

/** SP-3 The winner takes the trick and leads. */
const takeTrick = (state: SpaderState, plays: Trick<SpaderCard>, early: boolean): SpaderStep => {
  const winner = takerOf(state, plays, early)
  const leader = plays[0]?.seat ?? winner
  const piles = { ...state.piles, trick: [], tricks: [...state.piles.tricks, { plays, winner, early }] }
  return {
    state: { ...state, phase: { kind: 'play', seat: winner, early: false }, piles },
    events: [early ? { code: 'trick-lost', seat: winner, leader } : { code: 'trick-won', seat: winner }],
  }
}
