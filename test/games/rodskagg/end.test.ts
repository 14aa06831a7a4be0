import { describe, expect, test } from 'vitest'
import { rodskagg } from '../../../src/games/rodskagg/index.ts'
import {
  code,
  ending,
  legal,
  legalKnocks,
  lines,
  playOut,
  points,
  scores,
  start,
  type Table,
  told,
  waitingFor,
} from './support.ts'

describe('RO-10 Rödskägg', () => {
  const lost = 'bids redbeard 0 0, tricks 4, C fold, tricks 2'

  test('RO-10 all six tricks win the match at once; RO-Q6 without any penalty', () => {
    const won = playOut(
      start({}, [40, 1, 2], ['ABC', 'AAAAAA']),
      'bids redbeard 0 0, tricks 4, B stay, C fold, tricks 2',
    )
    expect(ending(won)).toBe('redbeard: 0')
    expect(rodskagg.standing(won.state)).toMatchObject({ over: true, winners: [0], scores: [34, 7, 2] })
  })

  test('RO-10, RO-Q6 who fails is out, and the match goes on without him', () => {
    const out = playOut(start({}, [12, 12, 12], ['ABC', 'AAAB AB']), lost)
    expect(out.state.out).toEqual([0])
    expect(out.state.deal).toMatchObject({ number: 2, dealer: 1, players: [2, 1] })
    expect(told(start({}, [12, 12, 12], ['ABC', 'AAAB AB']), out).slice(-3)).toEqual(['scored', 'went-out', 'dealt'])
  })

  test('RO-Q14, RO-D12 the scores that are told after a later deal name who is out', () => {
    const scored = ({ events }: Table) => events.filter(({ code }) => code === 'scored')
    const first = playOut(start({}, [12, 12, 12], ['ABC', 'AAAB AB']), lost)
    expect(scored(first).map((event) => 'out' in event)).toEqual([false])
    const second = playOut(first, 'bids 0 0, tricks 4')
    const asked = second.state.phase.name === 'answers' ? playOut(second, 'B fold') : second
    expect(scored(asked).at(-1)).toMatchObject({ deal: 2, out: [0] })
    expect(rodskagg.standing(asked.state).out).toEqual([0])
  })

  test('RO-Q9 a failed Rödskägg is played out for the others', () => {
    const failed = playOut(start({}, [12, 12, 12], ['ABC', 'BABC AB']), 'bids redbeard 0 0, tricks 1')
    expect(failed.state.phase).toEqual({ name: 'play', turn: 1 })
    expect(points(playOut(failed, 'tricks 5'))).toEqual([0, -3, -1])
  })

  test('RO-D11 the winner has −6 and no penalty, the loser 0, everybody else as always', () => {
    const won = playOut(
      start({}, [12, 12, 12], ['ABC', 'AAAAAA']),
      'bids redbeard 0 0, tricks 4, B stay, C fold, tricks 2',
    )
    expect([points(won), lines(won, 0)]).toEqual([[-6, 6, 0], 'redbeard-won -6'])
    const failed = playOut(start({}, [12, 12, 12], ['ABC', 'AAAB AB']), lost)
    expect([points(failed), lines(failed, 0)]).toEqual([[0, -2, 0], 'redbeard-lost 0'])
    const ends = start({ soleSurvivor: 'handEnds' }, [12, 12, 12], ['ABC', 'AAAA'])
    expect(points(playOut(ends, 'bids redbeard 0 0, tricks 4, B fold, C fold'))).toEqual([-6, 0, 0])
  })

  test('RO-D11 ritual penalties of the loser stay', () => {
    const failed = playOut(
      start({ rituals: true }, [12, 12, 12], ['ABC', 'AAAB AB']),
      'open, A knock ask 1, bids redbeard 0 0, tricks 4, A ask, C fold, tricks 2',
    )
    expect([points(failed), lines(failed, 0)]).toEqual([[1, -2, 0], 'redbeard-lost 0, wrong-knock 1'])
  })

  test('RO-D12 the loser is declarer until the deal is scored; then he has no actions and cannot be knocked', () => {
    const rituals = start({ rituals: true }, [12, 12, 12, 12], ['ABCD', 'BABC DB'])
    const during = playOut(rituals, 'open, bids redbeard 0 0 0, tricks 4')
    expect(waitingFor(during)).toEqual([0])
    expect(legal(during, 0)).toContain('ask')
    expect(legalKnocks(during, 1)).toContain('knock ask 0')
    const after = playOut(during, 'A ask, D stay, tricks 2')
    expect(waitingFor(after)).toEqual([1, 2, 3])
    expect([legal(after, 0), legalKnocks(after, 0), code(after, 'A ready')]).toEqual([[], [], 'not-playing'])
    expect(code(after, 'B knock ask 0')).toBe('not-playing')
    expect(scores(after)[0]).toBe(12)
  })

  test('RO-D12, RO-2 he is skipped as dealer, and his last number stays', () => {
    const packs = [
      ['ABC', 'AAAB AB'],
      ['CB', 'CBCB CB'],
      ['BC', 'CBCB CB'],
      ['CB', 'CBCB CB'],
    ]
    let now = playOut(start({}, [9, 12, 12], ...packs), lost)
    const dealers = [now.state.deal.dealer]
    for (const bids of ['bids 0 0', 'bids 0 0']) {
      now = playOut(now, `${bids}, tricks 6`)
      dealers.push(now.state.deal.dealer)
    }
    expect(dealers).toEqual([1, 2, 1])
    expect(scores(now)[0]).toBe(9)
    expect(rodskagg.standing(now.state).sheet.map(({ sides }) => sides[0])).toEqual([
      { points: 0, total: 9, lines: [{ code: 'redbeard-lost', points: 0, tricks: 4 }] },
      { points: 0, total: 9, lines: [] },
      { points: 0, total: 9, lines: [] },
    ])
  })
})

