import { describe, expect, test } from 'vitest'
import { legalActions } from '../../../src/core/game.ts'
import { allSeats } from '../../../src/core/seat.ts'
import { PACK } from '../../../src/games/rodskagg/action.ts'
import { type RodskaggState, rodskagg } from '../../../src/games/rodskagg/index.ts'
import { OPTIONS } from '../../../src/games/rodskagg/options.ts'
import { numbers, shuffled } from '../../support/chance.ts'
import { house, piles } from './support.ts'

type Below = (count: number) => number

/** Options drawn from the schema, those given fixed. */
const drawn = (below: Below, fixed: Parameters<typeof house>[0]) =>
  house({
    ...Object.fromEntries(Object.entries(OPTIONS).map(([name, { values }]) => [name, values[below(values.length)]])),
    ...fixed,
  })

/** Every moment of a match of random legal play; now and then somebody acts out of turn. */
function* match(seed: number, fixed: Parameters<typeof house>[0], actions: number): Generator<RodskaggState> {
  const below = numbers(seed)
  const random = { shuffle: <C extends string>(pack: readonly C[]) => shuffled(pack, below) }
  const seats = 3 + below(5)
  let { state } = rodskagg.setup(drawn(below, fixed), seats, random)
  for (let done = 0; done < actions && !rodskagg.standing(state).over; done++) {
    yield state
    const waiting = rodskagg.waitingFor(state)
    const seat = below(8) === 0 ? below(seats) : (waiting[below(waiting.length)] ?? 0)
    const legal = legalActions(rodskagg, state, seat)
    const action = legal[below(legal.length || 1)]
    if (action !== undefined) state = rodskagg.perform(state, seat, action, random).state
  }
  yield state
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1)

describe('section 6: invariants', () => {
  test.each(SEEDS)('match %i: hands, stock, discards and cards played are 52', (seed) => {
    for (const state of match(seed, {}, 400)) expect(piles(state).toSorted()).toEqual(PACK.toSorted())
  })

  test.each(SEEDS)(
    'match %i: at most one declarer, and nobody with a trick after trick 4 is offered the fold',
    (seed) => {
      for (const { deal, phase } of match(seed, {}, 400)) {
        const bids = deal.calls.filter(({ bid }) => bid !== 'pass')
        if (deal.declarer !== undefined) expect(bids.map(({ seat }) => seat)).toContain(deal.declarer)
        expect(new Set(deal.calls.map(({ seat }) => seat)).size).toBe(deal.calls.length)
        if (phase.name !== 'answers') continue
        expect(deal.tricks.length).toBe(4)
        expect(deal.tricks.map(({ winner }) => winner)).not.toContain(phase.turn)
        expect(phase.turn).not.toBe(deal.declarer)
      }
    },
  )

  test.each(SEEDS)('match %i: six tricks in a deal, thrown-in ones and handEnds apart; the sheet adds up', (seed) => {
    let last: RodskaggState | undefined
    for (const state of match(seed, {}, 600)) {
      last = state
      const { finished, options } = state
      if (finished === undefined) continue
      const allFolded = finished.answers.filter(({ stays }) => !stays).length === finished.players.length - 1
      if (!finished.playOff && finished.declarer === undefined) expect(finished.tricks.length).toBe(0)
      else if (allFolded)
        expect([finished.tricks.length, finished.awarded]).toEqual([4, options.soleSurvivor === 'awarded' ? 2 : 0])
      else expect(finished.tricks.length).toBe(6)
    }
    for (const seat of allSeats(last?.seats ?? 0)) {
      let total = 12
      for (const { sides } of last?.sheet ?? []) {
        const side = sides[seat]
        expect(side?.lines.reduce((sum, { points }) => sum + points, 0)).toBe(side?.points)
        total += side?.points ?? 0
        expect(side?.total).toBe(total)
      }
    }
  })

  test.each(SEEDS)(
    'match %i, standard: a non-declarer changes by 0, −1…−6, −2, −4 or +6, a declarer by −t or −t + 5',
    (seed) => {
      let last: RodskaggState | undefined
      const standard = house()
      for (const state of match(seed, standard, 400)) {
        const before = last
        last = state
        if (before === undefined || state.finished === undefined || state.deal.number === before.deal.number) continue
        const { declarer, tricks, playOff } = state.finished
        if (playOff) continue
        for (const [seat, { points, lines }] of (state.sheet.at(-1)?.sides ?? []).entries()) {
          if (seat !== declarer) expect([0, -1, -2, -3, -4, -5, -6, 6]).toContain(points)
          else if (lines[0]?.code !== 'redbeard-lost') {
            const t = tricks.filter(({ winner }) => winner === seat).length + state.finished.awarded
            expect([0 - t, 5 - t]).toContain(points)
          }
        }
      }
    },
  )

  test('RO-D15 with a cap the match ends within so many deals and the play-offs after them', () => {
    for (const seed of SEEDS) {
      const states = [...match(seed, { deals: 3, rituals: false }, 4000)]
      const last = states.at(-1)
      expect(last && rodskagg.standing(last).over).toBe(true)
      expect(
        last?.sheet.filter((_, deal) => deal >= 3).every(({ sides }) => sides.every(({ points }) => points === 0)),
      ).toBe(true)
    }
  }, 60_000)
})
