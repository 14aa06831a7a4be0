import { type Card, suitOf } from '../../cards/card.ts'
import { brokenDuty, followSuit, headTheTrick, trumpIfVoid } from '../../cards/trick.ts'
import type { FollowObjection } from './objection.ts'
import { rankingWith } from './pack.ts'
import type { EkartePlay } from './state.ts'

// EK-9 What the second player must play

/** EK-9 What `card` from `hand` owes the lead: the led suit and a higher card of it, otherwise a trump. */
export const followObjection = (
  card: Card,
  hand: readonly Card[],
  lead: EkartePlay,
  turnUp: Card,
): FollowObjection | undefined => {
  const ranking = rankingWith(turnUp)
  const duties = [followSuit([lead]), trumpIfVoid(ranking), headTheTrick([lead], ranking)]
  const broken = brokenDuty(card, hand, duties)
  if (broken === undefined) return undefined
  const cards = hand.filter((held) => brokenDuty(held, hand, duties) === undefined)
  switch (broken.code) {
    case 'follow-suit':
      return { code: broken.code, suit: suitOf(lead.card), cards }
    case 'trump':
      return { code: broken.code, suit: suitOf(turnUp), cards }
    case 'head-the-trick':
      return { code: broken.code, lead: lead.card, cards }
  }
}
