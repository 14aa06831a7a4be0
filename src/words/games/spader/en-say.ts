import type { Seat } from '../../../core/seat.ts'
import type { Bid } from '../../../games/spader/index.ts'
import { several } from '../../speech/en.ts'
import type { Who } from '../../who.ts'
import { cardsOf, sideOf } from './speech.ts'

export const { card, answer } = cardsOf('en', { JB: 'big joker', JL: 'little joker' })

/** A side at the beginning of a sentence, and inside one. */
export const side = sideOf({ language: 'en', alone: 'You', pair: 'You', others: 'They' })
export const sideInside = sideOf({ language: 'en', alone: 'you', pair: 'you', others: 'they' })

export const bags = (count: number): string => several(count, 'bag')
export const tricks = (count: number): string => several(count, 'trick')

/** A bid as it is said: `4`, `nil`, `blind nil`. */
export const bid = (bid: Bid): string => (bid === 'blind-nil' ? 'blind nil' : String(bid))

/** Whose something is, inside a sentence: `your`, `Grandma’s`. */
export const ownedBy = (who: Who, seat: Seat): string => (seat === who.me ? 'your' : `${who.names[seat] ?? ''}’s`)
