/** The French suits in pack order. */
export const SUITS = ['S', 'H', 'D', 'C'] as const
export type Suit = (typeof SUITS)[number]

/** The ranks from ace to two; `T` is ten. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const
export type Rank = (typeof RANKS)[number]

/** A card of the French pack: suit, then rank. */
export type Card = `${Suit}${Rank}`

export const suitOf = (card: Card): Suit => card[0] as Suit
export const rankOf = (card: Card): Rank => card[1] as Rank
