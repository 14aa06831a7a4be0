import type { EkarteState, Phase } from './state.ts'

/** The kinds of decisions, for whoever explains them. */
export type EkarteDecision = 'proposal' | 'answer' | 'exchange' | 'king' | 'lead' | 'follow' | 'claim' | 'over'

const OF_PHASE: Readonly<Record<Exclude<Phase, 'play'>, EkarteDecision>> = {
  proposal: 'proposal',
  answer: 'answer',
  'elder-exchange': 'exchange',
  'dealer-exchange': 'exchange',
  king: 'king',
  claim: 'claim',
  over: 'over',
}

/** What a seat on turn has to decide. */
export const decision = ({ phase, trick }: EkarteState): EkarteDecision =>
  phase === 'play' ? (trick.length === 0 ? 'lead' : 'follow') : OF_PHASE[phase]
