import type { Game } from '../core/game.ts'
import { ok, type Result, refused } from '../core/result.ts'
import { handedOn, nextDue, type Owed, owedNow, tick } from '../table/clock.ts'
import { clearedAt, nextWarning, type Warning, warned, warningsNow } from '../table/ending.ts'
import type { LogEntry } from '../table/log.ts'
import { MINUTE } from '../table/pace.ts'
import { settle } from '../table/settle.ts'
import { start } from '../table/sit.ts'
import type { Table, TableError } from '../table/table.ts'
import { drawLots, nextPacks } from './chance.ts'
import { now } from './clock.ts'
import type { Env } from './env.ts'
import { ENVELOPE_LIFE, judgeKey, seatKey } from './keys.ts'
import { after, type Loaded, loaded } from './loaded.ts'
import type { Admission, DoorError } from './look.ts'
import { handsOf } from './machine.ts'
import { personAt } from './stubs.ts'
import { TableStore } from './table-store.ts'

/** What keeps one table: loading it as it is now, letting its people in, saving, the alarm, and telling open pages. */
export class TableKeeper {
  readonly store: TableStore
  readonly #context: DurableObjectState
  readonly #env: Env
  /** When the alarm is set for, as far as this life of the object knows. */
  #armed: number | undefined

  constructor(context: DurableObjectState, env: Env) {
    this.store = new TableStore(context.storage.sql)
    this.#context = context
    this.#env = env
  }

  /** The clock: deadlines, then whatever people must be told. Everything in it may run twice. */
  async ring(): Promise<void> {
    this.#armed = undefined
    const gone = this.store.goneUntil()
    if (gone !== undefined) {
      const { storage } = this.#context
      return gone <= now() ? storage.deleteAll() : storage.setAlarm(gone)
    }
    const loaded = this.load()?.table
    const owed = [...owedNow(loaded, this.watching, now()), ...warningsNow(loaded, now())]
    const told = await Promise.allSettled(owed.map((one) => this.#tell(one)))
    const failed = told.some(({ status }) => status === 'rejected')
    const table = this.load()?.table
    if (table !== undefined) this.arm(table, failed ? now() + MINUTE : 0)
  }

  /** Hands something owed on to the person, who decides how and when to be told. */
  async #tell(owed: Owed | Warning): Promise<void> {
    const { table } = this.load() ?? {}
    const { chair, move, kind } = owed
    const person = table?.chairs[chair]?.person ?? ''
    if (table !== undefined && person !== '')
      await personAt(this.#env, person).tell({ table: table.id, chair, move, kind, at: now() })
    const current = this.load()?.table
    if (current !== undefined) this.store.save(owed.kind === 'ending' ? warned(current, owed) : handedOn(current, owed))
  }

  /** Whether somebody has the page of a chair open. */
  readonly watching = (chair: number): boolean => this.#context.getWebSockets(`chair:${chair}`).length > 0

  /** Stores a new table, and sees to it that it is cleared away if nobody comes back to it. */
  make(table: Table, drawn: string): void {
    this.#context.storage.transactionSync(() => this.store.make(table, drawn))
    this.arm(table)
  }

  /** The table as it is now: what the clock has to do is done first, whoever asks. */
  load(): Loaded | undefined {
    const table = this.store.load()
    if (table !== undefined && clearedAt(table) <= now()) return this.clear()
    return table && this.#caughtUp(loaded(table))
  }

  /** Does what the clock is late with, should the alarm not have come yet. */
  #caughtUp({ table, game }: Loaded): Loaded {
    const ticked = tick(table, game, handsOf(this.store), after(table))
    if (ticked.table === table) return { table, game }
    this.save(ticked.table, ...ticked.entries)
    return { table: ticked.table, game }
  }

  /** The table, for whoever holds the key of a chair. */
  enter(chair: number, key: string): Result<Loaded, DoorError> {
    const found = this.load()
    if (found === undefined) return refused({ code: 'unknown-table' })
    const sitter = found.table.chairs[chair]
    if (sitter === undefined) return refused({ code: 'no-chair' })
    const judged = judgeKey(this.#env.SECRET, found.table.id, chair, sitter.generation, key)
    return judged === 'right' ? ok(found) : refused({ code: judged === 'old' ? 'old-key' : 'wrong-key' })
  }

  /** A chair with the key that opens it. */
  admit(table: Table, chair: number): Admission {
    return { chair, key: seatKey(this.#env.SECRET, table.id, chair, table.chairs[chair]?.generation ?? 0) }
  }

  /** Begins the match, and plays what needs nobody. */
  begin(table: Table, game: Game, chair: number): Result<void, TableError> {
    const draw = (chairs: readonly number[]): readonly number[] => drawLots(table, this.store, chairs)
    const begun = start(table, game, chair, { draw, random: nextPacks(table, this.store) }, after(table))
    if (!begun.ok) return begun
    this.saveSettled(begun.value.table, game, begun.value.entry)
    return ok(undefined)
  }

  /** Saves a change together with all that follows from it without anybody. */
  saveSettled(table: Table, game: Game, ...entries: readonly LogEntry[]): void {
    const settled = settle(table, game, handsOf(this.store), table.changedAt, entries)
    this.save(settled.table, ...entries, ...settled.entries)
  }

  /** Saves a change in one transaction and tells the open pages. */
  save(table: Table, ...entries: readonly LogEntry[]): void {
    this.#context.storage.transactionSync(() => {
      this.store.save(table)
      for (const entry of entries) this.store.append(entry)
    })
    const open = this.#context.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
    for (const socket of open) socket.send(this.news(table))
    this.arm(table)
  }

  /**
   * Nothing is left of the table but, for as long as its envelope could come again, that it was here: somebody may know
   * its secret by now. Whoever looks at it is told that the link leads nowhere.
   */
  clear(): undefined {
    for (const socket of this.#context.getWebSockets()) socket.close(4004, 'cleared away')
    const until = now() + ENVELOPE_LIFE
    this.#context.storage.transactionSync(() => this.store.clear(until))
    void this.#context.storage.setAlarm(until)
    this.#armed = until
  }

  /** Whether there was a table here: its secret and its keys are never given out again. */
  isGone(): boolean {
    return this.store.goneUntil() !== undefined
  }

  /** Closes the open pages of a chair whose link has been replaced. */
  sendAway(chair: number): void {
    for (const socket of this.#context.getWebSockets(`chair:${chair}`)) socket.close(4001, 'new link')
  }

  /** Sets the one alarm to the earliest of what is to come, also if that is already due, but not before `earliest`. */
  arm(table: Table, earliest = 0): void {
    const times = [nextDue(table, this.watching, now()), nextWarning(table), clearedAt(table)]
    const next = Math.min(...times.filter((time) => time !== undefined))
    const due = Math.max(next, earliest)
    if (due !== this.#armed) void this.#context.storage.setAlarm(due)
    this.#armed = due
  }

  /** Tells a page how far the table has come; the page fetches itself again if it is behind. */
  news(table: Table | undefined): string {
    return JSON.stringify({ changed: table?.changedAt ?? 0 })
  }
}
