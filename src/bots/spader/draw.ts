import { heightAt, sizeOf, suitAt } from '../sets.ts'
import { ACE, JACK, KING, numberOf, QUEEN, SPADES } from './cards.ts'
import { held } from './deal.ts'
import type { Facts } from './facts.ts'

/** What a card is worth to a hand that is being drawn. */
const worth = ({ deal, me }: Facts, card: number): number => {
  const [suit, height] = [suitAt(card), heightAt(card)]
  if (suit === SPADES) return 0.5 + height / 24
  const size = sizeOf(held(deal, me, suit))
  if (height === ACE) return 0.95
  if (height === KING) return 0.6
  if (height === QUEEN) return 0.3
  // A low card of a long suit helps nobody; of a new suit it makes the hand longer where spades could ruff.
  return height === JACK ? 0.15 : size === 0 ? 0.02 : 0.05
}

/** What a card is worth on average: more than that is kept, less is thrown for the next one. */
const AVERAGE = 0.33

/** SP-D Whether the card on offer is better than an unknown one. */
export const keepsOffer = (facts: Facts): boolean => {
  const offer = facts.view.own?.offer
  return offer !== undefined && worth(facts, numberOf(offer)) >= AVERAGE
}
