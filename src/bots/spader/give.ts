import type { SpaderCard } from '../../games/spader/index.ts'
import { heightAt, numbersIn, setsAt, sizeOf, suitAt, under } from '../sets.ts'
import { nameOf, SPADES } from './cards.ts'
import { held } from './deal.ts'
import type { Facts } from './facts.ts'

/** How likely a card is to take a trick that a nil must not have. */
const danger = ({ deal, me }: Facts, card: number): number => {
  const [suit, height] = [suitAt(card), heightAt(card)]
  const lower = sizeOf(held(deal, me, suit) & under(height))
  return suit === SPADES ? 10 + 2 * height : height - 2 * lower
}

/** SP-8 The blind bidder gives what is most dangerous; so does a partner with a nil; any other returns the least. */
export const cardsToGive = (facts: Facts): readonly SpaderCard[] => {
  const { deal, me, view } = facts
  const cards = numbersIn(setsAt(deal.hands, me))
  const partner = view.own?.partner ?? me
  const returning = view.phase.kind === 'exchange' && view.phase.returning
  const helps = returning && deal.isNil[partner] === true
  const weight = (card: number): number =>
    helps ? -(heightAt(card) + (suitAt(card) === SPADES ? 20 : 0)) : danger(facts, card)
  return cards
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, 2)
    .map(nameOf)
}
