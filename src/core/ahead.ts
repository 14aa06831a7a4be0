import type { GameTypes } from './game.ts'
import type { Seat } from './seat.ts'

/**
 * What a seat arranges for its next turn, if something is so by then: `led C` and `play C4`. The condition is named by
 * the game; the action is one in its own spelling, or a word of the game for how to choose one (`lowest`). What follows
 * from it at the turn after may stand behind it, as a clause of its own: `accept, exchange: discard C7`.
 */
export interface Clause {
  readonly when: string
  readonly act: string
}

/** A condition that may be so at a seat's next turn, with what can be arranged for it. */
export interface Offer {
  readonly when: string
  readonly acts: readonly string[]
  /** It can hold for turn after turn to the end of the deal, and not only for the next. */
  readonly lasts?: true
}

/** What is arranged for the next turn alone, and the clause that takes its place once it has been done, if there is one. */
export const partsOf = (act: string): { readonly act: string; readonly next?: Clause } => {
  const [first = '', when, second] = act.split(/, |: /)
  return when === undefined || second === undefined ? { act: first } : { act: first, next: { when, act: second } }
}

/** The one card that a seat on turn can play. `open`: everybody at the table can see that it has no choice. */
interface Forced<Action = object> {
  readonly action: Action
  readonly open: boolean
}

/**
 * What a game lets be settled before it is anybody's turn, so that people need not come for it. Nothing in here may
 * depend on cards that the seat cannot know: neither what is offered nor what a clause means nor what is certain.
 */
export interface Ahead<T extends GameTypes = GameTypes> {
  /** What a seat may arrange for its next turn; nothing while it is on turn. */
  offers(state: T['State'], seat: Seat): readonly Offer[]
  /** The action that a clause means for a seat on turn, of what it arranges the first; `undefined` if it is not so. */
  means(state: T['State'], seat: Seat, clause: Clause): T['Action'] | undefined
  /** The one card of a seat on turn, where the rules leave nobody anything else to decide before it is played. */
  forced(state: T['State'], seat: Seat): Forced<T['Action']> | undefined
  /** Whether this is play in which somebody may say that the rest is theirs. Everybody can see that. */
  hasClaims(state: T['State']): boolean
  /**
   * What a seat on turn plays, now and then at each of its turns, to take every trick left, whatever the others hold and
   * do; `undefined` if that is not certain from what the seat can know, or it is not its turn.
   */
  certain(state: T['State'], seat: Seat): readonly T['Action'][] | undefined
}
