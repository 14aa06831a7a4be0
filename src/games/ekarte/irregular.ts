import type { Card } from '../../cards/card.ts'
import type { Random } from '../../core/random.ts'
import type { EkarteEvent, EkarteStep } from './event.ts'
import { followObjection } from './follow.ts'
import { bookPoint, pointWinner } from './match.ts'
import type { EkarteObjection, FollowObjection } from './objection.ts'
import { arranged } from './pack.ts'
import {
  allPlays,
  type EkartePlay,
  type EkarteState,
  type FinishedTrick,
  other,
  PLAYERS,
  type Player,
  replaced,
} from './state.ts'

// EK-R Irregularities, with `claimable`

/** EK-D14 A card that breaks EK-9, with what EK-9 has against it and the number of its trick. */
export type Offence = FollowObjection & EkartePlay & { readonly trick: number }

/** What a player held when the trick with this index began: what is left of it and what was played since. */
const handBefore = (state: EkarteState, player: Player, index: number): readonly Card[] => {
  const since = allPlays({ ...state, tricks: state.tricks.slice(index) }).filter(({ seat }) => seat === player)
  return arranged([...state.hands[player], ...since.map(({ card }) => card)])
}

const offenceIn = (
  state: EkarteState,
  { plays: [lead, follow] }: FinishedTrick,
  index: number,
): Offence | undefined => {
  const objection = followObjection(follow.card, handBefore(state, follow.seat, index), lead, state.turnUp)
  return objection && { ...objection, ...follow, trick: index + 1 }
}

/** EK-D14 The irregular cards in the tricks. Nothing marks them: each follows from the hand that it came from. */
export const offences = (state: EkarteState): readonly Offence[] =>
  state.tricks.flatMap((trick, index) => offenceIn(state, trick, index) ?? [])

/** EK-D14 The irregular card of the last trick, which its player may take back until the next lead. */
export const cardToTakeBack = (state: EkarteState): EkartePlay | undefined =>
  state.phase === 'play' && state.trick.length === 0
    ? offences(state).find(({ trick }) => trick === state.tricks.length)
    : undefined

/** EK-D14 Only the player of that card may take it back. */
export const takeBackObjection = (state: EkarteState, player: Player): EkarteObjection | undefined =>
  cardToTakeBack(state)?.seat === player ? undefined : { code: 'nothing-to-take-back' }

/** EK-D14 The card goes back to the hand; the trick is open again, and EK-9 now binds its player in it. */
export const takeBack = (state: EkarteState, seat: Player): EkarteStep => {
  const [lead, follow] = (state.tricks.at(-1) as FinishedTrick).plays
  return {
    state: {
      ...state,
      hands: replaced(state.hands, seat, arranged([...state.hands[seat], follow.card])),
      tricks: state.tricks.slice(0, -1),
      trick: [lead],
      takenBack: true,
    },
    events: [{ code: 'card-taken-back', seat, card: follow.card }],
  }
}

/** EK-D15 Whose opponent has played a card that was irregular and has not been taken back. */
export const claimants = (state: EkarteState): readonly Player[] =>
  PLAYERS.filter((player) => offences(state).some(({ seat }) => seat === other(player)))

/** EK-D15 Which of them have not answered. */
export const claimAsked = (state: EkarteState): readonly Player[] =>
  claimants(state).filter((player) => state.sealed[player] === undefined)

/** EK-D15 After the fifth trick nothing is booked before those who may claim a replay have answered. */
export const afterPlay = ({ state, events }: EkarteStep, random: Random): EkarteStep => {
  const seats = claimants(state)
  return seats.length === 0
    ? bookPoint({ state, events }, [], random)
    : { state: { ...state, phase: 'claim' }, events: [...events, { code: 'claim-opened', seats }] }
}

/** EK-D15 An answer, sealed while another is missing; one `replay` suffices. */
export const answerClaim = (
  state: EkarteState,
  seat: Player,
  answer: 'replay' | 'let-stand',
  random: Random,
): EkarteStep => {
  const answered: EkarteState = { ...state, sealed: { ...state.sealed, [seat]: answer } }
  if (claimAsked(answered).length > 0) return { state: answered, events: [{ code: 'claim-answered', seat }] }
  const replaying = claimants(state).filter((player) => answered.sealed[player] === 'replay')
  const events = claimants(state).map((player): EkarteEvent => {
    return { code: replaying.includes(player) ? 'replay-claimed' : 'let-stand', seat: player }
  })
  const opened: EkarteState = { ...state, sealed: {} }
  return replaying.length > 0 ? { state: replayed(opened), events } : letStand({ state: opened, events }, random)
}

/** EK-D15 The hands as they were when the play began; exposure and king mark stay. */
const replayed = (state: EkarteState): EkarteState => ({
  ...state,
  phase: 'play',
  replayed: true,
  hands: [handBefore(state, 0, 0), handBefore(state, 1, 0)],
  tricks: [],
})

/** EK-D15 A winner of the tricks who has offended marks one less. */
const letStand = (step: EkarteStep, random: Random): EkarteStep => {
  const winner = pointWinner(step.state)
  const hasOffended = offences(step.state).some(({ seat }) => seat === winner)
  return bookPoint(step, hasOffended ? [{ code: 'let-stand-reduction', points: -1 }] : [], random)
}
