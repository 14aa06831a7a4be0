import { DurableObject } from 'cloudflare:workers'
import type { Game } from '../core/game.ts'
import { ok, type Result, refused } from '../core/result.ts'
import { type Act, act, goOn } from '../table/act.ts'
import { comeBack, goAway } from '../table/away.ts'
import { claim } from '../table/claim.ts'
import { handedOn, nextDue, type Owed, owedNow, tick } from '../table/clock.ts'
import { answer, type Decided, leave, propose, rejoin, resume } from '../table/decide.ts'
import { clearedAt } from '../table/ending.ts'
import type { LogEntry } from '../table/log.ts'
import type { MotionKind } from '../table/motion.ts'
import { nudged, toldOf } from '../table/nudge.ts'
import { giveOrders, type Orders } from '../table/orders.ts'
import { MINUTE } from '../table/pace.ts'
import { settle } from '../table/settle.ts'
import { fillWithBots, type Newcomer, sitDown, start } from '../table/sit.ts'
import { type BotStrength, phaseOf, type Table, type TableError, waitingChairs, withChair } from '../table/table.ts'
import type { Told } from '../table/turn.ts'
import { drawLots, nextPacks } from './chance.ts'
import { now } from './clock.ts'
import type { Env } from './env.ts'
import { exportRecord, openedEnvelope } from './export.ts'
import { judgeKey, seatKey } from './keys.ts'
import { after, type Loaded, loaded } from './loaded.ts'
import type { ActFault, Admission, DoorError, FairLook, OwnLook, Plan, StoryLine, TableLook } from './look.ts'
import { owedLook, STORY_LENGTH, seatLook, storyFrom, tableLook } from './looks.ts'
import { handsOf } from './machine.ts'
import type { OwedLook } from './notices.ts'
import { personAt } from './stubs.ts'
import { TableStore } from './table-store.ts'

/**
 * One table. Thin: load, let `table/` decide, save snapshot and log in one transaction, tell the open pages. Nothing is
 * awaited between load and save.
 */
