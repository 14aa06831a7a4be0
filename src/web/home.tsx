import type { Context } from 'hono'
import { gamePages } from '../pages/games/index.ts'
import { HomePage } from '../pages/home.tsx'
import { MePage } from '../pages/me.tsx'
import type { MyTable } from '../pages/props.ts'
import type { Person, Place } from '../server/person-object.ts'
import { personAt, tableAt } from '../server/stubs.ts'
import { NAME_LENGTH, oneLine } from '../table/sit.ts'
import { isLanguage } from '../words/language.ts'
import { knownPerson, page, pageProps, seeOther } from './answer.tsx'
import { one, readForm } from './form.ts'
import type { House } from './house.ts'
import { becomePerson, chooseLanguage } from './reader.ts'
import { Refusal } from './refusal.ts'

/** The games that have pages, in the order in which home offers them. */
const OFFERED = Object.keys(gamePages)

const myTable = async (context: Context<House>, { table: id, chair }: Place): Promise<MyTable | undefined> => {
  const table = await tableAt(context.env, id).look()
  const me = table?.people[chair]
  if (table === undefined || me === undefined) return undefined
  const { game, phase, people, waiting, changedAt } = table
  return {
    id,
    chair,
    game,
    phase,
    names: people.map(({ name }) => name),
    name: me.name,
    mine: waiting.includes(chair),
    waiting: waiting.flatMap((other) => people[other]?.name ?? []),
    changedAt,
  }
}

const RANK = { playing: 0, open: 1, over: 2 } as const

/** Those that wait for the reader first, the longest wait at the top; then those under way, and the finished last. */
const byWait = (one: MyTable, other: MyTable): number =>
  Number(other.mine) - Number(one.mine) ||
  RANK[one.phase] - RANK[other.phase] ||
  (one.mine ? one.changedAt - other.changedAt : other.changedAt - one.changedAt)

const tablesOf = async (context: Context<House>, person: Person | undefined): Promise<readonly MyTable[]> => {
  const tables = await Promise.all((person?.places ?? []).map((place) => myTable(context, place)))
  return tables.filter((table) => table !== undefined).toSorted(byWait)
}

/** GET /: what this is, the reader's tables, the games. */
export const home = async (context: Context<House>): Promise<Response> => {
  const person = await knownPerson(context)
  const tables = await tablesOf(context, person)
  return page(context, <HomePage {...pageProps(context, person)} tables={tables} games={OFFERED} />)
}

/** GET /me: what this browser remembers of the reader. */
export const me = async (context: Context<House>): Promise<Response> => {
  const person = await knownPerson(context)
  const tables = await tablesOf(context, person)
  return page(context, <MePage {...pageProps(context, person)} tables={tables} />)
}

/** POST /me: what the reader wants to be called at the next table. */
export const renameMe = async (context: Context<House>): Promise<Response> => {
  const name = oneLine((await readForm(context, { name: one(200) })).name)
  if ([...name].length > NAME_LENGTH) throw new Refusal('bad-form')
  await personAt(context.env, becomePerson(context)).change({ name })
  return seeOther(context, '/me')
}

/** A path of this house; nothing that could lead elsewhere. */
const homePath = (text: string): string => (/^\/(?![/\\])/.test(text) ? text : '/')

/** POST /lang: the reader's language, from now on. */
export const language = async (context: Context<House>): Promise<Response> => {
  const { lang, back } = await readForm(context, { lang: one(2), back: one(2000) })
  if (!isLanguage(lang)) throw new Refusal('bad-form')
  chooseLanguage(context, lang)
  return seeOther(context, homePath(back))
}

/** GET /open?link=…: a link that somebody pasted, whole or in part. */
export const open = (context: Context<House>): Response => {
  const path = (context.req.query('link') ?? '').match(/\/t\/[a-z2-7]{24}(\/\d(\/[a-z2-7]{32})?)?/i)?.[0]
  if (path === undefined) throw new Refusal('not-found')
  return seeOther(context, path.toLowerCase())
}
