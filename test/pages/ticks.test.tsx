import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { apply, legalActions } from '../../src/core/game.ts'
import { readOptions } from '../../src/core/options.ts'
import { games } from '../../src/games/index.ts'
import { gamePages } from '../../src/pages/games/index.ts'
import type { SeatProps } from '../../src/pages/games/page.ts'
import { numbers, seeded } from '../support/chance.ts'
import { attributesOf } from './markup.ts'

/** What is tapped where it can be, so that cards are soon to be chosen. */
const LIKED = ['propose', 'accept', 'draw']

/** The tray of the first seat that chooses several cards, in a random match of a game; `ticked` are its cards. */
const choosing = (id: string, given: Readonly<Record<string, unknown>>, seats: number) => {
  const [game, page] = [games[id], gamePages[id]]
  if (game === undefined || page === undefined) return expect.unreachable(id)
  const options = readOptions(game.options, given)
  if (!options.ok) return expect.unreachable(options.error.code)
  for (let seed = 1; seed < 50; seed++) {
    const [below, random] = [numbers(seed), seeded(seed)]
    let { state } = game.setup(options.value, seats, random)
    for (let step = 0; step < 60 && !game.standing(state).over; step++) {
      const [seat = 0] = game.waitingFor(state)
      const legal = legalActions(game, state, seat).map((action) => game.write(action))
      const who = { names: ['Karin', 'Jonas', 'Ellen', 'Moa'].slice(0, seats), me: seat }
      const props: SeatProps = { view: game.view(state, seat), legal, who, language: 'sv', seatPath: '/t/abc/0' }
      const tray = (ticked?: readonly string[]) => {
        const html = render(<page.Choices {...props} {...(ticked && { ticked })} />)
        return attributesOf(html, 'input').filter(({ name }) => name === 'card')
      }
      if (tray().length > 1) return tray
      const text = legal.find((action) => LIKED.some((liked) => action.startsWith(liked)))
      const step = apply(game, state, seat, text ?? (legal[below(legal.length)] as string), random)
      if (!step.ok) return expect.unreachable(step.error.code)
      state = step.value.state
    }
  }
  return expect.unreachable(`nothing to tick in ${id}`)
}

test.each([
  ['ekarte', {}, 2],
  ['rodskagg', {}, 3],
  ['spader', { blindNil: 'anytime', blindNilExchange: true }, 4],
  ['sjufingre', {}, 3],
])('%s: what was ticked for an action that is refused is ticked when the page comes back', (id, options, seats) => {
  const tray = choosing(id, options, seats)
  const [first, second] = tray().map(({ value = '' }) => value)
  expect(tray().filter(({ checked }) => checked !== undefined)).toEqual([])
  const back = tray([second ?? ''])
  expect(back.filter(({ checked }) => checked !== undefined).map(({ value }) => value)).toEqual([second])
  expect(back[0]?.value).toBe(first)
})
