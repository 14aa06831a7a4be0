import { describe, expect, test } from 'vitest'
import { PACK, rankOf } from '../../../src/games/sjufingre/cards.ts'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import type { BuildState, SjufingreState } from '../../../src/games/sjufingre/state.ts'
import { legal, randomMatch } from './support.ts'

/** Every card that lies in a pile of the deal in play. */
const cardsIn = (state: SjufingreState): readonly string[] => {
  const held = state.hands.flat()
  switch (state.phase) {
    case 'exchange':
      return [...held, ...state.gifts.flat(2)]
    case 'trick':
      return [...held, ...[state.trick, ...state.taken.map(({ plays }) => plays)].flat().map(({ card }) => card)]
    case 'build':
      return [
        ...held,
        ...state.units.flatMap(({ cards }) => cards),
        ...state.taken.flatMap(({ card, cards }) => [card, ...cards]),
        ...state.leftovers,
      ]
    case 'solitaire':
      return [...held, ...Object.values(state.rows).flat()]
  }
}

/** Every text in a state that is the name of a card; `finished` and `received` are memories, not piles. */
const cardTexts = (value: unknown, key = ''): readonly string[] => {
  if (key === 'finished' || key === 'received') return []
  if (typeof value === 'string') return PACK.some((card) => card === value) ? [value] : []
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => cardTexts(part, name))
    : []
}

const SEATS = [3, 4, 5, 6]

describe.each(SEATS)('section 6 with %i players', (seats) => {
  const states = randomMatch({ programme: 'TBSTTB' }, seats, seats)

  test('every card lies in exactly one pile, and the state is plain JSON', () => {
    for (const state of states) {
      expect(cardsIn(state).toSorted()).toEqual(PACK.toSorted())
      expect(cardTexts(state).toSorted()).toEqual(PACK.toSorted())
      expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state)
    }
  })

  test('S7-1 a trick deal has as many tricks as cards in a hand; S7-10 a build deal 60 turns', () => {
    const [trick, build] = [2, 3].map((deal) => states.find((state) => state.deal === deal)?.finished)
    expect(trick?.kind === 'trick' && trick.tally.tricks.reduce((sum, count) => sum + count, 0)).toBe(60 / seats)
    expect(build?.kind).toBe('build')
    expect(states.filter((state) => state.phase === 'build' && state.deal === 2)).toHaveLength(60)
  })

  test('S7-9 what all players get in a trick or build deal is what the formula of section 6 says', () => {
    const end = states.at(-1)
    for (const { deal, sides } of end?.sheet ?? []) {
      const lines = sides.flatMap((side) => side.lines)
      if (lines.some(({ code }) => code === 'cards-left')) continue
      const has = (category: string): number =>
        lines.some((line) => line.code === category && 'complete' in line && line.complete) ? 1 : 0
      const both = lines.some((line) => line.code === 'tricks' && line.second && line.last) ? 1 : 0
      const sweeps = lines.reduce((sum, line) => sum + (line.code === 'sweeps' ? line.count : 0), 0)
      const formula =
        -40 -
        18 * has('ones') +
        27 * has('odd') +
        35 * has('twelves') +
        (39 - 3 * has('twelves') + 2 * has('ones')) * has('red') +
        18 * both +
        2 * sweeps
      expect([deal, sides.reduce((sum, { points }) => sum + points, 0)]).toEqual([deal, formula])
    }
    expect(end?.sheet).toHaveLength(6)
  })

  test('S7-Q13 a bound player always holds a card of each value and can always take one of his piles', () => {
    let met = 0
    for (const state of states) {
      if (state.phase !== 'build') continue
      for (const pile of state.units) {
        if (pile.owner === undefined) continue
        met++
        expect(state.hands[pile.owner]?.some((card) => rankOf(card) === pile.value)).toBe(true)
        if (pile.owner === state.turn) {
          expect(legal(state, state.turn).some((text) => text.startsWith('take '))).toBe(true)
        }
      }
    }
    expect(met).toBeGreaterThan(10)
  })

  test('S7-12, S7-D19 a free player has a take or a lay for every card, and never both', () => {
    for (const state of states) {
      if (state.phase !== 'build' || state.units.some(({ owner }) => owner === state.turn)) continue
      const texts = legal(state, state.turn)
      for (const card of state.hands[state.turn] ?? []) {
        const takes = texts.some((text) => text === `take ${card}` || text.startsWith(`take ${card} `))
        expect([card, takes, texts.includes(`lay ${card}`)]).toEqual([card, takes, !takes])
      }
    }
  })

  test('S7-D9 no pile is left at the end of a build deal, so there was a capture', () => {
    const build = states.filter(({ phase }) => phase === 'build')
    const lastTurns = build.filter((state) => state.hands.flat().length === 1)
    expect(lastTurns.length).toBeGreaterThan(0)
    for (const state of lastTurns as readonly BuildState[]) {
      const piles = state.units.filter(({ owner }) => owner !== undefined)
      expect(piles.every(({ owner }) => owner === state.turn)).toBe(true)
      expect(state.taken.length).toBeGreaterThan(0)
    }
  })

  test('S7-Q21 forced solitaire play never deadlocks: never as many passes in a row as there are players', () => {
    const solitaire = states.filter((state) => state.phase === 'solitaire')
    expect(solitaire.length).toBeGreaterThan(10)
    for (const state of solitaire) {
      expect(state.passed.length).toBeLessThan(seats)
      if (!sjufingre.standing(state).over) expect(legal(state, state.turn).length).toBeGreaterThan(0)
    }
  })

  test('S7-D19 the clock can always act for whoever is waited for', () => {
    for (const state of states) {
      for (const seat of sjufingre.waitingFor(state)) {
        expect(sjufingre.objection(state, seat, sjufingre.fallback(state, seat))).toBeUndefined()
      }
    }
  })
})

