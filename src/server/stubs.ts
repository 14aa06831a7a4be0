import type { Env } from './env.ts'
import type { PersonObject } from './person-object.ts'
import type { TableObject } from './table-object.ts'

/** The methods of an object as they look from outside: every answer is awaited. */
type Remote<Self> = {
  [Name in keyof Self as Self[Name] extends (...given: never[]) => unknown ? Name : never]: Self[Name] extends (
    ...given: infer Given
  ) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never
}

/** The table with this id; the id must be one that the server issued, or storage is made for it. */
export const tableAt = ({ TABLES }: Env, id: string): Remote<TableObject> =>
  TABLES.getByName(id) as unknown as Remote<TableObject>

/** The person with this id, likewise. */
export const personAt = ({ PEOPLE }: Env, id: string): Remote<PersonObject> =>
  PEOPLE.getByName(id) as unknown as Remote<PersonObject>
