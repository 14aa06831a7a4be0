import type { Suit } from '../../cards/card.ts'
import type { Seat } from '../../core/seat.ts'
import type { Bid } from './action.ts'
import type { SpaderCard } from './cards.ts'
import type { Phase } from './state.ts'

/** Why an action is refused (SP-D24, in the order in which the reasons apply). */
export type SpaderObjection =
  | { readonly code: 'unknown-action' | 'match-over' }
  | { readonly code: 'no-such-seat'; readonly seats: number }
  | { readonly code: 'not-your-turn'; readonly turn: Seat }
  | { readonly code: 'not-now'; readonly phase: Exclude<Phase['kind'], 'over'> }
  | { readonly code: 'look-first' | 'has-looked' }
  /** SP-D8 `behind`: how far the side lies behind, where 100 is needed; absent where nobody may bid blind. */
  | { readonly code: 'no-blind-nil'; readonly behind?: number }
  | { readonly code: 'no-nil' }
  | { readonly code: 'bid-too-high'; readonly highest: number }
  /** SP-Q4, SP-D3 `partner` is absent when the partner has not bid. */
  | { readonly code: 'team-bid-cap'; readonly highest: number; readonly partner?: number }
  | { readonly code: 'suicide-nil'; readonly partner: Seat }
  | { readonly code: 'suicide-number'; readonly partner: Seat }
  | { readonly code: 'same-bid'; readonly bid: Bid }
  | { readonly code: 'bid-stands' }
  | { readonly code: 'not-in-hand'; readonly card: SpaderCard }
  | { readonly code: 'follow-suit'; readonly suit: Suit }
  /** `named`: an opponent has named a suit. `nil`: this table lets others lead spades early, but no nil bidder. */
  | { readonly code: 'spades-not-broken'; readonly named?: Suit; readonly nil: boolean }
  | { readonly code: 'named-suit'; readonly suit: Suit }
  | { readonly code: 'not-spades' }
