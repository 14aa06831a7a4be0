import { ok, type Result } from '../core/result.ts'
import type { Call } from '../table/calls.ts'
import { nudged, toldOf } from '../table/nudge.ts'
import { phaseOf, waitingChairs, withChair } from '../table/table.ts'
import type { Told } from '../table/turn.ts'
import { now } from './clock.ts'
import { exportRecord, openedEnvelope } from './export.ts'
import type { DoorError, FairLook, OwnLook, StoryLine, TableLook, TableRow } from './look.ts'
import { endingLook, owedLook, STORY_LENGTH, seatLook, storyFrom, tableLook, tableRow } from './looks.ts'
import type { OwedLook } from './notices.ts'
import { personAt } from './stubs.ts'
import { TablePlay } from './table-play.ts'

/** As many pages of one chair, and of those who watch, as hear of changes; the others look again by themselves. */
const MOST_SOCKETS = 100

/** One table: what people do there, and what they and others are shown and told of it. */
export class TableObject extends TablePlay {
  /** The envelope as it was last opened, and after which change: to open it takes the whole match once more. */
  #opened?: { readonly changedAt: number; readonly envelope: FairLook }

  /**
   * What there is to tell a person of a turn or of the table's end; `undefined` if it is no longer owed. It has the key of
   * the chair, so whoever sits there no more is told nothing. Writes nothing.
   */
  owed({ chair, move, kind }: Call, person: string): OwedLook | undefined {
    const found = this.keeper.load()
    if (found?.table.chairs[chair]?.person !== person) return undefined
    return kind === 'ending'
      ? endingLook(found, chair, move, this.env.SECRET)
      : owedLook(found, chair, move, this.keeper.watching(chair), this.env.SECRET)
  }

  /** The person on a chair has been told of a turn. */
  told(chair: number, move: number, told: Told): void {
    const found = this.keeper.load()
    if (found !== undefined) this.keeper.store.save(toldOf(found.table, chair, move, told))
  }

  /** Somebody asks for the turn of another chair: at most once an hour, and only of people who can be told. */
  async nudge(chair: number, key: string, other: number): Promise<Result<void, DoorError>> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    const asked = nudged(table, other, now())
    const { person = '' } = table.chairs[other] ?? {}
    if (asked === undefined || person === '' || other === chair) return ok(undefined)
    this.keeper.store.save(asked.table)
    const call = { table: table.id, chair: other, move: asked.move, kind: 'nudge', at: now() } as const
    await personAt(this.env, person).tell({ ...call, by: table.chairs[chair]?.name ?? '' })
    return ok(undefined)
  }

  /** What anybody may know; `undefined` for a table that was never set. Writes nothing. */
  look(): TableLook | undefined {
    const found = this.keeper.load()
    return found && tableLook(found)
  }

  /** The table as lists tell of it; `undefined` for one that was never set. Writes nothing. */
  row(): TableRow | undefined {
    const found = this.keeper.load()
    return found && tableRow(found)
  }

  /** What the holder of a chair's key may know. Writes nothing. */
  lookFrom(chair: number, key: string): Result<OwnLook, DoorError> {
    const door = this.keeper.enter(chair, key)
    return door.ok ? ok({ table: tableLook(door.value), own: seatLook(door.value, chair, this.keeper.store) }) : door
  }

  /** All that has happened at the table, latest last. */
  story(): readonly StoryLine[] {
    return this.keeper.load() === undefined ? [] : storyFrom(this.keeper.store, 0, STORY_LENGTH)
  }

  /** The opened envelope of a finished match; every pack has been made again from it. */
  envelope(): FairLook | undefined {
    const { table } = this.keeper.load() ?? {}
    if (table === undefined || phaseOf(table) !== 'over') return undefined
    if (this.#opened?.changedAt !== table.changedAt)
      this.#opened = { changedAt: table.changedAt, envelope: openedEnvelope(table, this.keeper.store) }
    return this.#opened.envelope
  }

  /** The record of a finished match, JSON Lines. */
  record(): string | undefined {
    const found = this.keeper.load()
    return found && phaseOf(found.table) === 'over' ? exportRecord(found.table, this.keeper.store) : undefined
  }

  /** Opens a socket that says when the table has changed. Sockets carry no cards and hear nothing from the page. */
  override async fetch(request: Request): Promise<Response> {
    const address = new URL(request.url)
    const chair = address.searchParams.get('chair')
    const tag = chair === null ? 'spectator' : `chair:${chair}`
    // Everybody who listens costs something at every move.
    if (this.ctx.getWebSockets(tag).length >= MOST_SOCKETS) return new Response(null, { status: 503 })
    const [mine, theirs] = Object.values(new WebSocketPair())
    if (mine === undefined || theirs === undefined) throw new Error('a WebSocketPair has two ends')
    this.ctx.acceptWebSocket(theirs, [tag])
    theirs.send(this.keeper.news(this.keeper.load()?.table))
    return new Response(null, { status: 101, webSocket: mine })
  }

  override webSocketMessage(): void {
    // Pages only listen.
  }

  /** Somebody has left the page: from now on a notice must find them. */
  override webSocketClose(socket: WebSocket): void {
    const [, chair] = this.ctx.getTags(socket)[0]?.match(/^chair:(\d+)$/) ?? []
    const found = this.keeper.load()
    if (chair === undefined || found === undefined || !waitingChairs(found.table, found.game).includes(Number(chair)))
      return
    const table = withChair(found.table, Number(chair), { leftAt: now() })
    this.keeper.store.save(table)
    this.keeper.arm(table)
  }

  /** The clock: deadlines, then whatever people must be told. Everything in it may run twice. */
  override alarm(): Promise<void> {
    return this.keeper.ring()
  }
}
