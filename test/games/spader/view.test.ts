import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/core/game.ts'
import { spader } from '../../../src/games/spader/index.ts'
import { bids, clockOut, clockWhile, endOfDeal, playOut, plays, type Table, table, tableAt } from './support.ts'

const view = ({ state }: Table, viewer: Viewer = 'spectator') => spader.view(state, viewer)

describe('what everybody sees', () => {
  test('SP-2 the bids in their order, which may still be corrected, and what is still needed', () => {
    const at = bids(table(), '4 3 2')
    expect(view(at)).toMatchObject({
      form: 'pairs',
      target: 500,
      playOff: false,
      deal: 1,
      dealer: 3,
      phase: { kind: 'bidding', seat: 3 },
      calls: [
        { seat: 0, bid: 4 },
        { seat: 1, bid: 3 },
        { seat: 2, bid: 2 },
      ],
      bidTotal: 9,
      tricksInDeal: 13,
    })
    expect(view(at).places.map(({ bid, correctable }) => [bid, correctable])).toEqual([
      [4, false],
      [3, false],
      [2, true],
      [undefined, false],
    ])
    expect(view(at).sides).toMatchObject([
      { seats: [0, 2], contract: 6, allBid: true, tricks: 0, counted: 0, needed: 6 },
      { seats: [1, 3], contract: 3, allBid: false, needed: 3 },
    ])
  })

  test('SP-6 totals and bags, and how many more cost 100', () => {
    const at = tableAt({}, [282, 278], [2, 8])
    expect(view(at).sides).toMatchObject([
      { total: 282, bags: { count: 2, toPenalty: 8 } },
      { total: 278, bags: { count: 8, toPenalty: 2 } },
    ])
  })

  test('SP-Q1 tricks of a failed nil are taken but do not count for the contract', () => {
    const hands = ['HA', 'H2', 'H3', 'H4']
    const start = { hands, options: { blindNil: 'off' } } as const
    const at = plays(bids(table(start), 'nil 3 4 3'), 'HA H2 H3 H4')
    expect(view(at).sides[0]).toMatchObject({ tricks: 1, counted: 0, needed: 4 })
    const counting = { hands, options: { blindNil: 'off', failedNilTricks: 'contract' } } as const
    expect(view(plays(bids(table(counting), 'nil 3 4 3'), 'HA H2 H3 H4')).sides[0]).toMatchObject({
      counted: 1,
      needed: 3,
    })
  })

  test('SP-3 the trick as it lies, and the last one until the next lead', () => {
    const at = plays(bids(table({ hands: ['HT', 'HK', 'H3', 'H4'] }), '3 3 3 3'), 'HT HK H3')
    expect(view(at).trick).toEqual({
      plays: [
        { seat: 0, card: 'HT' },
        { seat: 1, card: 'HK' },
        { seat: 2, card: 'H3' },
      ],
      best: { seat: 1, card: 'HK' },
      taker: 1,
      early: false,
    })
    const done = plays(at, 'H4')
    expect(view(done).trick).toEqual({ plays: [], early: false })
    expect(view(done).lastTrick).toMatchObject({
      winner: 1,
      plays: [{ card: 'HT' }, { card: 'HK' }, { card: 'H3' }, { card: 'H4' }],
    })
  })

  test('SP-9 the finished deal stays to be seen, with its last trick and every reason', () => {
    const end = endOfDeal({ bids: [4, 3, 3, 2], tricks: [5, 2, 3, 3] })
    const { previous, deal, sheet } = view(end, 1)
    expect(deal).toBe(2)
    expect(previous).toMatchObject({
      deal: 1,
      dealer: 3,
      tricks: [5, 2, 3, 3],
      calls: [{ bid: 4 }, { bid: 3 }, { bid: 3 }, { bid: 2 }],
      sides: [
        { points: 71, total: 71, bags: 1, contract: 7, tricks: 8 },
        { points: 50, total: 50, bags: 0, contract: 5, tricks: 5 },
      ],
    })
    expect(previous?.lastTrick.plays.length).toBe(4)
    expect(sheet).toHaveLength(1)
    expect(view(table())).not.toHaveProperty('previous')
  })

  test('SP-9 the end and who won', () => {
    const end = endOfDeal({ bids: [4, 3, 3, 2], tricks: [5, 2, 3, 3], totals: [430, 0] })
    expect(view(end)).toMatchObject({ over: true, winners: [0, 2], phase: { kind: 'over' }, previous: { deal: 1 } })
    expect(view(endOfDeal({ bids: [3, 3, 3, 3], tricks: [4, 3, 3, 3], totals: [439, 440] }))).toMatchObject({
      over: false,
      winners: [],
      playOff: true,
    })
  })

  test('SP-9 a number of deals stands in place of the target', () => {
    const { deals, target, losingScore } = view(table({ options: { deals: 6, losingScore: -200 } }))
    expect([deals, target, losingScore]).toEqual([6, undefined, -200])
  })

  test('SP-F open hands, no bags', () => {
    const at = table({ options: { form: 'family', openHands: '1,3' } })
    for (const viewer of ['spectator', 0, 2] as const) {
      const { places, sides } = view(at, viewer)
      expect(places.map(({ openHand }) => openHand?.length)).toEqual([undefined, 13, undefined, 13])
      expect(sides[0]).not.toHaveProperty('bags')
    }
  })

  test('SP-D two players: how many cards are left to draw', () => {
    const at = playOut(table({ options: { form: 'two' }, seats: 2 }), '0 keep, 1 reject')
    expect(view(at, 1)).toMatchObject({ phase: { kind: 'drawing', seat: 0 }, stock: 48 })
    expect(view(at, 1).own).toMatchObject({ hand: ['SJ'] })
  })
})

