import type { Context } from 'hono'
import { gamePages } from '../pages/games/index.ts'
import { HomePage } from '../pages/home.tsx'
import { newEnvelope } from '../server/keys.ts'
import { personAt } from '../server/stubs.ts'
import { isLanguage } from '../words/language.ts'
import { page, pageProps, seeOther } from './answer.tsx'
import { one, readForm } from './form.ts'
import type { House } from './house.ts'
import { knownPerson } from './person.ts'
import { chooseLanguage } from './reader.ts'
import { Refusal } from './refusal.ts'
import { tablesOf } from './tables.ts'

/** The games that have pages, in the order in which home offers them. */
const OFFERED = Object.keys(gamePages)

/** GET /: what this is, the reader's tables, the games. */
export const home = async (context: Context<House>): Promise<Response> => {
  const person = await knownPerson(context)
  const tables = await tablesOf(context, person)
  return page(
    context,
    <HomePage
      {...pageProps(context, person)}
      tables={tables}
      games={OFFERED}
      sealed={newEnvelope(context.env.SECRET).sealed}
    />,
  )
}

/** A path of this house; nothing that could lead elsewhere. */
const homePath = (text: string): string => (/^\/(?![/\\])/.test(text) ? text : '/')

/** POST /lang: the reader's language, from now on. */
export const language = async (context: Context<House>): Promise<Response> => {
  const { lang, back } = await readForm(context, { lang: one(2), back: one(2000) })
  if (!isLanguage(lang)) throw new Refusal('bad-form')
  chooseLanguage(context, lang)
  const person = await knownPerson(context)
  if (person !== undefined && person.language !== '') await personAt(context.env, person.id).change({ language: lang })
  return seeOther(context, homePath(back))
}

/** GET /open?link=…: a link that somebody pasted, whole or in part. */
export const open = (context: Context<House>): Response => {
  const path = (context.req.query('link') ?? '').match(
    /\/t\/[a-z2-7]{24}(\/\d(\/[a-z2-7]{32})?)?|\/me\/[a-z2-7]{24}\/[a-z2-7]{32}/i,
  )?.[0]
  if (path === undefined) throw new Refusal('not-found')
  return seeOther(context, path.toLowerCase())
}
