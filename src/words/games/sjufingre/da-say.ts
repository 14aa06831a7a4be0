import type { Seat } from '../../../core/seat.ts'
import type { Card, DealKind, Suit } from '../../../games/sjufingre/index.ts'
import { eitherOf, listOf } from '../../list.ts'
import { inside, whose } from '../../speech/da.ts'
import { capital } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { colourName, danishName, danishNames, groupsOf } from './cards.ts'

export const card = (name: Card): string => danishName('da', name)
export const cards = (names: readonly Card[]): string => danishNames('da', names)
export const colour = (suit: Suit): string => colourName('da', suit)
export const groups = (units: readonly (readonly string[])[]): string => groupsOf('da', units)
export const either = (things: readonly string[]): string => eitherOf('da', things)

/** Several people: `du, Freja og Mads`. */
export const people = (who: Who, seats: readonly Seat[]): string =>
  listOf(
    'da',
    seats.map((seat) => inside(who, seat)),
  )

/** The same, to begin a sentence. */
export const peopleFirst = (who: Who, seats: readonly Seat[]): string => capital(people(who, seats))

/** Whose something is, inside a sentence: `din`, `Mads'`. */
export const whoseInside = (who: Who, seat: Seat): string => (seat === who.me ? 'din' : whose(who, seat))

/** What a deal of each kind is called. */
export const KINDS: Readonly<Record<DealKind, string>> = {
  trick: 'spilrunde',
  build: 'byggefase',
  solitaire: 'kabalefase',
}

/** `en svupper`, `2 svuppere`. */
export const svuppers = (count: number): string => (count === 1 ? 'en svupper' : `${count} svuppere`)
