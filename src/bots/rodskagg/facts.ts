import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../core/seat.ts'
import type { Bid, RodskaggView } from '../../games/rodskagg/index.ts'
import { heightAt, suitAt } from '../sets.ts'
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

/** The facts of a view that belongs to a seat. */
export const factsOf = (view: RodskaggView): Facts => {
  const me = view.viewer === 'spectator' ? 0 : view.viewer
  const { options, players, playOff, seats, question, own } = view
  const open = view.trick?.plays ?? []
  const tricks = view.tricks.map(({ plays }) => plays)
  const plays = [...tricks.flat(), ...open]
  const hand = (own?.hand ?? []).map(indexOf)
  const played = plays.map(({ card }) => indexOf(card))
  const known = new Set([...hand, ...(own?.drawn ?? []).map(indexOf), ...played])
  const gone = [0, 0, 0, 0]
  for (const card of played) gone[suitAt(card)] = (gone[suitAt(card)] ?? 0) | (1 << heightAt(card))
  const count = (from: number, to: number) =>
    seats.map(({ seat }) => view.tricks.slice(from, to).filter(({ winner }) => winner === seat).length)
  const voids = seats.map(() => 0)
  for (const trick of [...tricks, open]) {
    const [lead, ...follows] = trick
    if (lead === undefined) continue
    for (const { seat, card } of follows)
      if (suit(card) !== suit(lead.card)) voids[seat] = (voids[seat] ?? 0) | (1 << suit(lead.card))
  }
  return {
    view,
    me,
    hand,
    frame: {
      options,
      me,
      players,
      playOff,
      declarer: view.declarer ?? players[0] ?? me,
      bids: bidsOf(view),
      scores: seats.map(({ score }) => score),
      forgotten: question?.status === 'forgotten',
    },
    course: {
      hands: seats.map(({ seat }) => (seat === me ? [...hand] : [])),
      first: count(0, 4),
      last: count(4, 6),
      stays: seats.map(({ answer }) => (answer === undefined ? undefined : answer === 'stays')),
      gone,
      seats: open.map(({ seat }) => seat),
      cards: open.map(({ card }) => indexOf(card)),
      tricks: view.tricks.length,
      turn: turnOf(view, me),
      awarded: 0,
    },
    unseen: PACK.filter((card) => !known.has(card)),
    sizes: seats.map(({ cards }) => cards),
    voids,
    shown: seats.map(({ seat }) => plays.filter((play) => play.seat === seat).map(({ card }) => indexOf(card))),
  }
}

const suit = (card: Card): number => suitAt(indexOf(card))
