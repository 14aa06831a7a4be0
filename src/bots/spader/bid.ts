import type { Bid, SpaderView } from '../../games/spader/index.ts'
import { chanceOfNil, countTricks, type Hand } from './count.ts'
import { tricksExpected } from './estimate.ts'
import { type Facts, startOf } from './facts.ts'

/** A nil is bid by rule of thumb when it is as likely as this to be kept: with a partner, and alone. */
const NIL_WITH_PARTNER = 0.25
const NIL_ALONE = 0.6
/** And only by a hand that would take no more than this. */
const NIL_TRICKS = 2.6
/** With so many bags one bids a little more, else a little less than the hand is worth. */
export const MANY_BAGS = 7
const LESS = 0.35

/** The hand of the seat that thinks. */
export const ownHand = (facts: Facts): Hand => ({
  own: startOf(facts, facts.me),
  pack: facts.deal.pack,
  seats: facts.deal.seats,
})

/** How many tricks the seat that thinks expects to take. */
export const ownTricks = (facts: Facts): number =>
  tricksExpected(countTricks(ownHand(facts)), facts.view, facts.view.own?.partnersBid)

const bagsOf = ({ view, deal, me }: Facts): number => view.sides[deal.side[me] as number]?.bags?.count ?? 0

/** Of so many tricks expected, those that can be had without taking them from somebody's contract. */
export const tricksLeft = ({ view }: Facts, tricks: number): number => {
  // The last to bid sees what is left: whoever takes more than that takes it from somebody's contract.
  const isLast = view.calls.length === view.places.length - 1
  if (view.form === 'family' || !isLast || view.calls.some(({ bid }) => typeof bid !== 'number')) return tricks
  return Math.min(tricks, view.tricksInDeal - view.bidTotal + 0.5)
}

/** The number that goes with so many tricks expected. */
const numberFor = (facts: Facts, tricks: number): number => {
  if (facts.view.form === 'family') return Math.max(1, Math.round(tricks))
  return Math.max(1, Math.round(tricksLeft(facts, tricks) + (bagsOf(facts) >= MANY_BAGS ? LESS : -LESS)))
}

/** SP-S The partner does what the first of a team has not done: a nil is better on the weaker hand. */
const SUICIDE_NIL = 0.06

/** SP-S Whether a seat of a team in which one must bid nil is the one, with this hand. */
export const isSuicideNil = (hand: Hand, partnersBid: Bid | undefined): boolean =>
  partnersBid === undefined ? chanceOfNil(hand) >= SUICIDE_NIL : typeof partnersBid === 'number'

/** Whether a nil looks good by rule of thumb. */
const wantsNil = (facts: Facts): boolean => {
  const { view } = facts
  const isPaired = view.form === 'pairs'
  const partnersBid = view.own?.partnersBid
  if (view.options.suicide) return isSuicideNil(ownHand(facts), partnersBid)
  if (partnersBid !== undefined && typeof partnersBid !== 'number') return false
  const hand = ownHand(facts)
  return countTricks(hand) <= NIL_TRICKS && chanceOfNil(hand) >= (isPaired ? NIL_WITH_PARTNER : NIL_ALONE)
}

/** The bid by rule of thumb. */
export const thumbBid = (facts: Facts): Bid => {
  return wantsNil(facts) ? 'nil' : numberFor(facts, ownTricks(facts))
}

/** A blind nil is a rescue: when the others are about to win and a hundred or two would not do. */
const FAR_BEHIND = 180
const NEARLY_WON = 80

/** With so many seats a hand is so large that a blind nil is never made. */
const HOPELESS = 3

/** SP-8 Whether only a blind nil can still help. */
export const isDesperate = ({ sides, own, places, deals, deal, target }: SpaderView): boolean => {
  if (places.length === HOPELESS) return false
  const totals = sides.map(({ total }) => total)
  const best = Math.max(...totals.filter((_, side) => side !== own?.side))
  const behind = best - (totals[own?.side ?? 0] ?? 0)
  const nearly = deals === undefined ? best + NEARLY_WON >= (target ?? 0) : deal >= deals
  return nearly && behind >= FAR_BEHIND
}
