import { describe, expect, test } from 'vitest'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import { stacked } from '../../support/chance.ts'
import {
  codeOf,
  exchanged,
  legal,
  newMatch,
  objectionTo,
  packFor,
  playOut,
  randomMatch,
  solitaireDeal,
  step,
  told,
} from './support.ts'

describe('S7-18 the rows', () => {
  test('S7-18 a card that is an 8 or continues a row of its colour upward or downward', () => {
    const state = solitaireDeal({ rows: 'G8 G9 G10', hands: ['G11 G12 G7 G6 R8 R9 Y7 B8'] })
    expect(legal(state, 0)).toEqual(['play B8', 'play G11', 'play G7', 'play R8'])
    expect(objectionTo(state, 0, 'play G12')).toEqual({ code: 'does-not-fit', suit: 'G', needed: ['G7', 'G11'] })
    expect(objectionTo(state, 0, 'play R9')).toEqual({ code: 'does-not-fit', suit: 'R', needed: ['R8'] })
  })

  test('S7-Q23 a row goes up to 15 and down to 1, seven cards each way, and no further', () => {
    const row = (...ranks: readonly number[]) => ranks.map((rank) => `R${rank}`).join(' ')
    const up = solitaireDeal({ rows: row(8, 9, 10, 11, 12, 13, 14), hands: ['R15 R7 Y1'] })
    expect(legal(up, 0)).toEqual(['play R15', 'play R7'])
    const full = solitaireDeal({ rows: row(8, 9, 10, 11, 12, 13, 14, 15), hands: ['R7 R1'] })
    expect(legal(full, 0)).toEqual(['play R7'])
    const down = solitaireDeal({ rows: row(2, 3, 4, 5, 6, 7, 8), hands: ['R1 R9 R15'] })
    expect(legal(down, 0)).toEqual(['play R1', 'play R9'])
  })

  test('S7-X48 the first player has no 8: pass; the first 8 opens a row', () => {
    const hands = ['R15 R14 R13', 'R8 Y8 G8 B8']
    const start = exchanged(newMatch({ programme: 'S' }, 3, stacked(packFor(...hands, ''))))
    expect(start.phase === 'solitaire' && start.passed).toEqual([0])
    expect(sjufingre.waitingFor(start)).toEqual([1])
    expect(legal(start, 1)).toEqual(['play B8', 'play G8', 'play R8', 'play Y8'])
    const opened = playOut(start, '1 play R8')
    expect(sjufingre.view(opened, 0).play).toMatchObject({
      rows: [{ suit: 'R', low: 'R8', high: 'R8' }, { suit: 'Y' }, { suit: 'G' }, { suit: 'B' }],
    })
  })

  test('S7-X49 green row 8-10, hand green 11 and red 2: must play green 11', () => {
    const state = solitaireDeal({ rows: 'G8 G9 G10', hands: ['G11 R2'] })
    expect(legal(state, 0)).toEqual(['play G11'])
    expect(codeOf(state, 0, 'play R2')).toBe('does-not-fit')
  })

  test('S7-18 blue 5 is no joker here', () => {
    const state = solitaireDeal({ rows: 'B8 B7', hands: ['B5 R8', ''] })
    expect(codeOf(state, 0, 'play B5')).toBe('does-not-fit')
  })
})

