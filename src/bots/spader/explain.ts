import type { Suit } from '../../cards/card.ts'
import type { Bid, SpaderAction, SpaderCard, SpaderView } from '../../games/spader/index.ts'
import { heightAt, over, sizeOf, suitAt } from '../sets.ts'
import { aimOf, preyOf } from './aim.ts'
import { isDesperate, MANY_BAGS, ownHand, ownTricks } from './bid.ts'
import { numberOf, SPADES } from './cards.ts'
import { chanceOfNil } from './count.ts'
import { type Deal, held, needOf, takes, unseenBy } from './deal.ts'
import { type Facts, factsOf } from './facts.ts'

/** What speaks for an action at Spader. */
export type SpaderReason =
  /** The hand counts about so many tricks; less is bid for safety, or more because of the bags there are. */
  | { readonly code: 'bid-counts' | 'bid-below' | 'bid-above'; readonly tricks: number }
  | { readonly code: 'bid-many-bags'; readonly tricks: number; readonly bags: number }
  | { readonly code: 'nil-is-safe' | 'nil-is-bold' | 'nil-is-due' }
  /** Only a blind nil makes up for so many points. */
  | { readonly code: 'blind-rescue'; readonly behind: number }
  | { readonly code: 'blind-is-bold' | 'looks' }
  | { readonly code: 'keeps-card'; readonly card: SpaderCard }
  | { readonly code: 'wants-another' }
  | { readonly code: 'gives-danger' | 'gives-low'; readonly cards: readonly SpaderCard[] }
  | { readonly code: 'names-suit'; readonly suit: Suit }
  | { readonly code: 'only-card' | 'early-spade'; readonly card: SpaderCard }
  /** For one's own nil. */
  | {
      readonly code: 'nil-leads-low' | 'nil-stays-under' | 'nil-throws-high' | 'nil-in-danger'
      readonly card: SpaderCard
    }
  /** For the partner's nil, and against an opponent's. */
  | { readonly code: 'covers-partner' | 'hunts-nil'; readonly card: SpaderCard }
  /** Nothing that is left beats it. */
  | { readonly code: 'sure-trick'; readonly card: SpaderCard }
  /** So many tricks are still wanted. */
  | {
      readonly code: 'draws-trumps' | 'leads-short' | 'takes' | 'ruffs'
      readonly card: SpaderCard
      readonly wanted: number
    }
  | { readonly code: 'leads-low' | 'throws-low' | 'partner-takes'; readonly card: SpaderCard }
  /** The contract is made: more tricks would be bags, or set the others. */
  | { readonly code: 'shuns-bags' | 'takes-unwilling' | 'sets-others'; readonly card: SpaderCard }
  /** SP-F The bid is missed, and every trick is a point. */
  | { readonly code: 'counts-anyway'; readonly card: SpaderCard }

/** What speaks for this action, from what its seat sees. */
export const explain = (view: SpaderView, action: SpaderAction): SpaderReason => {
  const facts = factsOf(view)
  switch (action.type) {
    case 'look':
      return { code: 'looks' }
    case 'bid':
      return explainBid(facts, action.bid)
    case 'keep':
      return view.own?.offer === undefined ? { code: 'wants-another' } : { code: 'keeps-card', card: view.own.offer }
    case 'reject':
      return { code: 'wants-another' }
    case 'give': {
      const returning = view.phase.kind === 'exchange' && view.phase.returning
      return { code: returning ? 'gives-low' : 'gives-danger', cards: action.cards }
    }
    case 'name-suit':
      return { code: 'names-suit', suit: action.suit }
    case 'play':
      return explainCard(facts, action.card)
  }
}

/** A nil that is likelier than this to be kept is called safe. */
const SAFE_NIL = 0.3

