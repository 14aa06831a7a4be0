import { describe, expect, test } from 'vitest'
import { type SpaderOptions, spader } from '../../../src/games/spader/index.ts'
import {
  bids,
  clockOut,
  legal,
  playOut,
  plays,
  refusal,
  type Setting,
  seatsWithActions,
  type Table,
  table,
  tableAt,
  turn,
} from './support.ts'

/** `bid nil`, then `bid 1` to the highest. */
const openBids = (highest: number, lowest = 1): readonly string[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => `bid ${lowest + index}`)
const nilAnd = (highest: number): readonly string[] => ['bid nil', ...openBids(highest)]
const code = (at: Table, seat: number, text: string) => refusal(at, seat, text)?.code
const anytime = { options: { blindNil: 'anytime' } } as const satisfies Setting

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

describe('SP-8 blind nil', () => {
  const pairs = (us: number, them: number, options: Partial<SpaderOptions> = {}) =>
    spader.view(tableAt({ options }, [us, them]).state, 'spectator').places.map(({ looked }) => looked)

  test.each`
    totals        | looked
    ${[0, 0]}     | ${[true, true, true, true]}
    ${[99, 198]}  | ${[true, true, true, true]}
    ${[99, 199]}  | ${[false, true, false, true]}
    ${[120, 220]} | ${[false, true, false, true]}
    ${[300, 150]} | ${[true, false, true, false]}
    ${[-60, 41]}  | ${[false, true, false, true]}
  `('SP-8, SP-D8, SP-X4 at $totals a team 100 behind may bid blind, both partners', ({ totals, looked }) => {
    expect(pairs(totals[0], totals[1])).toEqual(looked)
  })

  test('SP-D8 anytime: everybody, first deal included; off: nobody', () => {
    expect(pairs(0, 0, { blindNil: 'anytime' })).toEqual([false, false, false, false])
    expect(pairs(-400, 400, { blindNil: 'off' })).toEqual([true, true, true, true])
  })

  test('SP-Q13 alone: at least 100 behind the leader', () => {
    const { state } = tableAt({ options: { form: 'solo' }, seats: 3 }, [200, 101, 100])
    expect(state.looked).toEqual([true, true, false])
  })

  test('SP-D8 it is measured on the totals before the deal', () => {
    const next = clockOut(bids(tableAt({ options: { deals: 3 } }, [0, 80]), '1 1 1 1'))
    const [us = 0, them = 0] = next.state.totals
    expect(next.state.looked).toEqual([them - us < 100, us - them < 100, them - us < 100, us - them < 100])
    expect(refusal(tableAt({}, [0, 80]), 0, 'bid blind-nil')).toEqual({ code: 'no-blind-nil', behind: 80 })
    expect(refusal(table({ options: { blindNil: 'off' } }), 0, 'bid blind-nil')).toEqual({ code: 'no-blind-nil' })
  })

  test('SP-D7 at its turn such a seat has look and bid blind-nil; after the look it bids openly', () => {
    const at = table(anytime)
    expect(legal(at, 0)).toEqual(['look', 'bid blind-nil'])
    expect([code(at, 0, 'bid 3'), code(at, 0, 'bid nil')]).toEqual(['look-first', 'look-first'])
    const looked = playOut(at, '0 look')
    expect([turn(looked), legal(looked, 0)]).toEqual([0, nilAnd(13)])
    expect([code(looked, 0, 'look'), code(looked, 0, 'bid blind-nil')]).toEqual(['has-looked', 'has-looked'])
  })

  test('SP-D7 all other seats see their hands from the deal', () => {
    const at = tableAt({}, [0, 100])
    expect(legal(at, 0)).toEqual(['look', 'bid blind-nil'])
    expect(legal(bids(at, 'blind-nil'), 1)).toEqual(nilAnd(13))
  })

  test('SP-D9 before its turn such a seat may look, unwaited, but not bid blind', () => {
    const at = table(anytime)
    expect([spader.waitingFor(at.state), legal(at, 1), legal(at, 3)]).toEqual([[0], ['look'], ['look']])
    expect(code(at, 1, 'bid blind-nil')).toBe('not-your-turn')
    const looked = playOut(at, '3 look')
    expect([legal(looked, 3), code(looked, 3, 'look')]).toEqual([[], 'has-looked'])
    const blind = playOut(at, '0 bid blind-nil')
    expect([legal(blind, 0), code(blind, 0, 'look')]).toEqual([[], 'not-your-turn'])
  })

  test('SP-Q19, SP-D15 the bidder stays blind until the last bid; the partner bids in seating order', () => {
    const before = playOut(table(anytime), '0 bid blind-nil, 1 look, 1 bid 3, 2 look, 2 bid 4, 3 look')
    expect(before.state.looked).toEqual([false, true, true, true])
    expect(spader.view(before.state, 0).own?.hand).toEqual([])
    const after = playOut(before, '3 bid 2')
    expect(spader.view(after.state, 0).own?.hand.length).toBe(13)
    expect(after.events.slice(-2)).toEqual([
      { code: 'bid', seat: 3, bid: 2 },
      { code: 'hand-opened', seat: 0 },
    ])
  })

  test('SP-X6 both partners may bid blind or plain nil', () => {
    const at = playOut(table(anytime), '0 bid blind-nil, 1 look, 1 bid 3, 2 bid blind-nil, 3 look, 3 bid nil')
    expect(at.state.calls.map(({ bid }) => bid)).toEqual(['blind-nil', 3, 'blind-nil', 'nil'])
  })
})

