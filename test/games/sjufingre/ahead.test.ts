import { describe, expect, test } from 'vitest'
import { type SjufingreState, sjufingre } from '../../../src/games/sjufingre/index.ts'
import { buildDeal, solitaireDeal, trickDeal } from './support.ts'

const offers = (state: SjufingreState, seat: number) => sjufingre.ahead?.offers(state, seat) ?? []

/** What a clause means for seat 0, as it is spelled; none if it means nothing now. */
const meant = (state: SjufingreState, when: string, act: string): string | undefined => {
  const action = sjufingre.ahead?.means(state, 0, { when, act })
  return action && sjufingre.write(action)
}

const forced = (state: SjufingreState, seat = 0) => {
  const known = sjufingre.ahead?.forced(state, seat)
  return known && [sjufingre.write(known.action), known.open]
}

describe('S7-11, S7-12 a build deal', () => {
  test('a card to take with and a card to lay, of the hand; nothing for the one on turn', () => {
    const state = buildDeal({ turn: 1, table: 'R4 Y5', hands: ['G9 B2'] })
    expect(offers(state, 0)).toEqual([
      { when: 'can-take', acts: ['take G9', 'take B2'] },
      { when: 'else', acts: ['lay G9', 'lay B2'] },
    ])
    expect(offers(state, 1)).toEqual([])
  })

  test('S7-14 who is bound says with what to take the own pile', () => {
    const state = buildDeal({ turn: 1, table: 'Y4+Y5=9@0 R3', hands: ['R9 G9 B12'] })
    expect(offers(state, 0)[0]).toEqual({ when: 'bound', acts: ['take R9', 'take G9'] })
    expect(offers(state, 2).map(({ when }) => when)).toEqual(['can-take', 'else'])
  })

  test('a capture takes as many cards as it can', () => {
    const state = buildDeal({ table: 'R4 Y5 B9 G2', hands: ['G9 R1'] })
    expect(meant(state, 'can-take', 'take G9')).toBe('take G9 R4 Y5 B9')
    expect(meant(state, 'can-take', 'take R1')).toBeUndefined()
    expect(meant(buildDeal({ table: 'R4 Y5 B1', hands: ['G9 R2'] }), 'can-take', 'take G9')).toBe('take G9 R4 Y5')
  })

  test('a pile counts for the cards in it, whoever built it', () => {
    const state = buildDeal({ table: 'R9 Y1+R2+G6=9@1 Y3 B6', hands: ['G9'] })
    expect(meant(state, 'can-take', 'take G9')).toBe('take G9 R9 Y3 Y1 B6')
    expect(meant(buildDeal({ table: 'R11 Y1 Y4+G7=11@1', hands: ['G12'] }), 'can-take', 'take G12')).toBe(
      'take G12 Y4 Y1',
    )
  })

  test('S7-12 a card is laid only if nothing sums to it', () => {
    const state = buildDeal({ table: 'R4 Y5', hands: ['G9 B2'] })
    expect(meant(state, 'else', 'lay B2')).toBe('lay B2')
    expect(meant(state, 'else', 'lay G9')).toBeUndefined()
  })

  test('S7-15 blue 5 takes the whole table, and is laid on none', () => {
    expect(meant(buildDeal({ table: 'R4 Y7', hands: ['B5'] }), 'can-take', 'take B5')).toBe('take B5')
    expect(meant(buildDeal({ table: 'R4 Y7', hands: ['B5'] }), 'else', 'lay B5')).toBeUndefined()
    expect(meant(buildDeal({ hands: ['B5'] }), 'can-take', 'take B5')).toBeUndefined()
    expect(meant(buildDeal({ hands: ['B5'] }), 'else', 'lay B5')).toBe('lay B5')
  })

  test('S7-14 while the pile is there only what was said of it holds, and when it has gone only the rest', () => {
    const own = buildDeal({ table: 'Y4+Y5=9@0 R12', hands: ['R9 G12 B2'] })
    expect(meant(own, 'bound', 'take R9')).toBe('take R9 Y4')
    expect(meant(own, 'can-take', 'take G12')).toBeUndefined()
    expect(meant(own, 'else', 'lay B2')).toBeUndefined()
    const gone = buildDeal({ table: 'Y4+Y5+B4=13@1 R12 Y9', hands: ['R9 G12 B2'] })
    expect(meant(gone, 'bound', 'take R9')).toBeUndefined()
    expect(meant(gone, 'can-take', 'take G12')).toBe('take G12 R12')
    expect(meant(gone, 'else', 'lay B2')).toBe('lay B2')
  })

  test('S7-D8 two own piles of one value and one card for both: it takes both', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0 R3+R6=9@0', hands: ['G9 B2'] })
    expect(meant(state, 'bound', 'take G9')).toBe('take G9 R3 Y4')
  })

  test('a card that has gone, and a word that is no way to play, mean nothing', () => {
    const state = buildDeal({ table: 'R4 Y5', hands: ['B2'] })
    for (const [when, act] of [
      ['can-take', 'take G9'],
      ['else', 'lay G9'],
      ['else', 'build B2 6 R4'],
      ['led R', 'lowest'],
    ] as const)
      expect(meant(state, when, act)).toBeUndefined()
  })

  test('the only thing that can be done is known to its player alone', () => {
    const state = buildDeal({ table: 'Y4+Y5=9@0', hands: ['R9 R2'] })
    expect(forced(state)).toEqual(['take R9 Y4', false])
    expect(forced(state, 1)).toBeUndefined()
    expect(forced(buildDeal({ table: 'Y4', hands: ['R9 R2'] }))).toBeUndefined()
    expect(forced(buildDeal({ table: 'Y4', hands: ['R9'] }))).toEqual(['lay R9', false])
  })
})

