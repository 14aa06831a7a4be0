import type { Clause, Offer } from '../core/ahead.ts'
import type { Seat } from '../core/seat.ts'
import { without } from './pack.ts'

/** A trick as it lies, or as it is about to begin, with what one seat holds. */
export interface TrickSeat<C extends string> {
  readonly seat: Seat
  readonly hand: readonly C[]
  readonly trick: readonly { readonly seat: Seat; readonly card: C }[]
  /** Every suit that can be led. */
  readonly suits: readonly string[]
  readonly suitOf: (card: C) => string
  /** Whether `card` would hold the trick as it lies. */
  readonly takes: (card: C) => boolean
  /** Cards from the lowest up, as somebody thinks who wants to keep what is worth something: trumps last. */
  readonly lowestFirst: (cards: readonly C[]) => readonly C[]
}

/**
 * What can be arranged for the next card of a seat that is not on turn: one thing for the suit that has been led, or one
 * for each that may be; and a lead for the one who holds the trick. `mayTake`: cards of another suit than the one led
 * that can take a trick; `mayLead`: whether leads are arranged at all; `partners`: a trick may be the side's already.
 */
export const trickOffers = <C extends string>(
  { seat, hand, trick, suits, suitOf, lowestFirst }: TrickSeat<C>,
  {
    mayTake,
    holds,
    mayLead,
    partners = false,
  }: { mayTake: (card: C) => boolean; holds: Seat | undefined; mayLead: boolean; partners?: boolean },
): readonly Offer[] => {
  if (hand.length < 2) return []
  const [lead] = trick
  const take = partners ? 'take-for-us' : 'take'
  const isNext = lead === undefined || trick.some((play) => play.seat === seat)
  const offers = (isNext ? suits : [suitOf(lead.card)]).map((suit): Offer => {
    const following = hand.filter((card) => suitOf(card) === suit)
    const cards = following.length > 0 ? following : hand
    const ways = cards.length < 2 ? [] : following.length > 0 || cards.some(mayTake) ? ['lowest', take] : ['lowest']
    return { when: `led ${suit}`, acts: [...ways, ...lowestFirst(cards).map((card) => `play ${card}`)], lasts: true }
  })
  const leads = isNext && mayLead && holds === seat
  return leads ? [...offers, { when: 'lead', acts: lowestFirst(hand).map((card) => `play ${card}`) }] : offers
}

/**
 * The card that a clause means for a seat on turn, of those that it may play. `lowest` is the lowest of them, `take` the
 * lowest that takes the trick, or the lowest of all where none does; with `take-for-us` also where a partner has it (`ours`).
 */
export const trickMeaning = <C extends string>(
  { trick, hand, suitOf, takes, lowestFirst }: TrickSeat<C>,
  { when, act }: Clause,
  { legal, ours }: { readonly legal: readonly C[]; readonly ours: boolean },
): C | undefined => {
  const [lead] = trick
  if (when !== (lead === undefined ? 'lead' : `led ${suitOf(lead.card)}`)) return undefined
  const lowest = lowestFirst(legal)
  if (act === 'take' || (act === 'take-for-us' && !ours)) return lowest.find(takes) ?? lowest[0]
  return act === 'lowest' || act === 'take-for-us' ? lowest[0] : hand.find((card) => act === `play ${card}`)
}

/** The cards of a pack that somebody has not seen who has seen these. */
export const unseen = <C extends string>(pack: readonly C[], ...seen: readonly (readonly C[])[]): readonly C[] =>
  without(pack, seen.flat())
