import type { Context } from 'hono'
import { newPersonId, personKey } from '../server/keys.ts'
import type { PersonLook, Place } from '../server/person.ts'
import { personAt, tableAt } from '../server/stubs.ts'
import type { House } from './house.ts'
import { belongTo, languageOf, letIn, tokenOf } from './reader.ts'

/** The person this browser belongs to, if it has been at a table and nobody has shut it out. */
export const knownPerson = async (context: Context<House>): Promise<PersonLook | undefined> => {
  const token = tokenOf(context)
  return token === undefined ? undefined : personAt(context.env, token.person).enter(token.key)
}

/** The person this browser belongs to; a browser that has none becomes a new one. Its cookie is renewed. */
export const becomePerson = async (context: Context<House>): Promise<string> => {
  const known = await knownPerson(context)
  const id = known?.id ?? newPersonId(context.env.SECRET)
  belongTo(context, id, known?.key ?? personKey(context.env.SECRET, id, 0))
  return id
}

/** The reader has sat down at a table: this browser is let in, the place is remembered, and a new game will be explained. */
export const settleIn = async (
  context: Context<House>,
  person: string,
  { table, chair, key }: Place & { readonly key: string },
  { name, game }: { readonly name: string; readonly game: string },
): Promise<void> => {
  letIn(context, table, chair, key)
  const isNew = await personAt(context.env, person).remember({ table, chair }, name, languageOf(context), game)
  if (isNew) await tableAt(context.env, table).teach(chair, key, true)
}

/** Whether a place is in the person's own list. */
export const sitsAt = ({ places }: Pick<PersonLook, 'places'>, { table, chair }: Place): boolean =>
  places.some((known) => known.table === table && known.chair === chair)
