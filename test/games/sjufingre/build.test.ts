import { describe, expect, test } from 'vitest'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import { buildDeal, codeOf, legal, legalWith, objectionTo, playOut, tableOf, told } from './support.ts'

describe('S7-10 the table', () => {
  test('S7-10 it starts empty; each turn plays exactly one card and passes on to the left', () => {
    const state = buildDeal({ hands: ['R9 R2'] })
    expect(legal(state, 0)).toEqual(['lay R2', 'lay R9'])
    const done = playOut(state, '0 lay R9')
    expect([tableOf(done), done.hands[0], sjufingre.waitingFor(done)]).toEqual(['R9', ['R2'], [1]])
  })

  test('S7-10 a pile counts its fixed value, not its cards', () => {
    const state = buildDeal({ table: 'Y4+G5=9@1', hands: ['R9 R4 R5 R2'] })
    expect(legalWith(state, 'R9')).toEqual(['take R9 Y4'])
    expect(codeOf(state, 0, 'lay R4')).toBe('ok')
    expect(codeOf(state, 0, 'lay R5')).toBe('ok')
  })

  test('S7-10 a 15 is taken or built from any units adding to 15; nothing above 15 can be built', () => {
    const state = buildDeal({ table: 'R7 Y8 G1 B14 R3 Y5 G4 R5+R6=11@1', hands: ['G15 B15 G8 Y12'] })
    const takes = legalWith(state, 'G15')
    for (const sum of ['R7 Y8', 'G1 B14', 'R7 R3 Y5', 'R5 G4']) expect(takes).toContain(`take G15 ${sum}`)
    expect(legalWith(state, 'G8')).toContain('build G8 15 R7')
    expect(codeOf(state, 0, 'build Y12 16 G4')).toBe('keep-card')
  })

  test('S7-10 a 1 counts only as 1, and colour is irrelevant', () => {
    const state = buildDeal({ table: 'R14', hands: ['Y1 B15 G14'] })
    expect(codeOf(state, 0, 'lay Y1')).toBe('ok')
    expect(codeOf(state, 0, 'take G14 R14')).toBe('ok')
    expect(codeOf(state, 0, 'take Y1 R14')).toBe('no-sum')
  })
})

describe('S7-11 capture', () => {
  test('S7-11 one or more disjoint groups, each summing to the card; the cards are the taker’s, the capture is one trick', () => {
    const state = buildDeal({ table: 'Y4 G5 B9 R2', hands: ['R9 R1', 'Y1'] })
    const events = told(state, 0, 'take R9 Y4 G5 B9')
    expect(events).toEqual([{ code: 'captured', seat: 0, card: 'R9', cards: ['Y4', 'G5', 'B9'], trick: 1 }])
    const done = playOut(state, '0 take R9 Y4 G5 B9')
    expect(tableOf(done)).toBe('R2')
    expect(sjufingre.view(done, 1).play).toMatchObject({
      tricks: [1, 0, 0, 0],
      captured: [4, 0, 0, 0],
      lastCapture: { seat: 0, card: 'R9', cards: ['Y4', 'G5', 'B9'], sweep: false },
    })
  })

  test('S7-X30 4, 5, 9 and a 9: {9}, {4+5} or {9, 4+5}; the last is a svupper', () => {
    const state = buildDeal({ table: 'Y4 G5 B9', hands: ['R9 R1'] })
    expect(legalWith(state, 'R9')).toEqual(['take R9 B9', 'take R9 Y4 G5', 'take R9 Y4 G5 B9'])
    expect(told(state, 0, 'take R9 Y4 G5 B9').at(-1)).toEqual({ code: 'swept', seat: 0 })
    expect(told(state, 0, 'take R9 B9').map(({ code }) => code)).toEqual(['captured'])
  })

  test('S7-Q12 of several sums the player chooses, at least one', () => {
    const state = buildDeal({ table: 'R1 Y2 G3', hands: ['B3 B14'] })
    expect(legalWith(state, 'B3')).toEqual(['take B3 G3', 'take B3 R1 Y2', 'take B3 R1 Y2 G3'])
    expect(codeOf(state, 0, 'take B3')).toBe('nothing-named')
  })

  test('S7-X40 3, 5, 7 and a 15: must take 3+5+7 (svupper)', () => {
    const state = buildDeal({ table: 'R3 Y5 G7', hands: ['B15 R2'] })
    expect(legalWith(state, 'B15')).toEqual(['take B15 R3 Y5 G7'])
    expect(told(state, 0, 'take B15 R3 Y5 G7').at(-1)).toEqual({ code: 'swept', seat: 0 })
  })

  test('S7-Q11 a pile is one unit in sums, also one that was built from a sum', () => {
    const state = buildDeal({ table: 'Y5+G6=11@1 R3', hands: ['B14 Y14 B6'] })
    expect(legalWith(state, 'B14')).toContain('take B14 R3 Y5')
    expect(codeOf(state, 0, 'take B6 Y5')).toBe('no-sum')
  })
})

