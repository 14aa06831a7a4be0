import { type Card, RANKS } from '../../cards/card.ts'
import { packOf } from '../../cards/pack.ts'
import type { Seat } from '../../core/seat.ts'

/** RO-1 The 52 cards in pack order. */
export const PACK: readonly Card[] = packOf(RANKS)

/** RO-4 The bids, lowest first. */
export const BIDS = [0, 1, 2, 3, 4, 5, 6, 'redbeard'] as const
export type Bid = (typeof BIDS)[number]

/** RO-R The infractions that can be knocked: picking up early, letting another cut, not asking, not saying 1 or 0. */
export const OFFENCE_KINDS = ['peek', 'cut', 'ask', 'score'] as const
export type OffenceKind = (typeof OFFENCE_KINDS)[number]

/** RO-R4, RO-R5 The scores that have to be said aloud. */
export const SAID_SCORES = [1, 0] as const
export type SaidScore = (typeof SAID_SCORES)[number]

/** The actions that are one word. */
const PLAIN_ACTIONS = [
  'draw',
  'keep',
  'new-hand',
  'pass',
  'ask',
  'proceed',
  'stay',
  'fold',
  'cut',
  'offer-cut',
  'deal-ready',
  'pick-up',
  'ready',
] as const
type PlainAction = (typeof PLAIN_ACTIONS)[number]

/** Everything that a seat can do (section 2b of the rulebook). */
export type RodskaggAction =
  | { [Type in PlainAction]: { readonly type: Type } }[PlainAction]
  /** In pack order. */
  | { readonly type: 'discard'; readonly cards: readonly Card[] }
  | { readonly type: 'bid'; readonly bid: Bid }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'say'; readonly score: SaidScore }
  | { readonly type: 'knock'; readonly offence: OffenceKind; readonly seat: Seat }

/** The one spelling of an action. */
export const write = (action: RodskaggAction): string => {
  switch (action.type) {
    case 'discard':
      return `discard ${action.cards.join(' ')}`
    case 'bid':
      return `bid ${action.bid}`
    case 'play':
      return `play ${action.card}`
    case 'say':
      return `say ${action.score}`
    case 'knock':
      return `knock ${action.offence} ${action.seat}`
    default:
      return action.type
  }
}

/** A seat's number without leading zeros, short enough to be exact. */
const SEAT = /^(0|[1-9]\d{0,8})$/

/** RO-D27 The action that a text spells: single spaces, no leading zeros; only discards may come in any order. */
export const read = (text: string): RodskaggAction | undefined => {
  const [word = '', ...rest] = text.split(' ')
  const [first = '', second = ''] = rest
  const plain = PLAIN_ACTIONS.find((type) => type === word)
  if (plain !== undefined) return rest.length === 0 ? { type: plain } : undefined
  if (word === 'discard') return readDiscard(rest)
  if (word === 'knock') return rest.length === 2 ? readKnock(first, second) : undefined
  if (rest.length !== 1) return undefined
  const bid = BIDS.find((bid) => `${bid}` === first)
  if (word === 'bid' && bid !== undefined) return { type: 'bid', bid }
  const card = PACK.find((card) => card === first)
  if (word === 'play' && card !== undefined) return { type: 'play', card }
  const score = SAID_SCORES.find((score) => `${score}` === first)
  if (word === 'say' && score !== undefined) return { type: 'say', score }
  return undefined
}

const readDiscard = (texts: readonly string[]): RodskaggAction | undefined => {
  const cards = PACK.filter((card) => texts.includes(card))
  return texts.length > 0 && cards.length === texts.length ? { type: 'discard', cards } : undefined
}

const readKnock = (kind: string, seat: string): RodskaggAction | undefined => {
  const offence = OFFENCE_KINDS.find((offence) => offence === kind)
  return offence !== undefined && SEAT.test(seat) ? { type: 'knock', offence, seat: Number(seat) } : undefined
}
