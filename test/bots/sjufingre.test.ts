import { describe, expect, test } from 'vitest'
import { explain } from '../../src/bots/index.ts'
import { ranksOf } from '../../src/bots/sjufingre/cards.ts'
import { CARD_POINTS, pointsOf, pointsOfTricks } from '../../src/bots/sjufingre/points.ts'
import { PACK } from '../../src/games/sjufingre/cards.ts'
import { cardValue, type SjufingreState, sjufingre } from '../../src/games/sjufingre/index.ts'
import { scoreTakings, sumOf } from '../../src/games/sjufingre/score.ts'
import { buildDeal, newMatch, packFor, solitaireDeal, trickDeal } from '../games/sjufingre/support.ts'
import { numbers, stacked } from '../support/chance.ts'
import { answersAt as answersOf } from './support.ts'

const answersAt = (state: SjufingreState, seat: number): readonly string[] => answersOf(sjufingre, state, seat)

const reason = (state: SjufingreState, seat: number, text: string) =>
  explain(sjufingre, sjufingre.view(state, seat), text)

describe('points as a bot reckons them', () => {
  test('S7-8, S7-9 are those of the rules for whatever has been taken', () => {
    const below = numbers(3)
    for (let round = 0; round < 2000; round++) {
      // Whole colours and ranks come often enough for sets to be complete.
      const [few, whole] = [below(60), below(5)]
      const cards = PACK.filter(
        (card) => below(60) < few || (whole === 0 && card[0] === 'R') || (whole === 1 && card.endsWith('12')),
      )
      const [second, last] = [below(2) === 0, below(2) === 0]
      const [red = 0, yellow = 0, green = 0, blue = 0] = ranksOf(cards)
      expect(pointsOf(red, yellow, green, blue) + pointsOfTricks(second, last)).toBe(
        sumOf(scoreTakings({ cards, second, last, sweeps: 0 })),
      )
    }
  })

  test('S7-8 a card by itself', () => {
    PACK.forEach((card, place) => {
      const number = 16 * Math.floor(place / 15) + (15 - (place % 15))
      expect(CARD_POINTS[number]).toBe(cardValue(card))
    })
  })
})

describe('gifts', () => {
  test('S7-4 twelves and odd cards go before tricks', () => {
    const hand = 'R12 B12 Y10 R2 R3 Y2 Y3 G2 G3 G4 B3 B4 B6 Y4 R4'
    const state = newMatch({ programme: 'T' }, 4, stacked(packFor(hand, '', '', '')))
    for (const text of answersAt(state, 0)) expect(text).toMatch(/R12|B12|Y10/)
    expect(reason(state, 0, 'give 1 B12 Y10')).toEqual({ code: 'gives-costly', cards: ['Y10', 'B12'] })
  })

  test('S7-5 before the solitaire the ends go', () => {
    const hand = 'R15 R8 R9 R10 Y8 Y7 Y9 G8 G7 G9 B8 B7 B9 B10 B6'
    const state = newMatch({ programme: 'S' }, 4, stacked(packFor(hand, '', '', '')))
    expect(answersAt(state, 0)[0]).toBe('give 1 R15')
  })
})

describe('tricks', () => {
  test('S7-8 blue 12 goes to somebody else as soon as it can', () => {
    const state = trickDeal({ trick: 'R9', turn: 1, hands: ['Y1 Y2', 'B12 G3 G4', 'R4 Y5 Y6', 'R6 Y7 Y8'] })
    expect(answersAt(state, 1)).toEqual(['play B12', 'play B12'])
    expect(reason(state, 1, 'play B12')).toEqual({ code: 'throws-costly', card: 'B12' })
  })

  test('S7-6 the last seat stays under what costs', () => {
    const state = trickDeal({ trick: 'Y12 Y3 G13', turn: 3, hands: ['Y1 Y2', 'G1 G2', 'G3 G4', 'Y14 Y11 R6'] })
    expect(answersAt(state, 3)).toEqual(['play Y11', 'play Y11'])
    expect(reason(state, 3, 'play Y11')).toEqual({ code: 'stays-under', card: 'Y11' })
  })

  test('S7-8 and takes a one', () => {
    const state = trickDeal({ trick: 'Y1 Y3 Y2', turn: 3, hands: ['R1', 'G1', 'G3', 'Y14 Y4'] })
    for (const text of answersAt(state, 3)) expect(['play Y14', 'play Y4']).toContain(text)
    expect(reason(state, 3, 'play Y14')).toEqual({ code: 'takes-points', card: 'Y14', points: 2 })
  })
})

describe('building', () => {
  test('S7-16 a svupper with a one is taken', () => {
    const state = buildDeal({ table: 'Y1 G6', hands: ['B7 R15', 'R2', 'R3', 'R4'] })
    expect(answersAt(state, 0)).toEqual(['take B7 Y1 G6', 'take B7 Y1 G6'])
    expect(reason(state, 0, 'take B7 Y1 G6')).toEqual({ code: 'sweeps', card: 'B7' })
  })

  test('S7-12 what costs is laid rather than taken', () => {
    const state = buildDeal({ table: 'R12', hands: ['B12 Y12 R9', 'R2', 'R3', 'R4'] })
    expect(reason(state, 0, 'lay R9')).toEqual({ code: 'lays-costly', card: 'R9' })
    expect(answersAt(state, 0)[0]).toBe('lay R9')
  })
})

describe('solitaire', () => {
  test('S7-18 the way is opened for one’s own far cards', () => {
    const state = solitaireDeal({ rows: 'G8 B8', hands: ['G9 G10 G15 B9', 'Y8', 'R8', 'B15'] })
    expect(answersAt(state, 0)[0]).toBe('play G9')
    expect(reason(state, 0, 'play G9')).toEqual({ code: 'opens-own', card: 'G9' })
    expect(reason(state, 0, 'play B9')).toEqual({ code: 'opens-least', card: 'B9' })
  })
})
