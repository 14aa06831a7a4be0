import type { Suit } from '../../cards/card.ts'
import { type Trick, winningPlay } from '../../cards/trick.ts'
import { leftOf, type Seat } from '../../core/seat.ts'
import type { SpaderAction } from './action.ts'
import { isSpade, ranking, type SpaderCard } from './cards.ts'
import type { SpaderStep } from './event.ts'
import type { SpaderObjection } from './objection.ts'
import { bidOf, handOf, type Phase, type SpaderState, sideOf } from './state.ts'

// SP-I A spade led before it is allowed

/** Whether leading this card would be an early spade: spades are unbroken and the hand holds something else. */
export const isEarlySpade = (state: SpaderState, seat: Seat, card: SpaderCard): boolean =>
  state.piles.trick.length === 0 && !state.broken && isSpade(card) && handOf(state, seat).some((held) => !isSpade(held))

/**
 * SP-I, SP-D17, SP-D18 Whether the house lets the seat lead an early spade and bear what follows. Whoever has bid nil is
 * refused every early spade, in both manners.
 */
export const mayLeadEarly = (state: SpaderState, { seat, named }: Extract<Phase, { kind: 'play' }>): boolean => {
  switch (state.options.irregularLead) {
    case 'opponentsNameSuit':
      return named === undefined && typeof bidOf(state, seat) === 'number'
    case 'trickLost':
      return typeof bidOf(state, seat) === 'number'
    default: // SP-D19 takeBack is the same as blocked
      return false
  }
}

/** SP-D18 Whether an early spade is refused because of the nil alone. */
export const isRefusedAsNil = ({ options }: SpaderState, { named }: Extract<Phase, { kind: 'play' }>): boolean =>
  options.irregularLead === 'trickLost' || (options.irregularLead === 'opponentsNameSuit' && named === undefined)

// SP-D17 opponentsNameSuit

/** The spade goes back, nothing is broken, and the next seat clockwise names a suit. */
export const sendBack = (state: SpaderState, leader: Seat, card: SpaderCard): SpaderStep => ({
  state: { ...state, correctable: false, phase: { kind: 'naming', seat: leftOf(leader, state.seats), leader } },
  events: [{ code: 'spade-taken-back', seat: leader, card }],
})

/** Hearts come first: they are what the clock names (SP-D25). */
export const nameCandidates: readonly SpaderAction[] = (['H', 'D', 'C'] as const).map((suit) => ({
  type: 'name-suit',
  suit,
}))

/** SP-D17 Any suit but spades. */
export const nameObjection = (suit: Suit): SpaderObjection | undefined =>
  suit === 'S' ? { code: 'not-spades' } : undefined

/** The leader must lead the named suit if held. */
export const nameSuit = (
  state: SpaderState,
  { seat, leader }: Extract<Phase, { kind: 'naming' }>,
  suit: Suit,
): SpaderStep => ({
  state: { ...state, phase: { kind: 'play', seat: leader, early: false, named: suit } },
  events: [{ code: 'suit-named', seat, suit, leader }],
})

// SP-D18 trickLost

/**
 * The opponent with the best spade takes the trick, whatever the offender and the offender's partner have played;
 * without an opposing spade the next seat clockwise.
 */
export const takerOfLostTrick = (state: SpaderState, trick: Trick<SpaderCard>): Seat => {
  const offender = trick[0]?.seat ?? 0
  const spades = trick.filter(({ seat, card }) => isSpade(card) && sideOf(state, seat) !== sideOf(state, offender))
  return spades.length > 0 ? winningPlay(spades, ranking).seat : leftOf(offender, state.seats)
}
