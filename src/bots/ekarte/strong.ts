import type { EkarteAction, EkarteTypes } from '../../games/ekarte/index.ts'
import type { Bot, BotRandom } from '../bot.ts'
import { type Facts, factsOf, rightCards } from './facts.ts'
import { type Cards, cardsOf, sizeOf } from './hand.ts'
import { byThumb, cardToPlay, chosen, numberToAsk, wantsToStand } from './plain.ts'
import { cardWorths, gainOfExchange } from './reckon.ts'
import { isRefusal } from './rule-hands.ts'
import { leaderMakes } from './solve.ts'
import { exposedNow, worthOfTricks } from './value.ts'

/** How many standard errors a reckoning must be away from nothing to go before the rule of thumb. */
const SURE = 4

/** A king that decides nothing is better not shown: whoever makes the point wins the game anyway. */
const hidesKing = ({ view, me, opponent }: Facts): boolean => {
  const { target } = view.options
  return (
    view.marks[me] + 1 < target &&
    view.marks[me] + view.stakes[me].point >= target &&
    view.marks[opponent] + view.stakes[opponent].point >= target
  )
}

/** Whether to ask for cards (the elder) or to give them (the dealer). */
const wantsExchange = (facts: Facts, random: BotRandom): boolean => {
  const { view, hand, trumps } = facts
  const isElder = view.phase === 'proposal'
  const rule = isElder ? !wantsToStand(facts) : !isRefusal(hand, trumps)
  const asked = view.proposals.length
  const exposed = asked === (isElder ? 0 : 1) ? 'me' : undefined
  const refused = (theirs: Cards): boolean => isElder && isRefusal(theirs, trumps)
  const { gain, error } = gainOfExchange(facts, exposed, refused, random)
  return Math.abs(gain) > SURE * error ? gain > 0 : rule
}

/** The card that is worth most on average; the one by rule of thumb of those that are worth the same. */
const bestCard = (facts: Facts, random: BotRandom): Cards => {
  const right = rightCards(facts)
  const thumb = cardToPlay(facts)
  if (sizeOf(right) === 1) return right
  const worths = cardWorths(facts, random)
  let best = thumb
  for (const [card, worth] of worths) if (worth > (worths.get(best) ?? 0) + 1e-9) best = card
  return 1 << best
}

/** EK-D15 The hands have all been seen: whether playing them again brings more than letting the cards stand. */
const replayIsBetter = (facts: Facts): boolean => {
  const { view, me, opponent, trumps } = facts
  const plays = view.tricks.flatMap((trick) => trick.plays)
  const handOf = (seat: number): Cards => cardsOf(plays.filter((play) => play.seat === seat).map(({ card }) => card))
  const worth = worthOfTricks(facts, exposedNow(view, me))
  const made = leaderMakes(handOf(view.elder), handOf(view.elder === me ? opponent : me), trumps, -1, 9)
  const again = worth[view.elder === me ? made : 5 - made] ?? 0
  const tricks = view.tricksWon[me]
  const offends = (seat: number): boolean => view.claim?.offences.some((offence) => offence.seat === seat) ?? false
  const stands = offends(tricks >= 3 ? me : opponent) ? worthLess(facts, tricks) : (worth[tricks] ?? 0)
  return again > stands
}

/** What the tricks are worth when their winner marks one less. */
const worthLess = (facts: Facts, tricks: number): number => {
  const mine = tricks >= 3
  const [less] = worthOfTricks(facts, undefined, mine ? [-1, 0] : [0, -1]).slice(tricks)
  return less ?? 0
}

const decided = (facts: Facts, legal: readonly EkarteAction[], random: BotRandom): EkarteAction | undefined => {
  const { view } = facts
  switch (view.phase) {
    case 'proposal':
      return wantsExchange(facts, random)
        ? chosen(legal, 'propose', { count: numberToAsk(facts) })
        : chosen(legal, 'stand')
    case 'answer':
      return chosen(legal, wantsExchange(facts, random) ? 'accept' : 'refuse')
    case 'king':
      return hidesKing(facts) ? chosen(legal, 'no-king') : byThumb(facts, legal)
    case 'play':
      return (
        chosen(legal, hidesKing(facts) ? 'no-king' : 'king') ??
        chosen(legal, 'play', { cards: bestCard(facts, random) })
      )
    case 'claim':
      return chosen(legal, replayIsBetter(facts) ? 'replay' : 'let-stand')
    default:
      return byThumb(facts, legal)
  }
}

/** Reckons: plays out worlds that fit what the seat has seen, and looks at the score. */
export const strong: Bot<EkarteTypes> = (view, legal, random) => {
  const [only] = legal
  if (only !== undefined && legal.length === 1) return only
  const action = decided(factsOf(view), legal, random)
  if (action === undefined) throw new Error('asked out of turn')
  return action
}
