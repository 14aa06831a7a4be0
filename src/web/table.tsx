import type { Context } from 'hono'
import { seatPath } from '../pages/address.ts'
import { gamePages } from '../pages/games/index.ts'
import type { GamePage } from '../pages/games/page.ts'
import type { FormProps } from '../pages/props.ts'
import { TablePage } from '../pages/table.tsx'
import { newOnce } from '../server/keys.ts'
import type { FairLook, TableLook } from '../server/look.ts'
import { tableAt } from '../server/stubs.ts'
import { oneLine } from '../table/sit.ts'
import { type RefusalCode, siteWords } from '../words/index.ts'
import { page, pageProps, seeOther } from './answer.tsx'
import { seenTable, tableId } from './door.ts'
import { maybe, one, readForm } from './form.ts'
import type { House } from './house.ts'
import { becomePerson, knownPerson, settleIn } from './person.ts'
import { languageOf } from './reader.ts'
import { Refusal } from './refusal.ts'

/** The pages of a table's game. */
export const gamePageOf = (table: TableLook): GamePage => {
  const gamePage = gamePages[table.game]
  if (gamePage === undefined) throw new Error(`no pages for ${table.game}`)
  return gamePage
}

/** The table with its opened envelope, if the match is over. */
export const withEnvelope = async (
  context: Context<House>,
  table: TableLook,
): Promise<TableLook & { readonly fair?: FairLook }> => {
  const fair = table.phase === 'over' ? await tableAt(context.env, table.id).envelope() : undefined
  return fair === undefined ? table : { ...table, fair }
}

interface Wrong extends FormProps {
  readonly notice?: string
}

const publicTable = async (
  context: Context<House>,
  table: TableLook,
  wrong: Wrong = {},
  status: 200 | 409 | 422 = 200,
): Promise<Response> => {
  const person = await knownPerson(context)
  const mySeats = (person?.places ?? []).flatMap(({ table: id, chair }) => {
    const name = table.people[chair]?.name
    return id === table.id && name !== undefined ? [{ chair, name }] : []
  })
  const props = {
    ...pageProps(context, person),
    table: await withEnvelope(context, table),
    gamePage: gamePageOf(table),
    mySeats,
    once: newOnce(),
    ...wrong,
  }
  return page(context, <TablePage {...props} />, status)
}

/** GET /t/TABLE: the public table. */
export const showTable = async (context: Context<House>): Promise<Response> =>
  publicTable(context, await seenTable(context))

/** The refusals that are about what was typed; the others are about the table. */
const TYPED = { 'name-missing': 'name', 'name-too-long': 'name', 'name-taken': 'name', 'cut-too-long': 'cut' } as const

/** POST /t/TABLE: sits down. */
export const sitDown = async (context: Context<House>): Promise<Response> => {
  const id = tableId(context)
  const { name, cut, once } = await readForm(context, { name: one(200), cut: maybe(200), once: one(40) })
  if (once === '') throw new Refusal('bad-form')
  const person = await becomePerson(context)
  const language = languageOf(context)
  const sat = await tableAt(context.env, id).sit({ name, cut, person, language, once })
  if (sat.ok) {
    const { chair, key, game } = sat.value
    await settleIn(context, person, { table: id, chair, key }, { name: oneLine(name), game })
    return seeOther(context, seatPath(id, chair))
  }
  const { code } = sat.error
  if (code === 'unknown-table') throw new Refusal('not-found')
  const table = await seenTable(context)
  return code in TYPED
    ? publicTable(
        context,
        table,
        { values: { name, cut }, errors: { [TYPED[code as keyof typeof TYPED]]: code as RefusalCode } },
        422,
      )
    : publicTable(context, table, { notice: siteWords(languageOf(context)).refusals[code as RefusalCode] }, 409)
}
