import type { Bid, SpaderAction, SpaderCard, SpaderTypes } from '../../games/spader/index.ts'
import type { Bot } from '../bot.ts'
import { heightAt, SUIT_COUNT, suitAt } from '../sets.ts'
import { isDesperate, thumbBid } from './bid.ts'
import { nameOf, numberOf, SPADES } from './cards.ts'
import { keepsOffer } from './draw.ts'
import { type Facts, factsOf } from './facts.ts'
import { cardsToGive } from './give.ts'
import { suitToName } from './name.ts'
import { thumbCard } from './thumb.ts'

type Legal = readonly SpaderAction[]

const ofType = <Type extends SpaderAction['type']>(
  legal: Legal,
  type: Type,
): readonly (SpaderAction & { type: Type })[] =>
  legal.filter((action): action is SpaderAction & { type: Type } => action.type === type)

/** The legal bid that is meant: that one, or the nearest number, or whatever is left. */
const bidNear = (legal: Legal, wish: Bid): SpaderAction | undefined => {
  const bids = ofType(legal, 'bid')
  const same = bids.find(({ bid }) => bid === wish)
  if (same !== undefined) return same
  const far = ({ bid }: { readonly bid: Bid }): number =>
    typeof bid !== 'number' ? 99 : Math.abs(bid - (typeof wish === 'number' ? wish : 1))
  return bids.toSorted((one, other) => far(one) - far(other))[0]
}

/** The cards that may be played, one set a suit; SP-I a spade that the house would punish is not among them. */
export const mayPlay = ({ deal }: Facts, legal: Legal): Int32Array => {
  const may = new Int32Array(SUIT_COUNT)
  for (const { card } of ofType(legal, 'play')) {
    const number = numberOf(card)
    const suit = suitAt(number)
    may[suit] = (may[suit] as number) | (1 << heightAt(number))
  }
  if (deal.played === 0 && !deal.broken && (may[1] || may[2] || may[3])) may[SPADES] = 0
  return may
}

/** The action of playing a card. */
export const playing = (card: number): SpaderAction => ({ type: 'play', card: nameOf(card) })

const giving = (legal: Legal, cards: readonly SpaderCard[]): SpaderAction | undefined =>
  ofType(legal, 'give').find((action) => action.cards.every((card) => cards.includes(card)))

/** What is done outside the play, where both strengths do the same; a bid is as it is told. */
export const outsidePlay = (facts: Facts, legal: Legal, bid: () => Bid): SpaderAction | undefined => {
  const { view } = facts
  switch (view.phase.kind) {
    case 'drawing':
      return legal.find(({ type }) => type === (keepsOffer(facts) ? 'keep' : 'reject'))
    case 'bidding': {
      const isUndecided = legal.some(({ type }) => type === 'look')
      if (!isUndecided) return bidNear(legal, bid())
      return isDesperate(view) ? bidNear(legal, 'blind-nil') : { type: 'look' }
    }
    case 'exchange':
      return giving(legal, cardsToGive(facts))
    case 'naming':
      return { type: 'name-suit', suit: suitToName(facts) }
    default:
      return undefined
  }
}

/** Plays by rules of thumb: counts aces, kings and spades, takes what it has bid, covers a nil, shuns bags. */
export const plain: Bot<SpaderTypes> = (view, legal) => {
  const facts = factsOf(view)
  return (
    outsidePlay(facts, legal, () => thumbBid(facts)) ?? playing(thumbCard(facts.deal, facts.me, mayPlay(facts, legal)))
  )
}
