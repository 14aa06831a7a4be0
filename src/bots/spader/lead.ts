import { bottom, cardAt, heightAt, over, SUIT_COUNT, sizeOf, suitAt, top, under } from '../sets.ts'
import { type Aim, preyOf } from './aim.ts'
import { type CardNumber, JACK, SPADES } from './cards.ts'
import { type Deal, held, unseenBy } from './deal.ts'

/** The card with the most points, by suit from the sets that may be played; one card of each suit is weighed. */
const weighed = (
  may: Int32Array,
  choose: (heights: number) => number,
  weigh: (suit: number, height: number) => number,
): CardNumber => {
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const heights = may[suit] as number
    if (heights === 0) continue
    const height = choose(heights)
    const points = weigh(suit, height)
    if (points <= most) continue
    most = points
    best = cardAt(suit, height)
  }
  return best
}

/** The lowest card that most others can beat. */
const lowLead = (deal: Deal, seat: number, may: Int32Array): CardNumber =>
  weighed(may, bottom, (suit, height) => {
    const others = unseenBy(deal, seat, suit)
    const higher = sizeOf(others & over(height))
    const lower = sizeOf(others & under(height))
    return (higher === 0 ? -40 : higher) - 2 * lower - (suit === SPADES ? 4 : 0)
  })

/** The highest card, so that a partner with a nil can go under it. */
const coveringLead = (deal: Deal, seat: number, may: Int32Array): CardNumber =>
  weighed(may, top, (suit, height) => {
    const isMaster = (unseenBy(deal, seat, suit) & over(height)) === 0
    return height + (isMaster ? 6 : 0) - (suit === SPADES ? 3 : 0)
  })

/** Masters of side suits while they live, then long trumps, then what is short, then what is long. */
const takingLead = (deal: Deal, seat: number, may: Int32Array): CardNumber => {
  const others = deal.seats - 1
  const trumps = sizeOf(held(deal, seat, SPADES))
  const theirTrumps = sizeOf(unseenBy(deal, seat, SPADES))
  const masters = weighed(may, top, (suit, height) => {
    const unseen = unseenBy(deal, seat, suit)
    if ((unseen & over(height)) !== 0) return -1
    if (suit === SPADES) return theirTrumps === 0 ? 1 : 2 * trumps > theirTrumps ? 30 : 0
    return theirTrumps === 0 ? 50 : sizeOf(unseen) > others ? 20 + sizeOf(unseen) : sizeOf(unseen) - others
  })
  const isMaster = (unseenBy(deal, seat, suitAt(masters)) & over(heightAt(masters))) === 0
  if (isMaster && (suitAt(masters) !== SPADES || 2 * trumps > theirTrumps || deal.left <= trumps)) return masters
  return weighed(may, bottom, (suit, height) => {
    const own = held(deal, seat, suit)
    const size = sizeOf(own)
    if (suit === SPADES) return -20
    const short = size <= 2 && trumps > 0 && top(own) < JACK ? 12 - 4 * size : 0
    return short + size - height / 2 - (top(own) > JACK && size < 3 ? 4 : 0)
  })
}

/** What to lead, of what may be led. */
export const leadFor = (deal: Deal, seat: number, may: Int32Array, aim: Aim): CardNumber => {
  if (aim === 'cover') return coveringLead(deal, seat, may)
  if (aim === 'take' && preyOf(deal, seat) < 0) return takingLead(deal, seat, may)
  return lowLead(deal, seat, may)
}
