import {
  bottom,
  cardAt,
  suitAt as colourOf,
  over,
  heightAt as rankAt,
  setAt,
  sizeOf,
  takeOut,
  top,
  under,
} from '../sets.ts'
import { type CardNumber, COLOURS } from './cards.ts'

/** A solitaire deal as numbers, changed in place. */
export interface Rows {
  readonly seats: number
  /** By seat and colour. */
  readonly hands: Int32Array
  /** By seat: cards left. */
  readonly left: Int32Array
  /** By colour: the ends of the row; both 0 until its 8 lies. */
  readonly low: Int32Array
  readonly high: Int32Array
  turn: number
}

/** S7-18 The numbers that fit in a row. */
const fitting = ({ low, high }: Rows, colour: number): number =>
  low[colour] === 0
    ? 1 << 8
    : ((1 << ((low[colour] as number) - 1)) & ~1) | ((1 << ((high[colour] as number) + 1)) & 0xffff)

/** S7-18, S7-D13 A card is laid by the seat on turn; the turn goes to the next that can lay one. */
export const layCard = (rows: Rows, card: CardNumber): void => {
  const [colour, rank] = [colourOf(card), rankAt(card)]
  takeOut(rows.hands, rows.turn, card)
  rows.left[rows.turn] = (rows.left[rows.turn] as number) - 1
  if (rows.low[colour] === 0 || rank < (rows.low[colour] as number)) rows.low[colour] = rank
  if (rank > (rows.high[colour] as number)) rows.high[colour] = rank
  if (rows.left[rows.turn] === 0) return
  for (let step = 1; step <= rows.seats; step++) {
    const seat = (rows.turn + step) % rows.seats
    if (canLay(rows, seat)) {
      rows.turn = seat
      return
    }
  }
}

const canLay = (rows: Rows, seat: number): boolean => {
  for (let colour = 0; colour < COLOURS; colour++) {
    if ((setAt(rows.hands, seat, colour) & fitting(rows, colour)) !== 0) return true
  }
  return false
}

/** How much a card that can be laid helps its owner more than the others. */
const help = (rows: Rows, seat: number, colour: number, rank: number): number => {
  const own = setAt(rows.hands, seat, colour)
  const isEight = rank === 8
  const opens = (side: number, beyond: number): number => {
    const mine = own & side
    if (beyond === 0) return 0.5
    if (mine === 0) return -beyond / 3
    // What lies farther out has a longer way to go, and is the more in need of it.
    const far = side === under(rank) ? rank - bottom(mine) : top(mine) - rank
    return far + sizeOf(mine) - (beyond - sizeOf(mine)) / 3
  }
  const down = isEight || rank < 8 ? opens(under(rank), rank - 1) : 0
  const up = isEight || rank > 8 ? opens(over(rank), 15 - rank) : 0
  return down + up
}

/** What a seat lays by rule of thumb: what opens the way for its own far cards, and not for others. */
export const thumbRow = (rows: Rows, seat: number): CardNumber => {
  let [best, most] = [-1, Number.NEGATIVE_INFINITY]
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let left = setAt(rows.hands, seat, colour) & fitting(rows, colour); left !== 0; left &= left - 1) {
      const rank = bottom(left)
      const points = help(rows, seat, colour, rank)
      if (points <= most) continue
      most = points
      best = cardAt(colour, rank)
    }
  }
  return best
}

/** Lays cards by rule of thumb until somebody is out. */
export const layOut = (rows: Rows): void => {
  while (rows.left[rows.turn] !== 0) layCard(rows, thumbRow(rows, rows.turn))
}

/** S7-18, S7-D14b Points of every side. */
export const pointsOfRows = (rows: Rows, side: readonly number[]): number[] => {
  const points: number[] = Array(Math.max(...side) + 1).fill(0)
  for (const [seat, one] of side.entries()) points[one] = (points[one] as number) - 10 * (rows.left[seat] as number)
  return points
}
