import { over, SUIT_COUNT, sizeOf, top, under } from '../sets.ts'
import { ACE, type Heights, KING, QUEEN, SPADES } from './cards.ts'

/** A hand, a set for each suit, seen against the pack it is from. */
export interface Hand {
  readonly own: ArrayLike<number>
  readonly pack: ArrayLike<number>
  readonly seats: number
}

const at = (sets: ArrayLike<number>, suit: number): Heights => sets[suit] as number

/** What parts of a hand are worth in tricks. */
interface Worths {
  /** A spade by how many higher ones others have, with enough lower ones under it; and without. */
  readonly spades: readonly number[]
  readonly bareSpade: number
  /** A spade that is lower but the fourth or later of its hand. */
  readonly longSpade: number
  readonly ace: number
  readonly king: number
  readonly bareKing: number
  /** A queen with two cards beside it. */
  readonly queen: number
  /** What each card from the fifth on takes from every honour of its suit, which is soon ruffed. */
  readonly length: number
  /** A low spade with no card, one or two of a side suit. */
  readonly ruffs: readonly number[]
}

/** By seats: fitted to what hands have taken at tables of bots. The more play, the sooner a side suit is ruffed. */
const WORTHS: Readonly<Record<number, Worths>> = {
  2: {
    spades: [1.05, 0.83, 0.65, 0.46],
    bareSpade: 0.1,
    longSpade: 0.57,
    ace: 0.78,
    king: 0.5,
    bareKing: 0.05,
    queen: 0.15,
    length: 0.07,
    ruffs: [0.73, 0.36, 0.16],
  },
  3: {
    spades: [1.18, 0.87, 0.66, 0.43],
    bareSpade: 0.15,
    longSpade: 0.87,
    ace: 1.05,
    king: 0.92,
    bareKing: 0.15,
    queen: 0.58,
    length: 0.06,
    ruffs: [0.97, 0.69, 0.45],
  },
  4: {
    spades: [1.1, 0.82, 0.62, 0.41],
    bareSpade: 0.28,
    longSpade: 0.72,
    ace: 0.94,
    king: 0.66,
    bareKing: 0.28,
    queen: 0.31,
    length: 0.09,
    ruffs: [0.95, 0.61, 0.27],
  },
  5: {
    spades: [1.19, 0.88, 0.69, 0.56],
    bareSpade: 0.25,
    longSpade: 0.73,
    ace: 0.67,
    king: 0.29,
    bareKing: 0.17,
    queen: 0.12,
    length: 0.11,
    ruffs: [0.88, 0.52, 0.28],
  },
}

const worthsFor = ({ seats }: Hand): Worths => WORTHS[seats] ?? (WORTHS[4] as Worths)

/** The spades by themselves, and how many of them are free to ruff with. */
const spadeTricks = ({ own, pack }: Hand, worths: Worths): { readonly tricks: number; readonly low: number } => {
  const spades = at(own, SPADES)
  const size = sizeOf(spades)
  let [tricks, low, place] = [0, 0, 0]
  for (let left = spades; left !== 0; place++) {
    const height = top(left)
    left &= ~(1 << height)
    const higher = sizeOf(at(pack, SPADES) & over(height) & ~spades)
    const isHigh = higher < worths.spades.length
    if (isHigh && size > higher && (place < 3 || higher < 2)) tricks += worths.spades[higher] as number
    else if (place >= 3) tricks += worths.longSpade
    else {
      if (isHigh) tricks += worths.bareSpade
      low++
    }
  }
  return { tricks, low }
}

/** Aces, guarded kings and queens. */
const sideTricks = ({ own }: Hand, suit: number, worths: Worths): number => {
  const cards = at(own, suit)
  const size = sizeOf(cards)
  const holds = (height: number): boolean => (cards & (1 << height)) !== 0
  const long = Math.max(0, size - 4) * worths.length
  const ace = holds(ACE) ? worths.ace - long : 0
  const king = holds(KING) ? (size === 1 ? worths.bareKing : worths.king - long) : 0
  const queen = holds(QUEEN) && size >= 3 ? worths.queen - long : 0
  return ace + king + queen
}

/** How many tricks the cards of a hand count: aces, guarded kings, spades and what they can ruff. */
export const countTricks = (hand: Hand): number => {
  const worths = worthsFor(hand)
  const spades = spadeTricks(hand, worths)
  let [tricks, low] = [spades.tricks, spades.low]
  for (let suit = 1; suit < SUIT_COUNT; suit++) {
    tricks += sideTricks(hand, suit, worths)
    const ruff = worths.ruffs[sizeOf(at(hand.own, suit))]
    if (ruff === undefined || low === 0) continue
    tricks += ruff
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
