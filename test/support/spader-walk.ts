import { legalActions } from '../../src/core/game.ts'
import { allSeats, type Seat } from '../../src/core/seat.ts'
import {
  type SpaderEvent,
  type SpaderObjection,
  type SpaderOptions,
  type SpaderState,
  spader,
} from '../../src/games/spader/index.ts'
import { OPTIONS } from '../../src/games/spader/options.ts'
import { house } from '../games/spader/support.ts'
import { numbers, seeded } from './chance.ts'
import { verbOf } from './walk.ts'

type Below = (count: number) => number

/** A match of Spader at one moment of random play. */
export interface Moment {
  readonly state: SpaderState
  /** What the action that led here told. */
  readonly events: readonly SpaderEvent[]
  /** What a seat may do, in the one spelling. */
  legal(seat: Seat): readonly string[]
  /** Why each seat, and one that does not exist, may not do other things that it could think of. */
  refusals(): readonly SpaderObjection[]
}

/** Every fifth match is one where blind bidders exchange cards. */
const EXCHANGE = { form: 'pairs', blindNil: 'anytime', blindNilExchange: true, nil: true, bidCorrection: true } as const

/** House rules and seats picked at random; those that do not go together are picked again. */
const someOptions = (below: Below, exchange: boolean): { readonly options: SpaderOptions; readonly seats: number } => {
  const usual = house()
  const picked = Object.entries(OPTIONS).flatMap(([name, { values }]): [string, unknown][] =>
    below(3) === 0 ? [] : [[name, values[below(values.length)]]],
  )
  const options: SpaderOptions = {
    ...usual,
    ...Object.fromEntries(picked),
    ...(exchange && { ...EXCHANGE, mirror: false }),
    deals: ([1, 2, 3] as const)[below(3)] ?? 1,
  }
  if (spader.optionConflict(options, 4) !== undefined) return someOptions(below, exchange)
  const counts = spader.seatCounts(options)
  return { options, seats: counts[below(counts.length)] ?? 4 }
}

const momentOf = (state: SpaderState, events: readonly SpaderEvent[]): Moment => ({
  state,
  events,
  legal: (seat) => legalActions(spader, state, seat).map(spader.write),
  refusals: () =>
    [...allSeats(state.seats), state.seats].flatMap((seat) =>
      [
        undefined,
        { type: 'bid', bid: 20 } as const,
        { type: 'bid', bid: 'nil' } as const,
        { type: 'keep' } as const,
        { type: 'look' } as const,
        { type: 'play', card: 'SA' } as const,
        { type: 'give', cards: ['SA', 'SK'] } as const,
        { type: 'name-suit', suit: 'S' } as const,
        ...spader.candidates(state, seat === state.seats ? 0 : seat),
      ].flatMap((action) => spader.objection(state, seat, action) ?? []),
    ),
})

/** Mostly whoever is waited for; each verb is as likely as another, and blind bids and early spades come often. */
const pick = (moment: Moment, below: Below): { readonly seat: Seat; readonly text: string } => {
  const waiting = spader.waitingFor(moment.state)[0] ?? 0
  const seat = below(8) === 0 ? below(moment.state.seats) : waiting
  const all = moment.legal(seat)
  const rare = all.filter((text) => /blind|nil|^play [SJ]/.test(text))
  const among = rare.length > 0 && below(4) === 0 ? rare : all
  const verbs = [...new Set(among.map(verbOf))]
  const verb = verbs[below(Math.max(verbs.length, 1))]
  const choices = among.filter((text) => verbOf(text) === verb)
  const text = choices[below(Math.max(choices.length, 1))]
  return text === undefined ? pick(moment, below) : { seat, text }
}

/** A match of random legal play under random house rules: every moment of it. Every third begins with high bags. */
function* randomMatch(seed: number): Generator<Moment> {
  const below = numbers(seed)
  const random = seeded(seed)
  const { options, seats } = someOptions(below, seed % 5 === 0)
  const { state, events } = spader.setup(options, seats, random)
  const late = seed % 3 === 0 ? { ...state, bags: state.bags.map(() => 9) } : state
  let moment = momentOf(late, events)
  for (;;) {
    yield moment
    if (moment.state.phase.kind === 'over') return
    const { seat, text } = pick(moment, below)
    const action = spader.read(text)
    if (action === undefined) throw new Error(`unreadable: ${text}`)
    const step = spader.perform(moment.state, seat, action, random)
    moment = momentOf(step.state, step.events)
  }
}

/** Moments of several matches, one after the other. */
export function* randomMatches(seeds: number): Generator<Moment> {
  for (let seed = 1; seed <= seeds; seed++) yield* randomMatch(seed)
}

/** What tells moments apart: form, phase, how far the trick and the deal have come, what the seat on turn may do. */
const kindOf = ({ state, legal }: Moment): string => {
  const { phase, piles, options, seats, calls } = state
  const [first = 0] = spader.waitingFor(state)
  const early = phase.kind === 'play' && (phase.early || phase.named !== undefined)
  return [
    options.form,
    seats,
    phase.kind,
    phase.kind === 'play' ? piles.trick.length : calls.length,
    piles.tricks.length === 0,
    early,
    state.broken,
    state.correctable,
    state.playOff,
    state.sheet.length > 0,
    ...new Set(legal(first).map(verbOf)),
  ].join()
}

/** A moment of every kind that random play meets. */
export const someMoments = (seeds: number): readonly Moment[] => {
  const kinds = new Map<string, Moment>()
  for (const moment of randomMatches(seeds)) {
    const kind = kindOf(moment)
    if (!kinds.has(kind)) kinds.set(kind, moment)
  }
  return [...kinds.values()]
}
