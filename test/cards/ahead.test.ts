import { describe, expect, test } from 'vitest'
import { type TrickSeat, trickMeaning, trickOffers } from '../../src/cards/ahead.ts'
import { type Card, RANKS, rankOf, SUITS, suitOf } from '../../src/cards/card.ts'
import { winningPlay } from '../../src/cards/trick.ts'

const RANKING = { order: RANKS, trump: 'S' } as const
const cards = (text: string): readonly Card[] => (text === '' ? [] : text.split(' ')) as readonly Card[]
const isSpade = (card: Card): boolean => suitOf(card) === 'S'
const lowestFirst = (some: readonly Card[]): readonly Card[] =>
  some.toSorted(
    (one, other) =>
      Number(isSpade(one)) - Number(isSpade(other)) || RANKS.indexOf(rankOf(other)) - RANKS.indexOf(rankOf(one)),
  )

/** Seat 0 with this hand, and a trick that seat `leader` has led to; spades are trumps. */
const seated = (hand: string, trick = '', leader = 1): TrickSeat<Card> => {
  const plays = cards(trick).map((card, index) => ({ seat: (leader + index) % 4, card }))
  return {
    seat: 0,
    hand: cards(hand),
    trick: plays,
    suits: SUITS,
    suitOf,
    takes: (card) => winningPlay([...plays, { seat: 0, card }], RANKING).card === card,
    lowestFirst,
  }
}

type Ways = Partial<Parameters<typeof trickOffers<Card>>[1]>
const offered = (seat: TrickSeat<Card>, ways: Ways = {}) =>
  Object.fromEntries(
    trickOffers(seat, { mayTake: isSpade, holds: undefined, mayLead: true, ...ways }).map(({ when, acts }) => [
      when,
      acts.join(', '),
    ]),
  )

describe('what can be arranged for the next card', () => {
  test('before the lead: for every suit the cards that follow it, or all; no way to choose where there is one card', () => {
    expect(offered(seated('HK H4 S9'))).toEqual({
      'led S': 'play S9',
      'led H': 'lowest, take, play H4, play HK',
      'led D': 'lowest, take, play H4, play HK, play S9',
      'led C': 'lowest, take, play H4, play HK, play S9',
    })
  })

  test('who can neither follow nor trump has nothing to take with', () => {
    expect(offered(seated('HK H4', 'D9'))).toEqual({ 'led D': 'lowest, play H4, play HK' })
  })

  test('once a suit is led only that one counts, unless the next trick is meant', () => {
    expect(Object.keys(offered(seated('HK H4 S9', 'D9 D5')))).toEqual(['led D'])
    expect(Object.keys(offered(seated('HK H4 S9', 'D9 D5', 0)))).toEqual(['led S', 'led H', 'led D', 'led C'])
  })

  test('whoever holds the trick may say what to lead next, where leads are arranged', () => {
    const played = seated('HK H4 S9', 'D9 D5', 0)
    expect(offered(played, { holds: 0 }).lead).toBe('play H4, play HK, play S9')
    expect(offered(played, { holds: 1 })).not.toHaveProperty('lead')
    expect(offered(played, { holds: 0, mayLead: false })).not.toHaveProperty('lead')
    expect(offered(seated('HK H4 S9', 'D9 D5'), { holds: 0 })).not.toHaveProperty('lead')
  })

  test('partners take for their side', () => {
    expect(offered(seated('HK H4', 'H9'), { partners: true })).toEqual({
      'led H': 'lowest, take-for-us, play H4, play HK',
    })
  })

  test('the last card comes by itself', () => {
    expect(offered(seated('HK', 'H9'))).toEqual({})
  })
})

describe('what it means', () => {
  const meant = (seat: TrickSeat<Card>, text: string, legal: string, ours = false) => {
    const [when = '', act = ''] = text.split(': ')
    return trickMeaning(seat, { when, act }, { legal: cards(legal), ours })
  }
  const hearts = seated('HK HQ H4 S9', 'HJ H2')

  test.each([
    ['led H: lowest', 'H4'],
    ['led H: take', 'HQ'],
    ['led H: take-for-us', 'HQ'],
    ['led H: play HK', 'HK'],
    ['led D: lowest', undefined],
    ['lead: play HK', undefined],
    ['led H: play D9', undefined],
    ['led H: whatever', undefined],
  ])('%s: %s', (text, card) => {
    expect(meant(hearts, text, 'HK HQ H4')).toBe(card)
  })

  test('what takes is not spent on a trick that the side has, nor where nothing takes', () => {
    expect(meant(hearts, 'led H: take-for-us', 'HK HQ H4', true)).toBe('H4')
    expect(meant(hearts, 'led H: take', 'HK HQ H4', true)).toBe('HQ')
    expect(meant(seated('H4 H3', 'HJ'), 'led H: take', 'H4 H3')).toBe('H3')
  })

  test('a lead is meant when nothing lies', () => {
    expect(meant(seated('HK H4'), 'lead: play HK', 'HK H4')).toBe('HK')
    expect(meant(seated('HK H4'), 'led H: play HK', 'HK H4')).toBeUndefined()
  })
})
