import { apply, legalActions } from '../../src/core/game.ts'
import { readOptions } from '../../src/core/options.ts'
import {
  type EkarteEvent,
  type EkarteObjection,
  type EkarteOptions,
  type EkarteState,
  ekarte,
  type Player,
} from '../../src/games/ekarte/index.ts'
import { OPTIONS } from '../../src/games/ekarte/options.ts'
import { numbers, seeded } from './chance.ts'

/** A match of Ekarté at one moment of random play. */
export interface Moment {
  readonly state: EkarteState
  /** What the action that led here told. */
  readonly events: readonly EkarteEvent[]
  /** What each seat may do, in the one spelling. */
  readonly legal: Readonly<Record<Player, readonly string[]>>
  /** Why each seat, and one that does not exist, may not do other things that it could think of. */
  refusals(): readonly EkarteObjection[]
}

/** House rules picked at random. */
const someOptions = (below: (count: number) => number): EkarteOptions => {
  const picked = Object.entries(OPTIONS).map(([name, { values }]) => [name, values[below(values.length)]])
  const options = readOptions(OPTIONS, Object.fromEntries(picked))
  if (!options.ok) throw new Error(options.error.code)
  return options.value
}

const momentOf = (state: EkarteState, events: readonly EkarteEvent[]): Moment => {
  const legal = (seat: Player) => legalActions(ekarte, state, seat).map(ekarte.write)
  return {
    state,
    events,
    legal: { 0: legal(0), 1: legal(1) },
    refusals: () =>
      [0, 1, 2].flatMap((seat) =>
        [undefined, ...ekarte.candidates(state, seat === 2 ? 0 : seat)].flatMap(
          (action) => ekarte.objection(state, seat, action) ?? [],
        ),
      ),
  }
}

const ASIDE: readonly string[] = ['packets', 'concede', 'take-back']
const verbOf = (text: string): string => text.split(' ')[0] ?? ''

/** What players do who want all the cards of the stock. */
const isGreedy = (text: string): boolean => /^(propose.*|accept|discard( \w\w){4,5})$/.test(text)

/** Mostly one of the usual verbs, each as likely as the other; now and then a rare one. */
const pick = (moment: Moment, below: (count: number) => number, greedy: boolean) => {
  const all = ([0, 1] as const).flatMap((seat) => moment.legal[seat].map((text) => ({ seat, text })))
  const rare = all.filter(({ text }) => ASIDE.includes(verbOf(text)))
  const usual = all.filter((choice) => !rare.includes(choice))
  const wanted = greedy ? usual.filter(({ text }) => isGreedy(text)) : []
  const among = wanted.length > 0 ? wanted : rare.length > 0 && below(12) === 0 ? rare : usual
  const verbs = [...new Set(among.map(({ text }) => verbOf(text)))]
  const verb = verbs[below(verbs.length)]
  const choices = among.filter(({ text }) => verbOf(text) === verb)
  return choices[below(choices.length)]
}

/** A match of random legal play under random house rules: every moment of it, at most so many. */
function* randomMatch(seed: number, most: number): Generator<Moment> {
  const below = numbers(seed)
  const random = seeded(seed)
  const { state, events } = ekarte.setup(someOptions(below), 2, random)
  let moment = momentOf(state, events)
  for (let count = 0; count < most; count++) {
    yield moment
    if (moment.state.phase === 'over') return
    const choice = pick(moment, below, seed % 6 === 0)
    if (choice === undefined) throw new Error('nobody can do anything')
    const step = apply(ekarte, moment.state, choice.seat, choice.text, random)
    if (!step.ok) throw new Error(step.error.code)
    moment = momentOf(step.value.state, step.value.events)
  }
}

/** Moments of several matches, one after the other. */
export function* randomMatches(seeds: number, most: number): Generator<Moment> {
  for (let seed = 1; seed <= seeds; seed++) yield* randomMatch(seed, most)
}

/** What tells moments apart: who may do what, and how a deal before it ended. */
const kindOf = ({ state, legal }: Moment): string => {
  const verbs = ([0, 1] as const).map((seat) => [...new Set(legal[seat].map(verbOf))].join())
  return [
    state.phase,
    state.dealer,
    ...verbs,
    state.proposals.length,
    state.trick.length,
    state.finished?.ending.code,
  ].join()
}

/** A few moments of every kind that random play meets. */
export const someMoments = (each: number): readonly Moment[] => {
  const kinds = new Map<string, Moment[]>()
  for (const moment of randomMatches(60, 250)) {
    const kind = kinds.get(kindOf(moment)) ?? []
    if (kind.length < each) kinds.set(kindOf(moment), [...kind, moment])
  }
  return [...kinds.values()].flat()
}
