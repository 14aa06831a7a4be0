import { type Card, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../cards/card.ts'
import { cardAt, heightAt, suitAt } from '../sets.ts'

/** A card for reckoning (sets.ts): the suits in pack order, the heights 0 for a two to 12 for an ace. */
export type Index = number

const LADDER = RANKS.toReversed()
export const ACE = LADDER.indexOf('A')

export const indexOf = (card: Card): Index => cardAt(SUITS.indexOf(suitOf(card)), LADDER.indexOf(rankOf(card)))
export const cardOf = (index: Index): Card => `${SUITS[suitAt(index)] as Suit}${LADDER[heightAt(index)] as Rank}`

/** All cards. */
export const PACK: readonly Index[] = SUITS.flatMap((_, suit) => LADDER.map((_, height) => cardAt(suit, height)))

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
