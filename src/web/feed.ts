import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { tablePath } from '../pages/address.ts'
import type { MyTable } from '../pages/props.ts'
import { isPersonId } from '../server/keys.ts'
import { personAt } from '../server/stubs.ts'
import { gameWords, siteWords } from '../words/index.ts'
import { type Language, languageOrSwedish } from '../words/language.ts'
import { isoTime } from '../words/time.ts'
import type { House } from './house.ts'
import { Refusal } from './refusal.ts'
import { tablesOf } from './tables.ts'

/** A turn of the reader's as feeds and calendars tell it: no key of a seat, no card. */
interface Entry {
  readonly id: string
  readonly title: string
  readonly url: string
  /** Since when it is their turn, ms since 1970. */
  readonly at: number
}

const PERSON = 24

const entryOf = (language: Language, origin: string, { id, chair, game, names, name, changedAt }: MyTable): Entry => {
  const { home, notice } = siteWords(language)
  const others = names.filter((other) => other !== name)
  const title = notice.turn(gameWords(language, game).name)
  return {
    id: `${id}-${chair}-${changedAt}`,
    title: others.length === 0 ? title : `${title}, ${home.with(others)}`,
    url: origin + tablePath(id),
    at: changedAt,
  }
}

/** Whose feed it is, and the turns that wait for them, the longest wait first. */
const turnsOf = async (context: Context<House>) => {
  const token = context.req.param('token') ?? ''
  const id = token.slice(0, PERSON)
  const person = isPersonId(context.env.SECRET, id) ? await personAt(context.env, id).enterFeed(token) : undefined
  if (person === undefined) throw new Refusal('not-found')
  const language = languageOrSwedish(person.language)
  const { origin } = new URL(context.req.url)
  const mine = (await tablesOf(context, person)).filter((table) => table.mine)
  return { id, language, origin, entries: mine.map((table) => entryOf(language, origin, table)) }
}

/** Readers ask again and again: what has not changed is not sent again. */
const answer = (context: Context<House>, type: string, body: string): Response => {
  context.header('Content-Type', type)
  context.header('Cache-Control', 'private, max-age=60')
  return context.body(body)
}

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** GET /me/feed/TOKEN: the reader's turns as Atom. */
export const feed = async (context: Context<House>): Promise<Response> => {
  const { id, language, origin, entries } = await turnsOf(context)
  const updated = isoTime(Math.max(0, ...entries.map(({ at }) => at)))
  const lines = entries.map(
    (entry) =>
      `<entry><id>urn:kortlank:${entry.id}</id><title>${xml(entry.title)}</title><updated>${isoTime(entry.at)}</updated><link href="${xml(entry.url)}"/></entry>`,
  )
  const head = `<id>urn:kortlank:${id}</id><title>${xml(siteWords(language).notice.calendar)}</title><updated>${updated}</updated><link href="${xml(origin)}/me"/><author><name>Kortlänk</name></author>`
  return answer(
    context,
    'application/atom+xml; charset=utf-8',
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${head}${lines.join('')}</feed>\n`,
  )
}

const calendarTime = (at: number): string => isoTime(at).replaceAll(/[-:]|\.\d{3}/g, '')
const calendarText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** A line of a calendar, folded so that none is longer than 75 bytes. */
const folded = (line: string): string => {
  const parts: string[] = ['']
  for (const sign of line) {
    const part = (parts.at(-1) ?? '') + sign
    if (new TextEncoder().encode(part).length > 74) parts.push(sign)
    else parts[parts.length - 1] = part
  }
  return parts.join('\r\n ')
}

/** GET /me/calendar/TOKEN: the reader's turns as a calendar, each half an hour from when it came. */
export const calendar = async (context: Context<House>): Promise<Response> => {
  const { language, entries } = await turnsOf(context)
  const events = entries.flatMap(({ id, title, url, at }) => [
    'BEGIN:VEVENT',
    `UID:${id}@kortlank`,
    `DTSTAMP:${calendarTime(at)}`,
    `DTSTART:${calendarTime(at)}`,
    'DURATION:PT30M',
    `SUMMARY:${calendarText(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const name = calendarText(siteWords(language).notice.calendar)
  const head = [
    'VERSION:2.0',
    'PRODID:-//Kortlank//SV',
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
  ]
  const lines = ['BEGIN:VCALENDAR', ...head, ...events, 'END:VCALENDAR']
  return answer(context, 'text/calendar; charset=utf-8', lines.map((line) => `${folded(line)}\r\n`).join(''))
}

/** What feed readers ask with, and are answered by, when nothing has changed. */
export const unchanged = etag()
