import { allSeats, type Seat } from '../../core/seat.ts'
import type { Card } from './cards.ts'
import {
  pooled,
  type SheetEntry,
  type SjufingreScoreLine,
  type SjufingreSideResult,
  scoreCardsLeft,
  scoreTakings,
  sumOf,
  type Takings,
} from './score.ts'
import { type BuildState, type FinishedDeal, handOf, type PlayState, type TrickState } from './state.ts'
import { sweepsOf, tallyOf } from './tally.ts'
import { judgedTogether, scoresOf, sidesOf } from './teams.ts'

/** S7-6, S7-10 All cards are played; S7-18, S7-D13 in a solitaire deal somebody has none left. */
export const isPlayedOut = ({ phase, hands }: PlayState): boolean =>
  phase === 'solitaire' ? hands.some((hand) => hand.length === 0) : hands.every((hand) => hand.length === 0)

// S7-8, S7-16 What everybody took

/** The cards that a seat has taken so far in a trick or build deal. */
export const capturedBy = (state: TrickState | BuildState, seat: Seat): readonly Card[] => {
  if (state.phase === 'trick') {
    return state.taken.filter((trick) => trick.seat === seat).flatMap(({ plays }) => plays.map(({ card }) => card))
  }
  const captures = state.taken.filter((capture) => capture.seat === seat)
  const leftovers = state.taken.at(-1)?.seat === seat ? state.leftovers : []
  return [...captures.flatMap(({ card, cards }) => [...cards, card]), ...leftovers]
}

const takingsOf = (state: TrickState | BuildState, seat: Seat): Takings => {
  const { second, last } = tallyOf(state.taken, state.seats)
  return {
    cards: capturedBy(state, seat),
    second: second === seat,
    last: last === seat,
    sweeps: state.phase === 'build' ? (sweepsOf(state.taken, state.seats)[seat] ?? 0) : 0,
  }
}

const cardsLeft = (state: PlayState, seat: Seat): number => handOf(state, seat).length

/** The reasons for the points of seats that are judged together. */
const linesFor = (state: PlayState, seats: readonly Seat[]): readonly SjufingreScoreLine[] => {
  if (state.phase === 'solitaire') {
    return scoreCardsLeft(seats.reduce((count, seat) => count + cardsLeft(state, seat), 0))
  }
  return scoreTakings(seats.map((seat) => takingsOf(state, seat)).reduce(pooled))
}

/** S7-19, S7-Q14, S7-D14b, S7-D14c What a side gets; a line tells its seat when partners are scored one by one. */
const sideResult = (state: PlayState, side: readonly Seat[], before: number): SjufingreSideResult => {
  const groups = judgedTogether(side, state)
  const lines = groups.flatMap((seats) => {
    const [seat] = groups.length > 1 ? seats : []
    return linesFor(state, seats).map((line) => (seat === undefined ? line : { ...line, seat }))
  })
  const points = sumOf(lines)
  return { points, total: before + points, lines }
}

/** S7-2 The entry of the score sheet for a deal that is played out. */
export const scoreDeal = (state: PlayState): SheetEntry => {
  const before = scoresOf(state)
  return { deal: state.deal, sides: sidesOf(state).map((side, index) => sideResult(state, side, before[index] ?? 0)) }
}

/** What everybody saw of a deal that is played out. */
export const pictureOf = (state: PlayState): FinishedDeal => {
  const { deal, seats } = state
  switch (state.phase) {
    case 'trick': {
      const lastTrick = state.taken.at(-1)
      return { deal, kind: 'trick', tally: tallyOf(state.taken, seats), ...(lastTrick && { lastTrick }) }
    }
    case 'build': {
      const { taken, leftovers } = state
      const lastCapture = taken.at(-1)
      return {
        deal,
        kind: 'build',
        tally: tallyOf(taken, seats),
        sweeps: sweepsOf(taken, seats),
        ...(lastCapture && { lastCapture }),
        leftovers,
      }
    }
    case 'solitaire': {
      const left = allSeats(seats).map((seat) => cardsLeft(state, seat))
      return { deal, kind: 'solitaire', out: left.indexOf(0), cardsLeft: left }
    }
  }
}
