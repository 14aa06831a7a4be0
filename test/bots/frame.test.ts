import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, explain, interject, STRENGTHS, stream } from '../../src/bots/index.ts'
import type { GameEvent } from '../../src/core/game.ts'
import { games } from '../../src/games/index.ts'
import { reasonText } from '../../src/words/bots/index.ts'
import { LANGUAGES } from '../../src/words/language.ts'
import { shuffled } from '../support/chance.ts'
import { factsOfGames } from '../support/facts.ts'
import { cardsIn, renamed, withoutKeys } from '../support/json.ts'
import { settings } from '../support/settings.ts'
import { type Law, legalOf, must, type Scene, seatsOf, walk } from '../support/walk.ts'

/** Milliseconds of random walks for each law and game. */
const BUDGET = Number(process.env.BOTS_MS ?? 500)

/** What a seat may do, as actions, and what it sees. */
const seenBy = ({ game }: Scene, state: object, seat: number) => ({
  view: game.view(state, seat),
  legal: game.candidates(state, seat).filter((action) => game.objection(state, seat, action) === undefined),
})

/** What each strength does at a seat; the same numbers for the same `seed`. */
const answers = (scene: Scene, state: object, seat: number, seed: number): readonly string[] => {
  const { view, legal } = seenBy(scene, state, seat)
  return STRENGTHS.map((strength) => decide(scene.game, strength, view, legal, stream([seed, 2, 3, 4])))
}

/** Not every moment is looked at: the reckoning takes time. */
const isChosen = ({ below }: Scene): boolean => below(5) === 0

const legal: Law = {
  name: 'a bot does what is legal, and there are words for why',
  check: (scene) => {
    if (!isChosen(scene)) return
    const { game, state, waiting, below } = scene
    for (const seat of waiting) {
      const texts = legalOf(scene).flatMap((choice) => (choice.seat === seat ? [choice.text] : []))
      for (const text of answers(scene, state, seat, below(1000))) must(texts.includes(text), `seat ${seat}: ${text}`)
      // Whatever a person does has a reason too.
      const text = texts[below(texts.length)] ?? ''
      const reason = explain(game, game.view(state, seat), text)
      if (reason === undefined) continue
      for (const language of LANGUAGES) {
        const sentence = reasonText(language, game.id, reason)
        must(sentence === undefined || !/^$|undefined|NaN/.test(sentence), `${reason.code} in ${language}: ${sentence}`)
      }
    }
  },
}

const asides: Law = {
  name: 'what a bot does out of turn is legal, and not done twice',
  check: (scene) => {
    const { game, step, state } = scene
    const heard: readonly GameEvent[] = step?.events ?? []
    for (const seat of seatsOf(scene)) {
      const { view, legal } = seenBy(scene, state, seat)
      const text = interject(game, view, legal, heard)
      if (text === undefined) continue
      const choice = legalOf(scene).find((choice) => choice.seat === seat && choice.text === text)
      if (choice === undefined) throw new Error(`seat ${seat}: ${text}`)
      const after = scene.perform(state, choice)
      const next = seenBy(scene, after.state, seat)
      must(interject(game, next.view, next.legal, [...heard, ...after.events]) !== text, `${text} twice`)
    }
  },
}

const same: Law = {
  name: 'equal views give equal answers',
  check: (scene) => {
    if (!isChosen(scene)) return
    const [seat] = scene.waiting
    if (seat === undefined) return
    const copy = JSON.parse(JSON.stringify(scene.state))
    must(
      isDeepStrictEqual(answers(scene, scene.state, seat, 7), answers(scene, copy, seat, 7)),
      `seat ${seat} answers two things`,
    )
  },
}

const blind: Law = {
  name: 'cards that a seat does not see change nothing',
  check: (scene) => {
    if (!isChosen(scene)) return
    const { game, state, facts, pack, waiting } = scene
    const [seat] = waiting
    if (seat === undefined) return
    const seen = new Set(cardsIn(withoutKeys(game.view(state, seat), facts.mentions), pack))
    const hidden = [...pack].filter((card) => !seen.has(card))
    const others = shuffled(hidden, scene.below)
    const memory = Object.fromEntries(Object.entries(state).filter(([key]) => facts.mentions.includes(key)))
    const other = { ...renamed(state, new Map(hidden.map((card, index) => [card, others[index] ?? card]))), ...memory }
    must(
      isDeepStrictEqual(answers(scene, state, seat, 7), answers(scene, other, seat, 7)),
      `seat ${seat} knows of ${hidden}`,
    )
  },
}

describe.each(Object.entries(games))('bots of %s', (id, game) => {
  const facts = factsOfGames[id]
  if (facts === undefined) throw new Error(`no facts about ${id}`)

  test.each([legal, asides, same, blind])('$name', (law) => {
    let walks = 0
    const route = fc.tuple(settings(game, facts), fc.array(fc.nat(), { size: 'max', maxLength: 200 }), fc.nat())
    const property = fc.property(route, ([setting, picks, seed]) => {
      walks++
      walk(game, facts, { setting, picks, seed, toEnd: false }, [law])
    })
    fc.assert(property, { numRuns: 10_000, interruptAfterTimeLimit: BUDGET, verbose: fc.VerbosityLevel.None })
    expect(walks).toBeGreaterThan(0)
  })
})
