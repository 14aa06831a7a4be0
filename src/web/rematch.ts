import type { Context } from 'hono'
import { seatPath } from '../pages/address.ts'
import { openEnvelope, seatKey } from '../server/keys.ts'
import { personAt, tableAt } from '../server/stubs.ts'
import { CUT_LENGTH, MAKER, oneLine } from '../table/sit.ts'
import type { Table } from '../table/table.ts'
import { seeOther } from './answer.tsx'
import { chairNumber, tableId } from './door.ts'
import { maybe, readForm } from './form.ts'
import type { House } from './house.ts'
import { becomePerson, settleIn } from './person.ts'
import { keyOf, letIn } from './reader.ts'
import { Refusal } from './refusal.ts'
import { refuse } from './seat.tsx'

/**
 * The people of a table as they sit down at the next. Only the one who asks for it has had a chance to cut its packs.
 * Whoever has left is not told of it, and the others may decide about their seat; an open seat stays open.
 */
const sameAgain = ({ chairs }: Table, asker: number, cut: string) =>
  chairs.map(({ name, person, language, bot, left, open }, chair) => ({
    name,
    person: left === true ? '' : person,
    language,
    ...(bot && { bot }),
    ...(left === true && { left }),
    ...(open === true && { open }),
    once: '',
    cut: chair === asker ? cut : '',
  }))

/** The browser comes to the seat that its reader has at the table where all play again. */
const joinIn = async (context: Context<House>, next: string, chair: number): Promise<'gone' | Response> => {
  const key = seatKey(context.env.SECRET, next, chair, 0)
  const judged = await tableAt(context.env, next).judge(chair, key)
  if (judged.ok) await settleIn(context, await becomePerson(context), { table: next, chair, key }, judged.value)
  // With a new personal link, only browsers that know it are let in: the seat's own page sees to that.
  else if (judged.error.code !== 'old-key') return 'gone'
  return seeOther(context, seatPath(next, chair))
}

/** The new table: what its envelope holds, and who asked for it with which cut. */
interface Again extends NonNullable<ReturnType<typeof openEnvelope>> {
  readonly asker: number
  readonly cut: string
}

/** Sets the table where all play again; whether that could be done. */
const setAgain = (context: Context<House>, table: Table, again: Again) => {
  const { id, drawn, commitment, asker, cut } = again
  const { game, options, phrases, seats, pace, whispers, order } = table
  const plan = {
    id,
    game,
    options,
    ...(phrases && { phrases }),
    ...(whispers !== undefined && { whispers }),
    seats,
    pace,
    commitment,
    drawn,
  }
  return tableAt(context.env, id).again(plan, sameAgain(table, asker, cut), { from: table.id, order })
}

/** Puts the new table into the lists of those who come along, and of the one who asked. */
const callAll = (context: Context<House>, { chairs }: Table, next: string, asker: number): Promise<unknown> => {
  const sitters = chairs.flatMap(({ person, left }, chair) =>
    person === '' || (left === true && chair !== asker) ? [] : [{ person, place: { table: next, chair } }],
  )
  return Promise.all(sitters.map(({ person, place }) => personAt(context.env, person).take(place)))
}

/** POST …/rematch: the same people, house rules and order at a new table, which begins at once. */
export const rematch = async (context: Context<House>): Promise<Response> => {
  const form = await readForm(context, { sealed: maybe(120), cut: maybe(200) })
  const [id, chair, key] = [tableId(context), chairNumber(context), keyOf(context)]
  const old = tableAt(context.env, id)
  const plan = await old.rematchPlan(chair, key)
  if (!plan.ok) return refuse(context, plan.error)
  const { id: known, table } = plan.value
  const joined = known === undefined ? undefined : await joinIn(context, known, chair)
  if (joined instanceof Response) return joined
  const envelope = openEnvelope(context.env.SECRET, form.sealed)
  // A page from before the new table was cleared away: it has nothing to set one with, or what set that one.
  if (joined === 'gone' && (form.sealed === '' || envelope?.id === known))
    return refuse(context, { code: 'rematch-cleared' })
  const cut = oneLine(form.cut)
  if (envelope === undefined || [...cut].length > CUT_LENGTH) throw new Refusal('bad-form')
  if (!(await setAgain(context, table, { ...envelope, asker: chair, cut }))) throw new Refusal('bad-form')
  const next = await old.setRematch(envelope.id, known)
  // Somebody else has asked at the same moment: nobody may be called to a second table.
  if (next !== envelope.id)
    await tableAt(context.env, envelope.id).remove(MAKER, seatKey(context.env.SECRET, envelope.id, MAKER, 0))
  letIn(context, next, chair, seatKey(context.env.SECRET, next, chair, 0))
  if (next === envelope.id) await callAll(context, table, next, chair)
  return seeOther(context, seatPath(next, chair))
}