describe('RO-11 end', () => {
  test.each`
    id          | before          | bids       | winners      | after       | end
    ${'RO-11'}  | ${[3, 12, 12]}  | ${'3 0 0'} | ${'AAAB BB'} | ${'C fold'} | ${'zero: 0'}
    ${'RO-11'}  | ${[3, 3, 12]}   | ${'3 0 0'} | ${'AAAB BB'} | ${'C fold'} | ${'declarer: 0'}
    ${'RO-11'}  | ${[4, 12, 12]}  | ${'3 0 0'} | ${'AAAB BB'} | ${'C fold'} | ${'bidding'}
    ${'RO-Q12'} | ${[2, 12, 12]}  | ${'3 0 0'} | ${'AAAB BB'} | ${'C fold'} | ${'bidding'}
    ${'RO-Q12'} | ${[12, 1, 12]}  | ${'3 0 0'} | ${'BAAA BB'} | ${'C fold'} | ${'bidding'}
    ${'RO-Q11'} | ${[-3, 12, 12]} | ${'3 0 0'} | ${'AABB CB'} | ${'C stay'} | ${'zero: 0'}
    ${'RO-Q11'} | ${[12, 12, -6]} | ${'3 0 0'} | ${'AAAB BB'} | ${'C stay'} | ${'zero: 2'}
  `('$id from $before, bids $bids, tricks $winners, $after: $end', (row) => {
    const done = playOut(
      start({}, row.before, ['ABC', row.winners]),
      `bids ${row.bids}, tricks 4, ${row.after}, tricks 2`,
    )
    expect(ending(done)).toBe(row.end)
  })

  test('RO-11 several on 0 without the declarer play off, with tieAtZero declarer too', () => {
    const done = playOut(start({}, [12, 2, 2], ['ABC', 'ABBC CA']), 'bids 3 0 0, tricks 4, tricks 2')
    expect(scores(done)).toEqual([15, 0, 0])
    expect(done.state.deal).toMatchObject({ playOff: true, players: [2, 1] })
  })

  test('RO-D15 after the agreed number of deals the seat nearest to 0 wins, from either side, and ties share', () => {
    const done = (before: readonly number[]) =>
      ending(playOut(start({ deals: 1 }, before, ['ABC', 'AAAB BB']), 'bids 3 0 0, tricks 4, C fold, tricks 2'))
    expect(done([12, 12, 12])).toBe('deals: 0 1')
    expect(done([1, 12, 12])).toBe('deals: 0')
    expect(done([1, 5, 12])).toBe('deals: 0 1')
    expect(done([8, 12, -4])).toBe('deals: 2')
  })

  test('RO-D15 it is a cap: somebody on 0 wins before, and before the cap the match goes on', () => {
    const packs = [
      ['ABC', 'AAAB BB'],
      ['BCA', 'AAAB BB'],
    ]
    const first = playOut(start({ deals: 2 }, [6, 12, 12], ...packs), 'bids 3 0 0, tricks 4, C fold, tricks 2')
    expect(ending(first)).toBe('bidding')
    expect(ending(playOut(first, 'bids 0 0 3, tricks 4, C fold, tricks 2'))).toBe('zero: 0')
  })

  test('RO-D15 several on 0 in the last deal play off beyond the cap', () => {
    const packs = [
      ['ABC', 'AAABBB'],
      ['BA', 'ABABAA'],
    ]
    const tied = start({ deals: 1, tieAtZero: 'playoff' }, [3, 3, 12], ...packs)
    const playOff = playOut(tied, 'bids 3 0 0, tricks 4, C fold, tricks 2')
    expect(playOff.state.deal.number).toBe(2)
    expect(ending(playOut(playOff, 'tricks 6'))).toBe('playOff: 0')
  })

  test('RO-D15 who is out is not nearest', () => {
    const lost = start({ deals: 1 }, [1, 9, 12], ['ABC', 'AAAB AB'])
    expect(ending(playOut(lost, 'bids redbeard 0 0, tricks 4, C fold, tricks 2'))).toBe('deals: 1')
  })
})

