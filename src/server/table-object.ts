import { DurableObject } from 'cloudflare:workers'
import { fairRandom, fairShuffle, type Hmac } from '../core/fair.ts'
import { type Game, legalActions } from '../core/game.ts'
import type { Random } from '../core/random.ts'
import { ok, type Result, refused } from '../core/result.ts'
import { findGame } from '../games/index.ts'
import { type Act, act, goOn } from '../table/act.ts'
import { NO_PACE } from '../table/pace.ts'
import { type Newcomer, sitDown, start } from '../table/sit.ts'
import { phaseOf, seatOfChair, type Table, type TableError, waitingChairs, withChair } from '../table/table.ts'
import { now } from './clock.ts'
import type { Env } from './env.ts'
import { exportRecord, openedEnvelope } from './export.ts'
import { hmac } from './hmac.ts'
import { judgeKey, seatKey } from './keys.ts'
import type {
  ActFault,
  Admission,
  DoorError,
  FairLook,
  OwnLook,
  PersonLook,
  Plan,
  SeatLook,
  StoryLine,
  TableLook,
} from './look.ts'
import { TableStore } from './table-store.ts'

/** The most log entries that one page tells. */
const STORY_LENGTH = 400
const SINCE_LENGTH = 30

/** A table as it was just loaded, with its game. */
interface Loaded {
  readonly table: Table
  readonly game: Game
}

const gameOf = (table: Table): Game => {
  const game = findGame(table.game)
  if (game === undefined) throw new Error(`no such game: ${table.game}`)
  return game
}

/** The time, later than the table's last change: the time of a change is also its name to open pages. */
const after = ({ changedAt }: Table): number => Math.max(now(), changedAt + 1)

/** The table with its match brought to the rules of today. */
const upToDate = (table: Table, game: Game): Table => {
  const { match } = table
  if (match === undefined || match.rulesVersion === game.rulesVersion) return table
  const state = game.migrate?.(match.state, match.rulesVersion) ?? match.state
  return { ...table, match: { ...match, state, rulesVersion: game.rulesVersion } }
}

/**
 * One table. Thin: load, let `table/` decide, save snapshot and log in one transaction, tell the open pages. Nothing is
 * awaited between load and save.
 */
