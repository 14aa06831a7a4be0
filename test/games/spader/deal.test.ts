import { describe, expect, test } from 'vitest'
import { packFor } from '../../../src/games/spader/cards.ts'
import { spader } from '../../../src/games/spader/index.ts'
import type { Piles } from '../../../src/games/spader/state.ts'
import { numbers, seeded } from '../../support/chance.ts'
import { act, clockOut, clockWhile, handsOf, house, legal, playOut, type Setting, table, turn } from './support.ts'

const sizes = ({ hands }: Piles) => hands.map((hand) => hand.length)

describe('SP-1 the deal', () => {
  test('SP-1 thirteen cards each, dealt singly clockwise from the left of the dealer', () => {
    const { state } = table()
    expect(state.piles.hands.map((hand) => hand.slice(0, 3))).toEqual([
      ['SA', 'ST', 'S6'],
      ['SK', 'S9', 'S5'],
      ['SQ', 'S8', 'S4'],
      ['SJ', 'S7', 'S3'],
    ])
    expect(sizes(state.piles)).toEqual([13, 13, 13, 13])
  })

  test('SP-D6 the last seat deals first, seat 0 bids and leads first; SP-1 the deal rotates clockwise', () => {
    const first = table({ options: { deals: 3 } })
    expect([first.state.dealer, turn(first)]).toEqual([3, 0])
    const second = clockOut(first)
    expect([second.state.deal, second.state.dealer, turn(second)]).toEqual([2, 0, 1])
    expect(second.state.piles.hands.map((hand) => hand[0])).toEqual(['SJ', 'SA', 'SK', 'SQ'])
    const third = clockOut(second)
    expect([third.state.deal, third.state.dealer, turn(third)]).toEqual([3, 1, 2])
  })
})

describe('packs', () => {
  test.each`
    id         | options                                        | seats | gone                        | held
    ${'SP-1'}  | ${{}}                                          | ${4}  | ${[]}                       | ${13}
    ${'SP-3P'} | ${{ form: 'solo' }}                            | ${3}  | ${['C2']}                   | ${17}
    ${'SP-C'}  | ${{ form: 'solo' }}                            | ${4}  | ${[]}                       | ${13}
    ${'SP-C'}  | ${{ form: 'solo' }}                            | ${5}  | ${['D2', 'C2']}             | ${10}
    ${'SP-Q8'} | ${{ form: 'solo' }}                            | ${5}  | ${['D2', 'C2']}             | ${10}
    ${'SP-J'}  | ${{ jokers: true }}                            | ${4}  | ${['H2', 'D2']}             | ${13}
    ${'SP-J'}  | ${{ jokers: true, jokerRemoves: 'minorTwos' }} | ${4}  | ${['D2', 'C2']}             | ${13}
    ${'SP-J'}  | ${{ form: 'solo', jokers: true }}              | ${3}  | ${[]}                       | ${18}
    ${'SP-J'}  | ${{ form: 'solo', jokers: true }}              | ${5}  | ${['S2', 'H2', 'D2', 'C2']} | ${10}
    ${'SP-J'}  | ${{ form: 'two', jokers: true }}               | ${2}  | ${['H2', 'D2']}             | ${0}
  `('$id $options with $seats seats: $held each, without $gone', ({ options, seats, gone, held }) => {
    const whole = [...(options.jokers ? ['JB', 'JL'] : []), ...packFor(house(), 4)]
    const pack = packFor(house(options), seats)
    expect(whole.filter((card) => !pack.some((left) => left === card))).toEqual(gone)
    expect(pack).toEqual(whole.filter((card) => !gone.includes(card)))
    expect(sizes(table({ options, seats }).state.piles)).toEqual(Array(seats).fill(held))
  })
})

