import { describe, expect, test } from 'vitest'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import type { SjufingreOptions } from '../../../src/games/sjufingre/options.ts'
import type { BuildState, TrickState } from '../../../src/games/sjufingre/state.ts'
import { winnersOf } from '../../../src/games/sjufingre/teams.ts'
import { buildDeal, newMatch, randomMatch, rules, solitaireDeal, step, trickDeal } from './support.ts'

const POOLED: Partial<SjufingreOptions> = { teams: true }
const SUMMED: Partial<SjufingreOptions> = { teams: true, teamScoring: 'summed' }

/** The last card of a trick deal of four in which the partners 0 and 2 have taken these cards; 1 takes the last trick. */
const ending = (options: Partial<SjufingreOptions>): TrickState => {
  const trick = (seat: number, text: string) => ({ seat, plays: text.split(' ').map((card) => ({ seat, card })) })
  return {
    ...trickDeal({ options, turn: 0, trick: 'G2 G15 G3', hands: ['G4', '', '', ''] }),
    taken: [trick(0, 'R12 B12 Y3'), trick(2, 'Y12 G12 Y4'), trick(1, 'Y5 Y6')],
  } as TrickState
}

describe('S7-19 teams', () => {
  test.each`
    seats | sides
    ${4}  | ${[[0, 2], [1, 3]]}
    ${6}  | ${[[0, 3], [1, 4], [2, 5]]}
  `(
    'S7-19, S7-D14d $seats players: sides $sides, partners opposite, in order of the lowest seat',
    ({ seats, sides }) => {
      expect(sjufingre.standing(newMatch(POOLED, seats)).sides).toEqual(sides)
      expect(sjufingre.standing(newMatch(POOLED, seats)).scores).toEqual(sides.map(() => 0))
    },
  )

  test('S7-X54 partner 1 has red 12, blue 12; partner 2 yellow 12, green 12: pooled +20, summed -9 and -6', () => {
    const [pooled] = step(ending(POOLED), 0, 'play G4').state.sheet[0]?.sides ?? []
    expect(pooled?.lines.filter(({ code }) => code === 'twelves' || code === 'red')).toEqual([
      { code: 'twelves', points: 20, count: 4, complete: true },
    ])
    const [summed] = step(ending(SUMMED), 0, 'play G4').state.sheet[0]?.sides ?? []
    expect(summed?.lines.filter(({ code }) => code === 'twelves' || code === 'red')).toEqual([
      { code: 'twelves', points: -6, count: 1, complete: false, seat: 0 },
      { code: 'red', points: -3, count: 1, complete: false, seat: 0 },
      { code: 'twelves', points: -6, count: 2, complete: false, seat: 2 },
    ])
  })

  test('S7-Q14 pooled: second and last trick of the two partners are judged together', () => {
    const lastByPartner = {
      ...ending(POOLED),
      trick: ending(POOLED).trick.map((play, index) => ({ ...play, seat: (index + 3) % 4 })),
    }
    const state = { ...lastByPartner, turn: 2, hands: [[], [], ['G4'], []] } as unknown as TrickState
    const [pooled] = step(state, 2, 'play G4').state.sheet[0]?.sides ?? []
    expect(pooled?.lines.at(-1)).toEqual({ code: 'tricks', points: 10, second: true, last: true })
  })

  test('S7-D14c summed: second -4 and last -4 in different hands stay -8', () => {
    const state = {
      ...ending(SUMMED),
      turn: 2,
      hands: [[], [], ['G4'], []],
      trick: ending(SUMMED).trick.map((play, index) => ({ ...play, seat: (index + 3) % 4 })),
    } as unknown as TrickState
    const [summed] = step(state, 2, 'play G4').state.sheet[0]?.sides ?? []
    expect(summed?.lines.filter(({ code }) => code === 'tricks')).toEqual([
      { code: 'tricks', points: -4, second: false, last: true, seat: 0 },
      { code: 'tricks', points: -4, second: true, last: false, seat: 2 },
    ])
  })

  test.each`
    options   | lines
    ${POOLED} | ${[{ code: 'tricks', points: 10, second: true, last: true }, { code: 'sweeps', points: 6, count: 3 }]}
    ${SUMMED} | ${[{ code: 'tricks', points: -4, second: true, last: false, seat: 0 }, { code: 'sweeps', points: 2, count: 1, seat: 0 }, { code: 'tricks', points: -4, second: false, last: true, seat: 2 }, { code: 'sweeps', points: 4, count: 2, seat: 2 }]}
  `(
    'S7-Q14, S7-D14c in a build deal with $options the two captures that count and the svuppers',
    ({ options, lines }) => {
      const capture = (seat: number, card: string, taken: string, sweep: boolean) => ({
        ...{ seat, card, sweep },
        cards: taken.split(' '),
      })
      const state = {
        ...buildDeal({ options: { programme: 'B', ...options }, turn: 2, table: 'Y4', hands: ['', '', 'G4', ''] }),
        taken: [capture(1, 'Y5', 'G5', false), capture(0, 'Y6', 'G6', true), capture(2, 'Y7', 'G7', true)],
      } as unknown as BuildState
      expect(step(state, 2, 'take G4 Y4').state.sheet[0]?.sides[0]?.lines).toEqual(lines)
    },
  )

  test.each([POOLED, SUMMED])(
    'S7-D14b, S7-Q14 solitaire with %o: -10 for every card left in the two hands',
    (options) => {
      const state = solitaireDeal({ options, rows: 'R8', hands: ['R9', 'Y1 Y2 Y3', 'G1 G2', 'B1'] })
      const sides = step(state, 0, 'play R9').state.sheet[0]?.sides ?? []
      expect(sides.map(({ points }) => points)).toEqual([-20, -40])
    },
  )

  test('S7-D14d winners are all seats of all sides with the highest total, ascending, and empty until over', () => {
    const end = randomMatch({ ...POOLED, programme: 'S' }, 6, 2).at(-1)
    if (end === undefined) throw new Error('no end')
    const sheet = [{ deal: 1, sides: [5, 9, 9].map((total) => ({ points: total, total, lines: [] })) }]
    expect(winnersOf({ ...end, sheet })).toEqual([1, 2, 4, 5])
    expect(winnersOf({ ...end, sheet, options: rules({ ...POOLED, programme: 'SS' }) })).toEqual([])
  })

  test('S7-19 points are shared: a side has one score, and the lines explain it', () => {
    for (const options of [POOLED, SUMMED]) {
      const { sheet, scores, sides } = sjufingre.standing(
        randomMatch({ ...options, programme: 'TBS' }, 4, 6).at(-1) ?? newMatch(options, 4),
      )
      expect(sides).toHaveLength(2)
      expect(scores).toEqual(sheet.at(-1)?.sides.map(({ total }) => total))
      for (const side of sheet.flatMap((entry) => entry.sides)) {
        expect(side.lines.reduce((sum, { points }) => sum + points, 0)).toBe(side.points)
      }
    }
  })
})
