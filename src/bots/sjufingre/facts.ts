import type { SjufingreView, TrickView } from '../../games/sjufingre/index.ts'
import { suitAt as colourOf, heightAt as rankAt, under } from '../sets.ts'
import { COLOURS, numberOf, ranksOf, WHOLE } from './cards.ts'

/** What a seat knows, as numbers. */
export interface Facts {
  readonly view: SjufingreView
  readonly me: number
  /** By seat: whose side it is on, and whose cards are judged together. */
  readonly side: readonly number[]
  readonly group: readonly number[]
  /** By colour: one's own cards, and those that nobody has seen. */
  readonly hand: readonly number[]
  readonly unseen: readonly number[]
  /** By seat: how many cards it holds, and the colours that it has shown not to have, as bits. */
  readonly sizes: readonly number[]
  readonly voids: readonly number[]
}

/** Everything that lies open or was taken, as sets, one a colour. */
const openIn = ({ play }: SjufingreView): readonly number[] => {
  switch (play.phase) {
    case 'exchange':
      return ranksOf(play.given.flatMap(({ cards }) => cards))
    case 'trick':
      return ranksOf([...play.taken.flatMap(({ plays }) => plays), ...play.trick].map(({ card }) => card))
    case 'build':
      return ranksOf([
        ...play.taken.flatMap(({ card, cards }) => [card, ...cards]),
        ...play.units.flatMap(({ cards }) => cards),
      ])
    case 'solitaire':
      return play.rows.map(({ low, high }) => {
        if (low === undefined || high === undefined) return 0
        return under(rankAt(numberOf(high)) + 1) & ~under(rankAt(numberOf(low)))
      })
  }
}

/** Who has not followed what: no card of that colour is left there, not even blue 5, which must follow as the last. */
const voidsIn = ({ taken, trick }: TrickView, seats: number): readonly number[] => {
  const voids: number[] = Array(seats).fill(0)
  for (const plays of [...taken.map((one) => one.plays), trick]) {
    const [lead] = plays
    if (lead === undefined) continue
    const led = colourOf(numberOf(lead.card))
    for (const { seat, card } of plays) {
      if (colourOf(numberOf(card)) !== led) voids[seat] = (voids[seat] as number) | (1 << led)
    }
  }
  return voids
}

/** The facts of a view that belongs to a seat. */
export const factsOf = (view: SjufingreView): Facts => {
  const { seats, sides, options, play } = view
  const me = view.viewer === 'spectator' ? 0 : view.viewer
  const side = Array.from({ length: seats }, (_, seat) => sides.findIndex((one) => one.includes(seat)))
  const hand = ranksOf(view.hand)
  const open = openIn(view)
  return {
    view,
    me,
    side,
    group: options.teamScoring === 'pooled' ? side : side.map((_, seat) => seat),
    hand,
    unseen: Array.from(
      { length: COLOURS },
      (_, colour) => WHOLE & ~(hand[colour] as number) & ~(open[colour] as number),
    ),
    sizes: view.cardsLeft,
    voids: play.phase === 'trick' ? voidsIn(play, seats) : Array(seats).fill(0),
  }
}

/** The hand of the seat that thinks, as the only one in its place. */
export const ownHands = ({ hand, me, view }: Facts): Int32Array => {
  const hands = new Int32Array(COLOURS * view.seats)
  hands.set(hand, COLOURS * me)
  return hands
}
