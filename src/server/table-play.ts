import type { Game } from '../core/game.ts'
import { ok, type Result, refused } from '../core/result.ts'
import { type Act, act, goOn } from '../table/act.ts'
import type { Absence } from '../table/away.ts'
import { claim } from '../table/claim.ts'
import {
  type Answer,
  answer,
  comeHome,
  type Decided,
  leave,
  leaveFor,
  propose,
  rejoin,
  resume,
  type WholeLog,
} from '../table/decide.ts'
import { endLessons, teach } from '../table/lessons.ts'
import type { Motion } from '../table/motion.ts'
import { giveOrders, type Orders } from '../table/orders.ts'
import { type Table, type TableError, type WithMatch, withChair } from '../table/table.ts'
import { whisper } from '../table/whisper.ts'
import { nextPacks } from './chance.ts'
import { now } from './clock.ts'
import { after } from './loaded.ts'
import type { ActFault, DoorError } from './look.ts'
import { adviceIn } from './machine.ts'
import { personAt } from './stubs.ts'
import { TableSeats } from './table-seats.ts'

/**
 * What people at a table do. Thin: load, let `table/` decide, save snapshot and log in one transaction, tell the open
 * pages. Nothing is awaited between load and save.
 */
export class TablePlay extends TableSeats {
  /** Begins the match. */
  start(chair: number, key: string, order: Table['order']): Result<void, TableError | DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    return this.keeper.begin({ ...door.value.table, order }, door.value.game, chair)
  }

  /** Takes an act of the seat whose key this is. `again` in the answer: the same form had been taken before. */
  act(said: Act, key: string): Result<'done' | 'again', ActFault> {
    const door = this.keeper.enter(said.chair, key)
    if (!door.ok) return refused({ by: 'door', error: door.error })
    const { table, game } = door.value
    const { store } = this.keeper
    const sources = {
      said: (seat: number, move: number) => store.said(seat, move),
      random: nextPacks(table, store),
    }
    const acted = act(table, game, said, sources, after(table))
    if (!acted.ok) return acted
    const came = acted.value
    if (came.kind === 'attempted') {
      this.keeper.save(came.table, came.entry)
      return refused({ by: 'rules', objection: came.objection })
    }
    if (came.kind === 'done') this.keeper.saveSettled(came.table, game, came.entry)
    return ok(came.kind)
  }

  /** Arranges what a seat does at its next turn, or takes that back. Nobody else is told that anything has changed. */
  order(
    chair: number,
    key: string,
    orders: { readonly move: number; readonly clauses: readonly string[] } & Pick<Orders, 'lasting'>,
  ): Result<void, TableError | DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const given = giveOrders(door.value.table, door.value.game, { chair, ...orders })
    if (!given.ok) return given
    this.keeper.store.save(given.value)
    return ok(undefined)
  }

  /** Whether the table plays for somebody where they have no choice. */
  letPlay(chair: number, key: string, on: boolean): Result<void, DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const table = withChair(door.value.table, chair, { playsForced: on ? now() : 0 })
    this.keeper.store.save(table)
    this.keeper.arm(table)
    return ok(undefined)
  }

  /** Somebody asks what they might do at their turn. */
  whisper(chair: number, key: string, move: number): Result<void, TableError | DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const { table, game } = door.value
    const told = whisper(table, game, { chair, move }, adviceIn(game), after(table))
    if (!told.ok) return told
    if (told.value.entry !== undefined) this.keeper.save(told.value.table, told.value.entry)
    return ok(undefined)
  }

  /** Explains each kind of turn to somebody the first time it comes, or no longer. Nobody else is told. */
  teach(chair: number, key: string, on: boolean): Result<void, DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    this.keeper.store.save(on ? teach(table, chair) : endLessons(table, chair))
    return ok(undefined)
  }

  /** Explains nothing more to a person, who has said so elsewhere. */
  endLessons(chair: number, person: string): void {
    const table = this.keeper.load()?.table
    if (table?.chairs[chair]?.person === person) this.keeper.store.save(endLessons(table, chair))
  }

  /** Somebody says that the rest of the deal is theirs. */
  claim(chair: number, key: string, move: number): Result<void, TableError | DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const { table, game } = door.value
    const chance = (current: Table) => nextPacks(current, this.keeper.store)
    const claimed = claim(table, game, { chair, move }, chance, after(table))
    if (!claimed.ok) return claimed
    this.keeper.saveSettled(claimed.value.table, game, ...claimed.value.entries)
    return ok(undefined)
  }

  /** Somebody has seen the deals up to `deal` and goes on. */
  goOn(chair: number, key: string, deal: number): Result<void, DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const table = goOn(door.value.table, door.value.game, chair, deal)
    if (table !== door.value.table) this.keeper.store.save(table)
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
  propose(
    chair: number,
    key: string,
    question: Pick<Motion, 'kind' | 'about'> & { readonly move?: number },
  ): Result<void, TableError | DoorError> {
    return this.#decided(chair, key, (table, game, log) =>
      propose(table, game, { ...question, by: chair }, log, after(table)),
    )
  }

  /** Answers what somebody has asked. */
  answer(chair: number, key: string, said: Omit<Answer, 'chair'>): Result<void, TableError | DoorError> {
    return this.#decided(chair, key, (table, game, log) => answer(table, game, { chair, ...said }, log, after(table)))
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

  /** Saves what people decide together, with all that follows from it. */
  #decided(
    chair: number,
    key: string,
    decide: (table: Table, game: Game, log: WholeLog) => Result<Decided, TableError>,
  ): Result<void, TableError | DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const { table, game } = door.value
    const log = () => this.keeper.store.entriesFrom(0, table.match?.entries ?? 0)
    const decided = decide(table, game, log)
    if (!decided.ok) return decided
    const { table: next, entries, strike } = decided.value
    this.ctx.storage.transactionSync(() => {
      if (strike !== undefined) this.keeper.store.strikeFrom(strike)
      this.keeper.saveSettled(next, game, ...entries)
    })
    for (const [at, { generation }] of next.chairs.entries())
      if (generation !== table.chairs[at]?.generation) this.#givenUp(table, at)
    return ok(undefined)
  }

  /** Somebody else may sit on a chair: pages that are still open would count as theirs, and the list of the old one ends. */
  #givenUp({ id, chairs }: Table, chair: number): void {
    this.keeper.sendAway(chair)
    const { person = '' } = chairs[chair] ?? {}
    if (person !== '') this.ctx.waitUntil(personAt(this.env, person).leave({ table: id, chair }))
  }
}
