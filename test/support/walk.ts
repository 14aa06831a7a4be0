import type { Game, GameEvent, Standing, Step, Viewer } from '../../src/core/game.ts'
import type { Random } from '../../src/core/random.ts'
import { type RecordEntry, writeRecord } from '../../src/core/record.ts'
import type { RuleError } from '../../src/core/result.ts'
import { allSeats, type Seat } from '../../src/core/seat.ts'
import { logged } from '../../src/table/log.ts'
import { numbers, seeded } from './chance.ts'
import type { Facts } from './facts.ts'
import { frozen } from './json.ts'
import type { Setting } from './settings.ts'

/** Something that a seat might do, and why it may not. */
export interface Choice {
  readonly seat: Seat
  readonly action: object
  readonly text: string
  readonly objection: RuleError | undefined
}

/** A match at one moment of a walk. */
export interface Scene {
  readonly game: Game
  readonly facts: Facts
  readonly setting: Setting
  readonly pack: ReadonlySet<string>
  readonly state: object
  readonly standing: Standing
  readonly waiting: readonly Seat[]
  /** The candidates of all seats. */
  readonly choices: readonly Choice[]
  /** The action that led here, what was there before it, and what it gave: the state before a copy through JSON. */
  readonly step?: {
    readonly before: Omit<Scene, 'step'>
    readonly choice: Choice
    readonly state: object
    readonly events: readonly GameEvent[]
    readonly shuffles: readonly (readonly string[])[]
  }
  /** The standing at the beginning. */
  readonly first: Standing
  /** How many actions of seats that were waited for this deal has had, those aside not counted. */
  readonly actions: number
  /** What a choice leads to; the same chance for the same `turn`. */
  perform(state: object, choice: Choice, turn?: number): Step
  /** Random numbers for picking what to look at. */
  below(count: number): number
}

/** Something that must hold at every moment of every match; throws if it does not. */
export interface Law {
  readonly name: string
  readonly check: (scene: Scene) => void
}

/** What a walk depends on; the picks choose the actions by position. */
interface Route {
  readonly setting: Setting
  readonly picks: readonly number[]
  readonly seed: number
  /** Goes on after the last pick until the match is over. */
  readonly toEnd: boolean
}

/** The first word of an action: what is done. */
export const verbOf = (text: string): string => text.split(' ')[0] ?? ''

export const isAside = ({ facts }: Scene, { text }: Choice): boolean => facts.aside.includes(verbOf(text))

export const legalOf = ({ choices }: Scene): readonly Choice[] =>
  choices.filter(({ objection }) => objection === undefined)

/** Throws, saying what is wrong, unless something holds. */
export const must = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise)
}

export const seatsOf = ({ setting }: Scene): readonly Seat[] => allSeats(setting.seats)
export const viewersOf = (scene: Scene): readonly Viewer[] => ['spectator', ...seatsOf(scene)]
/** One of some things, at random. */
export const one = <Item>({ below }: Scene, items: readonly Item[]): Item | undefined => items[below(items.length)]
/** What a seat may do in a state. */
export const textsOf = (scene: Scene, state: object, seat: Seat): readonly string[] =>
  scene.game
    .candidates(state, seat)
    .filter((action) => scene.game.objection(state, seat, action) === undefined)
    .map((action) => scene.game.write(action))

/** Mostly an action of a seat that is waited for; first a verb, then one of its actions, so that long lists do not win. */
const pickChoice = (scene: Scene, pick: number): Choice | undefined => {
  const legal = legalOf(scene)
  const main = legal.filter((choice) => scene.waiting.includes(choice.seat) && !isAside(scene, choice))
  const rest = legal.filter((choice) => !main.includes(choice))
  if (main.length === 0) return undefined
  const among = pick % 16 === 15 && rest.length > 0 ? rest : main
  const byVerb = Object.values(Object.groupBy(among, ({ text }) => verbOf(text)))
  const group = byVerb[Math.floor(pick / 16) % byVerb.length]
  return group?.[Math.floor(pick / 256) % group.length]
}

/** The longest walk through a match that need not end. */
const LONG = 400

/** Walks through a match and checks the laws at every moment. The first broken one is thrown, with a record to replay. */
export const walk = (game: Game, facts: Facts, { setting, picks, seed, toEnd }: Route, laws: readonly Law[]): void => {
  const { options, seats } = setting
  const ends = facts.deals(options) !== undefined
  const below = numbers(seed)
  const entries: RecordEntry[] = []
  /** Does something with the chance of a turn; the state comes back as storage would give it. */
  const perform = (turn: number, act: (random: Random) => Step) => {
    const { random, shuffles } = logged(seeded(seed + turn * 7919))
    const { state, events } = act(random)
    return { state: frozen(state), events, shuffles }
  }
  const check = (scene: Scene) => {
    for (const law of laws) {
      try {
        law.check(scene)
      } catch (error) {
        const header = { game: game.id, options, seats: allSeats(seats).map(String) }
        throw new Error(`law "${law.name}": ${error}\n${writeRecord(header, entries)}`)
      }
    }
  }
  const look = (state: object) => ({
    state,
    standing: game.standing(state),
    waiting: game.waitingFor(state),
    choices: allSeats(seats).flatMap((seat) =>
      game.candidates(state, seat).map((action) => {
        const objection = game.objection(state, seat, action)
        return { seat, action, text: game.write(action), objection }
      }),
    ),
  })

  const start = perform(0, (random) => game.setup(frozen(options), seats, random))
  entries.push({ shuffles: start.shuffles })
  const first = look(start.state)
  const pack = new Set(start.shuffles.flat())
  const again = (state: object, choice: Choice, turn = 1) =>
    perform(-turn, (random) => game.perform(state, choice.seat, choice.action, random))
  let scene: Scene = { ...first, game, facts, setting, pack, first: first.standing, actions: 0, perform: again, below }
  check(scene)
  for (let turn = 1; !scene.standing.over; turn++) {
    const pick = picks[turn - 1] ?? (toEnd && (ends || turn < LONG) ? below(2 ** 30) : undefined)
    const choice = pick === undefined ? undefined : pickChoice(scene, pick)
    if (choice === undefined) return
    const { state, events, shuffles } = perform(turn, (random) =>
      game.perform(scene.state, choice.seat, choice.action, random),
    )
    entries.push({ act: { seat: choice.seat, action: choice.text }, shuffles })
    const next = look(JSON.parse(JSON.stringify(state)))
    const counts = scene.waiting.includes(choice.seat) && !isAside(scene, choice) ? 1 : 0
    const actions = next.standing.sheet.length > scene.standing.sheet.length ? 0 : scene.actions + counts
    const { step: _, ...before } = scene
    scene = { ...before, ...next, actions, step: { before, choice, state, events, shuffles } }
    check(scene)
  }
}
