import type { Seat } from '../../core/seat.ts'
import { arranged, type Card, cardNamed } from './cards.ts'

/** Everything that a player can do (section 2b). Lists of cards stand in pack order. */
export type SjufingreAction =
  /** The cards for one receiver. */
  | { readonly type: 'give'; readonly receiver: Seat; readonly cards: readonly Card[] }
  /** Play to a trick or to the rows of the solitaire. */
  | { readonly type: 'play'; readonly card: Card }
  /** Capture the named units; blue 5 names none and takes everything. */
  | { readonly type: 'take'; readonly card: Card; readonly units: readonly Card[] }
  | { readonly type: 'lay'; readonly card: Card }
  /** Make a pile of `value` with the named units. */
  | { readonly type: 'build'; readonly card: Card; readonly value: number; readonly units: readonly Card[] }

/** The actions of one type. */
export type ActionOf<Type extends SjufingreAction['type']> = SjufingreAction & { readonly type: Type }

/** S7-D1 The one spelling: the played card first, then the value, then the other cards in pack order. */
export const write = (action: SjufingreAction): string => {
  switch (action.type) {
    case 'give':
      return ['give', action.receiver, ...arranged(action.cards)].join(' ')
    case 'play':
    case 'lay':
      return `${action.type} ${action.card}`
    case 'take':
      return ['take', action.card, ...arranged(action.units)].join(' ')
    case 'build':
      return ['build', action.card, action.value, ...arranged(action.units)].join(' ')
  }
}

/** S7-D20 A number as it is written: no sign, no leading zero. */
const numberNamed = (word: string | undefined): number | undefined =>
  word !== undefined && /^(0|[1-9]\d?)$/.test(word) ? Number(word) : undefined

/** S7-D20 The cards that all `words` spell, each named once. */
const cardsNamed = (words: readonly string[]): readonly Card[] | undefined => {
  const cards = words.flatMap((word) => cardNamed(word) ?? [])
  return cards.length === words.length && new Set(cards).size === cards.length ? cards : undefined
}

/** S7-D20 The action that `text` spells: single blanks, capital letters, lists in any order. */
export const read = (text: string): SjufingreAction | undefined => {
  const [verb, ...words] = text.split(' ')
  switch (verb) {
    case 'give': {
      const receiver = numberNamed(words[0])
      const cards = cardsNamed(words.slice(1))
      return receiver === undefined || cards === undefined
        ? undefined
        : { type: 'give', receiver, cards: arranged(cards) }
    }
    case 'play':
    case 'lay': {
      const [card, ...more] = cardsNamed(words) ?? []
      return card === undefined || more.length > 0 ? undefined : { type: verb, card }
    }
    case 'take': {
      const [card, ...units] = cardsNamed(words) ?? []
      return card && { type: 'take', card, units: arranged(units) }
    }
    case 'build': {
      const value = numberNamed(words[1])
      const [card, ...units] = cardsNamed(words.toSpliced(1, 1)) ?? []
      return card === undefined || value === undefined
        ? undefined
        : { type: 'build', card, value, units: arranged(units) }
    }
    default:
      return undefined
  }
}
