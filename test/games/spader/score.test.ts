import { describe, expect, test } from 'vitest'
import type { Bid } from '../../../src/games/spader/action.ts'
import { spader } from '../../../src/games/spader/index.ts'
import {
  type Declared,
  type ScoreRules,
  scoreFamily,
  scoreSide,
  tricksForContract,
} from '../../../src/games/spader/score.ts'
import { bids, endOfDeal, lastDeal, sideAfter, table } from './support.ts'

const usual: ScoreRules = { failedNilTricks: 'bags', bagOverflow: 'carry' }

/** `4/5 nil/1`: what each seat of a side bid and took. */
const declared = (text: string): readonly Declared[] =>
  text.split(' ').map((part, seat) => {
    const [bid = '', tricks] = part.split('/')
    return { seat, bid: bid === 'nil' || bid === 'blind-nil' ? bid : Number(bid), tricks: Number(tricks) }
  })

/** The change, the new total and the bags afterwards. */
const scored = (text: string, before = 0, bags = 0, rules: Partial<ScoreRules> = {}) => {
  const side = scoreSide(declared(text), bags, { ...usual, ...rules })
  expect(side.lines.reduce((sum, { points }) => sum + points, 0)).toBe(side.points)
  return [side.points, before + side.points, side.bags]
}

const codes = (text: string, bags = 0, rules: Partial<ScoreRules> = {}) =>
  scoreSide(declared(text), bags, { ...usual, ...rules }).lines.map(({ code, points }) => `${code} ${points}`)

describe('SP-5 contract', () => {
  test.each`
    id         | side          | points  | bags
    ${'SP-E2'} | ${'3/3 2/2'}  | ${50}   | ${0}
    ${'SP-E2'} | ${'3/2 2/4'}  | ${51}   | ${1}
    ${'SP-E2'} | ${'5/8'}      | ${53}   | ${3}
    ${'SP-E2'} | ${'5/4'}      | ${-50}  | ${0}
    ${'SP-E3'} | ${'4/4 3/2'}  | ${-70}  | ${0}
    ${'SP-E3'} | ${'4/1 3/1'}  | ${-70}  | ${0}
    ${'SP-5'}  | ${'7/7 6/6'}  | ${130}  | ${0}
    ${'SP-5'}  | ${'10/1 9/2'} | ${-190} | ${0}
  `('$id a side that bid and took $side gets $points', ({ side, points, bags }) => {
    expect(scored(side)).toEqual([points, points, bags])
  })

  test('SP-5 the lines say contract or set with both numbers, and an overtrick as a bag', () => {
    expect(scoreSide(declared('4/3 3/5'), 0, usual).lines).toEqual([
      { code: 'contract', points: 70, contract: 7, tricks: 8 },
      { code: 'bags', points: 1, count: 1 },
    ])
    expect(scoreSide(declared('4/3 2/1'), 0, usual).lines).toEqual([
      { code: 'set', points: -60, contract: 6, tricks: 4 },
    ])
  })
})

