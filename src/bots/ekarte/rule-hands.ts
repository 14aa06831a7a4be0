import { type Cards, heightAt, highest, KING, KNAVE, QUEEN, sizeOf, suitAt, suitMask } from './hand.ts'

/** Heights of the cards of one plain suit, highest first. */
type Holding = readonly number[]

/** The plain suits of a hand that are not void: the longest first, of equal ones the one with the highest card. */
const holdings = (hand: Cards, trumps: Cards): readonly Holding[] =>
  [0, 1, 2, 3]
    .filter((suit) => (suitMask(suit) & trumps) === 0)
    .map((suit) => heightsOf(hand & suitMask(suit)))
    .filter((holding) => holding.length > 0)
    .toSorted((one, other) => other.length - one.length || (other[0] ?? 0) - (one[0] ?? 0))

const heightsOf = (cards: Cards): Holding => {
  const heights: number[] = []
  for (let left = cards; left !== 0; left &= ~(1 << highest(left))) heights.push(heightAt(highest(left)))
  return heights
}

/** The trumps and kings of a hand: what nobody throws away. */
export const keepers = (hand: Cards, trumps: Cards): Cards => hand & (trumps | KINGS)
const KINGS: Cards = [0, 1, 2, 3].reduce((sum, suit) => sum | (1 << (8 * suit + KING)), 0)

/** Whether a hand holds the king of trumps. */
export const holdsKing = (hand: Cards, trumps: Cards): boolean => (hand & trumps & KINGS) !== 0

/**
 * The jeux de règle: hands that make the point about twice in three times as they are, so that the elder plays them
 * without proposing.
 */
export const isRuleHand = (hand: Cards, trumps: Cards): boolean => {
  // Only two cards could be thrown away.
  if (sizeOf(keepers(hand, trumps)) >= 3) return true
  const [first = [], second = [], third = []] = holdings(hand, trumps)
  const [top = 0, next = 0] = first
  switch (sizeOf(hand & trumps)) {
    case 2:
      if (first.length === 3) return true
      if (first.length === 2) return top >= KNAVE || second[0] === KING
      return spread([first, second, third])
    case 1:
      if (top === KING && next === QUEEN && first[2] === KNAVE) return true
      if (first.length === 4) return top === KING
      return first.length === 3 && top >= QUEEN && (second[0] ?? 0) >= QUEEN
    case 0: {
      const courts = [first, second, third].flat().filter((height) => height >= KNAVE)
      return courts.length >= 4 || [first, second, third].every(([head = 0]) => head >= QUEEN)
    }
    default:
      return true
  }
}

/** Two trumps and a card of each plain suit: king and knave, or queen, knave and ten, are enough. */
const spread = (suits: readonly Holding[]): boolean => {
  const [best = 0, middle = 0, worst = 0] = suits.map(([height = 0]) => height).toSorted((one, other) => other - one)
  return middle >= KNAVE && (best === KING || worst >= 3)
}

/** With which hands the dealer refuses the first proposal: the same, but for some that do not bear the lead of the elder. */
export const isRefusal = (hand: Cards, trumps: Cards): boolean => {
  if (!isRuleHand(hand, trumps)) return false
  const suits = holdings(hand, trumps)
  const [first = [], second = [], third = []] = suits
  const [top = 0] = first
  const isGuarded = ([head = 0, ...rest]: Holding): boolean => head === KING || (head === QUEEN && rest.length > 0)
  switch (sizeOf(hand & trumps)) {
    case 2:
      return first.length < 3 || top >= KNAVE
    case 1:
      if (first.length >= 4) return false
      if (first.length === 3 && top === KING) return (second[0] ?? 0) >= KNAVE
      return first.length < 3 || (second[0] ?? 0) >= QUEEN
    case 0: {
      const courts = suits.flat().filter((height) => height >= KNAVE).length
      if (courts >= 4) return [first, second, third].every(([head = 0]) => head >= KNAVE)
      return suits.filter(isGuarded).length >= 2
    }
    default:
      return true
  }
}

/** The suit of the plain cards that the hand is longest in, the higher one of equals; `undefined` with trumps only. */
export const longSuit = (hand: Cards, trumps: Cards): number | undefined => {
  let best: number | undefined
  for (let suit = 0; suit < 4; suit++) {
    const cards = hand & suitMask(suit) & ~trumps
    if (cards === 0) continue
    const known = best === undefined ? 0 : hand & suitMask(best)
    const longer = sizeOf(cards) - sizeOf(known)
    if (best === undefined || longer > 0 || (longer === 0 && heightAt(highest(cards)) > heightAt(highest(known)))) {
      best = suitAt(highest(cards))
    }
  }
  return best
}
