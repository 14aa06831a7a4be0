import type { Seat } from '../../core/seat.ts'
import type { Bid, RodskaggView } from '../../games/rodskagg/index.ts'
import { setsOf, suitAt } from '../sets.ts'
import type { Course, Frame } from './deal.ts'
import { type Index, indexOf, PACK } from './hand.ts'

/** What a seat knows, as numbers: the deal so far, with the other hands still empty. */
export interface Facts {
  readonly view: RodskaggView
  readonly me: Seat
  readonly frame: Frame
  readonly course: Course
  readonly hand: readonly Index[]
  /** The cards that are neither in the own hand nor played. */
  readonly unseen: readonly Index[]
  /** By seat: how many cards it holds, and a bit for every suit that it has not followed. */
  readonly sizes: readonly number[]
  readonly voids: readonly number[]
  /** By seat: what it has played. */
  readonly shown: readonly (readonly Index[])[]
}

/** What everybody said, by seat. */
const bidsOf = ({ seats }: RodskaggView): readonly (Bid | undefined)[] =>
  seats.map(({ call }) => (call === 'pass' ? undefined : call))

/** Who plays the next card: while people answer, whoever leads when they have. */
const turnOf = ({ phase, turn, options, declarer, lastTrick }: RodskaggView, me: Seat): Seat => {
  const isAsking = phase === 'question' || phase === 'answers'
  if (!isAsking) return turn ?? me
  return (options.lead === 'declarer' ? declarer : lastTrick?.winner) ?? me
}

type Play = NonNullable<RodskaggView['trick']>['plays'][number]

const suitOf = ({ card }: Play): number => suitAt(indexOf(card))

/** Everything that has been played, a trick at a time. */
const tricksIn = ({ tricks, trick }: RodskaggView): readonly (readonly Play[])[] => [
  ...tricks.map(({ plays }) => plays),
  trick?.plays ?? [],
]

/** By seat: a bit for every suit that it has not followed. */
const voidsIn = (view: RodskaggView): readonly number[] => {
  const voids = view.seats.map(() => 0)
  for (const [lead, ...follows] of tricksIn(view)) {
    if (lead === undefined) continue
    const led = suitOf(lead)
    for (const play of follows) if (suitOf(play) !== led) voids[play.seat] = (voids[play.seat] ?? 0) | (1 << led)
  }
  return voids
}

const frameOf = (view: RodskaggView, me: Seat): Frame => {
  const { options, players, playOff, declarer, seats, question } = view
  return {
    options,
    me,
    players,
    playOff,
    declarer: declarer ?? players[0] ?? me,
    bids: bidsOf(view),
    scores: seats.map(({ score }) => score),
    forgotten: question?.status === 'forgotten',
  }
}

const courseOf = (view: RodskaggView, me: Seat, hand: readonly Index[]): Course => {
  const { seats, tricks, trick } = view
  const open = trick?.plays ?? []
  const taken = (from: number, to: number) =>
    seats.map(({ seat }) => tricks.slice(from, to).filter(({ winner }) => winner === seat).length)
  return {
    hands: seats.map(({ seat }) => (seat === me ? [...hand] : [])),
    first: taken(0, 4),
    last: taken(4, 6),
    stays: seats.map(({ answer }) => (answer === undefined ? undefined : answer === 'stays')),
    gone: setsOf(tricksIn(view).flatMap((plays) => plays.map(({ card }) => indexOf(card)))),
    seats: open.map(({ seat }) => seat),
    cards: open.map(({ card }) => indexOf(card)),
    tricks: tricks.length,
    turn: turnOf(view, me),
    awarded: 0,
  }
}

/** The facts of a view that belongs to a seat. */
export const factsOf = (view: RodskaggView): Facts => {
  const me = view.viewer === 'spectator' ? 0 : view.viewer
  const { seats, own } = view
  const hand = (own?.hand ?? []).map(indexOf)
  const plays = tricksIn(view).flat()
  const shown = seats.map(({ seat }) => plays.filter((play) => play.seat === seat).map(({ card }) => indexOf(card)))
  const known = new Set([...hand, ...(own?.drawn ?? []).map(indexOf), ...shown.flat()])
  return {
    view,
    me,
    hand,
    frame: frameOf(view, me),
    course: courseOf(view, me, hand),
    unseen: PACK.filter((card) => !known.has(card)),
    sizes: seats.map(({ cards }) => cards),
    voids: voidsIn(view),
    shown,
  }
}
