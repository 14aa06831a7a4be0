/*
 * What the people of the bench settle ahead: rules of thumb that an order can say, one for each kind of condition. They
 * see what their own page shows them, and nothing else.
 */
import type { Offer } from '../core/ahead.ts'
import type { Game } from '../core/game.ts'

/**
 * `bare`: nothing comes by itself. `little`: bids, and suits of one card. `some`: all for the next turn. `all`: what can
 * last for the deal.
 */
export const WAYS = ['bare', 'little', 'some', 'all'] as const
export type Way = (typeof WAYS)[number]

/** What the views of the games have of use here. */
interface Seen {
  readonly hand?: readonly string[]
  readonly own?: { readonly hand: readonly string[] }
  readonly trump?: string
  readonly sides?: readonly { readonly seats: readonly number[]; readonly needed: number }[]
  readonly places?: readonly { readonly bid?: unknown }[]
  readonly play?: {
    readonly units?: readonly { readonly value: number }[]
    readonly rows?: readonly { readonly suit: string; readonly low?: string; readonly high?: string }[]
  }
}

const handOf = (view: Seen): readonly string[] => view.hand ?? view.own?.hand ?? []

/** The number on a Danish card. */
const numberOf = (card: string): number => Number(card.slice(1))

/** Whether somebody still wants tricks: in Spader until the contract is made, in Som 7 fingre never, else always. */
const wantsTricks = (game: Game, { places = [], sides = [] }: Seen, seat: number): boolean => {
  if (game.id !== 'spader') return game.id !== 'sjufingre'
  return typeof places[seat]?.bid === 'number' && sides.some(({ seats, needed }) => seats.includes(seat) && needed > 0)
}

/** A card to a trick: take it while tricks are wanted, else the lowest; and a lead, high or low in the same way. */
const cardAhead = ({ when, acts }: Offer, way: Way, wants: boolean): string | undefined => {
  const first = acts[0]
  if (when === 'lead')
    return way === 'little' ? undefined : wants ? acts.findLast((text) => !/ [SJ]/.test(text)) : first
  if (first !== 'lowest') return first
  if (way === 'little') return undefined
  return (wants ? acts.find((text) => text.startsWith('take')) : undefined) ?? first
}

/** A bid without a turn, by aces and kings. */
const bidAhead = ({ acts }: Offer, view: Seen): string | undefined => {
  const wish = Math.max(1, handOf(view).filter((card) => /[AK]$/.test(card)).length)
  return acts.find((text) => text === `bid ${wish}`) ?? acts.find((text) => text === 'pass')
}

/** Ekarté: trumps, kings and queens are kept, three of them are enough to play with, and the highest card is led. */
const exchangeAhead = ({ when, acts }: Offer, view: Seen): string | undefined => {
  const good = handOf(view).filter((card) => card.startsWith(view.trump ?? '') || /[KQ]$/.test(card)).length
  if (when === 'refused' || (when === 'again' && good >= 3)) return acts.findLast((text) => / ?play /.test(text))
  if (when === 'asked' && good >= 3) return 'refuse'
  // One choice for each number of cards, from one upward.
  const swaps = acts.filter((text) => /(discard|keep|all)/.test(text))
  return swaps[Math.min(5 - good, swaps.length) - 1] ?? swaps[0]
}

/** The build deal: the own pile, else what a card of the hand takes as the table lies, else the lowest card is laid. */
const buildAhead = ({ when, acts }: Offer, { play }: Seen): string | undefined => {
  const cardIn = (text: string): string => text.split(' ')[1] ?? ''
  if (when === 'bound') return acts[0]
  if (when === 'can-take')
    return acts.find((text) => play?.units?.some(({ value }) => value === numberOf(cardIn(text))))
  return acts.toSorted((one, other) => numberOf(cardIn(one)) - numberOf(cardIn(other)))[0]
}

/** The solitaire deal: the cards that lack least to fit in their rows. */
const rowAhead = ({ when, acts }: Offer, { play }: Seen): string | undefined => {
  const lacks = (text: string): number => {
    const card = text.split(' ')[1] ?? ''
    const row = play?.rows?.find(({ suit }) => suit === card[0])
    const [low, high] = [
      row?.low === undefined ? 9 : numberOf(row.low),
      row?.high === undefined ? 7 : numberOf(row.high),
    ]
    return Math.min(Math.abs(numberOf(card) - low), Math.abs(numberOf(card) - high))
  }
  const place = ['first', 'second', 'third', 'fourth'].indexOf(when)
  return acts.toSorted((one, other) => lacks(one) - lacks(other))[place]
}

/** What somebody arranges for one condition, with this view of the table. */
export const arranged = (game: Game, view: object, seat: number, offer: Offer, way: Way): string | undefined => {
  const { when } = offer
  if (when === 'lead' || when.startsWith('led ')) return cardAhead(offer, way, wantsTricks(game, view, seat))
  if (game.id !== 'ekarte' && game.id !== 'sjufingre') return bidAhead(offer, view)
  if (way === 'little') return undefined
  if (game.id === 'ekarte') return exchangeAhead(offer, view)
  return ['bound', 'can-take', 'else'].includes(when) ? buildAhead(offer, view) : rowAhead(offer, view)
}
