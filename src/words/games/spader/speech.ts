import { rankOf, type Suit, suitOf as suitOfCard } from '../../../cards/card.ts'
import type { Seat } from '../../../core/seat.ts'
import type { Joker, SpaderCard } from '../../../games/spader/index.ts'
import { cardName, rankName } from '../../cards.ts'
import type { Language } from '../../language.ts'
import { listOf } from '../../list.ts'
import type { Who } from '../../who.ts'

/** SP-J The suit that a card counts as: jokers are spades. */
const suitOf = (card: SpaderCard): Suit => (isJoker(card) ? 'S' : suitOfCard(card))

const isJoker = (card: SpaderCard): card is Joker => card[0] === 'J'

/** How a language names cards, jokers among them; `owned` are the jokers as they stand after a possessive. */
export const cardsOf = (
  language: Language,
  jokers: Readonly<Record<Joker, string>>,
  owned: Readonly<Record<Joker, string>> = jokers,
) => ({
  card: (card: SpaderCard): string => (isJoker(card) ? jokers[card] : cardName(language, card)),
  /** Somebody's card where `led` lies: `dam`, `spader sex`, `stora joker`. */
  answer: (card: SpaderCard, led: Suit): string => {
    if (isJoker(card)) return owned[card]
    return suitOf(card) === led ? rankName(language, rankOf(card)) : cardName(language, card)
  },
})

/** How a language speaks of a side. */
interface Sides {
  readonly language: Language
  /** `Du`, `Ni`: the reader alone, or with a partner. */
  readonly alone: string
  readonly pair: string
  /** `De`: the two across the table. */
  readonly others: string
}

/** A side by the seats on it: the reader's, the reader's opponents', or the names. */
export const sideOf =
  ({ language, alone, pair, others }: Sides) =>
  (who: Who, seats: readonly Seat[]): string => {
    const isPair = seats.length > 1
    if (who.me !== undefined && seats.includes(who.me)) return isPair ? pair : alone
    if (isPair && who.me !== undefined) return others
    return listOf(
      language,
      seats.map((seat) => who.names[seat] ?? ''),
    )
  }

/** The seats of a side as a list of names has them: `Du och Bo`, never `Bo och Du`. */
export const ownFirst = ({ me }: Who, seats: readonly Seat[]): readonly Seat[] =>
  me !== undefined && seats.includes(me) ? [me, ...seats.filter((seat) => seat !== me)] : seats

/** The seats on each of so many sides: two pairs across the table, or everybody alone. */
export const seatsOn = ({ names }: Who, sides: number): readonly (readonly Seat[])[] =>
  sides === 2 && names.length === 4
    ? [
        [0, 2],
        [1, 3],
      ]
    : names.map((_, seat) => [seat])
