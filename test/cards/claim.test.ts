import { describe, expect, test } from 'vitest'
import { type Claimer, certainFollow, certainLeads } from '../../src/cards/claim.ts'
import { without } from '../../src/cards/pack.ts'
import { numbers, shuffled } from '../support/chance.ts'

const RANKS = 'AKQJT98765432'
const height = (card: string): number => -RANKS.indexOf(card.charAt(1))
const suitOf = (card: string): string => card.charAt(0)

/** What a claimer with this hand knows; spades are trumps where there are any. */
const claimerOf = (hand: readonly string[], others: readonly string[], trump?: string, locked = false) => ({
  hand,
  unseen: others,
  suitOf,
  beats: (card: string, other: string) =>
    suitOf(card) === suitOf(other) ? height(card) > height(other) : suitOf(card) === trump,
  isTrump: (card: string) => suitOf(card) === trump,
  locked,
})

const cards = (text: string): readonly string[] => (text === '' ? [] : text.split(' '))

describe('what is certain', () => {
  test.each([
    ['two top cards of one suit', 'HA HK', 'HQ HJ HT S2', undefined, true],
    ['a gap that somebody may keep', 'HA HQ', 'HK HJ HT S2', undefined, false],
    ['a long suit: the others have run out of it', 'HA HK H2', 'HQ HJ S2 S3 S4 S5', undefined, true],
    ['a long suit that is one round too short', 'HA HK H2', 'HQ HJ HT S2 S3 S4', undefined, false],
    ['an ace beside a trump that another may hold', 'HA', 'S2 H3', 'S', false],
    ['the only trump drawn, then an ace', 'SA HA', 'S2 H3 H4 H5', 'S', true],
    ['two trumps in one hand, one round to draw them', 'SA HA', 'S2 S3 H4 H5', 'S', false],
    ['a trump that loses the last round of drawing', 'SA SQ HA', 'SK S3 H4 H5 D2 D3', 'S', false],
    ['trumps alone, higher than all', 'SA SK', 'SQ SJ ST H5', 'S', true],
    ['a low trump when no other is left', 'S2 HA', 'HK HQ D3 D2', 'S', true],
  ])('%s', (_, hand, others, trump, certain) => {
    expect(certainLeads(claimerOf(cards(hand), cards(others), trump)) !== undefined).toBe(certain)
  })

  test('trumps that may not be led cannot be drawn', () => {
    const known = [cards('SA HA'), cards('S2 H3 H4 H5'), 'S'] as const
    expect(certainLeads(claimerOf(...known, true))).toBeUndefined()
    expect(certainLeads(claimerOf(cards('SA SK'), cards('S2 S3 H4 H5'), 'S', true))).toEqual(cards('SA SK'))
  })

  test('to a trick that has been led, a card that nobody after can beat', () => {
    const claimer = claimerOf(cards('HK DA'), cards('HA D2 D3 D4'))
    expect(certainFollow(claimer, { legal: cards('HK'), holder: 'HQ', more: true })).toBeUndefined()
    expect(certainFollow(claimer, { legal: cards('HK'), holder: 'HQ', more: false })).toEqual(cards('HK DA'))
    expect(certainFollow(claimer, { legal: cards('HK'), holder: 'HA', more: false })).toBeUndefined()
  })
})

type Hands = readonly (readonly string[])[]

/** Every way to deal `count` of these cards. */
const choose = (from: readonly string[], count: number): Hands => {
  if (count === 0) return [[]]
  return from.flatMap((card, at) => choose(from.slice(at + 1), count - 1).map((rest) => [card, ...rest]))
}

/** Whether these leads take every trick whatever seats 1 and 2 play from these hands. */
const takesAll = (claimer: Claimer<string>, [lead, ...leads]: readonly string[], hands: Hands): boolean => {
  if (lead === undefined) return true
  const answers = (hand: readonly string[]): readonly string[] => {
    const following = hand.filter((card) => suitOf(card) === suitOf(lead))
    return following.length > 0 ? following : hand
  }
  const [left = [], right = []] = hands
  return answers(left).every((one) =>
    answers(right).every(
      (other) =>
        ![one, other].some((card) => claimer.beats(card, lead)) &&
        takesAll(claimer, leads, [without(left, [one]), without(right, [other])]),
    ),
  )
}

test('what is certain is so for every deal of the other cards and every way to play them', () => {
  const below = numbers(7)
  let certain = 0
  for (let trial = 0; trial < 3000; trial++) {
    const pack = cards('SA SK SQ S2 HA HK HQ H2 DA D2')
    const size = 2 + below(2)
    const mixed = shuffled(pack, below)
    const hand = mixed.slice(0, size)
    // Some cards have been played and are known to be in no hand.
    const unseen = mixed.slice(size, size * 3 + below(pack.length - size * 3 + 1))
    const claimer = claimerOf(hand, unseen, below(2) === 0 ? 'S' : undefined, below(2) === 0)
    const leads = certainLeads(claimer)
    if (leads === undefined) continue
    expect(leads.toSorted()).toEqual(hand.toSorted())
    const firstTrump = leads.findIndex(claimer.isTrump)
    if (claimer.locked && firstTrump >= 0) expect(leads.slice(firstTrump).every(claimer.isTrump)).toBe(true)
    certain++
    for (const left of choose(unseen, size)) {
      for (const right of choose(without(unseen, left), size)) {
        if (!takesAll(claimer, leads, [left, right])) expect.unreachable(`${hand} against ${left} and ${right}`)
      }
    }
  }
  expect(certain).toBeGreaterThan(300)
})
