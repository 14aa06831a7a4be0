import type { BotRandom } from '../bot.ts'
import { drawFirst } from '../random.ts'
import { heightAt, numbersIn, SUIT_COUNT, suitAt } from './cards.ts'
import { chanceOfNil, countTricks } from './count.ts'
import { copyOf, type Deal } from './deal.ts'
import { tricksExpected } from './estimate.ts'
import type { Facts } from './facts.ts'

/** One way in which the cards may lie, and how well it fits the bids. */
export interface World {
  readonly deal: Deal
  readonly weight: number
}

/** How often cards are dealt out anew before what seats have shown not to have is no longer minded. */
const TRIES = 8

/** Deals out the unseen cards to the other seats, none of a suit that a seat has shown not to have; false if it fails. */
const dealOut = (facts: Facts, deal: Deal, cards: number[], random: BotRandom, minded: boolean): boolean => {
  const { me, sizes, voids } = facts
  const room = sizes.map((size, seat) => {
    if (seat === me) return 0
    let known = 0
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      for (let left = facts.deal.hands[4 * seat + suit] as number; left !== 0; left &= left - 1) known++
    }
    return size - known
  })
  const mayHold = (seat: number, card: number): boolean =>
    (room[seat] as number) > 0 && (!minded || (((voids[seat] as number) >> suitAt(card)) & 1) === 0)
  const forbidden = (card: number): number =>
    sizes.filter((_, seat) => seat !== me && ((voids[seat] as number) >> suitAt(card)) & 1).length
  drawFirst(cards, cards.length, random)
  // Cards that few may hold are dealt first, in a random order among themselves.
  const isBound = minded && voids.some((suits, seat) => seat !== me && suits !== 0)
  const order = isBound ? cards.toSorted((one, other) => forbidden(other) - forbidden(one)) : cards
  for (const card of order) {
    let total = 0
    for (let seat = 0; seat < sizes.length; seat++) if (mayHold(seat, card)) total += room[seat] as number
    if (total === 0) {
      if (room.every((size) => size === 0)) return true
      // With two seats half the pack has been thrown away.
      if (facts.view.form === 'two') continue
      return false
    }
    let pick = random(total)
    for (let seat = 0; seat < sizes.length; seat++) {
      if (!mayHold(seat, card)) continue
      pick -= room[seat] as number
      if (pick >= 0) continue
      room[seat] = (room[seat] as number) - 1
      const place = 4 * seat + suitAt(card)
      deal.hands[place] = (deal.hands[place] as number) | (1 << heightAt(card))
      break
    }
  }
  return room.every((size) => size === 0)
}

/** How well the hands explain the bids that have been made. */
const fitOf = ({ me, shown, view, deal: { pack } }: Facts, deal: Deal): number => {
  const start = [0, 0, 0, 0]
  let weight = 1
  for (const { seat, bid } of view.calls) {
    if (seat === me || bid === 'blind-nil' || view.options.mirror) continue
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      start[suit] = (deal.hands[4 * seat + suit] as number) | (shown[4 * seat + suit] as number)
    }
    const hand = { own: start, pack, seats: deal.seats }
    if (bid === 'nil') weight *= (view.options.suicide ? 0.3 : 0.02) + chanceOfNil(hand)
    else weight *= Math.exp(-((tricksExpected(countTricks(hand), view) - bid) ** 2) / 3)
  }
  return weight
}

/** One way to deal out the unseen cards. */
const oneWorld = (facts: Facts, cards: number[], random: BotRandom): Deal => {
  for (let tries = 0; tries < TRIES; tries++) {
    const deal = copyOf(facts.deal)
    if (dealOut(facts, deal, cards, random, true)) return deal
  }
  const deal = copyOf(facts.deal)
  dealOut(facts, deal, cards, random, false)
  return deal
}

/** So many worlds that agree with what the seat has seen. */
export const worldsFor = (facts: Facts, count: number, random: BotRandom): readonly World[] => {
  const cards = numbersIn(facts.unseen)
  return Array.from({ length: count }, () => {
    const deal = oneWorld(facts, cards, random)
    return { deal, weight: fitOf(facts, deal) }
  })
}
