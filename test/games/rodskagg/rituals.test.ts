import { describe, expect, test } from 'vitest'
import { bid0, costs, GROUNDLESS, HIT } from './knocking.ts'
import { at, code, ending, legal, playOut, running, scores, table, told, trickPack } from './support.ts'

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
