import type { Bid } from '../../games/spader/index.ts'
import { heightAt, SUIT_COUNT, suitAt, takeOut } from '../sets.ts'
import { type CardNumber, SPADES } from './cards.ts'

/** How a deal is judged; what of it the play depends on. */
interface Judging {
  /** SP-F One point a trick, five for exactly the bid. */
  readonly family: boolean
  /** SP-Q1 The tricks of a failed nil. */
  readonly failedNilTricks: 'bags' | 'contract' | 'nothing'
}

/** A deal as numbers. It is changed in place: whoever tries something out works on a copy. */
export interface Deal {
  readonly judging: Judging
  readonly seats: number
  readonly side: readonly number[]
  /** By seat; -1 for somebody alone. */
  readonly partner: readonly number[]
  /** By seat: tricks promised, 0 for a nil. */
  readonly bids: number[]
  readonly isNil: boolean[]
  /** By seat and suit: what is held; only a seat that thinks looks at it, and at its own. */
  readonly hands: Int32Array
  /** By suit: the cards of the pack, and those that have been played. */
  readonly pack: Int32Array
  readonly gone: Int32Array
  readonly took: Int32Array
  /** The trick: its cards in order, the seat that led, and the card and seat that hold it. */
  readonly trick: Int32Array
  played: number
  leader: number
  best: CardNumber
  holder: number
  /** SP-D18 Led by an early spade: it goes to an opponent of the leader. */
  early: boolean
  broken: boolean
  /** Tricks to come, the one under way among them. */
  left: number
}

/** Writes down a bid; a nil of any kind is 0 with a mark. */
export const setBid = (deal: Deal, seat: number, bid: Bid): void => {
  deal.bids[seat] = typeof bid === 'number' ? bid : 0
  deal.isNil[seat] = typeof bid !== 'number'
}

/** The seat on turn. */
export const turnOf = ({ leader, played, seats }: Deal): number => (leader + played) % seats

/** What a seat holds of a suit. */
export const held = (deal: Deal, seat: number, suit: number): number => deal.hands[SUIT_COUNT * seat + suit] as number

/** What somebody else may hold of a suit, as far as a seat knows by its own hand and the cards played. */
export const unseenBy = (deal: Deal, seat: number, suit: number): number =>
  (deal.pack[suit] as number) & ~(deal.gone[suit] as number) & ~held(deal, seat, suit)

/** SP-3, SP-4 What a seat on turn may play, one set for each suit; no early spade. */
export const allowed = (deal: Deal, seat: number, into: Int32Array): Int32Array => {
  const own = SUIT_COUNT * seat
  const lead = suitAt(deal.trick[0] as number)
  const follows = deal.played > 0 && deal.hands[own + lead] !== 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    into[suit] = follows && suit !== lead ? 0 : (deal.hands[own + suit] as number)
  }
  if (deal.played === 0 && !deal.broken && (into[1] || into[2] || into[3])) into[SPADES] = 0
  return into
}

/** Whether a card takes the trick from the one that holds it. */
export const takes = (card: CardNumber, best: CardNumber): boolean =>
  suitAt(card) === suitAt(best) ? card > best : suitAt(card) === SPADES

/** A card is played by the seat on turn; the last one of a trick gives it to its taker, who leads. */
export const playCard = (deal: Deal, card: CardNumber): void => {
  const seat = turnOf(deal)
  const suit = suitAt(card)
  takeOut(deal.hands, seat, card)
  deal.gone[suit] = (deal.gone[suit] as number) | (1 << heightAt(card))
  if (suit === SPADES) deal.broken = true
  if (deal.played === 0 || takes(card, deal.best)) {
    deal.best = card
    deal.holder = seat
  }
  deal.trick[deal.played++] = card
  if (deal.played < deal.seats) return
  const taker = deal.early ? takerOfLostTrick(deal) : deal.holder
  deal.took[taker] = (deal.took[taker] as number) + 1
  deal.leader = taker
  deal.played = 0
  deal.early = false
  deal.left--
}

/** SP-D18 The opponent of the leader with the best spade, else the next seat. */
const takerOfLostTrick = ({ trick, leader, seats, side }: Deal): number => {
  let [taker, best] = [(leader + 1) % seats, -1]
  for (let place = 1; place < seats; place++) {
    const [seat, card] = [(leader + place) % seats, trick[place] as number]
    if (suitAt(card) !== SPADES || side[seat] === side[leader] || card <= best) continue
    taker = seat
    best = card
  }
  return taker
}

/** Whether a seat has bid nil and taken nothing yet. */
export const guardsNil = (deal: Deal, seat: number): boolean => deal.isNil[seat] === true && deal.took[seat] === 0

/** How many tricks the side of a seat must still take for its contract; below nothing it has bags. */
export const needOf = (deal: Deal, seat: number): number => {
  const { partner, bids, isNil, took, judging } = deal
  const mate = partner[seat] as number
  const counted = (one: number): number =>
    isNil[one] && judging.failedNilTricks !== 'contract' ? 0 : (took[one] as number)
  const own = (bids[seat] as number) - counted(seat)
  return mate < 0 ? own : own + (bids[mate] as number) - counted(mate)
}
