import { bottom, cardAt, heightAt, over, SUIT_COUNT, sizeOf, suitAt, top, under } from '../sets.ts'
import { type Aim, preyOf } from './aim.ts'
import { type CardNumber, QUEEN, SPADES } from './cards.ts'
import { type Deal, held, needOf, unseenBy } from './deal.ts'

/** From here on a card of the partner is left to take the trick, though it may be beaten. */
const LEAVE_TO_PARTNER = QUEEN

/** Whether a partner sits behind and has not played to this trick. */
const partnerIsBehind = (deal: Deal, seat: number): boolean => {
  const mate = deal.partner[seat] as number
  return mate >= 0 && (mate - deal.leader + deal.seats) % deal.seats > deal.played
}

const partnerHolds = (deal: Deal, seat: number): boolean => deal.holder === deal.partner[seat]

const isLast = (deal: Deal): boolean => deal.played === deal.seats - 1

/** The lowest that takes the trick for good, else the lowest that takes it from the last seat, else the best try. */
const takeInSuit = (deal: Deal, seat: number, suit: number, own: number): CardNumber => {
  const same = suitAt(deal.best) === suit
  const higher = same ? own & over(heightAt(deal.best)) : 0
  const low = cardAt(suit, bottom(own))
  if (higher === 0) return low
  if (isLast(deal)) return partnerHolds(deal, seat) ? low : cardAt(suit, bottom(higher))
  const unseen = unseenBy(deal, seat, suit)
  const sure = unseen === 0 ? higher : higher & over(top(unseen))
  if (partnerHolds(deal, seat)) {
    const partnerIsSure = (unseen & over(heightAt(deal.best))) === 0
    const left = partnerIsSure || heightAt(deal.best) >= LEAVE_TO_PARTNER
    return left || sure === 0 ? low : cardAt(suit, bottom(sure))
  }
  if (sure !== 0) return cardAt(suit, bottom(sure))
  const isSecond = deal.played === 1 && deal.seats > 2
  return isSecond ? low : cardAt(suit, top(higher))
}

/** The highest that does not take the trick; if all do, the highest from the last seat and else the lowest. */
const loseInSuit = (deal: Deal, suit: number, own: number): CardNumber => {
  const losing = suitAt(deal.best) === suit ? own & under(heightAt(deal.best)) : own
  if (losing !== 0) return cardAt(suit, top(losing))
  return cardAt(suit, isLast(deal) ? top(own) : bottom(own))
}

/** Over the partner's card, or so high that the partner can go under. */
const coverInSuit = (deal: Deal, seat: number, suit: number, own: number): CardNumber => {
  const higher = suitAt(deal.best) === suit ? own & over(heightAt(deal.best)) : 0
  if (partnerHolds(deal, seat)) {
    if (higher === 0) return cardAt(suit, bottom(own))
    return cardAt(suit, isLast(deal) ? bottom(higher) : top(higher))
  }
  if (partnerIsBehind(deal, seat)) return cardAt(suit, higher === 0 ? bottom(own) : top(higher))
  return needOf(deal, seat) > 0 ? takeInSuit(deal, seat, suit, own) : loseInSuit(deal, suit, own)
}

const inSuit = (deal: Deal, seat: number, suit: number, own: number, aim: Aim): CardNumber => {
  if (aim === 'duck') return loseInSuit(deal, suit, own)
  if (aim === 'cover') return coverInSuit(deal, seat, suit, own)
  const prey = preyOf(deal, seat)
  if (prey >= 0 && prey === deal.holder) return loseInSuit(deal, suit, own)
  // Tricks are let go for the sake of somebody's nil only while the own contract is well in reach.
  if (prey >= 0 && 2 * needOf(deal, seat) <= deal.left) return cardAt(suit, bottom(own))
  return aim === 'take' ? takeInSuit(deal, seat, suit, own) : loseInSuit(deal, suit, own)
}

