import type { Random } from '../../core/random.ts'
import { allSeats, type Seat } from '../../core/seat.ts'
import { nextDeal, playOffDeal } from './deal.ts'
import type { RodskaggStep } from './event.ts'
import { after, seatsLeft } from './facts.ts'
import { missDeadline } from './rituals.ts'
import { dealLines, redbeardResult, sumOf, tricksTaken } from './score.ts'
import type { Ending, RodskaggScoreLine, RodskaggState, SheetEntry } from './state.ts'

// RO-8, RO-D13 Scoring

/** The deal is over: its points are booked, and what follows from them happens. */
export const endDeal = (state: RodskaggState, random: Random): RodskaggStep => {
  const { deal } = state
  const result = redbeardResult(state.options, deal)
  const scored = score(state)
  const declarer = deal.declarer ?? deal.dealer
  const { events } = scored
  if (deal.playOff) return after(events, endPlayOff(scored.state, random))
  if (result === 'won') return after(events, over(scored.state, [declarer], 'redbeard'))
  if (result === undefined) return after(events, afterScoring(scored.state, random))
  const out = {
    ...scored.state,
    out: allSeats(state.seats).filter((seat) => seat === declarer || state.out.includes(seat)),
  }
  return after([...events, { code: 'went-out', seat: declarer }], afterScoring(out, random))
}

/** RO-8 Books the points of the deal and writes its entry in the sheet. */
const score = (state: RodskaggState): RodskaggStep => {
  const { options, deal, sheet, out } = state
  const linesOf = (seat: Seat): readonly RodskaggScoreLine[] =>
    deal.players.includes(seat) ? dealLines(options, deal, seat) : []
  const scores = state.scores.map((booked, seat) => booked + sumOf(linesOf(seat)))
  const sides = scores.map((total, seat) => {
    const lines = [...linesOf(seat), ...(deal.penalties[seat] ?? [])]
    return { points: sumOf(lines), total, lines }
  })
  const entry: SheetEntry = { deal: deal.number, sides }
  const points = sides.map((side) => side.points)
  return {
    state: { ...state, scores, sheet: [...sheet, entry] },
    events: [{ code: 'scored', deal: deal.number, points, totals: scores, ...(out.length > 0 && { out }) }],
  }
}

// RO-10, RO-13, RO-D21 What follows at once

const over = (state: RodskaggState, winners: readonly Seat[], ending: Ending): RodskaggStep => ({
  state: { ...state, phase: { name: 'over', winners, ending } },
  events: [{ code: 'match-over', winners, ending }],
})

/** RO-13 The last one left has won; RO-D21 otherwise, with rituals, everybody says that he is ready first. */
const afterScoring = (state: RodskaggState, random: Random): RodskaggStep => {
  const left = seatsLeft(state)
  if (left.length === 1) return over(state, left, 'lastLeft')
  if (state.options.rituals) return { state: { ...state, phase: { name: 'ready' } }, events: [] }
  return decide(state, random)
}

/** RO-D21 A seat goes on, which is its deadline for saying its score; when all have, the match is decided. */
export const ready = (state: RodskaggState, seat: Seat, random: Random): RodskaggStep => {
  const late = missDeadline(state, [seat], 'ready')
  const ready = seatsLeft(state).filter((other) => other === seat || state.ready.includes(other))
  const events: RodskaggStep['events'] = [{ code: 'ready', seat }]
  if (ready.length < seatsLeft(state).length) return { state: { ...late, ready }, events }
  return after(events, decide({ ...late, ready, offences: [] }, random))
}

// RO-11 End

/** RO-11 One on 0 wins; several are for `tieAtZero`; with nobody there the next deal follows, or the last was played (RO-D15). */
const decide = (state: RodskaggState, random: Random): RodskaggStep => {
  const { options, deal, scores } = state
  const left = seatsLeft(state)
  const atZero = left.filter((seat) => scores[seat] === 0)
  if (atZero.length === 1) return over(state, atZero, 'zero')
  if (atZero.length > 1) {
    const { declarer } = deal
    const first = options.tieAtZero === 'declarer' && declarer !== undefined && atZero.includes(declarer)
    return first ? over(state, [declarer], 'declarer') : playOffDeal(state, atZero, random)
  }
  if (deal.number !== options.deals) return nextDeal(state, random)
  const distance = (seat: Seat): number => Math.abs(scores[seat] ?? 0)
  const nearest = Math.min(...left.map(distance))
  return over(
    state,
    left.filter((seat) => distance(seat) === nearest),
    'deals',
  )
}

// RO-12 Play-off hand

/** RO-12 Most tricks wins; those with equally many play off again. */
const endPlayOff = (state: RodskaggState, random: Random): RodskaggStep => {
  const tricks = (seat: Seat): number => tricksTaken(state.deal, seat)
  const players = seatsLeft(state).filter((seat) => state.deal.players.includes(seat))
  const most = Math.max(...players.map(tricks))
  const equal = players.filter((seat) => tricks(seat) === most)
  return equal.length === 1 ? over(state, equal, 'playOff') : playOffDeal(state, equal, random)
}
