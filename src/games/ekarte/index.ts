import type { Game } from '../../core/game.ts'
import { type ActionType, type EkarteAction, read, write } from './action.ts'
import { ahead } from './ahead.ts'
import { decision } from './decision.ts'
import type { EkarteEvent } from './event.ts'
import { setup } from './match.ts'
import type { EkarteObjection } from './objection.ts'
import { OPTIONS, PRESETS } from './options.ts'
import { candidates, fallback, objection, perform, standing, waitingFor } from './rules.ts'
import type { EkarteState } from './state.ts'
import { type EkarteView, view } from './view.ts'

export type { EkarteAction } from './action.ts'
export type { EkarteDecision } from './decision.ts'
export type { EkarteEvent } from './event.ts'
export type { EkarteObjection } from './objection.ts'
export type { EkarteOptions } from './options.ts'
export type {
  EkarteDealResult,
  EkartePlay,
  EkarteScoreLine,
  EkarteState,
  ExposureReason,
  Player,
  Proposal,
} from './state.ts'
export type { EkarteView, FinishedDealView } from './view.ts'

/** The types of Ekarté. */
export interface EkarteTypes {
  readonly Schema: typeof OPTIONS
  readonly State: EkarteState
  readonly Action: EkarteAction
  readonly Event: EkarteEvent
  readonly Objection: EkarteObjection
  readonly View: EkarteView
}

/** EK-5, EK-D8 What a player is held to: the proposal, the number asked for and the answers. */
const BOUND: readonly ActionType[] = ['propose', 'discard', 'accept', 'refuse', 'king', 'no-king']

/** Ekarté (Écarté), for two: propose and exchange, mark the king, make the point. */
export const ekarte: Game<EkarteTypes> = {
  id: 'ekarte',
  rulesVersion: 1,
  options: OPTIONS,
  presets: PRESETS,
  seatCounts: () => [2],
  optionConflict: () => undefined,
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
  stands: (_, { type }) => (BOUND.includes(type) ? 'bound' : undefined),
  ahead,
}