describe('S7-12 lay', () => {
  test('S7-12 only if no group of units on the table sums to the card', () => {
    const state = buildDeal({ table: 'R4 Y5', hands: ['B9 B8 R9'] })
    expect(objectionTo(state, 0, 'lay B9')).toEqual({ code: 'must-take', value: 9, groups: [['R4', 'Y5']] })
    expect(codeOf(state, 0, 'lay B8')).toBe('ok')
  })

  test('S7-12 another card in hand that could capture does not matter', () => {
    expect(codeOf(buildDeal({ table: 'R4', hands: ['Y4 B8'] }), 0, 'lay B8')).toBe('ok')
  })

  test('S7-E5 pile 11 and loose 3: a 14 may not be laid, it must take both', () => {
    const state = buildDeal({ table: 'Y5+G6=11@1 R3', hands: ['B14 R2'] })
    expect(legalWith(state, 'B14')).toEqual(['take B14 R3 Y5'])
    expect(codeOf(state, 0, 'lay B14')).toBe('must-take')
  })

  test('S7-D11 a card that sums to something may not be laid; capturing and building with it are both open', () => {
    const state = buildDeal({ table: 'R4 Y5', hands: ['B9 R13'] })
    expect(legalWith(state, 'B9')).toEqual(['build B9 13 R4', 'take B9 R4 Y5'])
  })

  test('S7-D11, S7-Q15 closed piles count as units in this test, and in captures', () => {
    const state = buildDeal({ table: 'R12+Y12=12@1 R3', hands: ['B15 R2'] })
    expect(codeOf(state, 0, 'lay B15')).toBe('must-take')
    expect(legalWith(state, 'B15')).toEqual(['take B15 R12 R3'])
  })
})

