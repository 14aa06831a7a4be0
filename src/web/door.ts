import type { Context } from 'hono'
import { isTableId } from '../server/keys.ts'
import type { DoorError, OwnLook, TableLook } from '../server/look.ts'
import { tableAt } from '../server/stubs.ts'
import type { House } from './house.ts'
import { knownPerson, sitsAt } from './person.ts'
import { keyOf } from './reader.ts'
import { Refusal } from './refusal.ts'

/** The table in the address. An id that this server did not issue ends here, before any storage is touched. */
export const tableId = (context: Context<House>): string => {
  const id = context.req.param('table') ?? ''
  if (!isTableId(context.env.SECRET, id)) throw new Refusal('not-found')
  return id
}

/** The chair in the address. */
export const chairNumber = (context: Context<House>): number => {
  const chair = context.req.param('chair') ?? ''
  if (!/^\d$/.test(chair)) throw new Refusal('not-found')
  return Number(chair)
}

/** What anybody may know of the table in the address. */
export const seenTable = async (context: Context<House>): Promise<TableLook> => {
  const look = await tableAt(context.env, tableId(context)).look()
  if (look === undefined) throw new Refusal('not-found')
  return look
}

/** Ends the request of somebody who is not let in, with the page that says why. */
export const turnAway = async (context: Context<House>, error: DoorError): Promise<never> => {
  const table = tableId(context)
  if (error.code === 'unknown-table') throw new Refusal('not-found')
  if (error.code === 'no-chair') throw new Refusal('not-here', { table })
  const look = await seenTable(context)
  const chair = chairNumber(context)
  const { name = '', open = false } = look.people[chair] ?? {}
  // Whoever sat here until the others gave the seat away, or one more who wants it.
  if (open) throw new Refusal('open-seat', { table, name })
  const person = await knownPerson(context)
  const listed = person !== undefined && sitsAt(person, { table, chair })
  const mine = listed && (await tableAt(context.env, table).comeIn(chair, person.id)).ok ? { mine: chair } : {}
  throw new Refusal(error.code === 'old-key' ? 'old-key' : 'not-your-seat', { table, name, ...mine })
}

/** What the holder of the seat in the address may know. */
export const ownSeat = async (context: Context<House>): Promise<OwnLook> => {
  const look = await tableAt(context.env, tableId(context)).lookFrom(chairNumber(context), keyOf(context))
  return look.ok ? look.value : turnAway(context, look.error)
}
