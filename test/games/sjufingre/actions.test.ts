import { describe, expect, test } from 'vitest'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import { buildDeal, codeOf, newMatch, objectionTo, randomMatch, solitaireDeal, trickDeal } from './support.ts'

describe('S7-D20 spelling', () => {
  test.each([
    'give 1 R9',
    'give 3 R9 Y3',
    'give 0 R9 R8',
    'play R15',
    'take G9 R4 Y5 B9',
    'take B5',
    'take G9',
    'lay R7',
    'build G4 9 R5',
    'build G4 12 R5 Y3',
    'build G4 9',
  ])('S7-D20 %s is read and written back', (text) => {
    const action = sjufingre.read(text)
    expect(action && sjufingre.write(action)).toBe(text)
  })

  test.each([
    '',
    'pass',
    'play',
    'play R9 R8',
    'play r9',
    'Play R9',
    'play R09',
    'play R16',
    'play R0',
    'play S9',
    'play R9 ',
    ' play R9',
    'play  R9',
    'play R9\n',
    'lay R9 R8',
    'give',
    'give R9',
    'give 01 R9',
    'give -1 R9',
    'give 1 R9 R9',
    'give 1  R9',
    'give one R9',
    'take',
    'take G9 G9',
    'take G9 R4 R4',
    'take G9 9 R4',
    'build G4',
    'build G4 R5',
    'build G4 09 R5',
    'build G4 9.0 R5',
    'build G4 9 R5 R5',
    'build G4 9 G4',
    'build 9 G4 R5',
    'build G4 9 R5 X3',
  ])('S7-D20 %j is unreadable', (text) => {
    expect(sjufingre.read(text)).toBeUndefined()
    expect(codeOf(buildDeal({ hands: ['R9'] }), 0, text)).toBe('unreadable')
  })

  test('S7-D1 units are read in any order and written in pack order after the played card and the value', () => {
    const write = (text: string) => {
      const action = sjufingre.read(text)
      return action && sjufingre.write(action)
    }
    expect(write('take G9 B9 R4 Y5')).toBe('take G9 R4 Y5 B9')
    expect(write('build G4 12 B8 Y12 R3 R5')).toBe('build G4 12 R5 R3 Y12 B8')
    expect(write('give 2 B1 R1')).toBe('give 2 R1 B1')
    expect(sjufingre.read('take G9 B9 R4 Y5')).toEqual(sjufingre.read('take G9 Y5 R4 B9'))
    expect(sjufingre.write({ type: 'take', card: 'G9', units: ['B9', 'R4'] })).toBe('take G9 R4 B9')
  })

  test('S7-D20 a card inside a pile that is not its name is not on the table', () => {
    const state = buildDeal({ table: 'Y4+G5=9@1', hands: ['R9 R1'] })
    expect(objectionTo(state, 0, 'take R9 G5')).toEqual({ code: 'not-on-table', card: 'G5', pile: 'Y4' })
    expect(objectionTo(state, 0, 'take R9 B9')).toEqual({ code: 'not-on-table', card: 'B9' })
  })

  test('S7-D20 take B5 stands alone, even if the rest names the whole table', () => {
    const state = buildDeal({ table: 'R7', hands: ['B5 R1'] })
    expect(codeOf(state, 0, 'take B5 R7')).toBe('blue-five')
    expect(codeOf(state, 0, 'take B5')).toBe('ok')
  })
})

