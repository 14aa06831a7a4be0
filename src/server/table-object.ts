import { DurableObject } from 'cloudflare:workers'
import type { Game } from '../core/game.ts'
import { ok, type Result, refused } from '../core/result.ts'
import { type Act, act, goOn } from '../table/act.ts'
import { dealsPlayed } from '../table/advance.ts'
import type { Absence } from '../table/away.ts'
import type { Call } from '../table/calls.ts'
import { claim } from '../table/claim.ts'
import { answer, comeHome, type Decided, leave, leaveFor, propose, rejoin, resume } from '../table/decide.ts'
import { endLessons, teach } from '../table/lessons.ts'
import type { LogEntry } from '../table/log.ts'
import type { Motion } from '../table/motion.ts'
import type { WithMatch } from '../table/note.ts'
import { nudged, toldOf } from '../table/nudge.ts'
import { giveOrders, type Orders } from '../table/orders.ts'
import { fillWithBots, type Newcomer, sitDown } from '../table/sit.ts'
import { type BotStrength, phaseOf, type Table, type TableError, waitingChairs, withChair } from '../table/table.ts'
import type { Told } from '../table/turn.ts'
import { whisper } from '../table/whisper.ts'
import { nextPacks } from './chance.ts'
import { now } from './clock.ts'
import type { Env } from './env.ts'
import { exportRecord, openedEnvelope } from './export.ts'
import { after, loaded } from './loaded.ts'
import type { ActFault, Admission, DoorError, FairLook, OwnLook, Plan, StoryLine, TableLook } from './look.ts'
import { endingLook, owedLook, STORY_LENGTH, seatLook, storyFrom, tableLook } from './looks.ts'
import { adviceIn } from './machine.ts'
import type { OwedLook } from './notices.ts'
import { personAt } from './stubs.ts'
import { TableKeeper } from './table-keeper.ts'

/**
 * One table. Thin: load, let `table/` decide, save snapshot and log in one transaction, tell the open pages. Nothing is
 * awaited between load and save.
 */
