import { describe, expect, test } from 'vitest'
import {
  at,
  code,
  ending,
  legal,
  legalKnocks,
  lines,
  packOf,
  playOut,
  points,
  running,
  scores,
  type Table,
  table,
  told,
  trickPack,
} from './support.ts'

type Given = Parameters<typeof table>[0]
/** Rituals on, the cards dealt and picked up, everybody has bid 0: seat 0 is declarer. */
const bid0 = (before: readonly number[], winners: string, given: Given = {}): Table => {
  const players = 'ABCD'.slice(0, before.length)
  const start = at(
    table({ rituals: true, lowHand: 'off', ...given }, before.length, trickPack(players, winners)),
    ...before,
  )
  return playOut(start, `open, bids ${[...players].map(() => 0).join(' ')}`)
}
/** What a knock costs: `[who knocked, who was knocked at]`. */
const costs = (now: Table, line: string): readonly [number, number] => {
  const [knocker = '', , , at = ''] = line.split(' ')
  const cost = (seat: number) => (scores(playOut(now, line))[seat] ?? 0) - (scores(now)[seat] ?? 0)
  return [cost('ABCD'.indexOf(knocker)), cost(Number(at))]
}
const HIT = (points: number) => [0, points]
const GROUNDLESS = [1, 0]

describe('RO-R rituals', () => {
  test('RO-R without rituals there are none, and the engine says the scores itself', () => {
    const start = at(table({}, 3, trickPack('ABC', 'AABBCC')), 3, 9, 9)
    const two = playOut(start, 'bids 0 0 0, tricks 2')
    expect(two.events.at(-1)).toEqual({ code: 'said', seat: 0, score: 1 })
    for (const text of [
      'say 1',
      'knock score 1',
      'cut',
      'pick-up',
      'ready',
      'deal-ready',
      'offer-cut',
      'ask',
      'proceed',
    ])
      expect(code(two, `A ${text}`), text).toBe('rituals-off')
    expect(legal(two, 1)).toEqual([])
  })

  test('RO-R the engine says a score that ends a deal before the next one, and before the match is over', () => {
    const deal = (...before: readonly number[]) => {
      const start = at(table({}, 3, trickPack('ABC', 'AABCBC')), ...before)
      return told(start, playOut(start, 'bids 2 0 0, tricks 6')).slice(-4)
    }
    expect(deal(9, 9, 3)).toEqual(['trick-taken', 'scored', 'said', 'dealt'])
    expect(deal(9, 9, 2)).toEqual(['trick-taken', 'scored', 'said', 'match-over'])
  })

  test('RO-R running scores: tricks and penalties at once, the bid penalty at the end', () => {
    const two = playOut(bid0([5, 9, 9], 'AABBCC'), 'tricks 2')
    expect([running(two), scores(two)]).toEqual([
      [3, 9, 9],
      [5, 9, 9],
    ])
    const knocked = playOut(two, 'B knock peek 0')
    expect([running(knocked), scores(knocked)]).toEqual([
      [3, 10, 9],
      [5, 10, 9],
    ])
    const end = playOut(knocked, 'tricks 2, A ask, C stay, tricks 2')
    expect([running(end), scores(end)]).toEqual([
      [8, 8, 5],
      [8, 8, 5],
    ])
  })

  test('RO-R, RO-7 a trick of him who stayed without one runs as 2', () => {
    const five = playOut(bid0([5, 9, 9], 'AABBCC'), 'tricks 4, A ask, C stay, tricks 1')
    expect(running(five)).toEqual([3, 7, 7])
    const forgotten = playOut(bid0([5, 9, 9], 'AABBCC'), 'tricks 4, A proceed, tricks 1')
    expect(running(forgotten)).toEqual([3, 7, 8])
  })

  test('RO-R the first knock applies the points at once, one penalty per infraction', () => {
    const peeked = playOut(table({ rituals: true }, 3), 'C cut, A pick-up')
    expect(costs(peeked, 'B knock peek 0')).toEqual(HIT(5))
    expect(costs(playOut(peeked, 'B knock peek 0'), 'C knock peek 0')).toEqual(GROUNDLESS)
  })

  test.each([0, 1, 5] as const)('RO-R, RO-D18 a groundless knock costs the knocker %i', (wrongKnock) => {
    expect(scores(playOut(bid0([9, 9, 9], 'AABBCC', { wrongKnock }), 'B knock ask 0'))).toEqual([9, 9 + wrongKnock, 9])
  })

  test('RO-R the knock is heard, and who pays', () => {
    const knocked = playOut(table({ rituals: true }, 3), 'C cut, A pick-up, B knock peek 0, B knock peek 0')
    expect(knocked.events.slice(-2)).toEqual([
      { code: 'knocked', seat: 1, at: 0, offence: 'peek', right: true, pays: 0, points: 5 },
      { code: 'knocked', seat: 1, at: 0, offence: 'peek', right: false, pays: 1, points: 1 },
    ])
  })
})