describe('what only a seat sees', () => {
  test('SP-1 its own hand, and a spectator none', () => {
    const at = table({ hands: ['SA', 'HA', 'DA', 'CA'] })
    expect(view(at, 2).own).toMatchObject({ seat: 2, side: 0, partner: 0, looked: true })
    expect(view(at, 2).own?.hand).toContain('DA')
    expect(JSON.stringify(view(at, 2))).not.toContain('SA')
    expect(view(at)).not.toHaveProperty('own')
    expect(JSON.stringify(view(at))).not.toMatch(/"[SHDC][AKQJT2-9]"/)
  })

  test('SP-D7 not even its own before it has looked; what it may do is said', () => {
    const at = table({ options: { blindNil: 'anytime' } })
    expect(view(at, 0).own).toMatchObject({ looked: false, hand: [], mayBidBlind: true })
    expect(view(at, 0).own?.bidBox).toEqual([{ bid: 'blind-nil', contract: 0, nil: 200 }])
    expect(view(at, 1).own).toMatchObject({ looked: false, hand: [], mayBidBlind: true, bidBox: [] })
    expect(view(at).places.map(({ looked, cards }) => [looked, cards])).toEqual(Array(4).fill([false, 13]))
    const looked = playOut(at, '1 look')
    expect(view(looked, 1).own).toMatchObject({ looked: true, mayBidBlind: false })
    expect(view(looked, 0).places[1]).toMatchObject({ looked: true })
  })

  test('SP-Q4 the bid box: each legal bid and what the team then promises', () => {
    const at = bids(table(), '9 3')
    expect(view(at, 2).own).toMatchObject({
      partnersBid: 9,
      bidBox: [
        { bid: 'nil', contract: 9, nil: 100 },
        { bid: 1, contract: 10 },
        { bid: 2, contract: 11 },
        { bid: 3, contract: 12 },
        { bid: 4, contract: 13 },
      ],
    })
    expect(view(at, 3).own?.bidBox).toEqual([])
    expect(view(at, 1).own?.bidBox).toHaveLength(13)
  })

  test('SP-C alone there is no partner', () => {
    expect(view(table({ options: { form: 'solo' }, seats: 3 }), 1).own).not.toHaveProperty('partner')
  })
})

test('SP-9 after a whole match by the clock the view still tells it all', () => {
  const end = clockWhile(table({ options: { deals: 3 } }), () => true)
  expect(view(end).sheet.map(({ deal }) => deal)).toEqual([1, 2, 3])
  expect(view(clockOut(table({ options: { deals: 3 } }))).sheet).toHaveLength(1)
})
