import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import type { PageProps } from '../pages/props.ts'
import { now } from '../server/clock.ts'
import type { PersonLook } from '../server/person.ts'
import type { House } from './house.ts'
import { hasFourColours, languageOf, zoneOf } from './reader.ts'

/** A whole page. Pages are personal and change with every card: nothing keeps a copy. */
export const page = (context: Context<House>, vnode: VNode, status: ContentfulStatusCode = 200): Response => {
  context.header('Cache-Control', 'private, no-store')
  return context.html(`<!doctype html>${render(vnode)}`, status)
}

/** Sends the browser on with GET after a form. */
export const seeOther = (context: Context<House>, to: string): Response => context.redirect(to, 303)

/** What every page is told. */
export const pageProps = (
  context: Context<House>,
  person?: Pick<PersonLook, 'name'> & Partial<Pick<PersonLook, 'zone'>>,
): PageProps => {
  const { origin, pathname, search } = new URL(context.req.url)
  const { name = '', zone = '' } = person ?? {}
  const timeZone = zone || zoneOf(context)
  return {
    language: languageOf(context),
    path: pathname + search,
    origin,
    now: now(),
    four: hasFourColours(context),
    ...(name !== '' && { name }),
    ...(timeZone !== '' && { timeZone }),
  }
}