/** A card of another suit that is missed least: low, and not the guard of a high one. */
const cheapest = (deal: Deal, seat: number, may: Int32Array): CardNumber => {
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  for (let suit = 1; suit < SUIT_COUNT; suit++) {
    const own = may[suit] as number
    if (own === 0) continue
    const size = sizeOf(own)
    const missing = sizeOf(unseenBy(deal, seat, suit) & over(top(own)))
    const guards = missing > 0 && missing < 3 && size === missing + 1 ? 5 : 0
    const cost = bottom(own) + guards + (missing === 0 && size === 1 ? 10 : 0)
    if (cost >= least) continue
    least = cost
    best = cardAt(suit, bottom(own))
  }
  return best >= 0 ? best : cardAt(SPADES, bottom(may[SPADES] as number))
}

/** The card that is likeliest to take a trick which nobody wants; spades only where they lose, or nothing else is left. */
const mostDangerous = (deal: Deal, seat: number, may: Int32Array): CardNumber => {
  const spades = may[SPADES] as number
  const ruffed = suitAt(deal.best) === SPADES
  const losing = ruffed ? spades & under(heightAt(deal.best)) : 0
  let [worst, most] = [-1, Number.NEGATIVE_INFINITY]
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const own = suit === SPADES ? losing : (may[suit] as number)
    if (own === 0) continue
    const height = top(own)
    const lower = sizeOf(unseenBy(deal, seat, suit) & under(height))
    const danger = lower - 1.5 * (sizeOf(own) - 1) + height / 2 + (suit === SPADES ? 4 : 0)
    if (danger <= most) continue
    most = danger
    worst = cardAt(suit, height)
  }
  return worst >= 0 ? worst : cardAt(SPADES, bottom(spades))
}

/** The lowest spade that takes the trick, or -1. */
const ruff = (deal: Deal, may: Int32Array): CardNumber => {
  if (suitAt(deal.trick[0] as number) === SPADES) return -1
  const spades = may[SPADES] as number
  const enough = suitAt(deal.best) === SPADES ? spades & over(heightAt(deal.best)) : spades
  return enough === 0 ? -1 : cardAt(SPADES, bottom(enough))
}

const takeVoid = (deal: Deal, seat: number, may: Int32Array): CardNumber => {
  const trump = ruff(deal, may)
  if (trump < 0) return cheapest(deal, seat, may)
  if (!partnerHolds(deal, seat)) return trump
  const suit = suitAt(deal.best)
  const isHigh =
    suit === SPADES ||
    heightAt(deal.best) >= LEAVE_TO_PARTNER ||
    (unseenBy(deal, seat, suit) & over(heightAt(deal.best))) === 0
  return isLast(deal) || isHigh ? cheapest(deal, seat, may) : trump
}

const whenVoid = (deal: Deal, seat: number, may: Int32Array, aim: Aim): CardNumber => {
  if (aim === 'duck') return mostDangerous(deal, seat, may)
  if (aim === 'cover') {
    const trump = ruff(deal, may)
    if (partnerHolds(deal, seat) && trump >= 0) return trump
    return needOf(deal, seat) > 0 && !partnerHolds(deal, seat)
      ? takeVoid(deal, seat, may)
      : mostDangerous(deal, seat, may)
  }
  const prey = preyOf(deal, seat)
  if (prey >= 0 && prey === deal.holder) return mostDangerous(deal, seat, may)
  return aim === 'take' ? takeVoid(deal, seat, may) : mostDangerous(deal, seat, may)
}

/** What to play to a trick that has been led, of what may be played. */
export const followFor = (deal: Deal, seat: number, may: Int32Array, aim: Aim): CardNumber => {
  const suit = suitAt(deal.trick[0] as number)
  return held(deal, seat, suit) !== 0
    ? inSuit(deal, seat, suit, may[suit] as number, aim)
    : whenVoid(deal, seat, may, aim)
}
