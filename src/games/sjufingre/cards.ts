import { inPackOrder } from '../../cards/pack.ts'

/** S7-1 The colours in pack order: red, yellow, green, blue. */
export const SUITS = ['R', 'Y', 'G', 'B'] as const
export type Suit = (typeof SUITS)[number]

/** S7-1 The numbers of every colour, high to low. */
export const RANKS = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const
export type Rank = (typeof RANKS)[number]

/** A card of the Danish pack: colour, then number. */
export type Card = `${Suit}${Rank}`

/** S7-1 The sixty cards in their unshuffled order. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`))

/** S7-7, S7-15 The joker of the trick and build deals. */
export const BLUE_FIVE = 'B5' satisfies Card

export const suitOf = (card: Card): Suit => card[0] as Suit

export const rankOf = (card: Card): Rank => Number(card.slice(1)) as Rank

/** The card that `text` spells. */
export const cardNamed = (text: string): Card | undefined => PACK.find((card) => card === text)

/** Cards in pack order: how a hand is held and a list is written. */
export const arranged = (cards: readonly Card[]): readonly Card[] => inPackOrder(cards, PACK)

/** S7-D19 Cards from the lowest number up, equal numbers in pack order. */
export const lowestFirst = (cards: readonly Card[]): readonly Card[] =>
  arranged(cards).toSorted((one, other) => rankOf(one) - rankOf(other))
