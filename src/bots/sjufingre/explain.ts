import type { Card, SjufingreAction, SjufingreView } from '../../games/sjufingre/index.ts'
import { suitAt as colourOf, over, heightAt as rankAt, sizeOf, under } from '../sets.ts'
import { BLUE_FIVE, COLOURS, numberOf, WHOLE } from './cards.ts'
import { type Facts, factsOf } from './facts.ts'
import { CARD_POINTS, type Plan, plansOf, worthTo } from './points.ts'
import { movesOf, moveWorth, tableDealOf } from './table-facts.ts'
import { pilesOf, thoughtOf } from './table-thumb.ts'
import { type TrickDeal, takes } from './trick-deal.ts'
import { trickDealOf } from './trick-worlds.ts'

/** What speaks for an action at Som 7 fingre. */
export type SjufingreReason =
  /** Gifts that cost points, take tricks, lie far from the 8; and what does a partner least harm. */
  | {
      readonly code: 'gives-costly' | 'gives-high' | 'gives-far' | 'gives-partner' | 'gives-spare'
      readonly cards: readonly Card[]
    }
  | { readonly code: 'only-card' | 'joker-takes'; readonly card: Card }
  /** A trick or capture that is worth so many points. */
  | { readonly code: 'takes-points'; readonly card: Card; readonly points: number }
  /** A set that is worth collecting, or that somebody else must not complete. */
  | { readonly code: 'collects' | 'stops-set'; readonly card: Card }
  /** Who has the second trick wants the last, and nobody else does. */
  | { readonly code: 'takes-both'; readonly card: Card }
  | { readonly code: 'takes-clean' | 'takes-unwilling' | 'stays-under' | 'helps-partner'; readonly card: Card }
  | { readonly code: 'throws-costly' | 'throws-high' | 'throws-spare'; readonly card: Card }
  | { readonly code: 'leads-low' | 'leads-high'; readonly card: Card }
  | { readonly code: 'sweeps' | 'takes-own-pile' | 'must-take'; readonly card: Card }
  | { readonly code: 'lays-costly' | 'lays-spare'; readonly card: Card }
  | { readonly code: 'builds'; readonly card: Card; readonly value: number }
  /** The way is open for cards of one's own, or for nobody. */
  | { readonly code: 'opens-own' | 'opens-nothing' | 'opens-least'; readonly card: Card }

/** What speaks for this action, from what its seat sees. */
export const explain = (view: SjufingreView, action: SjufingreAction): SjufingreReason => {
  const facts = factsOf(view)
  if (action.type === 'give') return explainGift(facts, action.receiver, action.cards)
  if (action.type !== 'play') return explainTable(facts, action)
  return view.play.phase === 'solitaire' ? explainRow(facts, action.card) : explainTrick(facts, action.card)
}

/** From here on a card is called high. */
const HIGH = 10

const explainGift = ({ view, side, me }: Facts, receiver: number, cards: readonly Card[]): SjufingreReason => {
  const numbers = cards.map(numberOf)
  if (side[receiver] === side[me]) return { code: 'gives-partner', cards }
  if (view.kind === 'solitaire') {
    return { code: numbers.some((card) => Math.abs(rankAt(card) - 8) > 3) ? 'gives-far' : 'gives-spare', cards }
  }
  if (numbers.some((card) => (CARD_POINTS[card] as number) < -1)) return { code: 'gives-costly', cards }
  return { code: numbers.some((card) => rankAt(card) >= HIGH) ? 'gives-high' : 'gives-spare', cards }
}

/** What a plan says about the trick or capture that a card would take. */
const planned = (plans: readonly Plan[], group: number, card: Card, points: number, base: number): SjufingreReason => {
  if (points <= base + 1) return { code: 'takes-points', card, points }
  const isOwn = plans.some(({ collector, worth }) => collector === group && worth > 0)
  return { code: isOwn ? 'collects' : 'stops-set', card }
}

