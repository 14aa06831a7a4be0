import type { Game } from '../core/game.ts'
import type { OptionValue } from '../core/options.ts'
import type { Seat } from '../core/seat.ts'
import type { Motion } from './motion.ts'
import type { Orders } from './orders.ts'
import type { Pace, Pause } from './pace.ts'
import type { Turn } from './turn.ts'
import type { Whisper } from './whisper.ts'

/** How well a bot plays: by rules of thumb, or as well as it can. */
export const BOT_STRENGTHS = ['plain', 'strong'] as const
export type BotStrength = (typeof BOT_STRENGTHS)[number]

/** Somebody who has sat down. Chairs are numbered in the order people came; the number never changes. */
export interface Chair {
  readonly name: string
  /** Any text the person added to the shuffles; empty if none. */
  readonly cut: string
  /** Rises when the person asks for a new link; older links then stop working. */
  readonly generation: number
  /** The person object that keeps this table in its list; empty if the browser has none. */
  readonly person: string
  readonly language: string
  /** What the sit-down form carried, so that the same post again finds the same chair. */
  readonly once: string
  /** How many finished deals this person has gone on from. */
  readonly seenDeal: number
  /** When the person last left the page or acted, ms since 1970; absent before that. */
  readonly leftAt?: number
  /** When a turn that the person was told of was taken back by somebody, ms since 1970. */
  readonly recalledAt?: number
  /** When the person is away, so that no deadline of theirs runs. */
  readonly away: readonly Pause[]
  /** Until when a bot plays for the person, who is away; ms since 1970. */
  readonly botUntil?: number
  /** What the person has arranged for their turn; void ones may lie here too. */
  readonly orders?: Orders
  /** Since when the table plays for this person where they have no choice, ms since 1970; 0 if it no longer does. */
  readonly playsForced?: number
  /** The kinds of decisions that have been explained to the person, who plays this game for the first time. */
  readonly lessons?: readonly string[]
  /** What the person was told when they last asked for advice. */
  readonly whisper?: Whisper
  /** The change of the table after which the person was told that it will be cleared away, ms since 1970. */
  readonly warnedOf?: number
  /** The person has left on purpose. */
  readonly left?: boolean
  /** The seat is open to a new person. */
  readonly open?: boolean
  /** A bot of this strength sits here. */
  readonly bot?: BotStrength
}

/** A match under way or finished. Lists `by seat` are indexed by the game's seats. */
export interface Match {
  /** The chair at each seat. */
  readonly seating: readonly number[]
  readonly state: object
  readonly rulesVersion: number
  /** By seat: the number that the next form of this seat must carry. */
  readonly moves: readonly number[]
  /** By seat: the log entry of its own last action, -1 before the first. */
  readonly lastActs: readonly number[]
  /** Length of the log. */
  readonly entries: number
  /** Packs shuffled so far. */
  readonly packs: number
  /** By seat: the decision that the table waits for, or null. */
  readonly turns: readonly (Turn | null)[]
  /** By seat: deadlines missed since the person last acted. */
  readonly missed: readonly number[]
  /** By seat: a bot plays there for now. */
  readonly bots: readonly boolean[]
  /** The last attempt that the rules refused and everybody noticed: whose, and at which move number. */
  readonly attempt?: { readonly seat: Seat; readonly move: number }
  /** Over because the people at the table ended it. */
  readonly calledOff?: boolean
  readonly over: boolean
  /** The table where the same people play again. */
  readonly rematch?: string
}

/** One table: who sits there, what is played, and the match once it has begun. Plain JSON. */
export interface Table {
  readonly format: 1
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  /** What people here say in words of their own, by the game's name for it; what is absent is said as usual. */
  readonly phrases?: Readonly<Record<string, string>>
  readonly seats: number
  /** The table at which the same people played before. */
  readonly from?: string
  /** Seats by lot, or in the order people sat down. */
  readonly order: 'lot' | 'sat'
  readonly pace: Pace
  /** People may ask for advice at their turn. */
  readonly whispers?: boolean
  /** SHA-256 of the secret behind the shuffles, hex. */
  readonly commitment: string
  readonly chairs: readonly Chair[]
  /** Milliseconds since 1970. */
  readonly changedAt: number
  /** When nobody's time runs, by consent of all. */
  readonly pauses: readonly Pause[]
  /** What somebody has asked the others. */
  readonly motion?: Motion
  readonly match?: Match
}

/** A table whose match is on or over. */
export type WithMatch = Table & { readonly match: Match }

/** Why the table refuses something; not a matter of the game's rules. */
export interface TableError {
  readonly code:
    | 'full'
    | 'started'
    | 'not-started'
    | 'not-filled'
    | 'not-maker'
    | 'name-missing'
    | 'name-too-long'
    | 'name-taken'
    | 'cut-too-long'
    | 'stale'
    | 'no-rematch-yet'
    | 'spent'
    | 'rematch-cleared'
    | 'orders-too-late'
    | 'claim-not-now'
    | 'claim-not-certain'
    | 'asked-already'
    | 'not-missing'
    | 'no-undo'
    | 'not-asked'
    | 'away-too-long'
    | 'away-too-far'
    | 'away-in-past'
    | 'no-whispers'
}

/** What a table is in: people gather, play, or have finished. */
export type TablePhase = 'open' | 'playing' | 'over'

/** Whether people still sit down, play, or have finished. */
export const phaseOf = ({ match }: Table): TablePhase =>
  match === undefined ? 'open' : match.over ? 'over' : 'playing'

/** The seat of a chair once the match has begun. */
export const seatOfChair = ({ match }: Table, chair: number): Seat | undefined => {
  const seat = match?.seating.indexOf(chair) ?? -1
  return seat < 0 ? undefined : seat
}

/** The chairs whose turn it is. */
export const waitingChairs = ({ match }: Table, game: Game): readonly number[] =>
  match === undefined ? [] : game.waitingFor(match.state).flatMap((seat) => match.seating[seat] ?? [])

/** The names at the table by seat, once the match has begun; before that by chair. */
export const namesBySeat = ({ chairs, match }: Table): readonly string[] =>
  match === undefined ? chairs.map(({ name }) => name) : match.seating.map((chair) => chairs[chair]?.name ?? '')

/** The table with one chair changed. */
export const withChair = (table: Table, chair: number, change: Partial<Chair>): Table => ({
  ...table,
  chairs: table.chairs.map((sitter, number) => (number === chair ? { ...sitter, ...change } : sitter)),
})
