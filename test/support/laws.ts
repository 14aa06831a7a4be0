import { isDeepStrictEqual } from 'node:util'
import { allSeats, type Seat } from '../../src/core/seat.ts'
import { LANGUAGES } from '../../src/words/language.ts'
import { shuffled } from './chance.ts'
import { cardsIn, isPlain, withoutKeys } from './json.ts'
import { commute, noLeakDerived, noLeakEvents, noLeakLiteral, sealed } from './secrets.ts'
import { isAside, type Law, legalOf, must, one, seatsOf, viewersOf } from './walk.ts'

/** Each deal ends within a stated number of actions, and the match within a stated number of deals. */
const ends: Law = {
  name: 'ends',
  check: ({ facts, setting, actions, standing, waiting, choices }) => {
    must(actions <= facts.actionsInDeal, `${actions} actions in one deal`)
    must(standing.sheet.length <= (facts.deals(setting.options) ?? Number.POSITIVE_INFINITY), 'too many deals')
    if (!standing.over) return must(standing.winners.length === 0, 'winners before the end')
    must(waiting.length === 0, 'somebody is waited for after the end')
    must(
      choices.every(({ objection }) => objection !== undefined),
      'something is legal after the end',
    )
    must(standing.winners.length > 0, 'over without winners')
  },
}

/** Somebody is waited for until the match is over, and can act; so can the clock for them. */
const neverStuck: Law = {
  name: 'never stuck',
  check: (scene) => {
    const { game, state, waiting, standing } = scene
    must(standing.over || waiting.length > 0, 'nobody is waited for')
    must(
      isDeepStrictEqual(
        waiting,
        seatsOf(scene).filter((seat) => waiting.includes(seat)),
      ),
      `waits for ${waiting}`,
    )
    for (const seat of waiting) {
      const legal = legalOf(scene).filter((choice) => choice.seat === seat)
      must(
        legal.some((choice) => !isAside(scene, choice)),
        `seat ${seat} is waited for and can do nothing about it`,
      )
      const fallback = game.write(game.fallback(state, seat))
      must(
        legal.some(({ text }) => text === fallback),
        `the clock's ${fallback} is not legal for seat ${seat}`,
      )
    }
  },
}

/** States and all else that goes in and out survive a copy through JSON. */
const plainData: Law = {
  name: 'plain data',
  check: (scene) => {
    const { game, state, step, standing, choices } = scene
    must(isPlain(step?.state ?? state), 'the state is not plain')
    must(isPlain(step?.events ?? []), 'an event is not plain')
    must(isPlain(standing), 'the standing is not plain')
    must(isPlain(one(scene, choices)?.action ?? {}), 'an action is not plain')
    must(isPlain(game.view(state, one(scene, viewersOf(scene)) ?? 'spectator')), 'a view is not plain')
  },
}

/** The same action in the same state with the same chance leads to the same; nothing is changed in place. */
const pure: Law = {
  name: 'pure',
  check: (scene) => {
    const choice = one(scene, legalOf(scene))
    if (choice === undefined) return
    // States are frozen before anything is done with them, so a change in place throws.
    const [first, second] = [scene.perform(scene.state, choice), scene.perform(scene.state, choice)]
    must(isDeepStrictEqual(first, second), `${choice.text} led to two different things`)
  },
}

/** Each card of the pack lies in exactly one place, and only cards of the pack are shuffled, each once. */
const cardsConserved: Law = {
  name: 'cards conserved',
  check: ({ state, facts, pack, step }) => {
    const cards = cardsIn(withoutKeys(state, facts.memories), pack)
    const missing = [...pack].filter((card) => !cards.includes(card))
    const twice = cards.filter((card, index) => cards.indexOf(card) !== index)
    must(missing.length === 0, `missing: ${missing}`)
    must(twice.length === 0, `more than once: ${twice}`)
    for (const shuffle of step?.shuffles ?? []) {
      must(new Set(shuffle).size === shuffle.length && shuffle.every((card) => pack.has(card)), `shuffled: ${shuffle}`)
    }
  },
}

/** Texts that are no spelling of an action, made from one. */
const misspelt = (text: string): readonly string[] => [
  ...[` ${text}`, `${text} `, `${text}\n`, text.toUpperCase(), text.replace(' ', '  ')],
  ...['', `${text} ${text}`, text.replace(/ (?=\d)/, ' 0')],
]

/** An action has one spelling, which reads as the action; a text that is read all the same is another order of cards. */
const oneSpelling: Law = {
  name: 'one spelling',
  check: (scene) => {
    const { game, choices } = scene
    for (const seat of seatsOf(scene)) {
      const texts = choices.filter((choice) => choice.seat === seat).map(({ text }) => text)
      must(new Set(texts).size === texts.length, `two actions of seat ${seat} have the same spelling`)
    }
    const choice = one(scene, choices)
    if (choice === undefined) return
    must(isDeepStrictEqual(game.read(choice.text), choice.action), `${choice.text} reads as something else`)
    for (const text of misspelt(choice.text))
      must(text === choice.text || game.read(text) === undefined, `"${text}" is read`)
    const [verb = '', ...rest] = choice.text.split(' ')
    const turned = game.read([verb, ...shuffled(rest, scene.below)].join(' '))
    if (turned !== undefined)
      must(isDeepStrictEqual(game.read(game.write(turned)), turned), `${choice.text}, turned about`)
  },
}

