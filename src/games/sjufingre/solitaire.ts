import { without } from '../../cards/pack.ts'
import { clockwiseFrom, leftOf, type Seat } from '../../core/seat.ts'
import { type Card, cardNamed, rankOf, type Suit, suitOf } from './cards.ts'
import type { SjufingreStep } from './event.ts'
import type { SjufingreObjection } from './objection.ts'
import { handOf, type SolitaireState } from './state.ts'

// S7-18 The rows

/** S7-18, S7-Q23 The cards that fit in the row of a colour: its 8 first, then the next one down and the next one up. */
const cardsNeeded = ({ rows }: Pick<SolitaireState, 'rows'>, suit: Suit): readonly Card[] => {
  const [low, high] = [rows[suit][0], rows[suit].at(-1)]
  const ranks = low === undefined || high === undefined ? [8] : [rankOf(low) - 1, rankOf(high) + 1]
  return ranks.flatMap((rank) => cardNamed(`${suit}${rank}`) ?? [])
}

const fits = (state: SolitaireState, card: Card): boolean => cardsNeeded(state, suitOf(card)).includes(card)

/** S7-18 One card that is an 8 or continues a row. */
export const rowObjection = (state: SolitaireState, seat: Seat, card: Card): SjufingreObjection | undefined => {
  if (!handOf(state, seat).includes(card)) return { code: 'not-in-hand', card }
  const suit = suitOf(card)
  return fits(state, card) ? undefined : { code: 'does-not-fit', suit, needed: cardsNeeded(state, suit) }
}

/** S7-18 Lays a card; unless it was the last of a hand, the turn goes to the next seat that can lay one. */
export const playRow = (state: SolitaireState, seat: Seat, card: Card): SjufingreStep<SolitaireState> => {
  const suit = suitOf(card)
  const row = [...state.rows[suit], card].toSorted((one, other) => rankOf(one) - rankOf(other))
  const hand = without(handOf(state, seat), [card])
  const played: SolitaireState = {
    ...state,
    hands: state.hands.with(seat, hand),
    rows: { ...state.rows, [suit]: row },
    passed: [],
  }
  const next = hand.length === 0 ? { state: played, events: [] } : passOver(played, leftOf(seat, state.seats))
  return { state: next.state, events: [{ code: 'played', seat, card }, ...next.events] }
}

/** S7-18, S7-D13 Gives the turn to `first` or to the next seat clockwise that can lay a card, itself last. */
export const passOver = (state: SolitaireState, first: Seat): SjufingreStep<SolitaireState> => {
  const order = clockwiseFrom(first, state.seats)
  const passing = order.findIndex((seat) => handOf(state, seat).some((card) => fits(state, card)))
  const passed = order.slice(0, passing)
  return {
    state: { ...state, turn: order[passing] ?? first, passed },
    events: passed.map((seat) => ({ code: 'passed', seat })),
  }
}

/** Four rows without a card. */
export const emptyRows = (): SolitaireState['rows'] => ({ R: [], Y: [], G: [], B: [] })
