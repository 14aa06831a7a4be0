import type { Card, Suit } from '../../cards/card.ts'
import type { Seat } from '../../core/seat.ts'
import { cardName, suitName } from '../cards.ts'
import type { Who } from '../who.ts'
import { choiceOf, peopleOf } from './speech.ts'

export const { start, inside } = peopleOf({ start: 'You', inside: 'you', object: 'you' })

/** Whose something is: `Your`, `Grandpa’s`. */
export const whose = (who: Who, seat: Seat): string => (seat === who.me ? 'Your' : `${start(who, seat)}’s`)

/** The form of a verb: the first for the reader, the second for everybody else. */
export const verb = (who: Who, seat: Seat, forYou: string, forOthers: string): string =>
  seat === who.me ? forYou : forOthers

/** A small number in words. */
export const few = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'][count] ??
  String(count)

/** A number of things: `one card`, `three cards`. */
export const several = (count: number, thing: string): string => `${few(count)} ${thing}${count === 1 ? '' : 's'}`

export const card = (name: Card): string => cardName('en', name)
export const choice = (cards: readonly Card[]): string => choiceOf('en', cards)
export const suitOf = (suit: Suit): string => suitName('en', suit)

/** How many cards may be chosen: `one to five cards`, `two cards`, `up to five cards`. */
export const range = (min: number, max: number): string => {
  if (min === max) return several(max, 'card')
  return min === 0 ? `up to ${several(max, 'card')}` : `${few(min)} to ${several(max, 'card')}`
}
