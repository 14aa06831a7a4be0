import type { Seat } from '../../core/seat.ts'
import type { SpaderAction } from './action.ts'
import { asWritten, type SpaderCard } from './cards.ts'
import type { SpaderStep } from './event.ts'
import type { SpaderObjection } from './objection.ts'
import { openPlay } from './play.ts'
import { handOf, type Phase, partnerOf, partnersBid, type SpaderState, takenFrom } from './state.ts'

// SP-8 The exchange: a blind bidder passes two cards face down, the partner takes them up and returns two

/** SP-D14 The blind bidders who exchange, in the order in which they bid. Two in one team do not. */
export const exchangingBidders = (state: SpaderState): readonly Seat[] =>
  state.calls
    .filter(({ seat, bid }) => bid === 'blind-nil' && partnersBid(state, seat) !== 'blind-nil')
    .map(({ seat }) => seat)

/** SP-D15 With the option on the exchange is compulsory; without anybody to exchange the play begins. */
export const openExchange = (state: SpaderState): SpaderState =>
  exchangeNext(state, state.options.blindNilExchange ? exchangingBidders(state) : [])

const exchangeNext = (state: SpaderState, bidders: readonly Seat[]): SpaderState => {
  const seat = bidders[0]
  const to = seat === undefined ? undefined : partnerOf(state, seat)
  if (seat === undefined || to === undefined) return openPlay(state)
  return { ...state, phase: { kind: 'exchange', seat, to, returning: false } }
}

/** SP-D15 Any two cards of the hand; for the partner those just received are among them. */
export const giveCandidates = (state: SpaderState, seat: Seat): readonly SpaderAction[] => {
  const hand = handOf(state, seat)
  return hand.flatMap((one, place) =>
    hand.slice(place + 1).map((other): SpaderAction => ({ type: 'give', cards: asWritten([one, other]) })),
  )
}

/** SP-D15 What is given must be held. */
export const giveObjection = (
  state: SpaderState,
  seat: Seat,
  cards: readonly SpaderCard[],
): SpaderObjection | undefined => {
  const hand = handOf(state, seat)
  const missing = cards.find((card) => !hand.includes(card))
  return missing && { code: 'not-in-hand', card: missing }
}

/** Two cards change hands; the last bid stands from now on (SP-D13). */
export const give = (
  state: SpaderState,
  { seat, to, returning }: Extract<Phase, { kind: 'exchange' }>,
  cards: readonly SpaderCard[],
): SpaderStep => {
  const left = takenFrom(state.piles, seat, cards)
  const given: SpaderState = {
    ...state,
    correctable: false,
    piles: {
      ...left,
      received: left.received.map((pile, owner) => (owner === to ? [...pile, ...cards] : pile)),
    },
  }
  const bidders = exchangingBidders(state)
  const next: SpaderState = returning
    ? exchangeNext(given, bidders.slice(bidders.indexOf(to) + 1))
    : { ...given, phase: { kind: 'exchange', seat: to, to: seat, returning: true } }
  return { state: next, events: [{ code: 'cards-given', seat, to, returning }] }
}
