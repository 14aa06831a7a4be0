import { type Card, rankOf, type Suit, suitOf } from '../../../src/cards/card.ts'

const RANKS = '789TAJQK'
const isHigher = (card: Card, other: Card): boolean => RANKS.indexOf(rankOf(card)) > RANKS.indexOf(rankOf(other))

/** EK-9 in the words of the rulebook: (1) higher of the led suit, (2) lower of it, (3) a trump, (4) any card. */
export const answersTo = (lead: Card, hand: readonly Card[], trump: Suit): readonly Card[] => {
  const suit = hand.filter((card) => suitOf(card) === suitOf(lead))
  const higher = suit.filter((card) => isHigher(card, lead))
  const trumps = hand.filter((card) => suitOf(card) === trump)
  return [higher, suit, trumps, hand].find((choice) => choice.length > 0) ?? []
}

/** Whether `card` takes the trick from the lead. */
export const wins = (card: Card, lead: Card, trump: Suit): boolean =>
  suitOf(card) === suitOf(lead) ? isHigher(card, lead) : suitOf(card) === trump

/** The tricks that the leader makes when both see all cards and play their best; `first` may fix the first lead. */
export const leaderMakes = (
  leader: readonly Card[],
  follower: readonly Card[],
  trump: Suit,
  first: readonly Card[] = leader,
): number =>
  leader.length === 0
    ? 0
    : Math.max(
        ...first.map((lead) =>
          Math.min(
            ...answersTo(lead, follower, trump).map((card) => {
              const leaderLeft = leader.filter((held) => held !== lead)
              const followerLeft = follower.filter((held) => held !== card)
              return wins(card, lead, trump)
                ? leaderLeft.length - leaderMakes(followerLeft, leaderLeft, trump)
                : 1 + leaderMakes(leaderLeft, followerLeft, trump)
            }),
          ),
        ),
      )
