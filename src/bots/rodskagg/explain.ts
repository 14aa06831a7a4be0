import type { Card } from '../../cards/card.ts'
import type { Bid, RodskaggAction, RodskaggView } from '../../games/rodskagg/index.ts'
import { heightAt, suitAt } from '../sets.ts'
import { type Facts, factsOf } from './facts.ts'
import { estimate, indexOf } from './hand.ts'
import { aim, isMaster } from './thumb.ts'

/** What speaks for an action at Rödskägg. */
export type RodskaggReason =
  /** The hand is worth about so many tricks. */
  | { readonly code: 'bid-worth' | 'bid-low'; readonly tricks: number }
  /** Below zero only a penalty leads back. */
  | { readonly code: 'bid-penalty'; readonly bid: Bid }
  | { readonly code: 'bid-redbeard' }
  | { readonly code: 'passes'; readonly tricks: number }
  /** A hand without a high card can only become better. */
  | { readonly code: 'new-cards' }
  | { readonly code: 'keeps-hand' | 'throws-lowest' }
  | { readonly code: 'only-card'; readonly card: Card }
  /** Nothing that is left beats it. */
  | { readonly code: 'sure-trick'; readonly card: Card }
  | { readonly code: 'leads-high' | 'leads-low' | 'leads-waiting'; readonly card: Card }
  /** So many tricks are still wanted. */
  | { readonly code: 'takes'; readonly card: Card; readonly wanted: number }
  | { readonly code: 'takes-unwilling' | 'ducks' | 'throws-high' | 'throws-low'; readonly card: Card }
  | { readonly code: 'stays-strong' | 'stays-in-need' | 'folds-weak' | 'folds-safe' }
  | { readonly code: 'ritual' | 'forgets' }
  | { readonly code: 'says-score'; readonly score: number }
  | { readonly code: 'has-noticed' }

/** What speaks for this action, from what its seat sees. */
export const explain = (view: RodskaggView, action: RodskaggAction): RodskaggReason => {
  const facts = factsOf(view)
  const { hand, frame, me, course } = facts
  const score = view.seats[me]?.score ?? 0
  const tricks = Math.round(estimate(hand, frame.players.length))
  switch (action.type) {
    case 'bid':
      if (action.bid === 'redbeard') return { code: 'bid-redbeard' }
      if (score < 0 && action.bid > tricks) return { code: 'bid-penalty', bid: action.bid }
      return { code: action.bid < tricks ? 'bid-low' : 'bid-worth', tricks }
    case 'pass':
      return { code: 'passes', tricks }
    case 'draw':
    case 'new-hand':
      return { code: 'new-cards' }
    case 'keep':
      return { code: 'keeps-hand' }
    case 'discard':
      return { code: 'throws-lowest' }
    case 'play':
      return explainCard(facts, action.card)
    case 'stay':
      return { code: hand.some((card) => isMaster(card, hand, course.gone)) ? 'stays-strong' : 'stays-in-need' }
    case 'fold':
      return { code: score <= 1 ? 'folds-safe' : 'folds-weak' }
    case 'proceed':
    case 'offer-cut':
      return { code: 'forgets' }
    case 'say':
      return { code: 'says-score', score: action.score }
    case 'knock':
      return { code: 'has-noticed' }
    default:
      return { code: 'ritual' }
  }
}

const explainCard = ({ hand, frame, course, me }: Facts, card: Card): RodskaggReason => {
  const index = indexOf(card)
  const wanted = aim(frame, course, me) - (course.first[me] ?? 0) - (course.last[me] ?? 0)
  const [lead] = course.cards
  if (lead === undefined) {
    if (hand.length === 1) return { code: 'only-card', card }
    if (isMaster(index, hand, course.gone)) return { code: 'sure-trick', card }
    if (wanted <= 0) return { code: 'leads-low', card }
    return { code: hand.some((held) => heightAt(held) > heightAt(index)) ? 'leads-waiting' : 'leads-high', card }
  }
  const own = hand.filter((held) => suitAt(held) === suitAt(lead))
  if (own.length === 1 || hand.length === 1) return { code: 'only-card', card }
  if (own.length === 0) return { code: wanted > 0 ? 'throws-low' : 'throws-high', card }
  const best = Math.max(...course.cards.filter((played) => suitAt(played) === suitAt(lead)))
  if (index < best) return { code: wanted > 0 ? 'throws-low' : 'ducks', card }
  return wanted > 0 ? { code: 'takes', card, wanted } : { code: 'takes-unwilling', card }
}
