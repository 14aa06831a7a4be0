import type { BotRandom } from '../bot.ts'
import { type Facts, rightCards } from './facts.ts'
import { type Bit, type Cards, lowest, sizeOf } from './hand.ts'
import { holdsKing } from './rule-hands.ts'
import { afterTrick, leaderMakesWith } from './solve.ts'
import { throwaways, thumbLead } from './thumb.ts'
import { type Exposed, exposedNow, worthOfTricks } from './value.ts'
import { type World, worlds } from './worlds.ts'

/** How many worlds a card is tried in, by the cards in the hand. */
const WORLDS = [0, 1, 300, 400, 300, 150]

/** What each card that may be played brings on average, over worlds that fit; the chance to win the game. */
export const cardWorths = (facts: Facts, random: BotRandom): ReadonlyMap<Bit, number> => {
  const { view, me, hand, trumps, lead } = facts
  const worth = worthOfTricks(facts, exposedNow(view, me))
  const made = view.tricksWon[me]
  const sums = new Map<Bit, number>()
  let total = 0
  for (const { theirs, weight } of worlds(facts, WORLDS[sizeOf(hand)] ?? 36, random)) {
    total += weight
    for (let cards = rightCards(facts); cards !== 0; cards &= cards - 1) {
      const card = lowest(cards)
      const left = hand & ~(1 << card)
      const tricks =
        lead === undefined
          ? leaderMakesWith(card, hand, theirs, trumps, -1, 9)
          : sizeOf(hand) - afterTrick(card, lead, theirs, left, trumps, -1, 9)
      sums.set(card, (sums.get(card) ?? 0) + weight * (worth[made + tricks] ?? 0))
    }
  }
  return new Map([...sums].map(([card, sum]) => [card, sum / total]))
}

/** The tricks of the elder: his first lead by rule of thumb, then everybody's best. */
const elderTricks = (elder: Cards, dealer: Cards, trumps: Cards): number =>
  leaderMakesWith(thumbLead(elder, trumps), elder, dealer, trumps, -1, 9)

/** What the two hands bring if they are played now. */
const worthOfHands = (facts: Facts, mine: Cards, theirs: Cards, exposed: Exposed): number => {
  const { view, me, trumps } = facts
  const isElder = view.elder === me
  const tricks = isElder ? elderTricks(mine, theirs, trumps) : 5 - elderTricks(theirs, mine, trumps)
  const kings = [Number(holdsKing(mine, trumps)), Number(holdsKing(theirs, trumps))] as const
  return worthOfTricks(facts, exposed, kings)[tricks] ?? 0
}

/** What the hands bring after one exchange of both, by rule of thumb; nobody is exposed then. */
const worthOfExchange = (facts: Facts, { theirs, rest }: World): number => {
  const { view, me, hand, trumps } = facts
  let next = 0
  const drawn = (own: Cards, min: number): Cards => {
    const thrown = throwaways(own, trumps, min, Math.min(5, view.stock - next))
    let got = own & ~thrown
    for (let count = sizeOf(thrown); count > 0; count--) got |= 1 << (rest[next++] as Bit)
    return got
  }
  const { dealerMinDiscard } = view.options
  const isElder = view.elder === me
  const first = drawn(isElder ? hand : theirs, 1)
  const second = drawn(isElder ? theirs : hand, dealerMinDiscard)
  return isElder ? worthOfHands(facts, first, second, undefined) : worthOfHands(facts, second, first, undefined)
}

/** Two ways compared: what the second brings more than the first, and how sure that is. */
interface Comparison {
  readonly gain: number
  readonly error: number
}

/**
 * Whether new cards are better than the hands as they are: for the elder to propose rather than play, for the dealer to
 * accept rather than refuse. `exposed` is who would be without an exchange, `refused` how often the dealer would not.
 */
export const gainOfExchange = (
  facts: Facts,
  exposed: Exposed,
  refused: (theirs: Cards) => boolean,
  random: BotRandom,
): Comparison => {
  let [total, sum, squares] = [0, 0, 0]
  for (const world of worlds(facts, 80, random)) {
    const still = worthOfHands(facts, facts.hand, world.theirs, exposed)
    const isFirst = facts.view.proposals.length === 0
    const changed = refused(world.theirs)
      ? worthOfHands(facts, facts.hand, world.theirs, isFirst ? 'them' : undefined)
      : worthOfExchange(facts, world)
    total += world.weight
    sum += world.weight * (changed - still)
    squares += world.weight * (changed - still) ** 2
  }
  const gain = sum / total
  return { gain, error: Math.sqrt(Math.max(0, squares / total - gain ** 2) / 80) }
}
