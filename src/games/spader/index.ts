import type { Game } from '../../core/game.ts'
import { read, type SpaderAction, write } from './action.ts'
import { ahead } from './ahead.ts'
import { stands } from './bidding.ts'
import { decision } from './decision.ts'
import type { SpaderEvent } from './event.ts'
import { setup, standing } from './match.ts'
import type { SpaderObjection } from './objection.ts'
import { OPTIONS, openSeats, optionConflict, PRESETS, presetSeats, seatCounts } from './options.ts'
import { attempted, candidates, fallback, objection, perform, waitingFor } from './rules.ts'
import type { SpaderState } from './state.ts'
import { type SpaderView, view } from './view.ts'

export type { Bid, SpaderAction } from './action.ts'
export type { Joker, SpaderCard } from './cards.ts'
export type { SpaderDecision } from './decision.ts'
export type { SpaderEvent } from './event.ts'
export type { SpaderObjection } from './objection.ts'
export type { OptionConflict, SpaderOptions } from './options.ts'
export type { SpaderScoreLine } from './score.ts'
export type { FinishedDeal, SpaderState, WonTrick } from './state.ts'
export type * from './view.ts'

/** The types of Spader, tied together. */
export interface SpaderTypes {
  readonly Schema: typeof OPTIONS
  readonly State: SpaderState
  readonly Action: SpaderAction
  readonly Event: SpaderEvent
  readonly Objection: SpaderObjection
  readonly View: SpaderView
}

/** Spader (Spades); the rules are in rulebook.md. */
export const spader: Game<SpaderTypes> = {
  id: 'spader',
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
  presetSeats,
  isFamily: ({ form }) => form === 'family',
  namesSeats: (options) => openSeats(options).length % 4 > 0,
  decision,
  attempted,
  stands,
  ahead,
}
