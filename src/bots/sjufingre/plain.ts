import type { SjufingreAction, SjufingreTypes } from '../../games/sjufingre/index.ts'
import type { Bot } from '../bot.ts'
import { suitAt as colourOf, heightAt as rankAt } from '../sets.ts'
import { type CardNumber, COLOURS, nameOf, numberOf } from './cards.ts'
import { type Facts, factsOf, ownHands } from './facts.ts'
import { giftOrder } from './gifts.ts'
import { thumbRow } from './rows.ts'
import { rowsOf } from './rows-facts.ts'
import { movesOf, moveWorth, type TableMove, tableDealOf } from './table-facts.ts'
import { thoughtOf } from './table-thumb.ts'
import { thumbTrick } from './trick-thumb.ts'
import { trickDealOf } from './trick-worlds.ts'

type Legal = readonly SjufingreAction[]

/** The cards that may be played, one set a colour. */
export const mayPlay = (legal: Legal): Int32Array => {
  const may = new Int32Array(COLOURS)
  for (const action of legal) {
    if (action.type !== 'play') continue
    const card = numberOf(action.card)
    may[colourOf(card)] = (may[colourOf(card)] as number) | (1 << rankAt(card))
  }
  return may
}

/** The action of playing a card. */
export const playing = (card: CardNumber): SjufingreAction => ({ type: 'play', card: nameOf(card) })

/** The legal gift of just these cards. */
export const giving = (legal: Legal, cards: readonly CardNumber[]): SjufingreAction | undefined => {
  const names = cards.map(nameOf)
  return legal.find((action) => action.type === 'give' && action.cards.every((card) => names.includes(card)))
}

/** Whether the seat that gets the next gift is a partner. */
export const isPartnersGift = ({ view, side, me }: Facts): boolean =>
  view.play.phase === 'exchange' && view.play.next !== undefined && side[view.play.next] === side[me]

/** What is given by rule of thumb. */
export const thumbGift = (facts: Facts): readonly CardNumber[] => {
  const { view, me } = facts
  const count = view.play.phase === 'exchange' ? view.play.count : 0
  return giftOrder(view.kind, ownHands(facts), me, isPartnersGift(facts)).slice(0, count)
}

/** Actions of a build deal, those first that are worth most by rule of thumb. */
export const movesInOrder = (facts: Facts, legal: Legal): readonly TableMove[] => {
  const thought = thoughtOf(tableDealOf(facts), facts.me)
  return movesOf(facts, legal)
    .map((move) => ({ move, worth: moveWorth(thought, move) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ move }) => move)
}

const decided = (facts: Facts, legal: Legal): SjufingreAction | undefined => {
  switch (facts.view.play.phase) {
    case 'exchange':
      return giving(legal, thumbGift(facts))
    case 'trick':
      return playing(thumbTrick(trickDealOf(facts), facts.me, mayPlay(legal)))
    case 'build':
      return movesInOrder(facts, legal)[0]?.action
    case 'solitaire':
      return playing(thumbRow(rowsOf(facts), facts.me))
  }
}

/** Plays by rules of thumb: stays under what costs, takes what pays, gives away high cards, opens its own rows. */
export const plain: Bot<SjufingreTypes> = (view, legal) => {
  const action = decided(factsOf(view), legal)
  if (action === undefined) throw new Error('asked out of turn')
  return action
}