export class TableObject extends DurableObject<Env> {
  readonly #keeper: TableKeeper

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.#keeper = new TableKeeper(context, env)
  }

  /** Sets a table and seats its maker. The same envelope again is the same table: its maker is let in once more. */
  make(plan: Plan): Result<Admission, TableError> {
    const { maker, drawn, ...rest } = plan
    const known = this.#keeper.load()
    const empty: Table = { format: 1, ...rest, order: 'lot', pauses: [], chairs: [], changedAt: now() }
    const sat = sitDown(known?.table ?? empty, maker, now())
    if (!sat.ok) return sat
    if (known === undefined) this.#keeper.make(sat.value.table, drawn)
    return ok(this.#keeper.admit(sat.value.table, sat.value.chair))
  }

  /** Sets a table for people who have just played together, and begins at once. */
  again(plan: Omit<Plan, 'maker'>, people: readonly Newcomer[], order: Table['order']): void {
    if (this.#keeper.load() !== undefined) return
    const { drawn, ...rest } = plan
    const chairs = people.map((person) => ({ ...person, generation: 0, seenDeal: 0, away: [] }))
    const table: Table = { format: 1, ...rest, order, pauses: [], chairs, changedAt: now() }
    this.ctx.storage.transactionSync(() => {
      this.#keeper.store.make(table, drawn)
      this.#keeper.begin(table, loaded(table).game, 0)
    })
  }

  /** Seats a newcomer. */
  sit(newcomer: Newcomer): Result<Admission & Pick<Table, 'game'>, TableError | DoorError> {
    const found = this.#keeper.load()
    if (found === undefined) return refused({ code: 'unknown-table' })
    const { match } = found.table
    const deals = match === undefined ? 0 : dealsPlayed(found.game, match.state)
    const sat = sitDown(found.table, newcomer, after(found.table), deals)
    if (!sat.ok) return sat
    const { table, chair, entry } = sat.value
    if (table !== found.table) this.#keeper.save(table, ...(entry ? [entry] : []))
    return ok({ ...this.#keeper.admit(table, chair), game: table.game })
  }

  /** Puts bots on the empty chairs. */
  fill(
    chair: number,
    key: string,
    strength: BotStrength,
    names: readonly string[],
  ): Result<void, TableError | DoorError> {
    return this.#changed(chair, key, (table) => fillWithBots(table, chair, strength, names, after(table)))
  }

  /** Begins the match. */
  start(chair: number, key: string, order: Table['order']): Result<void, TableError | DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    return this.#keeper.begin({ ...door.value.table, order }, door.value.game, chair)
  }

  /** Takes an act of the seat whose key this is. `again` in the answer: the same form had been taken before. */
  act(said: Act, key: string): Result<'done' | 'again', ActFault> {
    const door = this.#keeper.enter(said.chair, key)
    if (!door.ok) return refused({ by: 'door', error: door.error })
    const { table, game } = door.value
    const asked = (seat: number, move: number): string | undefined => this.#keeper.store.said(seat, move)
    const acted = act(table, game, said, asked, nextPacks(table, this.#keeper.store), after(table))
    if (!acted.ok) return acted
    if (acted.value.kind === 'done') this.#keeper.saveSettled(acted.value.table, game, acted.value.entry)
    return ok(acted.value.kind)
  }

  /** Arranges what a seat does at its next turn, or takes that back. Nobody else is told that anything has changed. */
  order(
    chair: number,
    key: string,
    orders: { readonly move: number; readonly clauses: readonly string[] } & Pick<Orders, 'lasting'>,
  ): Result<void, TableError | DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const given = giveOrders(door.value.table, door.value.game, { chair, ...orders })
    if (!given.ok) return given
    this.#keeper.store.save(given.value)
    return ok(undefined)
  }

  /** Whether the table plays for somebody where they have no choice. */
  letPlay(chair: number, key: string, on: boolean): Result<void, DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const table = withChair(door.value.table, chair, { playsForced: on ? now() : 0 })
    this.#keeper.store.save(table)
    this.#keeper.arm(table)
    return ok(undefined)
  }

  /** Somebody asks what they might do at their turn. */
  whisper(chair: number, key: string, move: number): Result<void, TableError | DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const { table, game } = door.value
    const told = whisper(table, game, { chair, move }, adviceIn(game), after(table))
    if (!told.ok) return told
    if (told.value.entry !== undefined) this.#keeper.save(told.value.table, told.value.entry)
    return ok(undefined)
  }

  /** Explains each kind of turn to somebody the first time it comes, or no longer. Nobody else is told. */
  teach(chair: number, key: string, on: boolean): Result<void, DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    this.#keeper.store.save(on ? teach(table, chair) : endLessons(table, chair))
    return ok(undefined)
  }

  /** Explains nothing more to a person, who has said so elsewhere. */
  endLessons(chair: number, person: string): void {
    const table = this.#keeper.load()?.table
    if (table?.chairs[chair]?.person === person) this.#keeper.store.save(endLessons(table, chair))
  }

  /** Somebody says that the rest of the deal is theirs. */
  claim(chair: number, key: string, move: number): Result<void, TableError | DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const { table, game } = door.value
    const chance = (current: Table) => nextPacks(current, this.#keeper.store)
    const claimed = claim(table, game, { chair, move }, chance, after(table))
    if (!claimed.ok) return claimed
    this.#keeper.saveSettled(claimed.value.table, game, ...claimed.value.entries)
    return ok(undefined)
  }

  /** Somebody has seen the deals up to `deal` and goes on. */
  goOn(chair: number, key: string, deal: number): Result<void, DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const table = goOn(door.value.table, door.value.game, chair, deal)
    if (table !== door.value.table) this.#keeper.store.save(table)
    return ok(undefined)
  }

  /** Somebody is away for a while, or back: their deadlines stand still so long, or a bot plays for them. */
  away(chair: number, key: string, absence: Absence | undefined): Result<void, TableError | DoorError> {
    return this.#playing(chair, key, (table, game) =>
      absence === undefined
        ? ok(comeHome(table, chair, after(table)))
        : leaveFor(table, game, chair, absence, after(table)),
    )
  }

  /** Asks the others something, or does it where nobody need be asked. */
  propose(chair: number, key: string, question: Pick<Motion, 'kind' | 'about'>): Result<void, TableError | DoorError> {
    return this.#decided(chair, key, (table, game, log) =>
      propose(table, game, { ...question, by: chair }, log, after(table)),
    )
  }

  /** Answers what somebody has asked. */
  answer(chair: number, key: string, yes: boolean): Result<void, TableError | DoorError> {
    return this.#decided(chair, key, (table, game, log) => answer(table, game, chair, yes, log, after(table)))
  }

  /** The maker clears the table away, for good. */
  remove(chair: number, key: string): Result<void, TableError | DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    if (chair !== 0) return refused({ code: 'not-maker' })
    this.#keeper.clear()
    return ok(undefined)
  }

  /** Ends a pause, leaves, or comes back. */
  come(chair: number, key: string, how: 'resume' | 'leave' | 'rejoin'): Result<void, TableError | DoorError> {
    return this.#playing(chair, key, (table) => ok({ resume, leave, rejoin }[how](table, chair, after(table))))
  }

  /** The same as `#decided`, while a match is on. */
  #playing(
    chair: number,
    key: string,
    decide: (table: WithMatch, game: Game) => Result<Decided, TableError>,
  ): Result<void, TableError | DoorError> {
    return this.#decided(chair, key, (table, game) => {
      const { match } = table
      return match === undefined || match.over ? refused({ code: 'not-started' }) : decide({ ...table, match }, game)
    })
  }

  /** Saves what somebody who holds the key of a chair changes. */
  #changed(
    chair: number,
    key: string,
    change: (table: Table) => Result<Table, TableError>,
  ): Result<void, TableError | DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const changed = change(door.value.table)
    if (!changed.ok) return changed
    this.#keeper.save(changed.value)
    return ok(undefined)
  }

  /** Saves what people decide together, with all that follows from it. */
  #decided(
    chair: number,
    key: string,
    decide: (table: Table, game: Game, log: readonly LogEntry[]) => Result<Decided, TableError>,
  ): Result<void, TableError | DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const { table, game } = door.value
    const decided = decide(table, game, this.#keeper.store.entriesFrom(0, table.match?.entries ?? 0))
    if (!decided.ok) return decided
    const { table: next, entries, strike } = decided.value
    this.ctx.storage.transactionSync(() => {
      if (strike !== undefined) this.#keeper.store.strikeFrom(strike)
      this.#keeper.saveSettled(next, game, ...entries)
    })
    return ok(undefined)
  }

  /** What there is to tell of a turn or of the table's end; `undefined` if it is no longer owed. Writes nothing. */
  owed({ chair, move, kind }: Call): OwedLook | undefined {
    const found = this.#keeper.load()
    if (found === undefined) return undefined
    return kind === 'ending'
      ? endingLook(found, chair, move, this.env.SECRET)
      : owedLook(found, chair, move, this.#keeper.watching(chair), this.env.SECRET)
  }

  /** The person on a chair has been told of a turn. */
  told(chair: number, move: number, told: Told): void {
    const found = this.#keeper.load()
    if (found !== undefined) this.#keeper.store.save(toldOf(found.table, chair, move, told))
  }

  /** Somebody asks for the turn of another chair: at most once an hour, and only of people who can be told. */
  async nudge(chair: number, key: string, other: number): Promise<Result<void, DoorError>> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    const asked = nudged(table, other, now())
    const { person = '' } = table.chairs[other] ?? {}
    if (asked === undefined || person === '' || other === chair) return ok(undefined)
    this.#keeper.store.save(asked.table)
    const call = { table: table.id, chair: other, move: asked.move, kind: 'nudge', at: now() } as const
    await personAt(this.env, person).tell({ ...call, by: table.chairs[chair]?.name ?? '' })
    return ok(undefined)
  }

  /** The key of a chair, for the person who sits there by their own list. */
  comeIn(chair: number, person: string): Result<Admission, DoorError> {
    const table = this.#keeper.load()?.table
    if (table === undefined) return refused({ code: 'unknown-table' })
    return table.chairs[chair]?.person === person
      ? ok(this.#keeper.admit(table, chair))
      : refused({ code: 'wrong-key' })
  }

  /** The person on a chair wants to be forgotten: only the name stays. */
  forgetPerson(chair: number, person: string): void {
    const table = this.#keeper.load()?.table
    if (table?.chairs[chair]?.person === person) this.#keeper.store.save(withChair(table, chair, { person: '' }))
  }

  /** Makes every earlier link of a chair worthless and logs its other phones out. */
  newLink(chair: number, key: string): Result<Admission, DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const generation = (door.value.table.chairs[chair]?.generation ?? 0) + 1
    const table = withChair(door.value.table, chair, { generation, once: '' })
    this.#keeper.store.save(table)
    for (const socket of this.ctx.getWebSockets(`chair:${chair}`)) socket.close(4001, 'new link')
    return ok(this.#keeper.admit(table, chair))
  }

  /** The people of a finished match, for another one; `id` if that table has been set already. */
  rematchPlan(chair: number, key: string): Result<{ id: string | undefined; table: Table }, TableError | DoorError> {
    const door = this.#keeper.enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    return phaseOf(table) === 'over' ? ok({ id: table.match?.rematch, table }) : refused({ code: 'no-rematch-yet' })
  }

  /** Notes where the same people play again; the first to say so counts. Answers the id that counts. */
  setRematch(id: string): string {
    const table = this.#keeper.load()?.table
    if (table?.match === undefined) return id
    if (table.match.rematch !== undefined) return table.match.rematch
    this.#keeper.save({ ...table, changedAt: after(table), match: { ...table.match, rematch: id } })
    return id
  }

  /** What anybody may know; `undefined` for a table that was never set. Writes nothing. */
  look(): TableLook | undefined {
    const found = this.#keeper.load()
    return found && tableLook(found)
  }

  /** What the holder of a chair's key may know. Writes nothing. */
  lookFrom(chair: number, key: string): Result<OwnLook, DoorError> {
    const door = this.#keeper.enter(chair, key)
    return door.ok
      ? ok({ table: tableLook(door.value), own: seatLook(door.value, chair, this.#keeper.store, this.env.SECRET) })
      : door
  }

  /** Whether a key opens a chair. */
  judge(chair: number, key: string): Result<{ name: string; game: string }, DoorError> {
    const door = this.#keeper.enter(chair, key)
    return door.ok ? ok({ name: door.value.table.chairs[chair]?.name ?? '', game: door.value.table.game }) : door
  }

  /** All that has happened at the table, latest last. */
  story(): readonly StoryLine[] {
    return this.#keeper.load() === undefined ? [] : storyFrom(this.#keeper.store, 0, STORY_LENGTH)
  }

  /** The opened envelope of a finished match; every pack has been made again from it. */
  envelope(): FairLook | undefined {
    const found = this.#keeper.load()
    return found && phaseOf(found.table) === 'over' ? openedEnvelope(found.table, this.#keeper.store) : undefined
  }

  /** The record of a finished match, JSON Lines. */
  record(): string | undefined {
    const found = this.#keeper.load()
    return found && phaseOf(found.table) === 'over' ? exportRecord(found.table, this.#keeper.store) : undefined
  }

  /** Opens a socket that says when the table has changed. Sockets carry no cards and hear nothing from the page. */
  override async fetch(request: Request): Promise<Response> {
    const address = new URL(request.url)
    const chair = address.searchParams.get('chair')
    const [mine, theirs] = Object.values(new WebSocketPair())
    if (mine === undefined || theirs === undefined) throw new Error('a WebSocketPair has two ends')
    this.ctx.acceptWebSocket(theirs, [chair === null ? 'spectator' : `chair:${chair}`])
    theirs.send(this.#keeper.news(this.#keeper.load()?.table))
    return new Response(null, { status: 101, webSocket: mine })
  }

  override webSocketMessage(): void {
    // Pages only listen.
  }

  /** Somebody has left the page: from now on a notice must find them. */
  override webSocketClose(socket: WebSocket): void {
    const [, chair] = this.ctx.getTags(socket)[0]?.match(/^chair:(\d+)$/) ?? []
    const found = this.#keeper.load()
    if (chair === undefined || found === undefined || !waitingChairs(found.table, found.game).includes(Number(chair)))
      return
    const table = withChair(found.table, Number(chair), { leftAt: now() })
    this.#keeper.store.save(table)
    this.#keeper.arm(table)
  }

  /** The clock: deadlines, then whatever people must be told. Everything in it may run twice. */
  override alarm(): Promise<void> {
    return this.#keeper.ring()
  }
}
