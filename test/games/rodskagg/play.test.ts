import { describe, expect, test } from 'vitest'
import {
  at,
  code,
  ending,
  legal,
  lines,
  packOf,
  playOut,
  points,
  refusal,
  scores,
  table,
  told,
  trickPack,
  waitingFor,
} from './support.ts'

describe('RO-5 play', () => {
  const start = table({}, 3, packOf(['S9 S2 H2 D2 C2 C3', 'SA S3 H9 H3 D9 D3', 'HA HK HQ DA DK DQ']))

  test('RO-5 follow suit if able, otherwise any card', () => {
    const led = playOut(start, 'bids 1 0 0, A play S9')
    expect(legal(led, 1)).toEqual(['play SA', 'play S3'])
    expect(refusal(led, 'B play H9')).toEqual({ code: 'follow-suit', suit: 'S' })
    expect(code(led, 'B play CA')).toBe('not-in-hand')
    expect(legal(playOut(led, 'B play S3'), 2).length).toBe(6)
  })

  test('RO-5 the highest card of the suit led takes the trick, a discard cannot', () => {
    const trick = playOut(start, 'bids 1 0 0, A play S9, B play S3, C play HA')
    expect(trick.events.at(-1)).toEqual({ code: 'trick-taken', seat: 0, trick: 1 })
    const other = playOut(start, 'bids 1 0 0, A play S9, B play SA, C play HA')
    expect(other.events.at(-1)).toEqual({ code: 'trick-taken', seat: 1, trick: 1 })
  })

  test.each`
    lead          | leaders
    ${'winner'}   | ${[1, 2, 0, 2, 2, 1]}
    ${'declarer'} | ${[1, 1, 1, 1, 1, 1]}
  `('RO-5 with lead $lead the leaders of the six tricks are $leaders', ({ lead, leaders }) => {
    const deal = playOut(table({ lead }, 3, trickPack('ABC', 'CACC BB')), 'bids 0 1 0, tricks 4, tricks 2')
    expect(deal.state.finished?.tricks.map(({ plays }) => plays[0]?.seat)).toEqual(leaders)
  })
})

