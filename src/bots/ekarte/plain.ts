import type { EkarteAction, EkarteTypes } from '../../games/ekarte/index.ts'
import type { Bot } from '../bot.ts'
import { type Facts, factsOf } from './facts.ts'
import { type Bit, bitOf, type Cards, cardsOf, sizeOf } from './hand.ts'
import { holdsKing, isRefusal, isRuleHand } from './rule-hands.ts'
import { throwaways, thumbAnswer, thumbLead } from './thumb.ts'

/** The legal action of this kind; the cards of a play or discard as a set, the number of a proposal if it has one. */
export const chosen = (
  legal: readonly EkarteAction[],
  type: EkarteAction['type'],
  wish: { readonly cards?: Cards; readonly count?: number } = {},
): EkarteAction | undefined =>
  legal.find((action) => {
    if (action.type !== type) return false
    if (action.type === 'play') return wish.cards === 1 << bitOf(action.card)
    if (action.type === 'discard') return wish.cards === cardsOf(action.cards)
    if (action.type === 'propose') return action.count === undefined || action.count === wish.count
    return true
  })

/** With the king of trumps the dealer cannot take it in, so a good hand asks for more. */
export const wantsToStand = ({ hand, trumps }: Facts): boolean => isRuleHand(hand, trumps) && !holdsKing(hand, trumps)

/** How many cards to ask for: those that are neither trumps nor kings. */
export const numberToAsk = ({ hand, trumps, view }: Facts): number =>
  sizeOf(throwaways(hand, trumps, 1, Math.min(5, view.stock)))

const cardsToThrow = ({ hand, trumps, view }: Facts): Cards =>
  throwaways(hand, trumps, view.toDiscard?.min ?? 1, view.toDiscard?.max ?? 5)

/** EK-9 The card that the rules of thumb play. */
export const cardToPlay = ({ hand, lead, trumps }: Facts): Bit =>
  lead === undefined ? thumbLead(hand, trumps) : thumbAnswer(lead, hand, trumps)

/** EK-D15 Whoever has made the point lets an irregular card stand, and so does he who loses nothing by it. */
const claimsReplay = ({ view, me, opponent }: Facts): boolean => {
  if (view.tricksWon[me] > view.tricksWon[opponent]) return false
  const offended = view.claim?.offences.some(({ seat }) => seat === opponent) ?? false
  const { point, vole } = view.stakes[opponent]
  return (view.tricksWon[me] === 0 ? vole : point) - Number(offended) > 0
}

/** What this seat does by rules of thumb; `undefined` only where nobody waits for it. */
export const byThumb = (facts: Facts, legal: readonly EkarteAction[]): EkarteAction | undefined => {
  const { view, hand, trumps } = facts
  const king = chosen(legal, 'king')
  if (king !== undefined) return king
  switch (view.phase) {
    case 'proposal':
      return wantsToStand(facts) ? chosen(legal, 'stand') : chosen(legal, 'propose', { count: numberToAsk(facts) })
    case 'answer':
      return chosen(legal, isRefusal(hand, trumps) ? 'refuse' : 'accept')
    case 'elder-exchange':
    case 'dealer-exchange':
      return chosen(legal, 'discard', { cards: cardsToThrow(facts) })
    case 'king':
      return chosen(legal, 'no-king')
    case 'play':
      return chosen(legal, 'play', { cards: 1 << cardToPlay(facts) })
    case 'claim':
      return chosen(legal, claimsReplay(facts) ? 'replay' : 'let-stand')
    case 'over':
      return undefined
  }
}

/** Plays by the rules of thumb of the old books. */
export const plain: Bot<EkarteTypes> = (view, legal) => {
  const action = byThumb(factsOf(view), legal)
  if (action === undefined) throw new Error('asked out of turn')
  return action
}
