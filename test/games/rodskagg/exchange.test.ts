import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../src/core/options.ts'
import { faultText, replay } from '../../../src/core/replay.ts'
import { findGame } from '../../../src/games/index.ts'
import { PACK } from '../../../src/games/rodskagg/action.ts'
import { isLow } from '../../../src/games/rodskagg/facts.ts'
import { OPTIONS } from '../../../src/games/rodskagg/options.ts'
import {
  at,
  cards,
  code,
  hand,
  house,
  legal,
  packOf,
  piles,
  playOut,
  table,
  told,
  trickPack,
  waitingFor,
} from './support.ts'

const LOW = 'S2 S3 S4 S5 S6 S7'
const LOW_TOO = 'D2 D3 D4 D5 D6 D7'
const HIGH = 'CA CK CQ CJ CT C9'
const HIGH_TOO = 'HA HK HQ HJ HT H9'
const discards = (texts: readonly string[]) => texts.filter((text) => text.startsWith('discard'))

describe('RO-3 which hands are low', () => {
  test.each`
    id         | cards                  | aceBlocks | aceIsLow
    ${'RO-3'}  | ${'ST H9 D8 C7 S6 H2'} | ${true}   | ${true}
    ${'RO-3'}  | ${'SJ H9 D8 C7 S6 H2'} | ${false}  | ${false}
    ${'RO-3'}  | ${'SQ H9 D8 C7 S6 H2'} | ${false}  | ${false}
    ${'RO-3'}  | ${'SK H9 D8 C7 S6 H2'} | ${false}  | ${false}
    ${'RO-Q2'} | ${'SA H9 D8 C7 S6 H2'} | ${false}  | ${true}
  `('$id $cards: with aceBlocks $aceBlocks, with aceIsLow $aceIsLow', (row) => {
    expect(isLow(cards(row.cards), house({ lowHandTest: 'aceBlocks' }))).toBe(row.aceBlocks)
    expect(isLow(cards(row.cards), house({ lowHandTest: 'aceIsLow' }))).toBe(row.aceIsLow)
  })

  test('RO-3 a low hand is dealt with probability 1 947 792 / 20 358 520', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    const low = PACK.filter((card) => isLow([card], house())).length
    expect([choose(low, 6), choose(52, 6)]).toEqual([1_947_792, 20_358_520])
  })
})

