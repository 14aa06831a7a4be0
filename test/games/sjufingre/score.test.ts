import { describe, expect, test } from 'vitest'
import { type Card, PACK, RANKS } from '../../../src/games/sjufingre/cards.ts'
import {
  CATEGORIES,
  cardValue,
  categoriesOf,
  type SjufingreScoreLine,
  scoreTakings,
  sumOf,
} from '../../../src/games/sjufingre/score.ts'
import { tallyOf } from '../../../src/games/sjufingre/tally.ts'
import { numbers, shuffled } from '../../support/chance.ts'
import { cards } from './support.ts'

const REDS = RANKS.map((rank) => `R${rank}`)
const reds = (...missing: readonly number[]): string =>
  REDS.filter((card) => !missing.includes(Number(card.slice(1)))).join(' ')

/** What somebody took: cards, then the tricks that count, then svuppers. */
const score = (text: string, tricks = '', sweeps = 0): readonly SjufingreScoreLine[] =>
  scoreTakings({
    cards: cards(text),
    second: tricks.includes('second'),
    last: tricks.includes('last'),
    sweeps,
  })

const pointsFor = (lines: readonly SjufingreScoreLine[], code: string): number =>
  sumOf(lines.filter((line) => line.code === code))

/** The columns of the rulebook's table: ones, odd, twelves, red, tricks. */
const columns = (lines: readonly SjufingreScoreLine[]): readonly number[] =>
  [...CATEGORIES, 'tricks'].map((code) => pointsFor(lines, code))

describe('S7-8 categories', () => {
  test.each`
    id          | taken                      | tricks           | sweeps | ones   | odd   | twelves | red    | trick | total
    ${'S7-X1'}  | ${'R12'}                   | ${''}            | ${0}   | ${0}   | ${0}  | ${0}    | ${-3}  | ${0}  | ${-3}
    ${'S7-X2'}  | ${'R1'}                    | ${''}            | ${0}   | ${2}   | ${0}  | ${0}    | ${0}   | ${0}  | ${2}
    ${'S7-X3'}  | ${'B12'}                   | ${''}            | ${0}   | ${0}   | ${0}  | ${-6}   | ${0}   | ${0}  | ${-6}
    ${'S7-X4'}  | ${'R12 B12 Y12'}           | ${''}            | ${0}   | ${0}   | ${0}  | ${-9}   | ${-3}  | ${0}  | ${-12}
    ${'S7-X5'}  | ${'R12 Y12 G12 B12'}       | ${''}            | ${0}   | ${0}   | ${0}  | ${20}   | ${0}   | ${0}  | ${20}
    ${'S7-X7'}  | ${'R1 Y1 G1 B1'}           | ${''}            | ${0}   | ${-10} | ${0}  | ${0}    | ${0}   | ${0}  | ${-10}
    ${'S7-X8'}  | ${'R1 Y1 G1 B1 R2 R3'}     | ${''}            | ${0}   | ${-10} | ${0}  | ${0}    | ${-2}  | ${0}  | ${-12}
    ${'S7-X10'} | ${reds()}                  | ${''}            | ${0}   | ${0}   | ${0}  | ${0}    | ${25}  | ${0}  | ${25}
    ${'S7-X11'} | ${`${reds()} Y1 G1`}       | ${''}            | ${0}   | ${4}   | ${0}  | ${0}    | ${25}  | ${0}  | ${29}
    ${'S7-X13'} | ${`${reds()} Y12 G12 B12`} | ${''}            | ${0}   | ${0}   | ${0}  | ${20}   | ${25}  | ${0}  | ${45}
    ${'S7-X15'} | ${reds(1)}                 | ${''}            | ${0}   | ${0}   | ${0}  | ${0}    | ${-16} | ${0}  | ${-16}
    ${'S7-X17'} | ${reds(7)}                 | ${''}            | ${0}   | ${2}   | ${0}  | ${0}    | ${-15} | ${0}  | ${-13}
    ${'S7-X19'} | ${'B2 Y10 G13'}            | ${'second last'} | ${0}   | ${0}   | ${15} | ${0}    | ${0}   | ${10} | ${25}
    ${'S7-X21'} | ${'R3 R4 Y12'}             | ${'second'}      | ${2}   | ${0}   | ${0}  | ${-3}   | ${-2}  | ${-4} | ${-5}
    ${'S7-X22'} | ${PACK.join(' ')}          | ${'second last'} | ${0}   | ${-10} | ${15} | ${20}   | ${25}  | ${10} | ${60}
  `('$id $taken $tricks: $total', ({ taken, tricks, sweeps, ones, odd, twelves, red, trick, total }) => {
    const lines = score(taken, tricks, sweeps)
    expect(columns(lines)).toEqual([ones, odd, twelves, red, trick])
    expect(sumOf(lines)).toBe(total)
  })

  test.each`
    id         | taken                | total
    ${'S7-E1'} | ${'Y1'}              | ${2}
    ${'S7-E1'} | ${'Y1 G1'}           | ${4}
    ${'S7-E1'} | ${'Y1 G1 R1'}        | ${6}
    ${'S7-E1'} | ${'Y1 G1 R1 B1'}     | ${-10}
    ${'S7-E2'} | ${'B2'}              | ${-4}
    ${'S7-E2'} | ${'B2 Y10'}          | ${-8}
    ${'S7-E2'} | ${'B2 Y10 G13'}      | ${15}
    ${'S7-E3'} | ${'R12 Y12 G12'}     | ${-9}
    ${'S7-E3'} | ${'Y12 G12 B12'}     | ${-12}
    ${'S7-E3'} | ${'R12 Y12 G12 B12'} | ${20}
    ${'S7-E4'} | ${reds()}            | ${25}
    ${'S7-8'}  | ${'G10 Y13 B3 G2'}   | ${0}
    ${'S7-8'}  | ${''}                | ${0}
  `('$id $taken: $total', ({ taken, total }) => {
    expect(sumOf(score(taken))).toBe(total)
  })

  test.each`
    tricks           | points | lines
    ${'second'}      | ${-4}  | ${1}
    ${'last'}        | ${-4}  | ${1}
    ${'second last'} | ${10}  | ${1}
    ${''}            | ${0}   | ${0}
  `('S7-E9, S7-8 $tricks: $points', ({ tricks, points, lines }) => {
    expect(sumOf(score('', tricks))).toBe(points)
    expect(score('', tricks)).toHaveLength(lines)
  })
})

