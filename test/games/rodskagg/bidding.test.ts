import { describe, expect, test } from 'vitest'
import { at, code, ending, legal, playOut, points, scores, table, told, trickPack, waitingFor } from './support.ts'

const declarer = (bids: string, given: Parameters<typeof table>[0] = {}, seats = 4) =>
  playOut(table(given, seats), `bids ${bids}`).state.deal.declarer

describe('RO-4 bidding', () => {
  test('RO-4 one word each from the dealer’s left, 0 to 5 or Rödskägg; then the highest bidder leads', () => {
    const start = table({}, 4)
    expect(legal(start, 0)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5', 'bid redbeard'])
    const order = [
      start,
      ...[1, 2, 3].map((calls) => playOut(start, `bids ${'2 3 1'.split(' ').slice(0, calls).join(' ')}`)),
    ]
    expect(order.map(waitingFor)).toEqual([[0], [1], [2], [3]])
    const over = playOut(start, 'bids 2 3 1 0')
    expect(over.state.phase).toEqual({ name: 'play', turn: 1 })
    expect(over.events.at(-1)).toEqual({ code: 'declared', seat: 1, bid: 3 })
  })

  test.each`
    id          | bids                       | declarer
    ${'RO-4'}   | ${'0 5 3 1'}               | ${1}
    ${'RO-4'}   | ${'5 5 redbeard 5'}        | ${2}
    ${'RO-Q1'}  | ${'2 3 3 1'}               | ${1}
    ${'RO-Q1'}  | ${'1 2 2 2'}               | ${1}
    ${'RO-Q3'}  | ${'0 0 0 0'}               | ${0}
    ${'RO-Q10'} | ${'5 redbeard redbeard 0'} | ${1}
  `('$id the bids $bids make seat $declarer declarer', (row) => {
    expect(declarer(row.bids)).toBe(row.declarer)
  })

  test('RO-Q3 everybody bids 0: the first bidder is bound to take no trick and pays if he does', () => {
    const start = table({}, 3, trickPack('ABC', 'BABC BC'))
    expect(points(playOut(start, 'bids 0 0 0, tricks 6'))).toEqual([-1 + 5, -3, -2])
  })

  test('RO-Q10 of two who bid Rödskägg only the declarer is bound: the other plays for points', () => {
    const done = playOut(
      table({}, 3, trickPack('ABC', 'AABB AB')),
      'bids redbeard redbeard 0, tricks 4, C fold, tricks 2',
    )
    expect(done.state.out).toEqual([0])
    expect(points(done)).toEqual([0, -3, 0])
  })

  test('RO-D7 a plain bid of six ranks below Rödskägg and above five', () => {
    expect(declarer('5 6 redbeard 6', { plainBidSix: true })).toBe(2)
    expect(declarer('5 6 5 6', { plainBidSix: true })).toBe(1)
    expect(code(table({}, 3), 'A bid 6')).toBe('not-in-these-rules')
    expect(code(table({ plainBidSix: true }, 3), 'A bid 6')).toBe('ok')
  })

  test('RO-D7 with plainSix Rödskägg is a bid of six with the usual penalty; nobody wins or goes out', () => {
    const won = playOut(
      table({ redbeard: 'plainSix' }, 3, trickPack('ABC', 'AAAAAA')),
      'bids redbeard 0 0, tricks 4, B stay, C fold, tricks 2',
    )
    expect([points(won), ending(won)]).toEqual([[-6, 6, 0], 'bidding'])
    const lost = playOut(
      table({ redbeard: 'plainSix' }, 3, trickPack('ABC', 'AAAB AA')),
      'bids redbeard 0 0, tricks 4, C fold, tricks 2',
    )
    expect([points(lost), lost.state.out]).toEqual([[0, -1, 0], []])
    const both = { redbeard: 'plainSix', plainBidSix: true } as const
    expect(declarer('6 redbeard 6 0', both)).toBe(1)
  })

  test('RO-D7 a plain six is kept with six tricks and never wins the match', () => {
    const done = playOut(
      table({ plainBidSix: true }, 3, trickPack('ABC', 'AAAAAA')),
      'bids 6 0 0, tricks 4, B stay, C fold, tricks 2',
    )
    expect([points(done), ending(done)]).toEqual([[-6, 6, 0], 'bidding'])
  })
})

describe('RO-Q1 outbidding', () => {
  const outbid = { bidding: 'outbid', lowHand: 'off' } as const

  test('RO-D8 each bid must beat the highest so far, or pass; the first seat may do either', () => {
    const start = table(outbid, 4)
    expect(legal(start, 0)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5', 'bid redbeard', 'pass'])
    expect(code(start, 'A pass')).toBe('ok')
    const three = playOut(start, 'bids 3')
    expect(legal(three, 1)).toEqual(['bid 4', 'bid 5', 'bid redbeard', 'pass'])
    expect(legal(playOut(three, 'bids pass'), 2)).toEqual(['bid 4', 'bid 5', 'bid redbeard', 'pass'])
    expect(declarer('3 pass 4 pass', outbid)).toBe(2)
    expect(code(table({}, 4), 'A pass')).toBe('not-in-these-rules')
  })

  test('RO-D8 Rödskägg closes the bidding at once', () => {
    const closed = playOut(table(outbid, 4), 'bids 1 redbeard')
    expect(closed.state.deal.declarer).toBe(1)
    expect(closed.state.phase).toEqual({ name: 'play', turn: 1 })
    expect(waitingFor(playOut(table({}, 4), 'bids 1 redbeard'))).toEqual([2])
  })

  test('RO-D8 a seat that has not picked up must do so before its first card', () => {
    const start = table({ ...outbid, rituals: true }, 3)
    const led = playOut(start, 'C cut, C deal-ready, A pick-up, A bid redbeard, cards 1')
    expect(waitingFor(led)).toEqual([1])
    expect(legal(led, 1)).toEqual(['pick-up'])
    expect(code(led, 'B play SJ')).toBe('not-picked-up')
    expect(code(playOut(led, 'B pick-up'), 'B play SJ')).toBe('ok')
  })

  test('RO-Q3 all pass: the deal is thrown in, no score, next dealer', () => {
    const next = playOut(table(outbid, 3), 'bids pass pass pass')
    expect(scores(next)).toEqual([12, 12, 12])
    expect(next.state.deal).toMatchObject({ number: 2, dealer: 0 })
    expect(told(table(outbid, 3), next)).toEqual(['passed', 'passed', 'passed', 'thrown-in', 'scored', 'dealt'])
  })

  test('RO-D9 a thrown-in deal has its entry in the sheet, counts, and is gone on from with ready', () => {
    const thrown = playOut(table({ ...outbid, rituals: true, deals: 1 }, 3), 'open, A knock ask 1, bids pass pass pass')
    expect(thrown.state.phase.name).toBe('ready')
    expect(points(thrown)).toEqual([1, 0, 0])
    const over = playOut(thrown, 'ready')
    expect(ending(over)).toBe('deals: 1 2')
  })

  test('RO-D9 a penalty may bring somebody to 0 in a thrown-in deal; several there play off, for there is no declarer', () => {
    const start = at(table({ ...outbid, rituals: true }, 3), -1, 12, 12)
    const one = playOut(start, 'open, A knock ask 1, bids pass pass pass, ready')
    expect(ending(one)).toBe('zero: 0')
    const both = playOut(at(start, -1, -1, 12), 'open, A knock ask 1, B knock ask 0, bids pass pass pass, ready')
    expect(both.state.deal).toMatchObject({ playOff: true, players: [1, 0] })
  })
})
