import type { Seat } from '../../core/seat.ts'
import { cardAt, heightAt, suitAt } from '../sets.ts'
import { type Course, type Frame, isRedbeard, scoreAfter } from './deal.ts'
import { ACE, type Index } from './hand.ts'
import { worthOf } from './worth.ts'

/** Rules of thumb for the play of the cards. */

/** How many tricks a seat wants in all, of what it can still get: those that leave it on the best score. */
export const aim = (frame: Frame, course: Course, seat: Seat): number => {
  const first = course.first[seat] ?? 0
  const last = course.last[seat] ?? 0
  const taken = first + last
  const left = 6 - course.tricks
  if (frame.playOff) return taken + left
  const isDeclarer = seat === frame.declarer
  if (isDeclarer && isRedbeard(frame)) return 6
  const stays = course.stays[seat]
  let [best, tricks] = [-1, taken]
  // One cannot count on every trick, unless one has promised them.
  const most = taken + (isDeclarer ? left : Math.min(left, 2))
  for (let count = taken; count <= most; count++) {
    const more = count - taken
    const [early, late] = course.tricks < 4 ? [first + more, last] : [first, last + more]
    const worth = worthOf(scoreAfter(frame, seat, early, late, stays))
    if (worth > best) [best, tricks] = [worth, count]
  }
  return tricks
}

/** Whether nothing higher of its suit is left, as far as `gone` and the own hand tell. */
export const isMaster = (card: Index, hand: readonly Index[], gone: readonly number[]): boolean => {
  let known = gone[suitAt(card)] ?? 0
  for (const other of hand) if (suitAt(other) === suitAt(card)) known |= 1 << heightAt(other)
  for (let height = heightAt(card) + 1; height <= ACE; height++) if (((known >> height) & 1) === 0) return false
  return true
}

/** The lowest card of some, or the highest. */
const extreme = (cards: readonly Index[], sign: 1 | -1): Index => {
  let best = cards[0] as Index
  for (const card of cards) if (sign * heightAt(card) > sign * heightAt(best)) best = card
  return best
}
const lowestOf = (cards: readonly Index[]): Index => extreme(cards, -1)
const highestOf = (cards: readonly Index[]): Index => extreme(cards, 1)

/** The card to play for one who wants this trick, or does not. */
export const thumbCard = (frame: Frame, course: Course, seat: Seat): Index => {
  const hand = course.hands[seat] as readonly Index[]
  const wants = aim(frame, course, seat) > (course.first[seat] ?? 0) + (course.last[seat] ?? 0)
  const lead = course.cards[0]
  if (lead === undefined) return thumbLead(hand, course.gone, wants)
  const suit = suitAt(lead)
  const own = hand.filter((card) => suitAt(card) === suit)
  if (own.length === 0) return wants ? lowestOf(hand) : highestOf(hand)
  let best = lead
  for (const card of course.cards) if (suitAt(card) === suit && card > best) best = card
  const over = own.filter((card) => card > best)
  const under = own.filter((card) => card < best)
  const isLast = course.cards.length === playersLeft(frame, course) - 1
  if (wants) return over.length === 0 ? lowestOf(own) : isLast ? lowestOf(over) : highestOf(over)
  if (under.length > 0) return highestOf(under)
  return isLast ? highestOf(over) : lowestOf(over)
}

/** How many play to each trick. */
const playersLeft = ({ players }: Frame, { stays }: Course): number => {
  let count = 0
  for (const seat of players) if (stays[seat] !== false) count++
  return count
}

const thumbLead = (hand: readonly Index[], gone: readonly number[], wants: boolean): Index => {
  if (!wants) return lowestOf(hand)
  return hand.find((card) => isMaster(card, hand, gone)) ?? lowestOf(hand)
}

/** How likely two cards are to take one of the last two tricks. */
const lastTwoChance = (hand: readonly Index[], gone: readonly number[], rivals: number): number => {
  let none = 1
  for (const card of hand) {
    let higher = 0
    for (let height = heightAt(card) + 1; height <= ACE; height++)
      if ((((gone[suitAt(card)] ?? 0) >> height) & 1) === 0 && !hand.includes(cardAt(suitAt(card), height))) higher++
    // Of the cards still out each rival holds two; a suit that is never led takes nothing.
    none *= 1 - 0.5 * (1 - (2 * rivals) / 30) ** higher
  }
  return 1 - none
}

/** RO-6 Whether one without a trick goes on: where two points off, or six more, are better than nothing. */
export const staysOn = (frame: Frame, course: Course, seat: Seat): boolean => {
  const rivals = playersLeft(frame, course) - 1
  const chance = lastTwoChance(course.hands[seat] ?? [], course.gone, rivals)
  const [one, none, fold] = [
    scoreAfter(frame, seat, 0, 1, true),
    scoreAfter(frame, seat, 0, 0, true),
    scoreAfter(frame, seat, 0, 0, false),
  ]
  return chance * worthOf(one) + (1 - chance) * worthOf(none) > worthOf(fold)
}
