import type { Bid, SpaderTypes } from '../../games/spader/index.ts'
import type { Bot, BotRandom } from '../bot.ts'
import { copyInto, copyOf } from '../copy.ts'
import { heightAt, numbersIn, over, SUIT_COUNT, setsAt, suitAt } from '../sets.ts'
import { isSuicideNil, ownHand, ownTricks, tricksLeft } from './bid.ts'
import type { CardNumber } from './cards.ts'
import { chanceOfNil, countTricks } from './count.ts'
import { allowed, type Deal, playCard, setBid, turnOf } from './deal.ts'
import { tricksExpected } from './estimate.ts'
import { type Facts, factsOf } from './facts.ts'
import { mayPlay, outsidePlay, playing } from './plain.ts'
import { thumbCard } from './thumb.ts'
import { worldsFor } from './worlds.ts'
import { worthOf } from './worth.ts'

/** How many cards may be played in all the worlds of one decision. */
const PLAYS = 40_000
const MOST_WORLDS = 200
const FEWEST_WORLDS = 10

const may = new Int32Array(SUIT_COUNT)

/** Plays a deal to its end by rule of thumb. */
const playOut = (deal: Deal): void => {
  while (deal.left > 0) {
    const seat = turnOf(deal)
    playCard(deal, thumbCard(deal, seat, allowed(deal, seat, may)))
  }
}

const worldCount = ({ deal }: Facts, choices: number): number => {
  const plays = choices * (deal.left * deal.seats - deal.played)
  return Math.max(FEWEST_WORLDS, Math.min(MOST_WORLDS, Math.floor(PLAYS / plays)))
}

/** What each choice is worth on average over worlds that fit; `make` makes the choice in a world. */
const weigh = <Choice>(
  facts: Facts,
  choices: readonly Choice[],
  make: (deal: Deal, choice: Choice) => void,
  random: BotRandom,
): readonly number[] => {
  const { view, me, deal } = facts
  const side = deal.side[me] as number
  const sums = choices.map(() => 0)
  const scratch = copyOf(deal)
  for (const world of worldsFor(facts, worldCount(facts, choices.length), random)) {
    for (const [index, choice] of choices.entries()) {
      copyInto(scratch, world.deal)
      make(scratch, choice)
      playOut(scratch)
      sums[index] = (sums[index] as number) + world.weight * worthOf(scratch, view, side)
    }
  }
  return sums
}

/** The choice that is worth most; the first of those that are worth the same. */
const best = <Choice>(choices: readonly Choice[], worths: readonly number[]): Choice | undefined => {
  let chosen = 0
  for (const [index, worth] of worths.entries()) if (worth > (worths[chosen] as number) * (1 + 1e-9)) chosen = index
  return choices[chosen]
}

const bestCard = (facts: Facts, cards: Int32Array, random: BotRandom): CardNumber => {
  const thumb = thumbCard(facts.deal, facts.me, cards)
  // Cards next to each other are worth the same, but the rule of thumb knows which of them tells less.
  const choices = [thumb, ...numbersIn(cards).filter((card) => card !== thumb && !isTwin(facts, card, cards))]
  if (choices.length === 1) return thumb
  return best(choices, weigh(facts, choices, playCard, random)) ?? thumb
}

/** Whether the next higher card that is not gone is in the hand as well and may be played. */
const isTwin = ({ deal }: Facts, card: CardNumber, cards: Int32Array): boolean => {
  const suit = suitAt(card)
  const alive = (deal.pack[suit] as number) & ~(deal.gone[suit] as number) & over(heightAt(card))
  return alive !== 0 && ((cards[suit] as number) & alive & -alive) !== 0
}

/** What a seat bids that has not bid yet, by its cards in an imagined world; `partnersBid` if the partner has. */
const imaginedBid = (facts: Facts, deal: Deal, seat: number, partnersBid: Bid | undefined): Bid => {
  const hand = { own: setsAt(deal.hands, seat), pack: deal.pack, seats: deal.seats }
  if (facts.view.options.suicide && isSuicideNil(hand, partnersBid)) return 'nil'
  return Math.max(1, Math.round(tricksExpected(countTricks(hand), facts.view, partnersBid) - 0.25))
}

/** Bids for the seat that thinks, and then for those after it. */
const bidOn = (facts: Facts, deal: Deal, own: Bid): void => {
  const { me, view } = facts
  const bids: (Bid | undefined)[] = view.places.map(({ bid }) => bid)
  for (let step = 0; step < deal.seats; step++) {
    const seat = (me + step) % deal.seats
    const partner = deal.partner[seat] as number
    const bid = step === 0 ? own : (bids[seat] ?? imaginedBid(facts, deal, seat, bids[partner]))
    bids[seat] = bid
    setBid(deal, seat, bid)
  }
}

/** A nil is only reckoned with that is as likely as this to be kept: good players hunt it better than the reckoning does. */
const THINKABLE_NIL = 0.3

/** SP-D With half of the pack gone, whoever reckons with every card takes more than the count tells. */
const RECKONED = 0.25
/** SP-S Where somebody hunts every nil as well as it can, the nils take more and the others less than the count tells. */
const HUNTED = 0.75

/**
 * The bid that brings most on average, of the two about what the hand counts; nil where it is thinkable. No other number is
 * looked at: the play that is reckoned with is weaker than the play to come, and fears for contracts that are safe.
 */
const bestBid = (facts: Facts, bids: readonly Bid[], random: BotRandom): Bid => {
  const { view } = facts
  const more = view.form === 'two' ? RECKONED : view.options.suicide ? -HUNTED : 0
  const near = Math.max(1, Math.floor(tricksLeft(facts, ownTricks(facts) + more)))
  const numbers = bids.filter((bid) => bid === near || bid === near + 1)
  const isThinkable = view.options.suicide || chanceOfNil(ownHand(facts)) > THINKABLE_NIL
  const choices = [...numbers, ...bids.filter((bid) => bid === 'nil' && isThinkable)]
  return (
    best(
      choices,
      weigh(facts, choices, (deal, bid) => bidOn(facts, deal, bid), random),
    ) ?? near
  )
}

/** Reckons: plays out worlds that fit what the seat has seen and what has been bid, and looks at the score. */
export const strong: Bot<SpaderTypes> = (view, legal, random) => {
  const [only] = legal
  if (only !== undefined && legal.length === 1) return only
  const facts = factsOf(view)
  const bids = legal.flatMap((action) => (action.type === 'bid' ? [action.bid] : []))
  return (
    outsidePlay(facts, legal, () => bestBid(facts, bids, random)) ??
    playing(bestCard(facts, mayPlay(facts, legal), random))
  )
}
