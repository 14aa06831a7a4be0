import { type TrickSeat, trickMeaning, trickOffers, unseen } from '../../cards/ahead.ts'
import { type Card, RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts'
import { certainFollow, certainLeads } from '../../cards/claim.ts'
import { beats, winningPlay } from '../../cards/trick.ts'
import type { Ahead, Clause, Offer } from '../../core/ahead.ts'
import type { Seat } from '../../core/seat.ts'
import { BIDS, type Bid, PACK, type RodskaggAction } from './action.ts'
import { exchangeAhead } from './exchange.ts'
import { bidRank, highestCall, isLow, playing, RANKING, ritualsHold } from './facts.ts'
import type { RodskaggTypes } from './index.ts'
import { objection } from './rules.ts'
import type { RodskaggState } from './state.ts'

const lowestFirst = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => RANKS.indexOf(rankOf(other)) - RANKS.indexOf(rankOf(one)))

const handOf = ({ deal }: RodskaggState, seat: Seat): readonly Card[] => deal.hands[seat] ?? []

const trickSeat = (state: RodskaggState, seat: Seat): TrickSeat<Card> => {
  const { trick } = state.deal
  return {
    seat,
    hand: handOf(state, seat),
    trick,
    suits: SUITS,
    suitOf,
    takes: (card) => winningPlay([...trick, { seat, card }], RANKING).card === card,
    lowestFirst,
  }
}

/** RO-4 Where bids must rise, one bid, and what to say if it no longer suffices; else it hears only of a Rödskägg. */
const bidOffers = (state: RodskaggState, seat: Seat): readonly Offer[] => {
  const { options, deal } = state
  const said = deal.calls.some((call) => call.seat === seat)
  if (said || !deal.players.includes(seat) || !deal.pickedUp.includes(seat)) return []
  // RO-3 New cards come first, where any may come.
  if (exchangeAhead(state, seat) && isLow(handOf(state, seat), options)) return []
  const highest = highestCall(deal.calls)
  const outbid = options.bidding === 'outbid'
  const bids = BIDS.filter(
    (bid) =>
      (bid !== 6 || options.plainBidSix) && (!outbid || highest === undefined || bidRank(bid) > bidRank(highest.bid)),
  )
  const acts = bids.map((bid) => `bid ${bid}`)
  return outbid
    ? [
        { when: 'bid-suffices', acts: [...acts, 'pass'] },
        { when: 'bid-too-low', acts: ['pass'] },
      ]
    : [
        { when: 'no-redbeard', acts },
        { when: 'redbeard', acts },
      ]
}

/** What waits for a knock or a word aloud must not be passed over by cards that come at once: no orders with rituals. */
const offers = (state: RodskaggState, seat: Seat): readonly Offer[] => {
  const { phase, deal } = state
  if (ritualsHold(state) || !('turn' in phase) || phase.turn === seat) return []
  if (phase.name === 'exchange' || phase.name === 'bidding') {
    return phase.name === 'bidding' || state.options.exchange === 'withBid' ? bidOffers(state, seat) : []
  }
  if (phase.name !== 'play' || !playing(deal).includes(seat)) return []
  const holds = deal.trick.length === 0 ? undefined : winningPlay(deal.trick, RANKING).seat
  // RO-P2 The declarer may lead every trick, whoever takes it; RO-6 after trick 4 comes the question.
  const winnerLeads = state.options.lead === 'winner' || deal.playOff
  return trickOffers(trickSeat(state, seat), { mayTake: () => false, holds, mayLead: winnerLeads })
}

const legalCards = (state: RodskaggState, seat: Seat): readonly Card[] =>
  handOf(state, seat).filter((card) => objection(state, seat, { type: 'play', card }) === undefined)

const bidMeaning = ({ deal }: RodskaggState, { when, act }: Clause): RodskaggAction | undefined => {
  const redbeard = deal.calls.some(({ bid }) => bid === 'redbeard')
  const bid = BIDS.find((known) => act === `bid ${known}`)
  const highest = highestCall(deal.calls)
  const suffices = (said: Bid): boolean => highest === undefined || bidRank(said) > bidRank(highest.bid)
  if (when === 'bid-suffices' && bid !== undefined && !suffices(bid)) return undefined
  if (when === 'no-redbeard' && redbeard) return undefined
  if (when === 'redbeard' && !redbeard) return undefined
  return bid === undefined ? { type: 'pass' } : { type: 'bid', bid }
}

const means = (state: RodskaggState, seat: Seat, clause: Clause): RodskaggAction | undefined => {
  const { phase } = state
  if (ritualsHold(state)) return undefined
  if (phase.name === 'bidding') return bidMeaning(state, clause)
  if (phase.name !== 'play') return undefined
  const card = trickMeaning(trickSeat(state, seat), clause, { legal: legalCards(state, seat), ours: false })
  return card && { type: 'play', card }
}

const forced: Ahead<RodskaggTypes>['forced'] = (state, seat) => {
  const { phase } = state
  const [card, ...others] = legalCards(state, seat)
  if (ritualsHold(state) || phase.name !== 'play' || card === undefined || others.length > 0) return undefined
  return { action: { type: 'play', card }, open: handOf(state, seat).length === 1 }
}

/** RO-6 Before the question somebody may still fold; RO-P2 who leads every trick is not always who takes it. */
const hasClaims = (state: RodskaggState): boolean => {
  const { phase, deal } = state
  return !ritualsHold(state) && phase.name === 'play' && (deal.playOff || deal.tricks.length >= 4)
}

const certain: Ahead<RodskaggTypes>['certain'] = (state, seat) => {
  const { phase, deal } = state
  if (!hasClaims(state) || !('turn' in phase) || phase.turn !== seat) return undefined
  const hand = handOf(state, seat)
  const leadsOn = state.options.lead === 'winner' || deal.playOff || deal.declarer === seat
  if (!leadsOn && hand.length > 1) return undefined
  const played = [...deal.tricks.flatMap(({ plays }) => plays), ...deal.trick].map(({ card }) => card)
  const claimer = {
    hand,
    unseen: unseen(PACK, hand, played),
    suitOf,
    beats: (card: Card, other: Card) => beats(card, other, RANKING),
    isTrump: () => false,
    locked: false,
  }
  const more = deal.trick.length < playing(deal).length - 1
  const cards =
    deal.trick.length === 0
      ? certainLeads(claimer)
      : certainFollow(claimer, { legal: legalCards(state, seat), holder: winningPlay(deal.trick, RANKING).card, more })
  return cards?.map((card) => ({ type: 'play', card }))
}

/** What can be settled before it is one's turn: bids, cards, and tricks that nobody else can take. */
export const ahead: Ahead<RodskaggTypes> = { offers, means, forced, hasClaims, certain }