describe('SP-6 bags', () => {
  test.each`
    id          | before | bags | side         | points  | total   | left | why
    ${'SP-E4'}  | ${253} | ${3} | ${'4/11'}    | ${-53}  | ${200}  | ${0} | ${'the seventh bag is the tenth'}
    ${'SP-E4'}  | ${253} | ${3} | ${'4/10'}    | ${46}   | ${299}  | ${9} | ${'six more are safe'}
    ${'SP-E7'}  | ${337} | ${7} | ${'5/7'}     | ${52}   | ${389}  | ${9} | ${'two bags'}
    ${'SP-E7'}  | ${337} | ${7} | ${'5/8'}     | ${-47}  | ${290}  | ${0} | ${'three bags: 53 - 100'}
    ${'SP-E7'}  | ${337} | ${7} | ${'5/9'}     | ${-46}  | ${291}  | ${1} | ${'the bag beyond stays counted'}
    ${'SP-X9'}  | ${459} | ${9} | ${'3/3 3/4'} | ${-39}  | ${420}  | ${0} | ${'61 - 100'}
    ${'SP-X11'} | ${208} | ${8} | ${'1/13'}    | ${-178} | ${30}   | ${0} | ${'20 bags, two penalties in one deal'}
    ${'SP-Q2'}  | ${8}   | ${8} | ${'1/13'}    | ${-178} | ${-170} | ${0} | ${'carry: 8 + 12 bags cost 200'}
    ${'SP-Q3'}  | ${59}  | ${9} | ${'7/6'}     | ${-70}  | ${-11}  | ${9} | ${'no bags when set'}
  `(
    '$id $side from $before with $bags bags: $total, $left bags: $why',
    ({ before, bags, side, points, total, left }) => {
      expect(scored(side, before, bags)).toEqual([points, total, left])
    },
  )

  test('SP-6 the opponents of a set team keep their bags', () => {
    const after = endOfDeal({ bids: [7, 3, 2, 2], tricks: [4, 5, 2, 2], bags: [4, 5], totals: [104, 205] })
    expect(sideAfter(after, 0)).toEqual([-90, 14, 4])
    expect(sideAfter(after, 1)).toEqual([52, 257, 7])
  })

  test.each`
    id          | bags | side      | points | left | why
    ${'SP-Q2'}  | ${9} | ${'4/7'}  | ${-57} | ${0} | ${'zero: what lies beyond ten is forgotten'}
    ${'SP-D21'} | ${8} | ${'1/13'} | ${-78} | ${0} | ${'zero with 20 bags: one penalty'}
    ${'SP-D21'} | ${9} | ${'1/12'} | ${-79} | ${0} | ${'zero with 20 bags: one penalty'}
    ${'SP-D21'} | ${6} | ${'4/7'}  | ${43}  | ${9} | ${'nine are safe'}
    ${'SP-Q2'}  | ${9} | ${'4/5'}  | ${-59} | ${0} | ${'the tenth costs, and nothing stays'}
  `('$id bagOverflow zero, $bags bags, $side: $why', ({ bags, side, points, left }) => {
    expect(scored(side, 0, bags, { bagOverflow: 'zero' })).toEqual([points, points, left])
  })

  test('SP-6 a penalty is a line of its own that says how many', () => {
    expect(codes('1/13', 8)).toEqual(['contract 10', 'bags 12', 'bags-penalty -200'])
    expect(scoreSide(declared('1/13'), 8, usual).lines.at(-1)).toEqual({ code: 'bags-penalty', points: -200, count: 2 })
  })
})

