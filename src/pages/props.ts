import type { Standing } from '../core/game.ts'
import type { OptionValue } from '../core/options.ts'
import type { RuleError } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import type { RefusalCode, SiteWords } from '../words/index.ts'
import type { Language } from '../words/language.ts'

/** What every page knows: the reader's language, the address it stands at, what the browser's person is called. */
export interface PageProps {
  readonly language: Language
  /** Path and query of this page, for the language choice to come back to. */
  readonly path: string
  /** Scheme and host, for links that people share. */
  readonly origin: string
  /** Now, in ms since 1970, and the zone in which times are told. */
  readonly now: number
  readonly timeZone?: string
  /** The name this browser sat down with last. */
  readonly name?: string
  /** The suits have four colours for this reader, not two. */
  readonly four?: boolean
}

/** Somebody who has sat down. `chair` numbers people in the order they came and stands in their address. */
export interface PersonProps {
  readonly chair: number
  readonly name: string
  /** The seat in the game, once the match has begun. */
  readonly seat?: Seat
  /** When their time for this turn is out (ms since 1970), where time runs. */
  readonly deadline?: number
  /** They are away until then. */
  readonly awayUntil?: number
  /** Since when it is their turn (ms since 1970). */
  readonly since?: number
  /** When (ms since 1970) and how they were last told of this turn, and from when on the others may ask again. */
  readonly told?: { readonly at: number; readonly channel: string }
  readonly askAgainAt?: number
  /** They have left, or stay away: the others may decide what follows. */
  readonly missing?: boolean
  readonly bot?: boolean
  /** Their seat is open to a new person. */
  readonly open?: boolean
  /** They are a bot, whose seat anybody may take who opens the table's link. */
  readonly machine?: boolean
}

/** What anybody may know of a table. */
export interface TableProps {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  /** What people here say in words of their own. */
  readonly phrases?: Readonly<Record<string, string>>
  readonly seats: number
  /** Nobody's time runs. */
  readonly paused: boolean
  /** People may ask for advice at their turn. */
  readonly whispers: boolean
  /** A table with children: whoever sits down writes a name and nothing else. */
  readonly family: boolean
  /** The table is cleared away then (ms since 1970), if that is near. */
  readonly clearedAt?: number
  /** What somebody has asked the others, and the chairs that have yet to answer. */
  readonly motion?: {
    readonly kind: keyof SiteWords['together']['asks']
    /** When it was asked, ms since 1970. */
    readonly at: number
    readonly by: number
    readonly about: number
    /** For `away`: until when, ms since 1970. */
    readonly absence?: { readonly until: number }
    readonly open: readonly number[]
  }
  readonly phase: 'open' | 'playing' | 'over'
  /** Seats by lot, or in the order people sat down. */
  readonly order: 'lot' | 'sat'
  readonly people: readonly PersonProps[]
  /** Chairs whose turn it is. */
  readonly waiting: readonly number[]
  /** When the table last changed (ms since 1970): since when it is somebody's turn. */
  readonly changedAt: number
  /** SHA-256 of the secret behind the shuffles, hex; known before anybody sits down. */
  readonly commitment: string
  /** The spectator's view and where the match stands, once it has begun. */
  readonly view?: object
  readonly standing?: Standing
  /** Shown when the match is over: what the shuffles were made of, and whether every pack agrees with it. */
  readonly fair?: FairProps
}

/** The opened envelope of a finished match. */
interface FairProps {
  readonly secret: string
  readonly cuts: readonly string[]
  readonly packs: number
  /** The first thing that does not agree, if anything. */
  readonly fault?: string
}

/** A line of the story: what happened and when (ms since 1970). */
export interface StoryEntry {
  readonly at: number
  readonly event?: { readonly code: string }
  /** Something around the game, and the seat it is about. */
  readonly note?: { readonly code: keyof SiteWords['notes']; readonly seat: Seat; readonly before?: string }
}

/** What one person may know of their own seat. */
export interface OwnSeatProps {
  readonly chair: number
  readonly name: string
  readonly key: string
  readonly seat?: Seat
  /** The seat's move number: every form that acts carries it. */
  readonly move: number
  readonly view?: object
  readonly legal: readonly string[]
  /** What happened since this person last acted. */
  readonly since: readonly StoryEntry[]
  /** There is an action of their own to take back. */
  readonly takeback: boolean
  /** Deals finished that this person has gone on from. */
  readonly seenDeal: number
  readonly ahead?: AheadProps
  /** The kind of turn that is to be explained to them: they have it for the first time. */
  readonly lesson?: string
  /** What they were told when they asked for advice at this turn: an action in its one spelling, and why. */
  readonly whisper?: { readonly action: string; readonly reason?: { readonly code: string } }
  /** The table where the same people play again, and this person's way in. */
  readonly rematch?: string
}

/** What a part of a seat's page is made from: the page around it, the table, and what its reader alone may know. */
export interface SeatPartProps {
  readonly page: PageProps
  readonly table: TableProps
  readonly own: OwnSeatProps
}

/** What somebody has settled and can settle before it is their turn. */
export interface AheadProps {
  /** Conditions for the next turn, with what can be arranged for each, as the game spells them; some can last. */
  readonly offers: readonly { readonly when: string; readonly acts: readonly string[]; readonly lasts?: true }[]
  readonly orders?: {
    readonly clauses: readonly { readonly when: string; readonly act: string }[]
    readonly lasting: boolean
  }
  readonly playsForced: boolean
  readonly claims: boolean
}

/** A row of "my tables". */
export interface MyTable {
  readonly id: string
  readonly chair: number
  readonly game: string
  readonly phase: TableProps['phase']
  readonly names: readonly string[]
  /** The reader's name at this table. */
  readonly name: string
  readonly mine: boolean
  /** Names of those whose turn it is. */
  readonly waiting: readonly string[]
  readonly changedAt: number
}

/** A form shown again: what was typed and chosen, by field name, and the codes of what is wrong with it. */
export interface FormProps {
  readonly values?: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, RefusalCode>>
  /** What is wrong with a field in the game's own words, where its code says less. */
  readonly reasons?: Readonly<Record<string, string>>
}

/** Why house rules do not go together, as the game says it; `options` are the names of those concerned, if it tells. */
export interface ConflictProps extends RuleError {
  readonly options?: readonly string[]
}
