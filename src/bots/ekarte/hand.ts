import { type Card, rankOf, SUITS, suitOf } from '../../cards/card.ts'

/**
 * Hands as numbers, for reckoning: bit 8 × suit + height, the heights 0 to 7 for 7 8 9 T A J Q K. A set of cards is the
 * sum of its bits in a signed 32-bit number.
 */
export type Cards = number
/** The number of a card's bit. */
export type Bit = number

/** EK-2 From lowest to highest. */
const HEIGHTS = '789TAJQK'

/** The heights of the court cards and the ace. */
export const KING = 7
export const QUEEN = 6
export const KNAVE = 5
export const ACE = 4

/** The bit of a card. */
export const bitOf = (card: Card): Bit => 8 * SUITS.indexOf(suitOf(card)) + HEIGHTS.indexOf(rankOf(card))

/** A set of cards. */
export const cardsOf = (cards: readonly Card[]): Cards => cards.reduce((sum, card) => sum | (1 << bitOf(card)), 0)

/** The number of the highest bit of a set that is not empty. */
export const highest = (cards: Cards): Bit => 31 - Math.clz32(cards)

/** The number of the lowest bit of a set that is not empty. */
export const lowest = (cards: Cards): Bit => 31 - Math.clz32(cards & -cards)

/** All cards of a suit. */
export const suitMask = (suit: number): Cards => 0xff << (8 * suit)

/** The suit and the height of a bit. */
export const suitAt = (bit: Bit): number => bit >> 3
export const heightAt = (bit: Bit): number => bit & 7

/** How many cards are in a set. */
export const sizeOf = (cards: Cards): number => {
  let count = 0
  for (let left = cards; left !== 0; left &= left - 1) count++
  return count
}

/** EK-9 What the second player may play: a higher card of the suit led, else a lower one, else a trump, else any. */
export const answersTo = (lead: Bit, hand: Cards, trumps: Cards): Cards => {
  const suit = hand & suitMask(suitAt(lead))
  if (suit !== 0) {
    const higher = suit & ~((2 << lead) - 1)
    return higher !== 0 ? higher : suit
  }
  const ruffs = hand & trumps
  return ruffs !== 0 ? ruffs : hand
}

/** Whether the second card takes the trick. */
export const takes = (card: Bit, lead: Bit, trumps: Cards): boolean =>
  suitAt(card) === suitAt(lead) ? card > lead : ((trumps >> card) & 1) === 1
