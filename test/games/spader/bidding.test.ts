import { describe, expect, test } from 'vitest'
import { spader } from '../../../src/games/spader/index.ts'
import {
  anytime,
  bids,
  code,
  legal,
  nilAnd,
  openBids,
  playOut,
  plays,
  refusal,
  seatsWithActions,
  table,
  turn,
} from './support.ts'

describe('SP-2 bidding', () => {
  test('SP-2 one time round from the left of the dealer, each 0 to 13, no pass, not higher than before', () => {
    const at = bids(table(), '5 1 4')
    expect([turn(at), legal(at, 3)]).toEqual([3, nilAnd(12)])
    expect(code(at, 3, 'bid pass')).toBe('unknown-action')
    const done = bids(at, '1')
    expect([done.state.phase.kind, turn(done)]).toEqual(['play', 0])
    expect(done.state.calls.map(({ seat, bid }) => [seat, bid])).toEqual([
      [0, 5],
      [1, 1],
      [2, 4],
      [3, 1],
    ])
  })

  test('SP-2 the contract is the sum of the two bids and a nil adds nothing', () => {
    const { state } = bids(table(), '4 nil 2 5')
    expect(spader.view(state, 0).sides.map(({ contract }) => contract)).toEqual([6, 5])
  })

  test('SP-Q18 a bid of zero is spelled nil and is one', () => {
    expect(code(table(), 0, 'bid 0')).toBe('unknown-action')
    expect(bids(table(), 'nil').state.calls).toEqual([{ seat: 0, bid: 'nil' }])
  })

  test.each`
    id         | options                           | seats | highest
    ${'SP-3P'} | ${{ form: 'solo' }}               | ${3}  | ${17}
    ${'SP-C'}  | ${{ form: 'solo' }}               | ${5}  | ${10}
    ${'SP-J'}  | ${{ form: 'solo', jokers: true }} | ${3}  | ${18}
    ${'SP-C'}  | ${{ form: 'solo' }}               | ${4}  | ${13}
  `('$id $options with $seats seats: nil or 1 to $highest', ({ options, seats, highest }) => {
    const at = table({ options, seats })
    expect(legal(at, 0)).toEqual(nilAnd(highest))
    expect(refusal(at, 0, `bid ${highest + 1}`)).toEqual({ code: 'bid-too-high', highest })
  })

  test('SP-F family: 1 to 13 and no nil', () => {
    const at = table({ options: { form: 'family', blindNil: 'anytime' } })
    expect(legal(at, 0)).toEqual(openBids(13))
    expect([code(at, 0, 'bid nil'), code(at, 0, 'bid blind-nil')]).toEqual(['no-nil', 'no-blind-nil'])
  })
})

describe('SP-Q4 a team bids at most 13', () => {
  test('SP-X17 partner bid 9: nil, 1, 2, 3 or 4', () => {
    const at = bids(table(), '9 3')
    expect(legal(at, 2)).toEqual(nilAnd(4))
    expect(refusal(at, 2, 'bid 5')).toEqual({ code: 'team-bid-cap', highest: 4, partner: 9 })
  })

  test('SP-Q4 the table total may exceed 13', () => {
    expect(bids(table(), '9 9 4 4').state.phase.kind).toBe('play')
  })

  test('SP-Q4 partner bid 13: only nil; partner bid nil: any', () => {
    expect(legal(bids(table(), '13 1'), 2)).toEqual(['bid nil'])
    expect(legal(bids(table(), 'nil 1'), 2)).toEqual(nilAnd(13))
  })

  test('SP-Q4 without teamBidCap any bid', () => {
    expect(legal(bids(table({ options: { teamBidCap: false } }), '9 3'), 2)).toEqual(nilAnd(13))
  })

  test('SP-D3 without nil the first of a team bids at most 12, so that the partner has a bid left', () => {
    const at = table({ options: { nil: false } })
    expect(legal(at, 0)).toEqual(openBids(12))
    expect(refusal(at, 0, 'bid 13')).toEqual({ code: 'team-bid-cap', highest: 12 })
    const next = bids(at, '12')
    expect(legal(next, 1)).toEqual(openBids(12))
    expect(legal(bids(next, '1'), 2)).toEqual(['bid 1'])
    const uncapped = table({ options: { nil: false, teamBidCap: false } })
    expect(legal(uncapped, 0)).toEqual(openBids(13))
    expect(legal(table({ options: { nil: false, form: 'solo' } }), 0)).toEqual(openBids(13))
  })
})

