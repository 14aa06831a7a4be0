import type { Viewer } from '../../core/game.ts'
import { allSeats, type Seat } from '../../core/seat.ts'
import { nameOf, pilesOf } from './build.ts'
import { type Card, SUITS, type Suit } from './cards.ts'
import { capturedBy } from './deal-end.ts'
import { giftSize, giversTo, nextReceiver, receiversOf } from './exchange.ts'
import type { SjufingreOptions } from './options.ts'
import { type DealKind, dealerOf, kindOfDeal, kindsOf } from './programme.ts'
import { waitingFor } from './rules.ts'
import type { SheetEntry, SjufingreSideResult } from './score.ts'
import {
  type BuildState,
  type BySeat,
  type Capture,
  type ExchangeState,
  type FinishedDeal,
  handOf,
  isOver,
  type Play,
  type SjufingreState,
  type SolitaireState,
  type TakenTrick,
  type TrickState,
  type Unit,
} from './state.ts'
import { sweepsOf, tallyOf } from './tally.ts'
import { scoresOf, sidesOf, winnersOf } from './teams.ts'
import { winningPlayOf } from './trick.ts'

/** Cards that went from one seat to another. */
interface Gift {
  readonly seat: Seat
  readonly cards: readonly Card[]
}

/** S7-4, S7-5 An exchange as one viewer sees it; a spectator neither gives nor receives. */
interface ExchangeView {
  readonly phase: 'exchange'
  /** How many cards each receiver gets. */
  readonly count: number
  /** To whom the viewer gives, in this order. */
  readonly receivers: readonly Seat[]
  /** To whom the viewer gives now, until all have got theirs. */
  readonly next?: Seat
  /** What the viewer has given so far; `seat` is the receiver. */
  readonly given: readonly Gift[]
  /** Who gives to the viewer. */
  readonly givers: readonly Seat[]
  /** To how many receivers each seat has given. */
  readonly done: BySeat<number>
}

/** S7-8 Who has taken what, in numbers: captured cards are closed to everybody, who saw them go all the same. */
interface TakingsView {
  readonly tricks: BySeat<number>
  readonly captured: BySeat<number>
  readonly secondTrick?: Seat
}

/** S7-6 A trick deal. */
export interface TrickView extends TakingsView {
  readonly phase: 'trick'
  /** The trick under way, the lead first. */
  readonly trick: readonly Play[]
  /** The play that holds it so far. */
  readonly winning?: Play
  /** The complete tricks in order, for those who remember them; no page shows more than the last. */
  readonly taken: readonly TakenTrick[]
  /** The last complete trick; it lies on the table while no card of the next is played. */
  readonly lastTrick?: TakenTrick
}

/** S7-10 A unit on the table: a loose card if it has no owner. */
export interface UnitView {
  readonly name: Card
  /** S7-D3 In order of arrival. */
  readonly cards: readonly Card[]
  readonly value: number
  /** S7-14 Who is bound to it. */
  readonly owner?: Seat
  /** S7-Q16 Closed to all but its owner, though anybody may take it. */
  readonly doubled: boolean
}

/** S7-10 A build deal. */
export interface BuildView extends TakingsView {
  readonly phase: 'build'
  /** In order of arrival. */
  readonly units: readonly UnitView[]
  /** S7-14 The names of the piles to which each seat is bound. */
  readonly bound: BySeat<readonly Card[]>
  /** The captures in order, for those who remember them; no page shows more than the last. */
  readonly taken: readonly Capture[]
  readonly lastCapture?: Capture
  readonly sweeps: BySeat<number>
}

/** S7-18 The row of one colour; none until its 8 lies. */
interface RowView {
  readonly suit: Suit
  readonly low?: Card
  readonly high?: Card
}

/** S7-18 A solitaire deal. */
interface SolitaireView {
  readonly phase: 'solitaire'
  readonly rows: readonly RowView[]
  /** Who has been passed over since the last card, in order. */
  readonly passed: readonly Seat[]
}

/** A deal that is over, with the reasons for its points. */
export type FinishedView = FinishedDeal & { readonly sides: readonly SjufingreSideResult[] }

/** What one viewer may know. */
export interface SjufingreView {
  readonly viewer: Viewer
  /** The house rules. */
  readonly options: SjufingreOptions
  readonly seats: number
  /** S7-2, S7-20 The kinds of all deals of the match; `deal` counts from 1. */
  readonly programme: readonly DealKind[]
  readonly deal: number
  readonly kind: DealKind
  readonly dealer: Seat
  readonly waiting: readonly Seat[]
  /** In the order in which a player holds it; empty for a spectator. */
  readonly hand: readonly Card[]
  /** How many cards each seat holds. */
  readonly cardsLeft: BySeat<number>
  /** S7-4, S7-5 What came to the viewer in this deal's exchange and is still in hand; `seat` is the giver. */
  readonly received: readonly Gift[]
  /** The deal in play. */
  readonly play: ExchangeView | TrickView | BuildView | SolitaireView
  readonly sides: readonly (readonly Seat[])[]
  /** The total of every side. */
  readonly scores: readonly number[]
  /** The deal before this one, or the last one when the match is over. */
  readonly finished?: FinishedView
  /** The results of all deals that are over. */
  readonly sheet: readonly SheetEntry[]
  readonly over: boolean
  readonly winners: readonly Seat[]
}

