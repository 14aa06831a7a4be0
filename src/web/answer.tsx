import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import type { PageProps } from '../pages/props.ts'
import { now } from '../server/clock.ts'
import type { Person } from '../server/person-object.ts'
import { personAt } from '../server/stubs.ts'
import type { House } from './house.ts'
import { languageOf, personOf } from './reader.ts'

/** A whole page. Pages are personal and change with every card: nothing keeps a copy. */
export const page = (context: Context<House>, vnode: VNode, status: ContentfulStatusCode = 200): Response => {
  context.header('Cache-Control', 'private, no-store')
  return context.html(`<!doctype html>${render(vnode)}`, status)
}

/** Sends the browser on with GET after a form. */
export const seeOther = (context: Context<House>, to: string): Response => context.redirect(to, 303)

/** What every page is told. */
export const pageProps = (context: Context<House>, person?: Pick<Person, 'name'>): PageProps => {
  const { origin, pathname, search } = new URL(context.req.url)
  const name = person?.name ?? ''
  return { language: languageOf(context), path: pathname + search, origin, now: now(), ...(name !== '' && { name }) }
}

/** What this browser's person is called and where they sit. */
export const knownPerson = async (context: Context<House>): Promise<Person | undefined> => {
  const id = personOf(context)
  return id === undefined ? undefined : personAt(context.env, id).look()
}
