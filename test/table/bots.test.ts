import { expect, test } from 'vitest'
import { decide, interject, stream } from '../../src/bots/index.ts'
import { type Game, legalActions } from '../../src/core/game.ts'
import { readOptions } from '../../src/core/options.ts'
import { rodskagg } from '../../src/games/rodskagg/index.ts'
import { type Hands, settle } from '../../src/table/settle.ts'
import { seeded } from '../support/chance.ts'
import { dealt, matchOf } from './people.ts'
import { NOON } from './support.ts'

const game: Game = rodskagg

/** Fem opp with these rules, four bots at the table. */
const aloneWith = (given: object, seed: number) => {
  const options = readOptions(game.options, { rituals: true, deals: 30, ...given })
  if (!options.ok) throw new Error(options.error.code)
  const chance = seeded(seed)
  const random = stream([seed, 1, 2, 3])
  const { table, entries } = dealt(game, { options: options.value, seats: 4 }, chance, NOON)
  const match = { ...matchOf(table), bots: [true, true, true, true] }
  const hands: Hands = {
    packs: () => chance,
    machine: {
      turn: (_table, _game, state, seat) =>
        game.read(decide(game, 'plain', game.view(state, seat), legalActions(game, state, seat), random)) ?? {},
      aside: (_table, _game, state, seat, unsaved) => {
        const heard = [...entries, ...unsaved].flatMap(({ events }) => events)
        return game.read(interject(game, game.view(state, seat), legalActions(game, state, seat), heard) ?? '')
      },
    },
  }
  return settle({ ...table, match }, game, hands, NOON).entries.flatMap(({ events }) => events)
}

test.each([{}, { lead: 'declarer' }])('RO-R4, RO-R5: bots say their scores before the next card comes: %j', (given) => {
  const events = [1, 2, 3].flatMap((seed) => aloneWith(given, seed))
  expect(events.filter(({ code }) => code === 'said').length).toBeGreaterThan(3)
  expect(events.filter(({ code }) => code === 'knocked')).toEqual([])
})
