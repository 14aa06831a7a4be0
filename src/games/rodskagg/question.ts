import type { Random } from '../../core/random.ts'
import type { Seat } from '../../core/seat.ts'
import { endDeal } from './end.ts'
import type { RodskaggStep } from './event.ts'
import { after, answerOf, leaderOf, playing, ritualsHold, withDeal, withoutTrick } from './facts.ts'
import { offend } from './rituals.ts'
import type { RodskaggState } from './state.ts'

// RO-6 The question

/** RO-6 After trick 4 the declarer has to ask; without rituals it is done for him (RO-D23). */
export const openQuestion = (state: RodskaggState): RodskaggStep => {
  const turn = state.deal.declarer ?? leaderOf(state)
  const due: RodskaggState = { ...state, phase: { name: 'question', turn } }
  return ritualsHold(state) ? { state: due, events: [] } : ask(due, turn)
}

/** RO-6 "Går ni med?" Those without a trick answer in turn; with nobody to answer trick 5 follows. */
export const ask = (state: RodskaggState, seat: Seat): RodskaggStep => ({
  state: nextAnswer(withDeal(state, { question: 'asked' })),
  events: [{ code: 'asked', seat, may: withoutTrick(state.deal) }],
})

/** RO-6 Stay or fold, each answer visible before the next; a folded hand goes face down. */
export const answer = (state: RodskaggState, seat: Seat, stays: boolean, random: Random): RodskaggStep => {
  const { deal } = state
  const answers = [...deal.answers, { seat, stays }]
  if (stays) return { state: nextAnswer(withDeal(state, { answers })), events: [{ code: 'stayed', seat }] }
  const hands = deal.hands.map((hand, owner) => (owner === seat ? [] : hand))
  const folded = withDeal(state, { answers, hands, discards: [...deal.discards, ...(deal.hands[seat] ?? [])] })
  const alone = playing(folded.deal).length === 1
  return after([{ code: 'folded', seat }], alone ? award(folded, random) : { state: nextAnswer(folded), events: [] })
}

/** RO-6, RO-7 The next seat to answer, or the lead to trick 5 by those still in. */
const nextAnswer = (state: RodskaggState): RodskaggState => {
  const turn = withoutTrick(state.deal).find((seat) => answerOf(state.deal, seat) === undefined)
  if (turn === undefined) return { ...state, phase: { name: 'play', turn: leaderOf(state) } }
  return { ...state, phase: { name: 'answers', turn } }
}

/** RO-Q4 All have folded: the last two tricks go to the declarer unplayed, or (`handEnds`) there are none. */
const award = (state: RodskaggState, random: Random): RodskaggStep => {
  const awarded = state.options.soleSurvivor === 'awarded' ? 2 : 0
  const seat = state.deal.declarer ?? leaderOf(state)
  return after([{ code: 'all-folded', seat, awarded }], endDeal(withDeal(state, { awarded }), random))
}

// RO-9 Forgotten question

/** RO-9, RO-R3 The play goes on without the question: everybody plays as if he had a trick. */
export const forget = (state: RodskaggState): RodskaggState => {
  const declarer = state.deal.declarer ?? leaderOf(state)
  return withDeal(offend(state, 'ask', declarer), { question: 'forgotten' })
}

/** RO-D23 The declarer lets the play go on. */
export const proceed = (state: RodskaggState, seat: Seat): RodskaggStep => {
  const forgotten = forget(state)
  return {
    state: { ...forgotten, phase: { name: 'play', turn: leaderOf(forgotten) } },
    events: [{ code: 'went-on', seat }],
  }
}
