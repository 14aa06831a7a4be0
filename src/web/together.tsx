import type { Context } from 'hono'
import * as v from 'valibot'
import { seatPath } from '../pages/address.ts'
import { AskPage } from '../pages/ask.tsx'
import { MOTIONS } from '../table/motion.ts'
import { siteWords } from '../words/index.ts'
import { page, pageProps, seeOther } from './answer.tsx'
import { ownSeat } from './door.ts'
import { count, moment, one, readForm } from './form.ts'
import type { House } from './house.ts'
import { languageOf } from './reader.ts'
import { Refusal } from './refusal.ts'
import { backOr, refuse, seatOf } from './seat.tsx'

/** What is asked by a form of its own; being away longer is asked where the day is chosen. */
const ASKED = MOTIONS.filter((kind) => kind !== 'away')

/** POST …/ask: asks the others something, or does it where nobody need be asked. */
export const ask = async (context: Context<House>): Promise<Response> => {
  const { kind, about, move } = await readForm(context, {
    kind: v.pipe(one(10), v.picklist(ASKED)),
    about: count,
    move: v.optional(count),
  })
  // What is taken back is the last action that the page knows of.
  if (kind === 'undo' && move === undefined) throw new Refusal('bad-form')
  const { table, chair, key, path } = seatOf(context)
  const isOwn = kind === 'undo' || kind === 'pause'
  return backOr(
    context,
    path,
    await table.propose(chair, key, { kind, about: isOwn ? chair : about, ...(move !== undefined && { move }) }),
  )
}

/** POST …/answer: yes or no to what somebody has asked. */
export const answer = async (context: Context<House>): Promise<Response> => {
  const { yes, asked } = await readForm(context, { yes: v.pipe(one(1), v.picklist(['0', '1'])), asked: moment })
  const { table, chair, key, path } = seatOf(context)
  return backOr(context, path, await table.answer(chair, key, { yes: yes === '1', asked }))
}

/** POST …/come: play goes on after a pause, somebody leaves, or is back. */
export const come = async (context: Context<House>): Promise<Response> => {
  const { how } = await readForm(context, { how: v.pipe(one(10), v.picklist(['resume', 'leave', 'rejoin'])) })
  const { table, chair, key, path } = seatOf(context)
  return backOr(context, path, await table.come(chair, key, how))
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
