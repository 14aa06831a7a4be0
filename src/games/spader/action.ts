import { SUITS, type Suit } from '../../cards/card.ts'
import { ALL_CARDS, asWritten, type SpaderCard } from './cards.ts'

/** SP-2, SP-7, SP-8 A promise: so many tricks, none, or none before the hand has been seen. */
export type Bid = number | 'nil' | 'blind-nil'

/** What a seat can do (section 2b). */
export type SpaderAction =
  | { readonly type: 'look' }
  | { readonly type: 'bid'; readonly bid: Bid }
  /** Two different cards in pack order. */
  | { readonly type: 'give'; readonly cards: readonly SpaderCard[] }
  | { readonly type: 'keep' }
  | { readonly type: 'reject' }
  | { readonly type: 'play'; readonly card: SpaderCard }
  | { readonly type: 'name-suit'; readonly suit: Suit }

const cardIn = (text: string): SpaderCard | undefined => ALL_CARDS.find((card) => card === text)

const bidIn = (text: string): Bid | undefined => {
  if (text === 'nil' || text === 'blind-nil') return text
  return /^[1-9][0-9]?$/.test(text) ? Number(text) : undefined
}

/** SP-D27 The one spelling of an action. */
export const write = (action: SpaderAction): string => {
  switch (action.type) {
    case 'bid':
      return `bid ${action.bid}`
    case 'give':
      return `give ${asWritten(action.cards).join(' ')}`
    case 'play':
      return `play ${action.card}`
    case 'name-suit':
      return `name-suit ${action.suit}`
    default:
      return action.type
  }
}

/** SP-D27 The action that a text spells: one space, no other numerals, two different cards in either order. */
export const read = (text: string): SpaderAction | undefined => {
  const [type, first = '', second = '', ...rest] = text.split(' ')
  if (rest.length > 0) return undefined
  if (type === 'give') {
    const [one, other] = [cardIn(first), cardIn(second)]
    return one && other && one !== other ? { type, cards: asWritten([one, other]) } : undefined
  }
  if (text === 'look' || text === 'keep' || text === 'reject') return { type: text }
  if (text !== `${type} ${first}`) return undefined
  if (type === 'bid') {
    const bid = bidIn(first)
    return bid === undefined ? undefined : { type, bid }
  }
  if (type === 'play') {
    const card = cardIn(first)
    return card && { type, card }
  }
  if (type === 'name-suit') {
    const suit = SUITS.find((known) => known === first)
    return suit && { type, suit }
  }
  return undefined
}
