import { SUITS, type Suit } from '../../cards/card.ts'
import { ALL_CARDS, asWritten, type SpaderCard } from './cards.ts'

/** SP-2, SP-7, SP-8 A promise: so many tricks, none, or none before the hand has been seen. */
export type Bid = number | 'nil' | 'blind-nil'

/** What a seat can do (section 2b). */
export type SpaderAction =
  | { readonly kind: 'look' }
  | { readonly kind: 'bid'; readonly bid: Bid }
  /** Two different cards in pack order. */
  | { readonly kind: 'give'; readonly cards: readonly SpaderCard[] }
  | { readonly kind: 'keep' }
  | { readonly kind: 'reject' }
  | { readonly kind: 'play'; readonly card: SpaderCard }
  | { readonly kind: 'name-suit'; readonly suit: Suit }

const cardIn = (text: string): SpaderCard | undefined => ALL_CARDS.find((card) => card === text)

const bidIn = (text: string): Bid | undefined => {
  if (text === 'nil' || text === 'blind-nil') return text
  return /^[1-9][0-9]?$/.test(text) ? Number(text) : undefined
}

/** SP-D27 The one spelling of an action. */
export const write = (action: SpaderAction): string => {
  switch (action.kind) {
    case 'bid':
      return `bid ${action.bid}`
    case 'give':
      return `give ${asWritten(action.cards).join(' ')}`
    case 'play':
      return `play ${action.card}`
    case 'name-suit':
      return `name-suit ${action.suit}`
    default:
      return action.kind
  }
}

/** SP-D27 The action that a text spells: one space, no other numerals, two different cards in either order. */
export const read = (text: string): SpaderAction | undefined => {
  const [kind, first = '', second = '', ...rest] = text.split(' ')
  if (rest.length > 0) return undefined
  if (kind === 'give') {
    const [one, other] = [cardIn(first), cardIn(second)]
    return one && other && one !== other ? { kind, cards: asWritten([one, other]) } : undefined
  }
  if (text === 'look' || text === 'keep' || text === 'reject') return { kind: text }
  if (text !== `${kind} ${first}`) return undefined
  if (kind === 'bid') {
    const bid = bidIn(first)
    return bid === undefined ? undefined : { kind, bid }
  }
  if (kind === 'play') {
    const card = cardIn(first)
    return card && { kind, card }
  }
  if (kind === 'name-suit') {
    const suit = SUITS.find((known) => known === first)
    return suit && { kind, suit }
  }
  return undefined
}
