import { describe, expect, test } from 'vitest'
import { PACK } from '../../../src/games/sjufingre/cards.ts'
import { giftSize, giversTo, receiversOf } from '../../../src/games/sjufingre/exchange.ts'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import { seeded } from '../../support/chance.ts'
import { codeOf, exchanged, legal, newMatch, pickAtRandom, playOut, playUntil, rules, told } from './support.ts'

const exchange = (programme: string, deal: number, seats: number) => ({ options: rules({ programme }), deal, seats })

/** The first state of a deal. */
const dealt = (programme: string, deal: number, seats: number) =>
  playUntil(newMatch({ programme }, seats), (state) => state.deal === deal, seeded(deal), pickAtRandom(seats))

describe('who gives how much to whom', () => {
  test.each`
    seats | deal | count | receivers                         | why
    ${3}  | ${1} | ${2}  | ${[[1], [2], [0]]}                | ${'to the left neighbour'}
    ${3}  | ${2} | ${2}  | ${[[2], [0], [1]]}                | ${'two places to the left'}
    ${4}  | ${1} | ${2}  | ${[[1], [2], [3], [0]]}           | ${'to the left neighbour'}
    ${4}  | ${2} | ${2}  | ${[[2], [3], [0], [1]]}           | ${'opposite'}
    ${4}  | ${3} | ${2}  | ${[[3], [0], [1], [2]]}           | ${'to the right neighbour'}
    ${5}  | ${3} | ${1}  | ${[[3], [4], [0], [1], [2]]}      | ${'three places to the left'}
    ${6}  | ${3} | ${1}  | ${[[3], [4], [5], [0], [1], [2]]} | ${'opposite'}
  `('S7-4 $seats players, trick deal $deal: $count cards $why', ({ seats, deal, count, receivers }) => {
    const it = exchange('TTT', deal, seats)
    expect(giftSize(it)).toBe(count)
    expect(receivers.map((_: unknown, seat: number) => receiversOf(it, seat))).toEqual(receivers)
  })

  test('S7-Q10 the exchange is a rotation: whoever gives to the left gets from the right', () => {
    const done = playOut(newMatch({ programme: 'T' }, 3), '0 give 1 R15 R12, 1 give 2 R14 R11, 2 give 0 R13 R10')
    expect(done.hands.map((hand) => hand.slice(0, 2))).toEqual([
      ['R13', 'R10'],
      ['R15', 'R12'],
      ['R14', 'R11'],
    ])
    expect(giversTo(exchange('T', 1, 3), 0)).toEqual([2])
    expect(receiversOf(exchange('T', 1, 3), 0)).toEqual([1])
  })

  test('S7-X50 five players, T2: seat 0 gives 1 card to seat 2, gets 1 from seat 3', () => {
    const it = exchange('TTT', 2, 5)
    expect([giftSize(it), receiversOf(it, 0), giversTo(it, 0)]).toEqual([1, [2], [3]])
    expect(legal(dealt('TT', 2, 5), 0)).toHaveLength(12)
    expect(legal(dealt('TT', 2, 5), 0).every((text) => /^give 2 \w+$/.test(text))).toBe(true)
  })

  test.each`
    seats | count | cards | hand
    ${3}  | ${2}  | ${4}  | ${20}
    ${4}  | ${1}  | ${3}  | ${15}
    ${5}  | ${1}  | ${4}  | ${12}
    ${6}  | ${1}  | ${5}  | ${10}
  `(
    'S7-5 $seats players, build and solitaire deals: $count to each opponent, $cards in all',
    ({ seats, count, cards, hand }) => {
      for (const programme of ['B', 'S']) {
        const it = exchange(programme, 1, seats)
        expect(giftSize(it)).toBe(count)
        expect(giftSize(it) * receiversOf(it, 0).length).toBe(cards)
        expect(giversTo(it, 0)).toHaveLength(seats - 1)
        const done = exchanged(newMatch({ programme }, seats))
        expect(done.hands.map((held) => held.length)).toEqual(Array(seats).fill(hand))
      }
    },
  )

  test('S7-X53 build deal, six players: 5 cards given, 5 received, the hand stays 10', () => {
    const given = playOut(
      newMatch({ programme: 'B' }, 6),
      '0 give 1 R15, 0 give 2 R9, 0 give 3 R3, 0 give 4 Y12, 0 give 5 Y6',
    )
    expect(given.hands[0]).toHaveLength(5)
    expect(exchanged(given).hands[0]).toHaveLength(10)
    expect(sjufingre.view(exchanged(given), 0).received.map(({ cards }) => cards.length)).toEqual([1, 1, 1, 1, 1])
  })

  test('S7-E7 three players, third trick deal: no exchange', () => {
    const state = dealt('TTT', 3, 3)
    expect([state.phase, sjufingre.waitingFor(state)]).toEqual(['trick', [2]])
    expect(sjufingre.view(state, 0).received).toEqual([])
  })

  test('S7-D17b without an exchange play starts at once and nobody is asked', () => {
    const last = playUntil(dealt('TTT', 2, 3), (state) => state.hands.flat().length === 1, seeded(1), pickAtRandom(1))
    const [seat = -1] = sjufingre.waitingFor(last)
    const codes = told(last, seat, legal(last, seat)[0] ?? '').map(({ code }) => code)
    expect(codes).toEqual(['played', 'trick-taken', 'deal-scored', 'dealt'])
    expect(legal(dealt('TTT', 3, 3), 2).every((text) => text.startsWith('play '))).toBe(true)
  })

  test('S7-D14a in teams everybody else receives, the partner included; trick deals are unchanged', () => {
    const teams = (programme: string, deal: number) => ({
      ...exchange(programme, deal, 4),
      options: rules({ programme, teams: true }),
    })
    for (const programme of ['B', 'S']) expect(receiversOf(teams(programme, 1), 1)).toEqual([2, 3, 0])
    expect(receiversOf(teams('TT', 2), 1)).toEqual([3])
  })
})

