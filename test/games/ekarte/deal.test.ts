import { describe, expect, test } from 'vitest'
import { beats } from '../../../src/cards/trick.ts'
import { type Moment, replay } from '../../../src/core/replay.ts'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { PACK, rankingWith } from '../../../src/games/ekarte/pack.ts'
import {
  at,
  cards,
  clockOut,
  code,
  dealerMakes,
  elderMakes,
  LOSER,
  lastDeal,
  legalOf,
  MAKES,
  playOut,
  refusal,
  stacked,
  table,
  told,
} from './support.ts'

const PLAIN = { elder: MAKES[3], dealer: LOSER, turnUp: 'S7' } as const
const KING = { elder: 'HQ HJ HA C7 D7', dealer: 'SQ SJ CK DK DQ', turnUp: 'SK' } as const

describe('the deal', () => {
  test('EK-1 two players, 32 cards, and the deal passes at every deal', () => {
    expect(ekarte.seatCounts(table({}).state.options)).toEqual([2])
    expect(PACK).toHaveLength(32)
    const first = table({}, PLAIN, PLAIN, PLAIN)
    const second = clockOut(playOut(first, 'N stand'))
    const third = clockOut(playOut(second, 'N stand'))
    expect([first, second, third].map(({ state }) => state.dealer)).toEqual([1, 0, 1])
  })

  test('EK-D2 seat 1 deals the first deal, from one shuffle', () => {
    let shuffles = 0
    const { state } = ekarte.setup(table({}).state.options, 2, {
      shuffle: (pack) => {
        shuffles += 1
        return pack
      },
    })
    expect(state.dealer).toBe(1)
    expect(ekarte.waitingFor(state)).toEqual([0])
    expect(shuffles).toBe(1)
  })

  test('EK-2 the ranks are K Q J A T 9 8 7 in every suit, and a trump beats all', () => {
    const hearts = cards('HK HQ HJ HA HT H9 H8 H7')
    for (const [index, card] of hearts.entries()) {
      for (const lower of hearts.slice(index + 1)) {
        expect([card, lower, beats(card, lower, rankingWith('S7'))]).toEqual([card, lower, true])
        expect([lower, card, beats(lower, card, rankingWith('S7'))]).toEqual([lower, card, false])
      }
    }
    expect(beats('S7', 'HK', rankingWith('S8'))).toBe(true)
    expect(beats('D7', 'HK', rankingWith('S8'))).toBe(false)
  })

  test('EK-D1 the unshuffled pack is in the order of EK-2, its turn-up is HJ, and hands lie in that order', () => {
    expect(PACK.join(' ')).toBe(
      'SK SQ SJ SA ST S9 S8 S7 HK HQ HJ HA HT H9 H8 H7 DK DQ DJ DA DT D9 D8 D7 CK CQ CJ CA CT C9 C8 C7',
    )
    const { state } = table({})
    expect(state.turnUp).toBe('HJ')
    expect(state.hands).toEqual([cards('SK SQ SJ S8 S7'), cards('SA ST S9 HK HQ')])
    expect(table({}, { elder: 'C7 DA S7 DT HT', dealer: LOSER, turnUp: 'S8' }).state.hands[0]).toEqual(
      cards('S7 HT DA DT C7'),
    )
  })

  test('EK-3 five cards each, three to the non-dealer first; the eleventh is turned up; 21 are left', () => {
    const { state } = table({})
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5])
    expect(state.hands[0]).toEqual([...PACK.slice(0, 3), ...PACK.slice(6, 8)])
    expect(state.hands[1]).toEqual([...PACK.slice(3, 6), ...PACK.slice(8, 10)])
    expect(state.stock).toEqual(PACK.slice(11))
    expect(state.stock).toHaveLength(21)
  })

  test('EK-3 the packets 2+3 give two to each and then three', () => {
    const { state } = clockOut(playOut(table({}, PLAIN), '0 packets 2+3, N stand'))
    expect(state.dealer).toBe(0)
    expect(state.hands[1]).toEqual([...PACK.slice(0, 2), ...PACK.slice(4, 7)])
    expect(state.hands[0]).toEqual([...PACK.slice(2, 4), ...PACK.slice(7, 10)])
  })

  test('EK-Q15 the turn-up is the eleventh card of the pack, the first of the rest', () => {
    const pack = stacked(PLAIN)
    const { state } = table({}, PLAIN)
    expect(state.turnUp).toBe(pack[10])
    expect(state.stock[0]).toBe(pack[11])
  })

  test('EK-4 a turned king is marked by the dealer at once', () => {
    const now = table({}, KING)
    expect(now.state.marks).toEqual([0, 1])
    expect(now.events).toEqual([
      { code: 'dealt', deal: 1, game: 1, dealer: 1, packets: '3+2', turnUp: 'SK' },
      { code: 'king-turned', seat: 1, card: 'SK' },
    ])
    expect(now.state.phase).toBe('proposal')
  })

  test('EK-4, EK-X1 a dealer on 4 who turns a king wins before any exchange', () => {
    // Seat 0 makes the point of the first deal and stands on 4; then it deals and turns a king.
    const now = clockOut(playOut(at(table({ games: 1 }, elderMakes(3), KING), [3, 2]), 'N stand'))
    expect(now.state.marks).toEqual([5, 2])
    expect(now.state.phase).toBe('over')
    expect(told(now).slice(-6)).toEqual(['deal-scored', 'dealt', 'king-turned', 'deal-scored', 'game-won', 'match-won'])
    expect(lastDeal(now)).toEqual({ points: [1, 0], lines: [['king-turned'], []], tricks: 0, ending: 'king-turned' })
  })

  test('EK-D4 a deal cut short counts: inside a game the other seat deals next', () => {
    const now = playOut(table({}), 'N concede')
    expect(now.state).toMatchObject({ deal: 2, game: 1, dealer: 0 })
  })

  test.each([
    ['loser', 'elderMakes', 1],
    ['loser', 'dealerMakes', 0],
    ['alternate', 'elderMakes', 0],
    ['alternate', 'dealerMakes', 0],
  ] as const)('EK-D4, EK-Q14 with nextGameDealer %s after %s seat %d deals the next game', (rule, who, dealer) => {
    const deal = who === 'elderMakes' ? elderMakes(5) : dealerMakes(5)
    const now = clockOut(playOut(at(table({ nextGameDealer: rule }, deal), [4, 4]), 'N stand'))
    expect(now.state).toMatchObject({ game: 2, deal: 2, dealer })
  })

  test('EK-D3 shuffle lines are used in order wherever they stand; the superfluous and empty lines do nothing', () => {
    const shuffles = [PLAIN, dealerMakes(3), elderMakes(4)].map((deal) => JSON.stringify({ shuffle: stacked(deal) }))
    const header = '{"kortlank":1,"game":"ekarte","seats":["Ada","Bo"],"colour":"green"}'
    const actions = ['{"seat":0,"action":"concede","mood":"low"}', '{"seat":1,"action":"stand"}']
    const end = (...lines: readonly string[]): Moment => {
      const run = replay(lines.join('\n'), () => ekarte)
      for (;;) {
        const { done, value } = run.next()
        if (done === true && value.ok) return value.value
        if (done === true) throw new Error('the record cannot be played')
      }
    }
    const [first = '', second = '', third = ''] = shuffles
    const [concede = '', stand = ''] = actions
    const behind = end(header, first, concede, second, stand).state
    expect(end(header, concede, '', stand, first, second, third).state).toEqual(behind)
    expect(behind).toMatchObject({ deal: 2, turnUp: 'S7', hands: [cards(MAKES[3]), cards(LOSER)] })
  })
})