describe('SP-D two players', () => {
  const two: Setting = { options: { form: 'two' }, seats: 2 }

  test('SP-D, SP-D6 nothing is dealt; the non-dealer draws first and sees the card on offer, nobody else does', () => {
    const at = table(two)
    expect(sizes(at.state.piles)).toEqual([0, 0])
    expect([turn(at), legal(at, 0), legal(at, 1)]).toEqual([0, ['keep', 'reject'], []])
    expect(spader.view(at.state, 0).own?.offer).toBe('SA')
    expect(spader.view(at.state, 1).own?.offer).toBeUndefined()
    expect(JSON.stringify(spader.view(at.state, 'spectator'))).not.toContain('SA')
  })

  test('SP-D keep: the next card goes to the discard unseen', () => {
    const at = playOut(table(two), '0 keep')
    expect(at.state.piles).toMatchObject({ hands: [['SA'], []], discards: ['SK'] })
    expect([turn(at), spader.view(at.state, 1).own?.offer]).toEqual([1, 'SQ'])
    expect(JSON.stringify(spader.view(at.state, 0))).not.toContain('SK')
  })

  test('SP-D reject: it goes face down to the discard and the next card is taken', () => {
    const at = playOut(table(two), '0 reject, 1 reject, 0 keep')
    expect(at.state.piles).toMatchObject({ hands: [['SK', 'ST'], ['SJ']], discards: ['SA', 'SQ', 'S9'] })
    expect(at.events.map(({ code }) => code)).toEqual(['dealt', 'rejected', 'rejected', 'kept'])
    expect(JSON.stringify(at.events)).not.toMatch(/"S[A-Z0-9]"/)
  })

  test('SP-X30, SP-Q15, SP-D26 26 turns: stock empty, 13 cards each, 26 in the discard; there is no other way to draw', () => {
    const below = numbers(7)
    let at = { ...spader.setup(house({ form: 'two' }), 2, seeded(3)), random: seeded(3) }
    let turns = 0
    for (; at.state.phase.kind === 'drawing'; turns += 1) {
      expect(turn({ ...at, events: [] })).toBe(turns % 2)
      at = act({ ...at }, turns % 2, below(2) === 0 ? 'keep' : 'reject')
    }
    expect(turns).toBe(26)
    expect(at.state.piles).toMatchObject({ stock: [], received: [[], []] })
    expect([...sizes(at.state.piles), at.state.piles.discards.length]).toEqual([13, 13, 26])
    expect(spader.options).not.toHaveProperty('drawRule')
  })

  test('SP-D the non-dealer bids and leads first, 13 tricks, no blind nil; in the next deal the other one', () => {
    const drawn = clockWhile(
      table({ ...two, options: { form: 'two', blindNil: 'anytime', deals: 2 } }),
      ({ phase }) => phase.kind === 'drawing',
    )
    expect([turn(drawn), drawn.state.phase.kind]).toEqual([0, 'bidding'])
    expect(legal(drawn, 0)).toEqual(['bid nil', ...Array.from({ length: 13 }, (_, index) => `bid ${index + 1}`)])
    const playing = playOut(drawn, '0 bid 4, 1 bid 5')
    expect([turn(playing), playing.state.phase.kind]).toEqual([0, 'play'])
    const next = clockOut(playing)
    expect(next.state.sheet[0]?.tricks.reduce((sum, count) => sum + count, 0)).toBe(13)
    expect([next.state.dealer, turn(next), next.state.phase.kind]).toEqual([0, 1, 'drawing'])
  })

  test('SP-D26 Mirror posts the bids after the 26th draw; they need not add to 13', () => {
    const at = clockWhile(
      table({ ...two, options: { form: 'two', mirror: true } }),
      ({ phase }) => phase.kind === 'drawing',
    )
    expect(handsOf(at)).toEqual(['SA ST S6 S2 HJ H7 H3 CK C9 C5 DQ D8 D4', 'SQ S8 S4 HK H9 H5 CJ C7 C3 DA DT D6 D2'])
    expect(at.state.phase).toEqual({ kind: 'play', seat: 0, early: false })
    expect(at.state.calls).toEqual([
      { seat: 0, bid: 4 },
      { seat: 1, bid: 3 },
    ])
  })
})

test('SP-1 a dealt hand is held as the source sorts it: spades leftmost, each suit from high to low', () => {
  const at = table({ hands: ['C2 D9K H4A S3T', '', '', ''] })
  expect(handsOf(at)[0]).toMatch(/^ST S3 HA H4 .*C2 DK D9/)
  const withJokers = table({ options: { jokers: true }, hands: ['HA SA JLB'] })
  expect(handsOf(withJokers)[0]).toMatch(/^JB JL SA HA/)
})
