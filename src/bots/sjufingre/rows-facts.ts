import type { BotRandom } from '../bot.ts'
import { copyOf } from '../copy.ts'
import { dealOut } from '../deal-out.ts'
import { numbersIn, heightAt as rankAt } from '../sets.ts'
import { COLOURS, numberOf } from './cards.ts'
import { type Facts, roomIn } from './facts.ts'
import type { Rows } from './rows.ts'
import { putInHand } from './trick-worlds.ts'

/** The solitaire deal as it stands; of the hands it has one's own. */
export const rowsOf = ({ view, me, hand, sizes }: Facts): Rows => {
  const hands = new Int32Array(COLOURS * view.seats)
  hands.set(hand, COLOURS * me)
  const rows = view.play.phase === 'solitaire' ? view.play.rows : []
  const ends = (end: 'low' | 'high'): Int32Array =>
    Int32Array.from({ length: COLOURS }, (_, colour) => {
      const card = rows[colour]?.[end]
      return card === undefined ? 0 : rankAt(numberOf(card))
    })
  return {
    seats: view.seats,
    hands,
    left: Int32Array.from(sizes),
    low: ends('low'),
    high: ends('high'),
    turn: view.waiting[0] ?? me,
  }
}

/** So many ways in which the unseen cards may lie. */
export const rowWorlds = (facts: Facts, rows: Rows, count: number, random: BotRandom): readonly Rows[] => {
  const cards = numbersIn(facts.unseen)
  const places = { room: roomIn(facts), voids: facts.voids }
  return Array.from({ length: count }, () => {
    const world = copyOf(rows)
    const start = (): void => world.hands.set(rows.hands)
    dealOut(places, cards, random, start, (seat, card) => putInHand(world.hands, seat, card))
    return world
  })
}
