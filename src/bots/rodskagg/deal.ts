import type { Seat } from '../../core/seat.ts'
import type { Bid, RodskaggOptions } from '../../games/rodskagg/index.ts'
import type { Index } from './hand.ts'
import { declarerPoints, otherPoints, worthOf } from './worth.ts'

/** What does not change while a deal is played out. */
export interface Frame {
  readonly options: RodskaggOptions
  readonly me: Seat
  /** Turn order, the dealer's left first. */
  readonly players: readonly Seat[]
  readonly playOff: boolean
  readonly declarer: Seat
  /** By seat; what nobody has said is absent. */
  readonly bids: readonly (Bid | undefined)[]
  /** By seat: booked scores. */
  readonly scores: readonly number[]
  /** RO-9 Nobody was asked. */
  readonly forgotten: boolean
}

/** A deal on its way; changed in place, for speed. */
export interface Course {
  /** By seat. */
  readonly hands: Index[][]
  readonly first: number[]
  readonly last: number[]
  /** RO-6 By seat: whether it stays, once it has answered. */
  readonly stays: (boolean | undefined)[]
  /** By suit: a bit for every height that has been played. */
  readonly gone: number[]
  /** The trick in play. */
  seats: Seat[]
  cards: Index[]
  /** Tricks taken by anybody. */
  tricks: number
  turn: Seat
  /** RO-Q4 */
  awarded: number
}

/** A course of its own that is the same. */
export const copyOf = (course: Course): Course => ({
  ...course,
  hands: course.hands.map((hand) => hand.slice()),
  first: course.first.slice(),
  last: course.last.slice(),
  stays: course.stays.slice(),
  gone: course.gone.slice(),
  seats: course.seats.slice(),
  cards: course.cards.slice(),
})

/** RO-10 Whether the declarer plays for the match. */
export const isRedbeard = ({ options, bids, declarer, playOff }: Frame): boolean =>
  !playOff && options.redbeard === 'winOrOut' && bids[declarer] === 'redbeard'

/** RO-8 What a seat's score becomes with so many tricks among the first four and the last two. */
export const scoreAfter = (
  frame: Frame,
  seat: Seat,
  first: number,
  last: number,
  stays: boolean | undefined,
): number => {
  const { options, declarer, bids, scores } = frame
  const score = scores[seat] ?? 0
  const bid = bids[seat]
  if (seat === declarer) return score + declarerPoints(options, bid ?? 0, first + last)
  return score + otherPoints(options, bid, first, last, stays)
}

/** How likely this seat is to win the match when the deal has ended so. */
export const chanceAfter = (frame: Frame, { first, last, stays, awarded }: Course): number => {
  const { options, me, players, declarer, playOff } = frame
  const taken = (seat: Seat): number => (first[seat] ?? 0) + (last[seat] ?? 0) + (seat === declarer ? awarded : 0)
  if (playOff) {
    const most = Math.max(...players.map(taken))
    return taken(me) === most ? 1 / players.filter((seat) => taken(seat) === most).length : 0
  }
  const redbeard = isRedbeard(frame)
  if (redbeard && taken(declarer) === (awarded === 0 ? sum(first) + sum(last) : 6)) return declarer === me ? 1 : 0
  if (redbeard && declarer === me) return 0
  const left = redbeard ? players.filter((seat) => seat !== declarer) : players
  const scoreOf = (seat: Seat): number =>
    scoreAfter(frame, seat, first[seat] ?? 0, (last[seat] ?? 0) + (seat === declarer ? awarded : 0), stays[seat])
  const own = scoreOf(me)
  let [zeros, total] = [0, 0]
  for (const seat of left) {
    const score = scoreOf(seat)
    if (score === 0) zeros++
    total += worthOf(score)
  }
  if (zeros === 0) return worthOf(own) / total
  if (zeros > 1 && options.tieAtZero === 'declarer' && !redbeard && scoreOf(declarer) === 0)
    return declarer === me ? 1 : 0
  return own === 0 ? 1 / zeros : 0
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
