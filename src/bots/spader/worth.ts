import type { SpaderView } from '../../games/spader/index.ts'
import { type Deal, needOf } from './deal.ts'

/** What a bag costs in the long run: a hundred for ten, less what comes late. */
const BAG = 8

/** By form: what a side gets from a deal on average, and how far the difference of two sides swings. */
const DEALS = {
  pairs: { mean: 45, swing: 85 },
  family: { mean: 5, swing: 4.5 },
  solo: { mean: 25, swing: 55 },
  two: { mean: 40, swing: 70 },
} as const

interface Change {
  readonly points: number
  readonly bags: number
}

/** SP-5 … SP-8, SP-F What the side of these seats gets for a deal that is played out. */
const changeOf = (deal: Deal, view: SpaderView, seats: readonly number[], bagsBefore: number): Change => {
  const { took, bids, isNil, judging } = deal
  const first = seats[0] as number
  if (judging.family) {
    const tricks = took[first] as number
    return { points: tricks + (tricks === bids[first] ? 5 : 0), bags: 0 }
  }
  let [points, contract, ofNils] = [0, 0, 0]
  for (const seat of seats) {
    contract += bids[seat] as number
    if (!isNil[seat]) continue
    const worth = view.places[seat]?.bid === 'blind-nil' ? 200 : 100
    points += took[seat] === 0 ? worth : -worth
    ofNils += took[seat] as number
  }
  const over = -needOf(deal, first)
  if (contract === 0) return { points, bags: bagsBefore }
  if (over < 0) return { points: points - 10 * contract, bags: bagsBefore }
  const bags = over + (judging.failedNilTricks === 'bags' ? ofNils : 0)
  const counter = bagsBefore + bags
  const carried = view.options.bagOverflow === 'carry'
  const penalties = carried ? Math.floor(counter / 10) : Number(counter >= 10)
  return {
    points: points + 10 * contract + bags - 100 * penalties,
    bags: carried ? counter % 10 : counter >= 10 ? 0 : counter,
  }
}

/** Whether a match with these totals ends after this deal, but for a tie. */
const endsWith = (view: SpaderView, totals: readonly number[]): boolean => {
  const { deals, target, losingScore } = view
  const lost = losingScore !== undefined && totals.some((total) => total <= losingScore)
  const played = deals === undefined ? totals.some((total) => total >= (target ?? 0)) : view.deal >= deals
  return view.playOff || played || lost
}

/** How many deals are still to come after this one, about. */
const dealsLeft = (view: SpaderView, totals: readonly number[]): number => {
  if (view.deals !== undefined) return Math.max(1, view.deals - view.deal)
  const missing = (view.target ?? 0) - Math.max(...totals)
  return Math.max(1, missing / DEALS[view.form].mean)
}

/** How good a deal that is played out is for a side: about its chance to win the match. */
export const worthOf = (deal: Deal, view: SpaderView, side: number): number => {
  const changes = view.sides.map(({ seats, bags }) => changeOf(deal, view, seats, bags?.count ?? 0))
  const totals = view.sides.map(({ total }, index) => total + (changes[index] as Change).points)
  const mine = totals[side] as number
  const others = totals.filter((_, index) => index !== side)
  const ends = endsWith(view, totals)
  if (ends) {
    const best = Math.max(...others)
    if (mine !== best) return mine > best ? 1 : 0
    return 0.5
  }
  const left = dealsLeft(view, totals)
  const bagCost = view.form === 'family' ? 0 : BAG * Math.min(1, left / 3)
  const spread = DEALS[view.form].swing * Math.sqrt(left)
  const own = mine - bagCost * (changes[side] as Change).bags
  let chance = 1
  for (const [index, total] of totals.entries()) {
    if (index === side) continue
    const theirs = total - bagCost * (changes[index] as Change).bags
    chance *= 1 / (1 + Math.exp((-1.7 * (own - theirs)) / spread))
  }
  return chance
}