describe('S7-D18 codes', () => {
  const over = () => randomMatch({ programme: 'S' }, 6, 1).at(-1) ?? newMatch({}, 6)
  const giving = () => newMatch({ programme: 'T' }, 3)
  const leading = () => trickDeal({ options: { jokerLead: false }, hands: ['B5 R2', 'R3'] })
  const following = () => trickDeal({ trick: 'B9', turn: 1, hands: ['R1', 'B5 B3 R2'] })
  const laying = () => solitaireDeal({ rows: 'R8', hands: ['R9 R2'] })
  const building = () =>
    buildDeal({
      table: 'R4+Y5=9@0 R12+Y12=12@1 G2 Y3',
      hands: ['R9 B5 G3 B10 G10 R2 B3 R13 B15 G12', 'Y9'],
    })
  const free = () => buildDeal({ table: 'G2 Y3', hands: ['B5 R5 R2 G7 Y5'] })
  const empty = () => buildDeal({ hands: ['B5 R5'] })

  // Every action also breaks a rule whose code comes later in the order, so the order is tested with it.
  test.each`
    state        | seat   | action               | code                | although
    ${over}      | ${0}   | ${'nonsense'}        | ${'over'}           | ${'unreadable'}
    ${over}      | ${9}   | ${'play R9'}         | ${'over'}           | ${'not-waited-for'}
    ${giving}    | ${9}   | ${'nonsense'}        | ${'unreadable'}     | ${'not-waited-for'}
    ${leading}   | ${1}   | ${'take R3'}         | ${'not-waited-for'} | ${'wrong-phase'}
    ${leading}   | ${-1}  | ${'play R3'}         | ${'not-waited-for'} | ${'not-in-hand'}
    ${leading}   | ${99}  | ${'play R3'}         | ${'not-waited-for'} | ${'not-in-hand'}
    ${leading}   | ${0.5} | ${'play R2'}         | ${'not-waited-for'} | ${'not-in-hand'}
    ${giving}    | ${0}   | ${'play Y14'}        | ${'wrong-phase'}    | ${'not-in-hand'}
    ${leading}   | ${0}   | ${'give 1 R9 R8'}    | ${'wrong-phase'}    | ${'not-in-hand'}
    ${leading}   | ${0}   | ${'lay R9'}          | ${'wrong-phase'}    | ${'not-in-hand'}
    ${laying}    | ${0}   | ${'take R12'}        | ${'wrong-phase'}    | ${'not-in-hand'}
    ${building}  | ${0}   | ${'play R14'}        | ${'wrong-phase'}    | ${'not-in-hand'}
    ${building}  | ${0}   | ${'give 1 R14'}      | ${'wrong-phase'}    | ${'not-in-hand'}
    ${giving}    | ${0}   | ${'give 2 R14'}      | ${'wrong-receiver'} | ${'wrong-number'}
    ${giving}    | ${0}   | ${'give 9 R15 R12'}  | ${'wrong-receiver'} | ${'nothing else'}
    ${giving}    | ${0}   | ${'give 1 R14'}      | ${'wrong-number'}   | ${'not-in-hand'}
    ${giving}    | ${0}   | ${'give 1'}          | ${'wrong-number'}   | ${'nothing else'}
    ${giving}    | ${0}   | ${'give 1 R15 R14'}  | ${'not-in-hand'}    | ${'nothing else'}
    ${following} | ${1}   | ${'play R9'}         | ${'not-in-hand'}    | ${'follow-suit'}
    ${leading}   | ${0}   | ${'play B5'}         | ${'joker-lead'}     | ${'nothing else'}
    ${following} | ${1}   | ${'play R2'}         | ${'follow-suit'}    | ${'nothing else'}
    ${following} | ${1}   | ${'play B5'}         | ${'joker-follow'}   | ${'nothing else'}
    ${laying}    | ${0}   | ${'play R10'}        | ${'not-in-hand'}    | ${'does-not-fit'}
    ${laying}    | ${0}   | ${'play R2'}         | ${'does-not-fit'}   | ${'nothing else'}
    ${building}  | ${0}   | ${'take R14 R1'}     | ${'not-in-hand'}    | ${'not-on-table'}
    ${building}  | ${0}   | ${'take B5 R1'}      | ${'not-on-table'}   | ${'blue-five'}
    ${building}  | ${0}   | ${'build B5 9 R1'}   | ${'not-on-table'}   | ${'blue-five'}
    ${building}  | ${0}   | ${'lay B5'}          | ${'blue-five'}      | ${'bound'}
    ${building}  | ${0}   | ${'take B5 R4'}      | ${'blue-five'}      | ${'no-sum'}
    ${building}  | ${0}   | ${'build B5 9'}      | ${'blue-five'}      | ${'nothing-named'}
    ${building}  | ${0}   | ${'build B5 12 R12'} | ${'blue-five'}      | ${'closed'}
    ${building}  | ${0}   | ${'lay R9'}          | ${'bound'}          | ${'must-take'}
    ${free}      | ${0}   | ${'lay R5'}          | ${'must-take'}      | ${'nothing else'}
    ${building}  | ${0}   | ${'take R9'}         | ${'nothing-named'}  | ${'bound'}
    ${building}  | ${0}   | ${'build G3 14'}     | ${'nothing-named'}  | ${'no-sum'}
    ${empty}     | ${0}   | ${'take B5'}         | ${'nothing-named'}  | ${'nothing else'}
    ${building}  | ${0}   | ${'build G3 13 R12'} | ${'closed'}         | ${'no-sum'}
    ${building}  | ${0}   | ${'build G3 15 R12'} | ${'closed'}         | ${'nothing else'}
    ${building}  | ${0}   | ${'take G10 Y3'}     | ${'no-sum'}         | ${'bound'}
    ${building}  | ${0}   | ${'build G3 14 G2'}  | ${'no-sum'}         | ${'keep-card'}
    ${building}  | ${0}   | ${'take G12 R12'}    | ${'bound'}          | ${'nothing else'}
    ${building}  | ${0}   | ${'build R9 11 G2'}  | ${'keep-card'}      | ${'nothing else'}
    ${free}      | ${0}   | ${'build R2 4 G2'}   | ${'keep-card'}      | ${'nothing else'}
  `('S7-D18 seat $seat: $action is $code although also $although', ({ state, seat, action, code }) => {
    expect(codeOf(state(), seat, action)).toBe(code)
  })

  test('S7-D18 objections carry the particulars that a sentence about them needs', () => {
    expect(objectionTo(giving(), 0, 'give 2 R9 R6')).toEqual({ code: 'wrong-receiver', receiver: 1 })
    expect(objectionTo(giving(), 0, 'give 1 R9')).toEqual({ code: 'wrong-number', count: 2 })
    expect(objectionTo(giving(), 0, 'give 1 R15 R14')).toEqual({ code: 'not-in-hand', card: 'R14' })
    expect(objectionTo(leading(), 1, 'play R3')).toEqual({ code: 'not-waited-for', waitingFor: [0] })
    expect(objectionTo(leading(), 0, 'lay R2')).toEqual({ code: 'wrong-phase', phase: 'trick' })
    expect(objectionTo(following(), 1, 'play R2')).toEqual({ code: 'follow-suit', suit: 'B' })
    expect(objectionTo(building(), 0, 'take G10 Y3 G2')).toEqual({ code: 'no-sum', value: 10, sum: 5 })
    expect(objectionTo(building(), 0, 'build G3 14 G2')).toEqual({ code: 'no-sum', value: 14, sum: 5 })
    expect(objectionTo(free(), 0, 'lay R5')).toEqual({ code: 'must-take', value: 5, groups: [['G2', 'Y3']] })
    expect(objectionTo(free(), 0, 'build R2 4 G2')).toEqual({ code: 'keep-card', value: 4 })
  })
})

