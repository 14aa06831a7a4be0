import type { Offer } from '../core/ahead.ts'
import type { Standing } from '../core/game.ts'
import type { ActRefusal } from '../table/act.ts'
import type { LogEntry, Note } from '../table/log.ts'
import type { Motion } from '../table/motion.ts'
import type { Orders } from '../table/orders.ts'
import type { Newcomer, TablePlan } from '../table/sit.ts'
import type { Table, TablePhase } from '../table/table.ts'
import type { Told } from '../table/turn.ts'
import type { Advice } from '../table/whisper.ts'

/** Somebody at a table, as anybody may know them. */
export interface PersonLook {
  readonly chair: number
  readonly name: string
  readonly seat?: number
  /** When their time for this turn is out (ms since 1970), where time runs. */
  readonly deadline?: number
  /** They are away until then. */
  readonly awayUntil?: number
  /** Since when it is their turn (ms since 1970). */
  readonly since?: number
  /** When and how they were last told of this turn, and from when on the others may ask again. */
  readonly told?: Told
  readonly askAgainAt?: number
  /** They have left, or missed their time again and again: the others may decide what follows. */
  readonly missing?: boolean
  /** A bot plays for them. */
  readonly bot?: boolean
  /** Their seat is open to a new person. */
  readonly open?: boolean
  /** They are a bot, whose seat anybody may take who opens the table's link. */
  readonly machine?: boolean
}

/** What was in the envelope of a finished match. */
export interface FairLook {
  /** Hex. */
  readonly secret: string
  readonly cuts: readonly string[]
  readonly packs: number
  /** The first thing that does not agree when every pack is made again. */
  readonly fault?: string
}

/** What anybody may know of a table. */
export interface TableLook
  extends Pick<Table, 'id' | 'game' | 'options' | 'phrases' | 'seats' | 'order' | 'pace' | 'changedAt' | 'commitment'> {
  readonly phase: TablePhase
  /** People may ask for advice at their turn. */
  readonly whispers: boolean
  /** A table with children: whoever sits down writes a name and nothing else. */
  readonly family: boolean
  /** Nobody's time runs. */
  readonly paused: boolean
  /** The table is cleared away then (ms since 1970), if that is near. */
  readonly clearedAt?: number
  /** What somebody has asked the others, and who has yet to answer. */
  readonly motion?: Pick<Motion, 'kind' | 'at' | 'by' | 'about' | 'absence'> & { readonly open: readonly number[] }
  readonly people: readonly PersonLook[]
  readonly waiting: readonly number[]
  /** The spectator's view. */
  readonly view?: object
  readonly standing?: Standing
}

/** What somebody's list of tables tells of one. */
export type TableRow = Pick<TableLook, 'game' | 'phase' | 'people' | 'waiting' | 'changedAt'>

/** What the one who holds a seat's key may know besides. */
export interface SeatLook {
  readonly chair: number
  readonly name: string
  readonly seat?: number
  readonly move: number
  readonly view?: object
  readonly legal: readonly string[]
  readonly since: readonly StoryLine[]
  /** There is an action of their own to take back. */
  readonly takeback: boolean
  readonly seenDeal: number
  readonly ahead?: AheadLook
  /** The kind of turn that is to be explained to them: they have it for the first time. */
  readonly lesson?: string
  /** What they were told when they asked for advice at this turn. */
  readonly whisper?: Advice
  /** The table where the same people play again. */
  readonly rematch?: string
}

/** What somebody has settled and can settle before it is their turn. */
export interface AheadLook {
  readonly offers: readonly Offer[]
  readonly orders?: Pick<Orders, 'clauses' | 'lasting'>
  /** The table plays where they have no choice. */
  readonly playsForced: boolean
  /** It is play in which the rest can be claimed, for whoever may do so. */
  readonly claims: boolean
}

/** Something that everybody noticed, and when (ms since 1970). */
export interface StoryLine {
  readonly at: number
  readonly event?: LogEntry['events'][number]
  readonly note?: Note
}

/** Why somebody is not let in: the chair is empty, the key was replaced, or it never fitted. */
export type DoorError = { readonly code: 'unknown-table' | 'no-chair' | 'old-key' | 'wrong-key' }

/** What a seat's page is made from. */
export interface OwnLook {
  readonly table: TableLook
  readonly own: SeatLook
}

/** A place to come to, with the key that opens it. */
export interface Admission {
  readonly chair: number
  readonly key: string
}

/** Why an act came to nothing: the door, the table or the rules. */
export type ActFault = ActRefusal | { readonly by: 'door'; readonly error: DoorError }

/** What it takes to set a table. `drawn` is the secret behind the shuffles, hex. */
export interface Plan extends TablePlan {
  readonly drawn: string
  readonly maker: Newcomer
}
