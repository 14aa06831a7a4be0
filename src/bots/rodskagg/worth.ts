import type { Bid, RodskaggOptions } from '../../games/rodskagg/index.ts'

/** The lowest score of `CHANCES`; what is lower or higher counts as its ends. */
const LOWEST = -12

/**
 * How good it is to begin a deal on a score, from −12 to 24: shares of matches won, counted over many matches of bots
 * and made smooth. On 0 a match is won or in a play-off.
 */
const CHANCES: readonly number[] = [
  0.1, 0.1, 0.12, 0.13, 0.15, 0.17, 0.22, 0.24, 0.26, 0.28, 0.3, 0.32, 1.5, 0.62, 0.7, 0.72, 0.68, 0.6, 0.52, 0.45,
  0.39, 0.34, 0.3, 0.27, 0.24, 0.21, 0.19, 0.17, 0.15, 0.13, 0.12, 0.11, 0.1, 0.09, 0.08, 0.07, 0.06,
]

/** How good a score is; only the proportions matter. */
export const worthOf = (score: number): number =>
  CHANCES[Math.max(0, Math.min(CHANCES.length - 1, score - LOWEST))] as number

/** RO-4 How many tricks a bid promises. */
export const tricksOf = (bid: Bid): number => (bid === 'redbeard' ? 6 : bid)

/** RO-8 Whether so many tricks are not what was bid. */
const misses = ({ bidRule }: RodskaggOptions, bid: Bid, tricks: number): boolean =>
  bidRule === 'exact' ? tricks !== tricksOf(bid) : tricks < tricksOf(bid)

/** RO-8, RO-14 What the declarer's score changes by. */
export const declarerPoints = (options: RodskaggOptions, bid: Bid, tricks: number): number =>
  (misses(options, bid, tricks) ? (options.exactForAll ? 6 : options.declarerPenalty) : 0) - tricks

/** RO-7, RO-8, RO-14 What anybody else's score changes by; `stays` is the answer of one without a trick. */
export const otherPoints = (
  options: RodskaggOptions,
  bid: Bid | undefined,
  first: number,
  last: number,
  stays: boolean | undefined,
): number => {
  const missed = options.exactForAll && bid !== undefined && misses(options, bid, first + last) ? 6 : 0
  if (stays === undefined) return missed - first - last
  if (!stays) return missed
  return missed + (last === 0 ? 6 : -2 * last)
}
