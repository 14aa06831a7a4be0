import type { Context } from 'hono'
import { seatPath } from '../pages/address.ts'
import { KeyPage } from '../pages/key.tsx'
import { tableAt } from '../server/stubs.ts'
import { page, pageProps, seeOther } from './answer.tsx'
import { chairNumber, tableId, turnAway } from './door.ts'
import { readForm } from './form.ts'
import type { House } from './house.ts'
import { becomePerson, knownPerson, settleIn, sitsAt } from './person.ts'
import { keyOf, letIn } from './reader.ts'
import { Refusal } from './refusal.ts'

/** Whose seat a personal link opens; a link that opens none ends with the page that says why. */
const opened = async (context: Context<House>) => {
  const [id, chair] = [tableId(context), chairNumber(context)]
  const key = context.req.param('key') ?? ''
  const judged = await tableAt(context.env, id).judge(chair, key)
  if (judged.ok) return { id, chair, key, ...judged.value }
  if (judged.error.code === 'old-key') return turnAway(context, judged.error)
  if (judged.error.code === 'unknown-table') throw new Refusal('not-found')
  throw new Refusal(judged.error.code === 'wrong-key' ? 'wrong-key' : 'not-here', { table: id })
}

/** GET /t/TABLE/CHAIR/KEY: whose seat it is, and whether that is the reader. Chat programs fetch links: nothing changes. */
export const askKey = async (context: Context<House>): Promise<Response> => {
  const { id, chair, key, name, game } = await opened(context)
  if (keyOf(context) === key) return seeOther(context, seatPath(id, chair))
  return page(
    context,
    <KeyPage {...pageProps(context)} table={id} game={game} chair={chair} seatName={name} secret={key} />,
  )
}

/** POST /t/TABLE/CHAIR/KEY: it is; this browser may sit there from now on. */
export const takeSeat = async (context: Context<House>): Promise<Response> => {
  await readForm(context, {})
  const { id, chair, key, name, game } = await opened(context)
  await settleIn(context, await becomePerson(context), { table: id, chair, key }, { name, game })
  return seeOther(context, seatPath(id, chair))
}

/** POST …/come-in: somebody whose own list has this seat, on a browser that has no key to it. */
export const comeIn = async (context: Context<House>): Promise<Response> => {
  await readForm(context, {})
  const [id, chair] = [tableId(context), chairNumber(context)]
  const person = await knownPerson(context)
  if (person === undefined || !sitsAt(person, { table: id, chair })) return turnAway(context, { code: 'wrong-key' })
  const admitted = await tableAt(context.env, id).comeIn(chair, person.id)
  if (!admitted.ok) return turnAway(context, admitted.error)
  letIn(context, id, chair, admitted.value.key)
  return seeOther(context, seatPath(id, chair))
}
