import type { Facts } from './facts.ts'

/** How far the totals of two sides drift apart in one deal, about. */
const SWING = 12

/** How good so many points for every side are in this deal: about the logarithm of the chance to win the match. */
export const worthOf = ({ view, side, me }: Facts, points: readonly number[]): number => {
  const { scores, programme, deal } = view
  const mine = side[me] as number
  const spread = SWING * Math.sqrt(programme.length - deal + 0.4)
  const own = (scores[mine] as number) + (points[mine] as number)
  let worth = 0
  for (const [other, score] of scores.entries()) {
    if (other === mine) continue
    worth -= Math.log1p(Math.exp((1.7 * (score + (points[other] as number) - own)) / spread))
  }
  return worth
}
