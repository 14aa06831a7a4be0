import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { decide, explain, stream } from '../../src/bots/index.ts'
import { legalActions } from '../../src/core/game.ts'
import { defaultOptions } from '../../src/core/options.ts'
import { allSeats } from '../../src/core/seat.ts'
import { games } from '../../src/games/index.ts'
import { gamePages } from '../../src/pages/games/index.ts'
import { reasonText } from '../../src/words/bots/index.ts'
import { LANGUAGES } from '../../src/words/language.ts'
import { seeded } from '../support/chance.ts'
import { textOf } from './markup.ts'

/** What stands in an action: its first word as it is spelled, which nobody should read. */
const verbOf = (action: string): string => action.split(' ')[0] ?? ''

const cardsIn = (action: string): readonly string[] => action.match(/\b([SHDC][2-9TJQKA]|[RYGB]\d+|J[BL])\b/g) ?? []

test.each(Object.values(games))('whatever is advised in $id is said in words, with its cards', (game) => {
  const gamePage = gamePages[game.id] ?? expect.unreachable()
  const said = new Set<string>()
  for (const [at, [name, preset]] of Object.entries(game.presets).entries()) {
    const options = { ...defaultOptions(game.options), ...preset }
    const seats = game.presetSeats?.[name] ?? game.seatCounts(options)[0] ?? 2
    const [chance, random] = [seeded(at + 7), stream([at, 2, 3, 4])]
    let { state } = game.setup(options, seats, chance)
    for (let turn = 0; turn < 90 && !game.standing(state).over; turn++) {
      const [seat = 0] = game.waitingFor(state)
      const view = game.view(state, seat)
      const legal = legalActions(game, state, seat)
      const action = decide(game, turn % 9 === 0 ? 'strong' : 'plain', view, legal, random)
      const language = LANGUAGES[turn % LANGUAGES.length] ?? 'sv'
      const names = allSeats(seats).map((other) => `N${other}`)
      const who = { names, me: seat }
      const props = { view, legal: legal.map((one) => game.write(one)), who, language, seatPath: '/t/x/0' }
      const { text, cards } = gamePage.advised(props, action)
      const verb = verbOf(action)
      said.add(verb)
      expect(text, action).toMatch(/^[\p{Lu}¿„”“]/u)
      expect(text, action).not.toMatch(/undefined|NaN|\d[A-Z]|-[a-z]+-/)
      if (language !== 'en') expect(text.toLowerCase(), action).not.toBe(verb)
      const shown = cards.map((card) => render(card)).join('')
      // What lies on the table is named in the words; what is played from the hand is shown.
      const own = cardsIn(action).filter((card) => JSON.stringify(view).includes(`"${card}"`))
      const played = verb === 'take' || verb === 'build' ? own.slice(0, 1) : own
      for (const card of played) expect(shown, action).toContain(`data-card="${card}"`)
      expect(textOf(shown)).not.toContain('undefined')
      const reason = explain(game, view, action)
      expect(reason && reasonText(language, game.id, reason), action).toMatch(/\.$/)
      const read = game.read(action) ?? expect.unreachable()
      state = game.perform(state, seat, read, chance).state
    }
  }
  expect(said.size).toBeGreaterThan(3)
})
