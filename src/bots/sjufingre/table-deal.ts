import { putIn, heightAt as rankAt, setAt, takeOut } from '../sets.ts'
import { BLUE_FIVE, type CardNumber, COLOURS } from './cards.ts'
import { pointsOfSides } from './points.ts'

/** The most units that can lie on the table at once; more than can ever be reached. */
const MOST_UNITS = 30

/** A build deal as numbers, changed in place. Units stand in order of arrival; sets of units are bits by place. */
export interface TableDeal {
  readonly seats: number
  readonly group: readonly number[]
  readonly side: readonly number[]
  /** By seat and colour. */
  readonly hands: Int32Array
  /** By group and colour. */
  readonly taken: Int32Array
  /** By unit: value, last builder or -1, whether it is doubled, and its cards by colour. */
  readonly value: Int32Array
  readonly owner: Int32Array
  readonly doubled: Int32Array
  readonly cards: Int32Array
  units: number
  /** By group: svuppers. */
  readonly sweeps: Int32Array
  captures: number
  second: number
  last: number
  turn: number
  /** Cards still in hands. */
  left: number
}

/** A build deal before anything lies on the table or in a hand. */
export const emptyTable = (seats: number, group: readonly number[], side: readonly number[]): TableDeal => ({
  seats,
  group,
  side,
  hands: new Int32Array(COLOURS * seats),
  taken: new Int32Array(COLOURS * (Math.max(...group) + 1)),
  value: new Int32Array(MOST_UNITS),
  owner: new Int32Array(MOST_UNITS),
  doubled: new Int32Array(MOST_UNITS),
  cards: new Int32Array(COLOURS * MOST_UNITS),
  units: 0,
  sweeps: new Int32Array(seats),
  captures: 0,
  second: -1,
  last: -1,
  turn: 0,
  left: 60,
})

/** The card leaves the hand of the seat on turn, and the turn goes on. */
const leaveHand = (deal: TableDeal, card: CardNumber): void => {
  takeOut(deal.hands, deal.turn, card)
  deal.turn = (deal.turn + 1) % deal.seats
  deal.left--
}

const move = (deal: TableDeal, from: number, to: number): void => {
  deal.value[to] = deal.value[from] as number
  deal.owner[to] = deal.owner[from] as number
  deal.doubled[to] = deal.doubled[from] as number
  for (let colour = 0; colour < COLOURS; colour++) {
    deal.cards[COLOURS * to + colour] = setAt(deal.cards, from, colour)
  }
}

/** Takes units off the table. */
const removeUnits = (deal: TableDeal, units: number): void => {
  let kept = 0
  for (let unit = 0; unit < deal.units; unit++) {
    if (((units >> unit) & 1) !== 0) continue
    if (kept !== unit) move(deal, unit, kept)
    kept++
  }
  deal.units = kept
}

/** S7-12 Lays a card beside the others. */
export const layDown = (deal: TableDeal, card: CardNumber): void => {
  const unit = deal.units++
  deal.value[unit] = rankAt(card)
  deal.owner[unit] = -1
  deal.doubled[unit] = 0
  for (let colour = 0; colour < COLOURS; colour++) deal.cards[COLOURS * unit + colour] = 0
  putIn(deal.cards, unit, card)
  leaveHand(deal, card)
  endIfOver(deal)
}

const collect = (deal: TableDeal, unit: number, to: Int32Array, at: number): void => {
  for (let colour = 0; colour < COLOURS; colour++) {
    const place = COLOURS * at + colour
    to[place] = (to[place] as number) | setAt(deal.cards, unit, colour)
  }
}

/** S7-11, S7-15, S7-16 Captures units; blue 5 all of them. */
export const capture = (deal: TableDeal, card: CardNumber, units: number): void => {
  const group = deal.group[deal.turn] as number
  const taken = card === BLUE_FIVE ? (1 << deal.units) - 1 : units
  for (let unit = 0; unit < deal.units; unit++) if ((taken >> unit) & 1) collect(deal, unit, deal.taken, group)
  putIn(deal.taken, group, card)
  removeUnits(deal, taken)
  if (deal.units === 0) deal.sweeps[group] = (deal.sweeps[group] as number) + 1
  deal.captures++
  if (deal.captures === 2) deal.second = group
  deal.last = group
  leaveHand(deal, card)
  endIfOver(deal)
}

/** S7-13, S7-D6 Makes a pile. */
export const buildUp = (deal: TableDeal, card: CardNumber, value: number, units: number): void => {
  let [first, sum] = [-1, rankAt(card)]
  for (let unit = 0; unit < deal.units; unit++) {
    if (((units >> unit) & 1) === 0) continue
    sum += deal.value[unit] as number
    if (first < 0) first = unit
    else collect(deal, unit, deal.cards, first)
  }
  putIn(deal.cards, first, card)
  deal.value[first] = value
  deal.owner[first] = deal.turn
  deal.doubled[first] = Number(sum > value)
  removeUnits(deal, units & ~(1 << first))
  leaveHand(deal, card)
  endIfOver(deal)
}

/** S7-17 What is left goes to the last capturer. */
const endIfOver = (deal: TableDeal): void => {
  if (deal.left > 0 || deal.last < 0) return
  for (let unit = 0; unit < deal.units; unit++) collect(deal, unit, deal.taken, deal.last)
  deal.units = 0
}

/** Points of every side with what has been taken so far. */
export const pointsOfTable = (deal: TableDeal): number[] =>
  pointsOfSides({ ...deal, last: deal.left === 0 ? deal.last : -1 })
