import type { Suit } from '../../cards/card.ts'
import type { Seat } from '../../core/seat.ts'
import type { Bid } from './action.ts'
import type { SpaderCard } from './cards.ts'
import type { Call, FinishedDeal, SpaderState } from './state.ts'

/** What everybody at the table saw or heard. */
export type SpaderEvent =
  | { readonly code: 'dealt'; readonly deal: number; readonly dealer: Seat }
  | { readonly code: 'kept'; readonly seat: Seat }
  | { readonly code: 'rejected'; readonly seat: Seat }
  | { readonly code: 'looked'; readonly seat: Seat }
  /** SP-D10, SP-D15 A hand that can no longer be bid blind, or has been, was taken up by itself. */
  | { readonly code: 'hand-opened'; readonly seat: Seat }
  | { readonly code: 'bid'; readonly seat: Seat; readonly bid: Bid }
  | { readonly code: 'bid-corrected'; readonly seat: Seat; readonly bid: Bid; readonly before: Bid }
  /** SP-M All bids at once. */
  | { readonly code: 'bids-posted'; readonly calls: readonly Call[] }
  | { readonly code: 'cards-given'; readonly seat: Seat; readonly to: Seat; readonly returning: boolean }
  | { readonly code: 'played'; readonly seat: Seat; readonly card: SpaderCard }
  | { readonly code: 'spades-broken'; readonly seat: Seat }
  /** SP-D19 An early spade was refused; it stays unknown which. */
  | { readonly code: 'spade-refused'; readonly seat: Seat }
  /** SP-D17 An early spade went back to the hand. */
  | { readonly code: 'spade-taken-back'; readonly seat: Seat; readonly card: SpaderCard }
  | { readonly code: 'suit-named'; readonly seat: Seat; readonly suit: Suit; readonly leader: Seat }
  | { readonly code: 'trick-won'; readonly seat: Seat }
  /** SP-D18 The trick of `leader`, who led an early spade, was credited to `seat`. */
  | { readonly code: 'trick-lost'; readonly seat: Seat; readonly leader: Seat }
  | { readonly code: 'deal-scored'; readonly deal: number; readonly sides: FinishedDeal['sides'] }
  | { readonly code: 'play-off-began' }
  | { readonly code: 'match-won'; readonly winners: readonly Seat[] }

/** A state and what the table noticed on the way to it. */
export interface SpaderStep {
  readonly state: SpaderState
  readonly events: readonly SpaderEvent[]
}