describe('RO-3 draw', () => {
  const start = table({}, 3, packOf([LOW, HIGH, LOW_TOO], 'H2 H3 HK'))

  test('RO-3 one card at a time, stop after any, and as many go as were drawn', () => {
    expect(legal(start, 0)).toEqual(['draw', 'bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5', 'bid redbeard'])
    const one = playOut(start, 'A draw')
    expect(legal(one, 0)).toEqual([
      'draw',
      ...['S7', 'S6', 'S5', 'S4', 'S3', 'S2', 'H2'].map((card) => `discard ${card}`),
    ])
    const two = playOut(one, 'A draw')
    expect(discards(legal(two, 0)).length).toBe(28)
    const done = playOut(two, 'A discard S2 H2')
    expect(hand(done, 0)).toBe('S3 S4 S5 S6 S7 H3')
    expect(done.state.deal.discards).toEqual(['S2', 'H2'])
  })

  test('RO-3 drawing ends with the first card above ten', () => {
    const three = playOut(start, 'A draw, A draw, A draw')
    expect(code(three, 'A draw')).toBe('drawing-over')
    expect(legal(three, 0).length).toBe(84)
    expect(new Set(legal(three, 0).map((text) => text.split(' ')[0]))).toEqual(new Set(['discard']))
  })

  test('RO-3 the cards drawn may be among those that go', () => {
    expect(hand(playOut(start, 'A draw, A discard H2'), 0)).toBe(LOW)
  })

  test('RO-3 a hand with a high card has no exchange', () => {
    const next = playOut(start, 'A bid 0')
    expect(code(next, 'B draw')).toBe('hand-not-low')
    expect(legal(next, 1)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5', 'bid redbeard'])
  })

  test('RO-D1 with withBid there is no circle: the seat on turn exchanges and then bids, and has no keep', () => {
    const done = playOut(start, 'A draw, A discard S2')
    expect(waitingFor(done)).toEqual([0])
    expect(legal(done, 0)).toContain('bid 0')
    expect(code(start, 'A keep')).toBe('not-now')
    expect(waitingFor(playOut(done, 'A bid 0'))).toEqual([1])
  })

  test('RO-D2 with aceIsLow an ace does not end the drawing', () => {
    const pack = packOf([LOW, HIGH_TOO, LOW_TOO], 'CA CK')
    const low = playOut(table({ lowHandTest: 'aceIsLow' }, 3, pack), 'A draw')
    expect(code(low, 'A draw')).toBe('ok')
    expect(code(playOut(low, 'A draw'), 'A draw')).toBe('drawing-over')
    expect(code(playOut(table({}, 3, pack), 'A draw'), 'A draw')).toBe('drawing-over')
  })

  test('RO-D5 with the discard the exchange is over, even if the hand is still low', () => {
    const done = playOut(start, 'A draw, A discard S2')
    expect(isLow(cards(hand(done, 0)), house())).toBe(true)
    expect(code(done, 'A draw')).toBe('drawing-over')
  })

  test('RO-D5 after a draw neither keep nor a bid goes before the discard', () => {
    expect(code(playOut(start, 'A draw'), 'A bid 0')).toBe('discard-first')
    const circle = playOut(table({ exchange: 'beforeBids' }, 3, packOf([LOW, HIGH, LOW_TOO], 'H2 H3 HK')), 'A draw')
    expect(code(circle, 'A keep')).toBe('discard-first')
  })

  test('RO-D6 every discard is offered in pack order: 8008 after ten draws', () => {
    const pack = packOf([LOW, HIGH, HIGH_TOO], 'D2 D3 D4 D5 D6 D7 D8 D9 DT C2')
    const ten = playOut(table({}, 3, pack), Array.from({ length: 10 }, () => 'A draw').join())
    const all = discards(legal(ten, 0))
    expect(all.length).toBe(8008)
    expect(new Set(all).size).toBe(8008)
    expect(all[0]).toBe('discard S7 S6 S5 S4 S3 S2 DT D9 D8 D7')
    expect(all.at(-1)).toBe('discard DT D9 D8 D7 D6 D5 D4 D3 D2 C2')
  })

  test('RO-3 without stock and discards drawing ends', () => {
    const empty = { ...start, state: { ...start.state, deal: { ...start.state.deal, stock: cards('H2') } } }
    const drawn = playOut(empty, 'A draw')
    expect(code(drawn, 'A draw')).toBe('drawing-over')
    expect(code(drawn, 'A discard H2')).toBe('ok')
  })

  test('RO-D3 an empty stock is made anew from the discards of earlier seats, when a card is asked for', () => {
    const now = table({}, 3, packOf([LOW, LOW_TOO, HIGH], 'H2 H3 H4'), cards('H3 S4 S2'))
    const two = { ...now, state: { ...now.state, deal: { ...now.state.deal, stock: cards('H2 H3 H4') } } }
    const first = playOut(two, 'A draw, A draw, A draw, A discard S2 S4 H3, A bid 0')
    expect(first.state.deal).toMatchObject({ stock: [], discards: ['S4', 'S2', 'H3'] })
    expect(legal(first, 1)).toContain('draw')
    const renewed = playOut(first, 'B draw')
    expect(renewed.state.deal).toMatchObject({ drawn: ['H3'], stock: ['S4', 'S2'], discards: [] })
    expect(told(first, renewed)).toEqual(['stock-renewed', 'drew'])
    const all = playOut(renewed, 'B draw, B draw')
    expect(code(all, 'B draw')).toBe('drawing-over')
  })

  test('RO-D3 the cards of a part pack go into the shuffle in pack order, which they keep without chance', () => {
    const now = table({}, 3, packOf([LOW_TOO, LOW, 'C2 C3 C4 C5 C6 C7'], 'H2 H3'))
    const short = { ...now, state: { ...now.state, deal: { ...now.state.deal, stock: cards('H2 H3') } } }
    const two = playOut(short, 'A draw, A discard D2, A bid 0, B draw, B discard S2, B bid 0')
    expect(two.state.deal.discards).toEqual(['D2', 'S2'])
    expect(playOut(two, 'C draw').state.deal).toMatchObject({ drawn: ['S2'], stock: ['D2'] })
  })
})

describe('RO-3 newHand', () => {
  const again = 'C2 C3 C4 C5 C6 C7'
  const start = table({ lowHand: 'newHand' }, 3, packOf([LOW, HIGH_TOO, LOW_TOO], `${again} CA C8 C9 CT H8 D8`))

  test('RO-3 six new cards, again while the hand is low and the player wants', () => {
    const one = playOut(start, 'A new-hand')
    expect(hand(one, 0)).toBe(again)
    const two = playOut(one, 'A new-hand')
    expect(hand(two, 0)).toBe('CA C8 C9 CT H8 D8')
    expect(code(two, 'A new-hand')).toBe('hand-not-low')
    expect(two.state.deal.discards).toEqual([...cards(LOW), ...cards(again)])
    expect(waitingFor(playOut(two, 'A bid 1'))).toEqual([1])
  })

  /** Seven seats, ten cards in the stock; A's hand is low, and so is the first hand from the stock. */
  const deal = (given: Parameters<typeof table>[0], ...more: readonly string[]) =>
    table(
      { lowHand: 'newHand', ...given },
      7,
      packOf(
        [
          LOW,
          'HA HK HQ HJ HT H9',
          'DA DK DQ DJ DT D9',
          'CA CK CQ CJ CT C9',
          'SA SK SQ SJ ST S9',
          LOW_TOO,
          'H8 H7 H6 H5 H4 D8',
        ],
        'C2 C3 C4 C5 C6 C7 C8 H2 H3 S8',
      ),
      ...more.map(cards),
    )
  const POOL = 'S2 S3 S4 S5 S6 S7 C2 C3 C4 C5 C6 C7 C8 H2 H3 S8'

  test('RO-3 with fewer than six in the stock all rejected cards are shuffled with it, and the six dealt are final', () => {
    const one = playOut(deal({}, POOL), 'A new-hand')
    expect(one.state.deal.stock).toEqual(cards('C8 H2 H3 S8'))
    const final = playOut(one, 'A new-hand')
    expect(hand(final, 0)).toBe(LOW)
    expect(final.state.deal).toMatchObject({ stock: cards('C2 C3 C4 C5 C6 C7 C8 H2 H3 S8'), discards: [] })
    expect(code(final, 'A new-hand')).toBe('drawing-over')
    expect(told(one, final)).toEqual(['stock-renewed', 'took-new-hand'])
    expect(piles(final.state).toSorted()).toEqual(PACK.toSorted())
  })

  test('RO-D3 that part pack too goes in in pack order', () => {
    expect(hand(playOut(deal({}), 'A new-hand, A new-hand'), 0)).toBe('S8 S7 S6 S5 S4 S3')
  })

  test('RO-D5 in the circle a seat stays on turn until keep, also with a hand that is no longer low', () => {
    const circle = table(
      { lowHand: 'newHand', exchange: 'beforeBids' },
      3,
      packOf([LOW, HIGH, LOW_TOO], 'HA C2 C3 C4 C5 C6'),
    )
    const taken = playOut(circle, 'A new-hand')
    expect([waitingFor(taken), legal(taken, 0)]).toEqual([[0], ['keep']])
    expect(waitingFor(playOut(taken, 'A keep'))).toEqual([1])
  })

  test('RO-D5 a final hand passes the turn by itself, and the next seat takes from what is left', () => {
    const once = playOut(deal({ exchange: 'beforeBids' }, POOL), 'A new-hand, A new-hand')
    expect(waitingFor(once)).toEqual([1])
    const sixth = playOut(once, 'B keep, C keep, D keep, E keep, F new-hand')
    expect(hand(sixth, 5)).toBe('C2 C3 C4 C5 C6 C7')
    expect(sixth.state.deal.stock.length).toBe(4)
  })

  test('RO-D3 exactly six left are dealt without a shuffle', () => {
    const now = table({ lowHand: 'newHand' }, 3, packOf([LOW, HIGH_TOO, LOW_TOO], again))
    const six = { ...now, state: { ...now.state, deal: { ...now.state.deal, stock: cards(again) } } }
    const taken = playOut(six, 'A new-hand')
    expect([hand(taken, 0), taken.state.deal.stock.length]).toEqual([again, 0])
    expect(taken.events.at(-1)).toEqual({ code: 'took-new-hand', seat: 0, final: false })
  })

  test('RO-3 the other method is not in these rules', () => {
    expect(code(start, 'A draw')).toBe('not-in-these-rules')
    expect(code(table({}, 3), 'A new-hand')).toBe('not-in-these-rules')
    expect(code(table({ lowHand: 'off' }, 3), 'A draw')).toBe('not-in-these-rules')
  })
})

describe('RO-D1 the circle before the bidding', () => {
  const circle = table({ exchange: 'beforeBids' }, 3, packOf([HIGH, LOW, LOW_TOO], 'H2 HK'))

  test('RO-D1 every seat is asked in turn from the dealer’s left; a hand that is not low has only keep', () => {
    expect([waitingFor(circle), legal(circle, 0)]).toEqual([[0], ['keep']])
    const second = playOut(circle, 'A keep')
    expect([waitingFor(second), legal(second, 1)]).toEqual([[1], ['draw', 'keep']])
    const third = playOut(second, 'B draw, B discard S2')
    expect(waitingFor(third)).toEqual([2])
    const bidding = playOut(third, 'C keep')
    expect([bidding.state.phase, legal(bidding, 0)[0]]).toEqual([{ name: 'bidding', turn: 0 }, 'bid 0'])
    expect(code(bidding, 'A draw')).toBe('not-now')
  })

  test('RO-D1 with lowHand off nobody is asked', () => {
    expect(table({ exchange: 'beforeBids', lowHand: 'off' }, 3).state.phase.name).toBe('bidding')
  })

  test('RO-D1 a play-off, which has no bids, asks in turn whatever the option says; not with lowHand off', () => {
    for (const lowHand of ['draw', 'off'] as const) {
      const start = at(table({ lowHand, tieAtZero: 'playoff' }, 3, trickPack('ABC', 'AAABBC')), 3, 2, 12)
      const playOff = playOut(start, 'bids 3 0 0, tricks 4, C stay, tricks 2')
      expect(playOff.state.phase.name).toBe(lowHand === 'draw' ? 'exchange' : 'play')
      if (lowHand === 'draw') expect(legal(playOff, 1)).toContain('keep')
    }
  })
})

describe('RO-D4 where shuffle lines stand', () => {
  const header = { kortlank: 1, game: 'rodskagg', options: {}, seats: ['Alva', 'Bo', 'Cilla'] }
  const pack = { shuffle: packOf([LOW, HIGH, LOW_TOO], 'H2 H3 HK') }
  const draw = { seat: 0, action: 'draw' }
  const end = (...lines: readonly object[]) => {
    const moments = replay(lines.map((line) => JSON.stringify(line)).join('\n'), findGame)
    let next = moments.next()
    while (next.done !== true) next = moments.next()
    return next.value
  }

  test('RO-D4 they are used in order wherever they stand, and left-over ones are ignored', () => {
    expect(readOptions(OPTIONS, {}).ok).toBe(true)
    const before = end(header, pack, draw)
    expect(before.ok && before.value.state).toMatchObject({ deal: { drawn: ['H2'] } })
    expect(end(header, draw, pack, { shuffle: ['S2'] })).toMatchObject({
      ok: true,
      value: { state: { deal: { drawn: ['H2'] } } },
    })
  })

  test('RO-D4 a line that is not exactly the cards to be shuffled stops the replay when it is needed', () => {
    const fault = end(header, { shuffle: ['S2', 'S3'] }, draw)
    expect(!fault.ok && faultText(fault.error)).toBe('line 2: shuffle: bad-pack')
  })
})
