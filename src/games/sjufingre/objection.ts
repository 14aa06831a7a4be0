import type { Seat } from '../../core/seat.ts'
import type { Card, Suit } from './cards.ts'
import type { SjufingreState } from './state.ts'

/** S7-D18 Why something may not be done, in the order in which the codes apply. */
export type SjufingreObjection =
  | { readonly code: 'over' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'not-waited-for'; readonly waitingFor: readonly Seat[] }
  /** The seat is waited for, but to do what `phase` says. */
  | { readonly code: 'wrong-phase'; readonly phase: SjufingreState['phase'] }
  /** `receiver` is whom to give to next. */
  | { readonly code: 'wrong-receiver'; readonly receiver: Seat }
  /** `count` cards must be given. */
  | { readonly code: 'wrong-number'; readonly count: number }
  | { readonly code: 'not-in-hand'; readonly card: Card }
  | { readonly code: 'joker-lead' }
  | { readonly code: 'follow-suit'; readonly suit: Suit }
  | { readonly code: 'joker-follow' }
  /** `needed` are the cards that would fit in the row of this colour. */
  | { readonly code: 'does-not-fit'; readonly suit: Suit; readonly needed: readonly Card[] }
  /** `pile` names the pile in which the card lies, if it lies in one. */
  | { readonly code: 'not-on-table'; readonly card: Card; readonly pile?: Card }
  | { readonly code: 'blue-five' }
  /** `piles` are those that the player built on last. */
  | { readonly code: 'bound'; readonly piles: readonly PileNamed[] }
  /** `groups` are the names of all the units that sum to the card's value. */
  | { readonly code: 'must-take'; readonly value: number; readonly groups: readonly (readonly Card[])[] }
  | { readonly code: 'nothing-named' }
  | { readonly code: 'closed'; readonly pile: PileNamed; readonly owner: Seat }
  /** What was named sums to `sum`, which cannot be split into groups of `value`. */
  | { readonly code: 'no-sum'; readonly value: number; readonly sum: number }
  /** A card of this value must stay in hand. */
  | { readonly code: 'keep-card'; readonly value: number }

/** A pile as a sentence names it. */
export interface PileNamed {
  readonly name: Card
  readonly value: number
}
