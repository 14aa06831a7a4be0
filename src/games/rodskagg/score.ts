import type { Seat } from '../../core/seat.ts'
import { answerOf, bidOf, tricksBid, tricksOf } from './facts.ts'
import { EXACT_FOR_ALL_PENALTY, type RodskaggOptions, WAGER_PENALTY, WAGER_TRICK } from './options.ts'
import type { DealRecord, RodskaggScoreLine, RodskaggState } from './state.ts'

// RO-7 The last two tricks

/** RO-7 What each of the last two tricks is worth to a seat, and what it costs to take neither of them. */
export const lastTwoWorth = (deal: DealRecord, seat: Seat): { readonly trick: number; readonly none: number } =>
  answerOf(deal, seat)?.stays === true ? { trick: WAGER_TRICK, none: WAGER_PENALTY } : { trick: 1, none: 0 }

// RO-8 Scoring

/** RO-8 The points of one seat in a deal that was played to its end, ritual penalties apart. */
export const dealLines = (options: RodskaggOptions, deal: DealRecord, seat: Seat): readonly RodskaggScoreLine[] => {
  if (deal.playOff) return [{ code: 'play-off', points: 0, tricks: tricksTaken(deal, seat) }]
  if (deal.declarer === undefined) return [{ code: 'thrown-in', points: 0 }]
  if (seat !== deal.declarer) return [...otherLines(deal, seat), ...exactLines(options, deal, seat)]
  return redbeardLines(options, deal, seat) ?? declarerLines(options, deal, seat)
}

const declarerLines = (options: RodskaggOptions, deal: DealRecord, seat: Seat): readonly RodskaggScoreLine[] => {
  const { t1, t2 } = tricksOf(deal, seat)
  const tricks = t1 + t2
  const bid = bidOf(deal, seat) ?? 0
  const awarded: RodskaggScoreLine = { code: 'awarded', points: 0 - deal.awarded, tricks: deal.awarded }
  const missed: RodskaggScoreLine = {
    code: 'missed-bid',
    points: options.declarerPenalty,
    tricks: tricksTaken(deal, seat),
    bid,
  }
  return [
    { code: 'contract', points: 0 - tricks, tricks, bid },
    ...(deal.awarded > 0 ? [awarded] : []),
    ...(!options.exactForAll && misses(options, deal, seat) ? [missed] : []),
    ...exactLines(options, deal, seat),
  ]
}

const otherLines = (deal: DealRecord, seat: Seat): readonly RodskaggScoreLine[] => {
  const { t1, t2 } = tricksOf(deal, seat)
  const answer = answerOf(deal, seat)
  if (answer === undefined) return [{ code: 'tricks', points: 0 - t1 - t2, tricks: t1 + t2 }]
  if (!answer.stays) return [{ code: 'folded', points: 0 }]
  if (t2 === 0) return [{ code: 'wager-lost', points: WAGER_PENALTY }]
  return [{ code: 'wager-tricks', points: 0 - WAGER_TRICK * t2, tricks: t2, each: WAGER_TRICK }]
}

/** The tricks that count for the bid; those of RO-Q4 too. */
export const tricksTaken = (deal: DealRecord, seat: Seat): number => {
  const { t1, t2 } = tricksOf(deal, seat)
  return t1 + t2 + (seat === deal.declarer ? deal.awarded : 0)
}

const misses = ({ bidRule }: RodskaggOptions, deal: DealRecord, seat: Seat): boolean => {
  const bid = bidOf(deal, seat)
  if (bid === undefined) return false
  const tricks = tricksTaken(deal, seat)
  return bidRule === 'exact' ? tricks !== tricksBid(bid) : tricks < tricksBid(bid)
}

// RO-10 Rödskägg

/** RO-10, RO-D7 Whether this deal wins the match for its declarer or puts him out. */
const isRedbeard = ({ redbeard }: RodskaggOptions, deal: DealRecord): boolean =>
  redbeard === 'winOrOut' && deal.declarer !== undefined && bidOf(deal, deal.declarer) === 'redbeard'

/** RO-10 What came of a Rödskägg; RO-D10: every trick there was is enough. `undefined` if nobody has bid it. */
export const redbeardResult = (options: RodskaggOptions, deal: DealRecord): 'won' | 'lost' | undefined => {
  if (!isRedbeard(options, deal)) return undefined
  return deal.tricks.every(({ winner }) => winner === deal.declarer) ? 'won' : 'lost'
}

/** RO-D11 */
const redbeardLines = (
  options: RodskaggOptions,
  deal: DealRecord,
  seat: Seat,
): readonly RodskaggScoreLine[] | undefined => {
  const tricks = tricksTaken(deal, seat)
  switch (redbeardResult(options, deal)) {
    case 'won':
      return [{ code: 'redbeard-won', points: -6, tricks }]
    case 'lost':
      return [{ code: 'redbeard-lost', points: 0, tricks }]
    case undefined:
      return undefined
  }
}

// RO-14 Exact for all

const exactLines = (options: RodskaggOptions, deal: DealRecord, seat: Seat): readonly RodskaggScoreLine[] => {
  const bid = bidOf(deal, seat)
  if (bid === undefined || !options.exactForAll || !misses(options, deal, seat)) return []
  return [{ code: 'exact-for-all', points: EXACT_FOR_ALL_PENALTY, tricks: tricksTaken(deal, seat), bid }]
}

// RO-R Running scores

/** The sum of some lines. */
export const sumOf = (lines: readonly RodskaggScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0)

/** RO-R The score of a seat at this moment: the booked points less the tricks of the deal in play. */
export const runningScore = ({ phase, scores, deal }: RodskaggState, seat: Seat): number => {
  const booked = scores[seat] ?? 0
  if (phase.name === 'ready' || phase.name === 'over' || deal.playOff) return booked
  const { t1, t2 } = tricksOf(deal, seat)
  return booked - t1 - t2 * lastTwoWorth(deal, seat).trick
}