export class TableObject extends DurableObject<Env> {
  readonly #store: TableStore
  /** When the alarm is set for, as far as this life of the object knows. */
  #armed: number | undefined

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.#store = new TableStore(context.storage.sql)
  }

  /** Sets a table and seats its maker. The same envelope again is the same table: its maker is let in once more. */
  make(plan: Plan): Result<Admission, TableError> {
    const { maker, drawn, ...rest } = plan
    const known = this.#load()
    const empty: Table = { format: 1, ...rest, order: 'lot', pauses: [], chairs: [], changedAt: now() }
    const sat = sitDown(known?.table ?? empty, maker, now())
    if (!sat.ok) return sat
    if (known === undefined) this.ctx.storage.transactionSync(() => this.#store.make(sat.value.table, drawn))
    return ok(this.#admit(sat.value.table, sat.value.chair))
  }

  /** Sets a table for people who have just played together, and begins at once. */
  again(plan: Omit<Plan, 'maker'>, people: readonly Newcomer[], order: Table['order']): void {
    if (this.#load() !== undefined) return
    const { drawn, ...rest } = plan
    const chairs = people.map((person) => ({ ...person, generation: 0, seenDeal: 0, away: [] }))
    const table: Table = { format: 1, ...rest, order, pauses: [], chairs, changedAt: now() }
    this.ctx.storage.transactionSync(() => {
      this.#store.make(table, drawn)
      this.#begin(table, loaded(table).game, 0)
    })
  }

  /** Seats a newcomer. */
  sit(newcomer: Newcomer): Result<Admission, TableError | DoorError> {
    const found = this.#load()
    if (found === undefined) return refused({ code: 'unknown-table' })
    const sat = sitDown(found.table, newcomer, after(found.table))
    if (!sat.ok) return sat
    if (sat.value.table !== found.table) this.#save(sat.value.table)
    return ok(this.#admit(sat.value.table, sat.value.chair))
  }

  /** Puts bots on the empty chairs. */
  fill(
    chair: number,
    key: string,
    strength: BotStrength,
    names: readonly string[],
  ): Result<void, TableError | DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const filled = fillWithBots(door.value.table, chair, strength, names, after(door.value.table))
    if (!filled.ok) return filled
    this.#save(filled.value)
    return ok(undefined)
  }

  /** Begins the match. */
  start(chair: number, key: string, order: Table['order']): Result<void, TableError | DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    return this.#begin({ ...door.value.table, order }, door.value.game, chair)
  }

  /** Takes an act of the seat whose key this is. `again` in the answer: the same form had been taken before. */
  act(said: Act, key: string): Result<'done' | 'again', ActFault> {
    const door = this.#enter(said.chair, key)
    if (!door.ok) return refused({ by: 'door', error: door.error })
    const { table, game } = door.value
    const asked = (seat: number, move: number): string | undefined => this.#store.said(seat, move)
    const acted = act(table, game, said, asked, nextPacks(table, this.#store), after(table))
    if (!acted.ok) return acted
    if (acted.value.kind === 'done') this.#saveSettled(acted.value.table, game, acted.value.entry)
    return ok(acted.value.kind)
  }

  /** Arranges what a seat does at its next turn, or takes that back. Nobody else is told that anything has changed. */
  order(
    chair: number,
    key: string,
    orders: { readonly move: number; readonly clauses: readonly string[] } & Pick<Orders, 'lasting'>,
  ): Result<void, TableError | DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const given = giveOrders(door.value.table, door.value.game, { chair, ...orders })
    if (!given.ok) return given
    this.#store.save(given.value)
    return ok(undefined)
  }

  /** Whether the table plays for somebody where they have no choice. */
  letPlay(chair: number, key: string, on: boolean): Result<void, DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const table = withChair(door.value.table, chair, { playsForced: on ? now() : 0 })
    this.#store.save(table)
    this.#arm(table)
    return ok(undefined)
  }

  /** Somebody says that the rest of the deal is theirs. */
  claim(chair: number, key: string, move: number): Result<void, TableError | DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const { table, game } = door.value
    const chance = (current: Table) => nextPacks(current, this.#store)
    const claimed = claim(table, game, { chair, move }, chance, after(table))
    if (!claimed.ok) return claimed
    this.#saveSettled(claimed.value.table, game, ...claimed.value.entries)
    return ok(undefined)
  }

  /** Somebody has seen the deals up to `deal` and goes on. */
  goOn(chair: number, key: string, deal: number): Result<void, DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const table = goOn(door.value.table, door.value.game, chair, deal)
    if (table !== door.value.table) this.#store.save(table)
    return ok(undefined)
  }

  /** Somebody is away until `until`, or back: their deadlines stand still so long. */
  away(chair: number, key: string, until: number | undefined): Result<void, TableError | DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    const gone =
      until === undefined ? ok(comeBack(table, chair, after(table))) : goAway(table, chair, until, after(table))
    if (!gone.ok) return gone
    this.#save(gone.value)
    return ok(undefined)
  }

  /** Asks the others something, or does it where nobody need be asked. */
  propose(chair: number, key: string, kind: MotionKind, about: number): Result<void, TableError | DoorError> {
    return this.#decided(chair, key, (table, game, log) =>
      propose(table, game, { kind, by: chair, about }, log, after(table)),
    )
  }

  /** Answers what somebody has asked. */
  answer(chair: number, key: string, yes: boolean): Result<void, TableError | DoorError> {
    return this.#decided(chair, key, (table, game, log) => answer(table, game, chair, yes, log, after(table)))
  }

  /** The maker clears the table away, for good. */
  remove(chair: number, key: string): Result<void, TableError | DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    if (chair !== 0) return refused({ code: 'not-maker' })
    this.#clear()
    return ok(undefined)
  }

  /** Ends a pause, leaves, or comes back. */
  come(chair: number, key: string, how: 'resume' | 'leave' | 'rejoin'): Result<void, TableError | DoorError> {
    return this.#decided(chair, key, (table) => {
      const { match } = table
      return match === undefined || match.over
        ? refused({ code: 'not-started' })
        : ok({ resume, leave, rejoin }[how]({ ...table, match }, chair, after(table)))
    })
  }

  #decided(
    chair: number,
    key: string,
    decide: (table: Table, game: Game, log: readonly LogEntry[]) => Result<Decided, TableError>,
  ): Result<void, TableError | DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const { table, game } = door.value
    const decided = decide(table, game, this.#store.entriesFrom(0, table.match?.entries ?? 0))
    if (!decided.ok) return decided
    const { table: next, entries, strike } = decided.value
    this.ctx.storage.transactionSync(() => {
      if (strike !== undefined) this.#store.strikeFrom(strike)
      this.#saveSettled(next, game, ...entries)
    })
    return ok(undefined)
  }

  /** What there is to tell of a turn; `undefined` if it is no longer owed. Writes nothing. */
  owed(chair: number, move: number): OwedLook | undefined {
    const found = this.#load()
    return found && owedLook(found, chair, move, this.#watching(chair), this.env.SECRET)
  }

  /** The person on a chair has been told of a turn. */
  told(chair: number, move: number, told: Told): void {
    const found = this.#load()
    if (found !== undefined) this.#store.save(toldOf(found.table, chair, move, told))
  }

  /** Somebody asks for the turn of another chair: at most once an hour, and only of people who can be told. */
  async nudge(chair: number, key: string, other: number): Promise<Result<void, DoorError>> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    const asked = nudged(table, other, now())
    const { person = '' } = table.chairs[other] ?? {}
    if (asked === undefined || person === '' || other === chair) return ok(undefined)
    this.#store.save(asked.table)
    const call = { table: table.id, chair: other, move: asked.move, kind: 'nudge', at: now() } as const
    await personAt(this.env, person).tell({ ...call, by: table.chairs[chair]?.name ?? '' })
    return ok(undefined)
  }

  /** The key of a chair, for the person who sits there by their own list. */
  comeIn(chair: number, person: string): Result<Admission, DoorError> {
    const table = this.#load()?.table
    if (table === undefined) return refused({ code: 'unknown-table' })
    return table.chairs[chair]?.person === person ? ok(this.#admit(table, chair)) : refused({ code: 'wrong-key' })
  }

  /** The person on a chair wants to be forgotten: only the name stays. */
  forgetPerson(chair: number, person: string): void {
    const table = this.#load()?.table
    if (table?.chairs[chair]?.person === person) this.#store.save(withChair(table, chair, { person: '' }))
  }

  /** Makes every earlier link of a chair worthless and logs its other phones out. */
  newLink(chair: number, key: string): Result<Admission, DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const generation = (door.value.table.chairs[chair]?.generation ?? 0) + 1
    const table = withChair(door.value.table, chair, { generation, once: '' })
    this.#store.save(table)
    for (const socket of this.ctx.getWebSockets(`chair:${chair}`)) socket.close(4001, 'new link')
    return ok(this.#admit(table, chair))
  }

  /** The people of a finished match, for another one; `id` if that table has been set already. */
  rematchPlan(chair: number, key: string): Result<{ id: string | undefined; table: Table }, TableError | DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    return phaseOf(table) === 'over' ? ok({ id: table.match?.rematch, table }) : refused({ code: 'no-rematch-yet' })
  }

  /** Notes where the same people play again; the first to say so counts. Answers the id that counts. */
  setRematch(id: string): string {
    const table = this.#load()?.table
    if (table?.match === undefined) return id
    if (table.match.rematch !== undefined) return table.match.rematch
    this.#save({ ...table, changedAt: after(table), match: { ...table.match, rematch: id } })
    return id
  }

  /** What anybody may know; `undefined` for a table that was never set. Writes nothing. */
  look(): TableLook | undefined {
    const found = this.#load()
    return found && tableLook(found)
  }

  /** What the holder of a chair's key may know. Writes nothing. */
  lookFrom(chair: number, key: string): Result<OwnLook, DoorError> {
    const door = this.#enter(chair, key)
    return door.ok
      ? ok({ table: tableLook(door.value), own: seatLook(door.value, chair, this.#store, this.env.SECRET) })
      : door
  }

  /** Whether a key opens a chair. */
  judge(chair: number, key: string): Result<{ name: string; game: string }, DoorError> {
    const door = this.#enter(chair, key)
    return door.ok ? ok({ name: door.value.table.chairs[chair]?.name ?? '', game: door.value.table.game }) : door
  }

  /** All that has happened at the table, latest last. */
  story(): readonly StoryLine[] {
    return this.#load() === undefined ? [] : storyFrom(this.#store, 0, STORY_LENGTH)
  }

  /** The opened envelope of a finished match; every pack has been made again from it. */
  envelope(): FairLook | undefined {
    const found = this.#load()
    return found && phaseOf(found.table) === 'over' ? openedEnvelope(found.table, this.#store) : undefined
  }

  /** The record of a finished match, JSON Lines. */
  record(): string | undefined {
    const found = this.#load()
    return found && phaseOf(found.table) === 'over' ? exportRecord(found.table, this.#store) : undefined
  }

  /** Opens a socket that says when the table has changed. Sockets carry no cards and hear nothing from the page. */
  override async fetch(request: Request): Promise<Response> {
    const address = new URL(request.url)
    const chair = address.searchParams.get('chair')
    const [mine, theirs] = Object.values(new WebSocketPair())
    if (mine === undefined || theirs === undefined) throw new Error('a WebSocketPair has two ends')
    this.ctx.acceptWebSocket(theirs, [chair === null ? 'spectator' : `chair:${chair}`])
    theirs.send(this.#news(this.#load()?.table))
    return new Response(null, { status: 101, webSocket: mine })
  }

  override webSocketMessage(): void {
    // Pages only listen.
  }

  /** Somebody has left the page: from now on a notice must find them. */
  override webSocketClose(socket: WebSocket): void {
    const [, chair] = this.ctx.getTags(socket)[0]?.match(/^chair:(\d+)$/) ?? []
    const found = this.#load()
    if (chair === undefined || found === undefined || !waitingChairs(found.table, found.game).includes(Number(chair)))
      return
    const table = withChair(found.table, Number(chair), { leftAt: now() })
    this.#store.save(table)
    this.#arm(table)
  }

  /** The clock: deadlines, then whatever people must be told. Everything in it may run twice. */
  override async alarm(): Promise<void> {
    this.#armed = undefined
    const owed = owedNow(this.#load()?.table, this.#watching, now())
    const told = await Promise.allSettled(owed.map((one) => this.#tell(one)))
    const failed = told.some(({ status }) => status === 'rejected')
    const table = this.#load()?.table
    if (table !== undefined) this.#arm(table, failed ? now() + MINUTE : 0)
  }

  /** Hands something owed on to the person, who decides how and when to be told. */
  async #tell(owed: Owed): Promise<void> {
    const { table } = this.#load() ?? {}
    const { chair, move, kind } = owed
    const person = table?.chairs[chair]?.person ?? ''
    if (table !== undefined && person !== '')
      await personAt(this.env, person).tell({ table: table.id, chair, move, kind, at: now() })
    const current = this.#load()?.table
    if (current !== undefined) this.#store.save(handedOn(current, owed))
  }

  readonly #watching = (chair: number): boolean => this.ctx.getWebSockets(`chair:${chair}`).length > 0

  /** The table as it is now: what the clock has to do is done first, whoever asks. */
  #load(): Loaded | undefined {
    const table = this.#store.load()
    if (table !== undefined && clearedAt(table) <= now()) return this.#clear()
    return table && this.#caughtUp(loaded(table))
  }

  /** Does what the clock is late with, should the alarm not have come yet. */
  #caughtUp({ table, game }: Loaded): Loaded {
    const ticked = tick(table, game, handsOf(this.#store), after(table))
    if (ticked.table === table) return { table, game }
    this.#save(ticked.table, ...ticked.entries)
    return { table: ticked.table, game }
  }

  #enter(chair: number, key: string): Result<Loaded, DoorError> {
    const found = this.#load()
    if (found === undefined) return refused({ code: 'unknown-table' })
    const sitter = found.table.chairs[chair]
    if (sitter === undefined) return refused({ code: 'no-chair' })
    const judged = judgeKey(this.env.SECRET, found.table.id, chair, sitter.generation, key)
    return judged === 'right' ? ok(found) : refused({ code: judged === 'old' ? 'old-key' : 'wrong-key' })
  }

  #admit(table: Table, chair: number): Admission {
    return { chair, key: seatKey(this.env.SECRET, table.id, chair, table.chairs[chair]?.generation ?? 0) }
  }

  #begin(table: Table, game: Game, chair: number): Result<void, TableError> {
    const draw = (chairs: readonly number[]): readonly number[] => drawLots(table, this.#store, chairs)
    const begun = start(table, game, chair, { draw, random: nextPacks(table, this.#store) }, after(table))
    if (!begun.ok) return begun
    this.#saveSettled(begun.value.table, game, begun.value.entry)
    return ok(undefined)
  }

  /** Saves a change together with all that follows from it without anybody. */
  #saveSettled(table: Table, game: Game, ...entries: readonly LogEntry[]): void {
    const settled = settle(table, game, handsOf(this.#store), table.changedAt, entries)
    this.#save(settled.table, ...entries, ...settled.entries)
  }

  #save(table: Table, ...entries: readonly LogEntry[]): void {
    this.ctx.storage.transactionSync(() => {
      this.#store.save(table)
      for (const entry of entries) this.#store.append(entry)
    })
    const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
    for (const socket of open) socket.send(this.#news(table))
    this.#arm(table)
  }

  /** Nothing is left of the table; whoever looks at it is told that the link leads nowhere. */
  #clear(): undefined {
    for (const socket of this.ctx.getWebSockets()) socket.close(4004, 'cleared away')
    this.#store.clear()
    void this.ctx.storage.deleteAll()
    this.#armed = undefined
  }

  /** Sets the one alarm to the earliest of what is to come, also if that is already due, but not before `earliest`. */
  #arm(table: Table, earliest = 0): void {
    const next = Math.min(nextDue(table, this.#watching, now()) ?? Number.POSITIVE_INFINITY, clearedAt(table))
    const due = Math.max(next, earliest)
    if (due !== this.#armed) void this.ctx.storage.setAlarm(due)
    this.#armed = due
  }

  /** Tells a page how far the table has come; the page fetches itself again if it is behind. */
  #news(table: Table | undefined): string {
    return JSON.stringify({ changed: table?.changedAt ?? 0 })
  }
}
