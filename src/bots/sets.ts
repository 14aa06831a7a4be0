/*
 * Cards as numbers, for reckoning with packs of four suits and up to sixteen heights: 16 × suit + height. What somebody
 * holds of one suit is the sum of the bits of its heights, and of all suits a list of four such sets. What several hold
 * is one list too, four sets for each of them.
 */

/** How many suits a pack has. */
export const SUIT_COUNT = 4

/** The highest and the lowest height of a set that is not empty. */
export const top = (heights: number): number => 31 - Math.clz32(heights)
export const bottom = (heights: number): number => 31 - Math.clz32(heights & -heights)

/** All heights over one, and all under it. */
export const over = (height: number): number => 0xffff & ~((2 << height) - 1)
export const under = (height: number): number => (1 << height) - 1

/** How many heights are in a set. */
export const sizeOf = (heights: number): number => {
  const pairs = heights - ((heights >> 1) & 0x5555)
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
  const bytes = (fours + (fours >> 4)) & 0x0f0f
  return (bytes + (bytes >> 8)) & 31
}

/** The suit and the height of a card, and the card of both. */
export const suitAt = (card: number): number => card >> 4
export const heightAt = (card: number): number => card & 15
export const cardAt = (suit: number, height: number): number => (suit << 4) | height

/** Of a list of what several hold: what one of them has of a suit, and of all suits. */
export const setAt = (sets: ArrayLike<number>, owner: number, suit: number): number =>
  sets[SUIT_COUNT * owner + suit] as number
export const setsAt = (sets: Int32Array, owner: number): Int32Array =>
  sets.subarray(SUIT_COUNT * owner, SUIT_COUNT * owner + SUIT_COUNT)

/** Gives one of them a card, and takes it from them. */
export const putIn = (sets: Int32Array, owner: number, card: number): void => {
  const place = SUIT_COUNT * owner + suitAt(card)
  sets[place] = (sets[place] as number) | (1 << heightAt(card))
}
export const takeOut = (sets: Int32Array, owner: number, card: number): void => {
  const place = SUIT_COUNT * owner + suitAt(card)
  sets[place] = (sets[place] as number) & ~(1 << heightAt(card))
}

/** What somebody holds, a set for each suit. */
export const setsOf = (cards: readonly number[]): number[] => {
  const sets = [0, 0, 0, 0]
  for (const card of cards) sets[suitAt(card)] = (sets[suitAt(card)] as number) | (1 << heightAt(card))
  return sets
}

/** The cards of sets, one a suit. */
export const numbersIn = (sets: ArrayLike<number>): number[] => {
  const cards: number[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = sets[suit] ?? 0; left !== 0; left &= left - 1) cards.push(cardAt(suit, bottom(left)))
  }
  return cards
}
