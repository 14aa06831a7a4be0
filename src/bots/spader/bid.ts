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
const LESS = 0.25

/** The hand of the seat that thinks. */
export const ownHand = (facts: Facts): Hand => ({
  own: startOf(facts, facts.me),
  pack: facts.deal.pack,
  seats: facts.deal.seats,
})

/** How many tricks more come to somebody whose partner has bid nil: nobody else on the side takes them. */
const FROM_NIL = 0.9
const FROM_SUICIDE = 1.7

/** How many tricks a seat expects to take whose hand counts so many; `partnersBid` once the partner has bid. */
export const tricksBeside = ({ view }: Facts, count: number, partnersBid: Bid | undefined): number => {
  const tricks = tricksExpected(count, view)
  if (view.options.suicide) return tricks + FROM_SUICIDE
  return partnersBid === undefined || typeof partnersBid === 'number' ? tricks : tricks + FROM_NIL
}

/** How many tricks the seat that thinks expects to take. */
export const ownTricks = (facts: Facts): number =>
  tricksBeside(facts, countTricks(ownHand(facts)), facts.view.own?.partnersBid)

const bagsOf = ({ view, deal, me }: Facts): number => view.sides[deal.side[me] as number]?.bags?.count ?? 0

/** The number that goes with so many tricks expected. */
export const numberFor = (facts: Facts, tricks: number): number => {
  const { view } = facts
  if (view.form === 'family') return Math.max(1, Math.round(tricks))
  const shift = bagsOf(facts) >= MANY_BAGS ? LESS : -LESS
  // The last to bid sees what is left: whoever takes more than that takes it from somebody's contract.
  const isLast = view.calls.length === view.places.length - 1
  const rest = view.tricksInDeal - view.bidTotal
  const capped =
    isLast && view.calls.every(({ bid }) => typeof bid === 'number') ? Math.min(tricks, rest + 0.5) : tricks
  return Math.max(1, Math.round(capped + shift))
}

/** Whether a nil looks good by rule of thumb. */
const wantsNil = (facts: Facts): boolean => {
  const { view } = facts
  const isPaired = view.form === 'pairs'
  const partnersBid = view.own?.partnersBid
  if (partnersBid !== undefined && typeof partnersBid !== 'number') return false
  const hand = ownHand(facts)
  return countTricks(hand) <= NIL_TRICKS && chanceOfNil(hand) >= (isPaired ? NIL_WITH_PARTNER : NIL_ALONE)
}

/** In suicide the partner does what the first of a team has not done: a nil is better on the weaker hand. */
export const SUICIDE_NIL = 0.06

/** The bid by rule of thumb. */
export const thumbBid = (facts: Facts): Bid => {
  if (facts.view.options.suicide) {
    return chanceOfNil(ownHand(facts)) >= SUICIDE_NIL ? 'nil' : numberFor(facts, ownTricks(facts))
  }
  return wantsNil(facts) ? 'nil' : numberFor(facts, ownTricks(facts))
}

/** A blind nil is a rescue: when the others are about to win and a hundred or two would not do. */
const FAR_BEHIND = 180
const NEARLY_WON = 80

/** SP-8 Whether only a blind nil can still help. */
export const isDesperate = ({ sides, own, deals, deal, target }: SpaderView): boolean => {
  const totals = sides.map(({ total }) => total)
  const best = Math.max(...totals.filter((_, side) => side !== own?.side))
  const behind = best - (totals[own?.side ?? 0] ?? 0)
  const nearly = deals === undefined ? best + NEARLY_WON >= (target ?? 0) : deal >= deals
  return nearly && behind >= FAR_BEHIND
}
