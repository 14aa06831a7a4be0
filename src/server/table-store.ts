import type { LogEntry } from '../table/log.ts'
import type { StoredTable } from '../table/older.ts'
import type { Table } from '../table/table.ts'

/** Every change of the stored form, in order; a released line is never edited. A table runs those it has not had. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE meta (version INTEGER NOT NULL, secret TEXT NOT NULL);
   CREATE TABLE snapshot (body TEXT NOT NULL);
   CREATE TABLE log (number INTEGER PRIMARY KEY, seat INTEGER, move INTEGER, body TEXT NOT NULL);`,
]

/** The storage of one table: a snapshot to play on and a log to replay. A move writes one row of each. */
export class TableStore {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    if (this.#exists()) this.#migrate(this.#sql.exec<{ version: number }>('SELECT version FROM meta').one().version)
  }

  #exists(): boolean {
    return this.#has('meta')
  }

  #has(name: string): boolean {
    return this.#sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', name).toArray().length > 0
  }

  #migrate(from: number): void {
    if (from === MIGRATIONS.length) return
    for (const migration of MIGRATIONS.slice(from)) this.#sql.exec(migration)
    this.#sql.exec('UPDATE meta SET version = ?', MIGRATIONS.length)
  }

  /** The stored table; reading an unknown one writes nothing. */
  load(): StoredTable | undefined {
    if (!this.#exists()) return undefined
    return JSON.parse(this.#sql.exec<{ body: string }>('SELECT body FROM snapshot').one().body)
  }

  /** Stores a new table with the secret behind its shuffles (hex). */
  make(table: Table, secret: string): void {
    for (const migration of MIGRATIONS) this.#sql.exec(migration)
    this.#sql.exec('INSERT INTO meta VALUES (?, ?)', MIGRATIONS.length, secret)
    this.#sql.exec('INSERT INTO snapshot VALUES (?)', JSON.stringify(table))
  }

  save(table: Table): void {
    this.#sql.exec('UPDATE snapshot SET body = ?', JSON.stringify(table))
  }

  append(entry: LogEntry): void {
    const { number, act } = entry
    this.#sql.exec(
      'INSERT INTO log VALUES (?, ?, ?, ?)',
      number,
      act?.seat ?? null,
      act?.move ?? null,
      JSON.stringify(entry),
    )
  }

  /** Forgets everything at once but that there was a table, and until when that must be known (ms since 1970). */
  clear(until: number): void {
    this.#sql.exec('DROP TABLE meta; DROP TABLE snapshot; DROP TABLE log; CREATE TABLE gone (until INTEGER NOT NULL)')
    this.#sql.exec('INSERT INTO gone VALUES (?)', until)
  }

  /** Until when it must be known that there was a table here, which has been cleared away. */
  goneUntil(): number | undefined {
    if (!this.#has('gone')) return undefined
    return this.#sql.exec<{ until: number }>('SELECT until FROM gone').one().until
  }

  /** Strikes out everything from an entry on. */
  strikeFrom(number: number): void {
    this.#sql.exec('DELETE FROM log WHERE number >= ?', number)
  }

  /** The secret behind the shuffles, hex. */
  secret(): string {
    return this.#sql.exec<{ secret: string }>('SELECT secret FROM meta').one().secret
  }

  /** The action that a seat took under a move number. */
  said(seat: number, move: number): string | undefined {
    const [row] = this.#entries('SELECT body FROM log WHERE seat = ? AND move = ?', seat, move)
    return row?.act?.action
  }

  /** Log entries from number `first` on, at most the latest `most`, in order. */
  entriesFrom(first: number, most: number): readonly LogEntry[] {
    return this.#entries(
      'SELECT body FROM log WHERE number >= ? ORDER BY number DESC LIMIT ?',
      first,
      most,
    ).toReversed()
  }

  #entries(query: string, ...binds: readonly number[]): readonly LogEntry[] {
    return this.#sql
      .exec<{ body: string }>(query, ...binds)
      .toArray()
      .map(({ body }): LogEntry => JSON.parse(body))
  }
}