describe('S7-13 build', () => {
  test('S7-X31 4 on the table, 5, 9, 2 in hand: the 5 builds a single 9-pile, and the builder is bound', () => {
    const done = playOut(buildDeal({ table: 'R4', hands: ['Y5 Y9 Y2'] }), '0 build Y5 9 R4')
    expect(tableOf(done)).toBe('R4+Y5=9@0')
    expect(sjufingre.view(done, 3).play).toMatchObject({
      units: [{ name: 'R4', cards: ['R4', 'Y5'], value: 9, owner: 0, doubled: false }],
      bound: [['R4'], [], [], []],
    })
  })

  test('S7-13 a card of the value must remain in hand', () => {
    expect(objectionTo(buildDeal({ table: 'R4', hands: ['Y5 Y2'] }), 0, 'build Y5 9 R4')).toEqual({
      code: 'keep-card',
      value: 9,
    })
  })

  test('S7-E6 12 on 12 is a build only with another 12 in hand', () => {
    expect(codeOf(buildDeal({ table: 'R12', hands: ['Y12 Y2'] }), 0, 'build Y12 12 R12')).toBe('keep-card')
    expect(codeOf(buildDeal({ table: 'R12', hands: ['Y12 G12'] }), 0, 'build Y12 12 R12')).toBe('ok')
  })

  test('S7-X28 a 12 with another 12 in hand may capture or build a doubled 12-pile', () => {
    const state = buildDeal({ table: 'R12', hands: ['Y12 G12'] })
    expect(legalWith(state, 'Y12')).toEqual(['build Y12 12 R12', 'take Y12 R12'])
    expect(told(state, 0, 'build Y12 12 R12')).toEqual([
      { code: 'built', seat: 0, card: 'Y12', value: 12, units: ['R12'], pile: 'R12', doubled: true },
    ])
  })

  test('S7-X42 1, 6 and 8, 15 in hand: 8 + 6 + 1 = 15 may be built, and the 8 may be laid', () => {
    const state = buildDeal({ table: 'R1 Y6', hands: ['B8 B15'] })
    expect(legalWith(state, 'B8')).toEqual(['build B8 15 R1 Y6', 'lay B8'])
  })

  test('S7-13 further groups may be swept into the same pile', () => {
    const state = buildDeal({ table: 'R4 Y9 G2 B7', hands: ['Y5 G9'] })
    expect(legalWith(state, 'Y5')).toEqual(
      expect.arrayContaining(['build Y5 9 R4', 'build Y5 9 R4 Y9', 'build Y5 9 R4 Y9 G2 B7']),
    )
    expect(tableOf(playOut(state, '0 build Y5 9 R4 Y9 G2 B7'))).toBe('R4+Y9+G2+B7+Y5=9@0')
  })

  test('S7-X33 9-pile of P1, P2 plays 3: a 12-pile, P2 bound, P1 free', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0', turn: 1, hands: ['R9 R2', 'R3 R12', 'B1'] })
    const done = playOut(state, '1 build R3 12 Y4')
    expect(tableOf(done)).toBe('Y4+Y5+R3=12@1')
    expect(sjufingre.view(done, 2).play).toMatchObject({ bound: [[], ['Y4'], [], []] })
    expect(codeOf(playOut(done, '2 lay B1, 3 lay B7'), 0, 'lay R2')).toBe('ok')
  })

  test('S7-X34 a doubled 12-pile of P1: P2 may not raise it to 15, but with 3 loose a 15 must take pile and 3', () => {
    const closed = buildDeal({ table: 'R12+Y12=12@1', hands: ['R3 R15'] })
    expect(objectionTo(closed, 0, 'build R3 15 R12')).toEqual({
      code: 'closed',
      pile: { name: 'R12', value: 12 },
      owner: 1,
    })
    const loose = buildDeal({ table: 'R12+Y12=12@1 Y3', hands: ['R15 R2'] })
    expect(legalWith(loose, 'R15')).toEqual(['take R15 R12 Y3'])
  })

  test('S7-Q16 a doubled pile is closed to others, whatever the value, and still capturable', () => {
    const state = buildDeal({ table: 'R6+Y6=6@1', hands: ['G6 B6 B7 B13'] })
    expect(codeOf(state, 0, 'build G6 6 R6')).toBe('closed')
    expect(codeOf(state, 0, 'build B7 13 R6')).toBe('closed')
    expect(codeOf(state, 0, 'take G6 R6')).toBe('ok')
  })

  test('S7-13 a doubled pile is never raised, not even by its owner; only he adds further groups', () => {
    const state = buildDeal({ table: 'R6+Y6=6@0 R2 Y4', hands: ['G6 B6 B7 B13'] })
    expect(codeOf(state, 0, 'build B7 13 R6')).toBe('closed')
    expect(codeOf(state, 0, 'build G6 6 R6')).toBe('ok')
    expect(codeOf(state, 0, 'build G6 6 R6 R2 Y4')).toBe('ok')
  })

  test('S7-X36 own doubled 12-pile and the last two 12s: a third group may be added (the fourth is kept), or it is captured', () => {
    const state = buildDeal({ table: 'R12+Y12=12@0', hands: ['G12 B12'] })
    expect(legalWith(state, 'G12')).toEqual(['build G12 12 R12', 'take G12 R12'])
    expect(tableOf(playOut(state, '0 build G12 12 R12'))).toBe('R12+Y12+G12=12@0')
  })

  test('S7-Q17 one may raise one’s own single pile if a card of the new value stays in hand', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0', hands: ['R9 R2 R3 R11'] })
    expect(codeOf(state, 0, 'build R2 11 Y4')).toBe('ok')
    expect(codeOf(state, 0, 'build R3 12 Y4')).toBe('keep-card')
  })

  test('S7-Q25, S7-D7 another loose card or pile of the value need not be merged, and may be', () => {
    const state = buildDeal({ table: 'R4 Y9 G4+B5=9@1', hands: ['Y5 G9'] })
    for (const units of ['R4', 'R4 Y9', 'R4 G4', 'R4 Y9 G4']) expect(codeOf(state, 0, `build Y5 9 ${units}`)).toBe('ok')
    expect(tableOf(playOut(state, '0 build Y5 9 R4'))).toBe('R4+Y5=9@0 Y9 G4+B5=9@1')
  })
})

