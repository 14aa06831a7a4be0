import type { Card } from '../../games/sjufingre/index.ts'

/**
 * Cards as numbers, for reckoning: 16 × colour + number, the colours in pack order R Y G B. What somebody holds or has
 * taken of one colour is the sum of the bits of its numbers.
 */
export type CardNumber = number
/** A set of numbers of one colour. */
export type Ranks = number

export const RED = 0
const BLUE = 3
export const COLOURS = 4
/** All fifteen. */
export const WHOLE: Ranks = 0xfffe

export const colourOf = (card: CardNumber): number => card >> 4
export const rankAt = (card: CardNumber): number => card & 15
export const cardAt = (colour: number, rank: number): CardNumber => (colour << 4) | rank
/** S7-7 The joker. */
export const BLUE_FIVE: CardNumber = cardAt(BLUE, 5)

const LETTERS = 'RYGB'

export const numberOf = (card: Card): CardNumber => cardAt(LETTERS.indexOf(card.charAt(0)), Number(card.slice(1)))
export const nameOf = (card: CardNumber): Card => `${LETTERS[colourOf(card)]}${rankAt(card)}` as Card

export const top = (ranks: Ranks): number => 31 - Math.clz32(ranks)
export const bottom = (ranks: Ranks): number => 31 - Math.clz32(ranks & -ranks)
export const over = (rank: number): Ranks => 0xffff & ~((2 << rank) - 1)
export const under = (rank: number): Ranks => (1 << rank) - 1

export const sizeOf = (ranks: Ranks): number => {
  const pairs = ranks - ((ranks >> 1) & 0x5555)
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
  const bytes = (fours + (fours >> 4)) & 0x0f0f
  return (bytes + (bytes >> 8)) & 31
}

/** Puts cards into sets, one a colour. */
export const ranksOf = (cards: readonly Card[]): number[] => {
  const sets = [0, 0, 0, 0]
  for (const card of cards) {
    const number = numberOf(card)
    sets[colourOf(number)] = (sets[colourOf(number)] as number) | (1 << rankAt(number))
  }
  return sets
}

/** The cards of sets, one a colour. */
export const numbersIn = (sets: ArrayLike<number>): CardNumber[] => {
  const cards: CardNumber[] = []
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let left = sets[colour] as number; left !== 0; left &= left - 1) cards.push(cardAt(colour, bottom(left)))
  }
  return cards
}