describe('S7-9 one card, one value', () => {
  test.each`
    id         | what                                                | taken                      | expected
    ${'S7-Q1'} | ${'red 12 counts -3 once'}                          | ${'R12'}                   | ${[0, 0, 0, -3]}
    ${'S7-Q2'} | ${'all twelves but not all reds'}                   | ${'R12 Y12 G12 B12 R3 R4'} | ${[0, 0, 20, -2]}
    ${'S7-Q3'} | ${'all reds but not all twelves'}                   | ${`${reds()} Y12 B12`}     | ${[0, 0, -9, 25]}
    ${'S7-Q4'} | ${'red 1: +2 instead of -1'}                        | ${'R1 R2'}                 | ${[2, 0, 0, -1]}
    ${'S7-Q4'} | ${'red 1: nothing extra with all reds'}             | ${reds()}                  | ${[0, 0, 0, 25]}
    ${'S7-Q5'} | ${'all ones but not all reds: red 1 adds 0 in red'} | ${'R1 Y1 G1 B1 R9'}        | ${[-10, 0, 0, -1]}
    ${'S7-Q6'} | ${'all reds and all ones: both'}                    | ${`${reds()} Y1 G1 B1`}    | ${[-10, 0, 0, 25]}
    ${'S7-Q6'} | ${'all reds and all twelves: both'}                 | ${`${reds()} Y12 G12 B12`} | ${[0, 0, 20, 25]}
    ${'S7-Q7'} | ${'blue 12 inside a complete set'}                  | ${'R12 Y12 G12 B12'}       | ${[0, 0, 20, 0]}
    ${'S7-9'}  | ${'a card of a completed set has no single value'}  | ${'R12 Y12 G12 B12 R1'}    | ${[2, 0, 20, 0]}
  `('$id, S7-9 $what', ({ taken, expected }) => {
    expect(columns(score(taken)).slice(0, 4)).toEqual(expected)
  })

  test('S7-8 what each card is worth to its taker', () => {
    const worth = (points: number): readonly Card[] => PACK.filter((card) => cardValue(card) === points)
    expect(worth(2)).toEqual(['R1', 'Y1', 'G1', 'B1'])
    expect(worth(-4)).toEqual(['Y10', 'G13', 'B2'])
    expect(worth(-6)).toEqual(['B12'])
    expect(worth(-3)).toEqual(['R12', 'Y12', 'G12'])
    expect(worth(-1)).toEqual(cards(reds(12, 1)))
    expect(worth(0)).toHaveLength(60 - 4 - 3 - 1 - 3 - 13)
  })

  test('S7-9 red 1 and red 12 are the cards of two categories', () => {
    expect(PACK.filter((card) => categoriesOf(card).length > 1)).toEqual(['R12', 'R1'])
    expect(categoriesOf('R12')).toEqual(['twelves', 'red'])
    expect(categoriesOf('R1')).toEqual(['ones', 'red'])
    expect(categoriesOf('B2')).toEqual(['odd'])
    expect(categoriesOf('B5')).toEqual([])
  })

  test('S7-8, S7-16 every line tells its numbers', () => {
    expect(score('R1 Y1 R3 B2 Y10 G13 B12', 'last', 3)).toEqual([
      { code: 'ones', points: 4, count: 2, complete: false },
      { code: 'odd', points: 15, count: 3, complete: true },
      { code: 'twelves', points: -6, count: 1, complete: false },
      { code: 'red', points: -1, count: 1, complete: false },
      { code: 'tricks', points: -4, second: false, last: true },
      { code: 'sweeps', points: 6, count: 3 },
    ])
  })
})

