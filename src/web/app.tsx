import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { ErrorPage } from '../pages/error.tsx'
import { isTableId } from '../server/keys.ts'
import { claim, letPlay, order } from './ahead.ts'
import { page, pageProps, seeOther } from './answer.tsx'
import { fillTable, playNow } from './bots.ts'
import { calendar, feed, unchanged } from './feed.ts'
import { MOST_BYTES } from './form.ts'
import { noLessons, whisper } from './help.ts'
import { home, language, open } from './home.tsx'
import type { House } from './house.ts'
import { askKey, comeIn, takeSeat } from './key.tsx'
import { notTooOften } from './limit.ts'
import { askConfirm, askStop, confirm, isOneClick, stop } from './mail.tsx'
import { askForget, askMe, changeMe, forget, me, moveHere, newLink as newMeLink } from './me.tsx'
import { fair, gameRules, record, sheet, story, tableFair, tableRules } from './papers.tsx'
import { Refusal, type RefusalKind, STATUS } from './refusal.ts'
import { rematch } from './rematch.ts'
import { act, askConcede, askNewLink, away, backToSeat, goOn, newLink, nudge, showSeat, startMatch } from './seat.tsx'
import { makeTable, setUp } from './set-up.tsx'
import { seatSocket, spectatorSocket } from './socket.ts'
import { showTable, sitDown } from './table.tsx'
import { answer, ask, askLeave, askRemove, come, remove } from './together.tsx'
import { addHook, addMail, addPush, changeWay, newFeed } from './ways.ts'

/** What is wrong with what was sent, not with where to: the table in the address is the way back. */
const IN_PLACE: readonly RefusalKind[] = [
  'foreign-form',
  'not-allowed',
  'bad-form',
  'too-large',
  'wrong-type',
  'too-often',
]

const tableToGoBackTo = (context: Context<House>): { readonly table?: string } => {
  const table = context.req.path.match(/^\/t\/([^/]+)/)?.[1]
  return table !== undefined && isTableId(context.env.SECRET, table) ? { table } : {}
}

const refusalPage = (context: Context<House>, kind: RefusalKind, given: Refusal['about'] = {}): Response => {
  const about = { ...(IN_PLACE.includes(kind) && tableToGoBackTo(context)), ...given }
  const props = {
    ...pageProps(context),
    kind,
    ...(about.name !== undefined && { seatName: about.name }),
    ...(about.table !== undefined && { table: about.table }),
    ...(about.mine !== undefined && { mine: about.mine }),
  }
  if (kind === 'not-allowed') context.header('Allow', METHODS.join(', '))
  if (kind === 'too-often') context.header('Retry-After', '60')
  return page(context, <ErrorPage {...props} />, STATUS[kind])
}

/** Every address of the house. GET shows, POST acts. */
export const app = new Hono<House>()

const headers = secureHeaders({
  // A form posted from a page without a referrer says that it comes from nowhere, and is then refused.
  referrerPolicy: 'same-origin',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
})
// An upgraded answer cannot take any headers; a refusal to upgrade can.
app.use(async (context, next) => {
  await next()
  if (context.res.status !== 101) await headers(context, async () => {})
})
app.get('/t/:table/ws', spectatorSocket)
app.get('/t/:table/:chair{\\d}/ws', seatSocket)

const METHODS = ['GET', 'HEAD', 'POST']
app.use((context, next) =>
  METHODS.includes(context.req.method) ? next() : Promise.resolve(refusalPage(context, 'not-allowed')),
)
const sameSite = csrf()
app.use((context, next) => (isOneClick(context) ? next() : sameSite(context, next)))
app.use(
  bodyLimit({
    maxSize: MOST_BYTES,
    onError: () => {
      throw new Refusal('too-large')
    },
  }),
)

for (const path of ['/play', '/new/:game', '/t/:table', '/me', '/me/push', '/me/mail', '/me/hook'])
  app.use(path, notTooOften)

