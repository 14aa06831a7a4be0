import { describe, expect, test } from 'vitest'
import { spader } from '../../../src/games/spader/index.ts'
import { scoreSide } from '../../../src/games/spader/score.ts'
import { endOfDeal, house, lastDeal, type Outcome, refusal, sideAfter, type Table } from './support.ts'

const where = ({ state }: Table) => {
  const { over, winners, scores } = spader.standing(state)
  return { over, winners, scores }
}
/** Everybody has bid three; both sides are at this score before the deal. */
const even = (totals: readonly number[], more: Partial<Outcome> = {}): Table =>
  endOfDeal({ bids: [3, 3, 3, 3], tricks: [4, 3, 3, 3], totals, ...more })

describe('SP-9 the end', () => {
  test('SP-9 the first team to 500 at the end of a deal wins', () => {
    const end = even([440, 100])
    expect(where(end)).toEqual({ over: true, winners: [0, 2], scores: [501, 160] })
    expect(end.events.slice(-2)).toEqual([
      { code: 'deal-scored', deal: 1, sides: lastDeal(end).sides },
      { code: 'match-won', winners: [0, 2] },
    ])
    expect(where(even([438, 100]))).toEqual({ over: false, winners: [], scores: [499, 160] })
  })

  test('SP-X15 both pass it: A 498 to 528, B 495 to 531, B wins', () => {
    const end = endOfDeal({ bids: ['nil', 2, 7, 1], tricks: [0, 5, 4, 4], totals: [498, 495] })
    expect(where(end)).toEqual({ over: true, winners: [1, 3], scores: [528, 531] })
  })

  test('SP-Q5 the penalty is booked before the target is checked: 489 with 9 bags and +62 ends on 451', () => {
    const end = endOfDeal({ bids: [3, 3, 3, 2], tricks: [4, 3, 4, 2], totals: [489, 100], bags: [9, 0] })
    expect(sideAfter(end, 0)).toEqual([-38, 451, 1])
    expect(where(end).over).toBe(false)
  })

  test.each`
    id         | options               | bids               | tricks             | totals               | over
    ${'SP-9'}  | ${{ target: 250 }}    | ${[3, 3, 3, 3]}    | ${[4, 3, 3, 3]}    | ${[189, 0]}          | ${true}
    ${'SP-9'}  | ${{ target: 1000 }}   | ${[3, 3, 3, 3]}    | ${[4, 3, 3, 3]}    | ${[489, 0]}          | ${false}
    ${'SP-3P'} | ${{ form: 'solo' }}   | ${[5, 5, 7]}       | ${[5, 5, 7]}       | ${[0, 250, 0]}       | ${true}
    ${'SP-C'}  | ${{ form: 'solo' }}   | ${[3, 3, 3, 3]}    | ${[4, 3, 3, 3]}    | ${[0, 469, 0, 0]}    | ${false}
    ${'SP-C'}  | ${{ form: 'solo' }}   | ${[2, 2, 2, 2, 2]} | ${[2, 2, 2, 2, 2]} | ${[0, 0, 0, 480, 0]} | ${true}
    ${'SP-D'}  | ${{ form: 'two' }}    | ${[7, 6]}          | ${[7, 6]}          | ${[430, 0]}          | ${true}
    ${'SP-F'}  | ${{ form: 'family' }} | ${[3, 3, 3, 3]}    | ${[4, 3, 3, 3]}    | ${[0, 17, 0, 0]}     | ${true}
    ${'SP-F'}  | ${{ form: 'family' }} | ${[3, 3, 3, 3]}    | ${[4, 3, 3, 3]}    | ${[20, 16, 0, 0]}    | ${false}
  `('$id $options from $totals: over $over', ({ options, bids, tricks, totals, over }) => {
    expect(where(endOfDeal({ options, bids, tricks, totals })).over).toBe(over)
  })

  test('SP-9 deals: so many deals, the highest total wins', () => {
    const end = even([200, 220], { options: { deals: 1 } })
    expect(where(end)).toEqual({ over: true, winners: [1, 3], scores: [261, 280] })
    expect(where(even([200, 220], { options: { deals: 2 } })).over).toBe(false)
    expect(where(even([480, 220], { options: { deals: 2 } })).over).toBe(false)
  })
})