const explainTrick = (facts: Facts, name: Card): SjufingreReason => {
  const { me, group, hand } = facts
  const deal = trickDealOf(facts)
  const card = numberOf(name)
  const own = group[me] as number
  const isLead = deal.played === 0
  const led = isLead ? colourOf(card) : colourOf(deal.trick[0] as number)
  const cards = hand.reduce((sum, ranks) => sum + sizeOf(ranks), 0)
  if (cards === 1 || (!isLead && sizeOf(hand[led] as number) === 1)) return { code: 'only-card', card: name }
  if (deal.left === 1 && deal.second === own) return { code: 'takes-both', card: name }
  if (isLead) return explainLead(facts, deal, name)
  if (takes(card, deal.best)) return explainTaking(facts, deal, name)
  const costs = CARD_POINTS[card] as number
  if (deal.group[deal.holder] === own) return { code: 'helps-partner', card: name }
  if (costs < 0) return { code: 'throws-costly', card: name }
  if (colourOf(card) === led) return { code: 'stays-under', card: name }
  return { code: rankAt(card) >= HIGH ? 'throws-high' : 'throws-spare', card: name }
}

const explainLead = ({ hand }: Facts, { gone }: TrickDeal, name: Card): SjufingreReason => {
  const card = numberOf(name)
  const unseen = WHOLE & ~(gone[colourOf(card)] as number) & ~(hand[colourOf(card)] as number)
  const [higher, lower] = [sizeOf(unseen & over(rankAt(card))), sizeOf(unseen & under(rankAt(card)))]
  return { code: higher > lower && card !== BLUE_FIVE ? 'leads-low' : 'leads-high', card: name }
}

const explainTaking = ({ me, group }: Facts, deal: TrickDeal, name: Card): SjufingreReason => {
  const own = group[me] as number
  const plans = plansOf(deal.taken, own, deal.hands, COLOURS * me)
  const cards = [...deal.trick.subarray(0, deal.played), numberOf(name)]
  const points = cards.reduce((sum, card) => sum + worthTo(deal.taken, own, plans, card), 0)
  const base = cards.reduce((sum, card) => sum + (CARD_POINTS[card] as number), 0)
  const isSecond = deal.done === 1 || deal.left === 1
  if (points > 0) return planned(plans, own, name, Math.round(points), base)
  if (numberOf(name) === BLUE_FIVE) return { code: 'joker-takes', card: name }
  return { code: base === 0 && !isSecond ? 'takes-clean' : 'takes-unwilling', card: name }
}

const explainTable = (facts: Facts, action: SjufingreAction): SjufingreReason => {
  const [move] = movesOf(facts, [action])
  if (move === undefined || action.type === 'give') return { code: 'gives-spare', cards: [] }
  const deal = tableDealOf(facts)
  const thought = thoughtOf(deal, facts.me)
  const { card: name } = action
  if (action.type === 'build') return { code: 'builds', card: name, value: action.value }
  if (action.type === 'lay') {
    return { code: (CARD_POINTS[move.card] as number) < 0 ? 'lays-costly' : 'lays-spare', card: name }
  }
  const worth = Math.round(moveWorth(thought, move))
  const all = (1 << deal.units) - 1
  if (move.card === BLUE_FIVE || move.units === all) {
    return worth > 0 ? { code: 'sweeps', card: name } : { code: 'must-take', card: name }
  }
  if (worth > 0) return { code: 'takes-points', card: name, points: worth }
  return { code: (pilesOf(deal, facts.me) & move.units) !== 0 ? 'takes-own-pile' : 'must-take', card: name }
}

const explainRow = ({ hand, unseen }: Facts, name: Card): SjufingreReason => {
  const card = numberOf(name)
  const [colour, rank] = [colourOf(card), rankAt(card)]
  if (hand.reduce((sum, ranks) => sum + sizeOf(ranks), 0) === 1) return { code: 'only-card', card: name }
  const beyond = (rank <= 8 ? under(rank) : 0) | (rank >= 8 ? over(rank) : 0)
  if (((hand[colour] as number) & beyond) !== 0) return { code: 'opens-own', card: name }
  return { code: ((unseen[colour] as number) & beyond) === 0 ? 'opens-nothing' : 'opens-least', card: name }
}
