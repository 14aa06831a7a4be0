import type { Context } from 'hono'
import { personAt } from '../server/stubs.ts'
import { CLAUSE_LENGTH, MOST_CLAUSES } from '../table/orders.ts'
import { seeOther } from './answer.tsx'
import { count, maybe, one, readForm, several } from './form.ts'
import type { House } from './house.ts'
import { becomePerson } from './person.ts'
import { refuse, seatOf } from './seat.tsx'

/** POST …/orders: what to do at the next turn, a clause for each condition or nothing; none at all takes it back. */
export const order = async (context: Context<House>): Promise<Response> => {
  const form = await readForm(context, {
    move: count,
    clause: several(MOST_CLAUSES, CLAUSE_LENGTH),
    lasting: maybe(1),
  })
  const { chair, key, table, path } = seatOf(context)
  const clauses = form.clause.filter((clause) => clause !== '')
  const given = await table.order(chair, key, { move: form.move, clauses, lasting: form.lasting === '1' })
  return given.ok ? seeOther(context, path) : refuse(context, given.error)
}

/** POST …/claim: the rest of the deal is the reader's. */
export const claim = async (context: Context<House>): Promise<Response> => {
  const { move } = await readForm(context, { move: count })
  const { chair, key, table, path } = seatOf(context)
  const claimed = await table.claim(chair, key, move)
  return claimed.ok ? seeOther(context, path) : refuse(context, claimed.error)
}

/** POST …/let-play: the table plays for the reader where there is no choice, or no longer. */
export const letPlay = async (context: Context<House>): Promise<Response> => {
  const { on } = await readForm(context, { on: one(1) })
  const { chair, key, table, path } = seatOf(context)
  const set = await table.letPlay(chair, key, on === '1')
  return set.ok ? seeOther(context, path) : refuse(context, set.error)
}

/** POST …/whisper: the reader asks what they might do. */
export const whisper = async (context: Context<House>): Promise<Response> => {
  const { move } = await readForm(context, { move: count })
  const { chair, key, table, path } = seatOf(context)
  const told = await table.whisper(chair, key, move)
  return told.ok ? seeOther(context, path) : refuse(context, told.error)
}

/** POST …/no-lessons: nothing more is explained to the reader, here or at any other table. */
export const noLessons = async (context: Context<House>): Promise<Response> => {
  await readForm(context, {})
  const { chair, key, table, path } = seatOf(context)
  const ended = await table.teach(chair, key, false)
  if (!ended.ok) return refuse(context, ended.error)
  await personAt(context.env, await becomePerson(context)).endLessons()
  return seeOther(context, path)
}
