import { RANKS } from '../../cards/card.ts'
import { inPackOrder, packOf } from '../../cards/pack.ts'
import type { RodskaggAction, RodskaggTypes, RodskaggView } from '../../games/rodskagg/index.ts'
import type { Bot } from '../bot.ts'
import { type Auction, highestBid, saidBid } from './bidding.ts'
import { type Facts, factsOf } from './facts.ts'
import { byHeight, cardOf, indexOf } from './hand.ts'
import { staysOn, thumbCard } from './thumb.ts'

const PACK = packOf(RANKS)

/** The legal action of this type. */
const chosen = (legal: readonly RodskaggAction[], type: RodskaggAction['type']): RodskaggAction | undefined =>
  legal.find((action) => action.type === type)

/** What a bid is measured by: the house rules, how many play, and the highest bid so far. */
export const auctionOf = ({ view, frame }: Facts): Auction => ({
  options: view.options,
  players: frame.players.length,
  highest: highestBid(frame.bids, frame.players)?.bid,
})

/** RO-3 New cards help one who wants tricks: above zero, or in a play-off. */
const wantsCards = ({ view, me }: Facts): boolean => view.playOff || (view.seats[me]?.score ?? 0) > 0

/** RO-3 The lowest cards go. */
const discard = ({ own }: RodskaggView): RodskaggAction => {
  const held = [...(own?.hand ?? []), ...(own?.drawn ?? [])].map(indexOf)
  const thrown = byHeight(held).slice(0, own?.drawn.length ?? 0)
  return { type: 'discard', cards: inPackOrder(thrown.map(cardOf), PACK) }
}

const aboutCards = (facts: Facts, legal: readonly RodskaggAction[]): RodskaggAction | undefined => {
  const more = chosen(legal, 'draw') ?? chosen(legal, 'new-hand')
  if (more !== undefined && wantsCards(facts)) return more
  return chosen(legal, 'discard') === undefined ? undefined : discard(facts.view)
}

/** The actions that need no thought: rituals, new cards. `undefined` when a bid, an answer or a card is asked for. */
export const custom = (facts: Facts, legal: readonly RodskaggAction[]): RodskaggAction | undefined => {
  const { view } = facts
  switch (view.phase) {
    case 'cut':
    case 'neighbourCut':
      return chosen(legal, 'cut')
    case 'dealReady':
      return chosen(legal, 'deal-ready')
    case 'ready':
      return chosen(legal, 'ready')
    case 'question':
      return chosen(legal, 'ask')
    default:
      return chosen(legal, 'pick-up') ?? aboutCards(facts, legal) ?? chosen(legal, 'keep')
  }
}

/** The bid of the rules of thumb, or the nearest that is legal. */
const thumbBid = (facts: Facts, legal: readonly RodskaggAction[]): RodskaggAction | undefined => {
  const { view, me, hand } = facts
  const said = saidBid(hand, view.seats[me]?.score ?? 0, auctionOf(facts))
  const bids = legal.filter((action) => action.type === 'bid')
  return said === 'pass' ? chosen(legal, 'pass') : (bids.find(({ bid }) => bid === said) ?? bids[0])
}

/** What this seat does by rules of thumb. */
export const byThumb = (facts: Facts, legal: readonly RodskaggAction[]): RodskaggAction | undefined => {
  const { view, me, frame, course } = facts
  const usual = custom(facts, legal)
  if (usual !== undefined) return usual
  switch (view.phase) {
    case 'bidding':
      return thumbBid(facts, legal)
    case 'answers':
      return chosen(legal, staysOn(frame, course, me) ? 'stay' : 'fold')
    default: {
      const card = cardOf(thumbCard(frame, course, me))
      return legal.find((action) => action.type === 'play' && action.card === card)
    }
  }
}

/** Plays by rules of thumb: counts high cards, wants tricks until the bid or zero is reached. */
export const plain: Bot<RodskaggTypes> = (view, legal) => {
  const action = byThumb(factsOf(view), legal)
  if (action === undefined) throw new Error('asked out of turn')
  return action
}
