import type { Card } from '../../cards/card.ts'
import type { Random } from '../../core/random.ts'
import { allSeats, clockwiseFrom, type Seat } from '../../core/seat.ts'
import { PACK } from './action.ts'
import type { RodskaggStep } from './event.ts'
import { after, leaderOf, nextIn, ritualsHold, seatsLeft, withDeal } from './facts.ts'
import { type RodskaggOptions, START } from './options.ts'
import { offend } from './rituals.ts'
import type { Deal, DealRecord, Phase, RodskaggState } from './state.ts'

// RO-1 Players and cards

/** RO-1, RO-2 A new match: everybody on 12, the last seat deals. */
export const setup = (options: RodskaggOptions, seats: number, random: Random): RodskaggStep => {
  const nobody: readonly Seat[] = []
  const state = {
    options,
    seats,
    scores: allSeats(seats).map(() => START),
    out: nobody,
    due: nobody,
    offences: [],
    ready: nobody,
    sheet: [],
  }
  return openDeal(state, newDeal(1, seats - 1, allSeats(seats), seats, false), random)
}

// RO-2 Deal

/** The next deal: everybody who is left; the deal passes clockwise. */
export const nextDeal = (state: RodskaggState, random: Random): RodskaggStep => {
  const players = seatsLeft(state)
  return openDeal(carriedOver(state), afterThis(state, players, false), random)
}

/** RO-12 A deal for the match among the seats on 0. */
export const playOffDeal = (state: RodskaggState, seats: readonly Seat[], random: Random): RodskaggStep =>
  after([{ code: 'play-off', seats }], openDeal(carriedOver(state), afterThis(state, seats, true), random))

/** RO-2, RO-12 The deal after the one in play; its dealer is the next of `players` in rotation. */
const afterThis = ({ seats, deal }: RodskaggState, players: readonly Seat[], playOff: boolean): Deal => {
  const dealer = clockwiseFrom(deal.dealer + 1, seats).find((seat) => players.includes(seat)) ?? deal.dealer
  return newDeal(deal.number + 1, dealer, players, seats, playOff)
}

/** A deal that has not begun: `players` of all the `seats` take part, all cards are still in no pile. */
const newDeal = (number: number, dealer: Seat, players: readonly Seat[], seats: number, playOff: boolean): Deal => ({
  number,
  dealer,
  playOff,
  players: clockwiseFrom(dealer + 1, seats).filter((seat) => players.includes(seat)),
  stock: [],
  hands: allSeats(seats).map(() => []),
  drawn: [],
  discards: [],
  trick: [],
  tricks: [],
  pickedUp: [],
  exchanges: [],
  calls: [],
  question: 'due',
  answers: [],
  awarded: 0,
  penalties: allSeats(seats).map(() => []),
})

/** What a state keeps when the next deal begins: a picture of the one that ends. */
const carriedOver = ({ phase: _phase, deal, ...kept }: RodskaggState): Omit<RodskaggState, 'phase' | 'deal'> => {
  const { number, dealer, playOff, players, calls, declarer, answers, tricks, awarded } = deal
  const known = declarer === undefined ? {} : { declarer }
  const finished: DealRecord = { number, dealer, playOff, players, calls, ...known, answers, tricks, awarded }
  return { ...kept, ready: [], finished }
}

/** RO-D3 Shuffles the pack of a deal at once; with rituals it is then cut (RO-D16), otherwise dealt. */
const openDeal = (kept: Omit<RodskaggState, 'phase' | 'deal'>, deal: Deal, random: Random): RodskaggStep => {
  const { number, dealer } = deal
  const phase: Phase = { name: 'cut', turn: dealer }
  const state: RodskaggState = { ...kept, phase, deal: { ...deal, stock: random.shuffle(PACK) } }
  if (ritualsHold(state)) return { state, events: [{ code: 'shuffled', deal: number, dealer }] }
  const dealt = dealCards(withDeal(state, { pickedUp: state.deal.players.toSorted((one, other) => one - other) }))
  return after(dealt.events, { state: openTurns(dealt.state), events: [] })
}

/** RO-2 Three cards each from the dealer's left, and three more; the rest stays in the stock. */
const dealCards = (state: RodskaggState): RodskaggStep => {
  const { number, dealer, players, playOff, stock } = state.deal
  const hand = (seat: Seat): readonly Card[] => {
    const place = players.indexOf(seat)
    if (place === -1) return []
    return [place, place + players.length].flatMap((packet) => stock.slice(3 * packet, 3 * packet + 3))
  }
  const hands = allSeats(state.seats).map(hand)
  return {
    state: withDeal(state, { hands, stock: stock.slice(6 * players.length) }),
    events: [{ code: 'dealt', deal: number, dealer, playOff, players }],
  }
}

/** RO-D1 After the deal: the exchange circle, the bidding, or (play-off without exchange) the first lead. */
const openTurns = (state: RodskaggState): RodskaggState => {
  const { options, deal } = state
  const turn = deal.players[0] ?? deal.dealer
  const circle = options.lowHand !== 'off' && (deal.playOff || options.exchange === 'beforeBids')
  if (circle) return { ...state, phase: { name: 'exchange', turn } }
  return openAuction(state)
}

/** RO-4, RO-12 The bidding begins; a play-off has none and the dealer's left leads. */
export const openAuction = (state: RodskaggState): RodskaggState => {
  const turn = state.deal.players[0] ?? state.deal.dealer
  return { ...state, phase: state.deal.playOff ? { name: 'play', turn: leaderOf(state) } : { name: 'bidding', turn } }
}

// RO-R1, RO-R2, RO-D16 The rituals around the deal

/** RO-D17 The nearest seat counter-clockwise that is not out. */
const rightHandNeighbour = ({ deal }: RodskaggState): Seat => nextIn(deal.players.toReversed(), deal.dealer)

/** RO-R2 The dealer lets his neighbour cut; RO-D17: that is the infraction. */
export const offerCut = (state: RodskaggState, seat: Seat): RodskaggStep => {
  const to = rightHandNeighbour(state)
  return {
    state: { ...offend(state, 'cut', seat), phase: { name: 'neighbourCut', turn: to } },
    events: [{ code: 'cut-offered', seat, to }],
  }
}

/** RO-D3 Cutting does not change the order of the pack; it is dealt at once. */
export const cut = (state: RodskaggState, seat: Seat): RodskaggStep => {
  const dealt = dealCards({ ...state, phase: { name: 'dealReady', turn: state.deal.dealer } })
  return after([{ code: 'cut', seat }], dealt)
}

/** RO-R1 The ready phrase; the dealer takes up his own hand. */
export const dealReady = (state: RodskaggState, seat: Seat): RodskaggStep => ({
  state: openTurns(withPickedUp(state, seat)),
  events: [{ code: 'said-ready', seat }],
})

/** RO-R1 Picking up before the phrase is an infraction. */
export const pickUp = (state: RodskaggState, seat: Seat): RodskaggStep => {
  const early = state.phase.name === 'dealReady'
  const held = withPickedUp(state, seat)
  return { state: early ? offend(held, 'peek', seat) : held, events: [{ code: 'picked-up', seat, early }] }
}

const withPickedUp = (state: RodskaggState, seat: Seat): RodskaggState =>
  withDeal(state, {
    pickedUp: allSeats(state.seats).filter((own) => own === seat || state.deal.pickedUp.includes(own)),
  })