describe('RO-6 the question', () => {
  const four = (given: Parameters<typeof table>[0], winners: string, bids = '0 1 0 0') =>
    playOut(table(given, 4, trickPack('ABCD', winners)), `bids ${bids}, tricks 4`)

  test('RO-6 those without a trick answer in turn from the declarer’s left, each answer before the next', () => {
    const asked = four({}, 'BBBB BB')
    expect(asked.events.at(-1)).toEqual({ code: 'asked', seat: 1, may: [2, 3, 0] })
    expect([waitingFor(asked), legal(asked, 2)]).toEqual([[2], ['stay', 'fold']])
    const second = playOut(asked, 'C fold')
    expect([waitingFor(second), second.events.at(-1)]).toEqual([[3], { code: 'folded', seat: 2 }])
    expect(waitingFor(playOut(second, 'D stay'))).toEqual([0])
  })

  test('RO-6 a player with a trick is never asked', () => {
    const asked = four({}, 'ABCB BB')
    expect(waitingFor(asked)).toEqual([3])
    expect(waitingFor(playOut(asked, 'D stay'))).toEqual([1])
  })

  test('RO-6 a folded hand goes face down and plays no more', () => {
    const folded = playOut(four({}, 'ABCB BB'), 'D fold')
    expect(folded.state.deal.hands[3]).toEqual([])
    expect(folded.state.deal.discards.length).toBe(2)
    const played = playOut(folded, 'tricks 1')
    expect(played.state.deal.tricks.at(-1)?.plays.map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  test('RO-Q5 the declarer is never asked, and a wager is not for him', () => {
    const asked = four({}, 'AACC DB', '0 2 0 0')
    expect(waitingFor(asked)).toEqual([3])
    const done = playOut(asked, 'D stay, tricks 2')
    expect(points(done)).toEqual([-2, -1 + 5, -2, -2])
    const kept = playOut(four({}, 'AACC DA', '0 0 0 0'), 'B fold, D stay, tricks 2')
    expect(points(kept)).toEqual([-3 + 5, 0, -2, -2])
    const zero = playOut(table({}, 4, trickPack('ABCD', 'BBCC DB')), 'bids 0 0 0 0, tricks 4, D stay, tricks 2')
    expect(points(zero)).toEqual([0, -3, -2, -2])
  })

  test('RO-7 for him who stays without a trick each of the two counts 2, and none costs 6', () => {
    expect(points(playOut(four({}, 'ABBC DD'), 'D stay, tricks 2'))).toEqual([-1, -2 + 5, -1, -4])
    expect(points(playOut(four({}, 'ABBC DA'), 'D stay, tricks 2'))).toEqual([-2, -2 + 5, -1, -2])
    expect(points(playOut(four({}, 'ABBC AA'), 'D stay, tricks 2'))).toEqual([-3, -2 + 5, -1, 6])
  })

  test('RO-Q7 the double value is for those alone who stayed without a trick', () => {
    const done = playOut(four({}, 'ABBC AC'), 'D stay, tricks 2')
    expect(points(done)).toEqual([-2, -2 + 5, -2, 6])
  })

  test('RO-Q13 whoever took trick 4 has a trick, must stay and can lead trick 5', () => {
    for (const winners of ['ABCD', 'BBBA', 'CCCC', 'AAAD']) {
      const asked = four({}, winners)
      const winner = asked.state.deal.tricks[3]?.winner ?? -1
      expect(legal(asked, winner)).not.toContain('fold')
      let now = asked
      while (now.state.phase.name === 'answers') now = playOut(now, `${now.state.phase.turn} fold`)
      if (now.state.deal.number === 1) expect(now.state.phase).toEqual({ name: 'play', turn: winner })
    }
  })

  test('RO-Q4 when all fold tricks 5 and 6 go to the declarer unplayed: a bid of four fails, one of six holds', () => {
    const fold = 'C fold, D fold, A fold'
    const bid4 = playOut(four({}, 'BBBB', '0 4 0 0'), fold)
    expect(points(bid4)).toEqual([0, -6 + 5, 0, 0])
    expect(lines(bid4, 1)).toBe('contract -4, awarded -2, missed-bid 5')
    const bid6 = playOut(four({ plainBidSix: true }, 'BBBB', '0 6 0 0'), fold)
    expect(points(bid6)).toEqual([0, -6, 0, 0])
    expect(told(four({}, 'BBBB', '0 4 0 0'), bid4).slice(0, 5)).toEqual([
      'folded',
      'folded',
      'folded',
      'all-folded',
      'scored',
    ])
  })

  test('RO-Q4 with handEnds the hand stops at four tricks', () => {
    const fold = 'C fold, D fold, A fold'
    expect(points(playOut(four({ soleSurvivor: 'handEnds' }, 'BBBB', '0 4 0 0'), fold))).toEqual([0, -4, 0, 0])
    expect(points(playOut(four({ soleSurvivor: 'handEnds' }, 'BBBB', '0 5 0 0'), fold))).toEqual([0, -4 + 5, 0, 0])
  })

  test('RO-D10 Rödskägg is won with four tricks when all fold and the hand ends; a plain six fails', () => {
    const fold = 'C fold, D fold, A fold'
    const ends = { soleSurvivor: 'handEnds' } as const
    expect(ending(playOut(four(ends, 'BBBB', '0 redbeard 0 0'), fold))).toBe('redbeard: 1')
    expect(ending(playOut(four({}, 'BBBB', '0 redbeard 0 0'), fold))).toBe('redbeard: 1')
    const plain = playOut(four({ ...ends, redbeard: 'plainSix' }, 'BBBB', '0 redbeard 0 0'), fold)
    expect([points(plain), ending(plain)]).toEqual([[0, -4 + 5, 0, 0], 'bidding'])
  })

  test('RO-D23 rituals off: ask does not exist, and with nobody to ask trick 5 follows at once', () => {
    const all = four({}, 'ABCD BB')
    expect(all.state.phase).toEqual({ name: 'play', turn: 3 })
    expect(code(all, 'B ask')).toBe('rituals-off')
    expect(all.events.at(-1)).toEqual({ code: 'asked', seat: 1, may: [] })
  })
})

describe('RO-D23 the question with rituals', () => {
  const four = (given: Parameters<typeof table>[0], winners: string) =>
    playOut(table({ rituals: true, ...given }, 4, trickPack('ABCD', winners)), 'open, bids 0 1 0 0, tricks 4')

  test('RO-D23 the declarer alone is waited for, also when another seat leads', () => {
    const due = four({}, 'ABCD BB')
    expect(waitingFor(due)).toEqual([1])
    expect(legal(due, 1)).toEqual(['ask', 'proceed'])
    expect([legal(due, 3), code(due, 'D play HJ')]).toEqual([[], 'not-your-turn'])
    expect(code(due, `B play ${due.state.deal.hands[1]?.[0]}`)).toBe('not-now')
  })

  test('RO-D23 on lead he has ask, proceed and his cards', () => {
    const due = four({}, 'ACDB BB')
    const own = due.state.deal.hands[1] ?? []
    expect(legal(due, 1)).toEqual(['ask', 'proceed', ...own.map((card) => `play ${card}`)])
    expect(legal(four({ lead: 'declarer' }, 'ABCD BB'), 1).length).toBe(4)
  })

  test('RO-6 the question is due even if nobody is entitled to fold, and then trick 5 follows', () => {
    const asked = playOut(four({}, 'ABCD BB'), 'B ask')
    expect(asked.state.phase).toEqual({ name: 'play', turn: 3 })
  })

  test('RO-D23 no ask after proceed', () => {
    const went = playOut(four({}, 'ACDB BB'), 'B proceed')
    expect([waitingFor(went), code(went, 'B ask')]).toEqual([[1], 'not-now'])
  })

  test('RO-9 without the question everybody plays on as if he had a trick: 1 a trick, no 6', () => {
    const forgotten = playOut(four({}, 'ABBC DA'), 'B proceed, tricks 2')
    expect(points(forgotten)).toEqual([-2, -2 + 5, -1, -1])
    const none = playOut(four({}, 'ABBC AA'), 'B proceed, tricks 2')
    expect(points(none)).toEqual([-3, -2 + 5, -1, 0])
  })

  test('RO-9 a card of a declarer on lead is the same as proceed', () => {
    const due = four({ forgotAskPenalty: 6 }, 'ABCB BD')
    const led = playOut(due, 'cards 1')
    expect(told(due, led)).toEqual(['played'])
    expect(led.state.deal.question).toBe('forgotten')
    expect(scores(playOut(led, 'A knock ask 1'))).toEqual([12, 18, 12, 12])
  })

  test('RO-R3 the declarer pays 5, 6 or 0 for the forgotten question', () => {
    for (const forgotAskPenalty of [5, 6, 0] as const) {
      const went = playOut(four({ forgotAskPenalty }, 'ABCD BB'), 'B proceed')
      expect(scores(playOut(went, 'A knock ask 1'))).toEqual([12, 12 + forgotAskPenalty, 12, 12])
    }
  })

  test('RO-R3 whoever asked has forgotten nothing', () => {
    const asked = playOut(four({}, 'ABCD BB'), 'B ask, A knock ask 1')
    expect(scores(asked)).toEqual([13, 12, 12, 12])
  })

  test('RO-D23 the offence begins with proceed, before the first card of trick 5', () => {
    const due = four({}, 'ABCD BB')
    expect(scores(playOut(due, 'A knock ask 1'))).toEqual([13, 12, 12, 12])
    expect(scores(playOut(due, 'B proceed, A knock ask 1'))).toEqual([12, 17, 12, 12])
    expect(playOut(due, 'B proceed').events.at(-1)).toEqual({ code: 'went-on', seat: 1 })
  })

  test('RO-6 a start at other scores changes nothing of the question', () => {
    const low = at(table({}, 3, trickPack('ABC', 'AAAA')), 1, 1, 1)
    expect(waitingFor(playOut(low, 'bids 0 0 0, tricks 4'))).toEqual([1])
  })
})
