import type { DealKind } from '../../games/sjufingre/index.ts'
import { suitAt as colourOf, numbersIn, over, heightAt as rankAt, sizeOf, under } from '../sets.ts'
import { type CardNumber, COLOURS, WHOLE } from './cards.ts'
import { CARD_POINTS } from './points.ts'

/** How gladly a card is given away before tricks are played: it costs points, or it will take a trick. */
const inTricks = (hand: ArrayLike<number>, at: number, card: CardNumber): number => {
  const own = hand[at + colourOf(card)] as number
  const others = WHOLE & ~own
  const danger = sizeOf(others & under(rankAt(card))) / 2 - sizeOf(others & over(rankAt(card))) / 6
  const guards = sizeOf(own & under(rankAt(card)))
  return danger - 1.2 * guards - 1.5 * (CARD_POINTS[card] as number) + (sizeOf(own) <= 3 ? 1 : 0)
}

/** Before building: high cards must take what costs points, and so must blue 5. */
const inBuilding = (card: CardNumber): number => rankAt(card) / 4 - (CARD_POINTS[card] as number)

/** Before the solitaire: far from the 8, with a long way there that others must go. */
const inRows = (hand: ArrayLike<number>, at: number, card: CardNumber): number => {
  const own = hand[at + colourOf(card)] as number
  const rank = rankAt(card)
  const between = rank > 8 ? over(8) & under(rank) : rank < 8 ? under(8) & over(rank) : 0
  const missing = sizeOf(between & ~own)
  const beyond = rank > 8 ? own & over(rank) : rank < 8 ? own & under(rank) : own & ~(1 << 8)
  return Math.abs(rank - 8) / 2 + missing - 0.7 * sizeOf(beyond) - (rank === 8 ? 1 : 0)
}

/** How gladly a card is given to an opponent before a deal of this kind. `hand` has four sets from `at` on. */
const wishToGive = (kind: DealKind, hand: ArrayLike<number>, at: number, card: CardNumber): number =>
  kind === 'trick' ? inTricks(hand, at, card) : kind === 'build' ? inBuilding(card) : inRows(hand, at, card)

/** The cards of a hand, those first that are given most gladly; to a partner those that harm least. */
export const giftOrder = (
  kind: DealKind,
  hand: ArrayLike<number>,
  seat: number,
  toPartner: boolean,
): readonly CardNumber[] => {
  const at = COLOURS * seat
  const wishes = numbersIn(Array.from({ length: COLOURS }, (_, colour) => hand[at + colour] as number)).map((card) => ({
    card,
    wish: wishToGive(kind, hand, at, card),
  }))
  return wishes
    .toSorted((one, other) => (toPartner ? one.wish - other.wish : other.wish - one.wish))
    .map(({ card }) => card)
}