describe('S7-18 a solitaire deal', () => {
  const rows = 'R8 R9 Y8'

  test('any card of the hand may be wished for, in order, and for the rest of the deal', () => {
    const state = solitaireDeal({ turn: 1, rows, hands: ['R10 R11 Y15'] })
    const acts = ['play R11', 'play R10', 'play Y15']
    expect(offers(state, 0)).toEqual([
      { when: 'first', acts, lasts: true },
      { when: 'second', acts, lasts: true },
    ])
    expect(offers(state, 1)).toEqual([])
    expect(offers(solitaireDeal({ turn: 1, rows, hands: ['R10 R11 Y15 G8 G9 B8'] }), 0)).toHaveLength(4)
    expect(offers(solitaireDeal({ turn: 1, rows, hands: ['R10'] }), 0)).toEqual([])
  })

  test('a wish is so when the card fits', () => {
    const state = solitaireDeal({ rows, hands: ['R10 R11 Y7'] })
    expect(meant(state, 'first', 'play R10')).toBe('play R10')
    expect(meant(state, 'first', 'play R11')).toBeUndefined()
    expect(meant(state, 'second', 'play Y7')).toBe('play Y7')
    expect(meant(state, 'second', 'play Y9')).toBeUndefined()
    expect(meant(state, 'led Y', 'play Y7')).toBeUndefined()
  })

  test('one card that fits is forced; that it is the last everybody sees', () => {
    expect(forced(solitaireDeal({ rows, hands: ['R10 R12'] }))).toEqual(['play R10', false])
    expect(forced(solitaireDeal({ rows, hands: ['R10'] }))).toEqual(['play R10', true])
    expect(forced(solitaireDeal({ rows, hands: ['R10 Y7'] }))).toBeUndefined()
    expect(forced(solitaireDeal({ rows, turn: 1, hands: ['R10 R12'] }))).toBeUndefined()
  })
})

describe('S7-6, S7-7 a trick deal', () => {
  const acts = (hand: string, trick: string) => {
    const state = trickDeal({ turn: 3, trick, hands: [hand] })
    return Object.fromEntries(offers(state, 0).map((offer) => [offer.when, offer.acts.join(', ')]))
  }

  test('who cannot follow takes with blue 5 alone, which is kept to the last', () => {
    expect(acts('Y3 B5 B9', 'R4')).toEqual({ 'led R': 'lowest, take, play Y3, play B9, play B5' })
    expect(acts('Y3 B9', 'R4')).toEqual({ 'led R': 'lowest, play Y3, play B9' })
  })

  test('the rest is nobody’s while others play after, but the last player’s who takes this trick and all that follow', () => {
    const certain = (turn: number, trick: string) => {
      const hands = ['R1 Y1', 'R2 Y2', 'R3 Y3', 'R10 Y4'].with(turn, 'R9 Y15 B5')
      return sjufingre.ahead?.certain(trickDeal({ turn, trick, hands }), turn)?.map((action) => sjufingre.write(action))
    }
    expect(certain(1, 'R4')).toBeUndefined()
    expect(certain(3, 'R4 R5 R6')).toEqual(['play R9', 'play Y15', 'play B5'])
  })
})
