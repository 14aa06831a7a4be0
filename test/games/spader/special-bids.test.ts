import { describe, expect, test } from 'vitest'
import { type SpaderOptions, spader } from '../../../src/games/spader/index.ts'
import {
  anytime,
  bids,
  clockOut,
  code,
  legal,
  nilAnd,
  openBids,
  playOut,
  refusal,
  seatsWithActions,
  table,
  tableAt,
  turn,
} from './support.ts'

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