describe('RO-R4, RO-R5 saying one and zero', () => {
  test.each`
    id         | before | score
    ${'RO-R4'} | ${3}   | ${1}
    ${'RO-R5'} | ${2}   | ${0}
  `(
    '$id a score that becomes $score is to be said before the first card of the next trick; 6 if not',
    ({ before, score }) => {
      const reached = playOut(bid0([before, 9, 9], 'AABBCC'), 'tricks 2')
      expect(running(reached)[0]).toBe(score)
      expect(legal(reached, 0).filter((text) => text.startsWith('say'))).toEqual([`say ${score}`])
      expect(costs(reached, 'B knock score 0')).toEqual(GROUNDLESS)
      expect(costs(playOut(reached, 'cards 1'), 'B knock score 0')).toEqual(HIT(6))
      expect(costs(playOut(reached, `A say ${score}, cards 1`), 'B knock score 0')).toEqual(GROUNDLESS)
    },
  )

  test('RO-R4 only +1 counts, not −1', () => {
    const below = playOut(bid0([0, 9, 9], 'ABBCCB'), 'tricks 1, cards 1')
    expect(running(below)[0]).toBe(-1)
    expect(costs(below, 'B knock score 0')).toEqual(GROUNDLESS)
    expect(code(below, 'A say 1')).toBe('not-on-that-score')
  })

  test('RO-R4 a score that becomes 1 through a penalty too', () => {
    const start = at(table({ rituals: true }, 3), -4, 9, 9)
    const led = playOut(start, 'C cut, A pick-up, B knock peek 0, C deal-ready, B pick-up, bids 0 0 0, cards 1')
    expect(running(led)[0]).toBe(1)
    expect(costs(led, 'B knock score 0')).toEqual(HIT(6))
  })

  test('RO-R5 and one that becomes 0 through one’s own groundless knock', () => {
    const led = playOut(bid0([-1, 9, 9], 'ABBCCB'), 'A knock peek 1, cards 1')
    expect(costs(led, 'B knock score 0')).toEqual(HIT(6))
  })

  test('RO-R5 after trick 6 the deadline is the own ready; he who is knocked goes to 6 and has not won', () => {
    const zero = playOut(bid0([9, 3, 9], 'ABBCCB'), 'tricks 4, A ask, tricks 2')
    expect(scores(zero)[1]).toBe(0)
    expect(costs(zero, 'A knock score 1')).toEqual(GROUNDLESS)
    const pressed = playOut(zero, 'B ready')
    expect(costs(pressed, 'A knock score 1')).toEqual(HIT(6))
    expect(ending(playOut(pressed, 'ready'))).toBe('zero: 1')
    expect(ending(playOut(pressed, 'A knock score 1, ready'))).toBe('cut')
    expect(costs(playOut(zero, 'B say 0, B ready'), 'A knock score 1')).toEqual(GROUNDLESS)
  })

  test('a score that nobody says is no event', () => {
    const silent = playOut(bid0([3, 9, 9], 'AABBCC'), 'tricks 2, cards 1')
    expect(silent.events.some((event) => event.code === 'said')).toBe(false)
    const said = playOut(bid0([3, 9, 9], 'AABBCC'), 'tricks 2, A say 1')
    expect(said.events.at(-1)).toEqual({ code: 'said', seat: 0, score: 1 })
  })
})

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