describe('packets', () => {
  test('EK-Q9, EK-D17 only the elder of the first deal of a game may choose, both values, as often as he likes', () => {
    const now = table({}, PLAIN, PLAIN)
    expect(legalOf(now, 'N', 'packets')).toEqual(['packets 3+2', 'packets 2+3'])
    expect(refusal(now, 'D packets 2+3')).toEqual({ code: 'packets-fixed', packets: '3+2' })
    const chosen = playOut(now, 'N packets 2+3, N packets 3+2, N packets 2+3, N packets 2+3')
    expect(chosen.state.packets).toEqual(['2+3', '3+2'])
    expect(ekarte.waitingFor(chosen.state)).toEqual([0])
    expect(chosen.events.at(-1)).toEqual({ code: 'packets-chosen', seat: 0, packets: '2+3' })

    const second = clockOut(playOut(chosen, 'N stand'))
    expect(code(second, 'N packets 3+2')).toBe('packets-fixed')
    expect(code(second, 'D packets 3+2')).toBe('packets-fixed')
    const third = clockOut(playOut(second, 'N stand'))
    expect(code(third, 'N packets 3+2')).toBe('packets-fixed')
    expect(code(third, 'D packets 3+2')).toBe('packets-fixed')
  })

  test('EK-D17 he may choose during the whole deal, out of turn too', () => {
    const now = playOut(table({}, PLAIN), 'N stand, N play C7')
    expect(ekarte.waitingFor(now.state)).toEqual([1])
    expect(code(now, 'N packets 2+3')).toBeUndefined()
  })

  test('EK-D17 a new game opens the choice again; what was chosen stays till then', () => {
    const first = playOut(at(table({}, dealerMakes(5), PLAIN), [0, 4]), 'N packets 2+3, N stand')
    const next = clockOut(first)
    expect(next.state).toMatchObject({ game: 2, dealer: 0, packets: ['2+3', '3+2'] })
    expect(code(next, 'D packets 3+2')).toBe('packets-fixed')
    expect(legalOf(next, 'N', 'packets')).toEqual(['packets 3+2', 'packets 2+3'])
    expect(next.events.find((event) => event.code === 'dealt' && event.deal === 2)).toMatchObject({ packets: '2+3' })
  })
})
