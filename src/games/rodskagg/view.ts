import type { Card } from '../../cards/card.ts'
import { inPackOrder } from '../../cards/pack.ts'
import { type Trick, winningPlay } from '../../cards/trick.ts'
import type { Viewer } from '../../core/game.ts'
import { allSeats, type Seat } from '../../core/seat.ts'
import { type OffenceKind, PACK, SAID_SCORES, type SaidScore } from './action.ts'
import { knocks } from './candidates.ts'
import { exchangeAhead } from './exchange.ts'
import { answerOf, isLow, leaderOf, RANKING, ritualsHold, withoutTrick } from './facts.ts'
import { type FinishedDeal, finishedDeal } from './finished.ts'
import { type RodskaggOptions, START, WAGER_PENALTY, WAGER_TRICK } from './options.ts'
import { waitingFor } from './rules.ts'
import { lastTwoWorth, runningScore, tricksTaken } from './score.ts'
import type {
  Call,
  Deal,
  DealRecord,
  Ending,
  Exchange,
  PhaseName,
  RodskaggScoreLine,
  RodskaggState,
  SheetEntry,
  TakenTrick,
} from './state.ts'

/** RO-D26 What everybody knows of one seat. */
export interface SeatView {
  readonly seat: Seat
  /** RO-D13 The booked score. */
  readonly score: number
  /** RO-R The score with the tricks of this deal. */
  readonly running: number
  /** RO-13 */
  readonly out: boolean
  /** Dealt into this deal. */
  readonly playing: boolean
  readonly declarer: boolean
  readonly call?: Call['bid']
  /** In this deal, those of RO-Q4 too. */
  readonly tricks: number
  /** How many cards are in the hand, picked up or not. */
  readonly cards: number
  readonly pickedUp: boolean
  /** RO-3 How many cards were drawn and wait for a discard. */
  readonly drawn: number
  /** RO-3 What came of the exchange. */
  readonly exchange?: Exchange['how']
  readonly exchanged: number
  /** RO-6 */
  readonly answer?: 'stays' | 'folds'
  /** RO-D21 */
  readonly ready: boolean
}

/** What one player alone knows, and what he may always do. */
interface OwnView {
  /** As a player holds it: S H D C, high to low. Empty until it is picked up. */
  readonly hand: readonly Card[]
  /** RO-3 Whether the hand is low and its exchange still ahead or under way. */
  readonly low: boolean
  /** RO-3 What he has drawn, in that order; as many cards must go. */
  readonly drawn: readonly Card[]
  /** RO-R4, RO-R5 What he can truly say. */
  readonly say: readonly SaidScore[]
  /** RO-D24 Always all of them, whether or not there is anything to knock for. */
  readonly knocks: readonly { readonly offence: OffenceKind; readonly seat: Seat }[]
}

/** The trick in play. */
interface TrickView {
  readonly number: number
  readonly leader: Seat
  readonly plays: Trick
  /** Who holds it so far. */
  readonly winning?: Seat
}

/** RO-6, RO-7 The last two tricks for one seat. */
export interface QuestionSeat {
  readonly seat: Seat
  /** Has a trick, or is the declarer; or nobody was asked. */
  readonly mustStay: boolean
  readonly answer?: 'stays' | 'folds'
  /** What each of the last two tricks takes off the score if he plays on. */
  readonly trick: number
  /** What it costs him to play on and take neither. */
  readonly none: number
}

/** RO-6 From the end of trick 4: the declarer, then the others from his left. */
interface QuestionView {
  readonly status: Deal['question']
  readonly seats: readonly QuestionSeat[]
}

/** What one viewer may know of a match. */
export interface RodskaggView {
  readonly viewer: Viewer
  readonly options: RodskaggOptions
  readonly phase: PhaseName
  /** Whose turn it is; absent when several are waited for, or nobody. */
  readonly turn?: Seat
  readonly waiting: readonly Seat[]
  /** Counts play-offs and thrown-in deals too. */
  readonly deal: number
  readonly dealer: Seat
  /** RO-12 The seats in `players` play for the match, without points. */
  readonly playOff: boolean
  /** Turn order, the dealer's left first. */
  readonly players: readonly Seat[]
  readonly declarer?: Seat
  /** RO-4 What was said so far, in order. */
  readonly calls: readonly Call[]
  readonly seats: readonly SeatView[]
  /** How many cards. */
  readonly stock: number
  readonly discards: number
  /** While a card is waited for; without plays until its lead. */
  readonly trick?: TrickView
  readonly lastTrick?: TakenTrick
  readonly tricks: readonly TakenTrick[]
  readonly question?: QuestionView
  /** Absent for spectators. */
  readonly own?: OwnView
  /** RO-D13, RO-D26 By seat: what was knocked since this deal began and is not in the sheet yet. */
  readonly penalties: readonly (readonly RodskaggScoreLine[])[]
  /** The deal that was finished last. */
  readonly finished?: FinishedDeal
  readonly sheet: readonly SheetEntry[]
  /** By seat: 12 and every change of the booked score since. */
  readonly sums: readonly (readonly number[])[]
  readonly over?: { readonly winners: readonly Seat[]; readonly ending: Ending }
}

