import { ACE, type Heights, KING, over, QUEEN, SPADES, SUIT_COUNT, sizeOf, top, under } from './cards.ts'

/** A hand, a set for each suit, seen against the pack it is from. */
export interface Hand {
  readonly own: ArrayLike<number>
  readonly pack: ArrayLike<number>
  readonly seats: number
}

const at = (sets: ArrayLike<number>, suit: number): Heights => sets[suit] as number

/** How likely a spade is to take a trick, by how many higher ones others have; with enough lower ones under it, and not. */
const GUARDED = [1, 0.88, 0.7, 0.5] as const
const BARE = [1, 0.45, 0.25, 0.15] as const
/** What a spade is worth that is low but the fourth or later of its hand. */
const LONG_SPADE = 0.85
/** What the first low spades are worth with no card, one or two of a side suit. */
const RUFFS = [0.9, 0.6, 0.3] as const

const spadeTricks = ({ own, pack }: Hand): { readonly tricks: number; readonly low: number } => {
  const spades = at(own, SPADES)
  const size = sizeOf(spades)
  let [tricks, low, place] = [0, 0, 0]
  for (let left = spades; left !== 0; place++) {
    const height = top(left)
    left &= ~(1 << height)
    const higher = sizeOf(at(pack, SPADES) & over(height) & ~spades)
    const chance = higher < GUARDED.length ? ((size > higher ? GUARDED : BARE)[higher] as number) : 0
    const value = place >= 3 ? Math.max(chance, LONG_SPADE) : chance
    tricks += value
    if (value < 0.4) low++
  }
  return { tricks, low }
}

/** Aces, guarded kings and queens: worth less in a long suit, which is soon ruffed. */
const sideTricks = ({ own }: Hand, suit: number): number => {
  const cards = at(own, suit)
  const size = sizeOf(cards)
  const holds = (height: number): boolean => (cards & (1 << height)) !== 0
  const long = Math.max(0, size - 4) * 0.12
  const ace = holds(ACE) ? 0.97 - long : 0
  const king = holds(KING) ? (size === 1 ? 0.2 : 0.66 + (holds(ACE) ? 0.15 : 0) - 1.3 * long) : 0
  const honours = Number(holds(ACE)) + Number(holds(KING))
  const queen = holds(QUEEN) && size >= 3 ? 0.22 + 0.13 * honours - long : 0
  return Math.max(0, ace) + Math.max(0, king) + Math.max(0, queen)
}

/** How many tricks a hand takes, by the old count: aces, guarded kings, spades and what they can ruff. */
export const countTricks = (hand: Hand): number => {
  const spades = spadeTricks(hand)
  let [tricks, low] = [spades.tricks, spades.low]
  for (let suit = 1; suit < SUIT_COUNT; suit++) {
    tricks += sideTricks(hand, suit)
    const short = RUFFS[sizeOf(at(hand.own, suit))]
    if (short === undefined || low === 0) continue
    tricks += short
    low--
  }
  return tricks
}

/** How much each card from the lowest up is a danger to a nil; later ones are thrown away in time. */
const TURNS = [1, 0.9, 0.7, 0.45, 0.25] as const

/** How likely a suit is to be got through without a trick. */
const suitIsSafe = ({ own, pack, seats }: Hand, suit: number): number => {
  const cards = at(own, suit)
  const unseen = at(pack, suit) & ~cards
  let [safe, place] = [1, 0]
  for (let left = cards; left !== 0 && place < TURNS.length; place++) {
    const bit = left & -left
    left ^= bit
    const height = 31 - Math.clz32(bit)
    const lower = sizeOf(unseen & under(height))
    const share = lower / Math.max(1, sizeOf(unseen))
    const weight = (TURNS[place] as number) * (suit === SPADES ? 1.4 : 0.8)
    safe *= 1 - Math.min(1, weight * share ** (seats - 1))
  }
  const size = sizeOf(cards)
  return suit === SPADES ? safe * 0.88 ** Math.max(0, size - 1) : safe * (size > 6 ? 0.85 : 1)
}

/** How likely a nil is to be kept with this hand. */
export const chanceOfNil = (hand: Hand): number => {
  let chance = 1
  for (let suit = 0; suit < SUIT_COUNT; suit++) chance *= suitIsSafe(hand, suit)
  return chance
}
