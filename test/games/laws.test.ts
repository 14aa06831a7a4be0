import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { factsOfGames } from '../support/facts.ts'
import { LAW_GROUPS } from '../support/laws.ts'
import { settings } from '../support/settings.ts'
import { walk } from '../support/walk.ts'

/** Milliseconds of random walks for each group of laws of each game; `LAWS_MS=60000` looks longer. */
const BUDGET = Number(process.env.LAWS_MS ?? 1200)

describe.each(Object.entries(games))('laws of %s', (id, game) => {
  const facts = factsOfGames[id]
  if (facts === undefined) throw new Error(`no facts about ${id}`)

  test.each(LAW_GROUPS.map((group) => ({ ...group, names: group.laws.map(({ name }) => name).join(', ') })))(
    '$names',
    ({ laws, toEnd }) => {
      let walks = 0
      const route = fc.tuple(settings(game, facts), fc.array(fc.nat(), { size: 'max', maxLength: 300 }), fc.nat())
      const property = fc.property(route, ([setting, picks, seed]) => {
        walks++
        walk(game, facts, { setting, picks, seed, toEnd }, laws)
      })
      fc.assert(property, { numRuns: 10_000, interruptAfterTimeLimit: BUDGET, verbose: fc.VerbosityLevel.None })
      expect(walks).toBeGreaterThan(0)
    },
    60_000 + 2 * BUDGET,
  )

  // The laws "refusals" and "story" look at the words, once there are some.
  test('has words', ({ skip }) => {
    skip(facts.words === undefined, `src/words/games has nothing of ${id} yet`)
  })
})
