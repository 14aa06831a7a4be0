import { type TrickSeat, trickMeaning, trickOffers, unseen } from '../../cards/ahead.ts'
import { type Card, SUITS, suitOf } from '../../cards/card.ts'
import { certainFollow, certainLeads } from '../../cards/claim.ts'
import { beats, winningPlay } from '../../cards/trick.ts'
import type { Ahead, Offer } from '../../core/ahead.ts'
import type { Seat } from '../../core/seat.ts'
import { exchangeMeaning, exchangeOffers } from './ahead-exchange.ts'
import { packetsObjection } from './deal.ts'
import type { EkarteTypes } from './index.ts'
import { kingMarkedBy, kingObjection } from './king.ts'
import { fromLowest, PACK, rankingWith, trumpKing } from './pack.ts'
import { playerToPlay } from './play.ts'
import { objection } from './rules.ts'
import { TRICKS } from './score.ts'
import { allPlays, type EkarteState, elderOf, PLAYERS, type Player, trumpOf } from './state.ts'

const playerAt = (seat: Seat): Player => PLAYERS.find((player) => player === seat) ?? 0

const trickSeat = (state: EkarteState, seat: Player): TrickSeat<Card> => {
  const { trick, turnUp, hands } = state
  return {
    seat,
    hand: hands[seat],
    trick,
    suits: SUITS,
    suitOf,
    takes: (card) => winningPlay([...trick, { seat, card }], rankingWith(turnUp)).card === card,
    lowestFirst: (cards) => fromLowest(cards, turnUp),
  }
}

/** EK-R Where irregular cards can be claimed, a card that comes at once would leave no time to take one back. */
const isPlain = ({ phase, options }: EkarteState): boolean => phase === 'play' && options.irregular === 'blocked'

/** EK-8, EK-D5 Whether everybody can see that this player can announce the king no more, held or not. */
const isKingSettled = (state: EkarteState, player: Player): boolean => {
  const plays = allPlays(state)
  const own = plays.find(({ seat }) => seat === player)
  if (state.options.kingWindow !== 'ownFirstCard' || state.replayed || kingMarkedBy(state) !== undefined) return true
  if (state.turnUp === trumpKing(state.turnUp)) return true
  return own !== undefined && (own.card !== trumpKing(state.turnUp) || own !== plays.at(-1))
}

/** EK-8 No card comes by itself while somebody may still announce the king before it. */
const isOpen = (state: EkarteState): boolean =>
  isPlain(state) && PLAYERS.every((player) => isKingSettled(state, player))

/** EK-8, EK-D5 The first lead takes the king from nobody: not from its player, who has none to announce, nor the dealer. */
const isFirstLead = (state: EkarteState, player: Player): boolean =>
  isPlain(state) &&
  player === elderOf(state) &&
  allPlays(state).length === 0 &&
  kingObjection(state, player) !== undefined

const offers = (state: EkarteState, seat: Seat): readonly Offer[] => {
  const player = playerAt(seat)
  if (state.phase !== 'play') return exchangeOffers(state, player)
  const hasPlayed = allPlays(state).some((play) => play.seat === player)
  if (!isPlain(state) || playerToPlay(state) === player || !(hasPlayed || isOpen(state))) return []
  const trump = trumpOf(state)
  return trickOffers(trickSeat(state, player), {
    mayTake: (card) => suitOf(card) === trump,
    holds: state.trick[0]?.seat,
    mayLead: true,
  })
}

const legalCards = (state: EkarteState, seat: Player): readonly Card[] =>
  state.hands[seat].filter((card) => objection(state, seat, { type: 'play', card }) === undefined)

const means: Ahead<EkarteTypes>['means'] = (state, seat, clause) => {
  const player = playerAt(seat)
  if (state.phase !== 'play') return exchangeMeaning(state, player, clause)
  if (!isOpen(state) && !isFirstLead(state, player)) return undefined
  const when = clause.when === 'refused' ? 'lead' : clause.when
  const legal = legalCards(state, player)
  const card = trickMeaning(trickSeat(state, player), { ...clause, when }, { legal, ours: false })
  return card && { type: 'play', card }
}

/** EK-D17 Somebody may still say how they will deal, which the last trick puts an end to. */
const mayChoosePackets = (state: EkarteState): boolean =>
  PLAYERS.some((player) => packetsObjection(state, player) === undefined)

/** EK-14 Giving up stays possible after a forced card as before it, until four tricks are complete. */
const forced: Ahead<EkarteTypes>['forced'] = (state, seat) => {
  const player = playerAt(seat)
  const last = state.tricks.length === TRICKS - 1
  const [card, ...others] = legalCards(state, player)
  if (!isOpen(state) || card === undefined || others.length > 0) return undefined
  return last && mayChoosePackets(state) ? undefined : { action: { type: 'play', card }, open: last }
}

const certain: Ahead<EkarteTypes>['certain'] = (state, seat) => {
  const player = playerAt(seat)
  if (!isOpen(state) || playerToPlay(state) !== player) return undefined
  const hand = state.hands[player]
  const [lead] = state.trick
  const claimer = {
    hand,
    unseen: unseen(
      PACK,
      hand,
      state.discards[player],
      allPlays(state).map(({ card }) => card),
      [state.turnUp],
    ),
    suitOf,
    beats: (card: Card, other: Card) => beats(card, other, rankingWith(state.turnUp)),
    isTrump: (card: Card) => suitOf(card) === trumpOf(state),
    locked: false,
  }
  const cards =
    lead === undefined
      ? certainLeads(claimer)
      : certainFollow(claimer, { legal: legalCards(state, player), holder: lead.card, more: false })
  return cards?.map((card) => ({ type: 'play', card }))
}

/** What can be settled before it is one's turn: the exchange, cards, and tricks that the other cannot take. */
export const ahead: Ahead<EkarteTypes> = { offers, means, forced, hasClaims: isOpen, certain }
