import type { Seat } from '../../core/seat.ts'
import type { Card } from './cards.ts'
import type { DealKind } from './programme.ts'
import type { SjufingreSideResult } from './score.ts'
import type { SjufingreState } from './state.ts'

/** What everybody at the table saw or heard. */
export type SjufingreEvent =
  | { readonly code: 'dealt'; readonly deal: number; readonly kind: DealKind; readonly dealer: Seat }
  /** S7-D2 Somebody has put down cards for a receiver, face down. */
  | { readonly code: 'gave'; readonly seat: Seat; readonly receiver: Seat; readonly count: number }
  /** Everybody has given; the gifts have changed hands. */
  | { readonly code: 'exchanged'; readonly deal: number }
  /** A card was played to a trick, or to the rows of the solitaire. */
  | { readonly code: 'played'; readonly seat: Seat; readonly card: Card }
  /** `trick` counts the tricks of the deal, from 1. */
  | { readonly code: 'trick-taken'; readonly seat: Seat; readonly trick: number; readonly last: boolean }
  | { readonly code: 'laid'; readonly seat: Seat; readonly card: Card }
  /** S7-13 `units` are the names of what went into the pile, `pile` is the name of the pile. */
  | {
      readonly code: 'built'
      readonly seat: Seat
      readonly card: Card
      readonly value: number
      readonly units: readonly Card[]
      readonly pile: Card
      readonly doubled: boolean
    }
  /** S7-11 `cards` are what the card took, in order of arrival; `trick` counts the captures of the deal, from 1. */
  | {
      readonly code: 'captured'
      readonly seat: Seat
      readonly card: Card
      readonly cards: readonly Card[]
      readonly trick: number
    }
  /** S7-16 A svupper. */
  | { readonly code: 'swept'; readonly seat: Seat }
  /** S7-17 What still lay on the table went to the last capturer. */
  | { readonly code: 'leftovers-taken'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** S7-18 Somebody could lay nothing and was passed over. */
  | { readonly code: 'passed'; readonly seat: Seat }
  | {
      readonly code: 'deal-scored'
      readonly deal: number
      readonly kind: DealKind
      readonly sides: readonly SjufingreSideResult[]
    }
  | { readonly code: 'match-won'; readonly winners: readonly Seat[]; readonly scores: readonly number[] }

/** What an action led to. */
export interface SjufingreStep<State extends SjufingreState = SjufingreState> {
  readonly state: State
  readonly events: readonly SjufingreEvent[]
}
