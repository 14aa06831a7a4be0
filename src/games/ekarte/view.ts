import type { Card, Suit } from '../../cards/card.ts'
import type { Ranking } from '../../cards/trick.ts'
import type { Packets } from './action.ts'
import { concedeObjection, concession } from './concede.ts'
import { packetsObjection } from './deal.ts'
import { discardRange } from './exchange.ts'
import { cardToTakeBack, claimants, type Offence, offences } from './irregular.ts'
import { kingMarkedBy, kingObjection } from './king.ts'
import { matchWinner, winningMark } from './match.ts'
import type { EkarteOptions } from './options.ts'
import { rankingWith, trumpKing } from './pack.ts'
import { waitingFor } from './rules.ts'
import { POINT, pointLine, TRICKS } from './score.ts'
import {
  type EkarteDealResult,
  type EkartePlay,
  type EkarteScoreLine,
  type EkarteState,
  type Exposure,
  elderOf,
  exposureOf,
  exposureReason,
  type FinishedDeal,
  type FinishedTrick,
  other,
  type Pair,
  type Phase,
  PLAYERS,
  type Player,
  type Proposal,
  type SealedAnswer,
  tricksWon,
  trumpOf,
} from './state.ts'

/** What lies before the players: the trick in play, or the last one until the next lead. */
interface TrickView {
  readonly plays: readonly EkartePlay[]
  /** Who holds the trick, or has won it. */
  readonly winning?: Player
  readonly complete: boolean
}

/** What a side marks as things stand: for the point, for the vole, and if the other side concedes (when it may). */
interface Stakes {
  readonly point: number
  readonly vole: number
  readonly concession?: number
  /** EK-12, EK-13 What that concession would win besides its marks. */
  readonly concessionWins?: 'game' | 'match'
}

/** EK-8 The king of trumps, as far as the viewer knows. */
interface KingView {
  readonly card: Card
  /** EK-4 It is the turn-up, and the dealer has marked it. */
  readonly turned: boolean
  readonly markedBy?: Player
  /** The viewer may announce it now. */
  readonly mayMark: boolean
  /** EK-D8 What the viewer has answered under seal. */
  readonly answer?: SealedAnswer
}

/** EK-D15 The claim after an irregular card; all ten cards have been seen by then. */
interface ClaimView {
  readonly claimants: readonly Player[]
  readonly offences: readonly Offence[]
  /** What the viewer has answered under seal. */
  readonly answer?: SealedAnswer
}

/** The deal before this one, with its result. */
export interface FinishedDealView extends FinishedDeal {
  readonly trump: Suit
  readonly tricksWon: Pair<number>
  readonly result: EkarteDealResult
}

/** Everything that one viewer may know. */
export interface EkarteView {
  readonly viewer: Player | 'spectator'
  readonly options: EkarteOptions
  readonly over: boolean
  readonly winners: readonly Player[]
  /** The number of the game in play, from 1. */
  readonly game: number
  readonly gamesWon: Pair<number>
  /** The marks of the game in play. */
  readonly marks: Pair<number>
  readonly sheet: readonly EkarteDealResult[]
  readonly finished?: FinishedDealView
  /** EK-D17 How each seat deals, and whether the viewer may change it now. */
  readonly packets: Pair<Packets>
  readonly mayChoosePackets: boolean

  /** Counts through the match, from 1. */
  readonly deal: number
  readonly dealer: Player
  readonly elder: Player
  readonly phase: Phase
  readonly waitingFor: readonly Player[]
  readonly turnUp: Card
  readonly trump: Suit
  /** EK-2 How cards compare in this deal. */
  readonly ranking: Ranking
  /** How many cards are left in the stock. */
  readonly stock: number
  /** How many cards each seat has discarded. */
  readonly discards: Pair<number>
  readonly handSizes: Pair<number>
  /** The viewer's cards in pack order; a spectator has none. */
  readonly hand?: readonly Card[]
  /** The proposals of this deal; the elder makes them. */
  readonly proposals: readonly Proposal[]
  /** How many cards may be discarded, while somebody is to exchange. */
  readonly toDiscard?: { readonly min: number; readonly max: number }
  readonly exposure?: Exposure
  readonly stakes: Pair<Stakes>
  /** The marks of this deal so far, with their reasons. */
  readonly lines: Pair<readonly EkarteScoreLine[]>
  readonly king: KingView
  readonly trick: TrickView
  readonly tricks: readonly FinishedTrick[]
  readonly tricksWon: Pair<number>
  /** EK-D15 The hands are played for the second time. */
  readonly replayed: boolean
  /** EK-D14 The viewer's irregular card, while it may be taken back. */
  readonly cardToTakeBack?: Card
  readonly claim?: ClaimView
}

