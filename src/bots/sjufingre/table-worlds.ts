import type { BotRandom } from '../bot.ts'
import { copyInto } from '../copy.ts'
import { cardAt, numbersIn, putIn, setAt, setsAt, takeOut } from '../sets.ts'
import { type CardNumber, COLOURS } from './cards.ts'
import type { Facts } from './facts.ts'
import { emptyTable, type TableDeal } from './table-deal.ts'
import { tableDealOf } from './table-facts.ts'
import { unseenDealer } from './unseen.ts'

const holds = (deal: TableDeal, seat: number, colour: number, rank: number): boolean =>
  ((setAt(deal.hands, seat, colour) >> rank) & 1) !== 0

const pass = ({ hands }: TableDeal, from: number, to: number, card: CardNumber): void => {
  takeOut(hands, from, card)
  putIn(hands, to, card)
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
      const own = numbersIn(setsAt(deal.hands, owner))
      const promised = cardAt(colour, value)
      pass(deal, seat, owner, promised)
      pass(deal, owner, seat, own[random(own.length)] ?? promised)
      break
    }
  }
}

/** So many ways in which the unseen cards may lie. */
export const tableWorlds = (facts: Facts, count: number, random: BotRandom): readonly TableDeal[] => {
  const deal = tableDealOf(facts)
  const dealUnseen = unseenDealer(facts, deal.hands, random)
  return Array.from({ length: count }, () => {
    const world = emptyTable(deal.seats, deal.group, deal.side)
    copyInto(world, deal)
    dealUnseen(world.hands)
    keepPromises(world, facts.me, random)
    return world
  })
}
