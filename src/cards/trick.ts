import type { Seat } from '../core/seat.ts'
import { type Card, type Rank, rankOf, type Suit, suitOf } from './card.ts'

/** One card played to a trick. */
export interface Play {
  readonly seat: Seat
  readonly card: Card
}

/** The plays of one trick in order; the first is the lead. */
export type Trick = readonly Play[]

/** How cards compare: ranks from highest to lowest, and the trump suit if there is one. */
export interface Ranking {
  readonly order: readonly Rank[]
  readonly trump?: Suit
}

/** Whether `card` beats `other`, which lies in the trick already. */
export const beats = (card: Card, other: Card, { order, trump }: Ranking): boolean =>
  suitOf(card) === suitOf(other) ? order.indexOf(rankOf(card)) < order.indexOf(rankOf(other)) : suitOf(card) === trump

/** The play that holds the trick. The trick must not be empty. */
export const winningPlay = (trick: Trick, ranking: Ranking): Play =>
  trick.reduce((best, play) => (beats(play.card, best.card, ranking) ? play : best))

/** What a player owes a trick. A duty that no card left can meet does not bind. */
export interface Duty<Code extends string = string> {
  readonly code: Code
  readonly met: (card: Card) => boolean
}

/** The first duty that playing `card` from `hand` would break. */
export const brokenDuty = <Code extends string>(
  card: Card,
  hand: readonly Card[],
  duties: readonly Duty<Code>[],
): Duty<Code> | undefined => {
  let left = hand
  for (const duty of duties) {
    const meeting = left.filter(duty.met)
    if (meeting.length === 0) continue
    if (!meeting.includes(card)) return duty
    left = meeting
  }
  return undefined
}

/** Play the suit that was led. */
export const followSuit = (trick: Trick): Duty<'follow-suit'> => ({
  code: 'follow-suit',
  met: (card) => trick[0] === undefined || suitOf(card) === suitOf(trick[0].card),
})

/** Play a trump when void in the suit that was led. */
export const trumpIfVoid = ({ trump }: Ranking): Duty<'trump'> => ({
  code: 'trump',
  met: (card) => suitOf(card) === trump,
})

/** Beat what lies in the trick. */
export const headTheTrick = (trick: Trick, ranking: Ranking): Duty<'head-the-trick'> => ({
  code: 'head-the-trick',
  met: (card) => trick.length === 0 || beats(card, winningPlay(trick, ranking).card, ranking),
})
