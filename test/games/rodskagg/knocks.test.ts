import { describe, expect, test } from 'vitest'
import { bid0, costs, GROUNDLESS, HIT } from './knocking.ts'
import {
  code,
  ending,
  legalKnocks,
  lines,
  packOf,
  playOut,
  points,
  scores,
  type Table,
  table,
  trickPack,
} from './support.ts'

type Given = Parameters<typeof table>[0]

describe('RO-D13 when a penalty is booked', () => {
  test('RO-D13 scores show booked points: tricks when the deal is scored, penalties at once', () => {
    const during = playOut(bid0([9, 9, 9], 'AABBCC'), 'tricks 4, B knock cut 0')
    expect(scores(during)).toEqual([9, 10, 9])
    const end = playOut(during, 'A ask, C stay, tricks 2')
    expect([points(end), scores(end)]).toEqual([
      [3, -1, -4],
      [12, 8, 5],
    ])
    expect(lines(end, 1)).toBe('tricks -2, wrong-knock 1')
  })

  test('RO-D13 a knock during ready is added to the deal just scored, one from cut on belongs to the new deal', () => {
    const end = playOut(bid0([9, 9, 9], 'AABBCC'), 'tricks 4, A ask, C stay, tricks 2, B knock cut 0')
    expect([points(end), scores(end), lines(end, 1)]).toEqual([[3, -1, -4], [12, 8, 5], 'tricks -2, wrong-knock 1'])
    const next = playOut(end, 'ready, B knock cut 0')
    expect([points(next, 1), scores(next)]).toEqual([
      [3, -1, -4],
      [12, 9, 5],
    ])
    expect(next.state.deal.penalties[1]).toEqual([{ code: 'wrong-knock', points: 1, offence: 'cut', at: 0 }])
  })
})

describe('RO-D18 what a knock hits', () => {
  test('RO-D18 the open offence of that kind of that seat, no other', () => {
    const both = playOut(table({ rituals: true }, 4), 'D offer-cut, C cut, A pick-up, B pick-up')
    expect(costs(both, 'C knock peek 0')).toEqual(HIT(5))
    expect(costs(both, 'C knock peek 3')).toEqual(GROUNDLESS)
    expect(costs(both, 'C knock cut 0')).toEqual(GROUNDLESS)
    expect(costs(both, 'C knock cut 3')).toEqual(HIT(5))
    const knocked = playOut(both, 'C knock peek 0')
    expect(costs(knocked, 'C knock peek 1')).toEqual(HIT(5))
  })

  test('RO-D18 a right knock for 0 points costs nobody anything and uses the offence up', () => {
    const offered = playOut(table({ rituals: true, cutPenalty: 0 }, 3), 'C offer-cut')
    expect(costs(offered, 'A knock cut 2')).toEqual(HIT(0))
    expect(costs(playOut(offered, 'A knock cut 2'), 'B knock cut 2')).toEqual(GROUNDLESS)
  })

  test('RO-D18 never done, already knocked, window closed, deadline not yet passed: all groundless', () => {
    const quiet = bid0([3, 9, 9], 'AABBCC')
    expect(costs(quiet, 'B knock score 0')).toEqual(GROUNDLESS)
    const due = playOut(quiet, 'tricks 2')
    expect(costs(due, 'B knock score 0')).toEqual(GROUNDLESS)
    const open = playOut(due, 'cards 1')
    expect(costs(playOut(open, 'C knock score 0'), 'B knock score 0')).toEqual(GROUNDLESS)
    expect(costs(playOut(open, 'cards 2'), 'B knock score 0')).toEqual(GROUNDLESS)
  })
})

