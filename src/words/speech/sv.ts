import type { Card, Suit } from '../../cards/card.ts'
import type { Seat } from '../../core/seat.ts'
import { cardName, suitName } from '../cards.ts'
import type { Who } from '../who.ts'
import { choiceOf, peopleOf } from './speech.ts'

export const { start, inside, object } = peopleOf({ start: 'Du', inside: 'du', object: 'dig' })

/** Whose something is: `Farfars`; Mats and Max take no s, `Anna 2:s` and `Anna (mor):s` take a colon. */
export const genitive = (name: string): string => {
  if (/[sxz]$/i.test(name)) return name
  return /\p{L}$/u.test(name) ? `${name}s` : `${name}:s`
}

/** Whose something is, of common gender, at the beginning of a sentence: `Din`, `Farfars`. */
export const whose = (who: Who, seat: Seat): string => (seat === who.me ? 'Din' : genitive(start(who, seat)))

/** A small number in words, as it stands before a neuter: `ett`, `två`. */
export const few = (count: number): string =>
  ['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'][count] ??
  String(count)

export const card = (name: Card): string => cardName('sv', name)
export const choice = (cards: readonly Card[]): string => choiceOf('sv', cards)
export const suitOf = (suit: Suit): string => suitName('sv', suit)

/** How many cards may be chosen: `ett till fem kort`, `två kort`, `högst fem kort`. */
export const range = (min: number, max: number): string => {
  if (min === max) return `${few(max)} kort`
  return min === 0 ? `högst ${few(max)} kort` : `${few(min)} till ${few(max)} kort`
}
