import type { Card, Suit } from '../../../games/sjufingre/index.ts'
import type { Language } from '../../language.ts'
import { listOf } from '../../list.ts'

/** How one language speaks of a colour. */
interface ColourWords {
  /** Before a number: `röd`. */
  readonly name: string
  /** The colour as such: `rött`. */
  readonly noun: string
  /** What is printed beside its shape. */
  readonly letter: string
}

const colours: Readonly<Record<Language, Readonly<Record<Suit, ColourWords>>>> = {
  sv: {
    R: { name: 'röd', noun: 'rött', letter: 'R' },
    Y: { name: 'gul', noun: 'gult', letter: 'Gu' },
    G: { name: 'grön', noun: 'grönt', letter: 'Gr' },
    B: { name: 'blå', noun: 'blått', letter: 'B' },
  },
  da: {
    R: { name: 'rød', noun: 'rødt', letter: 'R' },
    Y: { name: 'gul', noun: 'gult', letter: 'Gu' },
    G: { name: 'grøn', noun: 'grønt', letter: 'Gr' },
    B: { name: 'blå', noun: 'blåt', letter: 'B' },
  },
  en: {
    R: { name: 'red', noun: 'red', letter: 'R' },
    Y: { name: 'yellow', noun: 'yellow', letter: 'Y' },
    G: { name: 'green', noun: 'green', letter: 'G' },
    B: { name: 'blue', noun: 'blue', letter: 'B' },
  },
}

const suitOf = (card: Card): Suit => card.charAt(0) as Suit

/** The number on a card. */
export const numberOf = (card: Card): string => card.slice(1)

/** A card as it is said aloud: `röd 9`, `rød 9`, `red 9`. */
export const danishName = (language: Language, card: Card): string =>
  `${colours[language][suitOf(card)].name} ${numberOf(card)}`

/** A colour by itself: `rött`, `rødt`, `red`. */
export const colourName = (language: Language, suit: Suit): string => colours[language][suit].noun

/** The letter beside the shape: `Gu`, `Gu`, `Y`. */
export const colourLetter = (language: Language, suit: Suit): string => colours[language][suit].letter

/** Several cards; those of one number say it once: `röd och gul 9`. */
export const danishNames = (language: Language, cards: readonly Card[]): string => {
  const [first] = cards
  if (first === undefined) return ''
  const sameNumber = cards.every((card) => numberOf(card) === numberOf(first))
  if (!sameNumber)
    return listOf(
      language,
      cards.map((card) => danishName(language, card)),
    )
  const names = cards.map((card) => colours[language][suitOf(card)].name)
  return `${listOf(language, names)} ${numberOf(first)}`
}

/** Groups of units: `5 + 4 och Mads 9-hög`. */
export const groupsOf = (language: Language, groups: readonly (readonly string[])[]): string =>
  listOf(
    language,
    groups.map((units) => units.join(' + ')),
  )
