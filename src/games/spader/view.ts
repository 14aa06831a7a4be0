import { type Play, type Trick, winningPlay } from '../../cards/trick.ts'
import type { Viewer } from '../../core/game.ts'
import { allSeats, type Seat } from '../../core/seat.ts'
import type { Bid } from './action.ts'
import { bidCandidates, isUndecided, mayCorrect } from './bidding.ts'
import { asHeld, handSize, ranking, type SpaderCard } from './cards.ts'
import { exchangingBidders } from './exchange.ts'
import { declaredBy, standing } from './match.ts'
import { openSeats, type SpaderOptions, targetOf } from './options.ts'
import { takerOf } from './play.ts'
import { goesBack, objection } from './rules.ts'
import { contractOf, tricksForContract } from './score.ts'
import {
  bidOf,
  type Call,
  type FinishedDeal,
  handOf,
  type Phase,
  partnerOf,
  partnersBid,
  type SpaderState,
  sideOf,
  sidesOf,
  tricksTaken,
  type WonTrick,
} from './state.ts'

/** One side in the score line. */
export interface SideView {
  readonly seats: readonly Seat[]
  readonly total: number
  /** Bags counted, and how many more cost 100. Absent in family, which has none. */
  readonly bags?: { readonly count: number; readonly toPenalty: number }
  /** Tricks bid so far, and whether everybody on the side has bid. */
  readonly contract: number
  readonly allBid: boolean
  /** All tricks taken, those that count for the contract, and how many are still needed. */
  readonly tricks: number
  readonly counted: number
  readonly needed: number
}

/** One seat as the whole table sees it. */
export interface PlaceView {
  readonly seat: Seat
  readonly side: number
  /** Cards held. */
  readonly cards: number
  readonly looked: boolean
  readonly bid?: Bid
  /** Whether the bid may still be corrected. */
  readonly correctable: boolean
  readonly tricks: number
  /** SP-F A hand that lies open on the table. */
  readonly openHand?: readonly SpaderCard[]
}

/** The trick on the table; as it lies, the best card and who would take the trick. */
interface TrickView {
  readonly plays: Trick<SpaderCard>
  readonly best?: Play<SpaderCard>
  readonly taker?: Seat
  /** SP-D18 It was led by an early spade and goes to an opponent. */
  readonly early: boolean
}

/** SP-8 A blind bidder and its partner, and how far their exchange has come. */
interface ExchangeView {
  readonly bidder: Seat
  readonly partner: Seat
  readonly stage: 'waiting' | 'bidder-gives' | 'partner-returns' | 'done'
}

/** A bid that the viewer may make: what the side has then promised, and what a nil is worth either way. */
interface BidChoice {
  readonly bid: Bid
  readonly contract: number
  readonly nil?: 100 | 200
}

/** What only the viewer may know. */
export interface OwnView {
  readonly seat: Seat
  readonly side: number
  readonly partner?: Seat
  readonly partnersBid?: Bid
  readonly looked: boolean
  /** SP-D7 Whether it may still choose between looking and, at its turn, bidding blind. */
  readonly mayBidBlind: boolean
  /** Spades leftmost, each suit from high to low; empty until the viewer has looked. */
  readonly hand: readonly SpaderCard[]
  /** SP-D19 Spades that can be laid all the same, and go straight back while everybody is told. */
  readonly goesBack: readonly SpaderCard[]
  /** The legal bids now, corrections included. */
  readonly bidBox: readonly BidChoice[]
  /** SP-D The card on offer, when it is the viewer's turn to draw. */
  readonly offer?: SpaderCard
  /** SP-8 Cards that came in the exchange and are still held; cards given that the partner still holds. */
  readonly received: readonly SpaderCard[]
  readonly given: readonly SpaderCard[]
}

/** What one viewer may know of a match. */
export interface SpaderView {
  /** The house rules. */
  readonly options: SpaderOptions
  readonly form: SpaderOptions['form']
  /** Agreed length: a number of deals, or else a score. */
  readonly deals?: number
  readonly target?: number
  readonly losingScore?: number
  /** SP-I What follows when a spade is led early. */
  readonly irregularLead: SpaderOptions['irregularLead']
  readonly playOff: boolean
  readonly deal: number
  readonly dealer: Seat
  readonly phase: Phase
  readonly sides: readonly SideView[]
  /** By seat. */
  readonly places: readonly PlaceView[]
  /** Bids in their order, and the sum of them all against the tricks there are. */
  readonly calls: readonly Call[]
  readonly bidTotal: number
  readonly tricksInDeal: number
  /** SP-D Cards left to draw; two a turn. */
  readonly stock: number
  readonly exchanges: readonly ExchangeView[]
  readonly broken: boolean
  readonly trick: TrickView
  /** The finished tricks of this deal, in order. Everybody saw them; no page shows more than the last. */
  readonly tricks: readonly WonTrick[]
  /** The last finished trick of this deal: it lies on the table until the next lead. */
  readonly lastTrick?: WonTrick
  readonly own?: OwnView
  /** The deal before this one, or the last one of a finished match. */
  readonly previous?: FinishedDeal & { readonly lastTrick: WonTrick }
  readonly sheet: readonly FinishedDeal[]
  readonly over: boolean
  readonly winners: readonly Seat[]
}

