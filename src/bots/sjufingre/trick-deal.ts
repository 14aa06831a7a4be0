import { suitAt as colourOf, putIn, heightAt as rankAt, takeOut } from '../sets.ts'
import { BLUE_FIVE, type CardNumber, COLOURS } from './cards.ts'

/** A trick deal as numbers. It is changed in place: whoever tries something out works on a copy. */
export interface TrickDeal {
  readonly seats: number
  /** By seat: whose cards are judged together. */
  readonly group: readonly number[]
  readonly side: readonly number[]
  readonly jokerLead: boolean
  /** By seat and colour; only a seat that thinks looks at it, and at its own. */
  readonly hands: Int32Array
  /** By colour: what has been played. */
  readonly gone: Int32Array
  /** By group and colour: what has been taken. */
  readonly taken: Int32Array
  readonly trick: Int32Array
  played: number
  leader: number
  best: CardNumber
  holder: number
  /** Tricks taken and to come; the group of the second trick, and of the last one so far. */
  done: number
  left: number
  second: number
  last: number
}

/** The seat on turn. */
export const turnOf = ({ leader, played, seats }: TrickDeal): number => (leader + played) % seats

/** S7-6, S7-7 What a seat on turn may play, one set for each colour. */
export const allowed = (deal: TrickDeal, seat: number, into: Int32Array): Int32Array => {
  const own = COLOURS * seat
  const lead = colourOf(deal.trick[0] as number)
  const follows = deal.played > 0 && deal.hands[own + lead] !== 0
  for (let colour = 0; colour < COLOURS; colour++) {
    into[colour] = follows && colour !== lead ? 0 : (deal.hands[own + colour] as number)
  }
  const joker = 1 << rankAt(BLUE_FIVE)
  const blue = into[colourOf(BLUE_FIVE)] as number
  const hasOther = follows
    ? blue !== joker
    : (into[0] as number) + (into[1] as number) + (into[2] as number) + (blue & ~joker) > 0
  const barred = deal.played === 0 ? !deal.jokerLead : lead === colourOf(BLUE_FIVE) && follows
  if (barred && hasOther) into[colourOf(BLUE_FIVE)] = blue & ~joker
  return into
}

/** S7-6, S7-7 Whether a card takes the trick from the one that holds it. */
export const takes = (card: CardNumber, best: CardNumber): boolean =>
  card === BLUE_FIVE || (best !== BLUE_FIVE && colourOf(card) === colourOf(best) && card > best)

/** S7-6 Plays a card of the seat on turn; a full trick goes to whoever holds it. */
export const playCard = (deal: TrickDeal, card: CardNumber): void => {
  const seat = turnOf(deal)
  takeOut(deal.hands, seat, card)
  deal.gone[colourOf(card)] = (deal.gone[colourOf(card)] as number) | (1 << rankAt(card))
  if (deal.played === 0 || takes(card, deal.best)) {
    deal.best = card
    deal.holder = seat
  }
  deal.trick[deal.played++] = card
  if (deal.played < deal.seats) return
  const group = deal.group[deal.holder] as number
  for (let place = 0; place < deal.seats; place++) putIn(deal.taken, group, deal.trick[place] as number)
  deal.done++
  deal.left--
  deal.last = group
  if (deal.done === 2) deal.second = group
  deal.leader = deal.holder
  deal.played = 0
}