/** RO-D26 What `viewer` may know. */
export const view = (state: RodskaggState, viewer: Viewer): RodskaggView => {
  const { options, phase, deal, sheet } = state
  const finished = finishedDeal(state)
  const lastTrick = deal.tricks.at(-1)
  return {
    viewer,
    options,
    phase: phase.name,
    ...('turn' in phase && { turn: phase.turn }),
    waiting: waitingFor(state),
    deal: deal.number,
    dealer: deal.dealer,
    playOff: deal.playOff,
    players: deal.players,
    ...(deal.declarer !== undefined && { declarer: deal.declarer }),
    calls: deal.calls,
    seats: allSeats(state.seats).map((seat) => seatView(state, seat)),
    stock: deal.stock.length,
    discards: deal.discards.length,
    ...(phase.name === 'play' && { trick: trickView(state) }),
    ...(lastTrick !== undefined && { lastTrick }),
    tricks: deal.tricks,
    ...(deal.tricks.length >= 4 && !deal.playOff && { question: questionView(deal) }),
    ...(viewer !== 'spectator' && { own: ownView(state, viewer) }),
    penalties: allSeats(state.seats).map((seat) => openPenalties(state, seat)),
    ...(finished !== undefined && { finished }),
    sheet,
    sums: allSeats(state.seats).map((seat) => sumsOf(state, seat)),
    ...(phase.name === 'over' && { over: { winners: phase.winners, ending: phase.ending } }),
  }
}

const answerView = (deal: DealRecord, seat: Seat): { readonly answer?: 'stays' | 'folds' } => {
  const answer = answerOf(deal, seat)
  return answer === undefined ? {} : { answer: answer.stays ? 'stays' : 'folds' }
}

const seatView = (state: RodskaggState, seat: Seat): SeatView => {
  const { phase, deal } = state
  const call = deal.calls.find((call) => call.seat === seat)?.bid
  const exchange = deal.exchanges.find((exchange) => exchange.seat === seat)
  return {
    seat,
    score: state.scores[seat] ?? 0,
    running: runningScore(state, seat),
    out: state.out.includes(seat),
    playing: deal.players.includes(seat),
    declarer: deal.declarer === seat,
    ...(call !== undefined && { call }),
    tricks: tricksTaken(deal, seat),
    cards: deal.hands[seat]?.length ?? 0,
    pickedUp: deal.pickedUp.includes(seat),
    drawn: 'turn' in phase && phase.turn === seat ? deal.drawn.length : 0,
    ...(exchange !== undefined && { exchange: exchange.how }),
    exchanged: exchange?.count ?? 0,
    ...answerView(deal, seat),
    ready: state.ready.includes(seat),
  }
}

const trickView = (state: RodskaggState): TrickView => {
  const { trick, tricks } = state.deal
  return {
    number: tricks.length + 1,
    leader: trick[0]?.seat ?? leaderOf(state),
    plays: trick,
    ...(trick.length > 0 && { winning: winningPlay(trick, RANKING).seat }),
  }
}

const questionView = (deal: Deal): QuestionView => {
  const { players, declarer, question } = deal
  const free = question === 'forgotten' ? [] : withoutTrick(deal)
  const start = declarer === undefined ? 0 : players.indexOf(declarer)
  const seats = [...players.slice(start), ...players.slice(0, start)].map((seat): QuestionSeat => {
    const worth = free.includes(seat) ? { trick: WAGER_TRICK, none: WAGER_PENALTY } : lastTwoWorth(deal, seat)
    return { seat, mustStay: !free.includes(seat), ...answerView(deal, seat), ...worth }
  })
  return { status: question, seats }
}

const ownView = (state: RodskaggState, seat: Seat): OwnView => {
  const { phase, deal } = state
  const hand = deal.pickedUp.includes(seat) ? inPackOrder(deal.hands[seat] ?? [], PACK) : []
  const rituals = ritualsHold(state) && phase.name !== 'over' && !state.out.includes(seat)
  return {
    hand,
    low: hand.length > 0 && exchangeAhead(state, seat) && isLow(hand, state.options),
    drawn: 'turn' in phase && phase.turn === seat ? deal.drawn : [],
    say: rituals ? SAID_SCORES.filter((score) => score === runningScore(state, seat)) : [],
    knocks: rituals ? knocks(state, seat).map(({ offence, seat }) => ({ offence, seat })) : [],
  }
}

/** The penalties of the deal in play; a scored one has them in the sheet. */
const openPenalties = ({ phase, deal }: RodskaggState, seat: Seat): readonly RodskaggScoreLine[] =>
  phase.name === 'ready' || phase.name === 'over' ? [] : (deal.penalties[seat] ?? [])

/** The line of sums that leads from 12 to the booked score: the sheet, then the penalties of the deal in play. */
const sumsOf = (state: RodskaggState, seat: Seat): readonly number[] => {
  const lines = [...state.sheet.flatMap(({ sides }) => sides[seat]?.lines ?? []), ...openPenalties(state, seat)]
  return [START, ...lines.map(({ points }) => points).filter((points) => points !== 0)]
}
