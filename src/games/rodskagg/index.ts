import type { Game } from '../../core/game.ts'
import { allSeats } from '../../core/seat.ts'
import { type RodskaggAction, read, write } from './action.ts'
import { ahead } from './ahead.ts'
import { candidates } from './candidates.ts'
import { setup } from './deal.ts'
import { decision } from './decision.ts'
import type { RodskaggEvent } from './event.ts'
import type { RodskaggObjection } from './objection.ts'
import { OPTIONS, PRESETS } from './options.ts'
import { fallback, objection, perform, waitingFor } from './rules.ts'
import type { RodskaggState } from './state.ts'
import { type RodskaggView, view } from './view.ts'

export type { Bid, OffenceKind, RodskaggAction } from './action.ts'
export type { RodskaggDecision } from './decision.ts'
export type { RodskaggEvent } from './event.ts'
export type { RodskaggObjection } from './objection.ts'
export type { RodskaggOptions } from './options.ts'
export type {
  Ending,
  Exchange,
  PhaseName,
  RodskaggScoreLine,
  RodskaggState,
  SheetEntry,
  TakenTrick,
} from './state.ts'
export type { QuestionSeat, RodskaggView, SeatView } from './view.ts'

/** The types of Rödskägg. */
export interface RodskaggTypes {
  readonly Schema: typeof OPTIONS
  readonly State: RodskaggState
  readonly Action: RodskaggAction
  readonly Event: RodskaggEvent
  readonly Objection: RodskaggObjection
  readonly View: RodskaggView
}

/** Rödskägg, with Fem opp as `rituals`. */
export const rodskagg: Game<RodskaggTypes> = {
  id: 'rodskagg',
  rulesVersion: 1,
  options: OPTIONS,
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
  stands: (_, { type }) => (['knock', 'offer-cut', 'proceed', 'ready'].includes(type) ? 'bound' : undefined),
  ahead,
}
