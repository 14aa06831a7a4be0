import type { Seat } from '../../../core/seat.ts'
import type { Card, DealKind, Suit } from '../../../games/sjufingre/index.ts'
import { eitherOf, listOf } from '../../list.ts'
import { inside, several, verb, whose } from '../../speech/en.ts'
import { capital } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { colourName, danishName, danishNames, groupsOf } from './cards.ts'

export const card = (name: Card): string => danishName('en', name)
export const cards = (names: readonly Card[]): string => danishNames('en', names)
export const colour = (suit: Suit): string => colourName('en', suit)
export const groups = (units: readonly (readonly string[])[]): string => groupsOf('en', units)
export const either = (things: readonly string[]): string => eitherOf('en', things)

/** Several people: `you, Freja and Mads`. */
export const people = (who: Who, seats: readonly Seat[]): string =>
  listOf(
    'en',
    seats.map((seat) => inside(who, seat)),
  )

/** The same, to begin a sentence. */
export const peopleFirst = (who: Who, seats: readonly Seat[]): string => capital(people(who, seats))

/** The form of a verb that goes with these people: the first for several and for the reader. */
export const verbs = (who: Who, seats: readonly Seat[], forMany: string, forOne: string): string => {
  const [seat, another] = seats
  return another !== undefined || seat === undefined ? forMany : verb(who, seat, forMany, forOne)
}

/** Whose something is, inside a sentence: `your`, `Mads’s`. */
export const whoseInside = (who: Who, seat: Seat): string => (seat === who.me ? 'your' : whose(who, seat))

/** What a deal of each kind is called. */
export const KINDS: Readonly<Record<DealKind, string>> = {
  trick: 'trick round',
  build: 'building round',
  solitaire: 'solitaire round',
}

/** `one sweep`, `two sweeps`. */
export const sweeps = (count: number): string => several(count, 'sweep')
