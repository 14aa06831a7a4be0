import { type TrickSeat, trickMeaning, trickOffers, unseen } from '../../cards/ahead.ts'
import { SUITS } from '../../cards/card.ts'
import { certainFollow, certainLeads } from '../../cards/claim.ts'
import { beats, winningPlay } from '../../cards/trick.ts'
import type { Ahead, Clause, Offer } from '../../core/ahead.ts'
import type { Seat } from '../../core/seat.ts'
import type { Bid, SpaderAction } from './action.ts'
import { handSize, isSpade, lowestFirst, packFor, ranking, type SpaderCard, suitOf } from './cards.ts'
import type { SpaderTypes } from './index.ts'
import { isEarlySpade } from './irregular.ts'
import { nilIsOn, openSeats } from './options.ts'
import { objection } from './rules.ts'
import { bidOf, handOf, partnerOf, type SpaderState } from './state.ts'

/** Spades are kept to the last. */
const cheapestFirst = (cards: readonly SpaderCard[]): readonly SpaderCard[] => {
  const sorted = lowestFirst(cards)
  return [...sorted.filter((card) => !isSpade(card)), ...sorted.filter(isSpade)]
}

const trickSeat = (state: SpaderState, seat: Seat): TrickSeat<SpaderCard> => {
  const { trick } = state.piles
  return {
    seat,
    hand: handOf(state, seat),
    trick,
    suits: SUITS,
    suitOf,
    takes: (card) => winningPlay([...trick, { seat, card }], ranking).card === card,
    lowestFirst: cheapestFirst,
  }
}

const holderOf = ({ piles: { trick } }: SpaderState): Seat | undefined =>
  trick.length === 0 ? undefined : winningPlay(trick, ranking).seat

/** A bid before its turn hears of no bid before it but a nil, which changes what the others are out for. */
const bidOffers = (state: SpaderState, seat: Seat): readonly Offer[] => {
  if (state.looked[seat] !== true || bidOf(state, seat) !== undefined) return []
  const numbers = Array.from({ length: handSize(state.options, state.seats) }, (_, place): Bid => place + 1)
  const bids: readonly Bid[] = nilIsOn(state.options) ? ['nil', ...numbers] : numbers
  const acts = bids.map((bid) => `bid ${bid}`)
  return nilIsOn(state.options)
    ? [
        { when: 'no-nil', acts },
        { when: 'nil', acts },
      ]
    : [{ when: 'any-bids', acts }]
}

const offers = (state: SpaderState, seat: Seat): readonly Offer[] => {
  const { phase } = state
  if (phase.kind === 'over' || phase.seat === seat) return []
  if (phase.kind === 'bidding') return bidOffers(state, seat)
  if (phase.kind !== 'play') return []
  return trickOffers(trickSeat(state, seat), {
    mayTake: isSpade,
    holds: holderOf(state),
    mayLead: true,
    partners: partnerOf(state, seat) !== undefined,
  })
}

const legalCards = (state: SpaderState, seat: Seat): readonly SpaderCard[] =>
  handOf(state, seat).filter((card) => objection(state, seat, { type: 'play', card }) === undefined)

/** A trick that a partner holds is not overtaken, unless the partner wants none. */
const isOurs = (state: SpaderState, seat: Seat): boolean => {
  const partner = partnerOf(state, seat)
  return partner !== undefined && holderOf(state) === partner && typeof bidOf(state, partner) === 'number'
}

const bidMeaning = ({ calls }: SpaderState, { when, act }: Clause): SpaderAction | undefined => {
  const nil = calls.some(({ bid }) => typeof bid !== 'number')
  if (when !== 'any-bids' && when !== (nil ? 'nil' : 'no-nil')) return undefined
  const bid = act.slice('bid '.length)
  return { type: 'bid', bid: bid === 'nil' ? bid : Number(bid) }
}

const means = (state: SpaderState, seat: Seat, clause: Clause): SpaderAction | undefined => {
  if (state.phase.kind === 'bidding') return bidMeaning(state, clause)
  if (state.phase.kind !== 'play') return undefined
  const legal = legalCards(state, seat)
  const card = trickMeaning(trickSeat(state, seat), clause, { legal, ours: isOurs(state, seat) })
  // SP-I An early spade costs something: nobody has meant it beforehand.
  return card === undefined || isEarlySpade(state, seat, card) ? undefined : { type: 'play', card }
}

/** Everybody sees that a last card is the last, and what an open hand may play. */
const forced: Ahead<SpaderTypes>['forced'] = (state, seat) => {
  const { phase, options } = state
  const [card, ...others] = legalCards(state, seat)
  if (phase.kind !== 'play' || phase.seat !== seat || card === undefined || others.length > 0) return undefined
  return {
    action: { type: 'play', card },
    open: handOf(state, seat).length === 1 || openSeats(options).includes(seat),
  }
}

const certain: Ahead<SpaderTypes>['certain'] = (state, seat) => {
  const { phase, piles, broken, options, seats } = state
  if (phase.kind !== 'play' || phase.seat !== seat) return undefined
  const hand = handOf(state, seat)
  const played = [...piles.tricks.flatMap(({ plays }) => plays), ...piles.trick].map(({ card }) => card)
  const claimer = {
    hand,
    unseen: unseen(packFor(options, seats), hand, played),
    suitOf,
    beats: (card: SpaderCard, other: SpaderCard) => beats(card, other, ranking),
    isTrump: isSpade,
    locked: !broken,
  }
  const legal = legalCards(state, seat)
  // SP-D18 A trick that is lost already cannot be taken.
  if (phase.early) return undefined
  const cards =
    piles.trick.length === 0
      ? certainLeads(claimer)
      : certainFollow(claimer, {
          legal,
          holder: winningPlay(piles.trick, ranking).card,
          more: piles.trick.length < seats - 1,
        })
  // SP-D17 A suit that has been named must be led first.
  if (cards?.[0] === undefined || !legal.includes(cards[0])) return undefined
  return cards.map((card) => ({ type: 'play', card }))
}

/** What can be settled before it is one's turn: bids, cards, and tricks that nobody else can take. */
export const ahead: Ahead<SpaderTypes> = {
  offers,
  means,
  forced,
  hasClaims: ({ phase }) => phase.kind === 'play',
  certain,
}
