import type { Seat } from '../../core/seat.ts'
import type { PhaseName, RodskaggState } from './state.ts'

/** The kinds of decisions, for whoever explains them. */
export type RodskaggDecision =
  | 'cut'
  | 'deal-ready'
  | 'pick-up'
  | 'exchange'
  | 'bid'
  | 'lead'
  | 'follow'
  | 'question'
  | 'answer'
  | 'ready'
  | 'over'

const OF_PHASE: Readonly<Record<Exclude<PhaseName, 'play'>, RodskaggDecision>> = {
  cut: 'cut',
  neighbourCut: 'cut',
  dealReady: 'deal-ready',
  exchange: 'exchange',
  bidding: 'bid',
  question: 'question',
  answers: 'answer',
  ready: 'ready',
  over: 'over',
}

/** What a seat on turn has to decide; RO-D16 before anything with its cards, to pick them up. */
export const decision = ({ phase: { name }, deal }: RodskaggState, seat: Seat): RodskaggDecision => {
  if ((name === 'exchange' || name === 'bidding') && !deal.pickedUp.includes(seat)) return 'pick-up'
  return name === 'play' ? (deal.trick.length === 0 ? 'lead' : 'follow') : OF_PHASE[name]
}
