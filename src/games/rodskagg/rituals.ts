import type { Seat } from '../../core/seat.ts'
import { type OffenceKind, SAID_SCORES, type SaidScore } from './action.ts'
import type { RodskaggEvent, RodskaggStep } from './event.ts'
import { seatsLeft, withDeal } from './facts.ts'
import { ANNOUNCE_PENALTY, type RodskaggOptions } from './options.ts'
import { runningScore, sumOf } from './score.ts'
import type { Offence, RodskaggScoreLine, RodskaggState } from './state.ts'

// RO-R1 … RO-R3 Infractions

/** The state with one more infraction that can be knocked. */
export const offend = (state: RodskaggState, kind: OffenceKind, seat: Seat): RodskaggState => {
  const until = kind === 'ask' ? 5 : 1
  return { ...state, offences: [...state.offences, { kind, seat, until }] }
}

// RO-R4, RO-R5, RO-D19 Saying one's score

/** RO-D19 What an action that led from `before` to `move` makes the seats owe; without rituals the engine says it for them. */
export const announce = (before: RodskaggState, move: RodskaggStep): RodskaggStep => {
  const { state, events } = move
  const changed = seatsLeft(state).filter((seat) => runningScore(state, seat) !== runningScore(before, seat))
  const said = changed.flatMap((seat): readonly Extract<RodskaggEvent, { readonly code: 'said' }>[] => {
    const score = SAID_SCORES.find((score) => score === runningScore(state, seat))
    return score === undefined ? [] : [{ code: 'said', seat, score }]
  })
  if (!state.options.rituals) return { state, events: beforeNextDeal(events, said) }
  const owing = said.map(({ seat }) => seat)
  // The announcement lapses when the score moves on.
  const due = seatsLeft(state).filter(
    (seat) => owing.includes(seat) || (state.due.includes(seat) && !changed.includes(seat)),
  )
  return { state: { ...state, due }, events }
}

/** Scores are said when they are reached: before the match is over or goes on with the next deal. */
const beforeNextDeal = (events: readonly RodskaggEvent[], said: readonly RodskaggEvent[]): readonly RodskaggEvent[] => {
  const next = events.findIndex(({ code }) => code === 'dealt' || code === 'play-off' || code === 'match-over')
  const here = next === -1 ? events.length : next
  return [...events.slice(0, here), ...said, ...events.slice(here)]
}

/** RO-D19 The deadline of some seats has come: what they owe and have not said is an infraction. */
export const missDeadline = (state: RodskaggState, seats: readonly Seat[], until: Offence['until']): RodskaggState => {
  const late = state.due.filter((seat) => seats.includes(seat))
  return {
    ...state,
    due: state.due.filter((seat) => !late.includes(seat)),
    offences: [...state.offences, ...late.map((seat): Offence => ({ kind: 'score', seat, until }))],
  }
}

/** RO-R4, RO-R5 Says "one left" or "zero" aloud. */
export const say = (state: RodskaggState, seat: Seat, score: SaidScore): RodskaggStep => ({
  state: { ...state, due: state.due.filter((owing) => owing !== seat) },
  events: [{ code: 'said', seat, score }],
})

// RO-D22 How long an infraction can be knocked

/** Trick `number` is over, and what could be knocked until then cannot any more. */
export const closeWindows = (state: RodskaggState, number: number): RodskaggState => ({
  ...state,
  offences: state.offences.filter(({ until }) => until !== number),
})

/** RO-D22 With `nextMoment`, the first exchange or bid closes what was done around the deal. */
export const closeDealWindows = (state: RodskaggState): RodskaggState =>
  state.options.knockWindow === 'nextTrick'
    ? state
    : { ...state, offences: state.offences.filter(({ kind }) => kind !== 'peek' && kind !== 'cut') }

// RO-R, RO-D18 Knocking

const penaltyOf = (options: RodskaggOptions, kind: OffenceKind): number => {
  const { peekPenalty: peek, cutPenalty: cut, forgotAskPenalty: ask } = options
  return { peek, cut, ask, score: ANNOUNCE_PENALTY }[kind]
}

/** RO-D18 A knock hits the open infraction of that kind of that seat, which is used up; a groundless one costs the knocker. */
export const knock = (state: RodskaggState, seat: Seat, at: Seat, offence: OffenceKind): RodskaggStep => {
  const isHit = (open: Offence): boolean => open.kind === offence && open.seat === at
  const right = state.offences.some(isHit)
  const { wrongKnock } = state.options
  const line: RodskaggScoreLine = right
    ? { code: 'offence', points: penaltyOf(state.options, offence), offence, by: seat }
    : { code: 'wrong-knock', points: wrongKnock, offence, at }
  const pays = right ? at : seat
  const open = { ...state, offences: state.offences.filter((known) => !isHit(known)) }
  return {
    state: bookPenalty(open, pays, line),
    events: [{ code: 'knocked', seat, at, offence, right, pays, points: line.points }],
  }
}

/** RO-D13 A penalty is booked at once: to the deal just scored while people get ready, otherwise to the deal in play. */
const bookPenalty = (state: RodskaggState, pays: Seat, line: RodskaggScoreLine): RodskaggState => {
  const booked = { ...state, scores: state.scores.map((score, seat) => (seat === pays ? score + line.points : score)) }
  const last = state.sheet.at(-1)
  if (state.phase.name !== 'ready' || last === undefined)
    return withDeal(booked, { penalties: addLine(state.deal.penalties, pays, line) })
  const lines = addLine(
    last.sides.map((side) => side.lines),
    pays,
    line,
  )
  const sides = lines.map((lines, seat) => ({ points: sumOf(lines), total: booked.scores[seat] ?? 0, lines }))
  return { ...booked, sheet: [...state.sheet.slice(0, -1), { ...last, sides }] }
}

const addLine = (
  lines: readonly (readonly RodskaggScoreLine[])[],
  pays: Seat,
  line: RodskaggScoreLine,
): readonly (readonly RodskaggScoreLine[])[] => lines.map((own, seat) => (seat === pays ? [...own, line] : own))
