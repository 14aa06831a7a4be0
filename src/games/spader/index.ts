import type { Game } from '../../core/game.ts'
import { ahead } from './ahead.ts'
import { stands } from './bidding.ts'
import { decision } from './decision.ts'
import { standing, startMatch } from './match.ts'
import { read, write } from './notation.ts'
import { openSeats, optionConflict, presetSeats, seatCounts, spaderOptions, spaderPresets } from './options.ts'
import { attempted, candidates, fallback, objection, perform, waitingFor } from './rules.ts'
import type { Action, Event, Objection, State } from './state.ts'
import { type SpaderView, view } from './view.ts'

export type { Joker, SpaderCard } from './cards.ts'
export type { SpaderDecision } from './decision.ts'
export type { OptionConflict, SpaderOptions } from './options.ts'
export type { SpaderLine } from './score.ts'
export type { Action, Bid, Event, FinishedDeal, Objection, State, WonTrick } from './state.ts'
export type * from './view.ts'

/** The types of Spader, tied together. */
export interface SpaderTypes {
  readonly Schema: typeof spaderOptions
  readonly State: State
  readonly Action: Action
  readonly Event: Event
  readonly Objection: Objection
  readonly View: SpaderView
}

/** Spader (Spades); the rules are in rulebook.md. */
export const spader: Game<SpaderTypes> = {
  id: 'spader',
  rulesVersion: 1,
  options: spaderOptions,
  presets: spaderPresets,
  seatCounts,
  optionConflict,
  setup: startMatch,
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
