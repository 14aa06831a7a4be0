import type { Seat } from '../../core/seat.ts'
import type { Bid, RodskaggOptions } from '../../games/rodskagg/index.ts'
import { estimate, type Index } from './hand.ts'

/** RO-4 The bids, lowest first. */
const BIDS: readonly Bid[] = [0, 1, 2, 3, 4, 5, 6, 'redbeard']

const rankOf = (bid: Bid): number => BIDS.indexOf(bid)

/** What the bids so far leave to a seat. */
export interface Auction {
  readonly options: RodskaggOptions
  readonly players: number
  readonly highest: Bid | undefined
}

/** RO-Q1 The declarer's bid: the highest so far, the earliest of equal ones. */
export const highestBid = (
  bids: readonly (Bid | undefined)[],
  players: readonly Seat[],
): { readonly seat: Seat; readonly bid: Bid } | undefined => {
  let best: { readonly seat: Seat; readonly bid: Bid } | undefined
  for (const seat of players) {
    const bid = bids[seat]
    if (bid !== undefined && (best === undefined || rankOf(bid) > rankOf(best.bid))) best = { seat, bid }
  }
  return best
}

/** What a hand is bid for on a score; whether it may be said is another matter. */
const wishedBid = (hand: readonly Index[], score: number, { players }: Auction): Bid => {
  const worth = estimate(hand, players)
  if (worth > 5.3) return 'redbeard'
  if (score <= 0) return bidForPenalty(score, worth)
  // More tricks than points would lead below zero.
  return BIDS[Math.max(0, Math.min(5, score, Math.round(worth - 0.1)))] ?? 0
}

/** Below zero only penalties lead back: a bid that will not be kept. */
const bidForPenalty = (score: number, worth: number): Bid => (score < 0 && worth < 4 ? 5 : 0)

/** What a seat says: its wish, or with `outbid` a pass when that does not beat the highest. */
export const saidBid = (hand: readonly Index[], score: number, auction: Auction): Bid | 'pass' => {
  const wish = wishedBid(hand, score, auction)
  const { options, highest } = auction
  if (options.bidding === 'announce' || highest === undefined || rankOf(wish) > rankOf(highest)) return wish
  return 'pass'
}
