import { type TrickSeat, trickMeaning, trickOffers, unseen } from '../../cards/ahead.ts'
import { certainFollow, certainLeads } from '../../cards/claim.ts'
import { beats } from '../../cards/trick.ts'
import type { Ahead, Offer } from '../../core/ahead.ts'
import type { Seat } from '../../core/seat.ts'
import { buildMeaning, buildOffers, onlyBuild } from './ahead-build.ts'
import { BLUE_FIVE, type Card, lowestFirst, PACK, RANKS, SUITS, suitOf } from './cards.ts'
import type { SjufingreTypes } from './index.ts'
import { objection } from './rules.ts'
import { handOf, type SjufingreState, type SolitaireState, type TrickState } from './state.ts'
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

/** S7-18 In which order cards are wished for: the first that fits in its row by then is laid. */
const WISHES = ['first', 'second', 'third', 'fourth']

/** Any card may come to fit before the deal ends, so wishes can last. The last card of a hand comes by itself. */
const rowOffers = (hand: readonly Card[]): readonly Offer[] =>
  WISHES.slice(0, hand.length - 1).map((when) => ({ when, acts: hand.map((card) => `play ${card}`), lasts: true }))

const offers = (state: SjufingreState, seat: Seat): readonly Offer[] => {
  if (state.phase === 'exchange' || state.turn === seat) return []
  if (state.phase === 'build') return buildOffers(state, seat)
  if (state.phase === 'solitaire') return rowOffers(handOf(state, seat))
  const holds = state.trick.length === 0 ? undefined : winningPlayOf(state.trick).seat
  return trickOffers(trickSeat(state, seat), { mayTake: (card) => card === BLUE_FIVE, holds, mayLead: true })
}

const legalCards = (state: TrickState | SolitaireState, seat: Seat): readonly Card[] =>
  handOf(state, seat).filter((card) => objection(state, seat, { type: 'play', card }) === undefined)

const means: Ahead<SjufingreTypes>['means'] = (state, seat, clause) => {
  if (state.phase === 'exchange') return undefined
  if (state.phase === 'build') return buildMeaning(state, seat, clause)
  if (state.phase === 'solitaire') {
    const wished = legalCards(state, seat).find((card) => clause.act === `play ${card}`)
    return wished && WISHES.includes(clause.when) ? { type: 'play', card: wished } : undefined
  }
  const card = trickMeaning(trickSeat(state, seat), clause, { legal: legalCards(state, seat), ours: false })
  return card && { type: 'play', card }
}

/** S7-18 Only a seat that can lay a card is on turn, so everybody sees that its last card fits. */
const forced: Ahead<SjufingreTypes>['forced'] = (state, seat) => {
  if (state.phase === 'exchange') return undefined
  if (state.phase === 'build') {
    const action = onlyBuild(state, seat)
    return action && { action, open: false }
  }
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

/** What can be settled before it is one's turn: cards, and in a trick deal tricks that nobody else can take. */
export const ahead: Ahead<SjufingreTypes> = {
  offers,
  means,
  forced,
  hasClaims: ({ phase }) => phase === 'trick',
  certain,
}
