import type { Context } from 'hono'
import type { Result } from '../core/result.ts'
import { seatPath } from '../pages/address.ts'
import { AskPage } from '../pages/ask.tsx'
import { LobbyPage } from '../pages/lobby.tsx'
import { LinkReplacedPage, NewLinkPage } from '../pages/own-link.tsx'
import { SeatPage } from '../pages/seat.tsx'
import { whoOf } from '../pages/table-common.tsx'
import { newEnvelope } from '../server/keys.ts'
import type { ActFault, DoorError, OwnLook } from '../server/look.ts'
import { tableAt } from '../server/stubs.ts'
import { DAY } from '../table/pace.ts'
import { MAKER } from '../table/sit.ts'
import type { TableError } from '../table/table.ts'
import { gameWords, siteWords } from '../words/index.ts'
import { HOME_ZONE } from '../words/time.ts'
import { page, pageProps, seeOther } from './answer.tsx'
import { chairNumber, ownSeat, tableId, turnAway } from './door.ts'
import { count, maybe, one, readForm, several } from './form.ts'
import type { House } from './house.ts'
import { keyOf, languageOf, letIn, zoneOf } from './reader.ts'
import { Refusal } from './refusal.ts'
import { gamePageOf, withEnvelope } from './table.tsx'

/** The card that the reader has chosen by a link on the seat's page, and whether to tick what goes with it. */
const choiceOf = (context: Context<House>) => {
  const chosen = context.req.query('card')
  if (chosen === undefined || !/^[A-Z0-9]{1,4}$/.test(chosen)) return {}
  return { chosen, ticking: context.req.query('tick') !== undefined }
}

/** Whether a table has not been cleared away. */
const isThere = async (context: Context<House>, id: string): Promise<boolean> => {
  const judged = await tableAt(context.env, id).judge(MAKER, '')
  return judged.ok || judged.error.code !== 'unknown-table'
}

/** What was just refused: a sentence about it, and what was ticked for it. */
interface Refused {
  readonly status: 409 | 422
  readonly notice: string
  readonly ticked?: readonly string[]
}

/** The page of a seat as it stands. */
const seatPage = async (context: Context<House>, look: OwnLook, refused?: Refused): Promise<Response> => {
  const { table } = look
  const { rematch, ...seat } = look.own
  const { status = 200, ...said } = refused ?? {}
  const gamePage = gamePageOf(table)
  const own = { ...seat, ...(rematch !== undefined && (await isThere(context, rematch)) && { rematch }) }
  const common = {
    ...pageProps(context, { name: own.name }),
    path: seatPath(table.id, own.chair),
    own: { ...own, key: keyOf(context) },
    ...said,
    ...choiceOf(context),
  }
  if (table.phase === 'open') {
    const { stylesheet, script } = gamePage
    return page(context, <LobbyPage {...common} table={table} stylesheet={stylesheet} script={script} />, status)
  }
  const sealed = table.phase === 'over' && own.rematch === undefined ? newEnvelope(context.env.SECRET) : undefined
  const shown = await withEnvelope(context, table)
  return page(context, <SeatPage {...common} table={shown} gamePage={gamePage} {...(sealed && { sealed })} />, status)
}

/** GET /t/TABLE/CHAIR: the seat's page, for the one who holds its key. */
export const showSeat = async (context: Context<House>): Promise<Response> => seatPage(context, await ownSeat(context))

const isDoor = ({ code }: TableError | DoorError): boolean =>
  ['unknown-table', 'no-chair', 'old-key', 'wrong-key'].includes(code)

/** Refuses with the page as it stands now; somebody who is not let in never sees it. */
export const refuse = async (context: Context<House>, error: TableError | DoorError): Promise<Response> => {
  if (isDoor(error)) return turnAway(context, error as DoorError)
  const words = siteWords(languageOf(context)).refusals
  return seatPage(context, await ownSeat(context), { status: 409, notice: words[(error as TableError).code] })
}

/** Back to a seat's page when the table has done what was asked; otherwise the same page says why not. */
export const backOr = async (
  context: Context<House>,
  path: string,
  done: Result<unknown, TableError | DoorError>,
): Promise<Response> => (done.ok ? seeOther(context, path) : refuse(context, done.error))

const objected = async (context: Context<House>, fault: ActFault, ticked: readonly string[]): Promise<Response> => {
  if (fault.by !== 'rules') return refuse(context, fault.error)
  const look = await ownSeat(context)
  const words = gameWords(languageOf(context), look.table.game)
  return seatPage(context, look, { status: 422, notice: words.objection(fault.objection), ticked })
}

/** The seat in the address: where it is, and the key that this browser holds for it. */
export const seatOf = (context: Context<House>) => {
  const [id, chair] = [tableId(context), chairNumber(context)]
  return { id, chair, key: keyOf(context), table: tableAt(context.env, id), path: seatPath(id, chair) }
}

