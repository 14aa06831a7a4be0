import type { Seat } from '../../../core/seat.ts'
import type { Bid } from '../../../games/spader/index.ts'
import { few, genitive } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'
import { cardsOf, sideOf } from './speech.ts'

export const { card, answer } = cardsOf(
  'sv',
  { JB: 'stora jokern', JL: 'lilla jokern' },
  { JB: 'stora joker', JL: 'lilla joker' },
)

/** A side at the beginning of a sentence, and inside one. */
export const side = sideOf({ language: 'sv', alone: 'Du', pair: 'Ni', others: 'De' })
export const sideInside = sideOf({ language: 'sv', alone: 'du', pair: 'ni', others: 'de' })

/** A number of things of common gender: `en säck`, `två säckar`. */
const several = (count: number, one: string, many: string): string =>
  count === 1 ? `en ${one}` : `${few(count)} ${many}`

export const bags = (count: number): string => several(count, 'säck', 'säckar')
export const tricks = (count: number): string => (count === 0 ? 'inget stick' : `${few(count)} stick`)

/** A bid as it is said: `4`, `noll`, `blint noll`. */
export const bid = (bid: Bid): string => (bid === 'nil' ? 'noll' : bid === 'blind-nil' ? 'blint noll' : String(bid))

/** Whose something is, inside a sentence: `din`, `Farmors`. */
export const ownedBy = (who: Who, seat: Seat, mine = 'din'): string =>
  seat === who.me ? mine : genitive(who.names[seat] ?? '')