/** What `viewer` may know of the match. */
export const view = (state: SjufingreState, viewer: Viewer): SjufingreView => {
  const { options, deal, seats, hands } = state
  const finished = finishedView(state)
  return {
    viewer,
    options,
    seats,
    programme: kindsOf(options.programme),
    deal,
    kind: kindOfDeal(options.programme, deal),
    dealer: dealerOf(deal, seats),
    waiting: waitingFor(state),
    hand: handFor(state, viewer),
    cardsLeft: hands.map((hand) => hand.length),
    received: received(state, viewer),
    play: playView(state, viewer),
    sides: sidesOf(state),
    scores: scoresOf(state),
    ...(finished && { finished }),
    sheet: state.sheet,
    over: isOver(state),
    winners: winnersOf(state),
  }
}

const handFor = (state: SjufingreState, viewer: Viewer): readonly Card[] =>
  viewer === 'spectator' ? [] : handOf(state, viewer)

const received = (state: SjufingreState, viewer: Viewer): readonly Gift[] => {
  if (viewer === 'spectator' || state.received === undefined) return []
  const hand = handOf(state, viewer)
  const gifts = state.received[viewer] ?? []
  return giversTo(state, viewer).map((seat, index) => ({
    seat,
    cards: gifts[index]?.filter((card) => hand.includes(card)) ?? [],
  }))
}

const finishedView = ({ finished, sheet }: SjufingreState): FinishedView | undefined => {
  const sides = sheet.at(-1)?.sides
  return finished && sides && { ...finished, sides }
}

const playView = (state: SjufingreState, viewer: Viewer): SjufingreView['play'] => {
  switch (state.phase) {
    case 'exchange':
      return exchangeView(state, viewer)
    case 'trick':
      return trickView(state)
    case 'build':
      return buildView(state)
    case 'solitaire':
      return solitaireView(state)
  }
}

const exchangeView = (state: ExchangeState, viewer: Viewer): ExchangeView => {
  const common = {
    phase: 'exchange',
    count: giftSize(state),
    done: state.gifts.map((gifts) => gifts.length),
  } as const
  if (viewer === 'spectator') return { ...common, receivers: [], given: [], givers: [] }
  const receivers = receiversOf(state, viewer)
  const next = nextReceiver(state, viewer)
  const gifts = state.gifts[viewer] ?? []
  return {
    ...common,
    receivers,
    ...(next !== undefined && { next }),
    given: receivers.slice(0, gifts.length).map((seat, index) => ({ seat, cards: gifts[index] ?? [] })),
    givers: giversTo(state, viewer),
  }
}

const takingsView = (state: TrickState | BuildState): TakingsView => {
  const { tricks, second } = tallyOf(state.taken, state.seats)
  return {
    tricks,
    captured: allSeats(state.seats).map((seat) => capturedBy(state, seat).length),
    ...(second !== undefined && { secondTrick: second }),
  }
}

const trickView = (state: TrickState): TrickView => {
  const { trick, taken } = state
  const lastTrick = taken.at(-1)
  return {
    phase: 'trick',
    ...takingsView(state),
    trick,
    taken,
    ...(trick.length > 0 && { winning: winningPlayOf(trick) }),
    ...(lastTrick && { lastTrick }),
  }
}

const buildView = (state: BuildState): BuildView => {
  const { taken, seats } = state
  const lastCapture = taken.at(-1)
  return {
    phase: 'build',
    ...takingsView(state),
    units: state.units.map(unitView),
    bound: allSeats(seats).map((seat) => pilesOf(state, seat).map(nameOf)),
    taken,
    ...(lastCapture && { lastCapture }),
    sweeps: sweepsOf(taken, seats),
  }
}

const unitView = (unit: Unit): UnitView => ({
  name: nameOf(unit),
  cards: unit.cards,
  value: unit.value,
  ...(unit.owner !== undefined && { owner: unit.owner }),
  doubled: unit.doubled,
})

const solitaireView = ({ rows, passed }: SolitaireState): SolitaireView => ({
  phase: 'solitaire',
  rows: SUITS.map((suit) => {
    const [low, high] = [rows[suit][0], rows[suit].at(-1)]
    return { suit, ...(low && { low }), ...(high && { high }) }
  }),
  passed,
})
