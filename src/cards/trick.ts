import type { Seat } from '../core/seat.ts'
import type { Card, Suit } from './card.ts'

/** One card played to a trick. */
export interface Play<C extends string = Card> {
  readonly seat: Seat
  readonly card: C
}

/** The plays of one trick in order; the first is the lead. */
export type Trick<C extends string = Card> = readonly Play<C>[]

/** How cards compare: ranks from highest to lowest, and the trump suit if there is one. */
export interface Ranking<C extends string = Card> {
  readonly order: readonly string[]
  readonly trump?: Suit
  /** The suit a card counts as, for a pack in which that is not always the printed one (jokers). */
  readonly suitOf?: (card: C) => Suit
}

/** Only which suit a card counts as. */
type Suits<C extends string> = Pick<Ranking<C>, 'suitOf'>

const suitIn = <C extends string>(card: C, { suitOf }: Suits<C>): Suit => suitOf?.(card) ?? (card[0] as Suit)
const height = (card: string, order: readonly string[]): number => order.indexOf(card.slice(1))

/** Whether `card` beats `other`, which lies in the trick already. */
export const beats = <C extends string = Card>(card: C, other: C, ranking: Ranking<C>): boolean =>
  suitIn(card, ranking) === suitIn(other, ranking)
    ? height(card, ranking.order) < height(other, ranking.order)
    : suitIn(card, ranking) === ranking.trump

/** The play that holds the trick. The trick must not be empty. */
export const winningPlay = <C extends string = Card>(trick: Trick<C>, ranking: Ranking<C>): Play<C> =>
  trick.reduce((best, play) => (beats(play.card, best.card, ranking) ? play : best))

/** What a player owes a trick. A duty that no card left can meet does not bind. */
export interface Duty<Code extends string = string, C extends string = Card> {
  readonly code: Code
  readonly met: (card: C) => boolean
}

/** The first duty that playing `card` from `hand` would break. */
export const brokenDuty = <Code extends string, C extends string = Card>(
  card: C,
  hand: readonly C[],
  duties: readonly Duty<Code, C>[],
): Duty<Code, C> | undefined => {
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
export const followSuit = <C extends string = Card>(trick: Trick<C>, suits: Suits<C> = {}): Duty<'follow-suit', C> => ({
  code: 'follow-suit',
  met: (card) => trick[0] === undefined || suitIn(card, suits) === suitIn(trick[0].card, suits),
})

/** Play a trump when void in the suit that was led. */
export const trumpIfVoid = <C extends string = Card>(ranking: Ranking<C>): Duty<'trump', C> => ({
  code: 'trump',
  met: (card) => suitIn(card, ranking) === ranking.trump,
})

/** Beat what lies in the trick. */
export const headTheTrick = <C extends string = Card>(
  trick: Trick<C>,
  ranking: Ranking<C>,
): Duty<'head-the-trick', C> => ({
  code: 'head-the-trick',
  met: (card) => trick.length === 0 || beats(card, winningPlay(trick, ranking).card, ranking),
})
