import type { Suit } from '../../cards/card.ts'
import type { Trick } from '../../cards/trick.ts'
import { leftOf, type Seat } from '../../core/seat.ts'
import type { Bid } from './action.ts'
import { asHeld, type SpaderCard } from './cards.ts'
import type { SpaderOptions } from './options.ts'
import type { SideScore } from './score.ts'

/** A bid and who made it. */
export interface Call {
  readonly seat: Seat
  readonly bid: Bid
}

/** A finished trick. `early`: it was lost by a spade led before it was allowed (SP-D18). */
export interface WonTrick {
  readonly plays: Trick<SpaderCard>
  readonly winner: Seat
  readonly early: boolean
}

/** Where the cards lie: each card of the pack in exactly one pile. */
export interface Piles {
  /** By seat: what was dealt or drawn and is still held. */
  readonly hands: readonly (readonly SpaderCard[])[]
  /** SP-8 By seat: what came in the blind exchange and is still held. */
  readonly received: readonly (readonly SpaderCard[])[]
  /** SP-D Cards to draw, the first on top; and those thrown face down. */
  readonly stock: readonly SpaderCard[]
  readonly discards: readonly SpaderCard[]
  /** The trick on the table, and those taken. */
  readonly trick: Trick<SpaderCard>
  readonly tricks: readonly WonTrick[]
}

/** What is being done, and the seat that is waited for. */
export type Phase =
  | { readonly kind: 'drawing'; readonly seat: Seat }
  | { readonly kind: 'bidding'; readonly seat: Seat }
  /** SP-8 `seat` gives two cards to its partner; `returning` when the blind bidder has given. */
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly to: Seat; readonly returning: boolean }
  /** `early`: the lead on the table is an early spade. `named`: the suit that must be led. */
  | { readonly kind: 'play'; readonly seat: Seat; readonly early: boolean; readonly named?: Suit }
  /** SP-D17 `seat` names the suit that `leader` shall lead. */
  | { readonly kind: 'naming'; readonly seat: Seat; readonly leader: Seat }
  | { readonly kind: 'over' }

/** A finished deal in the score sheet. `sides` explain the points; `total` is the score after the deal. */
export interface FinishedDeal {
  readonly deal: number
  readonly dealer: Seat
  readonly calls: readonly Call[]
  /** Tricks taken, by seat. */
  readonly tricks: readonly number[]
  readonly sides: readonly (SideScore & { readonly total: number })[]
}

/** What outlives a deal. */
export interface Match {
  readonly options: SpaderOptions
  readonly seats: number
  /** By side. Bags are those counted towards the next penalty. */
  readonly totals: readonly number[]
  readonly bags: readonly number[]
  /** SP-D22 Whether a tie is being played off. */
  readonly playOff: boolean
  readonly sheet: readonly FinishedDeal[]
  /** What the table remembers of the deal before: its last trick. No pile of this deal. */
  readonly previous?: WonTrick
}

/** A match and the deal in play. */
export interface SpaderState extends Match {
  /** The number of the deal, from 1. */
  readonly deal: number
  readonly dealer: Seat
  readonly phase: Phase
  readonly piles: Piles
  /** By seat: whether it has seen its hand. */
  readonly looked: readonly boolean[]
  /** The bids of this deal in their order. */
  readonly calls: readonly Call[]
  /** SP-D13 Whether the last of `calls` may still be corrected. */
  readonly correctable: boolean
  /** SP-4 Whether spades have been broken. */
  readonly broken: boolean
}

/** SP-1 The side of a seat: pairs sit opposite each other, otherwise everyone is alone. */
export const sideOf = ({ options }: Pick<Match, 'options'>, seat: Seat): number =>
  options.form === 'pairs' ? seat % 2 : seat

/** SP-1 The partner of a seat, in pairs. */
export const partnerOf = ({ options }: Pick<Match, 'options'>, seat: Seat): Seat | undefined =>
  options.form === 'pairs' ? (seat + 2) % 4 : undefined

/** The seats of every side. */
export const sidesOf = ({ options, seats }: Pick<Match, 'options' | 'seats'>): readonly (readonly Seat[])[] =>
  options.form === 'pairs'
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: seats }, (_, seat) => [seat])

/** SP-2, SP-3 Left of the dealer: draws, bids and leads first. */
export const eldest = ({ dealer, seats }: SpaderState): Seat => leftOf(dealer, seats)

/** All that a seat holds, sorted as it holds it. */
export const handOf = ({ piles }: SpaderState, seat: Seat): readonly SpaderCard[] =>
  asHeld([...(piles.hands[seat] ?? []), ...(piles.received[seat] ?? [])])

/** What a seat has bid in this deal. */
export const bidOf = ({ calls }: Pick<SpaderState, 'calls'>, seat: Seat): Bid | undefined =>
  calls.find((call) => call.seat === seat)?.bid

/** What the partner of a seat has bid. */
export const partnersBid = (state: SpaderState, seat: Seat): Bid | undefined => {
  const partner = partnerOf(state, seat)
  return partner === undefined ? undefined : bidOf(state, partner)
}

/** Tricks taken, by seat. */
export const tricksTaken = ({ piles, seats }: Pick<SpaderState, 'piles' | 'seats'>): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => piles.tricks.filter(({ winner }) => winner === seat).length)

/** The piles with some cards taken out of what a seat holds. */
export const takenFrom = (piles: Piles, seat: Seat, cards: readonly SpaderCard[]): Piles => {
  const without = (held: readonly (readonly SpaderCard[])[]) =>
    held.map((pile, owner) => (owner === seat ? pile.filter((card) => !cards.includes(card)) : pile))
  return { ...piles, hands: without(piles.hands), received: without(piles.received) }
}
