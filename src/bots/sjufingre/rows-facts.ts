import type { BotRandom } from '../bot.ts'
import { copyOf } from '../copy.ts'
import { heightAt as rankAt } from '../sets.ts'
import { COLOURS, numberOf } from './cards.ts'
import { type Facts, ownHands } from './facts.ts'
import type { Rows } from './rows.ts'
import { unseenDealer } from './unseen.ts'

/** The solitaire deal as it stands; of the hands it has one's own. */
export const rowsOf = (facts: Facts): Rows => {
  const { view, me, sizes } = facts
  const rows = view.play.phase === 'solitaire' ? view.play.rows : []
  const ends = (end: 'low' | 'high'): Int32Array =>
    Int32Array.from({ length: COLOURS }, (_, colour) => {
      const card = rows[colour]?.[end]
      return card === undefined ? 0 : rankAt(numberOf(card))
    })
  return {
    seats: view.seats,
    hands: ownHands(facts),
    left: Int32Array.from(sizes),
    low: ends('low'),
    high: ends('high'),
    turn: view.waiting[0] ?? me,
  }
}

/** So many ways in which the unseen cards may lie. */
export const rowWorlds = (facts: Facts, rows: Rows, count: number, random: BotRandom): readonly Rows[] => {
  const dealUnseen = unseenDealer(facts, rows.hands, random)
  return Array.from({ length: count }, () => {
    const world = copyOf(rows)
    dealUnseen(world.hands)
    return world
  })
}