describe('SP-2 corrections', () => {
  test('SP-2 a bid may be corrected until the next player has bid, unwaited', () => {
    const at = bids(table(), '4')
    expect([spader.waitingFor(at.state), seatsWithActions(at)]).toEqual([[1], [0, 1]])
    const corrected = playOut(at, '0 bid 1')
    expect(corrected.state.calls).toEqual([{ seat: 0, bid: 1 }])
    expect(corrected.events.at(-1)).toEqual({ code: 'bid-corrected', seat: 0, bid: 1, before: 4 })
    const closed = bids(corrected, '3')
    expect([seatsWithActions(closed), code(closed, 0, 'bid 2')]).toEqual([[1, 2], 'not-your-turn'])
  })

  test('SP-2, SP-D13 the last bidder may until the first card is led; a correction does not close the window', () => {
    const done = bids(table({ hands: ['HA'] }), '4 3 2 1')
    expect(seatsWithActions(done)).toEqual([0, 3])
    const corrected = playOut(done, '3 bid 2, 3 bid nil')
    expect(corrected.state.calls.at(-1)).toEqual({ seat: 3, bid: 'nil' })
    expect(legal(corrected, 3)).toEqual(openBids(10))
    const led = plays(corrected, 'HA')
    expect([seatsWithActions(led), code(led, 3, 'bid 3')]).toEqual([[1], 'not-your-turn'])
  })

  test('SP-D13 an early spade that goes back closes the window too', () => {
    const done = bids(table({ options: { irregularLead: 'opponentsNameSuit' }, hands: ['SA HA'] }), '4 3 2 1')
    expect(legal(done, 3).length).toBeGreaterThan(0)
    const back = plays(done, 'SA')
    expect([legal(back, 3), code(back, 3, 'bid 2')]).toEqual([[], 'not-your-turn'])
  })

  test('SP-D13, SP-D9 a look does not close it', () => {
    const at = playOut(table(anytime), '0 look, 0 bid 4, 1 look, 3 look')
    expect(legal(at, 0)).toEqual(['bid nil', ...openBids(13).filter((bid) => bid !== 'bid 4')])
  })

  test('SP-D12 the corrections are the bids that were legal before, without the one it has', () => {
    const at = bids(table(), '9 3 2')
    expect(legal(at, 2)).toEqual(['bid nil', 'bid 1', 'bid 3', 'bid 4'])
    expect(refusal(at, 2, 'bid 2')).toEqual({ code: 'same-bid', bid: 2 })
    expect(code(at, 2, 'bid 5')).toBe('team-bid-cap')
  })

  test('SP-D12 a seat without another bid has nothing to correct', () => {
    const capped = bids(table(), '13 1 nil')
    expect([seatsWithActions(capped), code(capped, 2, 'bid nil'), code(capped, 2, 'bid 1')]).toEqual([
      [3],
      'same-bid',
      'team-bid-cap',
    ])
    const suicide = bids(table({ options: { suicide: true } }), '6 2 nil')
    expect([seatsWithActions(suicide), code(suicide, 2, 'bid nil')]).toEqual([[3], 'same-bid'])
  })

  test('SP-2 bidCorrection off: every bid stands at once', () => {
    const at = bids(table({ options: { bidCorrection: false } }), '4')
    expect([seatsWithActions(at), code(at, 0, 'bid 3')]).toEqual([[1], 'not-your-turn'])
    const done = bids(at, '3 2 1')
    expect(seatsWithActions(done)).toEqual([0])
  })

  test('SP-D11 a blind nil cannot be corrected, and nobody can correct to one', () => {
    const blind = playOut(table(anytime), '0 bid blind-nil')
    expect(seatsWithActions(blind)).toEqual([1, 2, 3])
    expect([code(blind, 0, 'bid 4'), code(blind, 0, 'bid blind-nil'), code(blind, 0, 'bid nil')]).toEqual([
      'bid-stands',
      'same-bid',
      'bid-stands',
    ])
    const open = playOut(table(anytime), '0 look, 0 bid 4')
    expect(code(open, 0, 'bid blind-nil')).toBe('has-looked')
    const last = playOut(table(anytime), '0 look, 0 bid 4, 1 look, 1 bid 4, 2 look, 2 bid 4, 3 bid blind-nil')
    expect([seatsWithActions(last), code(last, 3, 'bid 4')]).toEqual([[0], 'bid-stands'])
  })
})
