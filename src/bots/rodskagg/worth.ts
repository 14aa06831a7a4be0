import type { Bid, RodskaggOptions } from '../../games/rodskagg/index.ts'

/** The lowest score of `CHANCES`; what is lower or higher counts as its ends. */
const LOWEST = -12

/**
 * How good it is to begin a deal on a score, from −12 to 24: shares of matches won, counted over many matches of bots
 * and made smooth. On 0 a match is won or in a play-off.
 */
const CHANCES: readonly number[] = [
  0.06, 0.07, 0.08, 0.09, 0.1, 0.12, 0.15, 0.17, 0.19, 0.22, 0.28, 0.3, 1.5, 0.42, 0.45, 0.37, 0.35, 0.32, 0.3, 0.27,
  0.25, 0.23, 0.21, 0.2, 0.19, 0.17, 0.15, 0.14, 0.13, 0.12, 0.11, 0.1, 0.09, 0.08, 0.07, 0.06, 0.05,
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
