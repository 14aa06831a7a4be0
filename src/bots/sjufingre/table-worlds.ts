import type { BotRandom } from '../bot.ts'
import { copyInto } from '../copy.ts'
import { dealOut } from '../deal-out.ts'
import { cardAt, numbersIn } from '../sets.ts'
import { COLOURS } from './cards.ts'
import { type Facts, roomIn } from './facts.ts'
import { emptyTable, type TableDeal } from './table-deal.ts'
import { tableDealOf } from './table-facts.ts'
import { putInHand } from './trick-worlds.ts'

const holds = (deal: TableDeal, seat: number, colour: number, rank: number): boolean =>
  (((deal.hands[COLOURS * seat + colour] as number) >> rank) & 1) !== 0

const swap = (deal: TableDeal, one: number, other: number, colour: number, rank: number): void => {
  for (const seat of [one, other]) {
    const place = COLOURS * seat + colour
    deal.hands[place] = (deal.hands[place] as number) ^ (1 << rank)
  }
}

/** S7-14 Whoever is bound to a pile holds a card of its value: it changes hands with another card if need be. */
const keepPromises = (deal: TableDeal, me: number, random: BotRandom): void => {
  for (let unit = 0; unit < deal.units; unit++) {
    const [owner, value] = [deal.owner[unit] as number, deal.value[unit] as number]
    if (owner < 0 || owner === me) continue
    const colours = Array.from({ length: COLOURS }, (_, colour) => colour)
    if (colours.some((colour) => holds(deal, owner, colour, value))) continue
    for (let seat = 0; seat < deal.seats; seat++) {
      const colour = colours.find((one) => holds(deal, seat, one, value))
      if (seat === me || seat === owner || colour === undefined) continue
      const own = numbersIn(deal.hands.subarray(COLOURS * owner, COLOURS * owner + COLOURS))
      const given = own[random(own.length)] ?? cardAt(colour, value)
      swap(deal, owner, seat, colour, value)
      swap(deal, owner, seat, given >> 4, given & 15)
      break
    }
  }
}

/** So many ways in which the unseen cards may lie. */
export const tableWorlds = (facts: Facts, count: number, random: BotRandom): readonly TableDeal[] => {
  const deal = tableDealOf(facts)
  const cards = numbersIn(facts.unseen)
  const places = { room: roomIn(facts), voids: facts.voids }
  return Array.from({ length: count }, () => {
    const world = emptyTable(deal.seats, deal.group, deal.side)
    copyInto(world, deal)
    dealOut(
      places,
      cards,
      random,
      () => world.hands.set(deal.hands),
      (seat, card) => putInHand(world.hands, seat, card),
    )
    keepPromises(world, facts.me, random)
    return world
  })
}
