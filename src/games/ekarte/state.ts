import type { Card, Suit } from '../../cards/card.ts'
import { suitOf } from '../../cards/card.ts'
import type { DealResult, SideResult } from '../../core/game.ts'
import type { Packets, ProposalCount } from './action.ts'
import type { EkarteOptions } from './options.ts'

/** EK-1 The two seats. */
export const PLAYERS = [0, 1] as const
export type Player = (typeof PLAYERS)[number]

/** One thing for each seat. */
export type Pair<T> = readonly [T, T]

/** The other of the two players. */
export const other = (player: Player): Player => (player === 0 ? 1 : 0)

/** `pair` with the place of one player filled anew. */
export const replaced = <T>(pair: Pair<T>, player: Player, value: T): Pair<T> =>
  player === 0 ? [value, pair[1]] : [pair[0], value]

/** Who is to do what; it holds no cards. */
export const PHASES = [
  'proposal',
  'answer',
  'elder-exchange',
  'dealer-exchange',
  'king',
  'play',
  'claim',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** A card played. */
export interface EkartePlay {
  readonly seat: Player
  readonly card: Card
}

/** A trick of two cards, the lead first. */
export interface FinishedTrick {
  readonly plays: Pair<EkartePlay>
  readonly winner: Player
}

/** EK-5, EK-6 One proposal and what came of it; what has not happened has no key. */
export interface Proposal {
  /** EK-D9 The number named, with `withProposal`. */
  readonly count?: ProposalCount
  readonly answer?: 'accepted' | 'refused'
  readonly elderDrew?: number
  readonly dealerDrew?: number
}

/** EK-11 Why somebody is exposed: the elder made no proposal, or the dealer refused the first. */
export type ExposureReason = 'no-proposal' | 'refused'

/** EK-11 Who is exposed, and why. */
export interface Exposure {
  readonly seat: Player
  readonly why: ExposureReason
}

/** Why a side has marks; the numbers that a sentence about it needs stand beside the code. */
export type EkarteScoreLine =
  /** EK-4 The dealer turned a king. */
  | { readonly code: 'king-turned'; readonly points: 1 }
  /** EK-8 The trump king was announced. */
  | { readonly code: 'king'; readonly points: 1 }
  /** EK-10 Three or four tricks. */
  | { readonly code: 'point'; readonly points: 1; readonly tricks: number }
  /** EK-11 Three or four tricks against an exposed player. */
  | { readonly code: 'point-exposed'; readonly points: 2; readonly tricks: number; readonly why: ExposureReason }
  /** EK-10 All five tricks. */
  | { readonly code: 'vole'; readonly points: 2 }
  /** EK-14 The opponent gave up without a trick. */
  | { readonly code: 'abandoned-vole'; readonly points: 2 }
  /** EK-14 The opponent gave up with so many tricks. */
  | { readonly code: 'abandoned-point'; readonly points: 1; readonly tricks: number }
  /** EK-14 The opponent gave up with so many tricks and was exposed. */
  | { readonly code: 'abandoned-exposed'; readonly points: 2; readonly tricks: number; readonly why: ExposureReason }
  /** EK-D15 The winner has played an irregular card that was let stand. */
  | { readonly code: 'let-stand-reduction'; readonly points: -1 }

/** What one side got out of one deal; `total` counts the marks of the game in play. */
export interface EkarteSideResult extends SideResult {
  readonly lines: readonly EkarteScoreLine[]
}

/** EK-D18 An entry of the score sheet: `deal` counts through the match, `game` the games of the rubber. */
export interface EkarteDealResult extends DealResult {
  readonly game: number
  readonly sides: Pair<EkarteSideResult>
}

/** What ended a deal: its fifth trick, a king turned or announced that won the game, or a player who gave it up. */
export type DealEnding =
  | { readonly code: 'played' }
  | { readonly code: 'king-turned' | 'king' | 'conceded'; readonly seat: Player }

/** What everybody saw of a deal that is over; its result is the last entry of the sheet. */
export interface FinishedDeal {
  readonly deal: number
  readonly game: number
  readonly dealer: Player
  readonly turnUp: Card
  readonly proposals: readonly Proposal[]
  readonly exposure?: Exposure
  readonly tricks: readonly FinishedTrick[]
  /** The card of a trick that was cut short. */
  readonly trick: readonly EkartePlay[]
  readonly ending: DealEnding
}

/** What goes on from deal to deal. */
export interface MatchState {
  readonly options: EkarteOptions
  /** EK-13 The number of the game in play, from 1. */
  readonly game: number
  readonly gamesWon: Pair<number>
  /** EK-12 The marks of the game in play. */
  readonly marks: Pair<number>
  /** EK-D17 How each seat deals. */
  readonly packets: Pair<Packets>
  readonly sheet: readonly EkarteDealResult[]
  /** The deal before this one, for those who have not seen its end. A picture of it, no pile of this deal's cards. */
  readonly finished?: FinishedDeal
}

/** An answer that stays sealed until everybody asked has given one. */
export type SealedAnswer = 'king' | 'no-king' | 'replay' | 'let-stand'

/** The deal in play. Each of the 32 cards lies in one of `hands turnUp stock discards trick tricks`. */
export interface DealState {
  /** EK-D18 Counts through the match, from 1. */
  readonly deal: number
  readonly dealer: Player
  readonly phase: Phase
  readonly proposals: readonly Proposal[]
  readonly exposure: ExposureReason | 'none'
  /** The marks of this deal so far, with their reasons. */
  readonly lines: Pair<readonly EkarteScoreLine[]>
  readonly sealed: Readonly<Partial<Record<Player, SealedAnswer>>>
  /** EK-D14 The follower has taken a card of the trick in play back, so that EK-9 binds him in it. */
  readonly takenBack: boolean
  /** EK-D15 The hands are played for the second time. */
  readonly replayed: boolean
  /** In pack order. */
  readonly hands: Pair<readonly Card[]>
  readonly turnUp: Card
  /** The first card is drawn first. */
  readonly stock: readonly Card[]
  readonly discards: Pair<readonly Card[]>
  /** The trick in play: nothing, or the lead. */
  readonly trick: readonly EkartePlay[]
  readonly tricks: readonly FinishedTrick[]
}

/** The whole state of a match: plain JSON. */
export interface EkarteState extends MatchState, DealState {}

/** The non-dealer (N of the rulebook), who proposes and leads. */
export const elderOf = ({ dealer }: { readonly dealer: Player }): Player => other(dealer)

/** EK-4 The suit of the turn-up is trumps. */
export const trumpOf = ({ turnUp }: { readonly turnUp: Card }): Suit => suitOf(turnUp)

/** The tricks that each seat has made in this deal. */
export const tricksWon = ({ tricks }: { readonly tricks: readonly FinishedTrick[] }): Pair<number> => {
  const wonBy = (player: Player) => tricks.filter(({ winner }) => winner === player).length
  return [wonBy(0), wonBy(1)]
}

/** Every card played in this deal, in order. */
export const allPlays = ({ tricks, trick }: EkarteState): readonly EkartePlay[] => [
  ...tricks.flatMap(({ plays }) => plays),
  ...trick,
]

/** EK-11 Who is exposed in this deal, if anybody. */
export const exposureOf = (state: EkarteState): Exposure | undefined => {
  switch (state.exposure) {
    case 'none':
      return undefined
    case 'no-proposal':
      return { seat: elderOf(state), why: state.exposure }
    case 'refused':
      return { seat: state.dealer, why: state.exposure }
  }
}

/** EK-11 Why this player is exposed; `undefined` when he is not. */
export const exposureReason = (state: EkarteState, player: Player): ExposureReason | undefined => {
  const exposure = exposureOf(state)
  return exposure?.seat === player ? exposure.why : undefined
}