describe('S7-D2 giving', () => {
  const start = () => newMatch({ programme: 'B' }, 3)

  test('S7-D2 the receivers come in a fixed order, clockwise from the left; legal lists only the next', () => {
    expect(legal(start(), 1)).toHaveLength((20 * 19) / 2)
    expect(legal(start(), 1).every((text) => text.startsWith('give 2 '))).toBe(true)
    expect(codeOf(start(), 1, 'give 0 R14 R11')).toBe('wrong-receiver')
    expect(legal(playOut(start(), '1 give 2 R14 R11'), 1).every((text) => text.startsWith('give 0 '))).toBe(true)
  })

  test('S7-D2 a given card has left the hand and is not taken back; whoever has given to all is waited for no more', () => {
    const once = playOut(start(), '1 give 2 R14 R11')
    expect(once.hands[1]).not.toContain('R14')
    expect(codeOf(once, 1, 'give 0 R14 R8')).toBe('not-in-hand')
    const twice = playOut(once, '1 give 0 R8 R5')
    expect(sjufingre.waitingFor(once)).toEqual([0, 1, 2])
    expect(sjufingre.waitingFor(twice)).toEqual([0, 2])
    expect(codeOf(twice, 1, 'give 2 R2 Y14')).toBe('not-waited-for')
  })

  test('S7-D2 seats give in any interleaving; nothing changes hands until all have given', () => {
    const moves = [
      '0 give 1 R15 R12',
      '0 give 2 R9 R6',
      '1 give 2 R14 R11',
      '1 give 0 R8 R5',
      '2 give 0 R13 R10',
      '2 give 1 R7 R4',
    ]
    const [first = '', second = '', ...rest] = moves
    const one = playOut(start(), moves.join(','))
    expect(playOut(start(), [...rest, first, second].join(','))).toEqual(one)
    expect(playOut(start(), [moves[2], moves[4], moves[0], moves[5], moves[1], moves[3]].join(','))).toEqual(one)
    const before = playOut(start(), moves.slice(0, 5).join(','))
    expect(before.hands[0]).not.toContain('R8')
    expect(one.hands[0]).toEqual(expect.arrayContaining(['R8', 'R5', 'R13', 'R10']))
    expect(one.hands[0]).not.toContain('R15')
    expect(one.hands.flat().toSorted()).toEqual(PACK.toSorted())
  })

  test('S7-4 any cards may be given: every pair of the hand is offered', () => {
    const texts = legal(newMatch({ programme: 'T' }, 4), 0)
    expect(texts).toHaveLength((15 * 14) / 2)
    expect(texts).toContain('give 1 R15 B4')
  })

  test('S7-D2 the table sees who has given to whom, and no card', () => {
    expect(told(start(), 1, 'give 2 R14 R11')).toEqual([{ code: 'gave', seat: 1, receiver: 2, count: 2 }])
  })

  test('S7-5 what came from whom is seen by its receiver only, as long as it is held', () => {
    const one = playOut(
      start(),
      '0 give 1 R15 R12, 0 give 2 R9 R6, 1 give 2 R14 R11, 1 give 0 R8 R5, 2 give 0 R13 R10, 2 give 1 R7 R4',
    )
    expect(sjufingre.view(one, 0).received).toEqual([
      { seat: 1, cards: ['R8', 'R5'] },
      { seat: 2, cards: ['R13', 'R10'] },
    ])
    expect(sjufingre.view(one, 'spectator').received).toEqual([])
    expect(sjufingre.view(playOut(one, '0 lay R8'), 0).received[0]).toEqual({ seat: 1, cards: ['R5'] })
  })
})
