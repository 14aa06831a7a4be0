import type { Card, Suit } from '../../cards/card.ts'
import type { Seat } from '../../core/seat.ts'
import type { Bid, SaidScore } from './action.ts'
import type { PhaseName } from './state.ts'

/** Why an action is refused (RO-D27), with what the sentence about it needs. */
export type RodskaggObjection =
  /** The text spells no action. */
  | { readonly code: 'unknown-action' }
  | { readonly code: 'match-over' }
  /** There is no seat of that number. */
  | { readonly code: 'no-such-seat'; readonly seat: number }
  /** Seat `seat` is out, or not in the play-off. */
  | { readonly code: 'not-playing'; readonly seat: Seat; readonly because: 'out' | 'play-off' }
  /** The house rules have no rituals, or it is a play-off. */
  | { readonly code: 'rituals-off'; readonly because: 'option' | 'play-off' }
  | { readonly code: 'not-on-that-score'; readonly said: SaidScore; readonly score: number }
  /** Nobody knocks at himself. */
  | { readonly code: 'own-seat' }
  | { readonly code: 'already-picked-up' }
  | { readonly code: 'already-ready' }
  | { readonly code: 'not-your-turn'; readonly waiting: readonly Seat[] }
  /** The phase asks for something else. */
  | { readonly code: 'not-now'; readonly phase: PhaseName }
  | { readonly code: 'not-picked-up' }
  /** The house rule `option` has no such action. */
  | { readonly code: 'not-in-these-rules'; readonly option: 'lowHand' | 'bidding' | 'plainBidSix' }
  /** So many cards are drawn, and as many must go. */
  | { readonly code: 'discard-first'; readonly drawn: number }
  | { readonly code: 'hand-not-low' }
  /** No more new cards: a card above ten was drawn, no cards are left, or the exchange is over. */
  | { readonly code: 'drawing-over'; readonly because: 'high-card' | 'no-cards' | 'exchanged' }
  | { readonly code: 'nothing-drawn' }
  | { readonly code: 'wrong-count'; readonly drawn: number; readonly given: number }
  | { readonly code: 'not-in-hand'; readonly card: Card }
  | { readonly code: 'bid-too-low'; readonly highest: Bid }
  | { readonly code: 'follow-suit'; readonly suit: Suit }
