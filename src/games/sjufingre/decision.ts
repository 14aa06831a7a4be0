import type { SjufingreState } from './state.ts'

/** The kinds of decisions, for whoever explains them. */
export type SjufingreDecision = 'give' | 'lead' | 'follow' | 'build' | 'solitaire'

/** What a seat on turn has to decide. */
export const decision = (state: SjufingreState): SjufingreDecision => {
  if (state.phase === 'exchange') return 'give'
  return state.phase === 'trick' ? (state.trick.length === 0 ? 'lead' : 'follow') : state.phase
}
