import type { BotRandom } from '../bot.ts'
import { dealOut } from '../deal-out.ts'
import { suitAt as colourOf, numbersIn, heightAt as rankAt } from '../sets.ts'
import { type CardNumber, COLOURS, numberOf } from './cards.ts'
import type { Facts } from './facts.ts'
import { giftOrder } from './gifts.ts'
import type { Rows } from './rows.ts'
import { rowsOf } from './rows-facts.ts'
import type { TrickDeal } from './trick-deal.ts'
import { openTrickDeal, putInHand } from './trick-worlds.ts'

/** What a gift leads to in one world: the deal after the exchange, on the point of being played. */
type GiftWorld = (gift: readonly CardNumber[]) => TrickDeal | Rows

const takeOut = (hands: Int32Array, seat: number, card: CardNumber): void => {
  const place = COLOURS * seat + colourOf(card)
  hands[place] = (hands[place] as number) & ~(1 << rankAt(card))
}

/** Who can lay a card in a solitaire deal begins: the eldest or the next one with an 8. */
const firstWithEight = (hands: Int32Array, eldest: number, seats: number): number => {
  for (let step = 0; step < seats; step++) {
    const seat = (eldest + step) % seats
    for (let colour = 0; colour < COLOURS; colour++) {
      if (((hands[COLOURS * seat + colour] as number) >> 8) & 1) return seat
    }
  }
  return eldest
}

/** So many ways in which the cards may have been dealt; the others give by rule of thumb. */
export const giftWorlds = (facts: Facts, count: number, random: BotRandom): readonly GiftWorld[] => {
  const { view, me, side, hand } = facts
  const { seats, play, kind, dealer } = view
  if (play.phase !== 'exchange') return []
  const size = 60 / seats
  const cards = numbersIn(facts.unseen)
  const places = {
    room: side.map((_, seat) => (seat === me ? 0 : size)),
    voids: side.map(() => 0),
  }
  const steps = play.receivers.map((receiver) => (receiver - me + seats) % seats)
  const eldest = (dealer + 1) % seats
  const ownGift = (gift: readonly CardNumber[], own: Int32Array): readonly (readonly CardNumber[])[] => {
    const before = play.given.map((one) => one.cards.map(numberOf))
    const left = own.slice()
    for (const card of gift) takeOut(left, me, card)
    const gifts = [...before, gift]
    return steps.map((step, index) => {
      const known = gifts[index]
      if (known !== undefined) return known
      const partner = side[(me + step) % seats] === side[me]
      const chosen = giftOrder(kind, left, me, partner).slice(0, play.count)
      for (const card of chosen) takeOut(left, me, card)
      return chosen
    })
  }
  return Array.from({ length: count }, () => {
    const dealt = new Int32Array(COLOURS * seats)
    const start = (): void => {
      dealt.fill(0)
      dealt.set(hand, COLOURS * me)
    }
    dealOut(places, cards, random, start, (seat, card) => putInHand(dealt, seat, card))
    const others = side.map((_, seat) => {
      const left = dealt.slice()
      return steps.map((step) => {
        if (seat === me) return []
        const partner = side[(seat + step) % seats] === side[seat]
        const chosen = giftOrder(kind, left, seat, partner).slice(0, play.count)
        for (const card of chosen) takeOut(left, seat, card)
        return chosen
      })
    })
    return (gift) => {
      const hands = dealt.slice()
      const gifts = others.with(
        me,
        ownGift(gift, dealt).map((one) => [...one]),
      )
      for (const [seat, given] of gifts.entries()) for (const card of given.flat()) takeOut(hands, seat, card)
      for (const [seat, given] of gifts.entries()) {
        for (const [index, step] of steps.entries()) {
          for (const card of given[index] ?? []) putInHand(hands, (seat + step) % seats, card)
        }
      }
      if (kind === 'trick') return { ...openTrickDeal(facts, eldest), hands }
      const left = Int32Array.from({ length: seats }, () => size)
      return { ...rowsOf(facts), hands, left, turn: firstWithEight(hands, eldest, seats) }
    }
  })
}
