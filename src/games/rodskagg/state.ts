import type { Card } from '../../cards/card.ts'
import type { Trick } from '../../cards/trick.ts'
import type { DealResult, SideResult } from '../../core/game.ts'
import type { Seat } from '../../core/seat.ts'
import type { Bid, OffenceKind } from './action.ts'
import type { RodskaggOptions } from './options.ts'

/** The phases in which one seat is on turn. */
export const TURN_PHASES = [
  /** RO-R2 The dealer cuts, or lets his neighbour. */
  'cut',
  /** RO-R2 The right-hand neighbour cuts. */
  'neighbourCut',
  /** RO-R1 The dealer says that the cards may be picked up. */
  'dealReady',
  /** RO-3, RO-D1 A seat is asked about new cards. */
  'exchange',
  /** RO-4 A seat bids; with `withBid` it may take new cards first. */
  'bidding',
  /** RO-5 A seat plays a card. */
  'play',
  /** RO-6, RO-D23 The declarer has to ask. */
  'question',
  /** RO-6 A seat without a trick stays or folds. */
  'answers',
] as const
type TurnPhase = (typeof TURN_PHASES)[number]

/** Why the match is over. */
export const ENDINGS = [
  /** RO-11 One player on 0. */
  'zero',
  /** RO-11 Several on 0, the declarer among them. */
  'declarer',
  /** RO-12 Most tricks of a play-off. */
  'playOff',
  /** RO-10 Rödskägg made. */
  'redbeard',
  /** RO-13 Everybody else is out. */
  'lastLeft',
  /** RO-D15 The agreed number of deals is played. */
  'deals',
] as const
export type Ending = (typeof ENDINGS)[number]

/** Who is to do what; it holds no cards. */
export type Phase =
  | { readonly name: TurnPhase; readonly turn: Seat }
  /** RO-D21 Everybody who is not out goes on from the deal that was scored. */
  | { readonly name: 'ready' }
  | { readonly name: 'over'; readonly winners: readonly Seat[]; readonly ending: Ending }
export type PhaseName = Phase['name']

/** RO-4 What one seat said in the bidding. */
export interface Call {
  readonly seat: Seat
  readonly bid: Bid | 'pass'
}

/** RO-3 What one seat did about new cards: it kept its hand, drew `count` cards, or took `count` new hands. */
export interface Exchange {
  readonly seat: Seat
  readonly how: 'kept' | 'drew' | 'newHand' | 'finalHand'
  readonly count: number
}

/** RO-6 What one seat without a trick answered. */
export interface Answer {
  readonly seat: Seat
  readonly stays: boolean
}

/** A trick that has been taken. */
export interface TakenTrick {
  readonly plays: Trick
  readonly winner: Seat
}

/** RO-R An infraction that can still be knocked, until that trick is over or all are ready. */
export interface Offence {
  readonly kind: OffenceKind
  readonly seat: Seat
  readonly until: number | 'ready'
}

/** Why a seat has points; the numbers that a sentence about it needs stand beside the code. */
export type RodskaggScoreLine =
  /** RO-8 The declarer's tricks. */
  | { readonly code: 'contract'; readonly points: number; readonly tricks: number; readonly bid: Bid }
  /** RO-8 Somebody else's tricks, one point each. */
  | { readonly code: 'tricks'; readonly points: number; readonly tricks: number }
  /** RO-Q4 Tricks 5 and 6, unplayed. */
  | { readonly code: 'awarded'; readonly points: number; readonly tricks: number }
  /** RO-8 The declarer took `tricks`, not what he bid. */
  | { readonly code: 'missed-bid'; readonly points: number; readonly tricks: number; readonly bid: Bid }
  /** RO-14 Anybody, declarer or not, took `tricks`, not what he bid. */
  | { readonly code: 'exact-for-all'; readonly points: number; readonly tricks: number; readonly bid: Bid }
  /** RO-6 Folded without a trick. */
  | { readonly code: 'folded'; readonly points: 0 }
  /** RO-7 Stayed without a trick and took some of the last two, `each` points each. */
  | { readonly code: 'wager-tricks'; readonly points: number; readonly tricks: number; readonly each: number }
  /** RO-7 Stayed without a trick and took none. */
  | { readonly code: 'wager-lost'; readonly points: number }
  /** RO-10 Took every trick after bidding Rödskägg. */
  | { readonly code: 'redbeard-won'; readonly points: number; readonly tricks: number }
  /** RO-10 Bid Rödskägg, took only so many and is out. */
  | { readonly code: 'redbeard-lost'; readonly points: 0; readonly tricks: number }
  /** RO-D9 Everybody passed. */
  | { readonly code: 'thrown-in'; readonly points: 0 }
  /** RO-12 Tricks in a play-off, without points. */
  | { readonly code: 'play-off'; readonly points: 0; readonly tricks: number }
  /** RO-R An infraction that seat `by` knocked. */
  | { readonly code: 'offence'; readonly points: number; readonly offence: OffenceKind; readonly by: Seat }
  /** RO-R A groundless knock at seat `at`. */
  | { readonly code: 'wrong-knock'; readonly points: number; readonly offence: OffenceKind; readonly at: Seat }

