import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '../../src/core/seat.ts'
import { shuffled } from './chance.ts'
import { cardsIn, renamed, withoutKeys, withoutPath } from './json.ts'
import {
  type Choice,
  isAside,
  type Law,
  legalOf,
  must,
  one,
  type Scene,
  seatsOf,
  textsOf,
  verbOf,
  viewersOf,
} from './walk.ts'

/** The laws about what nobody may find out. */

/** The cards of this deal that a view tells of. */
const seenIn = ({ facts, pack }: Scene, view: object): ReadonlySet<string> =>
  new Set(cardsIn(withoutKeys(view, facts.mentions), pack))

/** A state that differs only in cards which a viewer does not see looks the same to them, and lets them do the same. */
export const noLeakDerived: Law = {
  name: 'no leak, derived',
  check: (scene) => {
    const { game, state, facts, pack, waiting } = scene
    const viewer = one(scene, viewersOf(scene)) ?? 'spectator'
    const seen = seenIn(scene, game.view(state, viewer))
    const hidden = [...pack].filter((card) => !seen.has(card))
    const others = shuffled(hidden, scene.below)
    const names = new Map(hidden.map((card, index) => [card, others[index] ?? card]))
    const memory = Object.fromEntries(Object.entries(state).filter(([key]) => facts.mentions.includes(key)))
    const other = { ...renamed(state, names), ...memory }
    must(
      isDeepStrictEqual(game.view(other, viewer), game.view(state, viewer)),
      `the view of ${viewer} tells of ${hidden}`,
    )
    must(isDeepStrictEqual(game.waitingFor(other), waiting), `who is waited for tells of ${hidden}`)
    if (viewer === 'spectator') return
    const legal = legalOf(scene)
      .filter(({ seat }) => seat === viewer)
      .map(({ text }) => text)
    must(isDeepStrictEqual(textsOf(scene, other, viewer), legal), `what seat ${viewer} may do tells of ${hidden}`)
  },
}

/** A seat sees what a spectator sees and piles of its own; nobody else sees those. */
export const noLeakLiteral: Law = {
  name: 'no leak, literal',
  check: (scene) => {
    const open = seenIn(scene, scene.game.view(scene.state, 'spectator'))
    const owners = new Map<string, Seat>()
    for (const seat of seatsOf(scene)) {
      const view = scene.game.view(scene.state, seat)
      const seen = seenIn(scene, scene.facts.given === undefined ? view : withoutPath(view, scene.facts.given))
      for (const card of open) must(seen.has(card), `a spectator sees ${card}, seat ${seat} does not`)
      for (const card of [...seen].filter((card) => !open.has(card))) {
        must(!owners.has(card), `seats ${owners.get(card)} and ${seat} see ${card}, a spectator does not`)
        owners.set(card, seat)
      }
    }
  },
}

/** An event tells of no card that a spectator does not see before or after it, or that the action itself showed. */
export const noLeakEvents: Law = {
  name: 'no leak, events',
  check: ({ game, state, facts, pack, step }) => {
    if (step === undefined) return
    const views = [step.before.state, state].map((shown) => game.view(shown, 'spectator'))
    const { text } = step.choice
    const shown = cardsIn([...views, facts.open.includes(verbOf(text)) ? text : ''], pack)
    for (const event of step.events) {
      for (const card of cardsIn(event, pack)) must(shown.includes(card), `${event.code} tells of ${card}`)
    }
  },
}

/** The choices of a seat that moves the deal on, one for every seat that is waited for. */
const sealedChoices = (scene: Scene, seat: Seat | undefined): readonly Choice[] =>
  legalOf(scene).filter((choice) => choice.seat === seat && !isAside(scene, choice))

/** While several seats are waited for, nobody but the seat itself can tell what it has chosen. */
export const sealed: Law = {
  name: 'sealed',
  check: (scene) => {
    const { game, state, waiting } = scene
    if (waiting.length < 2) return
    const chooser = one(scene, waiting)
    const choices = sealedChoices(scene, chooser)
    const [first, second] = [one(scene, choices), one(scene, choices)]
    if (first === undefined || second === undefined) return
    const [left, right] = [scene.perform(state, first), scene.perform(state, second)]
    const told = `${first.text} and ${second.text} of seat ${chooser} differ in`
    for (const seat of waiting) {
      must(
        seat === chooser || game.waitingFor(left.state).includes(seat),
        `${first.text} ends the choice of seat ${seat}`,
      )
    }
    must(isDeepStrictEqual(game.waitingFor(left.state), game.waitingFor(right.state)), `${told} who is waited for`)
    must(isDeepStrictEqual(left.events, right.events), `${told} what happens`)
    for (const viewer of viewersOf(scene)) {
      if (viewer === chooser) continue
      const views = [left, right].map((step) => game.view(step.state, viewer))
      must(isDeepStrictEqual(views[0], views[1]), `${told} what ${viewer} sees`)
      if (viewer === 'spectator') continue
      const legal = [left, right].map((step) => textsOf(scene, step.state, viewer))
      must(isDeepStrictEqual(legal[0], legal[1]), `${told} what seat ${viewer} may do`)
    }
  },
}

/** Sealed choices in either order lead to the same state. */
export const commute: Law = {
  name: 'commute',
  check: (scene) => {
    const { game, state, waiting, below } = scene
    if (waiting.length < 2) return
    const [one, other] = shuffled(waiting, below).map((seat) => {
      const choices = sealedChoices(scene, seat)
      return choices[below(choices.length)]
    })
    if (one === undefined || other === undefined) return
    const both = (first: Choice, second: Choice): object => {
      const between = scene.perform(state, first).state
      const objection = game.objection(between, second.seat, second.action)
      must(objection === undefined, `after ${first.text} seat ${second.seat} may not ${second.text}`)
      return scene.perform(between, second, 2).state
    }
    must(isDeepStrictEqual(both(one, other), both(other, one)), `${one.text} and ${other.text} depend on their order`)
  },
}
