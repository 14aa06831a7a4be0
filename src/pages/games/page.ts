import type { VNode } from 'preact'
import type { Language } from '../../words/language.ts'
import type { Who } from '../../words/who.ts'

/** The id of the form that acts; a button outside it names it in `form`. */
export const ACT_FORM = 'act'

/** What a game's parts of a page are made from. They are told what is legal and never ask whether a card may be played. */
export interface SeatProps<View = object> {
  readonly view: View
  /** Legal actions of the reader's seat in their one spelling; empty for those who watch. */
  readonly legal: readonly string[]
  readonly who: Who
  readonly language: Language
  /** The seat's address, for links to pages that ask twice; undefined for those who watch. */
  readonly seatPath?: string
  /** The card of the hand that the reader has chosen by a link `?card=G9`, to see what it can do; perhaps not in the hand. */
  readonly chosen?: string
  /** The reader came by a link `?card=G9&tick=1`, to tick what goes with the chosen card. */
  readonly ticking?: boolean
  /** What was ticked for an action that has just been refused, to go on from there. */
  readonly ticked?: readonly string[]
}

/** An action as somebody would advise it: in words, and the cards it is about. */
export interface Advised {
  readonly text: string
  readonly cards: readonly VNode[]
}

/** The parts that a game adds to the seat's page and to the public table. */
export interface GamePage<View = object> {
  /** The stylesheet in public/ of the pages with a table of the game. */
  readonly stylesheet: string
  /** The game's own script in public/, for the seat's page; everything works without it. */
  readonly script?: string
  /** The shapes of the game's suits, once a page, where it has others than the French. */
  Sprite?(): VNode
  /** The score line above the table. */
  Score(props: SeatProps<View>): VNode
  /** The cloth: trick, turn-up, places. */
  Board(props: SeatProps<View>): VNode
  /** Whose turn it is and what is required: one or two sentences for the tray's live region. */
  Say(props: SeatProps<View>): VNode
  /** What the reader can do, inside the tray's form: buttons `name="action"`, and the hand. */
  Choices(props: SeatProps<View>): VNode
  /** What an action comes to, said to somebody who asks what to do. */
  advised(props: SeatProps<View>, action: string): Advised
  /** What is at stake, points so far with their reasons, rare actions. */
  Reasons(props: SeatProps<View>): VNode
  /** What comes of giving the deal up, for the page that asks once more; undefined where that cannot be done. */
  givingUp?(props: SeatProps<View>): string | undefined
  /** Hands that lie open on the table, for those who watch; `Reasons` shows them to those who sit there. */
  OpenHands?(props: SeatProps<View>): VNode
  /** Whether `Board` shows the deal that has just ended, so that its reader can act and goes on by doing so. */
  boardHasEnded?(view: View): boolean
  /** The deal that has just ended, shown in place of the table until its reader goes on. */
  FinishedDeal(props: SeatProps<View>): VNode
  /** What can be done at any time, and stands beside a finished deal as well: buttons `name="action"`. */
  Beside?(props: SeatProps<View>): VNode | undefined
  /** The score sheet of the match. */
  Sheet(props: SeatProps<View>): VNode
}