describe('SP-7 nil and SP-8 blind nil', () => {
  test.each`
    id          | side                   | rules         | points  | bags | why
    ${'SP-7'}   | ${'nil/0 4/4'}         | ${'bags'}     | ${140}  | ${0} | ${'made apart from the contract'}
    ${'SP-7'}   | ${'nil/0 4/3'}         | ${'bags'}     | ${60}   | ${0} | ${'made though the partner is set'}
    ${'SP-7'}   | ${'nil/2 4/4'}         | ${'nothing'}  | ${-60}  | ${0} | ${'failed by however many tricks'}
    ${'SP-8'}   | ${'blind-nil/0 5/5'}   | ${'bags'}     | ${250}  | ${0} | ${'blind is worth 200'}
    ${'SP-8'}   | ${'blind-nil/1 5/5'}   | ${'nothing'}  | ${-150} | ${0} | ${'blind costs 200'}
    ${'SP-X1'}  | ${'nil/0 4/5'}         | ${'bags'}     | ${141}  | ${1} | ${'nil made, partner 4/5'}
    ${'SP-X2'}  | ${'nil/1 4/4'}         | ${'bags'}     | ${-59}  | ${1} | ${'-100 + 40 + 1'}
    ${'SP-X2'}  | ${'nil/1 4/4'}         | ${'contract'} | ${-59}  | ${1} | ${'five tricks for four'}
    ${'SP-X2'}  | ${'nil/1 4/4'}         | ${'nothing'}  | ${-60}  | ${0} | ${'the trick counts for nothing'}
    ${'SP-X6'}  | ${'blind-nil/0 nil/0'} | ${'bags'}     | ${300}  | ${0} | ${'both made'}
    ${'SP-E5'}  | ${'nil/0 nil/0'}       | ${'bags'}     | ${200}  | ${0} | ${'double nil made'}
    ${'SP-E5'}  | ${'nil/1 nil/1'}       | ${'bags'}     | ${-200} | ${0} | ${'both fail with one trick each'}
    ${'SP-Q1b'} | ${'nil/3 nil/2'}       | ${'bags'}     | ${-200} | ${0} | ${'no positive contract, no bags'}
    ${'SP-E8'}  | ${'nil/1 2/1'}         | ${'bags'}     | ${-120} | ${0} | ${'the nil trick does not help, and no bag when set'}
    ${'SP-Q1'}  | ${'nil/2 3/4'}         | ${'bags'}     | ${-67}  | ${3} | ${'own overtrick and two of the nil'}
    ${'SP-Q1'}  | ${'nil/2 3/2'}         | ${'bags'}     | ${-130} | ${0} | ${'made only with his own tricks'}
    ${'SP-Q1'}  | ${'nil/2 3/2'}         | ${'contract'} | ${-69}  | ${1} | ${'the option lets them count'}
    ${'SP-Q12'} | ${'nil/3'}             | ${'bags'}     | ${-100} | ${0} | ${'alone: no bags'}
    ${'SP-X24'} | ${'nil/3'}             | ${'bags'}     | ${-100} | ${0} | ${'cutthroat, nil takes 3'}
    ${'SP-X23'} | ${'6/9'}               | ${'bags'}     | ${63}   | ${3} | ${'cutthroat 3, bid 6 takes 9'}
    ${'SP-D20'} | ${'nil/3'}             | ${'contract'} | ${-100} | ${0} | ${'alone there is no contract to count for'}
    ${'SP-D20'} | ${'nil/1 blind-nil/2'} | ${'contract'} | ${-300} | ${0} | ${'two nils neither'}
    ${'SP-D20'} | ${'nil/3'}             | ${'nothing'}  | ${-100} | ${0} | ${'the same under all values'}
    ${'SP-D20'} | ${'nil/1 nil/2'}       | ${'nothing'}  | ${-200} | ${0} | ${'the same under all values'}
  `('$id $side, failedNilTricks $rules: $points, $bags bags: $why', ({ side, rules, points, bags }) => {
    expect(scored(side, 0, 0, { failedNilTricks: rules })).toEqual([points, points, bags])
  })

  test('SP-X4 blind nil made, partner 5/5, from 120: 370', () => {
    expect(scored('blind-nil/0 5/5', 120)).toEqual([250, 370, 0])
  })

  test('SP-7 each nil has a line with its seat and the tricks it took', () => {
    const both: readonly Declared[] = [
      { seat: 1, bid: 'nil', tricks: 2 },
      { seat: 3, bid: 'blind-nil', tricks: 0 },
    ]
    expect(scoreSide(both, 0, usual).lines).toEqual([
      { code: 'nil-failed', points: -100, seat: 1, tricks: 2 },
      { code: 'blind-nil-made', points: 200, seat: 3, tricks: 0 },
    ])
    expect(codes('nil/0 blind-nil/1')).toEqual(['nil-made 100', 'blind-nil-failed -200'])
  })

  test('SP-Q5 the lines stand in the order contract, nil, bags, penalty', () => {
    expect(codes('nil/0 4/6', 9)).toEqual(['contract 40', 'nil-made 100', 'bags 2', 'bags-penalty -100'])
  })

  test('SP-Q1 while a deal is played, only the tricks that count are counted', () => {
    const tricks = declared('nil/2 4/3')
    expect(tricksForContract(tricks, usual)).toBe(3)
    expect(tricksForContract(tricks, { ...usual, failedNilTricks: 'contract' })).toBe(5)
  })
})

