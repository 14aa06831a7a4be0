import type { Context } from 'hono'
import { CLAUSE_LENGTH, MOST_CLAUSES } from '../table/orders.ts'
import { count, maybe, one, readForm, several } from './form.ts'
import type { House } from './house.ts'
import { backOr, seatOf } from './seat.tsx'

/** POST …/orders: what to do at the next turn, a clause for each condition or nothing; none at all takes it back. */
export const order = async (context: Context<House>): Promise<Response> => {
  const form = await readForm(context, {
    move: count,
    clause: several(MOST_CLAUSES, CLAUSE_LENGTH),
    lasting: maybe(1),
  })
  const { chair, key, table, path } = seatOf(context)
  const clauses = form.clause.filter((clause) => clause !== '')
  return backOr(
    context,
    path,
    await table.order(chair, key, { move: form.move, clauses, lasting: form.lasting === '1' }),
  )
}

/** POST …/claim: the rest of the deal is the reader's. */
export const claim = async (context: Context<House>): Promise<Response> => {
  const { move } = await readForm(context, { move: count })
  const { chair, key, table, path } = seatOf(context)
  return backOr(context, path, await table.claim(chair, key, move))
}

/** POST …/let-play: the table plays for the reader where there is no choice, or no longer. */
export const letPlay = async (context: Context<House>): Promise<Response> => {
  const { on } = await readForm(context, { on: one(1) })
  const { chair, key, table, path } = seatOf(context)
  return backOr(context, path, await table.letPlay(chair, key, on === '1'))
}
