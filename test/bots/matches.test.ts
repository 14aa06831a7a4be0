import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultOptions } from '../../src/core/options.ts'
import { allSeats } from '../../src/core/seat.ts'
import { games } from '../../src/games/index.ts'
import { factsOfGames } from '../support/facts.ts'
import { settings } from '../support/settings.ts'
import { matchOf } from './support.ts'

/** The games whose bots know what they do. */
const PLAYED = ['ekarte', 'rodskagg', 'sjufingre'] as const

describe.each(PLAYED)('matches of bots alone: %s', (id) => {
  const [game, facts] = [games[id], factsOfGames[id]]
  if (game === undefined || facts === undefined) throw new Error(`no ${id}`)

  test('end, whatever the house rules', () => {
    const property = fc.property(settings(game, facts), fc.nat(), ({ options, seats }, seed) => {
      const strengths = allSeats(seats).map(() => 'plain' as const)
      // Scores that everybody's penalties drive up need never come back down: such a match has a number of deals.
      const ending = options.deals === 0 ? { ...options, deals: 12 } : options
      expect(matchOf(game, ending, strengths, seed).standing.over).toBe(true)
    })
    fc.assert(property, { numRuns: 60, interruptAfterTimeLimit: 4000 })
  })

  test('take a few milliseconds for each decision', () => {
    const [seats = 2] = game.seatCounts(defaultOptions(game.options)).toReversed()
    const strengths = allSeats(seats).map(() => 'strong' as const)
    const { times } = matchOf(game, defaultOptions(game.options), strengths, 5, 250)
    const sorted = times.toSorted((one, other) => one - other)
    // A multiple of what a decision may take on a machine that does nothing else: this holds off slips of a power of ten.
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(50)
    expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThan(300)
  })
})