describe('SP-F family', () => {
  test.each`
    id          | bid   | tricks | points
    ${'SP-E1'}  | ${3}  | ${3}   | ${8}
    ${'SP-E1'}  | ${3}  | ${5}   | ${5}
    ${'SP-E1'}  | ${4}  | ${2}   | ${2}
    ${'SP-E1'}  | ${1}  | ${1}   | ${6}
    ${'SP-X32'} | ${13} | ${13}  | ${18}
    ${'SP-X32'} | ${2}  | ${0}   | ${0}
  `('$id bid $bid, taken $tricks: $points', ({ bid, tricks, points }) => {
    expect(scoreFamily({ seat: 0, bid, tricks })).toMatchObject({ points, bags: 0 })
  })

  test('SP-F a family deal scores the tricks and five for exactly the bid, without bags, whatever the bag rules', () => {
    const options = { form: 'family', bagOverflow: 'zero', failedNilTricks: 'contract' } as const
    const after = endOfDeal({ options, bids: [3, 3, 4, 3], tricks: [3, 5, 2, 3] })
    expect(lastDeal(after).sides.map(({ lines }) => lines.map(({ code, points }) => `${code} ${points}`))).toEqual([
      ['tricks 3', 'exact 5'],
      ['tricks 5'],
      ['tricks 2'],
      ['tricks 3', 'exact 5'],
    ])
    expect(after.state.bags).toEqual([0, 0, 0, 0])
    expect(after.state.totals).toEqual([8, 5, 2, 8])
  })
})

describe('a score sheet', () => {
  const deals: readonly { id: string; bids: readonly Bid[]; tricks: readonly number[]; after: readonly unknown[] }[] = [
    {
      id: 'SP-E6 deal 1',
      bids: [4, 3, 3, 2],
      tricks: [5, 2, 3, 3],
      after: [
        [71, 71, 1],
        [50, 50, 0],
      ],
    },
    {
      id: 'SP-E6 deal 2',
      bids: [3, 3, 3, 3],
      tricks: [2, 5, 2, 4],
      after: [
        [-60, 11, 1],
        [63, 113, 3],
      ],
    },
    {
      id: 'SP-E6 deal 3 repaired',
      bids: [2, 2, 2, 1],
      tricks: [2, 5, 2, 4],
      after: [
        [40, 51, 1],
        [36, 149, 9],
      ],
    },
  ]
  test.each(deals.map((deal, index) => ({ ...deal, index })))('$id', ({ bids, tricks, after, index }) => {
    const before = deals[index - 1]?.after as readonly (readonly number[])[] | undefined
    const [ns, ew] = before ?? [
      [0, 0, 0],
      [0, 0, 0],
    ]
    const outcome = { bids, tricks, totals: [ns?.[1] ?? 0, ew?.[1] ?? 0], bags: [ns?.[2] ?? 0, ew?.[2] ?? 0] }
    const end = endOfDeal(outcome)
    expect([sideAfter(end, 0), sideAfter(end, 1)]).toEqual(after)
  })

  test('SP-E6 deal 3 as printed, with eight tricks: the arithmetic of its numbers', () => {
    expect(scored('4/4', 11, 1)).toEqual([40, 51, 1])
    expect(scored('3/4', 113, 3)).toEqual([31, 144, 4])
  })

  test('SP-E9 W 3, N 1, E 4, S 4: NS need 5, EW 7', () => {
    const { state } = bids(table(), '3 1 4 4')
    const [westEast, northSouth] = spader.view(state, 'spectator').sides
    expect(northSouth).toMatchObject({ seats: [1, 3], contract: 5, needed: 5, allBid: true })
    expect(westEast).toMatchObject({ seats: [0, 2], contract: 7, needed: 7, allBid: true })
  })
})
