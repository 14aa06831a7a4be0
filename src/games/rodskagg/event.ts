import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../core/seat.ts'
import type { Bid, OffenceKind, SaidScore } from './action.ts'
import type { Ending, RodskaggState } from './state.ts'

/** What everybody at the table saw or heard. What nobody said, like a score kept quiet, is no event. */
export type RodskaggEvent =
  /** RO-R2 The pack is shuffled and waits to be cut. */
  | { readonly code: 'shuffled'; readonly deal: number; readonly dealer: Seat }
  | { readonly code: 'cut-offered'; readonly seat: Seat; readonly to: Seat }
  | { readonly code: 'cut'; readonly seat: Seat }
  /** RO-2, RO-12 Six cards each to these seats. */
  | {
      readonly code: 'dealt'
      readonly deal: number
      readonly dealer: Seat
      readonly playOff: boolean
      readonly players: readonly Seat[]
    }
  /** RO-R1 The dealer said the ready phrase. */
  | { readonly code: 'said-ready'; readonly seat: Seat }
  /** RO-R1 `early`: before the phrase. */
  | { readonly code: 'picked-up'; readonly seat: Seat; readonly early: boolean }
  | { readonly code: 'kept'; readonly seat: Seat }
  | { readonly code: 'drew'; readonly seat: Seat }
  /** RO-3, RO-D3 So many cards were shuffled into a new stock. */
  | { readonly code: 'stock-renewed'; readonly cards: number }
  | { readonly code: 'discarded'; readonly seat: Seat; readonly cards: number }
  /** RO-3 `final`: dealt from a stock made anew, and not to be changed. */
  | { readonly code: 'took-new-hand'; readonly seat: Seat; readonly final: boolean }
  | { readonly code: 'bid'; readonly seat: Seat; readonly bid: Bid }
  | { readonly code: 'passed'; readonly seat: Seat }
  | { readonly code: 'declared'; readonly seat: Seat; readonly bid: Bid }
  | { readonly code: 'thrown-in'; readonly deal: number }
  | { readonly code: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly code: 'trick-taken'; readonly seat: Seat; readonly trick: number }
  /** RO-6 `may` have no trick and may fold. */
  | { readonly code: 'asked'; readonly seat: Seat; readonly may: readonly Seat[] }
  /** RO-D23 The declarer let the play go on. */
  | { readonly code: 'went-on'; readonly seat: Seat }
  | { readonly code: 'stayed'; readonly seat: Seat }
  | { readonly code: 'folded'; readonly seat: Seat }
  /** RO-Q4 All folded; the declarer gets so many tricks unplayed. */
  | { readonly code: 'all-folded'; readonly seat: Seat; readonly awarded: number }
  | { readonly code: 'said'; readonly seat: Seat; readonly score: SaidScore }
  /** RO-R `right`: there was such an infraction; `pays` is the seat that gets the points. */
  | {
      readonly code: 'knocked'
      readonly seat: Seat
      readonly at: Seat
      readonly offence: OffenceKind
      readonly right: boolean
      readonly pays: Seat
      readonly points: number
    }
  /** By seat: the points of the deal and the scores after it; RO-Q14 who went `out` in an earlier deal has none. */
  | {
      readonly code: 'scored'
      readonly deal: number
      readonly points: readonly number[]
      readonly totals: readonly number[]
      readonly out?: readonly Seat[]
    }
  /** RO-10 Rödskägg failed. */
  | { readonly code: 'went-out'; readonly seat: Seat }
  | { readonly code: 'ready'; readonly seat: Seat }
  /** RO-11, RO-12 These seats are on 0 and play for the match. */
  | { readonly code: 'play-off'; readonly seats: readonly Seat[] }
  | { readonly code: 'match-over'; readonly winners: readonly Seat[]; readonly ending: Ending }

/** A state and what the table noticed on the way to it. */
export interface RodskaggStep {
  readonly state: RodskaggState
  readonly events: readonly RodskaggEvent[]
}