const explainBid = (facts: Facts, bid: Bid): SpaderReason => {
  const { view } = facts
  if (bid === 'blind-nil') {
    if (!isDesperate(view)) return { code: 'blind-is-bold' }
    const totals = view.sides.map(({ total }) => total)
    return { code: 'blind-rescue', behind: Math.max(...totals) - (totals[view.own?.side ?? 0] ?? 0) }
  }
  if (bid === 'nil') {
    if (view.options.suicide && typeof view.own?.partnersBid === 'number') return { code: 'nil-is-due' }
    return { code: chanceOfNil(ownHand(facts)) >= SAFE_NIL ? 'nil-is-safe' : 'nil-is-bold' }
  }
  const tricks = Math.max(1, Math.round(ownTricks(facts)))
  const bags = view.sides[view.own?.side ?? 0]?.bags?.count ?? 0
  if (bid > tricks && bags >= MANY_BAGS) return { code: 'bid-many-bags', tricks, bags }
  return { code: bid === tricks ? 'bid-counts' : bid < tricks ? 'bid-below' : 'bid-above', tricks }
}

const explainCard = (facts: Facts, card: SpaderCard): SpaderReason => {
  const { deal, me } = facts
  const number = numberOf(card)
  const suit = suitAt(number)
  const isLead = deal.played === 0
  const size = [0, 1, 2, 3].reduce((sum, one) => sum + sizeOf(held(deal, me, one)), 0)
  if (size === 1) return { code: 'only-card', card }
  if (isLead && suit === SPADES && !deal.broken && sizeOf(held(deal, me, SPADES)) < size)
    return { code: 'early-spade', card }
  const led = isLead ? suit : suitAt(deal.trick[0] as number)
  if (!isLead && sizeOf(held(deal, me, led)) === 1) return { code: 'only-card', card }
  const wins = isLead || takes(number, deal.best)
  const aim = aimOf(deal, me)
  if (aim === 'duck') return explainNil(isLead, wins, suit === led, card)
  const prey = preyOf(deal, me)
  const higher = unseenBy(deal, me, suit) & over(heightAt(number))
  if (aim === 'cover' && wins && (isLead || deal.holder === deal.partner[me] || higher === 0)) {
    return { code: 'covers-partner', card }
  }
  if (prey >= 0 && !(wins && higher === 0)) return { code: 'hunts-nil', card }
  return isLead ? explainLead(facts, card) : explainFollow(facts, card, led, wins)
}

const explainNil = (isLead: boolean, wins: boolean, follows: boolean, card: SpaderCard): SpaderReason => {
  if (isLead) return { code: 'nil-leads-low', card }
  if (wins) return { code: 'nil-in-danger', card }
  return { code: follows ? 'nil-stays-under' : 'nil-throws-high', card }
}

/** Why to take more than was bid. */
const beyond = ({ judging }: Deal, card: SpaderCard): SpaderReason =>
  judging.family ? { code: 'counts-anyway', card } : { code: 'sets-others', card }

const explainLead = ({ deal, me }: Facts, card: SpaderCard): SpaderReason => {
  const number = numberOf(card)
  const suit = suitAt(number)
  const wanted = needOf(deal, me)
  if ((unseenBy(deal, me, suit) & over(heightAt(number))) === 0) {
    if (wanted <= 0) return beyond(deal, card)
    return suit === SPADES ? { code: 'draws-trumps', card, wanted } : { code: 'sure-trick', card }
  }
  if (wanted <= 0) return { code: 'shuns-bags', card }
  const isShort = suit !== SPADES && sizeOf(held(deal, me, suit)) <= 2 && held(deal, me, SPADES) !== 0
  return isShort ? { code: 'leads-short', card, wanted } : { code: 'leads-low', card }
}

const explainFollow = ({ deal, me }: Facts, card: SpaderCard, led: number, wins: boolean): SpaderReason => {
  const suit = suitAt(numberOf(card))
  const wanted = needOf(deal, me)
  if (wins) {
    if (wanted <= 0) return aimOf(deal, me) === 'take' ? beyond(deal, card) : { code: 'takes-unwilling', card }
    return { code: suit !== led ? 'ruffs' : 'takes', card, wanted }
  }
  if (wanted <= 0) return { code: 'shuns-bags', card }
  return { code: deal.holder === deal.partner[me] ? 'partner-takes' : 'throws-low', card }
}
