import type { Context } from 'hono'
import { AskPage } from '../pages/ask.tsx'
import type { MeProps } from '../pages/me/props.ts'
import { MePage } from '../pages/me.tsx'
import { isPersonId } from '../server/keys.ts'
import { personAt } from '../server/stubs.ts'
import { vapidOf } from '../server/vapid.ts'
import { HOUR, MINUTE } from '../table/pace.ts'
import { isZone, type Quiet } from '../table/quiet.ts'
import { NAME_LENGTH, oneLine } from '../table/sit.ts'
import { siteWords } from '../words/index.ts'
import { isLanguage } from '../words/language.ts'
import { HOME_ZONE } from '../words/time.ts'
import { page, pageProps, seeOther } from './answer.tsx'
import { count, maybe, one, readForm } from './form.ts'
import type { House } from './house.ts'
import { becomePerson, knownPerson } from './person.ts'
import { belongTo, belongToNobody, chooseColours, chooseLanguage, chooseZone, languageOf } from './reader.ts'
import { Refusal } from './refusal.ts'
import { tablesOf } from './tables.ts'

/** What the reader's page can say was done. */
export type Done = NonNullable<MeProps['done']>

/** Back to the reader's page, which says what was done. */
export const done = (context: Context<House>, what: Done): Response => seeOther(context, `/me?done=${what}`)

const doneOf = (context: Context<House>): { done?: Done } => {
  const what = context.req.query('done') ?? ''
  return Object.hasOwn(siteWords('sv').me.done, what) ? { done: what as Done } : {}
}

/** GET /me: all that is remembered of the reader. */
export const me = async (context: Context<House>): Promise<Response> => {
  const person = await knownPerson(context)
  const common = pageProps(context, person)
  const { SECRET, EMAIL, MAIL_FROM } = context.env
  const props: MeProps = {
    ...common,
    path: '/me',
    tables: await tablesOf(context, person),
    ways: person?.channels ?? [],
    zone: common.timeZone ?? HOME_ZONE,
    lessons: person?.lessons ?? true,
    zoneChosen: (person?.zone ?? '') !== '',
    ...(person?.quiet && { quiet: person.quiet }),
    pushKey: vapidOf(SECRET).publicKey,
    canMail: EMAIL !== undefined && MAIL_FROM !== undefined,
    ...(person?.known && {
      known: {
        link: `${common.origin}/me/${person.id}/${person.key}`,
        atom: `${common.origin}/me/feed/${person.feed}`,
        calendar: `${common.origin}/me/calendar/${person.feed}`,
      },
    }),
    ...doneOf(context),
  }
  return page(context, <MePage {...props} />)
}

/** Quiet hours as the form says them: hours of the day, or none. */
const quietOf = (from: string, to: number): Quiet | undefined => {
  if (!/^\d{0,2}$/.test(from) || Number(from) > 23 || to > 23) throw new Refusal('bad-form')
  const minutes = HOUR / MINUTE
  return from === '' || Number(from) === to ? undefined : { from: Number(from) * minutes, to: to * minutes }
}

/** POST /me: what the reader is called, reads, where they are, and when nothing may come. */
export const changeMe = async (context: Context<House>): Promise<Response> => {
  const form = await readForm(context, {
    name: one(200),
    lang: one(2),
    zone: one(60),
    from: maybe(2),
    to: count,
    lessons: maybe(1),
    four: maybe(1),
  })
  const { lang, zone } = form
  const name = oneLine(form.name)
  if ([...name].length > NAME_LENGTH || !isLanguage(lang) || !isZone(zone)) throw new Refusal('bad-form')
  const quiet = quietOf(form.from, form.to)
  const lessons = form.lessons === '1'
  await personAt(context.env, await becomePerson(context)).change({ name, language: lang, zone, quiet, lessons })
  chooseLanguage(context, lang)
  chooseZone(context, zone)
  chooseColours(context, form.four === '1')
  return done(context, 'saved')
}

/** POST /me/link: replaces the reader's own link; this browser stays, all others are shut out. */
export const newLink = async (context: Context<House>): Promise<Response> => {
  await readForm(context, {})
  const id = await becomePerson(context)
  belongTo(context, id, await personAt(context.env, id).newLink())
  return done(context, 'link')
}

/** The person that a link to another phone opens, and the key in it. */
const linked = async (context: Context<House>) => {
  const { person: id = '', key = '' } = context.req.param() as { person?: string; key?: string }
  if (!isPersonId(context.env.SECRET, id)) throw new Refusal('not-found')
  const person = await personAt(context.env, id).enter(key)
  if (person === undefined) throw new Refusal('wrong-me')
  return person
}

/** GET /me/PERSON/KEY: asks whether that is the reader. Chat programs fetch links: nothing changes. */
export const askMe = async (context: Context<House>): Promise<Response> => {
  const person = await linked(context)
  const here = await knownPerson(context)
  if (here?.id === person.id) return seeOther(context, '/me')
  const words = siteWords(languageOf(context)).me
  const texts = { title: words.moveTitle(person.name), text: here?.known ? words.moveOther : words.moveAsk }
  const props = { ...texts, yes: words.moveYes, no: words.moveNo, post: `/me/${person.id}/${person.key}`, back: '/' }
  return page(context, <AskPage {...pageProps(context)} {...props} />)
}

/** POST /me/PERSON/KEY: it is; this browser is theirs from now on. */
export const moveHere = async (context: Context<House>): Promise<Response> => {
  await readForm(context, {})
  const person = await linked(context)
  belongTo(context, person.id, person.key)
  if (isLanguage(person.language)) chooseLanguage(context, person.language)
  if (person.zone !== '') chooseZone(context, person.zone)
  return seeOther(context, '/me')
}

/** GET /me/forget: asks before everything is forgotten. */
export const askForget = (context: Context<House>): Response => {
  const words = siteWords(languageOf(context)).me
  const texts = { title: words.forgetTitle, text: words.forgetAsk, yes: words.forgetYes, no: words.forgetNo }
  return page(context, <AskPage {...pageProps(context)} {...texts} post="/me/forget" back="/me" />)
}

/** POST /me/forget: forgets the reader. */
export const forget = async (context: Context<House>): Promise<Response> => {
  await readForm(context, {})
  const person = await knownPerson(context)
  if (person !== undefined) await personAt(context.env, person.id).forget()
  belongToNobody(context)
  return seeOther(context, '/')
}
