import { describe, expect, test } from 'vitest'
import { rodskagg } from '../../../src/games/rodskagg/index.ts'
import {
  at,
  code,
  ending,
  hand,
  legal,
  legalKnocks,
  lines,
  packOf,
  playOut,
  points,
  start,
  table,
  trickPack,
  waitingFor,
} from './support.ts'

describe('RO-12 the play-off', () => {
  /** A, B and D on 0 after the first deal; then a play-off with these tricks, A dealing. */
  const tied = (second: string, ...more: readonly (readonly string[])[]) =>
    playOut(
      start({ tieAtZero: 'playoff' }, [2, 2, 12, 2], ['ABCD', 'AABD DB'], ['BDA', second], ...more),
      'bids 2 0 0 0, tricks 4, C fold, tricks 2',
    )

  test('RO-12 only the tied players, next dealer in rotation among them, no bids; the dealer’s left leads', () => {
    const begun = playOut(
      start({ tieAtZero: 'playoff' }, [3, 12, 12, 3], ['ABCD', 'AAAD DD']),
      'bids 3 0 0 0, tricks 4, B fold, C fold, tricks 2',
    )
    expect(begun.state.deal).toMatchObject({ number: 2, playOff: true, dealer: 0, players: [3, 0] })
    expect(begun.state.phase).toEqual({ name: 'play', turn: 3 })
    expect(begun.state.deal.hands.map((cards) => cards.length)).toEqual([6, 0, 0, 6])
    expect(begun.events.slice(-2)).toEqual([
      { code: 'play-off', seats: [0, 3] },
      { code: 'dealt', deal: 2, dealer: 0, playOff: true, players: [3, 0] },
    ])
    expect([legal(begun, 1), code(begun, 'B play SA')]).toEqual([[], 'not-playing'])
  })

  test('RO-12, RO-Q15 one hand, six tricks, no question, the trick winner leads whatever the option; most tricks wins', () => {
    const packs = [
      ['ABCD', 'AAAD DD'],
      ['DA', 'ADDA AA'],
    ]
    const begun = playOut(
      start({ tieAtZero: 'playoff', lead: 'declarer' }, [3, 12, 12, 3], ...packs),
      'bids 3 0 0 0, tricks 4, B fold, C fold, tricks 2',
    )
    const four = playOut(begun, 'tricks 4')
    expect(four.state.phase).toEqual({ name: 'play', turn: 0 })
    const over = playOut(four, 'tricks 2')
    expect(ending(over)).toBe('playOff: 0')
    expect(rodskagg.standing(over.state)).toMatchObject({ over: true, winners: [0], scores: [0, 12, 12, 0] })
    expect(over.state.deal.tricks.map(({ plays }) => plays[0]?.seat)).toEqual([3, 0, 3, 3, 0, 0])
  })

  test('RO-12 equal most tricks: another play-off among those still equal', () => {
    const first = tied('BBDD DB', ['DB', 'DDDDDD'])
    expect(first.state.deal).toMatchObject({ playOff: true, players: [1, 3, 0] })
    const second = playOut(first, 'tricks 6')
    expect(second.state.deal).toMatchObject({ number: 3, playOff: true, dealer: 1, players: [3, 1] })
    expect(code(second, 'A play SA')).toBe('not-playing')
    expect(ending(playOut(second, 'tricks 6'))).toBe('playOff: 3')
  })

  test('RO-12 a player without any trick of the play-off is not tied with anybody', () => {
    const over = playOut(tied('BDDDDD'), 'tricks 6')
    expect(ending(over)).toBe('playOff: 3')
  })

  test('RO-12 the low-hand exchange is allowed and asked in turn', () => {
    const low = packOf(['S2 S3 S4 S5 S6 S7', 'HA HK HQ HJ HT H9'], 'CA')
    const tied = at(table({ tieAtZero: 'playoff' }, 3, trickPack('ABC', 'AAABBB'), low), 3, 3, 12)
    const asked = playOut(tied, 'bids 3 0 0, tricks 4, C fold, tricks 2')
    expect([waitingFor(asked), legal(asked, 1)]).toEqual([[1], ['draw', 'keep']])
    const drawn = playOut(asked, 'B draw, B discard S2')
    expect([hand(drawn, 1), waitingFor(drawn)]).toEqual(['S3 S4 S5 S6 S7 CA', [0]])
    expect(playOut(drawn, 'A keep').state.phase).toEqual({ name: 'play', turn: 1 })
  })

  test('RO-D20 the rituals rest: dealt at once, hands open, no knock, no say, over with the last card', () => {
    const packs = [
      ['ABC', 'AAABBB'],
      ['BA', 'BBBBBB'],
    ]
    const tied = start({ rituals: true, tieAtZero: 'playoff', deals: 0 }, [3, 3, 12], ...packs)
    const begun = playOut(tied, 'open, bids 3 0 0, tricks 4, A ask, C fold, tricks 2, ready')
    expect(begun.state.phase).toEqual({ name: 'play', turn: 1 })
    expect(legal(begun, 1).length).toBe(6)
    expect([0, 1, 2].flatMap((seat) => legalKnocks(begun, seat))).toEqual([])
    for (const text of ['knock ask 0', 'say 0', 'cut', 'pick-up', 'deal-ready', 'ready', 'ask', 'proceed', 'offer-cut'])
      expect(code(begun, `B ${text}`), text).toBe('rituals-off')
    expect(ending(playOut(begun, 'tricks 6'))).toBe('playOff: 1')
  })

  test('RO-D20 each play-off has a sheet entry with 0 points and a deal number', () => {
    const over = playOut(tied('BBBBBD'), 'tricks 6')
    expect(over.state.sheet.map(({ deal }) => deal)).toEqual([1, 2])
    expect(points(over)).toEqual([0, 0, 0, 0])
    expect([0, 1, 2, 3].map((seat) => lines(over, seat))).toEqual(['play-off 0', 'play-off 0', '', 'play-off 0'])
  })
})
