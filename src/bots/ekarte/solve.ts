import { answersTo, type Bit, type Cards, lowest, sizeOf, takes } from './hand.ts'

/**
 * How many tricks the leader makes of those left when both see all cards and play their best. Only whether it is more
 * than `low` and less than `high` is certain; beyond them the answer is a bound.
 */
export const leaderMakes = (leader: Cards, follower: Cards, trumps: Cards, low: number, high: number): number => {
  let best = -1
  for (let leads = leader; leads !== 0; leads &= leads - 1) {
    const made = leaderMakesWith(lowest(leads), leader, follower, trumps, Math.max(low, best), high)
    if (made > best) best = made
    if (best >= high) break
  }
  return Math.max(best, 0)
}

/** The same when the first lead is given. */
export const leaderMakesWith = (
  lead: Bit,
  leader: Cards,
  follower: Cards,
  trumps: Cards,
  low: number,
  high: number,
): number => {
  const left = leader & ~(1 << lead)
  let least = 9
  for (let answers = answersTo(lead, follower, trumps); answers !== 0; answers &= answers - 1) {
    const card = lowest(answers)
    const made = afterTrick(card, lead, left, follower & ~(1 << card), trumps, low, Math.min(high, least))
    if (made < least) least = made
    if (least <= low) break
  }
  return least
}

/** The tricks of the one who led, when `card` has answered. */
export const afterTrick = (
  card: Bit,
  lead: Bit,
  leader: Cards,
  follower: Cards,
  trumps: Cards,
  low: number,
  high: number,
): number => {
  if (!takes(card, lead, trumps)) return 1 + leaderMakes(leader, follower, trumps, low - 1, high - 1)
  const left = sizeOf(leader)
  return left - leaderMakes(follower, leader, trumps, left - high, left - low)
}
