import type { LogEntry, Note } from './log.ts'
import type { WithMatch } from './table.ts'

/** Writes a note into the log of a match. */
export const noted = (table: WithMatch, note: Note, now: number): { table: WithMatch; entry: LogEntry } => ({
  table: { ...table, changedAt: now, match: { ...table.match, entries: table.match.entries + 1 } },
  entry: { number: table.match.entries, at: now, shuffles: [], events: [], note },
})
