import type { SpaderView } from '../../games/spader/index.ts'
import { putIn, SUIT_COUNT, setAt, suitAt } from '../sets.ts'
import { heightsOf, numberOf, packOf } from './cards.ts'
import { type Deal, held, playCard, setBid } from './deal.ts'

/** What a seat knows, as numbers. */
export interface Facts {
  readonly view: SpaderView
  readonly me: number
  /** The deal as it stands. Of the hands it has one's own, open ones and cards that one has given away. */
  readonly deal: Deal
  /** By seat: how many cards it holds. */
  readonly sizes: readonly number[]
  /** By seat and suit: what it has played in this deal. */
  readonly shown: Int32Array
  /** By seat: the suits that it has shown not to have, as bits. */
  readonly voids: readonly number[]
  /** By suit: the cards that may be in somebody else's hand and are not known to be in a certain one. */
  readonly unseen: readonly number[]
  readonly hasBid: readonly boolean[]
}

const emptyDeal = ({ options, places, form, tricksInDeal }: SpaderView): Deal => {
  const seats = places.length
  return {
    judging: { family: form === 'family', failedNilTricks: options.failedNilTricks },
    seats,
    side: places.map(({ side }) => side),
    partner: places.map(({ seat }) => (form === 'pairs' ? (seat + 2) % 4 : -1)),
    bids: places.map(() => 0),
    isNil: places.map(() => false),
    hands: new Int32Array(seats * SUIT_COUNT),
    pack: Int32Array.from(packOf(options, seats)),
    gone: new Int32Array(SUIT_COUNT),
    took: new Int32Array(seats),
    trick: new Int32Array(seats),
    played: 0,
    leader: 0,
    best: 0,
    holder: 0,
    early: false,
    broken: false,
    left: tricksInDeal,
  }
}

/** The facts of a view that belongs to a seat. */
export const factsOf = (view: SpaderView): Facts => {
  const { own, places, tricks, trick, calls, phase, dealer } = view
  const seats = places.length
  const me = own?.seat ?? 0
  const deal = emptyDeal(view)
  const shown = new Int32Array(seats * SUIT_COUNT)
  const voids = places.map(() => 0)
  for (const { seat, bid } of calls) setBid(deal, seat, bid)
  deal.leader = (dealer + 1) % seats
  for (const { plays, early } of [...tricks, { plays: trick.plays, early: trick.early }]) {
    const [lead] = plays
    if (lead !== undefined) deal.leader = lead.seat
    deal.early = early
    for (const { seat, card } of plays) {
      const number = numberOf(card)
      const led = suitAt(numberOf(lead?.card ?? card))
      if (suitAt(number) !== led) voids[seat] = (voids[seat] as number) | (1 << led)
      putIn(shown, seat, number)
      playCard(deal, number)
    }
  }
  if (phase.kind === 'play' && trick.plays.length === 0) deal.leader = phase.seat
  deal.broken = view.broken
  const known = places.map(({ seat, openHand }) => {
    if (seat === me) return heightsOf(own?.hand ?? [])
    return heightsOf([...(openHand ?? []), ...(seat === own?.partner ? (own?.given ?? []) : [])])
  })
  for (const [seat, sets] of known.entries()) deal.hands.set(sets, SUIT_COUNT * seat)
  return {
    view,
    me,
    deal,
    sizes: places.map(({ cards }) => cards),
    shown,
    voids,
    unseen: [0, 1, 2, 3].map((suit) =>
      known.reduce(
        (left, sets) => left & ~(sets[suit] ?? 0),
        (deal.pack[suit] as number) & ~(deal.gone[suit] as number),
      ),
    ),
    hasBid: places.map(({ bid }) => bid !== undefined),
  }
}

/** What a seat is known to have started with; all of it for oneself. */
export const startOf = ({ deal, shown }: Facts, seat: number): readonly number[] =>
  [0, 1, 2, 3].map((suit) => held(deal, seat, suit) | setAt(shown, seat, suit))
