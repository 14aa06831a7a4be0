import type { Game } from '../../core/game.ts'
import { read, type SjufingreAction, write } from './action.ts'
import { ahead } from './ahead.ts'
import { decision } from './decision.ts'
import type { SjufingreEvent } from './event.ts'
import type { SjufingreObjection } from './objection.ts'
import { OPTIONS, optionConflict, PRESETS, seatCounts } from './options.ts'
import { candidates, fallback, objection, perform, setup, waitingFor } from './rules.ts'
import type { SjufingreState } from './state.ts'
import { standing } from './teams.ts'
import { type SjufingreView, view } from './view.ts'

export type { SjufingreAction } from './action.ts'
export { type Card, PACK, rankOf, type Suit, suitOf } from './cards.ts'
export type { SjufingreDecision } from './decision.ts'
export type { SjufingreEvent } from './event.ts'
export type { PileNamed, SjufingreObjection } from './objection.ts'
export type { SjufingreOptions } from './options.ts'
export type { DealKind } from './programme.ts'
export {
  CATEGORIES,
  type Category,
  cardValue,
  categoriesOf,
  type SheetEntry,
  type SjufingreScoreLine,
} from './score.ts'
export type { SjufingreState } from './state.ts'
export { holds, splitInto } from './sums.ts'
export type {
  BuildView,
  FinishedView,
  SjufingreView,
  TrickView,
  UnitView,
} from './view.ts'

/** The types of Som 7 fingre, tied together. */
export interface SjufingreTypes {
  readonly Schema: typeof OPTIONS
  readonly State: SjufingreState
  readonly Action: SjufingreAction
  readonly Event: SjufingreEvent
  readonly Objection: SjufingreObjection
  readonly View: SjufingreView
}

/** Som 7 fingre i samme røv: tricks, building and solitaire with the Danish pack, for three to six. */
export const sjufingre: Game<SjufingreTypes> = {
  id: 'sjufingre',
  rulesVersion: 1,
  options: OPTIONS,
  presets: PRESETS,
  seatCounts,
  optionConflict,
  setup,
  waitingFor,
  candidates,
  objection,
  perform,
  fallback,
  view,
  standing,
  write,
  read,
  decision,
  // S7-D2 What is given is given.
  stands: (_, { type }) => (type === 'give' ? 'final' : undefined),
  ahead,
}