/** The longest action that a game spells, in characters, and the most cards that one takes. */
const ACTION_LENGTH = 120
const MOST_CARDS = 60

/** POST /t/TABLE/CHAIR: acts. Ticked cards stand after the action: `discard` with `S7` and `H9` is `discard S7 H9`. */
export const act = async (context: Context<House>): Promise<Response> => {
  const form = await readForm(context, { move: count, action: one(ACTION_LENGTH), card: several(MOST_CARDS, 4) })
  const { chair, key, table, path } = seatOf(context)
  const acted = await table.act({ chair, move: form.move, action: form.action, cards: form.card }, key)
  return acted.ok ? seeOther(context, path) : objected(context, acted.error, form.card)
}

/** POST …/start: the maker begins the match. Somebody who taps twice finds it begun. */
export const startMatch = async (context: Context<House>): Promise<Response> => {
  const { order } = await readForm(context, { order: one(3) })
  const { chair, key, table, path } = seatOf(context)
  const started = await table.start(chair, key, order === 'sat' ? 'sat' : 'lot')
  return started.ok || started.error.code === 'started' ? seeOther(context, path) : refuse(context, started.error)
}

/** POST …/go-on: the reader has seen the finished deal. */
export const goOn = async (context: Context<House>): Promise<Response> => {
  const { deal } = await readForm(context, { deal: count })
  const { chair, key, table, path } = seatOf(context)
  return backOr(context, path, await table.goOn(chair, key, deal))
}

/** The end of a day in a zone, ms since 1970; NaN for what is no day. */
const endOfDay = (day: string, zone: string): number => {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY
  const shown = new Date(midnight).toLocaleString('sv-SE', { timeZone: zone })
  return 2 * midnight - Date.parse(`${shown.replace(' ', 'T')}Z`)
}

/** POST …/away: the reader is away to the end of a day in the zone of the seat's page, or back when the form names none. */
export const away = async (context: Context<House>): Promise<Response> => {
  const form = await readForm(context, { until: maybe(10), bot: maybe(1) })
  const until = form.until === '' ? undefined : endOfDay(form.until, zoneOf(context) || HOME_ZONE)
  if (Number.isNaN(until)) throw new Refusal('bad-form')
  const { chair, key, table, path } = seatOf(context)
  return backOr(
    context,
    path,
    await table.away(chair, key, until === undefined ? undefined : { until, bot: form.bot === '1' }),
  )
}

/** POST …/nudge: asks somebody else for their turn once more. */
export const nudge = async (context: Context<House>): Promise<Response> => {
  const form = await readForm(context, { chair: count })
  const { chair, key, table, path } = seatOf(context)
  return backOr(context, path, await table.nudge(chair, key, form.chair))
}

/** GET …/concede: asks once more before the deal is given up. */
export const askConcede = async (context: Context<House>): Promise<Response> => {
  const { table, own } = await ownSeat(context)
  const back = seatPath(table.id, own.chair)
  if (!own.legal.includes('concede')) return seeOther(context, back)
  const language = languageOf(context)
  const { title, text, yes, no } = siteWords(language).concede
  const { view, legal, seat } = own
  const comes = view && gamePageOf(table).givingUp?.({ view, legal, who: whoOf(table, seat), language })
  const props = { title, text: comes === undefined ? text : `${comes} ${text}`, yes, no, post: back, back }
  return page(context, <AskPage {...pageProps(context)} {...props} fields={{ move: own.move, action: 'concede' }} />)
}

/** GET …/new-link: asks before the personal link is replaced; `?done` shows the new one. */
export const askNewLink = async (context: Context<House>): Promise<Response> => {
  const { table, own } = await ownSeat(context)
  if (context.req.query('done') !== undefined) {
    const mine = { chair: own.chair, key: keyOf(context) }
    return page(context, <LinkReplacedPage {...pageProps(context)} table={table.id} own={mine} />)
  }
  return page(context, <NewLinkPage {...pageProps(context)} table={table.id} chair={own.chair} />)
}

/** POST …/new-link: replaces the personal link; this browser stays in. */
export const newLink = async (context: Context<House>): Promise<Response> => {
  await readForm(context, {})
  const { id, chair, key, table, path } = seatOf(context)
  const made = await table.newLink(chair, key)
  if (!made.ok) return refuse(context, made.error)
  letIn(context, id, chair, made.value.key)
  return seeOther(context, `${path}/new-link?done`)
}

/** GET of an address that only takes forms: the page that has the form. */
export const backToSeat = (context: Context<House>): Response =>
  seeOther(context, seatPath(tableId(context), chairNumber(context)))