const sideView = (state: SpaderState, seats: readonly Seat[], side: number): SideView => {
  const declared = declaredBy(state, seats)
  const contract = contractOf(declared.map(({ bid }) => bid))
  const counted = tricksForContract(declared, state.options)
  const count = state.bags[side] ?? 0
  const taken = tricksTaken(state)
  return {
    seats,
    total: state.totals[side] ?? 0,
    ...(state.options.form !== 'family' && { bags: { count, toPenalty: 10 - count } }),
    contract,
    allBid: declared.length === seats.length,
    tricks: seats.reduce((sum, seat) => sum + (taken[seat] ?? 0), 0),
    counted,
    needed: Math.max(0, contract - counted),
  }
}

const placeView = (state: SpaderState, seat: Seat): PlaceView => {
  const bid = bidOf(state, seat)
  const hand = handOf(state, seat)
  return {
    seat,
    side: sideOf(state, seat),
    cards: hand.length,
    looked: state.looked[seat] ?? false,
    ...(bid !== undefined && { bid }),
    correctable: mayCorrect(state, seat),
    tricks: tricksTaken(state)[seat] ?? 0,
    ...(openSeats(state.options).includes(seat) && { openHand: hand }),
  }
}

const trickView = (state: SpaderState): TrickView => {
  const plays = state.piles.trick
  const early = state.phase.kind === 'play' && state.phase.early
  if (plays.length === 0) return { plays, early }
  return { plays, best: winningPlay(plays, ranking), taker: takerOf(state, plays, early), early }
}

const exchangeViews = (state: SpaderState): readonly ExchangeView[] => {
  const { phase, calls, seats } = state
  if (!state.options.blindNilExchange || calls.length < seats) return []
  const bidders = exchangingBidders(state)
  const current = phase.kind === 'exchange' ? bidders.indexOf(phase.returning ? phase.to : phase.seat) : bidders.length
  const stageNow = phase.kind === 'exchange' && phase.returning ? 'partner-returns' : 'bidder-gives'
  return bidders.map((bidder, place) => ({
    bidder,
    partner: partnerOf(state, bidder) ?? bidder,
    stage: place < current ? 'done' : place > current ? 'waiting' : stageNow,
  }))
}

const bidBox = (state: SpaderState, seat: Seat): readonly BidChoice[] =>
  bidCandidates(state).flatMap((action): readonly BidChoice[] => {
    if (action.type !== 'bid' || objection(state, seat, action) !== undefined) return []
    const { bid } = action
    const contract = contractOf([bid, partnersBid(state, seat)])
    return [typeof bid === 'number' ? { bid, contract } : { bid, contract, nil: bid === 'nil' ? 100 : 200 }]
  })

const ownView = (state: SpaderState, seat: Seat): OwnView => {
  const { phase, piles } = state
  const partner = partnerOf(state, seat)
  const theirs = partnersBid(state, seat)
  const looked = state.looked[seat] ?? false
  const offer = phase.kind === 'drawing' && phase.seat === seat ? piles.stock[0] : undefined
  return {
    seat,
    side: sideOf(state, seat),
    ...(partner !== undefined && { partner }),
    ...(theirs !== undefined && { partnersBid: theirs }),
    looked,
    mayBidBlind: isUndecided(state, seat),
    hand: looked ? handOf(state, seat) : [],
    goesBack: handOf(state, seat).filter((card) => goesBack(state, seat, { type: 'play', card })),
    bidBox: bidBox(state, seat),
    ...(offer !== undefined && { offer }),
    received: asHeld(piles.received[seat] ?? []),
    given: partner === undefined ? [] : asHeld(piles.received[partner] ?? []),
  }
}

const lengthOf = ({ options, seats }: SpaderState): Pick<SpaderView, 'deals' | 'target'> =>
  options.deals > 0 ? { deals: options.deals } : { target: targetOf(options, seats) }

/** What `viewer` may know: the table, and for a seat its own hand once it has looked. */
export const view = (state: SpaderState, viewer: Viewer): SpaderView => {
  const { options, seats, piles, calls } = state
  const lastTrick = piles.tricks.at(-1)
  const finished = state.sheet.at(-1)
  const { over, winners } = standing(state)
  return {
    options,
    form: options.form,
    ...lengthOf(state),
    ...(options.losingScore !== 'none' && options.form !== 'family' && { losingScore: options.losingScore }),
    irregularLead: options.irregularLead,
    playOff: state.playOff,
    deal: state.deal,
    dealer: state.dealer,
    phase: state.phase,
    sides: sidesOf(state).map((side, index) => sideView(state, side, index)),
    places: allSeats(seats).map((seat) => placeView(state, seat)),
    calls,
    bidTotal: contractOf(calls.map(({ bid }) => bid)),
    tricksInDeal: handSize(options, seats),
    stock: piles.stock.length,
    exchanges: exchangeViews(state),
    broken: state.broken,
    trick: trickView(state),
    tricks: piles.tricks,
    ...(lastTrick && { lastTrick }),
    ...(viewer !== 'spectator' && { own: ownView(state, viewer) }),
    ...(state.previous && finished && { previous: { ...finished, lastTrick: state.previous } }),
    sheet: state.sheet,
    over,
    winners,
  }
}