describe('S7-D5, S7-D6 what is listed in a build deal', () => {
  /** S7-D6 word for word, tried out: every element goes into one of the groups. */
  const fillsGroups = (values: readonly number[], target: number, groups: readonly number[] = []): boolean => {
    const [value, ...rest] = values
    if (value === undefined) return groups.every((sum) => sum === target)
    return (
      groups.some(
        (sum, index) => sum + value <= target && fillsGroups(rest, target, groups.with(index, sum + value)),
      ) ||
      (value <= target && fillsGroups(rest, target, [...groups, value]))
    )
  }

  /** All actions by trying every subset of the table with every card and value. */
  const triedOut = (state: BuildState): readonly string[] => {
    const { turn: seat, units } = state
    const hand = state.hands[seat] ?? []
    const own = units.filter(({ owner }) => owner === seat)
    const subsets = Array.from({ length: 1 << units.length }, (_, mask) => units.filter((_, at) => (mask >> at) & 1))
    const named = (set: typeof units): string =>
      set
        .map(({ cards }) => cards[0])
        .toSorted((one, other) => PACK.indexOf(one) - PACK.indexOf(other))
        .join(' ')
    return hand.flatMap((card) => {
      const value = rankOf(card)
      const kept = hand.filter((other) => other !== card)
      const holdsAll = (piles: readonly number[]): boolean =>
        piles.every((needed) => kept.some((other) => rankOf(other) === needed))
      const texts: string[] = []
      if (card === 'B5') return units.length > 0 ? ['take B5'] : ['lay B5']
      const sums = subsets.filter(
        (set) =>
          set.length > 0 &&
          fillsGroups(
            set.map((unit) => unit.value),
            value,
          ),
      )
      if (own.length === 0 && sums.length === 0) texts.push(`lay ${card}`)
      for (const set of sums) {
        const left = own.filter((pile) => !set.includes(pile)).map((pile) => pile.value)
        if ((own.length === 0 || left.length < own.length) && holdsAll(left)) texts.push(`take ${card} ${named(set)}`)
      }
      for (let target = value; target <= 15; target++) {
        for (const set of subsets) {
          const left = own.filter((pile) => !set.includes(pile)).map((pile) => pile.value)
          const open = set.every((unit) => !unit.doubled || (unit.owner === seat && unit.value === target))
          if (set.length === 0 || !open || !holdsAll([target, ...left])) continue
          if (fillsGroups([value, ...set.map((unit) => unit.value)], target))
            texts.push(`build ${card} ${target} ${named(set)}`)
        }
      }
      return texts
    })
  }

  test.each([3, 4])('S7-D5 with %i players the list is what trying out every set of units gives', (seats) => {
    const builds = randomMatch({ programme: 'BB' }, seats, seats + 20).filter(
      (state): state is BuildState => state.phase === 'build' && state.hands.flat().length > 0,
    )
    let compared = 0
    for (const state of builds.filter(({ units }) => units.length <= 7)) {
      expect(legal(state, state.turn)).toEqual(triedOut(state).toSorted())
      compared++
    }
    expect(compared).toBeGreaterThan(60)
  })
})
