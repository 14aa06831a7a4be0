import { type Card, RANKS, SUITS, type Suit } from '../../cards/card.ts'
import { packOf, without } from '../../cards/pack.ts'
import type { Ranking } from '../../cards/trick.ts'
import type { SpaderOptions } from './options.ts'

/** SP-J The big joker and the little one. */
const JOKERS = ['JB', 'JL'] as const
export type Joker = (typeof JOKERS)[number]

/** A card of a Spader pack. */
export type SpaderCard = Card | Joker

/** SP-J The suit a card counts as: jokers are spades. */
export const suitOf = (card: SpaderCard): Suit => (card[0] === 'J' ? 'S' : (card[0] as Suit))

/** Whether a card counts as a spade. */
export const isSpade = (card: SpaderCard): boolean => suitOf(card) === 'S'

/** SP-1, SP-J Spades are trumps; big joker over little joker over ace, two lowest. */
export const ranking: Ranking<SpaderCard> = { order: ['B', 'L', ...RANKS], trump: 'S', suitOf }

/** Every card that any form uses, unshuffled. */
export const ALL_CARDS: readonly SpaderCard[] = [...JOKERS, ...packOf(RANKS)]

/** SP-J, SP-3P, SP-C, SP-Q8 The cards taken out so that everybody gets as many. */
const removed = ({ jokers, jokerRemoves }: SpaderOptions, seats: number): readonly SpaderCard[] => {
  if (seats === 3) return jokers ? [] : ['C2']
  if (seats === 5) return jokers ? ['S2', 'H2', 'D2', 'C2'] : ['D2', 'C2']
  if (!jokers) return []
  return jokerRemoves === 'redTwos' ? ['H2', 'D2'] : ['D2', 'C2']
}

/** The pack these options are played with, in its unshuffled order. */
export const packFor = (options: SpaderOptions, seats: number): readonly SpaderCard[] =>
  without(ALL_CARDS, [...(options.jokers ? [] : JOKERS), ...removed(options, seats)])

/** Cards in a full hand, tricks in a deal and the highest bid: 13, 17, 10 or 18. Two seats throw half the pack. */
export const handSize = (options: SpaderOptions, seats: number): number =>
  options.form === 'two' ? 13 : packFor(options, seats).length / seats

/** How the source teaches to sort a hand: spades leftmost, high cards first; then the colours alternate. */
const HELD_ORDER: readonly SpaderCard[] = [
  ...JOKERS,
  ...(['S', 'H', 'C', 'D'] as const).flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`)),
]

/** SP-D25 Lowest first: lowest rank, equal ranks C before D before H before S, jokers highest. */
const CLOCK_ORDER: readonly SpaderCard[] = [
  ...RANKS.toReversed().flatMap((rank) => SUITS.toReversed().map((suit): Card => `${suit}${rank}`)),
  ...JOKERS.toReversed(),
]

const sortedBy = (order: readonly SpaderCard[], cards: readonly SpaderCard[]): readonly SpaderCard[] =>
  order.filter((card) => cards.includes(card))

/** A hand as its player holds it. */
export const asHeld = (cards: readonly SpaderCard[]): readonly SpaderCard[] => sortedBy(HELD_ORDER, cards)

/** Cards from the lowest up, as the clock chooses among them. */
export const lowestFirst = (cards: readonly SpaderCard[]): readonly SpaderCard[] => sortedBy(CLOCK_ORDER, cards)

/** The one spelling of a list of cards: pack order, jokers first (SP-D27). */
export const asWritten = (cards: readonly SpaderCard[]): readonly SpaderCard[] => sortedBy(ALL_CARDS, cards)