describe('S7-D19 the clock', () => {
  const fallback = (state: Parameters<typeof sjufingre.fallback>[0], seat: number) =>
    sjufingre.write(sjufingre.fallback(state, seat))

  test('S7-D19 gives the lowest cards, equal numbers in pack order', () => {
    const state = { ...newMatch({ programme: 'T' }, 4), hands: [['R9', 'Y3', 'G2', 'G3', 'B2', 'B14'], [], [], []] }
    expect(fallback(state as Parameters<typeof fallback>[0], 0)).toBe('give 1 G2 B2')
    const one = { ...newMatch({ programme: 'T' }, 5), hands: [['R9', 'Y3', 'G3', 'B3'], [], [], [], []] }
    expect(fallback(one as Parameters<typeof fallback>[0], 0)).toBe('give 1 Y3')
  })

  test('S7-D19 plays the lowest legal card', () => {
    expect(fallback(trickDeal({ hands: ['R9 Y3 G3 B4'] }), 0)).toBe('play Y3')
    expect(fallback(trickDeal({ trick: 'R9', turn: 1, hands: ['Y1', 'R12 R4 Y2'] }), 1)).toBe('play R4')
    expect(fallback(solitaireDeal({ rows: 'R8', hands: ['R9 R7 Y1'] }), 0)).toBe('play R7')
  })

  test('S7-D19 in a build deal a capture before a lay before a build', () => {
    expect(fallback(buildDeal({ table: 'Y9 R4', hands: ['R2 G9 B9 B13'] }), 0)).toBe('take G9 Y9')
    expect(fallback(buildDeal({ table: 'Y9', hands: ['R2 G3 B12'] }), 0)).toBe('lay R2')
    expect(fallback(buildDeal({ table: 'Y4+Y5=9@0', hands: ['R2 R11 R9'] }), 0)).toBe('take R9 Y4')
  })

  test('S7-D19 of several captures with the lowest card it takes the first as plain text', () => {
    const state = buildDeal({ table: 'R4 Y5 B9 R1', hands: ['G9 Y9 R15'] })
    expect(fallback(state, 0)).toBe('take Y9 B9')
  })
})
