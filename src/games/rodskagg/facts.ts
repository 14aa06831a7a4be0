import { type Card, RANKS, rankOf } from '../../cards/card.ts'
import type { Ranking } from '../../cards/trick.ts'
import { allSeats, type Seat } from '../../core/seat.ts'
import { BIDS, type Bid } from './action.ts'
import type { RodskaggEvent, RodskaggStep } from './event.ts'
import type { RodskaggOptions } from './options.ts'
import type { Answer, Call, Deal, DealRecord, RodskaggState } from './state.ts'

/** What follows from a state without being written in it. */

/** `state` with another deal in play. */
export const withDeal = (state: RodskaggState, changes: Partial<Deal>): RodskaggState => ({
  ...state,
  deal: { ...state.deal, ...changes },
})

/** What `events` led to, and then what `next` leads to. */
export const after = (events: readonly RodskaggEvent[], next: RodskaggStep): RodskaggStep => ({
  state: next.state,
  events: [...events, ...next.events],
})

/** RO-13 Everybody who is not out. */
export const seatsLeft = (state: RodskaggState): readonly Seat[] =>
  allSeats(state.seats).filter((seat) => !state.out.includes(seat))

/** RO-D20 Whether the rituals hold now: they rest in a play-off. */
export const ritualsHold = (state: RodskaggState): boolean => state.options.rituals && !state.deal.playOff

/** The one after `seat` in a list of seats that runs clockwise. */
export const nextIn = (seats: readonly Seat[], seat: Seat): Seat =>
  seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat

/** RO-1 No trump, the ace is highest. */
export const RANKING: Ranking = { order: RANKS }

/** RO-3, RO-Q2, RO-D2 Whether a card spoils a low hand: higher than ten. */
const isHigh = (card: Card, { lowHandTest }: RodskaggOptions): boolean =>
  (lowHandTest === 'aceBlocks' ? 'AKQJ' : 'KQJ').includes(rankOf(card))

/** RO-3 */
export const isLow = (hand: readonly Card[], options: RodskaggOptions): boolean =>
  !hand.some((card) => isHigh(card, options))

/** RO-4, RO-D7 Where a bid stands among all bids. */
export const bidRank = (bid: Bid): number => BIDS.indexOf(bid)

/** How many tricks a bid promises. */
export const tricksBid = (bid: Bid): number => (bid === 'redbeard' ? 6 : bid)

/** RO-Q1 The highest call, the earliest of equal ones; none if nobody has bid. */
export const highestCall = (calls: readonly Call[]): (Call & { readonly bid: Bid }) | undefined => {
  const bids = calls.flatMap(({ seat, bid }) => (bid === 'pass' ? [] : [{ seat, bid }]))
  return bids.toSorted((one, other) => bidRank(other.bid) - bidRank(one.bid))[0]
}

/** What a seat bid; `undefined` if it passed or has not spoken. */
export const bidOf = ({ calls }: DealRecord, seat: Seat): Bid | undefined => {
  const bid = calls.find((call) => call.seat === seat)?.bid
  return bid === 'pass' ? undefined : bid
}

/** RO-8 The tricks a seat took, t1 among the first four and t2 among the last two. */
export const tricksOf = ({ tricks }: DealRecord, seat: Seat): { readonly t1: number; readonly t2: number } => {
  const taken = tricks.map(({ winner }) => winner === seat)
  return { t1: taken.slice(0, 4).filter(Boolean).length, t2: taken.slice(4).filter(Boolean).length }
}

/** RO-6 What a seat answered to the question, if it was asked. */
export const answerOf = ({ answers }: DealRecord, seat: Seat): Answer | undefined =>
  answers.find((answer) => answer.seat === seat)

/** RO-7 Who plays the next card of this deal in turn: everybody who has not folded. */
export const playing = (deal: Deal): readonly Seat[] =>
  deal.players.filter((seat) => answerOf(deal, seat)?.stays !== false)

/** RO-6 The players without a trick, from the declarer's left; the declarer never (RO-Q5). */
export const withoutTrick = (deal: Deal): readonly Seat[] => {
  const { players, declarer } = deal
  const start = declarer === undefined ? 0 : players.indexOf(declarer) + 1
  return [...players.slice(start), ...players.slice(0, start)].filter(
    (seat) => seat !== declarer && tricksOf(deal, seat).t1 === 0,
  )
}

/** RO-5, RO-12 Who leads the next trick. */
export const leaderOf = ({ options, deal }: RodskaggState): Seat => {
  const first = deal.declarer ?? deal.players[0] ?? deal.dealer
  const last = deal.tricks.at(-1)?.winner
  const everyTrick = options.lead === 'declarer' && !deal.playOff
  return last === undefined || everyTrick ? first : last
}