describe('S7-Q21 turns', () => {
  test('S7-Q21, S7-18 one card a turn, and whoever can play must: there is no pass', () => {
    const state = solitaireDeal({ rows: 'R8', hands: ['R9 R10 Y1', 'R7 Y2'] })
    expect(legal(state, 0)).toEqual(['play R9'])
    expect(sjufingre.read('pass')).toBeUndefined()
    expect(sjufingre.waitingFor(playOut(state, '0 play R9'))).toEqual([1])
  })

  test('S7-D13 the engine passes over whoever cannot play, with an event for each, even back to the one who played', () => {
    const state = solitaireDeal({ seats: 3, rows: 'R8', hands: ['R9 R10 Y1', 'Y2 G1', 'Y3 G2'] })
    expect(told(state, 0, 'play R9')).toEqual([
      { code: 'played', seat: 0, card: 'R9' },
      { code: 'passed', seat: 1 },
      { code: 'passed', seat: 2 },
    ])
    const done = playOut(state, '0 play R9')
    expect(sjufingre.waitingFor(done)).toEqual([0])
    expect(sjufingre.view(done, 1).play).toMatchObject({ passed: [1, 2] })
  })

  test('S7-D13 passing happens before the first card too, and is told with the last gift', () => {
    const hands = ['R15 R14 R13', 'Y15 Y14', 'R8 Y8 G8 B8']
    let state = newMatch({ programme: 'S' }, 3, stacked(packFor(...hands)))
    let events: readonly object[] = []
    while (state.phase === 'exchange') {
      const [seat = -1] = sjufingre.waitingFor(state)
      const done = step(state, seat, sjufingre.write(sjufingre.fallback(state, seat)))
      events = done.events
      state = done.state
    }
    expect(events.slice(1)).toEqual([
      { code: 'exchanged', deal: 1 },
      { code: 'passed', seat: 0 },
      { code: 'passed', seat: 1 },
    ])
    expect(sjufingre.waitingFor(state)).toEqual([2])
  })

  test('S7-D13 a single playable card is still played by its owner', () => {
    const state = solitaireDeal({ rows: 'R8', hands: ['R9 Y1', 'R10 Y2', 'Y3', 'Y4'] })
    const done = playOut(state, '0 play R9')
    expect(sjufingre.waitingFor(done)).toEqual([1])
    expect(legal(done, 1)).toEqual(['play R10'])
    expect(done.hands[1]).toEqual(['R10', 'Y2'])
  })

  test('S7-D13 nobody is passed over once somebody is out', () => {
    const state = solitaireDeal({ seats: 3, rows: 'R8', hands: ['R9', 'Y2', 'Y3'] })
    expect(told(state, 0, 'play R9').map(({ code }) => code)).toEqual(['played', 'deal-scored', 'dealt'])
  })

  test('S7-D13, S7-18 the first without cards ends the deal at once; nobody finishes the turn cycle', () => {
    const state = solitaireDeal({ seats: 3, rows: 'R8', hands: ['R9', 'R10 Y2', 'R7 R6'] })
    expect(told(state, 0, 'play R9').map(({ code }) => code)).toEqual(['played', 'deal-scored', 'dealt'])
    expect(step(state, 0, 'play R9').state.finished).toEqual({
      deal: 1,
      kind: 'solitaire',
      out: 0,
      cardsLeft: [0, 2, 2],
    })
  })
})

describe('S7-18 the score', () => {
  test('S7-X47 cards left 0, 3, 5, 2: 0, -30, -50, -20', () => {
    const state = solitaireDeal({ rows: 'R8', hands: ['R9', 'Y1 Y2 Y3', 'G1 G2 G3 G4 G5', 'B1 B2'] })
    const sides = step(state, 0, 'play R9').state.sheet[0]?.sides ?? []
    expect(sides.map(({ points }) => points)).toEqual([0, -30, -50, -20])
    expect(sides.map(({ lines }) => lines)).toEqual(
      [0, 3, 5, 2].map((count) => [{ code: 'cards-left', points: 0 - 10 * count, count }]),
    )
  })

  test('S7-18 no categories: rows of ones, twelves and reds cost nothing', () => {
    const end = randomMatch({ programme: 'S' }, 4, 8).at(-1)
    const lines = end?.sheet[0]?.sides.flatMap((side) => side.lines) ?? []
    expect(new Set(lines.map(({ code }) => code))).toEqual(new Set(['cards-left']))
    expect(end?.hands.flat().length).toBe(lines.reduce((sum, { points }) => sum - points / 10, 0))
  })
})
