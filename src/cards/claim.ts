import { without } from './pack.ts'

/** What somebody knows who thinks that the rest is theirs. */
export interface Claimer<C extends string> {
  readonly hand: readonly C[]
  /** Every card that another hand may hold. */
  readonly unseen: readonly C[]
  readonly suitOf: (card: C) => string
  /** Whether `card` beats `other` when `other` has been led or holds the trick. */
  readonly beats: (card: C, other: C) => boolean
  /** A card that takes a trick to which another suit has been led. */
  readonly isTrump: (card: C) => boolean
  /** Trumps may not be led while anything else is held. */
  readonly locked: boolean
}

/** Whether a card that is led to a trick, or holds it, can be beaten by none of these. */
const isSafe = <C extends string>({ beats }: Claimer<C>, card: C, others: readonly C[]): boolean =>
  !others.some((other) => beats(other, card))

const highestFirst = <C extends string>({ beats }: Claimer<C>, cards: readonly C[]): readonly C[] =>
  cards.toSorted((one, other) => (beats(one, other) ? -1 : 1))

/**
 * Whether cards of one suit, led from the highest down, each take their trick. The worst that can be is that one hand
 * holds all the others of the suit and keeps the best of them to the last: it has none left when as many rounds have been
 * led as it had cards. Cards led after that cannot be beaten within the suit.
 */
const ledOut = <C extends string>(claimer: Claimer<C>, own: readonly C[], theirs: readonly C[]): boolean =>
  highestFirst(claimer, own)
    .slice(0, theirs.length)
    .every((card) => isSafe(claimer, card, theirs))

/**
 * The cards in the order in which to lead them, for somebody who then takes every trick left, whatever the others hold
 * and do; `undefined` if that is not certain. Trumps that others may hold must be drawn before anything else is led, each
 * round of it taken. It counts on nobody having to follow suit and on no card being in a certain hand, so it may refuse
 * what is certain all the same.
 */
export const certainLeads = <C extends string>(claimer: Claimer<C>): readonly C[] | undefined => {
  const { hand, unseen, suitOf, isTrump, locked } = claimer
  const trumps = highestFirst(claimer, hand.filter(isTrump))
  const plain = without(hand, trumps)
  const theirs = unseen.filter(isTrump)
  if (!ledOut(claimer, trumps, theirs)) return undefined
  if (plain.length > 0 && theirs.length > 0 && (locked || trumps.length < theirs.length)) return undefined
  const others = without(unseen, theirs)
  const suits = [...new Set(plain.map(suitOf))]
  const inSuit = (cards: readonly C[], suit: string) => cards.filter((card) => suitOf(card) === suit)
  if (!suits.every((suit) => ledOut(claimer, inSuit(plain, suit), inSuit(others, suit)))) return undefined
  const leads = suits.flatMap((suit) => highestFirst(claimer, inSuit(plain, suit)))
  return theirs.length > 0 ? [...trumps, ...leads] : [...leads, ...trumps]
}

/**
 * The same for a trick that has been led: the card to play to it, of those that are legal, and the leads after it.
 * `holder` is the card that holds the trick; `more`: others play after.
 */
export const certainFollow = <C extends string>(
  claimer: Claimer<C>,
  { legal, holder, more }: { readonly legal: readonly C[]; readonly holder: C; readonly more: boolean },
): readonly C[] | undefined => {
  for (const card of legal) {
    const takes = claimer.beats(card, holder) && (!more || isSafe(claimer, card, claimer.unseen))
    const leads = takes ? certainLeads({ ...claimer, hand: without(claimer.hand, [card]) }) : undefined
    if (leads !== undefined) return [card, ...leads]
  }
  return undefined
}