/** What `viewer` may know, filled field by field. */
export const view = (state: EkarteState, viewer: Player | 'spectator'): EkarteView => {
  const { options, game, gamesWon, marks, sheet, packets, deal, dealer, phase, turnUp, proposals, lines, tricks } =
    state
  const player = viewer === 'spectator' ? undefined : viewer
  const winners = PLAYERS.filter((winner) => winner === matchWinner(state))
  const finished = finishedView(state)
  const exposure = exposureOf(state)
  const takeBack = cardToTakeBack(state)
  const exchanging = phase === 'elder-exchange' || phase === 'dealer-exchange'
  return {
    viewer,
    options,
    over: winners.length > 0,
    winners,
    game,
    gamesWon,
    marks,
    sheet,
    ...(finished && { finished }),
    packets,
    mayChoosePackets: player !== undefined && phase !== 'over' && packetsObjection(state, player) === undefined,
    deal,
    dealer,
    elder: elderOf(state),
    phase,
    waitingFor: waitingFor(state),
    turnUp,
    trump: trumpOf(state),
    ranking: rankingWith(turnUp),
    stock: state.stock.length,
    discards: [state.discards[0].length, state.discards[1].length],
    handSizes: [state.hands[0].length, state.hands[1].length],
    ...(player !== undefined && { hand: state.hands[player] }),
    proposals,
    ...(exchanging && { toDiscard: discardRange(state) }),
    ...(exposure && { exposure }),
    stakes: [stakesOf(state, 0), stakesOf(state, 1)],
    lines,
    king: kingView(state, player),
    trick: trickView(state),
    tricks,
    tricksWon: tricksWon(state),
    replayed: state.replayed,
    ...(takeBack !== undefined && takeBack.seat === player && { cardToTakeBack: takeBack.card }),
    ...(phase === 'claim' && { claim: claimView(state, player) }),
  }
}

const finishedView = ({ finished, sheet }: EkarteState): FinishedDealView | undefined => {
  const result = sheet.at(-1)
  return finished && result && { ...finished, trump: trumpOf(finished), tricksWon: tricksWon(finished), result }
}

/** A trick in play stays on the table until the next lead. */
const trickView = ({ trick, tricks }: EkarteState): TrickView => {
  const [lead] = trick
  if (lead !== undefined) return { plays: trick, winning: lead.seat, complete: false }
  const last = tricks.at(-1)
  return last === undefined
    ? { plays: [], complete: false }
    : { plays: last.plays, winning: last.winner, complete: true }
}

const stakesOf = (state: EkarteState, player: Player): Stakes => {
  const opponent = other(player)
  const mayConcede = state.phase !== 'over' && concedeObjection(state, opponent) === undefined
  const conceded = concession(state, opponent)
  const wins = mayConcede ? winningMark(state, player, [conceded]) : undefined
  return {
    point: pointLine(POINT, exposureReason(state, opponent)).points,
    vole: pointLine(TRICKS, exposureReason(state, opponent)).points,
    ...(mayConcede && { concession: conceded.points }),
    ...(wins && { concessionWins: wins }),
  }
}

const kingView = (state: EkarteState, player: Player | undefined): KingView => {
  const card = trumpKing(state.turnUp)
  const markedBy = kingMarkedBy(state)
  const answer = state.phase === 'king' && player !== undefined ? state.sealed[player] : undefined
  return {
    card,
    turned: state.turnUp === card,
    ...(markedBy !== undefined && { markedBy }),
    mayMark: player !== undefined && state.phase !== 'over' && kingObjection(state, player) === undefined,
    ...(answer && { answer }),
  }
}

const claimView = (state: EkarteState, player: Player | undefined): ClaimView => {
  const answer = player === undefined ? undefined : state.sealed[player]
  return { claimants: claimants(state), offences: offences(state), ...(answer && { answer }) }
}
