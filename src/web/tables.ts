import type { Context } from 'hono'
import type { MyTable } from '../pages/props.ts'
import type { PersonLook, Place } from '../server/person.ts'
import { tableAt } from '../server/stubs.ts'
import type { House } from './house.ts'

const myTable = async (context: Context<House>, { table: id, chair }: Place): Promise<MyTable | undefined> => {
  const table = await tableAt(context.env, id).row()
  const me = table?.people[chair]
  if (table === undefined || me === undefined) return undefined
  const { game, phase, people, waiting, changedAt } = table
  const mine = waiting.includes(chair)
  return {
    id,
    chair,
    game,
    phase,
    names: people.map(({ name }) => name),
    name: me.name,
    mine,
    waiting: waiting.flatMap((other) => people[other]?.name ?? []),
    changedAt: mine ? (me.since ?? changedAt) : changedAt,
  }
}

const RANK = { playing: 0, open: 1, over: 2 } as const

/** Those that wait for the reader first, the longest wait at the top; then those under way, and the finished last. */
const byWait = (one: MyTable, other: MyTable): number =>
  Number(other.mine) - Number(one.mine) ||
  RANK[one.phase] - RANK[other.phase] ||
  (one.mine ? one.changedAt - other.changedAt : other.changedAt - one.changedAt)

/** The tables of a person, as their lists show them. */
export const tablesOf = async (
  context: Context<House>,
  person: Pick<PersonLook, 'places'> | undefined,
): Promise<readonly MyTable[]> => {
  const tables = await Promise.all((person?.places ?? []).map((place) => myTable(context, place)))
  return tables.filter((table) => table !== undefined).toSorted(byWait)
}
