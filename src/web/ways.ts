import type { Context } from 'hono'
import type { AskedWay } from '../server/deliver/ways.ts'
import { personAt } from '../server/stubs.ts'
import { isZone } from '../table/quiet.ts'
import { maybe, one, readForm } from './form.ts'
import type { House } from './house.ts'
import { type Done, done } from './me.tsx'
import { becomePerson } from './person.ts'
import { zoneOf } from './reader.ts'
import { Refusal } from './refusal.ts'

/** The longest address that is taken, in characters. */
const MOST = 1000

/** Systems and browsers by what they say of themselves; the first that fits. */
const SYSTEMS = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  Mac: /Mac OS/,
  Linux: /Linux/,
}
const BROWSERS = {
  Edge: /Edg/,
  Samsung: /SamsungBrowser/,
  Opera: /OPR/,
  Firefox: /Firefox/,
  Chrome: /Chrome/,
  Safari: /Safari/,
}

const first = (patterns: Readonly<Record<string, RegExp>>, text: string): string | undefined =>
  Object.entries(patterns).find(([, pattern]) => pattern.test(text))?.[0]

/** The browser as its owner would call it: `Android, Chrome`. */
const deviceOf = (agent: string): string =>
  [first(SYSTEMS, agent), first(BROWSERS, agent)].filter((name) => name !== undefined).join(', ') || 'Kortlänk'

const add = async (context: Context<House>, way: AskedWay, here: string): Promise<Response> => {
  const { origin } = new URL(context.req.url)
  const zone = isZone(here) ? here : zoneOf(context)
  return done(context, await personAt(context.env, await becomePerson(context)).add(way, origin, zone))
}

/** POST /me/push: this browser is to be told. */
export const addPush = async (context: Context<House>): Promise<Response> => {
  const form = await readForm(context, { endpoint: one(MOST), p256dh: one(100), auth: one(40), here: maybe(60) })
  const { here, ...address } = form
  return add(context, { kind: 'push', device: deviceOf(context.req.header('user-agent') ?? ''), ...address }, here)
}

/** POST /me/mail: asks an address whether it wants mails. */
export const addMail = async (context: Context<House>): Promise<Response> => {
  const { address, here } = await readForm(context, { address: one(254), here: maybe(60) })
  return add(context, { kind: 'mail', address: address.trim() }, here)
}

/** POST /me/hook: the address of a service to post to. */
export const addHook = async (context: Context<House>): Promise<Response> => {
  const { address, here } = await readForm(context, { address: one(MOST), here: maybe(60) })
  return add(context, { kind: 'hook', address: address.trim() }, here)
}

/** POST /me/way: tries a way, puts it first, or removes it. */
export const changeWay = async (context: Context<House>): Promise<Response> => {
  const { id, do: what } = await readForm(context, { id: one(40), do: one(10) })
  const person = personAt(context.env, await becomePerson(context))
  const acts: Readonly<Record<string, () => Promise<Done>>> = {
    trial: () => person.trial(id),
    first: () => person.prefer(id).then(() => 'saved'),
    remove: () => person.remove(id).then(() => 'removed'),
  }
  const act = Object.hasOwn(acts, what) ? acts[what] : undefined
  if (act === undefined) throw new Refusal('bad-form')
  return done(context, await act())
}

/** POST /me/feed: new addresses for feed and calendar. */
export const newFeed = async (context: Context<House>): Promise<Response> => {
  await readForm(context, {})
  await personAt(context.env, await becomePerson(context)).newFeed()
  return done(context, 'feed')
}
