import type { Random } from '../../core/random.ts'
import { allSeats, leftOf, type Seat } from '../../core/seat.ts'
import { mayBidBlind, openBidding } from './bidding.ts'
import { packFor, type SpaderCard } from './cards.ts'
import type { SpaderStep } from './event.ts'
import type { Match, SpaderState } from './state.ts'

// SP-1 The deal

/** The hands: one card at a time, clockwise from the dealer's left. */
const dealtHands = (pack: readonly SpaderCard[], dealer: Seat, seats: number): readonly (readonly SpaderCard[])[] =>
  allSeats(seats).map((seat) => pack.filter((_, place) => (dealer + 1 + place) % seats === seat))

/** SP-D6 A new deal of a whole shuffled pack. With two seats all of it is the stock; otherwise the bidding opens. */
export const startDeal = (match: Match, dealer: Seat, random: Random): SpaderStep => {
  const { options, seats } = match
  const pack = random.shuffle(packFor(options, seats))
  const nothing = allSeats(seats).map(() => [])
  const drawing = options.form === 'two'
  const state: SpaderState = {
    ...match,
    deal: match.sheet.length + 1,
    dealer,
    phase: { kind: 'drawing', seat: leftOf(dealer, seats) },
    piles: {
      hands: drawing ? nothing : dealtHands(pack, dealer, seats),
      received: nothing,
      stock: drawing ? pack : [],
      discards: [],
      trick: [],
      tricks: [],
    },
    looked: allSeats(seats).map((seat) => !mayBidBlind(match, seat)),
    calls: [],
    correctable: false,
    broken: false,
  }
  const opened = drawing ? { state, events: [] } : openBidding(state)
  return { state: opened.state, events: [{ code: 'dealt', deal: state.deal, dealer }, ...opened.events] }
}

// SP-D Two players: hands are built by drawing

/** *Keep*: the next card is thrown unseen. *Reject*: the card goes face down and the next one must be taken. */
export const draw = (state: SpaderState, seat: Seat, choice: 'keep' | 'reject'): SpaderStep => {
  const { hands, stock, discards } = state.piles
  const top = stock.slice(0, 2)
  const [taken, thrown] = choice === 'keep' ? top : top.toReversed()
  if (taken === undefined || thrown === undefined) throw new Error('every turn has two cards to draw')
  const drawn: SpaderState = {
    ...state,
    phase: { kind: 'drawing', seat: leftOf(seat, state.seats) },
    piles: {
      ...state.piles,
      hands: hands.map((hand, owner) => (owner === seat ? [...hand, taken] : hand)),
      stock: stock.slice(2),
      discards: [...discards, thrown],
    },
  }
  const opened = drawn.piles.stock.length > 0 ? { state: drawn, events: [] } : openBidding(drawn)
  return { state: opened.state, events: [{ code: choice === 'keep' ? 'kept' : 'rejected', seat }, ...opened.events] }
}
