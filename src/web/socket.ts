import type { Context } from 'hono'
import { tableAt } from '../server/stubs.ts'
import { chairNumber, tableId, turnAway } from './door.ts'
import type { House } from './house.ts'
import { keyOf } from './reader.ts'

/** Passes a socket on to its table. `chair` is the seat it belongs to, which lets the table close it when the link is renewed. */
const passOn = (context: Context<House>, chair?: number): Promise<Response> => {
  const to = new URL('https://table/socket')
  if (chair !== undefined) to.searchParams.set('chair', String(chair))
  return context.env.TABLES.getByName(tableId(context)).fetch(new Request(to, context.req.raw))
}

/** Whether a request asks for a socket. */
const isUpgrade = (context: Context<House>): boolean =>
  context.req.path.endsWith('/ws') && context.req.header('upgrade')?.toLowerCase() === 'websocket'

/** The socket of those who watch. */
export const spectatorSocket = async (context: Context<House>): Promise<Response> =>
  isUpgrade(context) ? passOn(context) : context.redirect(`/t/${tableId(context)}`, 303)

/** The socket of a seat's page. */
export const seatSocket = async (context: Context<House>): Promise<Response> => {
  const [table, chair] = [tableId(context), chairNumber(context)]
  if (!isUpgrade(context)) return context.redirect(`/t/${table}/${chair}`, 303)
  const judged = await tableAt(context.env, table).judge(chair, keyOf(context))
  return judged.ok ? passOn(context, chair) : turnAway(context, judged.error)
}
