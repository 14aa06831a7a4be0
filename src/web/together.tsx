import type { Context } from 'hono'
import * as v from 'valibot'
import { seatPath } from '../pages/address.ts'
import { AskPage } from '../pages/ask.tsx'
import { tableAt } from '../server/stubs.ts'
import { MOTIONS } from '../table/motion.ts'
import { siteWords } from '../words/index.ts'
import { page, pageProps, seeOther } from './answer.tsx'
import { chairNumber, ownSeat, tableId } from './door.ts'
import { count, one, readForm } from './form.ts'
import type { House } from './house.ts'
import { keyOf, languageOf } from './reader.ts'
import { refuse } from './seat.tsx'

/** What is asked by a form of its own; being away longer is asked where the day is chosen. */
const ASKED = MOTIONS.filter((kind) => kind !== 'away')

const seatOf = (context: Context<House>) => {
  const [id, chair] = [tableId(context), chairNumber(context)]
  return { table: tableAt(context.env, id), chair, key: keyOf(context), path: seatPath(id, chair) }
}

/** POST …/ask: asks the others something, or does it where nobody need be asked. */
export const ask = async (context: Context<House>): Promise<Response> => {
  const { kind, about } = await readForm(context, { kind: v.pipe(one(10), v.picklist(ASKED)), about: count })
  const { table, chair, key, path } = seatOf(context)
  const isOwn = kind === 'undo' || kind === 'pause'
  const asked = await table.propose(chair, key, { kind, about: isOwn ? chair : about })
  return asked.ok ? seeOther(context, path) : refuse(context, asked.error)
}

/** POST …/answer: yes or no to what somebody has asked. */
export const answer = async (context: Context<House>): Promise<Response> => {
  const { yes } = await readForm(context, { yes: v.pipe(one(1), v.picklist(['0', '1'])) })
  const { table, chair, key, path } = seatOf(context)
  const answered = await table.answer(chair, key, yes === '1')
  return answered.ok ? seeOther(context, path) : refuse(context, answered.error)
}

/** POST …/come: play goes on after a pause, somebody leaves, or is back. */
export const come = async (context: Context<House>): Promise<Response> => {
  const { how } = await readForm(context, { how: v.pipe(one(10), v.picklist(['resume', 'leave', 'rejoin'])) })
  const { table, chair, key, path } = seatOf(context)
  const came = await table.come(chair, key, how)
  return came.ok ? seeOther(context, path) : refuse(context, came.error)
}

/** GET …/leave: asks once more before somebody leaves for good. */
export const askLeave = async (context: Context<House>): Promise<Response> => {
  const { table, own } = await ownSeat(context)
  const back = seatPath(table.id, own.chair)
  const words = siteWords(languageOf(context)).together
  const texts = { title: words.leaveTitle, text: words.leaveText, yes: words.leaveYes, no: words.leaveNo }
  const fields = { how: 'leave' }
  return page(context, <AskPage {...pageProps(context)} {...texts} post={`${back}/come`} fields={fields} back={back} />)
}

/** GET …/remove: asks once more before the table is cleared away. */
export const askRemove = async (context: Context<House>): Promise<Response> => {
  const { table, own } = await ownSeat(context)
  const back = seatPath(table.id, own.chair)
  const words = siteWords(languageOf(context)).together
  const texts = { title: words.removeTitle, text: words.removeText, yes: words.removeYes, no: words.removeNo }
  return page(context, <AskPage {...pageProps(context)} {...texts} post={`${back}/remove`} back={back} />)
}

/** POST …/remove: the maker clears the table away. */
export const remove = async (context: Context<House>): Promise<Response> => {
  await readForm(context, {})
  const { table, chair, key } = seatOf(context)
  const removed = await table.remove(chair, key)
  return removed.ok ? seeOther(context, '/') : refuse(context, removed.error)
}