/** A seat that is out may do nothing, is never waited for, and stays out. */
const outIsOut: Law = {
  name: 'out is out',
  check: (scene) => {
    const { game, state, facts, choices, waiting, standing, step } = scene
    const probe = choices[0]?.action
    if (facts.out === undefined || probe === undefined || standing.over) return
    const isOut = (at: object, seat: Seat) => game.objection(at, seat, probe)?.code === facts.out
    for (const seat of seatsOf(scene)) {
      if (isOut(state, seat)) {
        must(!waiting.includes(seat), `seat ${seat} is out and waited for`)
        must(!legalOf(scene).some((choice) => choice.seat === seat), `seat ${seat} is out and may act`)
      } else must(step === undefined || !isOut(step.before.state, seat), `seat ${seat} is no longer out`)
    }
  },
}

const NONSENSE = ['', 'x', 'play', 'play X1', 'bid -1', 'bid 4.5', 'toString', 'play SA SA', '__proto__']

/** Every objection has a code that the rulebook lists, and words in all languages. */
const refusals: Law = {
  name: 'refusals',
  check: (scene) => {
    const { game, state, facts, choices, setting, below } = scene
    const tried = [one(scene, choices)?.text ?? '', one(scene, NONSENSE) ?? ''].map((text) => {
      const seat = below(setting.seats + 2) - 1
      return game.objection(state, seat, game.read(text))
    })
    for (const objection of [...tried, one(scene, choices)?.objection]) {
      if (objection === undefined) continue
      must(facts.codes.has(objection.code), `the rulebook has no ${objection.code}`)
      for (const language of LANGUAGES) {
        must(facts.words?.[language].objection(objection) !== '', `no words for ${objection.code} (${language})`)
      }
    }
  },
}

/** What happens and what points are given for has words in all languages. */
const story: Law = {
  name: 'story',
  check: ({ facts, setting, step, standing, below }) => {
    const who = { names: allSeats(setting.seats).map((seat) => `Seat ${seat}`), me: below(setting.seats) }
    const lines = standing.sheet.at(-1)?.sides.flatMap((side) => side.lines) ?? []
    for (const language of LANGUAGES) {
      const words = facts.words?.[language]
      for (const event of step?.events ?? [])
        must(words?.event(event, who) !== '', `no words for ${event.code} (${language})`)
      for (const line of lines) must(words?.scoreLine(line) !== '', `no words for ${line.code} (${language})`)
    }
  },
}

/** The sheet adds up: lines to points, points to totals, and the last totals to the scores. */
const sheetAddsUp: Law = {
  name: 'standing totals equal scores',
  check: ({ setting, standing, step, first }) => {
    const { sheet, scores, sides, games, over, winners } = standing
    must(isDeepStrictEqual(sides.flat().toSorted(), [...allSeats(setting.seats)]), `sides ${JSON.stringify(sides)}`)
    must(
      winners.every((seat) => allSeats(setting.seats).includes(seat)),
      `winners ${winners}`,
    )
    for (const [index, entry] of sheet.entries()) {
      must(entry.deal === index + 1, `entry ${index + 1} of the sheet is deal ${entry.deal}`)
      const before = sheet[index - 1]
      const anew = games !== undefined && before?.game !== entry.game
      for (const [side, { points, total, lines }] of entry.sides.entries()) {
        const start = anew ? 0 : (before?.sides[side]?.total ?? first.scores[side] ?? 0)
        must(total === start + points, `deal ${entry.deal}: side ${side} has ${total}, not ${start} + ${points}`)
        must(lines.reduce((sum, line) => sum + line.points, 0) === points, `deal ${entry.deal}: lines of side ${side}`)
      }
    }
    const scored = sheet.length > (step?.before.standing.sheet.length ?? 0)
    if (scored && (over || games === undefined)) {
      const totals = sheet.at(-1)?.sides.map(({ total }) => total)
      must(isDeepStrictEqual(totals, [...scores]), `scores ${scores}, last totals ${totals}`)
    }
  },
}

/** All laws, in groups that are walked together; `toEnd` walks play whole matches. */
export const LAW_GROUPS: readonly { readonly toEnd: boolean; readonly laws: readonly Law[] }[] = [
  { toEnd: true, laws: [ends, neverStuck, plainData, cardsConserved, outIsOut, sheetAddsUp] },
  { toEnd: false, laws: [noLeakDerived, noLeakLiteral, noLeakEvents] },
  { toEnd: false, laws: [pure, sealed, commute] },
  { toEnd: false, laws: [oneSpelling, refusals, story] },
]
