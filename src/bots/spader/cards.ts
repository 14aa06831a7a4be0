import { type Card, RANKS, SUITS } from '../../cards/card.ts'
import type { SpaderCard } from '../../games/spader/index.ts'
import { cardAt, setsOf } from '../sets.ts'

/**
 * A card for reckoning (sets.ts): the suits in pack order (spades are 0), the heights 0 for a two to 12 for an ace, 13 and
 * 14 for the jokers.
 */
export type CardNumber = number
/** A set of heights of one suit. */
export type Heights = number

export const SPADES = 0

const LADDER = RANKS.toReversed()
/** The heights of the court cards and the ace. */
export const JACK = LADDER.indexOf('J')
export const QUEEN = LADDER.indexOf('Q')
export const KING = LADDER.indexOf('K')
export const ACE = LADDER.indexOf('A')
const JOKERS: readonly SpaderCard[] = ['JL', 'JB']

const NAMES = new Map<CardNumber, SpaderCard>([
  ...SUITS.flatMap((suit, place) =>
    LADDER.map((rank, height): [CardNumber, SpaderCard] => [cardAt(place, height), `${suit}${rank}` satisfies Card]),
  ),
  ...JOKERS.map((joker, place): [CardNumber, SpaderCard] => [cardAt(SPADES, LADDER.length + place), joker]),
])
const NUMBERS = new Map([...NAMES].map(([number, name]) => [name, number]))

/** A card as a number, and the card that a number means. */
export const numberOf = (card: SpaderCard): CardNumber => NUMBERS.get(card) ?? 0
export const nameOf = (card: CardNumber): SpaderCard => NAMES.get(card) ?? 'SA'

/** What somebody holds, a set for each suit. */
export const heightsOf = (cards: readonly SpaderCard[]): number[] => setsOf(cards.map(numberOf))

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
