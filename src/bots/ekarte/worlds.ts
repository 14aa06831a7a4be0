import type { Proposal } from '../../games/ekarte/index.ts'
import type { BotRandom } from '../bot.ts'
import { drawFirst } from '../random.ts'
import { type Facts, opponentSize, ruledOut } from './facts.ts'
import { type Bit, type Cards, lowest, sizeOf } from './hand.ts'
import { isRefusal, isRuleHand, keepers } from './rule-hands.ts'

/** One way in which the cards may lie, and how well it fits what the opponent has done. */
export interface World {
  readonly theirs: Cards
  /** The other unseen cards, the first ones to be drawn first. */
  readonly rest: readonly Bit[]
  readonly weight: number
}

const bitsOf = (cards: Cards): Bit[] => {
  const bits: Bit[] = []
  for (let left = cards; left !== 0; left &= left - 1) bits.push(lowest(left))
  return bits
}

/** So many worlds that agree with what the seat has seen. */
export const worlds = (facts: Facts, count: number, random: BotRandom): readonly World[] => {
  const { unseen, king, view, opponent, shown } = facts
  const size = opponentSize(facts)
  const marked = view.king.markedBy === opponent ? unseen & (1 << king) : 0
  const possible = unseen & ~ruledOut(facts) & ~marked
  const certain = sizeOf(marked)
  // A card that breaks EK-9 proves nothing: then every unseen card is possible.
  const bits = bitsOf(sizeOf(possible) + certain < size ? unseen & ~marked : possible)
  const others = bitsOf(unseen & ~marked).filter((bit) => !bits.includes(bit))
  return Array.from({ length: count }, () => {
    drawFirst(bits, bits.length, random)
    const theirs = bits.slice(0, size - certain).reduce((sum, bit) => sum | (1 << bit), marked)
    const rest = [...bits.slice(size - certain), ...others]
    if (others.length > 0) drawFirst(rest, rest.length, random)
    return { theirs, rest, weight: likelihood(facts, theirs | shown) }
  })
}

/** How well a whole hand explains the opponent's answers and the numbers of cards that he exchanged. */
const likelihood = ({ view, opponent, trumps }: Facts, hand: Cards): number => {
  const [first] = view.proposals
  const isElder = opponent === view.elder
  const last = view.proposals.findLast((proposal) => drawnBy(proposal, isElder) !== undefined)
  if (last !== undefined) return keeping(sizeOf(keepers(hand, trumps)), 5 - (drawnBy(last, isElder) ?? 5))
  if (isElder) {
    if (first !== undefined) return isRuleHand(hand, trumps) ? 0.3 : 1
    return view.phase === 'proposal' || isRuleHand(hand, trumps) ? 1 : 0.15
  }
  return first?.answer === 'refused' && !isRefusal(hand, trumps) ? 0.15 : 1
}

const drawnBy = ({ elderDrew, dealerDrew }: Proposal, isElder: boolean): number | undefined =>
  isElder ? elderDrew : dealerDrew

/** In how many ways `kept` of the trumps and kings now in the hand can be those that were kept. */
const keeping = (held: number, kept: number): number => {
  if (held < kept) return 0.02
  let ways = 1
  for (let place = 0; place < kept; place++) ways = (ways * (held - place)) / (place + 1)
  return ways
}