describe('RO-13 elimination', () => {
  test('RO-13 with two left the match continues, with one left he wins', () => {
    const packs = [
      ['ABC', 'AAAB AB'],
      ['CB', 'BBBBBC'],
    ]
    const two = playOut(start({}, [12, 12, 12], ...packs), 'bids redbeard 0 0, tricks 4, C fold, tricks 2')
    expect(ending(two)).toBe('bidding')
    const one = playOut(two, 'bids 0 redbeard, tricks 4, C stay, tricks 2')
    expect(ending(one)).toBe('lastLeft: 2')
    expect(one.state.out).toEqual([0, 1])
  })

  test('RO-13 the failing declarer keeps following with his cards', () => {
    const failed = playOut(start({}, [12, 12, 12], ['ABC', 'BBBB BB']), 'bids redbeard 0 0, tricks 1')
    expect(waitingFor(playOut(failed, 'cards 2'))).toEqual([0])
  })

  test('RO-Q14 who is out never wins, even with a 0', () => {
    const out = playOut(start({}, [0, 12, 4], ['ABC', 'AAAB BB']), 'bids redbeard 0 0, tricks 4, C fold, tricks 2')
    expect([out.state.out, scores(out), ending(out)]).toEqual([[0], [0, 9, 4], 'bidding'])
  })

  test('RO-D12 one left ends the match at once, without ready', () => {
    const packs = [
      ['ABC', 'AAAB AB'],
      ['CB', 'BBBBBC'],
    ]
    const two = playOut(
      start({ rituals: true }, [12, 12, 12], ...packs),
      'open, bids redbeard 0 0, tricks 4, A ask, C fold, tricks 2, ready',
    )
    const one = playOut(two, 'open, bids 0 redbeard, tricks 4, B ask, C stay, tricks 2')
    expect(ending(one)).toBe('lastLeft: 2')
  })
})

describe('RO-D21 ready', () => {
  const scored = playOut(
    start({ rituals: true }, [4, 12, 12], ['ABC', 'AABB BA']),
    'open, bids 3 0 0, tricks 4, A ask, C fold, tricks 2',
  )

  test('RO-D21 all who are not out go on first, in any order', () => {
    expect(waitingFor(scored)).toEqual([0, 1, 2])
    const one = playOut(scored, 'B ready')
    expect([waitingFor(one), code(one, 'B ready')]).toEqual([[0, 2], 'already-ready'])
    expect(playOut(one, 'A ready').state).toEqual(playOut(scored, 'A ready, B ready').state)
    expect(playOut(one, 'A ready, C ready').state.deal.number).toBe(2)
  })

  test('RO-D21 the match is decided on the scores of that moment', () => {
    const off = playOut(scored, 'A say 1')
    expect(ending(playOut(off, 'ready'))).toBe('cut')
    const zero = playOut(
      start({ rituals: true }, [3, 12, 12], ['ABC', 'AABB BA']),
      'open, bids 3 0 0, tricks 4, A ask, C fold, tricks 2, A ready',
    )
    expect(ending(playOut(zero, 'ready'))).toBe('zero: 0')
    expect(ending(playOut(zero, 'B knock score 0, ready'))).toBe('cut')
  })

  test('RO-D21 penalties do not take back a ready; knocking and saying go on after one’s own', () => {
    const ready = playOut(scored, 'A ready')
    expect(legal(ready, 0)).toEqual(['say 1'])
    expect(legalKnocks(ready, 0).length).toBe(8)
    const knocked = playOut(ready, 'A knock peek 1')
    expect(waitingFor(knocked)).toEqual([1, 2])
  })

  test('RO-D21 a won Rödskägg ends the match without ready', () => {
    const won = start({ rituals: true }, [12, 12, 12], ['ABC', 'AAAAAA'])
    expect(ending(playOut(won, 'open, bids redbeard 0 0, tricks 4, A ask, B fold, C fold'))).toBe('redbeard: 0')
  })
})
