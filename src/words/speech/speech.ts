import { type Card, rankOf, suitOf } from '../../cards/card.ts'
import type { Seat } from '../../core/seat.ts'
import { cardName, rankName, suitName } from '../cards.ts'
import type { PhraseWords } from '../game.ts'
import type { Language } from '../language.ts'
import { listFormat } from '../list.ts'
import { nameOf, type Who } from '../who.ts'

/** How a language speaks to its reader where others are called by name. */
interface You {
  /** `Du`: begins a sentence. */
  readonly start: string
  /** `du`: inside a sentence. */
  readonly inside: string
  /** `dig`: gets or loses something. */
  readonly object: string
}

/** Somebody in a sentence: the reader as "you", everybody else by name. */
export const peopleOf = (you: You) => {
  const called = (form: string) => (who: Who, seat: Seat) => (seat === who.me ? form : nameOf(who, seat))
  return { start: called(you.start), inside: called(you.inside), object: called(you.object) }
}

/** Cards of which one or all are meant; those of one suit name it once: `hjärter kung eller dam`, `king and queen of hearts`. */
const cardsAs =
  (type: 'conjunction' | 'disjunction') =>
  (language: Language, cards: readonly Card[]): string => {
    const list = listFormat(language, type)
    const [first, ...rest] = cards
    if (first === undefined) return ''
    const suit = suitOf(first)
    if (rest.length === 0 || rest.some((card) => suitOf(card) !== suit))
      return list.format(cards.map((card) => cardName(language, card)))
    const ranks = list.format(cards.map((card) => rankName(language, rankOf(card))))
    return language === 'en' ? `${ranks} of ${suitName(language, suit)}` : `${suitName(language, suit)} ${ranks}`
  }

/** Cards to choose from: `hjärter kung eller dam`. */
export const choiceOf = cardsAs('disjunction')

/** Cards that belong together: `hjärter kung och dam`. */
export const allOf = cardsAs('conjunction')

/** A sentence, whatever it begins with. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A change of a score: `+2`, `−1`. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

/** The same where nothing may have changed: `+2`, `0`, `−1`. */
export const changed = (points: number): string => (points === 0 ? '0' : signed(points))

/** A score as it is printed: `17`, `−17`. */
export const printed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

/** A phrase as this table says it: in its own words, or as it is usually said. */
export const phraseIn =
  <Name extends string>(phrases: Readonly<Record<Name, PhraseWords>>) =>
  (who: Who, name: Name): string =>
    who.phrases?.[name] ?? phrases[name].usual
