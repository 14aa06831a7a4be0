import {
  ACE,
  answersTo,
  type Bit,
  type Cards,
  heightAt,
  highest,
  KING,
  KNAVE,
  lowest,
  QUEEN,
  sizeOf,
  suitAt,
  suitMask,
  takes,
} from './hand.ts'
import { keepers, longSuit } from './rule-hands.ts'

/** Rules of thumb on hands as numbers: what to throw away, what to lead, how to answer. */

/** Of some cards the one that is worth least: plain before trump, low before high. */
const least = (cards: Cards, trumps: Cards): Bit => {
  const plain = cards & ~trumps
  if (plain === 0) return lowest(cards)
  let worst = lowest(plain)
  for (let left = plain; left !== 0; left &= left - 1)
    if (heightAt(lowest(left)) < heightAt(worst)) worst = lowest(left)
  return worst
}

/** What to exchange: everything but trumps and kings, the lowest first, at least `min` cards and at most `max`. */
export const throwaways = (hand: Cards, trumps: Cards, min: number, max: number): Cards => {
  const wanted = sizeOf(hand & ~keepers(hand, trumps))
  const count = Math.min(max, Math.max(min, wanted))
  let thrown = 0
  for (let place = 0; place < count; place++) thrown |= 1 << least(hand & ~thrown, trumps)
  return thrown
}

/** What to lead: high trumps from three or more, else the highest card of the longest plain suit. */
export const thumbLead = (hand: Cards, trumps: Cards): Bit => {
  const own = hand & trumps
  const suit = longSuit(hand, trumps)
  if (suit === undefined) return highest(hand)
  if (own !== 0) {
    const top = heightAt(highest(own))
    const next = sizeOf(own) > 1 ? heightAt(highest(own & ~(1 << highest(own)))) : 0
    const heads = top === KING || (top === QUEEN && next >= KNAVE) || (top === KNAVE && next >= ACE)
    if (sizeOf(own) >= 3 && heads) return highest(own)
  }
  return highest(hand & suitMask(suit))
}

/** How to answer a lead: with the lowest card that takes it, or else the one that is worth least. */
export const thumbAnswer = (lead: Bit, hand: Cards, trumps: Cards): Bit => {
  const answers = answersTo(lead, hand, trumps)
  const card = lowest(answers)
  return suitAt(card) === suitAt(lead) || takes(card, lead, trumps) ? card : least(answers, trumps)
}
