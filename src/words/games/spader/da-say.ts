import type { Seat } from '../../../core/seat.ts'
import type { Bid } from '../../../games/spader/index.ts'
import { few, genitive } from '../../speech/da.ts'
import type { Who } from '../../who.ts'
import { cardsOf, sideOf } from './speech.ts'

export const { card, answer } = cardsOf(
  'da',
  { JB: 'den store joker', JL: 'den lille joker' },
  { JB: 'store joker', JL: 'lille joker' },
)

/** A side at the beginning of a sentence, and inside one. */
export const side = sideOf({ language: 'da', alone: 'Du', pair: 'I', others: 'De' })
export const sideInside = sideOf({ language: 'da', alone: 'du', pair: 'I', others: 'de' })

/** A number of things of common gender: `en sæk`, `to sække`. */
const several = (count: number, one: string, many: string): string =>
  count === 1 ? `en ${one}` : `${few(count)} ${many}`

export const bags = (count: number): string => several(count, 'sæk', 'sække')
export const tricks = (count: number): string => (count === 0 ? 'intet stik' : `${few(count)} stik`)

/** A bid as it is said: `4`, `nul`, `blindt nul`. */
export const bid = (bid: Bid): string => (bid === 'nil' ? 'nul' : bid === 'blind-nil' ? 'blindt nul' : String(bid))

/** Whose something is, inside a sentence: `din`, `Farmors`, `Mads'`. */
export const ownedBy = (who: Who, seat: Seat, mine = 'din'): string =>
  seat === who.me ? mine : genitive(who.names[seat] ?? '')
