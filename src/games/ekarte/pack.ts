import { type Card, type Rank, rankOf, suitOf } from '../../cards/card.ts'
import { inPackOrder, packOf } from '../../cards/pack.ts'
import type { Ranking } from '../../cards/trick.ts'

/** EK-2 The ranks of every suit, from highest to lowest: the ace stands between knave and ten. */
const RANK_ORDER: readonly Rank[] = ['K', 'Q', 'J', 'A', 'T', '9', '8', '7']

/** EK-D1 The 32 cards in their unshuffled order. */
export const PACK = packOf(RANK_ORDER)

/** EK-D1 Cards in pack order: how a hand is held and a discard is spelled. */
export const arranged = (cards: readonly Card[]): readonly Card[] => inPackOrder(cards, PACK)

/** EK-2 How cards compare when `turnUp` has fixed the trumps. */
export const rankingWith = (turnUp: Card): Ranking => ({ order: RANK_ORDER, trump: suitOf(turnUp) })

/** EK-8 The card that is worth a mark: the king of the suit of `turnUp`. */
export const trumpKing = (turnUp: Card): Card => `${suitOf(turnUp)}K`

/** EK-D19 Cards from lowest to highest: trumps last, then by rank, then clubs, diamonds, hearts, spades. */
export const fromLowest = (cards: readonly Card[], turnUp: Card): readonly Card[] => {
  const height = (card: Card): number =>
    (suitOf(card) === suitOf(turnUp) ? PACK.length : 0) - RANK_ORDER.indexOf(rankOf(card))
  return cards.toSorted((one, other) => height(one) - height(other) || PACK.indexOf(other) - PACK.indexOf(one))
}
