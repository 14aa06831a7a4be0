import { without } from '../../cards/pack.ts'
import { allSeats, clockwiseFrom, leftOf, type Seat } from '../../core/seat.ts'
import type { ActionOf } from './action.ts'
import { arranged, type Card } from './cards.ts'
import type { SjufingreStep } from './event.ts'
import type { SjufingreObjection } from './objection.ts'
import { exchangeDistance, kindOfDeal } from './programme.ts'
import { type ExchangeState, handOf, type SjufingreState } from './state.ts'

/** What fixes an exchange. */
type Exchange = Pick<SjufingreState, 'options' | 'deal' | 'seats'>

// S7-4, S7-5 Who gives how much to whom

/** S7-4, S7-5 How many cards a giver has for each receiver: one, but two with three players, or four in a trick deal. */
export const giftSize = ({ options, deal, seats }: Exchange): number =>
  seats === 3 || (seats === 4 && kindOfDeal(options.programme, deal) === 'trick') ? 2 : 1

/** S7-4, S7-5, S7-D2 To whom `seat` gives, in this order; S7-D17b nobody, if the gifts would come back to the giver. */
export const receiversOf = ({ options, deal, seats }: Exchange, seat: Seat): readonly Seat[] => {
  if (kindOfDeal(options.programme, deal) !== 'trick') return clockwiseFrom(leftOf(seat, seats), seats).slice(0, -1)
  const receiver = (seat + exchangeDistance(options.programme, deal)) % seats
  return receiver === seat ? [] : [receiver]
}

/** Who gives to `seat`, clockwise from its left. */
export const giversTo = (exchange: Exchange, seat: Seat): readonly Seat[] =>
  clockwiseFrom(leftOf(seat, exchange.seats), exchange.seats).filter((giver) =>
    receiversOf(exchange, giver).includes(seat),
  )

/** S7-D2 The receiver to whom `seat` gives next, until it has given to everybody. */
export const nextReceiver = (state: ExchangeState, seat: Seat): Seat | undefined =>
  receiversOf(state, seat)[(state.gifts[seat] ?? []).length]

/** S7-D2 The seats that have not given to everybody yet. */
export const stillGiving = (state: ExchangeState): readonly Seat[] =>
  allSeats(state.seats).filter((seat) => nextReceiver(state, seat) !== undefined)

// 2b give SEAT CARD…

/** S7-4 Any cards may be given; S7-D2 the list is for the next receiver only. */
export const giveCandidates = (state: ExchangeState, seat: Seat): readonly ActionOf<'give'>[] => {
  const receiver = nextReceiver(state, seat)
  const hand = handOf(state, seat)
  if (receiver === undefined) return []
  const choices: readonly (readonly Card[])[] =
    giftSize(state) === 1
      ? hand.map((card) => [card])
      : hand.flatMap((card, index) => hand.slice(index + 1).map((other) => [card, other]))
  return choices.map((cards) => ({ type: 'give', receiver, cards }))
}

/** S7-4, S7-5, S7-D2 The right number of cards from one's hand, to the receiver whose turn it is. */
export const giveObjection = (
  state: ExchangeState,
  seat: Seat,
  { receiver, cards }: ActionOf<'give'>,
): SjufingreObjection | undefined => {
  const next = nextReceiver(state, seat)
  if (next !== undefined && receiver !== next) return { code: 'wrong-receiver', receiver: next }
  if (cards.length !== giftSize(state)) return { code: 'wrong-number', count: giftSize(state) }
  const missing = cards.find((card) => !handOf(state, seat).includes(card))
  return missing && { code: 'not-in-hand', card: missing }
}

/** S7-D2 The cards leave the hand and lie face down until everybody has given. */
export const give = (
  state: ExchangeState,
  seat: Seat,
  { receiver, cards }: ActionOf<'give'>,
): SjufingreStep<ExchangeState> => ({
  state: {
    ...state,
    hands: state.hands.with(seat, without(handOf(state, seat), cards)),
    gifts: state.gifts.with(seat, [...(state.gifts[seat] ?? []), cards]),
  },
  events: [{ code: 'gave', seat, receiver, count: cards.length }],
})

// S7-4 The gifts change hands

/** What `giver` has put down for `receiver`. */
const giftFor = (state: ExchangeState, giver: Seat, receiver: Seat): readonly Card[] =>
  state.gifts[giver]?.[receiversOf(state, giver).indexOf(receiver)] ?? []

/** S7-4, S7-5 The hands after the exchange, and what came to whom, in the order of `giversTo`. */
export const handOver = (state: ExchangeState): Required<Pick<SjufingreState, 'hands' | 'received'>> => {
  const received = allSeats(state.seats).map((seat) =>
    giversTo(state, seat).map((giver) => giftFor(state, giver, seat)),
  )
  return { hands: state.hands.map((hand, seat) => arranged([...hand, ...(received[seat] ?? []).flat()])), received }
}