describe('RO-D22 how long a knock hits', () => {
  const peeked = (given: Given) =>
    playOut(
      table({ rituals: true, lowHand: 'off', ...given }, 3, trickPack('ABC', 'ABCABC')),
      'C offer-cut, B cut, A pick-up, C deal-ready, B pick-up',
    )
  const both = (now: Table) => [costs(now, 'B knock peek 0'), costs(now, 'B knock cut 2')]

  test('RO-D22 nextTrick: what was done around the deal until the last card of trick 1', () => {
    expect(both(playOut(peeked({}), 'bids 0 0 0, cards 2'))).toEqual([HIT(5), HIT(5)])
    expect(both(playOut(peeked({}), 'bids 0 0 0, cards 3'))).toEqual([GROUNDLESS, GROUNDLESS])
  })

  test.each`
    first        | given
    ${'A bid 0'} | ${{}}
    ${'A pass'}  | ${{ bidding: 'outbid' }}
    ${'A keep'}  | ${{ lowHand: 'draw', exchange: 'beforeBids' }}
  `('RO-D22 nextMoment: until $first, picking up and the ready phrase do not count', ({ first, given }) => {
    const open = peeked({ knockWindow: 'nextMoment', ...given })
    expect(both(open)).toEqual([HIT(5), HIT(5)])
    expect(both(playOut(open, first))).toEqual([GROUNDLESS, GROUNDLESS])
  })

  test.each`
    first           | lowHand
    ${'A draw'}     | ${'draw'}
    ${'A new-hand'} | ${'newHand'}
  `('RO-D22 nextMoment: $first closes it too', ({ first, lowHand }) => {
    const low = packOf(['S2 S3 S4 S5 S6 S7', 'HA HK HQ HJ HT H9', 'CA CK CQ CJ CT C9'])
    const open = playOut(
      table({ rituals: true, knockWindow: 'nextMoment', lowHand }, 3, low),
      'C cut, A pick-up, C deal-ready',
    )
    expect(costs(open, 'B knock peek 0')).toEqual(HIT(5))
    expect(costs(playOut(open, first), 'B knock peek 0')).toEqual(GROUNDLESS)
  })

  test('RO-D22, RO-R3 the forgotten question until the end of trick 5, with nextMoment too', () => {
    for (const knockWindow of ['nextTrick', 'nextMoment'] as const) {
      const went = playOut(bid0([9, 9, 9], 'ABCABC', { knockWindow }), 'tricks 4, A proceed, cards 2')
      expect(costs(went, 'B knock ask 0')).toEqual(HIT(5))
      expect(costs(playOut(went, 'cards 1'), 'B knock ask 0')).toEqual(GROUNDLESS)
    }
  })

  test('RO-D22, RO-R4 a score offence closes with the trick at whose first card it was made', () => {
    const open = playOut(bid0([3, 9, 9], 'AABBCC'), 'tricks 2, cards 2')
    expect(costs(open, 'B knock score 0')).toEqual(HIT(6))
    expect(costs(playOut(open, 'cards 1'), 'B knock score 0')).toEqual(GROUNDLESS)
  })

  test('RO-D22 in a thrown-in deal RO-R1 and RO-R2 stay open until all are ready', () => {
    const thrown = playOut(peeked({ bidding: 'outbid' }), 'bids pass pass pass')
    expect(both(thrown)).toEqual([HIT(5), HIT(5)])
    expect(both(playOut(thrown, 'ready'))).toEqual([GROUNDLESS, GROUNDLESS])
  })
})

describe('RO-D24 who knocks at whom', () => {
  const list = (own: number, seats: readonly number[]) =>
    seats
      .filter((at) => at !== own)
      .flatMap((at) => ['peek', 'cut', 'ask', 'score'].map((kind) => `knock ${kind} ${at}`))

  test('RO-D24 every seat at every other, all four kinds, always the same list: from the first cut to the end', () => {
    const folded = playOut(bid0([9, 9, 9, 9], 'ABBBAB'), 'tricks 4, A ask, C fold')
    const moments = [
      table({ rituals: true }, 4),
      bid0([9, 9, 9, 9], 'ABBBAB'),
      folded,
      playOut(folded, 'D fold, tricks 2'),
    ]
    for (const now of moments)
      for (const seat of [0, 1, 2, 3]) expect(legalKnocks(now, seat)).toEqual(list(seat, [0, 1, 2, 3]))
  })

  test('RO-D24 nobody knocks at himself or at nobody, and none when the match is over', () => {
    const now = bid0([9, 9, 9], 'AABBCC', { deals: 1 })
    expect(code(now, 'A knock peek 0')).toBe('own-seat')
    expect(code(now, 'A knock peek 3')).toBe('no-such-seat')
    const over = playOut(now, 'tricks 4, A ask, C stay, tricks 2, ready')
    expect([ending(over), legalKnocks(over, 0)]).toEqual(['deals: 2', []])
  })
})