describe('second and last trick', () => {
  const by = (...seats: readonly number[]) => seats.map((seat) => ({ seat }))

  test('S7-8 the second and the last of many', () => {
    expect(tallyOf(by(0, 2, 1, 1, 0), 3)).toEqual({ tricks: [2, 2, 1], second: 2, last: 0 })
  })

  test('S7-Q20 only one capture in the whole deal: last, but nobody has second', () => {
    expect(tallyOf(by(2), 3)).toEqual({ tricks: [0, 0, 1], last: 2 })
  })

  test('S7-D10 exactly two captures: the second is also the last, +10 to its taker', () => {
    expect(tallyOf(by(2, 1), 3)).toEqual({ tricks: [0, 1, 1], second: 1, last: 1 })
    expect(sumOf(score('', 'second last'))).toBe(10)
  })

  test('S7-D9 no capture: no second, no last', () => {
    expect(tallyOf([], 3)).toEqual({ tricks: [0, 0, 0] })
  })
})

describe('section 6', () => {
  const SETS: Readonly<Record<string, readonly string[]>> = {
    O: ['R1', 'Y1', 'G1', 'B1'],
    D: ['B2', 'Y10', 'G13'],
    T: ['R12', 'Y12', 'G12', 'B12'],
    R: REDS,
  }

  /** Σ = −40 − 18·O + 27·D + 35·T + (39 − 3·T + 2·O)·R + 18·K + 2·svuppers. */
  const formula = (has: (name: string) => number, both: number, sweeps: number): number =>
    -40 -
    18 * has('O') +
    27 * has('D') +
    35 * has('T') +
    (39 - 3 * has('T') + 2 * has('O')) * has('R') +
    18 * both +
    2 * sweeps

  test('S7-8, S7-9 the points of all players add up to the formula, whatever sets are complete', () => {
    const below = numbers(1)
    const seenSets = new Set<string>()
    for (let trial = 0; trial < 800; trial++) {
      const seats = 3 + below(4)
      const together = 'ODTR'.split('').filter(() => below(2) === 0)
      const hands: Card[][] = Array.from({ length: seats }, () => [])
      const owners = new Map<string, number>()
      for (const card of shuffled(PACK, below)) {
        const names = together.filter((name) => SETS[name]?.includes(card))
        const owner = names.map((name) => owners.get(name)).find((seat) => seat !== undefined) ?? below(seats)
        for (const name of names) owners.set(name, owner)
        hands[owner]?.push(card)
      }
      const [second, last, sweeps] = [below(seats), below(seats), below(4)]
      const sum = hands.reduce(
        (total, held, seat) =>
          total +
          sumOf(
            scoreTakings({
              cards: held,
              second: seat === second,
              last: seat === last,
              sweeps: seat === 0 ? sweeps : 0,
            }),
          ),
        0,
      )
      const has = (name: string): number =>
        hands.some((held) => SETS[name]?.every((card) => held.some((mine) => mine === card))) ? 1 : 0
      seenSets.add('ODTR'.split('').map(has).join(''))
      expect(sum).toBe(formula(has, second === last ? 1 : 0, sweeps))
    }
    expect(seenSets.size).toBe(16)
  })
})
