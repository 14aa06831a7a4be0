import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../../src/games/rodskagg/options.ts'
import { at, ending, playOut, points, running, scores, type Table, table, trickPack } from './support.ts'

const LETTERS = 'ABCDEFG'

/** A deal of the examples: scores before it, calls, who took the tricks, and what was done after trick 4. */
const example = (
  options: Parameters<typeof table>[0],
  start: readonly number[],
  bids: string,
  winners: string,
  after: string,
): Table => {
  const seats = start.length
  const opened = at(table(options, seats, trickPack(LETTERS.slice(0, seats), winners)), ...start)
  const rituals = opened.state.options.rituals
  return playOut(opened, `${rituals ? 'open, ' : ''}bids ${bids}, tricks 4, ${after}`)
}

const PLAIN_SIX = { redbeard: 'plainSix' } as const
const EXACT = { exactForAll: true } as const
const FORGET_SIX = { rituals: true, forgotAskPenalty: 6 } as const
const ALL_FOLD = 'B fold, C fold'

describe('sections 4 and 5: the examples', () => {
  test.each`
    id          | options              | start           | bids              | winners      | after                                                     | result          | end
    ${'RO-E1'}  | ${{}}                | ${[5, 3, 8, 2]} | ${'0 3 0 0'}      | ${'BBAC BC'} | ${'D fold, tricks 2'}                                     | ${[4, 0, 6, 2]} | ${'zero: 1'}
    ${'RO-E2'}  | ${{}}                | ${[5, 3, 8, 2]} | ${'0 3 0 0'}      | ${'BBAC CC'} | ${'D fold, tricks 2'}                                     | ${[4, 6, 5, 2]} | ${'bidding'}
    ${'RO-E3'}  | ${{}}                | ${[12, 12, 12]} | ${'5 0 0'}        | ${'AAAB AC'} | ${'C stay, tricks 2'}                                     | ${[13, 11, 10]} | ${'bidding'}
    ${'RO-X1'}  | ${{}}                | ${[6, 7, 9]}    | ${'3 0 0'}        | ${'AAAB AC'} | ${'C stay, tricks 2'}                                     | ${[7, 6, 7]}    | ${'bidding'}
    ${'RO-X3'}  | ${{}}                | ${[6, 7, 2]}    | ${'3 0 0'}        | ${'AABB AC'} | ${'C stay, tricks 2'}                                     | ${[3, 5, 0]}    | ${'zero: 2'}
    ${'RO-X4'}  | ${{}}                | ${[6, 7, 2]}    | ${'3 0 0'}        | ${'AABB AB'} | ${'C stay, tricks 2'}                                     | ${[3, 4, 8]}    | ${'bidding'}
    ${'RO-X6'}  | ${FORGET_SIX}        | ${[6, 7, 2]}    | ${'3 0 0'}        | ${'AABB AB'} | ${'A proceed, cards 1, B knock ask 0, cards 2, tricks 1'} | ${[9, 4, 2]}    | ${'ready'}
    ${'RO-X7'}  | ${{}}                | ${[4, 7, 2]}    | ${'4 0 0'}        | ${'AAAA'}    | ${ALL_FOLD}                                               | ${[3, 7, 2]}    | ${'bidding'}
    ${'RO-X8'}  | ${{}}                | ${[12, 1, 2]}   | ${'redbeard 0 0'} | ${'AAAA AA'} | ${'B fold, C stay, tricks 2'}                             | ${[6, 1, 8]}    | ${'redbeard: 0'}
    ${'RO-X10'} | ${{}}                | ${[5, 7, 2]}    | ${'0 0 0'}        | ${'BBBC BC'} | ${'tricks 2'}                                             | ${[5, 3, 0]}    | ${'zero: 2'}
    ${'RO-X12'} | ${{}}                | ${[5, 7, 2]}    | ${'2 0 0'}        | ${'BBBC AA'} | ${'tricks 2'}                                             | ${[3, 4, 1]}    | ${'bidding'}
    ${'RO-X14'} | ${{}}                | ${[3, 2, 9, 4]} | ${'3 0 0 0'}      | ${'AABB AC'} | ${'C stay, D fold, tricks 2'}                             | ${[0, 0, 7, 4]} | ${'declarer: 0'}
    ${'RO-X16'} | ${{}}                | ${[-1, 7, 9]}   | ${'5 0 0'}        | ${'AAAB AB'} | ${'C fold, tricks 2'}                                     | ${[0, 5, 9]}    | ${'zero: 0'}
    ${'RO-X19'} | ${EXACT}             | ${[10, 10, 10]} | ${'4 2 1'}        | ${'AAAB AC'} | ${'C stay, tricks 2'}                                     | ${[6, 15, 8]}   | ${'bidding'}
    ${'RO-X21'} | ${EXACT}             | ${[10, 10, 10]} | ${'4 2 1'}        | ${'AAAB AB'} | ${'C fold, tricks 2'}                                     | ${[6, 8, 16]}   | ${'bidding'}
    ${'RO-X21'} | ${EXACT}             | ${[10, 10, 10]} | ${'4 2 0'}        | ${'AAAB AB'} | ${'C fold, tricks 2'}                                     | ${[6, 8, 10]}   | ${'bidding'}
    ${'RO-X23'} | ${PLAIN_SIX}         | ${[6, 7, 9]}    | ${'redbeard 0 0'} | ${'AAAB AA'} | ${'C fold, tricks 2'}                                     | ${[6, 6, 9]}    | ${'bidding'}
    ${'RO-X23'} | ${PLAIN_SIX}         | ${[6, 7, 9]}    | ${'redbeard 0 0'} | ${'AAAA AA'} | ${'B fold, C stay, tricks 2'}                             | ${[0, 7, 15]}   | ${'zero: 0'}
    ${'RO-X24'} | ${PRESETS.wikipedia} | ${[12, 7, 9]}   | ${'4 0 0'}        | ${'AABB AC'} | ${'A ask, C stay, tricks 2'}                              | ${[15, 5, 7]}   | ${'ready'}
  `(
    '$id from $start, bids $bids, tricks $winners: $result',
    ({ options, start, bids, winners, after, result, end }) => {
      const played = example(options, start, bids, winners, after)
      expect(scores(played)).toEqual(result)
      expect(ending(played)).toBe(end)
      expect(points(played)).toEqual(start.map((before: number, seat: number) => result[seat] - before))
    },
  )

  test('RO-E4 everybody starts on 12', () => {
    expect(scores(table({}, 5))).toEqual([12, 12, 12, 12, 12])
  })

  test('RO-X14 with the preset wikipedia the same deal leads to a play-off between A and B', () => {
    const played = example(PRESETS.wikipedia, [3, 2, 9, 4], '3 0 0 0', 'AABB AC', 'A ask, C stay, D fold, tricks 2')
    const ready = playOut(played, 'A say 0, B say 0, ready')
    expect(scores(ready)).toEqual([0, 0, 7, 4])
    expect(ready.state.deal).toMatchObject({ playOff: true, players: [1, 0] })
  })

  test('RO-X26 a score of 1 not said before trick 3 costs 6 while trick 3 is played, and nothing after it', () => {
    const opened = at(table({ rituals: true }, 3, trickPack('ABC', 'AABBCC')), 3, 9, 9)
    const begun = playOut(opened, 'open, bids 0 0 0, tricks 2, cards 1')
    expect(running(begun)).toEqual([1, 9, 9])
    expect(running(playOut(begun, 'B knock score 0'))).toEqual([7, 9, 9])
    const over = playOut(begun, 'cards 2, B knock score 0')
    expect(scores(over)).toEqual([3, 10, 9])
  })
})