describe('RO-D19 what is due when', () => {
  test('RO-D19 saying it late mends nothing', () => {
    const late = playOut(bid0([3, 9, 9], 'AABBCC'), 'tricks 2, cards 1, A say 1')
    expect(costs(late, 'B knock score 0')).toEqual(HIT(6))
  })

  test('RO-D19 it lapses when the score moves on', () => {
    const one = playOut(bid0([2, 9, 9], 'AABBCC'), 'tricks 1')
    expect([running(one)[0], one.state.due]).toEqual([1, [0]])
    const moved = playOut(one, 'A knock cut 1, cards 1')
    expect([running(moved)[0], moved.state.due]).toEqual([2, []])
    expect(costs(moved, 'B knock score 0')).toEqual(GROUNDLESS)
  })

  test('RO-D19 a score that is already 1 or 0 owes nothing', () => {
    const led = playOut(bid0([1, 0, 9], 'CCCCCC'), 'cards 1')
    expect(costs(led, 'C knock score 0')).toEqual(GROUNDLESS)
    expect(costs(led, 'C knock score 1')).toEqual(GROUNDLESS)
  })

  test('RO-D19 what comes at the end of a deal counts as one change', () => {
    // Trick 6 takes A from 2 to 1, the missed bid at once to 6: nothing is due.
    const passing = playOut(bid0([3, 9, 9], 'ABBCCA'), 'tricks 4, A ask, tricks 1, tricks 1')
    expect(scores(passing)[0]).toBe(6)
    expect(costs(playOut(passing, 'A ready'), 'B knock score 0')).toEqual(GROUNDLESS)
    // Trick 6 takes A from −3 to −4, the missed bid at once to 1: that is due.
    const landing = playOut(bid0([-2, 9, 9], 'ABBCCA'), 'tricks 4, A ask, tricks 2')
    expect(scores(landing)[0]).toBe(1)
    expect(costs(playOut(landing, 'A ready'), 'B knock score 0')).toEqual(HIT(6))
  })

  test('RO-D19 an offence that lapsed is not renewed at ready', () => {
    const lapsed = playOut(bid0([9, 3, 9], 'ABBCBC'), 'tricks 4, A ask, tricks 2')
    expect(scores(lapsed)[1]).toBe(0)
    expect(costs(playOut(lapsed, 'B ready'), 'A knock score 1')).toEqual(GROUNDLESS)
  })

  test('RO-D19 after all have folded the deadline is ready', () => {
    const start = at(table({ rituals: true, plainBidSix: true }, 3, trickPack('ABC', 'AAAA')), 6, 9, 9)
    const won = playOut(start, 'open, bids 6 0 0, tricks 4, A ask, B fold, C fold')
    expect(scores(won)[0]).toBe(0)
    expect(costs(won, 'B knock score 0')).toEqual(GROUNDLESS)
    expect(costs(playOut(won, 'A ready'), 'B knock score 0')).toEqual(HIT(6))
  })

  test('RO-D19 a penalty after one’s own ready is due at the first card of the next deal', () => {
    const start = at(table({ rituals: true, lowHand: 'off' }, 3, trickPack('ABC', 'ABBCCB')), 9, 9, 2)
    const zero = playOut(start, 'open, bids 0 0 0, tricks 4, A ask, tricks 2, C say 0, C ready, C knock cut 0')
    expect(scores(zero)[2]).toBe(1)
    const next = playOut(zero, 'ready')
    expect(costs(next, 'A knock score 2')).toEqual(GROUNDLESS)
    const led = playOut(next, 'open, bids 0 0 0, cards 1')
    expect(costs(led, 'A knock score 2')).toEqual(HIT(6))
    expect(costs(playOut(next, 'C say 1, open, bids 0 0 0, cards 1'), 'A knock score 2')).toEqual(GROUNDLESS)
  })

  test('RO-D19 saying is legal whenever true, also again', () => {
    const reached = playOut(bid0([3, 9, 9], 'AABBCC'), 'tricks 2, A say 1, A say 1, cards 1, A say 1')
    expect(code(reached, 'A say 1')).toBe('ok')
    expect(code(reached, 'A say 0')).toBe('not-on-that-score')
  })

  test('RO-D19 whoever presses ready last cannot be knocked', () => {
    const zero = playOut(bid0([9, 3, 9], 'ABBCCB'), 'tricks 4, A ask, tricks 2, A ready, C ready')
    expect(ending(playOut(zero, 'B ready'))).toBe('zero: 1')
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
