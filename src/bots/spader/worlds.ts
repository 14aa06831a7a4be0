import type { BotRandom } from '../bot.ts'
import { dealOut } from '../deal-out.ts'
import { heightAt, numbersIn, SUIT_COUNT, sizeOf, suitAt } from './cards.ts'
import { chanceOfNil, countTricks } from './count.ts'
import { copyOf, type Deal } from './deal.ts'
import { tricksExpected } from './estimate.ts'
import type { Facts } from './facts.ts'

/** One way in which the cards may lie, and how well it fits the bids. */
export interface World {
  readonly deal: Deal
  readonly weight: number
}

/** How well the hands explain the bids that have been made. */
const fitOf = ({ me, shown, view, deal: { pack } }: Facts, deal: Deal): number => {
  const start = [0, 0, 0, 0]
  let weight = 1
  for (const [place, { seat, bid }] of view.calls.entries()) {
    if (seat === me || bid === 'blind-nil' || view.options.mirror) continue
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      start[suit] = (deal.hands[4 * seat + suit] as number) | (shown[4 * seat + suit] as number)
    }
    const hand = { own: start, pack, seats: deal.seats }
    if (bid === 'nil') weight *= (view.options.suicide ? 0.3 : 0.02) + chanceOfNil(hand)
    else {
      const partner = deal.partner[seat] as number
      const partnersBid = view.calls.slice(0, place).find((call) => call.seat === partner)?.bid
      weight *= Math.exp(-((tricksExpected(countTricks(hand), view, partnersBid) - bid) ** 2) / 3)
    }
  }
  return weight
}

/** By seat: how many cards it holds of which nothing is known. */
const roomIn = ({ me, sizes, deal }: Facts): readonly number[] =>
  sizes.map((size, seat) => {
    const known = [0, 1, 2, 3].reduce((sum, suit) => sum + sizeOf(deal.hands[4 * seat + suit] as number), 0)
    return seat === me ? 0 : size - known
  })

/** So many worlds that agree with what the seat has seen. */
export const worldsFor = (facts: Facts, count: number, random: BotRandom): readonly World[] => {
  const cards = numbersIn(facts.unseen)
  const places = { room: roomIn(facts), voids: facts.voids, surplus: facts.view.form === 'two' }
  return Array.from({ length: count }, () => {
    const deal = copyOf(facts.deal)
    const start = (): void => deal.hands.set(facts.deal.hands)
    dealOut(places, cards, random, start, (seat, card) => {
      const place = 4 * seat + suitAt(card)
      deal.hands[place] = (deal.hands[place] as number) | (1 << heightAt(card))
    })
    return { deal, weight: fitOf(facts, deal) }
  })
}
