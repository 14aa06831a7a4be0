import { type Card, RANKS, SUITS } from '../../cards/card.ts'
import type { SpaderCard } from '../../games/spader/index.ts'

/**
 * Cards as numbers, for reckoning: 16 × suit + height, the suits in pack order (spades are 0), the heights 0 for a two to
 * 12 for an ace, 13 and 14 for the jokers. What somebody holds of one suit is the sum of the bits of its heights.
 */
export type CardNumber = number
/** A set of heights of one suit. */
export type Heights = number

/** Spades, and the number of suits. */
export const SPADES = 0
export const SUIT_COUNT = 4

const LADDER = RANKS.toReversed()
export const JACK = LADDER.indexOf('J')
export const QUEEN = LADDER.indexOf('Q')
export const KING = LADDER.indexOf('K')
export const ACE = LADDER.indexOf('A')
const JOKERS: readonly SpaderCard[] = ['JL', 'JB']

const NAMES = new Map<CardNumber, SpaderCard>([
  ...SUITS.flatMap((suit, place) =>
    LADDER.map((rank, height): [CardNumber, SpaderCard] => [16 * place + height, `${suit}${rank}` satisfies Card]),
  ),
  ...JOKERS.map((joker, place): [CardNumber, SpaderCard] => [LADDER.length + place, joker]),
])
const NUMBERS = new Map([...NAMES].map(([number, name]) => [name, number]))

export const numberOf = (card: SpaderCard): CardNumber => NUMBERS.get(card) ?? 0
export const nameOf = (card: CardNumber): SpaderCard => NAMES.get(card) ?? 'SA'
export const suitAt = (card: CardNumber): number => card >> 4
export const heightAt = (card: CardNumber): number => card & 15
export const cardAt = (suit: number, height: number): CardNumber => (suit << 4) | height

/** The highest and the lowest height of a set that is not empty. */
export const top = (heights: Heights): number => 31 - Math.clz32(heights)
export const bottom = (heights: Heights): number => 31 - Math.clz32(heights & -heights)
/** All heights over one, and all under it. */
export const over = (height: number): Heights => 0xffff & ~((2 << height) - 1)
export const under = (height: number): Heights => (1 << height) - 1

export const sizeOf = (heights: Heights): number => {
  const pairs = heights - ((heights >> 1) & 0x5555)
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
  const bytes = (fours + (fours >> 4)) & 0x0f0f
  return (bytes + (bytes >> 8)) & 31
}

/** What somebody holds, a set for each suit. */
export const heightsOf = (cards: readonly SpaderCard[]): number[] => {
  const held = [0, 0, 0, 0]
  for (const card of cards) {
    const number = numberOf(card)
    held[suitAt(number)] = (held[suitAt(number)] ?? 0) | (1 << heightAt(number))
  }
  return held
}

/** The cards of sets, one a suit. */
export const numbersIn = (held: ArrayLike<number>): CardNumber[] => {
  const cards: CardNumber[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = held[suit] ?? 0; left !== 0; left &= left - 1) cards.push(cardAt(suit, bottom(left)))
  }
  return cards
}

/** SP-1, SP-J The pack as sets, one a suit: with jokers, and without the twos that are taken out. */
export const packOf = (
  { jokers, jokerRemoves }: { readonly jokers: boolean; readonly jokerRemoves: 'redTwos' | 'minorTwos' },
  seats: number,
): readonly Heights[] => {
  const whole = (1 << LADDER.length) - 1
  const spades = jokers ? whole | (3 << LADDER.length) : whole
  if (seats === 3) return jokers ? [spades, whole, whole, whole] : [spades, whole, whole, whole - 1]
  if (seats === 5) return jokers ? [spades - 1, whole - 1, whole - 1, whole - 1] : [spades, whole, whole - 1, whole - 1]
  if (!jokers) return [spades, whole, whole, whole]
  return jokerRemoves === 'redTwos' ? [spades, whole - 1, whole - 1, whole] : [spades, whole, whole - 1, whole - 1]
}
