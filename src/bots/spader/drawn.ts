import type { BotRandom } from '../bot.ts'
import { heightAt, suitAt } from '../sets.ts'
import { type CardNumber, KING, SPADES } from './cards.ts'

/**
 * SP-D How much likelier the other has a card that is worth keeping than one that is not, if oneself has neither: the
 * first it keeps when it sees it, and it would be one's own if one had seen it oneself.
 */
const KEPT = 7

/** As fine a number between 0 and 1 as is needed, never 0. */
const GRAINS = 2 ** 30

/** SP-D Unseen cards in an order in which the other may have them: whoever draws keeps spades, aces and kings. */
export const likelyOrder = (cards: readonly CardNumber[], random: BotRandom): readonly CardNumber[] => {
  // The first to arrive of clocks that run the faster the likelier a card is.
  const arrivals = cards.map((card) => {
    const pace = suitAt(card) === SPADES || heightAt(card) >= KING ? KEPT : 1
    return { card, at: -Math.log((random(GRAINS) + 1) / GRAINS) / pace }
  })
  return arrivals.toSorted((one, other) => one.at - other.at).map(({ card }) => card)
}
