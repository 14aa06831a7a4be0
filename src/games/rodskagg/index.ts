import type { Game } from '../../core/game.ts'
import { allSeats } from '../../core/seat.ts'
import { type Action, read, write } from './action.ts'
import { ahead } from './ahead.ts'
import { candidates } from './candidates.ts'
import { setup } from './deal.ts'
import { decision } from './decision.ts'
import type { Event } from './event.ts'
import type { Objection } from './objection.ts'
import { PRESETS, SCHEMA, type Schema } from './options.ts'
import { fallback, objection, perform, waitingFor } from './rules.ts'
import type { State } from './state.ts'
import { type RodskaggView, view } from './view.ts'

export type { Action as RodskaggAction, Bid, OffenceKind } from './action.ts'
export type { RodskaggDecision } from './decision.ts'
export type { Event as RodskaggEvent } from './event.ts'
export type { Objection as RodskaggObjection } from './objection.ts'
export type { Options as RodskaggOptions } from './options.ts'
export type {
  Ending,
  Exchange,
  Line as RodskaggLine,
  PhaseName,
  SheetEntry,
  State as RodskaggState,
  TakenTrick,
} from './state.ts'
export type { QuestionSeat, RodskaggView, SeatView } from './view.ts'

/** The types of Rödskägg. */
export interface RodskaggTypes {
  readonly Schema: Schema
  readonly State: State
  readonly Action: Action
  readonly Event: Event
  readonly Objection: Objection
  readonly View: RodskaggView
}

/** Rödskägg, with Fem opp as `rituals`. */
export const rodskagg: Game<RodskaggTypes> = {
  id: 'rodskagg',
  rulesVersion: 1,
  options: SCHEMA,
  presets: PRESETS,
  // RO-1
  seatCounts: () => [3, 4, 5, 6, 7],
  // RO-D7
  optionConflict: () => undefined,
  setup,
  waitingFor,
  candidates,
  objection,
  perform,
  fallback,
  view,
  standing: ({ seats, phase, scores, out, sheet }) => ({
    over: phase.name === 'over',
    winners: phase.name === 'over' ? phase.winners : [],
    sides: allSeats(seats).map((seat) => [seat]),
    scores,
    // RO-Q14
    ...(out.length > 0 && { out }),
    sheet,
  }),
  write,
  read,
  decision,
  // RO-R Else a knock would be a free guess, and what was forgotten could be mended.
  stands: (_, { kind }) => (['knock', 'offer-cut', 'proceed', 'ready'].includes(kind) ? 'bound' : undefined),
  ahead,
}
