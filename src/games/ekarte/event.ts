import type { Card } from '../../cards/card.ts'
import type { Packets, ProposalCount } from './action.ts'
import type { EkarteDealResult, EkarteState, Pair, Player } from './state.ts'

/** What everybody at the table saw or heard. */
export type EkarteEvent =
  | {
      readonly code: 'dealt'
      readonly deal: number
      readonly game: number
      readonly dealer: Player
      readonly packets: Packets
      readonly turnUp: Card
    }
  /** EK-4 The dealer has turned a king and marked 1. */
  | { readonly code: 'king-turned'; readonly seat: Player; readonly card: Card }
  /** EK-D17 Said for the deals to come. */
  | { readonly code: 'packets-chosen'; readonly seat: Player; readonly packets: Packets }
  | { readonly code: 'proposed'; readonly seat: Player; readonly count?: ProposalCount }
  | { readonly code: 'accepted'; readonly seat: Player }
  /** EK-5 `exposed`: it was the first proposal, so the dealer is exposed (EK-11). */
  | { readonly code: 'refused'; readonly seat: Player; readonly exposed: boolean }
  /** EK-5 `exposed`: there was no proposal, so the elder is exposed (EK-11). */
  | { readonly code: 'stood'; readonly seat: Player; readonly exposed: boolean }
  | { readonly code: 'exchanged'; readonly seat: Player; readonly count: number }
  /** EK-D10 The stock is empty, which closes the exchange. */
  | { readonly code: 'stock-emptied' }
  /** EK-D8 A sealed answer is in; what it says is not told. */
  | { readonly code: 'king-answered'; readonly seat: Player }
  | { readonly code: 'king-marked'; readonly seat: Player; readonly card: Card }
  | { readonly code: 'played'; readonly seat: Player; readonly card: Card }
  | { readonly code: 'trick-won'; readonly seat: Player; readonly trick: number }
  | { readonly code: 'card-taken-back'; readonly seat: Player; readonly card: Card }
  | { readonly code: 'conceded'; readonly seat: Player }
  /** EK-D15 An irregular card was played; these seats may claim a replay. */
  | { readonly code: 'claim-opened'; readonly seats: readonly Player[] }
  /** EK-D15 One of two sealed answers is in; what it says is not told. */
  | { readonly code: 'claim-answered'; readonly seat: Player }
  | { readonly code: 'replay-claimed' | 'let-stand'; readonly seat: Player }
  | ({ readonly code: 'deal-scored' } & EkarteDealResult)
  | { readonly code: 'game-won'; readonly seat: Player; readonly game: number; readonly marks: Pair<number> }
  | { readonly code: 'match-won'; readonly seat: Player; readonly gamesWon: Pair<number> }

/** A state and what the table noticed on the way to it. */
export interface EkarteStep {
  readonly state: EkarteState
  readonly events: readonly EkarteEvent[]
}
