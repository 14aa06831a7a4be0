import type { Card, Suit } from '../../cards/card.ts'
import type { Seat } from '../../core/seat.ts'
import { cardName, suitName } from '../cards.ts'
import type { Who } from '../who.ts'
import { choiceOf, peopleOf } from './speech.ts'

export const { start, inside, object } = peopleOf({ start: 'Du', inside: 'du', object: 'dig' })

/** Whose something is: `Farfars`, `Mads’`, `Anna 2’s`. */
export const genitive = (name: string): string => {
  if (/[sxz]$/i.test(name)) return `${name}’`
  return /\p{L}$/u.test(name) ? `${name}s` : `${name}’s`
}

/** Whose something is, of common gender, at the beginning of a sentence: `Din`, `Farfars`. */
export const whose = (who: Who, seat: Seat): string => (seat === who.me ? 'Din' : genitive(start(who, seat)))

/** A small number in words, as it stands before a neuter: `et`, `to`. */
export const few = (count: number): string =>
  ['nul', 'et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'][count] ?? String(count)

export const card = (name: Card): string => cardName('da', name)
export const choice = (cards: readonly Card[]): string => choiceOf('da', cards)
export const suitOf = (suit: Suit): string => suitName('da', suit)

/** How many cards may be chosen: `et til fem kort`, `to kort`, `højst fem kort`. */
export const range = (min: number, max: number): string => {
  if (min === max) return `${few(max)} kort`
  return min === 0 ? `højst ${few(max)} kort` : `${few(min)} til ${few(max)} kort`
}
