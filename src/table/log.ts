import type { GameEvent } from '../core/game.ts'
import type { Random } from '../core/random.ts'
import type { Actor } from '../core/record.ts'
import type { Seat } from '../core/seat.ts'

/** What can happen around the game. */
const NOTES = [
  'clock',
  'away',
  'back',
  'asked-undo',
  'took-back',
  'asked-pause',
  'paused',
  'resumed',
  'asked-away',
  'asked-bot',
  'bot-in',
  'bot-out',
  'left',
  'asked-replace',
  'open-seat',
  'new-person',
  'asked-end',
  'called-off',
  'declined',
  'whispered',
] as const

/** Something that happened around the game, with the seat it is about. */
export interface Note {
  readonly code: (typeof NOTES)[number]
  readonly seat: Seat
  /** Who sat there until then, of a newcomer. */
  readonly before?: string
}

/** One line of a match's log: an action with what it led to, or a note. Entry 0 is the first deal and has neither. */
export interface LogEntry {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly act?: { readonly seat: Seat; readonly move: number; readonly action: string; readonly by: Actor }
  /** Whole packs as they came out, in order. */
  readonly shuffles: readonly (readonly string[])[]
  readonly events: readonly GameEvent[]
  readonly note?: Note
}

/** The same chance, with a list of every pack that comes out of it. */
export const logged = (chance: Random): { random: Random; shuffles: (readonly string[])[] } => {
  const shuffles: (readonly string[])[] = []
  const random: Random = {
    shuffle: (pack) => {
      const shuffled = chance.shuffle(pack)
      shuffles.push(shuffled)
      return shuffled
    },
  }
  return { random, shuffles }
}
