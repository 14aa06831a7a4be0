import { allSeats, type Seat } from '../../core/seat.ts'
import type { Bid } from './action.ts'
import { bidOf } from './facts.ts'
import { tricksTaken } from './score.ts'
import type { Call, RodskaggState, SeatResult, TakenTrick } from './state.ts'

/** A deal that is over: what everybody saw of it, and what it brought each seat. */
export interface FinishedDeal {
  readonly number: number
  readonly dealer: Seat
  readonly playOff: boolean
  readonly players: readonly Seat[]
  readonly declarer?: Seat
  readonly bid?: Bid
  readonly calls: readonly Call[]
  /** RO-6 Who folded and who stayed without a trick. */
  readonly folded: readonly Seat[]
  readonly stayed: readonly Seat[]
  readonly tricks: readonly TakenTrick[]
  /** By seat. */
  readonly taken: readonly number[]
  /** By seat; with the penalties knocked since (RO-D13). */
  readonly sides: readonly SeatResult[]
}

/** The deal that was finished last: the one in play if it is scored, otherwise the one before. */
export const finishedDeal = ({ seats, phase, deal, finished, sheet }: RodskaggState): FinishedDeal | undefined => {
  const ended = phase.name === 'ready' || phase.name === 'over' ? deal : finished
  const entry = sheet.at(-1)
  if (ended === undefined || entry === undefined) return undefined
  const { number, dealer, playOff, players, declarer, calls, answers, tricks } = ended
  const bid = declarer === undefined ? undefined : bidOf(ended, declarer)
  return {
    number,
    dealer,
    playOff,
    players,
    ...(declarer !== undefined && { declarer }),
    ...(bid !== undefined && { bid }),
    calls,
    folded: answers.filter(({ stays }) => !stays).map(({ seat }) => seat),
    stayed: answers.filter(({ stays }) => stays).map(({ seat }) => seat),
    tricks,
    taken: allSeats(seats).map((seat) => tricksTaken(ended, seat)),
    sides: entry.sides,
  }
}
