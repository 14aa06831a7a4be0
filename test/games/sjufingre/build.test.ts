import { describe, expect, test } from 'vitest'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import { buildDeal, codeOf, legal, legalWith, objectionTo, playOut, step, tableOf, told } from './support.ts'

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
    table          | hand        | build                 | doubled
    ${'R4'}        | ${'Y5 G9'}  | ${'build Y5 9 R4'}    | ${false}
    ${'R4 Y9'}     | ${'Y5 G9'}  | ${'build Y5 9 R4 Y9'} | ${true}
    ${'R9'}        | ${'Y9 G9'}  | ${'build Y9 9 R9'}    | ${true}
    ${'Y4+Y5=9@1'} | ${'R3 G12'} | ${'build R3 12 Y4'}   | ${false}
    ${'R9+Y9=9@0'} | ${'G9 B9'}  | ${'build G9 9 R9'}    | ${true}
  `('S7-D6b on $table $build: doubled $doubled', ({ table, hand, build, doubled }) => {
    const events = told(buildDeal({ table, hands: [hand] }), 0, build)
    expect(events[0]).toMatchObject({ code: 'built', doubled })
  })
})

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
