import { describe, expect, test } from 'vitest'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import { buildDeal, codeOf, legal, legalWith, objectionTo, playOut, step, tableOf, told } from './support.ts'

describe('S7-14 duty', () => {
  test('S7-X32 own 9-pile, holds 9, 2: must take with 9; laying 2 and building 11 are refused', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0', hands: ['R9 R2'] })
    expect(legal(state, 0)).toEqual(['take R9 Y4'])
    expect(objectionTo(state, 0, 'lay R2')).toEqual({ code: 'bound', piles: [{ name: 'Y4', value: 9 }] })
    expect(objectionTo(state, 0, 'build R2 11 Y4')).toEqual({ code: 'keep-card', value: 11 })
  })

  test('S7-14, S7-D8 a bound player may build anything legal, also what does not touch his piles', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0 R3', hands: ['R9 R2 R5'] })
    expect(codeOf(state, 0, 'build R2 5 R3')).toBe('ok')
    expect(playOut(state, '0 build R2 5 R3').phase).toBe('build')
  })

  test('S7-D8 a capture must take one of his own piles, with any card, alone or in a sum, and any others he likes', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0 R3 G12 B8', hands: ['R9 R12 Y8 Y9'] })
    expect(objectionTo(state, 0, 'take Y8 B8')).toEqual({ code: 'bound', piles: [{ name: 'Y4', value: 9 }] })
    expect(codeOf(state, 0, 'take R12 G12')).toBe('bound')
    expect(codeOf(state, 0, 'take R12 R3 Y4')).toBe('ok')
    expect(codeOf(state, 0, 'take R12 R3 Y4 G12')).toBe('ok')
    expect(codeOf(state, 0, 'take R9 Y4')).toBe('ok')
  })

  test('S7-D8 afterwards he must hold a card for each pile that is still his', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0 Y1+Y2=3@0 R6', hands: ['R9 R3'] })
    expect(objectionTo(state, 0, 'take R9 R6 Y1')).toEqual({ code: 'keep-card', value: 9 })
    expect(codeOf(state, 0, 'take R9 Y4')).toBe('ok')
    expect(codeOf(state, 0, 'build R3 9 R6')).toBe('keep-card')
  })

  test('S7-Q13 a bound player who can build nothing must take the pile built on', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0 B13', hands: ['R9 R13 R1'] })
    expect(legal(state, 0)).toEqual(['take R9 Y4'])
  })

  test('S7-Q18 the last builder is bound, and whoever built before is free', () => {
    const raised = playOut(buildDeal({ table: 'Y4+Y5=9@1', hands: ['R2 R11', 'Y9 G3'] }), '0 build R2 11 Y4')
    expect(codeOf(raised, 1, 'lay G3')).toBe('ok')
    expect(sjufingre.view(raised, 1).play).toMatchObject({ bound: [['Y4'], [], [], []] })
  })

  test('S7-14 if another player takes the pile, the duty ends', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@1 B2', hands: ['R9 R1', 'Y9 G3'] })
    expect(codeOf(playOut(state, '0 take R9 Y4'), 1, 'lay G3')).toBe('ok')
  })

  test('S7-D7 several own piles of one value need one card, but the last such card takes them all', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0 G4+G5=9@0 R1', hands: ['R9 R2'] })
    expect(objectionTo(state, 0, 'take R9 Y4')).toEqual({ code: 'keep-card', value: 9 })
    expect(legalWith(state, 'R9')).toEqual(['take R9 Y4 G4'])
    const spare = buildDeal({ table: 'Y4+Y5=9@0 G4+G5=9@0 R1', hands: ['R9 B9'] })
    expect(legalWith(spare, 'R9')).toContain('take R9 Y4')
  })

  test('S7-D7 several piles of one value lie side by side, also beside somebody’s closed pile', () => {
    const state = buildDeal({ table: 'R9+Y9=9@1 R4', hands: ['Y5 G9'] })
    expect(tableOf(playOut(state, '0 build Y5 9 R4'))).toBe('R9+Y9=9@1 R4+Y5=9@0')
  })

  test('S7-D8 the duty is the player’s, never the partner’s', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@2', options: { teams: true }, hands: ['R9 R2'] })
    expect(sjufingre.standing(state).sides).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(codeOf(state, 0, 'lay R2')).toBe('ok')
  })
})

