import { type Card, suitOf } from '../../cards/card.ts'
import { without } from '../../cards/pack.ts'
import { brokenDuty, followSuit, type Trick, winningPlay } from '../../cards/trick.ts'
import type { Random } from '../../core/random.ts'
import type { Seat } from '../../core/seat.ts'
import { endDeal } from './end.ts'
import type { RodskaggStep } from './event.ts'
import { after, leaderOf, nextIn, playing, RANKING, seatsLeft, withDeal } from './facts.ts'
import type { RodskaggObjection } from './objection.ts'
import { forget, openQuestion } from './question.ts'
import { closeWindows, missDeadline } from './rituals.ts'
import type { RodskaggState } from './state.ts'

// RO-5 Play

/** Why the seat on turn may not play this card. */
export const playObjection = ({ deal }: RodskaggState, seat: Seat, card: Card): RodskaggObjection | undefined => {
  const hand = deal.hands[seat] ?? []
  if (!hand.includes(card)) return { code: 'not-in-hand', card }
  const [lead] = deal.trick
  if (lead === undefined || brokenDuty(card, hand, [followSuit(deal.trick)]) === undefined) return undefined
  return { code: 'follow-suit', suit: suitOf(lead.card) }
}

/** RO-5 A card to the trick. RO-R: led to trick 5 before the question, it is the forgetting (RO-9). */
export const play = (state: RodskaggState, seat: Seat, card: Card, random: Random): RodskaggStep => {
  const open = state.phase.name === 'question' ? forget(state) : state
  const { deal } = open
  const led = deal.trick.length === 0 ? missDeadline(open, seatsLeft(open), deal.tricks.length + 1) : open
  const trick: Trick = [...deal.trick, { seat, card }]
  const hands = deal.hands.map((hand) => without(hand, [card]))
  const players = playing(deal)
  const laid: RodskaggState = {
    ...withDeal(led, { hands, trick }),
    phase: { name: 'play', turn: nextIn(players, seat) },
  }
  const events: RodskaggStep['events'] = [{ code: 'played', seat, card }]
  return after(events, trick.length < players.length ? { state: laid, events: [] } : endTrick(laid, trick, random))
}

/** RO-5 The highest card of the suit led takes the trick. */
const endTrick = (state: RodskaggState, plays: Trick, random: Random): RodskaggStep => {
  const winner = winningPlay(plays, RANKING).seat
  const tricks = [...state.deal.tricks, { plays, winner }]
  const taken = closeWindows(withDeal(state, { trick: [], tricks }), tricks.length)
  return after([{ code: 'trick-taken', seat: winner, trick: tricks.length }], afterTrick(taken, random))
}

/** RO-5, RO-6, RO-12 After trick 4 comes the question (not in a play-off), after trick 6 the deal is over. */
const afterTrick = (state: RodskaggState, random: Random): RodskaggStep => {
  const { tricks, playOff } = state.deal
  if (tricks.length === 6) return endDeal(state, random)
  if (tricks.length === 4 && !playOff) return openQuestion(state)
  return { state: { ...state, phase: { name: 'play', turn: leaderOf(state) } }, events: [] }
}
