import type { Seat } from '../../core/seat.ts'
import type { SpaderState } from './state.ts'

/** The kinds of decisions, for whoever explains them. */
export type SpaderDecision =
  | 'draw'
  | 'look'
  | 'bid-pairs'
  | 'bid-alone'
  | 'bid-family'
  | 'bid-suicide'
  | 'give'
  | 'lead'
  | 'follow'
  | 'name'
  | 'over'

const bidding = ({ options, looked }: SpaderState, seat: Seat): SpaderDecision => {
  if (!looked[seat]) return 'look'
  if (options.suicide) return 'bid-suicide'
  return options.form === 'pairs' ? 'bid-pairs' : options.form === 'family' ? 'bid-family' : 'bid-alone'
}

/** What a seat on turn has to decide. */
export const decision = (state: SpaderState, seat: Seat): SpaderDecision => {
  switch (state.phase.kind) {
    case 'drawing':
      return 'draw'
    case 'bidding':
      return bidding(state, seat)
    case 'exchange':
      return 'give'
    case 'play':
      return state.piles.trick.length === 0 ? 'lead' : 'follow'
    case 'naming':
      return 'name'
    case 'over':
      return 'over'
  }
}
