import type { Context } from 'hono'
import { personAt } from '../server/stubs.ts'
import { seeOther } from './answer.tsx'
import { count, readForm } from './form.ts'
import type { House } from './house.ts'
import { becomePerson } from './person.ts'
import { backOr, refuse, seatOf } from './seat.tsx'

/** POST …/whisper: the reader asks what they might do. */
export const whisper = async (context: Context<House>): Promise<Response> => {
  const { move } = await readForm(context, { move: count })
  const { chair, key, table, path } = seatOf(context)
  return backOr(context, path, await table.whisper(chair, key, move))
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
