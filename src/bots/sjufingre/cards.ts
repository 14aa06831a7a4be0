import type { Card } from '../../games/sjufingre/index.ts'
import { cardAt, heightAt, SUIT_COUNT, setsOf, suitAt } from '../sets.ts'

/** A card for reckoning (sets.ts): the colours in pack order R Y G B, the height its own number. */
export type CardNumber = number
/** A set of numbers of one colour. */
export type Ranks = number

/** Two of the colours, and how many there are. */
export const RED = 0
const BLUE = 3
export const COLOURS = SUIT_COUNT
/** All fifteen. */
export const WHOLE: Ranks = 0xfffe

/** S7-7 The joker. */
export const BLUE_FIVE: CardNumber = cardAt(BLUE, 5)

const LETTERS = 'RYGB'

/** A card as a number, and the card that a number means. */
export const numberOf = (card: Card): CardNumber => cardAt(LETTERS.indexOf(card.charAt(0)), Number(card.slice(1)))
export const nameOf = (card: CardNumber): Card => `${LETTERS[suitAt(card)]}${heightAt(card)}` as Card

/** What somebody holds or has taken, a set for each colour. */
export const ranksOf = (cards: readonly Card[]): number[] => setsOf(cards.map(numberOf))
