import { without } from '../../cards/pack.ts'
import { brokenDuty, type Duty, followSuit, winningPlay } from '../../cards/trick.ts'
import { leftOf, type Seat } from '../../core/seat.ts'
import { BLUE_FIVE, type Card, RANKS, suitOf } from './cards.ts'
import type { SjufingreEvent, SjufingreStep } from './event.ts'
import type { SjufingreObjection } from './objection.ts'
import type { SjufingreOptions } from './options.ts'
import { handOf, type Play, type TrickState } from './state.ts'

// S7-6 Trick play

/** S7-6, S7-7 The play that holds the trick: blue 5, or the highest card of the colour that was led. */
export const winningPlayOf = (trick: readonly Play[]): Play =>
  trick.find(({ card }) => card === BLUE_FIVE) ?? winningPlay<Card>(trick, { order: RANKS.map(String) })

/** S7-6, S7-7 What a player owes the trick. */
const duties = (
  trick: readonly Play[],
  { jokerLead }: SjufingreOptions,
): readonly Duty<'joker-lead' | 'follow-suit' | 'joker-follow', Card>[] => {
  const notBlueFive = (card: Card): boolean => card !== BLUE_FIVE
  const [lead] = trick
  if (lead === undefined) return jokerLead ? [] : [{ code: 'joker-lead', met: notBlueFive }]
  const follow = followSuit<Card>(trick)
  return suitOf(lead.card) === 'B' ? [follow, { code: 'joker-follow', met: notBlueFive }] : [follow]
}

/** S7-6, S7-7, S7-Q8, S7-Q9, S7-D12 Follow colour if able; blue 5 only without another blue card. */
export const playObjection = (state: TrickState, seat: Seat, card: Card): SjufingreObjection | undefined => {
  const hand = handOf(state, seat)
  const { trick } = state
  if (!hand.includes(card)) return { code: 'not-in-hand', card }
  const code = brokenDuty(card, hand, duties(trick, state.options))?.code
  const [lead] = trick
  if (code === 'follow-suit') return lead && { code, suit: suitOf(lead.card) }
  return code && { code }
}

/** S7-6 Plays a card; the last one of a trick gives it to the winner, who leads. */
export const play = (state: TrickState, seat: Seat, card: Card): SjufingreStep<TrickState> => {
  const trick = [...state.trick, { seat, card }]
  const hands = state.hands.with(seat, without(handOf(state, seat), [card]))
  const played: SjufingreEvent = { code: 'played', seat, card }
  if (trick.length < state.seats) {
    return { state: { ...state, hands, trick, turn: leftOf(seat, state.seats) }, events: [played] }
  }
  const winner = winningPlayOf(trick).seat
  const taken = [...state.taken, { seat: winner, plays: trick }]
  const last = hands.every((hand) => hand.length === 0)
  return {
    state: { ...state, hands, trick: [], taken, turn: winner },
    events: [played, { code: 'trick-taken', seat: winner, trick: taken.length, last }],
  }
}
