import { type Card, RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts'

/** A card as a number, for reckoning: 13 × suit + height, the heights 0 to 12 for 2 to ace. */
export type Index = number

export const ACE = 12

const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.toReversed().map((rank): Card => `${suit}${rank}`))

export const indexOf = (card: Card): Index =>
  13 * SUITS.indexOf(suitOf(card)) + RANKS.length - 1 - RANKS.indexOf(rankOf(card))
export const cardOf = (index: Index): Card => PACK[index] as Card

/** The suit and the height of a card, by number. */
const SUIT: readonly number[] = PACK.map((_, index) => Math.floor(index / 13))
const HEIGHT: readonly number[] = PACK.map((_, index) => index % 13)

export const suitAt = (index: Index): number => SUIT[index] as number
export const heightAt = (index: Index): number => HEIGHT[index] as number

/** The lowest first; of equal ones in the order of the suits. */
export const byHeight = (cards: readonly Index[]): readonly Index[] =>
  cards.toSorted((one, other) => heightAt(one) - heightAt(other) || one - other)

/**
 * How many tricks a hand is worth among so many players: for each card how likely it is that no higher one of its suit
 * has been dealt to the others, and a little less, since not every suit is led.
 */
export const estimate = (hand: readonly Index[], players: number): number => {
  const dealt = (6 * (players - 1)) / 46
  let sum = 0
  for (const card of hand) {
    let higher = ACE - heightAt(card)
    for (const other of hand) if (suitAt(other) === suitAt(card) && other > card) higher--
    sum += (1 - dealt) ** higher
  }
  return 0.9 * sum
}
