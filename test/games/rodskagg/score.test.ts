import { describe, expect, test } from 'vitest'
import { type RodskaggScoreLine, rodskagg } from '../../../src/games/rodskagg/index.ts'
import { at, lines, playOut, points, scores, type Table, table, trickPack } from './support.ts'

type Given = Parameters<typeof table>[0]
const deal = (given: Given, bids: string, winners: string, after = ''): Table => {
  const passes = bids.includes('pass') ? ({ bidding: 'outbid' } as const) : {}
  return playOut(
    table({ lowHand: 'off', ...passes, ...given }, 3, trickPack('ABC', winners)),
    `bids ${bids}, tricks 4, ${after}, tricks 2`,
  )
}
const linesOf = ({ state }: Table, seat: number): readonly RodskaggScoreLine[] =>
  state.sheet.at(-1)?.sides[seat]?.lines ?? []

describe('RO-8 scoring', () => {
  test.each`
    id          | given                                        | bids                     | winners      | after       | points          | why
    ${'RO-8'}   | ${{}}                                        | ${'3 0 0'}               | ${'AAAB BB'} | ${'C fold'} | ${[-3, -3, 0]}  | ${'the declarer keeps his bid'}
    ${'RO-8'}   | ${{}}                                        | ${'3 0 0'}               | ${'AABB BC'} | ${'C stay'} | ${[3, -3, -2]}  | ${'too few tricks'}
    ${'RO-8'}   | ${{}}                                        | ${'3 0 0'}               | ${'AAAB AC'} | ${'C stay'} | ${[1, -1, -2]}  | ${'too many tricks'}
    ${'RO-8'}   | ${{ bidRule: 'atLeast' }}                    | ${'3 0 0'}               | ${'AAAB AC'} | ${'C stay'} | ${[-4, -1, -2]} | ${'atLeast: too many tricks cost nothing'}
    ${'RO-8'}   | ${{ bidRule: 'atLeast' }}                    | ${'3 0 0'}               | ${'AABB BC'} | ${'C stay'} | ${[3, -3, -2]}  | ${'atLeast: too few do'}
    ${'RO-8'}   | ${{ bidRule: 'atLeast' }}                    | ${'3 0 0'}               | ${'AAAB BC'} | ${'C stay'} | ${[-3, -2, -2]} | ${'atLeast: as many as bid is kept'}
    ${'RO-8'}   | ${{ declarerPenalty: 6 }}                    | ${'3 0 0'}               | ${'AABB BC'} | ${'C stay'} | ${[4, -3, -2]}  | ${'a penalty of 6'}
    ${'RO-8'}   | ${{}}                                        | ${'5 3 3'}               | ${'BBBC BC'} | ${''}       | ${[5, -4, -2]}  | ${'other bids are information only'}
    ${'RO-14'}  | ${{ exactForAll: true }}                     | ${'3 1 1'}               | ${'AAAB BC'} | ${'C stay'} | ${[-3, 4, -2]}  | ${'everybody who misses pays 6'}
    ${'RO-Q8'}  | ${{ exactForAll: true }}                     | ${'3 1 1'}               | ${'AABB BC'} | ${'C stay'} | ${[4, 3, -2]}   | ${'the declarer too pays 6, not 5'}
    ${'RO-Q8'}  | ${{ exactForAll: true }}                     | ${'3 1 1'}               | ${'AAAB BB'} | ${'C fold'} | ${[-3, 3, 6]}   | ${'who folds with a bid of 1 has missed'}
    ${'RO-Q8'}  | ${{ exactForAll: true }}                     | ${'3 3 0'}               | ${'BBBA AA'} | ${'C fold'} | ${[-3, -3, 0]}  | ${'who folds with a bid of 0 has not'}
    ${'RO-Q8'}  | ${{ exactForAll: true }}                     | ${'3 0 1'}               | ${'AAAB BB'} | ${'C stay'} | ${[-3, 3, 12]}  | ${'a lost wager and a missed bid add up'}
    ${'RO-Q8'}  | ${{ exactForAll: true }}                     | ${'3 pass pass'}         | ${'AAAB BC'} | ${'C stay'} | ${[-3, -2, -2]} | ${'a pass is no bid'}
    ${'RO-D14'} | ${{ exactForAll: true, bidRule: 'atLeast' }} | ${'2 1 2'}               | ${'AAAB BB'} | ${'C fold'} | ${[-3, -3, 6]}  | ${'atLeast: only too few is a miss'}
    ${'RO-D14'} | ${{ exactForAll: true }}                     | ${'redbeard redbeard 0'} | ${'AAAB AA'} | ${'C fold'} | ${[0, 5, 0]}    | ${'a Rödskägg of a non-declarer is a bid of six; the declarer pays none'}
  `('$id $why: bids $bids, tricks $winners give $points', (row) => {
    expect(points(deal(row.given, row.bids, row.winners, row.after))).toEqual(row.points)
  })

  test('RO-8 scores have no lower limit', () => {
    const start = at(table({}, 3, trickPack('ABC', 'AAAB BB')), 1, -4, 40)
    expect(scores(playOut(start, 'bids 3 0 0, tricks 4, C stay, tricks 2'))).toEqual([-2, -7, 46])
  })

  test('RO-8 the lines tell the sum: 3 − 2 + 5 = 6, two of three bid', () => {
    const missed = deal({}, '3 0 0', 'AABB BC', 'C stay')
    expect(linesOf(missed, 0)).toEqual([
      { code: 'contract', points: -2, tricks: 2, bid: 3 },
      { code: 'missed-bid', points: 5, tricks: 2, bid: 3 },
    ])
    expect(linesOf(missed, 1)).toEqual([{ code: 'tricks', points: -3, tricks: 3 }])
    expect(linesOf(missed, 2)).toEqual([{ code: 'wager-tricks', points: -2, tricks: 1, each: 2 }])
  })

  test.each`
    given                       | bids              | winners      | after       | seat | lines
    ${{}}                       | ${'3 0 0'}        | ${'AAAB BB'} | ${'C fold'} | ${2} | ${'folded 0'}
    ${{}}                       | ${'3 0 0'}        | ${'AAAB BB'} | ${'C stay'} | ${2} | ${'wager-lost 6'}
    ${{}}                       | ${'0 0 0'}        | ${'BBCC BC'} | ${''}       | ${0} | ${'contract 0'}
    ${{ exactForAll: true }}    | ${'3 1 1'}        | ${'AABB BC'} | ${'C stay'} | ${0} | ${'contract -2, exact-for-all 6'}
    ${{ exactForAll: true }}    | ${'3 1 1'}        | ${'AABB BA'} | ${'C stay'} | ${2} | ${'wager-lost 6, exact-for-all 6'}
    ${{}}                       | ${'redbeard 0 0'} | ${'AAAB BB'} | ${'C fold'} | ${0} | ${'redbeard-lost 0'}
    ${{ redbeard: 'plainSix' }} | ${'redbeard 0 0'} | ${'AAAB BB'} | ${'C fold'} | ${0} | ${'contract -3, missed-bid 5'}
  `('RO-8 the lines of a seat: $lines', (row) => {
    expect(lines(deal(row.given, row.bids, row.winners, row.after), row.seat)).toBe(row.lines)
  })

  test('RO-8 the lines add up to the points and the points to the total', () => {
    const { sheet } = rodskagg.standing(deal({ exactForAll: true }, '3 1 1', 'AABB BA', 'C stay').state)
    for (const { points, total, lines } of sheet[0]?.sides ?? []) {
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points)
      expect(total).toBe(12 + points)
    }
  })
})
