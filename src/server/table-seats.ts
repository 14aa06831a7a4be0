import { DurableObject } from 'cloudflare:workers'
import { ok, type Result, refused } from '../core/result.ts'
import { dealsPlayed } from '../table/advance.ts'
import { fillWithBots, MAKER, type Newcomer, newTable, sitDown } from '../table/sit.ts'
import { type BotStrength, type Chair, phaseOf, type Table, type TableError, withChair } from '../table/table.ts'
import { now } from './clock.ts'
import type { Env } from './env.ts'
import { after, isFamily, loaded } from './loaded.ts'
import type { Admission, DoorError, Plan } from './look.ts'
import { TableKeeper } from './table-keeper.ts'

/** Who sits at a table, and what lets them in: setting it, sitting down, links, leaving it to others. */
export class TableSeats extends DurableObject<Env> {
  protected readonly keeper: TableKeeper

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.keeper = new TableKeeper(context, env)
  }

  /**
   * Sets a table and seats its maker. The same envelope again is the same table: its maker is let in once more. For
   * another table than that it is spent.
   */
  make(plan: Plan): Result<Admission, TableError> {
    const { maker, drawn, ...rest } = plan
    const known = this.keeper.load()
    if (known === undefined ? this.keeper.isGone() : known.table.game !== plan.game) return refused({ code: 'spent' })
    // Whoever has asked for a new link since has made the form worthless too.
    if (known !== undefined)
      return known.table.chairs[MAKER]?.once === maker.once
        ? ok(this.keeper.admit(known.table, MAKER))
        : refused({ code: 'stale' })
    const sat = sitDown(this.#empty(rest), maker, now())
    if (!sat.ok) return sat
    this.keeper.make(sat.value.table, drawn)
    return ok(this.keeper.admit(sat.value.table, sat.value.chair))
  }

  /** A table for anybody; no lots are proposed where the house rules say something about single seats. */
  #empty(plan: Omit<Plan, 'maker' | 'drawn'>): Table {
    const { table, game } = loaded(newTable(plan, now()))
    return game.namesSeats?.(table.options) === true ? { ...table, order: 'sat' } : table
  }

  /**
   * Sets a table for people who have just played together at the table `from`, and begins at once. Answers whether it is
   * theirs: whoever brings the envelope of another table would get the key of somebody there.
   */
  again(
    plan: Omit<Plan, 'maker'>,
    people: readonly (Newcomer & Pick<Chair, 'bot' | 'left' | 'open'>)[],
    { from, order }: { readonly from: string } & Pick<Table, 'order'>,
  ): boolean {
    const known = this.keeper.load()
    if (known !== undefined) return known.table.from === from
    if (this.keeper.isGone()) return false
    const { drawn, ...rest } = plan
    const empty = { ...newTable(rest, now(), order), from }
    const found = loaded(empty)
    const family = isFamily(found)
    const chairs = people.map((person) => ({
      ...person,
      ...(family && { cut: '' }),
      // The key that the old table tells is for its own people, not for whoever takes an open seat.
      generation: person.open ? 1 : 0,
      seenDeal: 0,
      away: [],
    }))
    const table = { ...empty, chairs }
    this.ctx.storage.transactionSync(() => {
      this.keeper.store.make(table, drawn)
      this.keeper.begin(table, found.game, MAKER)
    })
    return true
  }

  /** Seats a newcomer. */
  sit(newcomer: Newcomer): Result<Admission & Pick<Table, 'game'>, TableError | DoorError> {
    const found = this.keeper.load()
    if (found === undefined) return refused({ code: 'unknown-table' })
    const { match } = found.table
    const deals = match === undefined ? 0 : dealsPlayed(found.game, match.state)
    const sitter = isFamily(found) ? { ...newcomer, cut: '' } : newcomer
    const sat = sitDown(found.table, sitter, after(found.table), deals)
    if (!sat.ok) return sat
    const { table, chair, entry } = sat.value
    if (table !== found.table) this.keeper.save(table, ...(entry ? [entry] : []))
    return ok({ ...this.keeper.admit(table, chair), game: table.game })
  }

  /** Puts bots on the empty chairs. */
  fill(
    chair: number,
    key: string,
    strength: BotStrength,
    names: readonly string[],
  ): Result<void, TableError | DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    const filled = fillWithBots(table, chair, strength, names, after(table))
    if (!filled.ok) return filled
    this.keeper.save(filled.value)
    return ok(undefined)
  }

  /** The maker clears the table away, for good. */
  remove(chair: number, key: string): Result<void, TableError | DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    if (chair !== MAKER) return refused({ code: 'not-maker' })
    this.keeper.clear()
    return ok(undefined)
  }

  /** The key of a chair, for the person who sits there by their own list. */
  comeIn(chair: number, person: string): Result<Admission, DoorError> {
    const table = this.keeper.load()?.table
    if (table === undefined) return refused({ code: 'unknown-table' })
    return table.chairs[chair]?.person === person ? ok(this.keeper.admit(table, chair)) : refused({ code: 'wrong-key' })
  }

  /** The person on a chair wants to be forgotten: only the name stays. */
  forgetPerson(chair: number, person: string): void {
    const table = this.keeper.load()?.table
    if (table?.chairs[chair]?.person === person) this.keeper.store.save(withChair(table, chair, { person: '' }))
  }

  /** Makes every earlier link of a chair worthless and logs its other phones out. */
  newLink(chair: number, key: string): Result<Admission, DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const generation = (door.value.table.chairs[chair]?.generation ?? 0) + 1
    const table = withChair(door.value.table, chair, { generation, once: '' })
    this.keeper.store.save(table)
    this.keeper.sendAway(chair)
    return ok(this.keeper.admit(table, chair))
  }

  /** Whether a key opens a chair. */
  judge(chair: number, key: string): Result<{ name: string; game: string }, DoorError> {
    const door = this.keeper.enter(chair, key)
    return door.ok ? ok({ name: door.value.table.chairs[chair]?.name ?? '', game: door.value.table.game }) : door
  }

  /** The people of a finished match, for another one; `id` if that table has been set already. */
  rematchPlan(chair: number, key: string): Result<{ id: string | undefined; table: Table }, TableError | DoorError> {
    const door = this.keeper.enter(chair, key)
    if (!door.ok) return door
    const { table } = door.value
    return phaseOf(table) === 'over' ? ok({ id: table.match?.rematch, table }) : refused({ code: 'no-rematch-yet' })
  }

  /**
   * Notes where the same people play again; the first to say so counts, unless that is the table `cleared`, which is no
   * more. Answers the id that counts.
   */
  setRematch(id: string, cleared?: string): string {
    const table = this.keeper.load()?.table
    if (table?.match === undefined) return id
    const { rematch } = table.match
    if (rematch !== undefined && rematch !== cleared) return rematch
    this.keeper.save({ ...table, changedAt: after(table), match: { ...table.match, rematch: id } })
    return id
  }
}
