import { type TrickSeat, trickMeaning, trickOffers, unseen } from '../../cards/ahead.ts'
import { certainFollow, certainLeads } from '../../cards/claim.ts'
import { beats } from '../../cards/trick.ts'
import type { Ahead, Offer } from '../../core/ahead.ts'
import type { Seat } from '../../core/seat.ts'
import { BLUE_FIVE, type Card, lowestFirst, PACK, RANKS, SUITS, suitOf } from './cards.ts'
import type { SjufingreTypes } from './index.ts'
import { objection } from './rules.ts'
import { handOf, type SjufingreState, type TrickState } from './state.ts'
import { winningPlayOf } from './trick.ts'

/** S7-7 Blue 5 takes any trick: it is kept to the last. */
const cheapestFirst = (cards: readonly Card[]): readonly Card[] => {
  const sorted = lowestFirst(cards)
  return [...sorted.filter((card) => card !== BLUE_FIVE), ...sorted.filter((card) => card === BLUE_FIVE)]
}

const trickSeat = (state: TrickState, seat: Seat): TrickSeat<Card> => {
  const { trick } = state
  return {
    seat,
    hand: handOf(state, seat),
    trick,
    suits: SUITS,
    suitOf,
    takes: (card) => winningPlayOf([...trick, { seat, card }]).card === card,
    lowestFirst: cheapestFirst,
  }
}

const offers = (state: SjufingreState, seat: Seat): readonly Offer[] => {
  if (state.phase !== 'trick' || state.turn === seat) return []
  const holds = state.trick.length === 0 ? undefined : winningPlayOf(state.trick).seat
  return trickOffers(trickSeat(state, seat), { mayTake: (card) => card === BLUE_FIVE, holds, mayLead: true })
}

const legalCards = (state: TrickState, seat: Seat): readonly Card[] =>
  handOf(state, seat).filter((card) => objection(state, seat, { type: 'play', card }) === undefined)

const means: Ahead<SjufingreTypes>['means'] = (state, seat, clause) => {
  if (state.phase !== 'trick') return undefined
  const card = trickMeaning(trickSeat(state, seat), clause, { legal: legalCards(state, seat), ours: false })
  return card && { type: 'play', card }
}

const forced: Ahead<SjufingreTypes>['forced'] = (state, seat) => {
  if (state.phase !== 'trick') return undefined
  const [card, ...others] = legalCards(state, seat)
  if (card === undefined || others.length > 0) return undefined
  return { action: { type: 'play', card }, open: handOf(state, seat).length === 1 }
}

const certain: Ahead<SjufingreTypes>['certain'] = (state, seat) => {
  if (state.phase !== 'trick' || state.turn !== seat) return undefined
  const hand = handOf(state, seat)
  const played = [...state.taken.flatMap(({ plays }) => plays), ...state.trick].map(({ card }) => card)
  const ranking = { order: RANKS.map(String) }
  const claimer = {
    hand,
    unseen: unseen(PACK, hand, played),
    suitOf,
    // S7-7 Blue 5 beats whatever lies there, and nothing beats it.
    beats: (card: Card, other: Card) =>
      card === BLUE_FIVE || (other !== BLUE_FIVE && beats<Card>(card, other, ranking)),
    isTrump: (card: Card) => card === BLUE_FIVE,
    locked: true,
  }
  const legal = legalCards(state, seat)
  const cards =
    state.trick.length === 0
      ? certainLeads(claimer)
      : certainFollow(claimer, {
          legal,
          holder: winningPlayOf(state.trick).card,
          more: state.trick.length < state.seats - 1,
        })
  return cards?.map((card) => ({ type: 'play', card }))
}

/** What can be settled before it is one's turn in a trick deal: cards, and tricks that nobody else can take. */
export const ahead: Ahead<SjufingreTypes> = {
  offers,
  means,
  forced,
  hasClaims: ({ phase }) => phase === 'trick',
  certain,
}