describe('ties', () => {
  test('SP-X14 A 452 + 50, B 460 + 42: 502 each, one more deal', () => {
    const change = (bid: number, tricks: number) => scoreSide([{ seat: 0, bid, tricks }], 0, house()).points
    expect([452 + change(5, 5), 460 + change(4, 6)]).toEqual([502, 502])
    const tie = even([441, 442])
    expect(where(tie)).toEqual({ over: false, winners: [], scores: [502, 502] })
    expect(tie.state).toMatchObject({ playOff: true, deal: 2, phase: { kind: 'bidding' } })
    expect(tie.events.slice(-2).map(({ code }) => code)).toEqual(['play-off-began', 'dealt'])
  })

  test('SP-Q6 extra deals until the totals differ; the same with a fixed number of deals', () => {
    const again = even([500, 501], { playOff: true })
    expect(where(again)).toEqual({ over: false, winners: [], scores: [561, 561] })
    expect(again.events.filter(({ code }) => code === 'play-off-began')).toEqual([])
    const fixed = even([0, 1], { options: { deals: 1 } })
    expect(where(fixed)).toEqual({ over: false, winners: [], scores: [61, 61] })
  })

  test('SP-Q14 several alone at the target: highest total; a tie at the top is played off by all', () => {
    const solo = { form: 'solo' } as const
    expect(where(even([470, 472, 0, 0], { options: solo }))).toMatchObject({ over: true, winners: [1] })
    const tie = even([471, 472, 0, 0], { options: solo })
    expect(where(tie)).toEqual({ over: false, winners: [], scores: [502, 502, 30, 30] })
    const allPlay = endOfDeal({
      options: solo,
      bids: [3, 3, 'nil', 3],
      tricks: [4, 4, 0, 5],
      totals: [502, 502, 450, 30],
      playOff: true,
    })
    expect(where(allPlay)).toMatchObject({ over: true, winners: [2], scores: [533, 533, 550, 62] })
  })

  test('SP-Q17 family: highest; a tie at 25 is played off', () => {
    const family = { form: 'family' } as const
    expect(where(even([21, 18, 0, 0], { options: family }))).toMatchObject({ over: true, winners: [1] })
    expect(where(even([22, 18, 0, 0], { options: family }))).toMatchObject({ over: false, scores: [26, 26, 8, 8] })
  })

  test('SP-D22 in the play-off any single top total ends the match, even below the target', () => {
    const set = endOfDeal({ bids: [5, 5, 5, 5], tricks: [4, 3, 3, 3], totals: [502, 502], playOff: true })
    expect(where(set)).toMatchObject({ over: false, scores: [402, 402] })
    expect(set.state.playOff).toBe(true)
    const end = endOfDeal({ bids: [5, 5, 5, 6], tricks: [4, 3, 3, 3], totals: [502, 502], playOff: true })
    expect(where(end)).toEqual({ over: true, winners: [0, 2], scores: [402, 392] })
  })
})

describe('losingScore', () => {
  test('SP-Q7 without the option a low score ends nothing', () => {
    expect(where(even([-1000, 0])).over).toBe(false)
  })

  test.each`
    losingScore | totals          | over     | winners
    ${-200}     | ${[-261, 0]}    | ${true}  | ${[1, 3]}
    ${-200}     | ${[-260, 0]}    | ${false} | ${[]}
    ${-500}     | ${[-261, 0]}    | ${false} | ${[]}
    ${-500}     | ${[0, -560]}    | ${true}  | ${[0, 2]}
    ${-200}     | ${[-400, -300]} | ${true}  | ${[1, 3]}
  `('SP-D23 $losingScore, from $totals: over $over', ({ losingScore, totals, over, winners }) => {
    expect(where(even(totals, { options: { losingScore } }))).toMatchObject({ over, winners })
  })

  test('SP-D23 it works with deals, and a tie at the top is played off', () => {
    expect(where(even([-300, 0], { options: { losingScore: -200, deals: 9 } })).over).toBe(true)
    const tie = even([-301, -300], { options: { losingScore: -200 } })
    expect(where(tie)).toMatchObject({ over: false, scores: [-240, -240] })
    expect(tie.state.playOff).toBe(true)
  })
})

describe('SP-D24 after the end', () => {
  const end = even([440, 100])

  test('SP-D24 nobody is waited for, nothing is legal, everything is refused', () => {
    expect(spader.waitingFor(end.state)).toEqual([])
    for (const seat of [0, 1, 2, 3]) expect(spader.candidates(end.state, seat)).toEqual([])
    expect([refusal(end, 0, 'play SA')?.code, refusal(end, 7, 'look')?.code]).toEqual(['match-over', 'match-over'])
  })

  test('SP-9 the standing tells the sides, the sheet and why', () => {
    expect(spader.standing(end.state)).toEqual({
      over: true,
      winners: [0, 2],
      sides: [
        [0, 2],
        [1, 3],
      ],
      scores: [501, 160],
      sheet: [
        {
          deal: 1,
          sides: [
            {
              points: 61,
              total: 501,
              lines: [
                { code: 'contract', points: 60, contract: 6, tricks: 7 },
                { code: 'bags', points: 1, count: 1 },
              ],
            },
            { points: 60, total: 160, lines: [{ code: 'contract', points: 60, contract: 6, tricks: 6 }] },
          ],
        },
      ],
    })
  })
})