describe('S7-D6 which units may go into a build', () => {
  test.each`
    table                    | hand        | build                     | done                     | why
    ${'Y4+Y5=9@1'}           | ${'R9 G9'}  | ${'build R9 9 Y4'}        | ${'Y4+Y5+R9=9@0'}        | ${'a single pile stands alone as a group: the new pile is doubled'}
    ${'Y4+Y5=9@1'}           | ${'R3 G12'} | ${'build R3 12 Y4'}       | ${'Y4+Y5+R3=12@0'}       | ${'a single pile is raised in the group of the card'}
    ${'Y4+Y5=9@1 R4 B3'}     | ${'R8 G12'} | ${'build R8 12 R4 Y4 B3'} | ${'Y4+Y5+R4+B3+R8=12@0'} | ${'a single pile is raised in a further group'}
    ${'Y1+Y5=6@1 B2+R3=5@2'} | ${'R4 G15'} | ${'build R4 15 Y1 B2'}    | ${'Y1+Y5+B2+R3+R4=15@0'} | ${'two single piles are added up in one group: still single'}
    ${'R4'}                  | ${'G4 B4'}  | ${'build G4 4 R4'}        | ${'R4+G4=4@0'}           | ${'the card is a group by itself'}
    ${'R9+Y9=9@0 R4 Y5'}     | ${'G9 B9'}  | ${'build G9 9 R9 R4 Y5'}  | ${'R9+Y9+R4+Y5+G9=9@0'}  | ${'an own doubled pile takes part with its value'}
  `('S7-D6 $why', ({ table, hand, build, done }) => {
    const state = buildDeal({ table, hands: [hand] })
    expect(legal(state, 0)).toContain(build)
    expect(tableOf(playOut(state, `0 ${build}`))).toBe(done)
  })

  test.each`
    table             | hand        | build                  | code               | why
    ${'R9+Y9=9@1 R4'} | ${'Y5 G9'}  | ${'build Y5 9 R9 R4'}  | ${'closed'}        | ${'a doubled pile of somebody else'}
    ${'R4+Y4=4@0 R5'} | ${'B4 G9'}  | ${'build B4 9 R4 R5'}  | ${'closed'}        | ${'an own doubled pile of another value'}
    ${'R4 Y3'}        | ${'Y5 G9'}  | ${'build Y5 9 R4 Y3'}  | ${'no-sum'}        | ${'a unit that fits in no group'}
    ${'R4 Y3 G2'}     | ${'Y9 G9'}  | ${'build Y9 9 R4 Y3'}  | ${'no-sum'}        | ${'a group that is short'}
    ${'R13 Y5'}       | ${'G9 B9'}  | ${'build G9 9 R13 Y5'} | ${'no-sum'}        | ${'27 is three nines, but no groups of nine'}
    ${'R4'}           | ${'Y9 G9'}  | ${'build Y9 9'}        | ${'nothing-named'} | ${'no unit at all'}
    ${'R4'}           | ${'Y9 G13'} | ${'build Y9 4 R4'}     | ${'no-sum'}        | ${'a value below the card'}
  `('S7-D6 $why: $code', ({ table, hand, build, code }) => {
    expect(codeOf(buildDeal({ table, hands: [hand] }), 0, build)).toBe(code)
  })

  test('S7-D6 the builder owns the whole; all earlier owners are free', () => {
    const state = buildDeal({ table: 'Y1+Y5=6@1 B2+R3=5@2', hands: ['R4 G15'] })
    expect(sjufingre.view(playOut(state, '0 build R4 15 Y1 B2'), 1).play).toMatchObject({ bound: [['Y1'], [], [], []] })
  })

  test.each`
    table          | hand        | build                     | doubled
    ${'R4'}        | ${'Y5 G9'}  | ${'build Y5 9 R4'}        | ${false}
    ${'R4 Y9'}     | ${'Y5 G9'}  | ${'build Y5 9 R4 Y9'}     | ${true}
    ${'R9'}        | ${'Y9 G9'}  | ${'build Y9 9 R9'}        | ${true}
    ${'Y4+Y5=9@1'} | ${'R3 G12'} | ${'build R3 12 Y4'}       | ${false}
    ${'R9+Y9=9@0'} | ${'G9 B9'}  | ${'build G9 9 R9'}        | ${true}
    ${'R4 Y5'}     | ${'R9 G9'}  | ${'build R9 9 R4 Y5'}     | ${true}
    ${'R2 Y3 G4'}  | ${'Y5 G14'} | ${'build Y5 14 R2 Y3 G4'} | ${false}
    ${'R4 G6 B3'}  | ${'Y5 G9'}  | ${'build Y5 9 R4 G6 B3'}  | ${true}
  `('S7-D6b on $table $build: doubled $doubled', ({ table, hand, build, doubled }) => {
    const events = told(buildDeal({ table, hands: [hand] }), 0, build)
    expect(events[0]).toMatchObject({ code: 'built', doubled })
  })
})