const backHome = (context: Context<House>): Response => seeOther(context, '/')
const backToMe = (context: Context<House>): Response => seeOther(context, '/me')

app.get('/', home)
app.get('/me', me).post(changeMe)
app.get('/me/forget', askForget).post(forget)
// Where a form was refused, the same address is asked for when the page is looked at again.
app.on(
  'GET',
  ['link', 'push', 'mail', 'hook', 'way', 'feed'].map((form) => `/me/${form}`),
  backToMe,
)
app.post('/me/link', newMeLink)
app.post('/me/push', addPush)
app.post('/me/mail', addMail)
app.post('/me/hook', addHook)
app.post('/me/way', changeWay)
app.post('/me/feed', newFeed)
app.get('/me/mail/confirm/*', askConfirm).post(confirm)
app.get('/me/mail/stop/*', askStop).post(stop)
app.get('/me/feed/:token', unchanged, feed)
app.get('/me/calendar/:token', unchanged, calendar)
app.get('/me/:person{[a-z2-7]{24}}/:key', askMe).post(moveHere)
app.get('/lang', backHome).post(language)
app.get('/open', open)
app.get('/play', backHome).post(playNow)
app.get('/fair', fair)
app.get('/rules/:game', gameRules)
app.get('/new/:game', setUp).post(makeTable)

app.get('/t/:table', showTable).post(sitDown)
app.get('/t/:table/sheet', sheet)
app.get('/t/:table/story', story)
app.get('/t/:table/rules', tableRules)
app.get('/t/:table/fair', tableFair)
app.get('/t/:table/record', record)

app.get('/t/:table/:chair{\\d}', showSeat).post(act)
app.get('/t/:table/:chair{\\d}/concede', askConcede)
app.get('/t/:table/:chair{\\d}/new-link', askNewLink).post(newLink)
app.get('/t/:table/:chair{\\d}/start', backToSeat).post(startMatch)
app.get('/t/:table/:chair{\\d}/go-on', backToSeat).post(goOn)
app.get('/t/:table/:chair{\\d}/away', backToSeat).post(away)
app.get('/t/:table/:chair{\\d}/orders', backToSeat).post(order)
app.get('/t/:table/:chair{\\d}/claim', backToSeat).post(claim)
app.get('/t/:table/:chair{\\d}/whisper', backToSeat).post(whisper)
app.get('/t/:table/:chair{\\d}/no-lessons', backToSeat).post(noLessons)
app.get('/t/:table/:chair{\\d}/let-play', backToSeat).post(letPlay)
app.get('/t/:table/:chair{\\d}/bots', backToSeat).post(fillTable)
app.get('/t/:table/:chair{\\d}/ask', backToSeat).post(ask)
app.get('/t/:table/:chair{\\d}/answer', backToSeat).post(answer)
app.get('/t/:table/:chair{\\d}/come', backToSeat).post(come)
app.get('/t/:table/:chair{\\d}/leave', askLeave)
app.get('/t/:table/:chair{\\d}/remove', askRemove).post(remove)
app.get('/t/:table/:chair{\\d}/come-in', backToSeat).post(comeIn)
app.get('/t/:table/:chair{\\d}/nudge', backToSeat).post(nudge)
app.get('/t/:table/:chair{\\d}/rematch', backToSeat).post(rematch)
app.get('/t/:table/:chair{\\d}/:key', askKey).post(takeSeat)

app.notFound((context) => {
  const table = tableToGoBackTo(context)
  return refusalPage(context, table.table === undefined ? 'not-found' : 'not-here', table)
})

app.onError((error, context) => {
  if (error instanceof Refusal) return refusalPage(context, error.kind, error.about)
  if (error instanceof HTTPException && error.status === 403) return refusalPage(context, 'foreign-form')
  console.error(error)
  return refusalPage(context, 'server')
})
