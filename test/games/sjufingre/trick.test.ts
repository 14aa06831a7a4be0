import { describe, expect, test } from 'vitest'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import { winningPlayOf } from '../../../src/games/sjufingre/trick.ts'
import { cards, codeOf, exchanged, legal, newMatch, playOut, told, trickDeal } from './support.ts'

const winner = (trick: string): string => winningPlayOf(cards(trick).map((card, seat) => ({ seat, card }))).card

describe('S7-6 trick play', () => {
  test('S7-6 follow colour if able; otherwise any card', () => {
    const led = trickDeal({ trick: 'R9', turn: 1, hands: ['Y1', 'R4 R2 Y15 G3', 'R3'] })
    expect(legal(led, 1)).toEqual(['play R2', 'play R4'])
    expect(codeOf(led, 1, 'play Y15')).toBe('follow-suit')
    const isVoid = trickDeal({ trick: 'R9', turn: 1, hands: ['Y1', 'Y15 G3 B12'] })
    expect(legal(isVoid, 1)).toEqual(['play B12', 'play G3', 'play Y15'])
  })

  test.each`
    trick               | card
    ${'R9 R4 R15 R2'}   | ${'R15'}
    ${'R9 Y15 G14 B13'} | ${'R9'}
    ${'R9 R10 Y15'}     | ${'R10'}
    ${'B4 B6 R15 Y15'}  | ${'B6'}
    ${'R14 R15 B5 G1'}  | ${'B5'}
    ${'B5 B15 B14 B13'} | ${'B5'}
    ${'B15 B14 B5'}     | ${'B5'}
  `('S7-6, S7-7 of $trick the $card wins', ({ trick, card }) => {
    expect(winner(trick)).toBe(card)
  })

  test('S7-6 the winner of a trick leads to the next', () => {
    const state = trickDeal({ seats: 3, hands: ['R9 R1', 'R12 Y2', 'R4 Y3'] })
    const done = playOut(state, '0 play R9, 1 play R12, 2 play R4')
    expect(sjufingre.waitingFor(done)).toEqual([1])
    expect(told(playOut(state, '0 play R9, 1 play R12'), 2, 'play R4')).toEqual([
      { code: 'played', seat: 2, card: 'R4' },
      { code: 'trick-taken', seat: 1, trick: 1, last: false },
    ])
    expect(sjufingre.view(done, 0).play).toMatchObject({ trick: [], tricks: [0, 1, 0], lastTrick: { seat: 1 } })
  })

  test('S7-6 any card may be led', () => {
    expect(legal(trickDeal({ hands: ['R9 Y3 B5'] }), 0)).toEqual(['play B5', 'play R9', 'play Y3'])
  })
})

describe('S7-7 blue 5', () => {
  test.each`
    id          | trick    | hand       | playable
    ${'S7-X23'} | ${'R9'}  | ${'R4 B5'} | ${'R4'}
    ${'S7-X24'} | ${'R15'} | ${'G9 B5'} | ${'B5 G9'}
    ${'S7-X25'} | ${'B12'} | ${'B5 B9'} | ${'B9'}
    ${'S7-7'}   | ${'B12'} | ${'B5 R9'} | ${'B5'}
  `('$id $trick is led: of $hand only $playable', ({ trick, hand, playable }) => {
    const state = trickDeal({ trick, turn: 1, hands: ['Y1', hand] })
    expect(legal(state, 1)).toEqual(playable.split(' ').map((card: string) => `play ${card}`))
  })

  test('S7-X24 blue 5 wins even over red 15', () => {
    const state = trickDeal({ seats: 3, trick: 'R15 R14', turn: 2, hands: ['Y1', 'Y2', 'G9 B5'] })
    expect(sjufingre.waitingFor(playOut(state, '2 play B5'))).toEqual([2])
  })

  test('S7-7, S7-Q8 with blue led it is forbidden beside another blue card, forced as the only one, and wins', () => {
    const beside = trickDeal({ trick: 'B12', turn: 1, hands: ['Y1', 'B5 B9 R2'] })
    expect(codeOf(beside, 1, 'play B5')).toBe('joker-follow')
    expect(codeOf(beside, 1, 'play R2')).toBe('follow-suit')
    const only = trickDeal({ seats: 3, trick: 'B14 B12', turn: 2, hands: ['Y1', 'Y2', 'B5 R2'] })
    expect(codeOf(only, 2, 'play R2')).toBe('follow-suit')
    expect(sjufingre.waitingFor(playOut(only, '2 play B5'))).toEqual([2])
  })

  test('S7-Q9, S7-X27 it may be led; the others follow blue and it wins', () => {
    const led = playOut(trickDeal({ seats: 3, hands: ['B5 R9', 'B15 R15', 'B14 R3'] }), '0 play B5')
    expect(legal(led, 1)).toEqual(['play B15'])
    expect(codeOf(led, 1, 'play R15')).toBe('follow-suit')
    expect(sjufingre.waitingFor(playOut(led, '1 play B15, 2 play B14'))).toEqual([0])
  })

  test('S7-Q9 the option jokerLead: false forbids to lead it', () => {
    const options = { jokerLead: false }
    const state = trickDeal({ options, hands: ['R9 B5 B2'] })
    expect(codeOf(state, 0, 'play B5')).toBe('joker-lead')
    expect(legal(state, 0)).toEqual(['play B2', 'play R9'])
    const isVoid = trickDeal({ options, trick: 'R9', turn: 1, hands: ['Y1', 'B5 B2'] })
    expect(codeOf(isVoid, 1, 'play B5')).toBe('ok')
  })

  test('S7-D12 it is led as the only card left even so, and wins', () => {
    const state = trickDeal({ seats: 3, options: { jokerLead: false }, hands: ['B5', 'B15', 'B14'] })
    expect(legal(state, 0)).toEqual(['play B5'])
    const events = told(playOut(state, '0 play B5, 1 play B15'), 2, 'play B14')
    expect(events[1]).toEqual({ code: 'trick-taken', seat: 0, trick: 1, last: true })
  })
})

test('S7-6 a whole deal of four has fifteen tricks, and every card is captured', () => {
  let state = exchanged(newMatch({ programme: 'TT' }, 4))
  while (state.hands.flat().length > 1) {
    const [seat = -1] = sjufingre.waitingFor(state)
    state = playOut(state, `${seat} ${legal(state, seat)[0]}`)
  }
  const [seat = -1] = sjufingre.waitingFor(state)
  expect(state.phase === 'trick' && state.taken).toHaveLength(14)
  const next = playOut(state, `${seat} ${legal(state, seat)[0]}`)
  expect(next.finished).toMatchObject({ deal: 1, kind: 'trick' })
  expect(next.finished?.kind === 'trick' && next.finished.tally.tricks.reduce((sum, count) => sum + count)).toBe(15)
})
