import type { Ahead } from './ahead.ts'
import type { OptionSchema, OptionsOf, OptionValue } from './options.ts'
import type { Random } from './random.ts'
import { ok, type Result, type RuleError, refused } from './result.ts'
import type { Seat } from './seat.ts'

/** Something that happened and that everybody at the table saw or heard. It never tells a hidden card. */
export interface GameEvent {
  readonly code: string
}

/** The types of one game, tied together. All but `Schema` are plain JSON. */
export interface GameTypes {
  readonly Schema: OptionSchema
  readonly State: object
  readonly Action: object
  readonly Event: GameEvent
  readonly Objection: RuleError
  readonly View: object
}

/** What an action led to: the state after it and what the table noticed, in order. */
export interface Step<T extends GameTypes = GameTypes> {
  readonly state: T['State']
  readonly events: readonly T['Event'][]
}

/** One reason for points, with its numbers: `{ code: 'bags', points: 2, count: 2 }`. */
export interface ScoreLine {
  readonly code: string
  readonly points: number
}

/** What one side got out of one deal. `lines` add up to `points`; `total` is the score after the deal. */
export interface SideResult {
  readonly points: number
  readonly total: number
  readonly lines: readonly ScoreLine[]
}

/** An entry of the score sheet: one finished deal. `game` counts the games of a rubber. */
export interface DealResult {
  readonly deal: number
  readonly game?: number
  readonly sides: readonly SideResult[]
}

/** Where the match stands. `winners` are seats and empty until it is over; `scores` has one number a side. */
export interface Standing {
  readonly over: boolean
  readonly winners: readonly Seat[]
  readonly sides: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
  /** Games won by each side of a rubber. */
  readonly games?: readonly number[]
  /** Seats that lost the match before its end: their scores decide nothing any more. */
  readonly out?: readonly Seat[]
  readonly sheet: readonly DealResult[]
}

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

/** What the rules hold a player to: `bound` is taken back only with everybody's leave, `final` never. */
export type Stands = 'bound' | 'final'

/**
 * The rules of one game. A rule is written once, as an objection: legal actions are the candidates without an
 * objection, and applying is "objection, else perform". Nothing here reads a clock, draws chance or makes a sentence.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string
  /** Goes up when stored states of older rules must be migrated. */
  readonly rulesVersion: number

  /** House rules as data; each names its rulebook paragraph. */
  readonly options: T['Schema']
  /** Named sets of house rules; what a preset leaves out keeps its default. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>
  /** The numbers of seats that these options can be played with, ascending. */
  seatCounts(options: OptionsOf<T['Schema']>): readonly number[]
  /** Why these house rules do not go together. */
  optionConflict(options: OptionsOf<T['Schema']>, seats: number): RuleError | undefined

  /** A new match; the first deal is dealt. The dealer is the last seat. */
  setup(options: OptionsOf<T['Schema']>, seats: number, random: Random): Step<T>
  /** The seats that must act before the match goes on. Two or more: sealed, simultaneous choices. */
  waitingFor(state: T['State']): readonly Seat[]
  /** Everything that `seat` might do now; a superset of the legal actions, in the order a page offers them. */
  candidates(state: T['State'], seat: Seat): readonly T['Action'][]
  /** Why `seat` may not do this now. `undefined` as action is a text that this game cannot read. */
  objection(state: T['State'], seat: number, action: T['Action'] | undefined): T['Objection'] | undefined
  /** The state after an action without objection. */
  perform(state: T['State'], seat: Seat, action: T['Action'], random: Random): Step<T>
  /** What the clock plays for a seat that is waited for. */
  fallback(state: T['State'], seat: Seat): T['Action']

  /** What one viewer may know, filled field by field. A card that is not in it stays unknown to them. */
  view(state: T['State'], viewer: Viewer): T['View']
  standing(state: T['State']): Standing
  /** The one spelling of an action. */
  write(action: T['Action']): string
  /** The action that a text spells, whether or not it is legal. */
  read(text: string): T['Action'] | undefined

  // What not every game has. First what follows from its house rules:

  /** How many sit down at a preset whose house rules leave it open, unless something else is asked for. */
  readonly presetSeats?: Readonly<Record<string, number>>
  /** Whether these are house rules for a table with children, where advice may be asked for unless the maker says no. */
  isFamily?(options: OptionsOf<T['Schema']>): boolean
  /** Whether these house rules name single seats, so that people should know beforehand who sits where. */
  namesSeats?(options: OptionsOf<T['Schema']>): boolean

  // Then what a table does around the play:

  /** The kind of decision that a seat on turn has, for whoever explains it; everybody can see which. */
  decision?(state: T['State'], seat: Seat): string
  /** What everybody at the table notices of an action that is refused; most refusals stay between a seat and the rules. */
  attempted?(state: T['State'], seat: Seat, action: T['Action']): T['Event'] | undefined
  /** How an action stands once it is done, where the rules say that it does; `state` is any of the match. */
  stands?(state: T['State'], action: T['Action']): Stands | undefined
  /** What can be settled before it is anybody's turn, in a game that has such things. */
  readonly ahead?: Ahead<T>

  /** A state of an older `rulesVersion` as one of this version. */
  migrate?(state: unknown, fromVersion: number): T['State']
}

/** Everything that `seat` may do now, waited for or not. */
export const legalActions = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
): readonly T['Action'][] =>
  game.candidates(state, seat).filter((action) => game.objection(state, seat, action) === undefined)

/** Does what `text` says, or tells why not. */
export const apply = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: number,
  text: string,
  random: Random,
): Result<Step<T>, T['Objection']> => {
  const action = game.read(text)
  const objection = game.objection(state, seat, action)
  if (objection !== undefined) return refused(objection)
  if (action === undefined) throw new Error(`${game.id} has no objection to a text it cannot read`)
  return ok(game.perform(state, seat, action, random))
}
