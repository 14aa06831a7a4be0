import type { Card } from '../../cards/card.ts'
import type { EkarteAction, EkarteView } from '../../games/ekarte/index.ts'
import { type Facts, factsOf, isMaster, rightCards, ruledOut } from './facts.ts'
import { bitOf, sizeOf, suitAt, takes } from './hand.ts'
import { holdsKing, isRuleHand, keepers } from './rule-hands.ts'

/** What speaks for an action at Ekarté. */
export type EkarteReason =
  /** The hand makes the point more often than not as it is; so many trumps. */
  | { readonly code: 'stands-well' | 'refuses-well'; readonly trumps: number }
  /** The dealer cannot get the king, so the hand can only become better. */
  | { readonly code: 'king-is-safe'; readonly king: Card }
  /** So many cards are worth exchanging. */
  | { readonly code: 'needs-cards' | 'gives-cards'; readonly count: number }
  /** The score asks for it, rather than the hand. */
  | { readonly code: 'score-says' }
  /** What is not thrown away. */
  | { readonly code: 'keeps'; readonly cards: readonly Card[] }
  | { readonly code: 'must-throw' }
  /** A mark for nothing. */
  | { readonly code: 'marks-king' }
  /** Whoever makes the point wins the game, so the king stays hidden. */
  | { readonly code: 'hides-king' }
  | { readonly code: 'no-king' }
  | { readonly code: 'only-card'; readonly card: Card }
  /** Nothing that is left beats it. */
  | { readonly code: 'sure-trick'; readonly card: Card }
  | { readonly code: 'leads-trump' | 'leads-long-suit' | 'leads-single'; readonly card: Card }
  | { readonly code: 'takes-cheaply' | 'throws-low'; readonly card: Card }
  | { readonly code: 'point-made' | 'stands-cheap' | 'again-better' }
  | { readonly code: 'takes-back' }
  | { readonly code: 'packets' }
  | { readonly code: 'gives-up' }

/** What speaks for this action, from what its seat sees. */
export const explain = (view: EkarteView, action: EkarteAction): EkarteReason => {
  const facts = factsOf(view)
  const { hand, trumps, me, opponent } = facts
  switch (action.type) {
    case 'propose':
      if (isRuleHand(hand, trumps))
        return holdsKing(hand, trumps) ? { code: 'king-is-safe', king: view.king.card } : { code: 'score-says' }
      return { code: 'needs-cards', count: 5 - sizeOf(keepers(hand, trumps)) }
    case 'stand':
    case 'refuse':
      if (!isRuleHand(hand, trumps)) return { code: 'score-says' }
      return { code: action.type === 'stand' ? 'stands-well' : 'refuses-well', trumps: sizeOf(hand & trumps) }
    case 'accept':
      if (isRuleHand(hand, trumps)) return { code: 'score-says' }
      return { code: 'gives-cards', count: 5 - sizeOf(keepers(hand, trumps)) }
    case 'discard': {
      const cards = (view.hand ?? []).filter((card) => !action.cards.includes(card))
      return cards.length === 0 || action.cards.length === 0 ? { code: 'must-throw' } : { code: 'keeps', cards }
    }
    case 'king':
      return { code: 'marks-king' }
    case 'no-king':
      return { code: holdsKing(hand, trumps) ? 'hides-king' : 'no-king' }
    case 'play':
      return explainCard(facts, action.card)
    case 'let-stand':
      return { code: view.tricksWon[me] > view.tricksWon[opponent] ? 'point-made' : 'stands-cheap' }
    case 'replay':
      return { code: 'again-better' }
    case 'take-back':
      return { code: 'takes-back' }
    case 'packets':
      return { code: 'packets' }
    case 'concede':
      return { code: 'gives-up' }
  }
}

const explainCard = (facts: Facts, card: Card): EkarteReason => {
  const { hand, lead, trumps, unseen } = facts
  const bit = bitOf(card)
  if (sizeOf(rightCards(facts)) === 1) return { code: 'only-card', card }
  if (lead !== undefined) return { code: takes(bit, lead, trumps) ? 'takes-cheaply' : 'throws-low', card }
  const isTrump = ((trumps >> bit) & 1) === 1
  const unruffed = isTrump || (unseen & trumps & ~ruledOut(facts)) === 0
  if (isMaster(facts, bit) && unruffed) return { code: 'sure-trick', card }
  if (isTrump) return { code: 'leads-trump', card }
  const suit = hand & (0xff << (8 * suitAt(bit)))
  return { code: sizeOf(suit) > 1 ? 'leads-long-suit' : 'leads-single', card }
}
