import { legalActions } from '../../src/core/game.ts'
import { allSeats, type Seat } from '../../src/core/seat.ts'
import {
  type RodskaggEvent,
  type RodskaggObjection,
  type RodskaggState,
  rodskagg,
} from '../../src/games/rodskagg/index.ts'
import { OPTIONS } from '../../src/games/rodskagg/options.ts'
import { house } from '../games/rodskagg/support.ts'
import { numbers, seeded } from './chance.ts'
import { verbOf } from './walk.ts'

type Below = (count: number) => number

/** A match of Rödskägg at one moment of random play. */
export interface Moment {
  readonly state: RodskaggState
  /** What the action that led here told. */
  readonly events: readonly RodskaggEvent[]
  /** What a seat may do, in the one spelling. */
  legal(seat: Seat): readonly string[]
  /** Why each seat, and one that does not exist, may not do other things that it could think of. */
  refusals(): readonly RodskaggObjection[]
}

/** House rules picked at random; rituals half of the time. */
const someOptions = (below: Below) =>
  house(Object.fromEntries(Object.entries(OPTIONS).map(([name, { values }]) => [name, values[below(values.length)]])))

const momentOf = (state: RodskaggState, events: readonly RodskaggEvent[]): Moment => ({
  state,
  events,
  legal: (seat) => legalActions(rodskagg, state, seat).map(rodskagg.write),
  refusals: () =>
    [...allSeats(state.seats), state.seats].flatMap((seat) =>
      [
        undefined,
        { type: 'bid', bid: 6 } as const,
        { type: 'discard', cards: ['S2', 'H2'] } as const,
        { type: 'knock', offence: 'peek', seat } as const,
        ...rodskagg.candidates(state, seat === state.seats ? 0 : seat),
      ].flatMap((action) => rodskagg.objection(state, seat, action) ?? []),
    ),
})

/** What brings a match on comes often, knocks and other asides now and then; each verb is as likely as another. */
const pick = (moment: Moment, below: Below, rash: boolean): { seat: Seat; text: string } => {
  const { state } = moment
  const waiting = rodskagg.waitingFor(state)
  const seat = below(6) === 0 ? below(state.seats) : (waiting[below(waiting.length)] ?? 0)
  const all = moment.legal(seat)
  const aside = all.filter((text) => /^(say|knock)/.test(text))
  const main = all.filter((text) => !aside.includes(text))
  const eager = main.filter((text) =>
    (rash ? /^(draw|new-hand|bid redbeard|stay|fold)$/ : /^(draw|bid 0|pass)$/).test(text),
  )
  const among = below(8) === 0 && aside.length > 0 ? aside : eager.length > 0 && below(3) > 0 ? eager : main
  const verbs = [...new Set(among.map(verbOf))]
  const verb = verbs[below(Math.max(verbs.length, 1))]
  const choices = among.filter((text) => verbOf(text) === verb)
  const text = choices[below(Math.max(choices.length, 1))]
  return text === undefined ? pick(moment, below, rash) : { seat, text }
}

/** A match of random legal play under random house rules: every moment of it, at most so many. Every other one begins near zero. */
function* randomMatch(seed: number, most: number): Generator<Moment> {
  const below = numbers(seed)
  const random = seeded(seed)
  const { state, events } = rodskagg.setup(someOptions(below), 3 + below(5), random)
  const low = seed % 2 === 0 ? { ...state, scores: state.scores.map(() => below(5)) } : state
  let moment = momentOf(low, events)
  for (let count = 0; count < most; count++) {
    yield moment
    if (moment.state.phase.name === 'over') return
    const { seat, text } = pick(moment, below, seed % 3 === 0)
    const action = rodskagg.read(text)
    if (action === undefined) throw new Error(`unreadable: ${text}`)
    const step = rodskagg.perform(moment.state, seat, action, random)
    moment = momentOf(step.state, step.events)
  }
}

/** Moments of several matches, one after the other. */
export function* randomMatches(seeds: number, most: number): Generator<Moment> {
  for (let seed = 1; seed <= seeds; seed++) yield* randomMatch(seed, most)
}

/** What tells moments apart: the phase, the size of the table, what was done, what the seat on turn may do. */
const kindOf = ({ state, legal }: Moment): string => {
  const { phase, deal, options, seats } = state
  const [first = 0] = rodskagg.waitingFor(state)
  const verbs = [...new Set(legal(first).map(verbOf))]
  return [
    phase.name,
    options.rituals,
    seats > 4,
    deal.playOff,
    deal.question,
    deal.trick.length === 0,
    Math.floor(deal.tricks.length / 4),
    state.finished === undefined,
    state.out.length,
    ...verbs,
  ].join()
}

/** A few moments of every kind that random play meets. */
export const someMoments = (each: number): readonly Moment[] => {
  const kinds = new Map<string, Moment[]>()
  for (const moment of randomMatches(70, 400)) {
    const kind = kinds.get(kindOf(moment)) ?? []
    if (kind.length < each) kinds.set(kindOf(moment), [...kind, moment])
  }
  return [...kinds.values()].flat()
}
