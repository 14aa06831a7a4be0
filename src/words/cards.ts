import { type Card, type Rank, rankOf, type Suit, suitOf } from '../cards/card.ts'
import type { Language } from './language.ts'

/** The names of one language for the French cards. */
interface CardWords {
  readonly suits: Readonly<Record<Suit, string>>
  readonly ranks: Readonly<Record<Rank, string>>
  /** What is printed in the corner of the cards whose rank is no number. */
  readonly corner: Readonly<Partial<Record<Rank, string>>>
  spoken(suit: string, rank: string): string
}

const ranks = (names: string): Readonly<Record<Rank, string>> => {
  const [A = '', K = '', Q = '', J = '', T = '', ...rest] = names.split(' ')
  const [nine = '', eight = '', seven = '', six = '', five = '', four = '', three = '', two = ''] = rest
  return { A, K, Q, J, T, 9: nine, 8: eight, 7: seven, 6: six, 5: five, 4: four, 3: three, 2: two }
}

const words: Readonly<Record<Language, CardWords>> = {
  sv: {
    suits: { S: 'spader', H: 'hjärter', D: 'ruter', C: 'klöver' },
    ranks: ranks('ess kung dam knekt tio nio åtta sju sex fem fyra tre två'),
    corner: { A: 'E', K: 'K', Q: 'D', J: 'Kn', T: '10' },
    spoken: (suit, rank) => `${suit} ${rank}`,
  },
  da: {
    suits: { S: 'spar', H: 'hjerter', D: 'ruder', C: 'klør' },
    ranks: ranks('es konge dame knægt ti ni otte syv seks fem fire tre to'),
    corner: { A: 'Es', K: 'K', Q: 'D', J: 'B', T: '10' },
    spoken: (suit, rank) => `${suit} ${rank}`,
  },
  en: {
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    ranks: ranks('ace king queen jack ten nine eight seven six five four three two'),
    corner: { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10' },
    spoken: (suit, rank) => `${rank} of ${suit}`,
  },
}

/** The name of a suit: `hjärter`, `hjerter`, `hearts`. */
export const suitName = (language: Language, suit: Suit): string => words[language].suits[suit]

/** The name of a rank: `kung`, `konge`, `king`. */
export const rankName = (language: Language, rank: Rank): string => words[language].ranks[rank]

/** What stands in a card's corner: `Kn`, `B`, `J`; `10` for ten. */
export const cornerOf = (language: Language, card: Card): string => words[language].corner[rankOf(card)] ?? rankOf(card)

/** A card as it is said aloud: `hjärter kung`, `hjerter konge`, `king of hearts`. */
export const cardName = (language: Language, card: Card): string =>
  words[language].spoken(suitName(language, suitOf(card)), rankName(language, rankOf(card)))
