import type { Play as PlayOf } from '../../cards/trick.ts'
import type { Seat } from '../../core/seat.ts'
import type { Card, Suit } from './cards.ts'
import type { SjufingreOptions } from './options.ts'
import type { SheetEntry } from './score.ts'

/** One thing for each seat, by seat. */
export type BySeat<T> = readonly T[]

/** What goes on from deal to deal. */
export interface MatchState {
  readonly options: SjufingreOptions
  /** How many people play. */
  readonly seats: number
  /** The deals that are over. */
  readonly sheet: readonly SheetEntry[]
  /** The deal before this one, for those who have not seen its end. A picture of it, no pile of this deal's cards. */
  readonly finished?: FinishedDeal
}

/** What every phase of a deal has. Each of the sixty cards lies in exactly one pile of the phase. */
interface DealState extends MatchState {
  /** Counts through the match, from 1. */
  readonly deal: number
  /** In pack order. */
  readonly hands: BySeat<readonly Card[]>
  /**
   * S7-4, S7-5 What each seat was given in this deal, by each giver in the order of `giversTo`. A memory and no pile: the
   * cards themselves are in the hand, or wherever they went from there.
   */
  readonly received?: BySeat<readonly (readonly Card[])[]>
}

/** S7-4, S7-5 Everybody chooses what to give; nothing changes hands until all have given. */
export interface ExchangeState extends DealState {
  readonly phase: 'exchange'
  /** S7-D2 What each seat has put down so far, face down, for its receivers in their order. */
  readonly gifts: BySeat<readonly (readonly Card[])[]>
}

/** One card played to a trick. */
export type Play = PlayOf<Card>

/** A complete trick. */
export interface TakenTrick {
  /** Who won it. */
  readonly seat: Seat
  /** The lead first. */
  readonly plays: readonly Play[]
}

/** S7-6 A trick deal in play. */
export interface TrickState extends DealState {
  readonly phase: 'trick'
  readonly turn: Seat
  /** The trick under way, the lead first. */
  readonly trick: readonly Play[]
  /** In the order in which they were taken. */
  readonly taken: readonly TakenTrick[]
}

/** S7-10 A loose card, or a pile. It is named by its first card. */
export interface Unit {
  /** S7-D3 In order of arrival. */
  readonly cards: readonly [Card, ...Card[]]
  readonly value: number
  /** S7-14 Who built on the pile last and is bound to it. A loose card has none. */
  readonly owner?: Seat
  /** S7-D6b The pile holds two or more groups of its value. */
  readonly doubled: boolean
}

/** S7-11 A capture, which is one trick of a build deal. */
export interface Capture {
  readonly seat: Seat
  /** The card that took the others. */
  readonly card: Card
  /** What it took, in order of arrival. */
  readonly cards: readonly Card[]
  /** S7-16 Nothing was left on the table: a svupper. */
  readonly sweep: boolean
}

/** S7-10 A build deal in play. */
export interface BuildState extends DealState {
  readonly phase: 'build'
  readonly turn: Seat
  /** S7-D3 In order of arrival. */
  readonly units: readonly Unit[]
  /** In the order in which they were made. */
  readonly taken: readonly Capture[]
  /** S7-17 Cards that were left on the table at the end and went to the last capturer. */
  readonly leftovers: readonly Card[]
}

/** S7-18 A solitaire deal in play. */
export interface SolitaireState extends DealState {
  readonly phase: 'solitaire'
  readonly turn: Seat
  /** The row of each colour, upward. */
  readonly rows: Readonly<Record<Suit, readonly Card[]>>
  /** Who has been passed over since the last card, in order. */
  readonly passed: readonly Seat[]
}

/** A deal in which cards are being played. */
export type PlayState = TrickState | BuildState | SolitaireState

/** The whole state of a match: plain JSON. The phase of a deal in play is its kind. */
export type SjufingreState = ExchangeState | PlayState

/** S7-8 Who took how many tricks of a deal, and who the two that count. */
export interface Tally {
  readonly tricks: BySeat<number>
  readonly second?: Seat
  readonly last?: Seat
}

/** What everybody saw of a deal that is over; its result is the last entry of the sheet. */
export type FinishedDeal =
  | { readonly deal: number; readonly kind: 'trick'; readonly tally: Tally; readonly lastTrick?: TakenTrick }
  | {
      readonly deal: number
      readonly kind: 'build'
      readonly tally: Tally
      readonly sweeps: BySeat<number>
      readonly lastCapture?: Capture
      readonly leftovers: readonly Card[]
    }
  | {
      readonly deal: number
      readonly kind: 'solitaire'
      /** Who laid the last card of a hand. */
      readonly out: Seat
      readonly cardsLeft: BySeat<number>
    }

/** The cards that a seat holds. */
export const handOf = ({ hands }: Pick<DealState, 'hands'>, seat: Seat): readonly Card[] => hands[seat] ?? []

/** The match is over when every deal of its programme is on the sheet. */
export const isOver = ({ options, sheet }: MatchState): boolean => sheet.length === options.programme.length