/** What one seat got out of one deal. */
export interface SeatResult extends SideResult {
  readonly lines: readonly RodskaggScoreLine[]
}

/** An entry of the score sheet; play-offs have one too (RO-D20). */
export interface SheetEntry extends DealResult {
  readonly sides: readonly SeatResult[]
}

/** What everybody saw of a deal. */
export interface DealRecord {
  /** Counts all deals from 1, thrown-in ones and play-offs too. */
  readonly number: number
  readonly dealer: Seat
  /** RO-12 Only those on 0 play, for the match. */
  readonly playOff: boolean
  /** Who is dealt in, in turn order: the dealer's left first, the dealer last. */
  readonly players: readonly Seat[]
  readonly calls: readonly Call[]
  /** Known when the bidding is over; a thrown-in deal and a play-off have none. */
  readonly declarer?: Seat
  readonly answers: readonly Answer[]
  /** The tricks that were taken. */
  readonly tricks: readonly TakenTrick[]
  /** RO-Q4 Tricks that the declarer gets unplayed. */
  readonly awarded: number
}

/** The deal in play. Each of the 52 cards lies in one of `stock hands drawn discards trick tricks`. */
export interface Deal extends DealRecord {
  /** The first card is drawn first. */
  readonly stock: readonly Card[]
  /** By seat. */
  readonly hands: readonly (readonly Card[])[]
  /** RO-3 What the seat on turn has drawn and not yet made room for. */
  readonly drawn: readonly Card[]
  /** RO-3, RO-6 Face down: exchanged cards, then those of folded hands. */
  readonly discards: readonly Card[]
  /** The trick in play. */
  readonly trick: Trick
  /** RO-D16 Who holds his cards in his hand. */
  readonly pickedUp: readonly Seat[]
  readonly exchanges: readonly Exchange[]
  /** RO-6, RO-9 Whether the declarer has asked. */
  readonly question: 'due' | 'asked' | 'forgotten'
  /** RO-D13 Ritual penalties since this deal began, by seat; they are in the scores already. */
  readonly penalties: readonly (readonly RodskaggScoreLine[])[]
}

/** A whole match at one moment; plain JSON. */
export interface RodskaggState {
  readonly options: RodskaggOptions
  readonly seats: number
  readonly phase: Phase
  /** RO-D13 Booked points by seat: the last total and the penalties knocked since. */
  readonly scores: readonly number[]
  /** RO-13 */
  readonly out: readonly Seat[]
  readonly deal: Deal
  /** RO-D19 Seats whose score has become 1 or 0 and that have not said so, their deadline still ahead. */
  readonly due: readonly Seat[]
  readonly offences: readonly Offence[]
  /** RO-D21 Who has gone on from the scored deal. */
  readonly ready: readonly Seat[]
  readonly sheet: readonly SheetEntry[]
  /** The deal before this one, for those who have not seen its end. A picture of it, no pile of this deal's cards. */
  readonly finished?: DealRecord
}
