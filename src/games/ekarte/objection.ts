import type { Card, Suit } from '../../cards/card.ts'
import type { Packets } from './action.ts'
import type { Phase, Player } from './state.ts'

/** EK-D22 Why something may not be done, in the order in which the codes apply. */
export type EkarteObjection =
  | { readonly code: 'unknown-action' }
  | { readonly code: 'unknown-seat' }
  | { readonly code: 'match-over' }
  | { readonly code: 'packets-fixed'; readonly packets: Packets }
  | { readonly code: 'concede-too-late' }
  | { readonly code: 'point-made'; readonly tricks: number }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'king-too-early' | 'king-not-held' | 'king-announced' | 'king-too-late'; readonly king: Card }
  | { readonly code: 'not-your-turn'; readonly waitingFor: readonly Player[] }
  /** The seat is waited for, but to do what `phase` says. */
  | { readonly code: 'not-now'; readonly phase: Phase }
  /** `numbered`: a number from `min` to `max` must be named; otherwise none may be. */
  | { readonly code: 'proposal-number'; readonly numbered: boolean; readonly min: number; readonly max: number }
  | { readonly code: 'not-in-hand'; readonly cards: readonly Card[] }
  | { readonly code: 'discard-count'; readonly min: number; readonly max: number }
  /** `cards`: those of the hand that may be played. `suit`: the suit led, or trumps for `trump`. */
  | { readonly code: 'follow-suit' | 'trump'; readonly suit: Suit; readonly cards: readonly Card[] }
  | { readonly code: 'head-the-trick'; readonly lead: Card; readonly cards: readonly Card[] }

/** EK-9 Why a card may not be played to a lead. */
export type FollowObjection = Extract<EkarteObjection, { readonly code: 'follow-suit' | 'trump' | 'head-the-trick' }>
