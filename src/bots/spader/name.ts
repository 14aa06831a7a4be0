import { SUITS, type Suit } from '../../cards/card.ts'
import { SUIT_COUNT, sizeOf, top } from '../sets.ts'
import { ACE, KING, SPADES } from './cards.ts'
import { guardsNil, held } from './deal.ts'
import type { Facts } from './facts.ts'

/** SP-D17 The suit in which this seat is strongest; with a nil the one in which it is safest. */
export const suitToName = ({ deal, me }: Facts): Suit => {
  const strength = (suit: number): number => {
    const own = held(deal, me, suit)
    if (own === 0) return held(deal, me, SPADES) === 0 ? -1 : 1
    if (guardsNil(deal, me)) return -top(own)
    return Number((own & (1 << ACE)) !== 0) * 3 + Number((own & (1 << KING)) !== 0) * 2 - sizeOf(own) / 10
  }
  let best = 1
  for (let suit = 2; suit < SUIT_COUNT; suit++) if (strength(suit) > strength(best)) best = suit
  return SUITS[best] ?? 'H'
}