describe('S7-15 blue 5', () => {
  test('S7-X38 1, 7, 13: blue 5 takes all three, one trick, svupper', () => {
    const state = buildDeal({ table: 'R1 Y7 G13', hands: ['B5 R2'] })
    expect(legalWith(state, 'B5')).toEqual(['take B5'])
    expect(told(state, 0, 'take B5')).toEqual([
      { code: 'captured', seat: 0, card: 'B5', cards: ['R1', 'Y7', 'G13'], trick: 1 },
      { code: 'swept', seat: 0 },
    ])
    expect(tableOf(playOut(state, '0 take B5'))).toBe('')
  })

  test('S7-15 it cannot be used to build, but counts as a 5 for the card that must be kept', () => {
    const state = buildDeal({ table: 'R2 Y5', hands: ['G3 B5 R7'] })
    expect(codeOf(state, 0, 'build G3 5 R2')).toBe('ok')
    expect(codeOf(state, 0, 'build B5 7 R2')).toBe('blue-five')
    expect(codeOf(state, 0, 'lay B5')).toBe('blue-five')
  })

  test('S7-X39 on an empty table it is laid and is a plain 5: a 5 played later must take it, or double it', () => {
    const empty = buildDeal({ hands: ['B5 R2', 'R5 Y5', 'G5 Y3'] })
    expect(legalWith(empty, 'B5')).toEqual(['lay B5'])
    expect(codeOf(empty, 0, 'take B5')).toBe('nothing-named')
    const laid = playOut(empty, '0 lay B5')
    expect(legalWith(laid, 'R5')).toEqual(['build R5 5 B5', 'take R5 B5'])
    expect(legalWith({ ...laid, turn: 2 } as typeof laid, 'G5')).toEqual(['take G5 B5'])
  })

  test('S7-D15 bound to a 5-pile with blue 5 as the only 5: the pile goes with blue 5 and the whole table', () => {
    const state = buildDeal({ table: 'R2 Y13', hands: ['G3 B5'] })
    const built = { ...playOut(state, '0 build G3 5 R2'), turn: 0 } as typeof state
    expect(legal(built, 0)).toEqual(['take B5'])
    expect(tableOf(playOut(built, '0 take B5'))).toBe('')
  })

  test('S7-D15 a bound player may always play blue 5 on the table', () => {
    expect(codeOf(buildDeal({ table: 'Y4+Y5=9@0 R1', hands: ['B5 R9'] }), 0, 'take B5')).toBe('ok')
  })
})

describe('S7-16 svupper, S7-17 the end', () => {
  const points = (state: ReturnType<typeof buildDeal>, seat: number, text: string) =>
    step(state, seat, text).state.sheet[0]?.sides.map((side) => side.lines)

  test('S7-Q24 a single lone card taken is a svupper', () => {
    const state = buildDeal({ table: 'R4', hands: ['Y4 R2'] })
    expect(told(state, 0, 'take Y4 R4').at(-1)).toEqual({ code: 'swept', seat: 0 })
    expect(sjufingre.view(playOut(state, '0 take Y4 R4'), 0).play).toMatchObject({ sweeps: [1, 0, 0, 0] })
  })

  test('S7-16 +2 each time', () => {
    const state = buildDeal({ seats: 3, table: 'Y4', hands: ['G4 Y6', 'B8', 'G8'] })
    const last = playOut(state, '0 take G4 Y4, 1 lay B8, 2 take G8 B8')
    expect(
      points(last as typeof state, 0, 'lay Y6')?.map((lines) => lines.find(({ code }) => code === 'sweeps')),
    ).toEqual([{ code: 'sweeps', points: 2, count: 1 }, undefined, { code: 'sweeps', points: 2, count: 1 }])
  })

  test('S7-X44, S7-16 4, 9 and a 13 as the last card: svupper, last trick, nothing left', () => {
    const state = buildDeal({ seats: 3, table: 'Y4 G9', hands: ['B13', '', ''] })
    const end = step(state, 0, 'take B13 Y4 G9')
    expect(end.events.map(({ code }) => code)).toEqual(['captured', 'swept', 'deal-scored', 'dealt'])
    expect(points(state, 0, 'take B13 Y4 G9')).toEqual([
      [
        { code: 'tricks', points: -4, second: false, last: true },
        { code: 'sweeps', points: 2, count: 1 },
      ],
      [],
      [],
    ])
  })

  test('S7-17, S7-Q19 what is left goes to the last capturer; it is neither a trick nor a svupper', () => {
    const state = buildDeal({ seats: 3, table: 'Y4 R9 R3', hands: ['G4', 'B8', ''] })
    const end = step(playOut(state, '0 take G4 Y4'), 1, 'lay B8')
    expect(end.events[1]).toEqual({ code: 'leftovers-taken', seat: 0, cards: ['R9', 'R3', 'B8'] })
    expect(end.state.finished).toMatchObject({ tally: { tricks: [1, 0, 0], last: 0 }, sweeps: [0, 0, 0] })
    expect(end.state.sheet[0]?.sides[0]?.lines).toEqual([
      { code: 'red', points: -2, count: 2, complete: false },
      { code: 'tricks', points: -4, second: false, last: true },
    ])
  })

  test('S7-Q20 one capture in the whole deal: its taker has the last trick, nobody the second', () => {
    const state = buildDeal({ seats: 3, table: 'Y4', hands: ['G4', '', ''] })
    expect(step(state, 0, 'take G4 Y4').state.finished).toMatchObject({ tally: { tricks: [1, 0, 0], last: 0 } })
  })

  test('S7-D10 two captures: the second is also the last, and its taker gets +10', () => {
    const state = buildDeal({ seats: 3, table: 'Y4 B9', hands: ['G4', 'G9', ''] })
    const end = step(playOut(state, '0 take G4 Y4'), 1, 'take G9 B9').state
    expect(end.sheet[0]?.sides[1]?.lines[0]).toEqual({ code: 'tricks', points: 10, second: true, last: true })
  })

  test('S7-D9 without a capture what is left counts for nobody', () => {
    const state = buildDeal({ seats: 3, table: 'R9', hands: ['R3', '', ''] })
    const end = step(state, 0, 'lay R3')
    expect(end.events.map(({ code }) => code)).toEqual(['laid', 'deal-scored', 'dealt'])
    expect(end.state.sheet[0]?.sides.map(({ lines }) => lines)).toEqual([[], [], []])
  })
})

