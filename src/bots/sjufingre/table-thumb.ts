import { bottom, cardAt, heightAt as rankAt, setAt } from '../sets.ts'
import { BLUE_FIVE, type CardNumber, COLOURS } from './cards.ts'
import { type Plan, plansOf, worthTo } from './points.ts'
import { capture, layDown, type TableDeal } from './table-deal.ts'

/** What a card or an action is worth to a seat that thinks, in points, about. */
export interface TableThought {
  readonly deal: TableDeal
  readonly seat: number
  readonly group: number
  readonly plans: readonly Plan[]
  /** By unit: what its cards are worth to the group. */
  readonly worths: readonly number[]
}

/** What a seat has thought over before it looks at single cards. */
export const thoughtOf = (deal: TableDeal, seat: number): TableThought => {
  const group = deal.group[seat] as number
  const plans = plansOf(deal.taken, group, deal.hands, COLOURS * seat)
  const worths: number[] = []
  for (let unit = 0; unit < deal.units; unit++) {
    let worth = 0
    for (let colour = 0; colour < COLOURS; colour++) {
      for (let left = setAt(deal.cards, unit, colour); left !== 0; left &= left - 1) {
        worth += worthTo(deal.taken, group, plans, cardAt(colour, bottom(left)))
      }
    }
    worths.push(worth)
  }
  return { deal, seat, group, plans, worths }
}

const cardWorth = ({ deal, group, plans }: TableThought, card: CardNumber): number =>
  worthTo(deal.taken, group, plans, card)

/** So near the end a capture may be the last. */
const NEAR_THE_END = 6

/** What a capture is worth besides its cards: a svupper, and the second or perhaps the last trick. */
const besides = ({ deal, group }: TableThought, all: boolean): number => {
  const second = deal.captures === 1 ? -3 : 0
  const chanceOfLast = deal.left <= NEAR_THE_END ? 1 - deal.left / (NEAR_THE_END + 2) : 0
  return (all ? 2 : 0) + second + chanceOfLast * (deal.second === group ? 14 : -4)
}

/** What it is worth to take units with a card. */
export const captureWorth = (thought: TableThought, card: CardNumber, units: number): number => {
  const { deal, worths } = thought
  const all = (1 << deal.units) - 1
  const taken = card === BLUE_FIVE ? all : units
  let worth = cardWorth(thought, card) + besides(thought, taken === all)
  for (let unit = 0; unit < deal.units; unit++) if ((taken >> unit) & 1) worth += worths[unit] as number
  return worth
}

/** What it is worth to lay a card: somebody else will take it, and what lies alone is soon swept. */
export const layWorth = (thought: TableThought, card: CardNumber): number => {
  const { deal } = thought
  const alone = deal.units === 0 ? -0.3 : 0
  return -0.6 * cardWorth(thought, card) + rankAt(card) / 40 + alone - (card === BLUE_FIVE ? -1 : 0)
}

/** What it is worth to make a pile that must be taken later, if nobody else takes it. */
export const buildWorth = (thought: TableThought, card: CardNumber, value: number, units: number): number => {
  const { deal, worths, seat } = thought
  let worth = cardWorth(thought, card)
  for (let unit = 0; unit < deal.units; unit++) if ((units >> unit) & 1) worth += worths[unit] as number
  let taker = Number.NEGATIVE_INFINITY
  for (let colour = 0; colour < COLOURS; colour++) {
    if ((setAt(deal.hands, seat, colour) >> value) & 1 && cardAt(colour, value) !== card) {
      taker = Math.max(taker, cardWorth(thought, cardAt(colour, value)))
    }
  }
  return 0.7 * (worth + taker) - 0.4
}

/** The best units to take with a card of this value: groups that sum to it, those in `must` among them; 0 if none. */
const bestGroups = (thought: TableThought, value: number, must: number): number => {
  const { deal, worths } = thought
  let chosen = must
  for (let first = must === 0; ; first = false) {
    let [best, most] = [0, first ? Number.NEGATIVE_INFINITY : 0]
    const search = (from: number, set: number, sum: number, worth: number): void => {
      if (sum === value) {
        const clears = (chosen | set) === (1 << deal.units) - 1
        if (worth + (clears ? 2 : 0) > most) {
          most = worth + (clears ? 2 : 0)
          best = set
        }
        return
      }
      for (let unit = from; unit < deal.units; unit++) {
        const larger = sum + (deal.value[unit] as number)
        if (larger > value || ((chosen >> unit) & 1) !== 0) continue
        search(unit + 1, set | (1 << unit), larger, worth + (worths[unit] as number))
      }
    }
    search(0, 0, 0, 0)
    if (best === 0) return chosen
    chosen |= best
  }
}

/** S7-14 The piles to which a seat is bound, as a set. */
export const pilesOf = (deal: TableDeal, seat: number): number => {
  let piles = 0
  for (let unit = 0; unit < deal.units; unit++) if (deal.owner[unit] === seat) piles |= 1 << unit
  return piles
}

/** Whoever is bound takes a pile of his own, with the card of its value that suits him best. */
const whenBound = (thought: TableThought): boolean => {
  const { deal, seat } = thought
  for (let unit = 0; unit < deal.units; unit++) {
    if (deal.owner[unit] !== seat) continue
    const value = deal.value[unit] as number
    let must = 0
    for (let other = 0; other < deal.units; other++) {
      if (deal.owner[other] === seat && deal.value[other] === value) must |= 1 << other
    }
    let [card, most] = [-1, Number.NEGATIVE_INFINITY]
    for (let colour = 0; colour < COLOURS; colour++) {
      if (((setAt(deal.hands, seat, colour) >> value) & 1) === 0) continue
      const worth = cardWorth(thought, cardAt(colour, value))
      if (worth <= most) continue
      most = worth
      card = cardAt(colour, value)
    }
    if (card < 0) continue
    capture(deal, card, bestGroups(thought, value, must))
    return true
  }
  return false
}

/** A seat does what is worth most by rule of thumb; it builds nothing. */
export const actByThumb = (deal: TableDeal): void => {
  const seat = deal.turn
  const thought = thoughtOf(deal, seat)
  if (whenBound(thought)) return
  let reach = 1
  for (let unit = 0; unit < deal.units; unit++) reach |= (reach << (deal.value[unit] as number)) & 0xffff
  const isWorthTaking = thought.worths.some((worth) => worth > 0) || deal.units < 3
  let [card, units, most] = [-1, 0, Number.NEGATIVE_INFINITY]
  const consider = (one: CardNumber, set: number, worth: number): void => {
    if (worth <= most) return
    most = worth
    card = one
    units = set
  }
  const each = (act: (one: CardNumber, canBeTaken: boolean) => void): void => {
    for (let colour = 0; colour < COLOURS; colour++) {
      for (let left = setAt(deal.hands, seat, colour); left !== 0; left &= left - 1) {
        const rank = bottom(left)
        const one = cardAt(colour, rank)
        act(one, one === BLUE_FIVE ? deal.units > 0 : ((reach >> rank) & 1) !== 0)
      }
    }
  }
  each((one, canBeTaken) => {
    if (!canBeTaken) consider(one, 0, layWorth(thought, one))
  })
  if (card < 0 || isWorthTaking) {
    each((one, canBeTaken) => {
      if (!canBeTaken) return
      const set = one === BLUE_FIVE ? (1 << deal.units) - 1 : bestGroups(thought, rankAt(one), 0)
      consider(one, set, captureWorth(thought, one, set))
    })
  }
  if (units === 0) layDown(deal, card)
  else capture(deal, card, units)
}
