import { without } from '../../cards/pack.ts'
import { beats } from '../../cards/trick.ts'
import type { Random } from '../../core/random.ts'
import type { EkarteAction } from './action.ts'
import type { EkarteEvent, EkarteStep } from './event.ts'
import { followObjection } from './follow.ts'
import { afterPlay } from './irregular.ts'
import type { EkarteObjection } from './objection.ts'
import { rankingWith } from './pack.ts'
import { TRICKS } from './score.ts'
import { type EkartePlay, type EkarteState, elderOf, other, type Pair, type Player, replaced } from './state.ts'

// EK-9 Play

type Playing = EkarteAction & { readonly type: 'play' }

/** EK-9 The follower of the trick in play, else the winner of the last trick; the elder leads the first. */
export const playerToPlay = (state: EkarteState): Player => {
  const [lead] = state.trick
  return lead === undefined ? (state.tricks.at(-1)?.winner ?? elderOf(state)) : other(lead.seat)
}

/** EK-D14, EK-D15 EK-9 binds, unless irregular cards can be claimed; a card taken back and a replay are no second chance. */
const isBound = ({ options, takenBack, replayed }: EkarteState): boolean =>
  options.irregular === 'blocked' || takenBack || replayed

/** EK-9 The leader is free; the follower is bound. */
export const playObjection = (state: EkarteState, player: Player, { card }: Playing): EkarteObjection | undefined => {
  const hand = state.hands[player]
  if (!hand.includes(card)) return { code: 'not-in-hand', cards: [card] }
  const [lead] = state.trick
  return lead !== undefined && isBound(state) ? followObjection(card, hand, lead, state.turnUp) : undefined
}

/** EK-9 Plays a card; the second one makes the trick. */
export const play = (state: EkarteState, seat: Player, { card }: Playing, random: Random): EkarteStep => {
  const [lead] = state.trick
  const hands = replaced(state.hands, seat, without(state.hands[seat], [card]))
  const events: readonly EkarteEvent[] = [{ code: 'played', seat, card }]
  if (lead === undefined) return { state: { ...state, hands, trick: [{ seat, card }] }, events }
  const plays: Pair<EkartePlay> = [lead, { seat, card }]
  const winner = beats(card, lead.card, rankingWith(state.turnUp)) ? seat : lead.seat
  const tricks = [...state.tricks, { plays, winner }]
  const step: EkarteStep = {
    state: { ...state, hands, trick: [], tricks, takenBack: false },
    events: [...events, { code: 'trick-won', seat: winner, trick: tricks.length }],
  }
  return tricks.length < TRICKS ? step : afterPlay(step, random)
}