describe('names', () => {
  test('S7-D3 the pile has the name and the place of its oldest unit; its cards in order of arrival, the played card last', () => {
    const state = buildDeal({ table: 'B13 R5 B14 Y3 R10', hands: ['G1 R9'] })
    expect(tableOf(playOut(state, '0 build G1 9 Y3 R5'))).toBe('B13 R5+Y3+G1=9@0 B14 R10')
  })

  test('S7-D3 adding, raising and doubling do not rename a pile unless an older unit is merged into it', () => {
    const raised = playOut(buildDeal({ table: 'Y4+Y5=9@1 R6', hands: ['R3 R12'] }), '0 build R3 12 Y4')
    expect(tableOf(raised)).toBe('Y4+Y5+R3=12@0 R6')
    const merged = playOut(buildDeal({ table: 'R3 B13 Y4+Y5=9@1 R6', hands: ['G2 G14'] }), '0 build G2 14 R3 Y4')
    expect(tableOf(merged)).toBe('R3+Y4+Y5+G2=14@0 B13 R6')
  })

  test('S7-D4 one action for a set of units, however it splits into groups', () => {
    const state = buildDeal({ table: 'R1 Y1 G4 B4', hands: ['R5 R2'] })
    expect(legalWith(state, 'R5').filter((text) => text.endsWith('R1 Y1 G4 B4'))).toEqual(['take R5 R1 Y1 G4 B4'])
  })

  test('S7-D1 units stand in pack order, piles and loose cards mixed', () => {
    const state = buildDeal({ table: 'B9 Y4+Y5=9@1 R9', hands: ['G9 R1'] })
    expect(legalWith(state, 'G9')).toContain('take G9 R9 Y4 B9')
    expect(codeOf(state, 0, 'take G9 B9 R9 Y4')).toBe('ok')
  })

  test('S7-D5 every set that splits completely is an action of its own, and so is every value of a build', () => {
    const state = buildDeal({ table: 'R2 Y3 G5', hands: ['B5 R5 Y7 Y8 R10'] })
    expect(legalWith(state, 'R5')).toEqual([
      'build R5 10 G5',
      'build R5 10 R2 Y3',
      'build R5 5 G5',
      'build R5 5 R2 Y3',
      'build R5 5 R2 Y3 G5',
      'build R5 7 R2',
      'build R5 8 Y3',
      'take R5 G5',
      'take R5 R2 Y3',
      'take R5 R2 Y3 G5',
    ])
  })
})
