import type { BotRandom } from './bot.ts'
import { drawFirst } from './random.ts'
import { suitAt } from './sets.ts'

/** Who may get what when unseen cards (sets.ts) are dealt out. */
export interface Places {
  /** By seat: how many unknown cards it holds. */
  readonly room: readonly number[]
  /** By seat: the suits that it has shown not to have, as bits. */
  readonly voids: readonly number[]
}

/** How often cards are dealt out anew before what seats have shown not to have is no longer minded. */
const TRIES = 8

/** Whether a seat may hold a card, by the suits that it has shown not to have. */
export const mayHold = (voids: readonly number[], seat: number, card: number): boolean =>
  (((voids[seat] as number) >> suitAt(card)) & 1) === 0

const allowedSeats = ({ room, voids }: Places, card: number): number =>
  room.filter((size, seat) => size > 0 && mayHold(voids, seat, card)).length

/** Deals out the cards once; false if some found no place. */
const dealOnce = (
  { room, voids }: Places,
  order: readonly number[],
  random: BotRandom,
  minded: boolean,
  give: (seat: number, card: number) => void,
): boolean => {
  const left = [...room]
  let open = left.reduce((sum, size) => sum + size, 0)
  for (const card of order) {
    if (open === 0) break
    let total = 0
    const may = (seat: number): boolean => !minded || mayHold(voids, seat, card)
    for (let seat = 0; seat < left.length; seat++) if (may(seat)) total += left[seat] as number
    if (total === 0) return false
    let pick = random(total)
    for (let seat = 0; seat < left.length; seat++) {
      if (!may(seat)) continue
      pick -= left[seat] as number
      if (pick >= 0) continue
      left[seat] = (left[seat] as number) - 1
      open--
      give(seat, card)
      break
    }
  }
  return open === 0
}

/**
 * Deals out unseen cards, none of a suit to a seat that has shown not to have it, as long as that can be done: each seat
 * gets as many as it has room for. Mixes `cards`. `give` is told each card; `start` is called before every try.
 */
export const dealOut = (
  places: Places,
  cards: number[],
  random: BotRandom,
  start: () => void,
  give: (seat: number, card: number) => void,
): void => {
  const isBound = places.room.some((size, seat) => size > 0 && places.voids[seat] !== 0)
  for (let tries = 0; tries < TRIES; tries++) {
    drawFirst(cards, cards.length, random)
    // Cards that few may hold are dealt first, in a random order among themselves.
    const order = isBound
      ? cards.toSorted((one, other) => allowedSeats(places, one) - allowedSeats(places, other))
      : cards
    start()
    if (dealOnce(places, order, random, isBound, give)) return
  }
  start()
  dealOnce(places, cards, random, false, give)
}