export class TableObject extends DurableObject<Env> {
  readonly #store: TableStore

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.#store = new TableStore(context.storage.sql)
  }

  /** Sets a table and seats its maker. The same envelope again is the same table: its maker is let in once more. */
  make(plan: Plan): Result<Admission, TableError> {
    const { maker, drawn, ...rest } = plan
    const known = this.#load()
    const empty: Table = { format: 1, ...rest, order: 'lot', pace: NO_PACE, chairs: [], changedAt: now() }
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
    const table: Table = { format: 1, ...rest, order, pace: NO_PACE, chairs, changedAt: now() }
    this.ctx.storage.transactionSync(() => {
      this.#store.make(table, drawn)
      this.#begin(table, gameOf(table), 0)
    })
  }

  /** Seats a newcomer. */
  sit(newcomer: Newcomer): Result<Admission, TableError | DoorError> {
    const loaded = this.#load()
    if (loaded === undefined) return refused({ code: 'unknown-table' })
    const sat = sitDown(loaded.table, newcomer, after(loaded.table))
    if (!sat.ok) return sat
    if (sat.value.table !== loaded.table) this.#save(sat.value.table)
    return ok(this.#admit(sat.value.table, sat.value.chair))
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
    const acted = act(table, game, said, asked, this.#chance(table), after(table))
    if (!acted.ok) return acted
    if (acted.value.kind === 'done') this.#save(acted.value.table, acted.value.entry)
    return ok(acted.value.kind)
  }

  /** Somebody has seen the deals up to `deal` and goes on. */
  goOn(chair: number, key: string, deal: number): Result<void, DoorError> {
    const door = this.#enter(chair, key)
    if (!door.ok) return door
    const table = goOn(door.value.table, door.value.game, chair, deal)
    if (table !== door.value.table) this.#store.save(table)
    return ok(undefined)
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
    const loaded = this.#load()
    return loaded && this.#tableLook(loaded)
  }

  /** What the holder of a chair's key may know. Writes nothing. */
  lookFrom(chair: number, key: string): Result<OwnLook, DoorError> {
    const door = this.#enter(chair, key)
    return door.ok ? ok({ table: this.#tableLook(door.value), own: this.#seatLook(door.value, chair) }) : door
  }

  /** Whether a key opens a chair. */
  judge(chair: number, key: string): Result<{ name: string; game: string }, DoorError> {
    const door = this.#enter(chair, key)
    return door.ok ? ok({ name: door.value.table.chairs[chair]?.name ?? '', game: door.value.table.game }) : door
  }

  /** All that has happened at the table, latest last. */
  story(): readonly StoryLine[] {
    return this.#load() === undefined ? [] : this.#lines(0, STORY_LENGTH)
  }

  /** The opened envelope of a finished match; every pack has been made again from it. */
  envelope(): FairLook | undefined {
    const loaded = this.#load()
    return loaded && phaseOf(loaded.table) === 'over' ? openedEnvelope(loaded.table, this.#store) : undefined
  }

  /** The record of a finished match, JSON Lines. */
  record(): string | undefined {
    const loaded = this.#load()
    return loaded && phaseOf(loaded.table) === 'over' ? exportRecord(loaded.table, this.#store) : undefined
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

  #load(): Loaded | undefined {
    const table = this.#store.load()
    if (table === undefined) return undefined
    const game = gameOf(table)
    return { table: upToDate(table, game), game }
  }

  #enter(chair: number, key: string): Result<Loaded, DoorError> {
    const loaded = this.#load()
    if (loaded === undefined) return refused({ code: 'unknown-table' })
    const sitter = loaded.table.chairs[chair]
    if (sitter === undefined) return refused({ code: 'no-chair' })
    const judged = judgeKey(this.env.SECRET, loaded.table.id, chair, sitter.generation, key)
    return judged === 'right' ? ok(loaded) : refused({ code: judged === 'old' ? 'old-key' : 'wrong-key' })
  }

  #admit(table: Table, chair: number): Admission {
    return { chair, key: seatKey(this.env.SECRET, table.id, chair, table.chairs[chair]?.generation ?? 0) }
  }

  #chance(table: Table): Random {
    return fairRandom(this.#hmac(), this.#cuts(table), (table.match?.packs ?? 0) + 1)
  }

  #hmac(): Hmac {
    return hmac(Buffer.from(this.#store.secret(), 'hex'))
  }

  #cuts(table: Table): readonly string[] {
    return table.chairs.map(({ cut }) => cut)
  }

  #begin(table: Table, game: Game, chair: number): Result<void, TableError> {
    const draw = (chairs: readonly number[]): readonly number[] =>
      fairShuffle(this.#hmac(), this.#cuts(table), 0, chairs)
    const begun = start(table, game, chair, { draw, random: this.#chance(table) }, after(table))
    if (!begun.ok) return begun
    this.#save(begun.value.table, begun.value.entry)
    return ok(undefined)
  }

  #save(table: Table, entry?: Parameters<TableStore['append']>[0]): void {
    this.ctx.storage.transactionSync(() => {
      this.#store.save(table)
      if (entry !== undefined) this.#store.append(entry)
    })
    const open = this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN)
    for (const socket of open) socket.send(this.#news(table))
  }

  /** Tells a page how far the table has come; the page fetches itself again if it is behind. */
  #news(table: Table | undefined): string {
    return JSON.stringify({ changed: table?.changedAt ?? 0 })
  }

  #tableLook({ table, game }: Loaded): TableLook {
    const { id, options, phrases, seats, order, changedAt, commitment, match } = table
    return {
      id,
      game: table.game,
      options,
      ...(phrases && { phrases }),
      seats,
      order,
      changedAt,
      commitment,
      phase: phaseOf(table),
      people: table.chairs.map(({ name }, chair): PersonLook => {
        const seat = seatOfChair(table, chair)
        return seat === undefined ? { chair, name } : { chair, name, seat }
      }),
      waiting: waitingChairs(table, game),
      ...(match && { view: game.view(match.state, 'spectator'), standing: game.standing(match.state) }),
    }
  }

  #seatLook({ table, game }: Loaded, chair: number): SeatLook {
    const { name = '', seenDeal = 0 } = table.chairs[chair] ?? {}
    const { match } = table
    const seat = seatOfChair(table, chair)
    if (match === undefined || seat === undefined) return { chair, name, move: 0, legal: [], since: [], seenDeal }
    return {
      chair,
      name,
      seat,
      move: match.moves[seat] ?? 0,
      view: game.view(match.state, seat),
      legal: legalActions(game, match.state, seat).map((action) => game.write(action)),
      since: this.#lines((match.lastActs[seat] ?? -1) + 1, SINCE_LENGTH),
      seenDeal,
      ...(match.rematch !== undefined && {
        rematch: { id: match.rematch, chair, key: seatKey(this.env.SECRET, match.rematch, chair, 0) },
      }),
    }
  }

  #lines(first: number, most: number): readonly StoryLine[] {
    return this.#store.entriesFrom(first, most).flatMap(({ at, events }) => events.map((event) => ({ at, event })))
  }
}