describe('SP-S suicide', () => {
  const suicide = (given: Partial<SpaderOptions> = {}) => table({ options: { suicide: true, ...given } })

  test('SP-X19 first bids 6: the partner must bid nil', () => {
    const at = bids(suicide(), '6 2')
    expect(legal(at, 2)).toEqual(['bid nil'])
    expect(refusal(at, 2, 'bid 3')).toEqual({ code: 'suicide-nil', partner: 0 })
  })

  test('SP-X19, SP-S first bids nil: the partner 1 to 13', () => {
    const at = bids(suicide(), 'nil 2')
    expect(legal(at, 2)).toEqual(openBids(13))
    expect(refusal(at, 2, 'bid nil')).toEqual({ code: 'suicide-number', partner: 0 })
  })

  test('SP-Q9 the first of a team chooses freely, from 1', () => {
    expect(legal(suicide(), 0)).toEqual(nilAnd(13))
    expect(legal(bids(suicide(), 'nil'), 1)).toEqual(nilAnd(13))
  })

  test('SP-D2 suicide brings its own nil', () => {
    expect(legal(suicide({ nil: false }), 0)).toEqual(nilAnd(13))
  })

  test('SP-D16 the engine does not post the forced nil', () => {
    const at = bids(suicide(), '6 2')
    expect([turn(at), at.state.calls.length]).toEqual([2, 2])
  })

  test('SP-Q10, SP-S a blind nil may be the nil', () => {
    const at = playOut(suicide({ blindNil: 'anytime' }), '0 look, 0 bid 6, 1 bid blind-nil')
    expect(legal(at, 2)).toEqual(['look', 'bid blind-nil'])
    const looked = playOut(at, '2 look')
    expect([legal(looked, 2), code(looked, 2, 'bid 1'), code(looked, 2, 'bid blind-nil')]).toEqual([
      ['bid nil'],
      'suicide-nil',
      'has-looked',
    ])
    expect(playOut(at, '2 bid blind-nil').state.calls.at(-1)).toEqual({ seat: 2, bid: 'blind-nil' })
  })

  test('SP-D10 whose partner has the nil: before its turn it may look, at its turn the hand opens by itself', () => {
    const nil = playOut(suicide({ blindNil: 'anytime' }), '0 look, 0 bid nil')
    expect([legal(nil, 2), nil.state.looked[2]]).toEqual([['look'], false])
    const open = playOut(nil, '1 bid blind-nil')
    expect([turn(open), open.state.looked[2], legal(open, 2)]).toEqual([2, true, openBids(13)])
    expect(open.events.at(-1)).toEqual({ code: 'hand-opened', seat: 2 })
    expect(code(open, 2, 'bid blind-nil')).toBe('has-looked')
    const blind = playOut(suicide({ blindNil: 'anytime' }), '0 bid blind-nil, 1 bid blind-nil')
    expect(legal(blind, 2)).toEqual(openBids(13))
  })
})

describe('SP-M Mirror', () => {
  const hands = ['SAKQJT HA', 'H23456789 DA', 'S9876 CA', 'S5432 DK']

  test('SP-X21 spades 5-0-4-4: the engine bids 5, nil, 4, 4; NS contract 9, EW 4 and nil', () => {
    const at = table({ options: { mirror: true }, hands })
    expect(at.state.calls.map(({ bid }) => bid)).toEqual([5, 'nil', 4, 4])
    expect(spader.view(at.state, 'spectator').sides.map(({ contract }) => contract)).toEqual([9, 4])
    expect(at.events.map(({ code }) => code)).toEqual(['dealt', 'bids-posted'])
  })

  test('SP-M, SP-D16 there is no choice, no correction and no blind nil', () => {
    const at = table({ options: { mirror: true, blindNil: 'anytime', blindNilExchange: true }, hands })
    expect([at.state.phase.kind, turn(at), seatsWithActions(at)]).toEqual(['play', 0, [0]])
    expect(legal(at, 0).every((action) => action.startsWith('play '))).toBe(true)
    expect([code(at, 3, 'bid 3'), code(at, 0, 'bid 3'), code(at, 0, 'look')]).toEqual([
      'not-your-turn',
      'not-now',
      'not-now',
    ])
  })

  test('SP-Q11 no spade is a nil with the usual 100, also where nil is off', () => {
    const after = clockOut(table({ options: { mirror: true, nil: false, deals: 1 }, hands }))
    const lines = after.state.sheet[0]?.sides[1]?.lines ?? []
    expect(lines.find(({ code }) => code.startsWith('nil'))).toMatchObject({ seat: 1 })
    expect(Math.abs(lines.find(({ code }) => code.startsWith('nil'))?.points ?? 0)).toBe(100)
  })
})
