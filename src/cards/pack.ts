import { type Card, type Rank, SUITS } from './card.ts'

/** A pack of these ranks in its unshuffled order: suits S H D C, each in the order of `ranks` (high to low). */
export const packOf = (ranks: readonly Rank[]): readonly Card[] =>
  SUITS.flatMap((suit) => ranks.map((rank): Card => `${suit}${rank}`))

/** The cards in the order in which `pack` lists them. */
export const inPackOrder = <C extends string>(cards: readonly C[], pack: readonly C[]): readonly C[] =>
  cards.toSorted((one, other) => pack.indexOf(one) - pack.indexOf(other))

/** `cards` without those in `taken`. */
export const without = <C extends string>(cards: readonly C[], taken: readonly C[]): readonly C[] =>
  cards.filter((card) => !taken.includes(card))
