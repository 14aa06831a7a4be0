import { describe, expect, test } from 'vitest'
import { spader } from '../../../src/games/spader/index.ts'
import { act, bids, legal, playOut, plays, type Table, table, turn } from './support.ts'

const clock = (at: Table) => spader.write(spader.fallback(at.state, turn(at)))
const off = { blindNil: 'off' } as const

describe('SP-D25 the clock', () => {
  test('SP-D25 look and the bid are two steps', () => {
    const at = table({ options: { blindNil: 'anytime' } })
    expect(clock(at)).toBe('look')
    expect(clock(playOut(at, '0 look'))).toBe('bid 1')
  })

  test('SP-D25 the lowest legal positive bid, nil only if forced', () => {
    expect(clock(table())).toBe('bid 1')
    expect(clock(bids(table(), '13 1'))).toBe('bid nil')
    expect(clock(bids(table({ options: { suicide: true } }), '6 2'))).toBe('bid nil')
    expect(clock(bids(table({ options: { suicide: true } }), 'nil 2'))).toBe('bid 1')
  })

  test('SP-D25 its bid may be corrected like any other', () => {
    const at = act(table(), 0, clock(table()))
    expect(legal(at, 0)).toContain('bid 2')
  })

  test('SP-D25 gives the lowest two, of fifteen for the partner', () => {
    const setting = {
      options: { blindNil: 'anytime', blindNilExchange: true },
      hands: ['S2AKQJT9876 D2 C3', 'HAK', 'C2 H2 D3'],
    } as const
    const at = playOut(table(setting), '0 bid blind-nil, 1 look, 1 bid 3, 2 look, 2 bid 3, 3 look, 3 bid 3')
    expect(clock(at)).toBe('give S2 D2')
    const given = act(at, 0, clock(at))
    expect(clock(given)).toBe('give D2 C2')
  })

  test('SP-D25 keeps', () => {
    expect(clock(table({ options: { form: 'two' }, seats: 2 }))).toBe('keep')
  })

  test.each`
    hand                      | card         | why
    ${'C2 D2 H2 SAKQJT98765'} | ${'play C2'} | ${'equal ranks: clubs first'}
    ${'D2 H2 C3 SAKQJT98765'} | ${'play D2'} | ${'then diamonds'}
    ${'H2 C3 D3 SAKQJT98765'} | ${'play H2'} | ${'then hearts'}
    ${'S23456789JQ CA HA DK'} | ${'play DK'} | ${'no early spade, though lower'}
  `('SP-D25 leads $card from $hand: $why', ({ hand, card }) => {
    expect(clock(bids(table({ options: off, hands: [hand] }), '3 3 3 3'))).toBe(card)
  })

  test('SP-D25 spades come last among equals, jokers highest of all', () => {
    const follow = { options: { ...off, jokers: true }, hands: ['D3', 'JBL S3AKQJT98765'] } as const
    const at = plays(bids(table(follow), '3 3 3 3'), 'D3')
    expect(clock(at)).toBe('play S3')
    const jokers = { options: { ...off, jokers: true }, hands: ['JBL SAKQJT987654'] } as const
    const lead = bids(table(jokers), '3 3 3 3')
    expect(clock(lead)).toBe('play S4')
    const forced = { options: { ...off, jokers: true }, hands: ['SAKQJT98765432', 'JBL HAKQJT987654'] } as const
    expect(clock(plays(bids(table(forced), '3 3 3 3'), 'S2'))).toBe('play JL')
    const equals = { options: off, hands: ['D4', 'S2 H2 C2 HAKQJT98765'] } as const
    expect(clock(plays(bids(table(equals), '3 3 3 3'), 'D4'))).toBe('play C2')
  })

  test.each(['opponentsNameSuit', 'trickLost'] as const)(
    'SP-D25 %s: it never leads an early spade',
    (irregularLead) => {
      const at = bids(table({ options: { ...off, irregularLead }, hands: ['S23456789TJQK HA'] }), '3 3 3 3')
      expect(legal(at, 0)).toContain('play S2')
      expect(clock(at)).toBe('play HA')
    },
  )

  test('SP-D25 names hearts', () => {
    const options = { ...off, irregularLead: 'opponentsNameSuit' } as const
    expect(clock(plays(bids(table({ options, hands: ['SA HA'] }), '3 3 3 3'), 'SA'))).toBe('name-suit H')
  })

  test('SP-D25 what it plays is legal at every step of a match', () => {
    const options = { blindNil: 'anytime', blindNilExchange: true, suicide: true, deals: 2 } as const
    let at = table({ options })
    let steps = 0
    for (; at.state.phase.kind !== 'over'; steps += 1) {
      expect(legal(at, turn(at))).toContain(clock(at))
      at = act(at, turn(at), clock(at))
    }
    expect(steps).toBeGreaterThanOrEqual(2 * (4 + 52))
  })
})
