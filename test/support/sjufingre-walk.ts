import { legalActions } from '../../src/core/game.ts'
import { allSeats, type Seat } from '../../src/core/seat.ts'
import {
  type SjufingreEvent,
  type SjufingreObjection,
  type SjufingreState,
  sjufingre,
} from '../../src/games/sjufingre/index.ts'
import { rules } from '../games/sjufingre/support.ts'
import { numbers, seeded } from './chance.ts'
import { verbOf } from './walk.ts'

type Below = (count: number) => number

/** A match of Som 7 fingre at one moment of random play. */
export interface Moment {
  readonly state: SjufingreState
  /** What the action that led here told. */
  readonly events: readonly SjufingreEvent[]
  /** What a seat may do, in the one spelling. */
  legal(seat: Seat): readonly string[]
  /** Why each seat, and one that does not exist, may not do other things that it could think of. */
  refusals(): readonly SjufingreObjection[]
}

/** What somebody might try who does not know the rules. */
const CURIOUS = [
  'play R9',
  'lay R9',
  'take R9',
  'build R9 9',
  'give 0 R9',
  'take B5',
  'build B5 9 R4',
  'give 1 R9 R8 R7',
]

/** Every card of the hands with everything on the table. */
const greedy = (state: SjufingreState): readonly string[] =>
  state.phase === 'build' && state.units.length > 0
    ? state.hands.flat().map((card) => `take ${[card, ...state.units.map(({ cards }) => cards[0])].join(' ')}`)
    : []

const PROGRAMMES = ['TBS', 'B', 'TTT', 'BS', 'TB', 'S']

const momentOf = (state: SjufingreState, events: readonly SjufingreEvent[]): Moment => ({
  state,
  events,
  legal: (seat) => legalActions(sjufingre, state, seat).map(sjufingre.write),
  refusals: () =>
    [...allSeats(state.seats), state.seats].flatMap((seat) =>
      [
        undefined,
        ...[...CURIOUS, ...greedy(state)].map(sjufingre.read),
        ...sjufingre.candidates(state, seat % state.seats),
      ].flatMap((action) => sjufingre.objection(state, seat, action) ?? []),
    ),
})

/** Each verb is as likely as another; some players would rather lay and build than take, so that the table fills. */
const pick = (moment: Moment, below: Below, slow: boolean): { readonly seat: Seat; readonly text: string } => {
  const waiting = sjufingre.waitingFor(moment.state)
  const seat = waiting[below(waiting.length)] ?? 0
  const all = moment.legal(seat)
  const patient = all.filter((text) => verbOf(text) !== 'take')
  const among = slow && patient.length > 0 ? patient : all
  const verbs = [...new Set(among.map(verbOf))]
  const verb = verbs[below(verbs.length)]
  const choices = among.filter((text) => verbOf(text) === verb)
  return { seat, text: choices[below(choices.length)] ?? '' }
}

/** A match of random legal play under random house rules: every moment of it. */
function* randomMatch(seed: number): Generator<Moment> {
  const below = numbers(seed)
  const random = seeded(seed)
  const teams = below(3) === 0
  const seats = teams ? 4 + 2 * below(2) : 3 + below(4)
  const options = rules({
    programme: PROGRAMMES[seed % PROGRAMMES.length] ?? 'TBS',
    teams,
    teamScoring: below(2) === 0 ? 'pooled' : 'summed',
    jokerLead: below(2) === 0,
  })
  const { state, events } = sjufingre.setup(options, seats, random)
  let moment = momentOf(state, events)
  for (;;) {
    yield moment
    if (sjufingre.waitingFor(moment.state).length === 0) return
    const { seat, text } = pick(moment, below, seed % 2 === 0)
    const action = sjufingre.read(text)
    if (action === undefined) throw new Error(`unreadable: ${text}`)
    const step = sjufingre.perform(moment.state, seat, action, random)
    moment = momentOf(step.state, step.events)
  }
}

/** Moments of several matches, one after the other. */
export function* randomMatches(seeds: number): Generator<Moment> {
  for (let seed = 1; seed <= seeds; seed++) yield* randomMatch(seed)
}

/** What tells moments apart: the phase, the people, how far the deal has come, what the seat on turn may do. */
const kindOf = ({ state, legal }: Moment): string => {
  const [first = 0] = sjufingre.waitingFor(state)
  const verbs = [...new Set(legal(first).map(verbOf))]
  const { phase } = state
  const stage = phase === 'build' ? state.units.length : phase === 'trick' ? state.trick.length : 0
  const held = Math.ceil((state.hands[first]?.length ?? 0) / 7)
  return [phase, state.seats, state.options.teams, stage, held, state.finished?.kind, ...verbs].join()
}

/** A few moments of every kind that random play meets. */
export const someMoments = (seeds: number): readonly Moment[] => {
  const kinds = new Map<string, Moment>()
  for (const moment of randomMatches(seeds)) kinds.set(kindOf(moment), moment)
  return [...kinds.values()]
}
