import type { Context } from 'hono'
import { findGame } from '../games/index.ts'
import { FairPage, TableFairPage } from '../pages/fair.tsx'
import { RulesPage } from '../pages/rules.tsx'
import { SheetPage } from '../pages/sheet.tsx'
import { StoryPage } from '../pages/story.tsx'
import { tableAt } from '../server/stubs.ts'
import { page, pageProps } from './answer.tsx'
import { seenTable, tableId } from './door.ts'
import type { House } from './house.ts'
import { Refusal } from './refusal.ts'
import { gamePageOf, withEnvelope } from './table.tsx'

/** What anybody may read: rules, sheets, stories, how cards are shuffled, records. */

const gameNamed = (id: string) => {
  const game = findGame(id)
  if (game === undefined) throw new Refusal('not-found')
  return game
}

/** GET /rules/GAME: the rules with the defaults. */
export const gameRules = (context: Context<House>): Response =>
  page(context, <RulesPage {...pageProps(context)} game={gameNamed(context.req.param('game') ?? '')} />)

/** GET /t/TABLE/rules: the rules as this table plays them. */
export const tableRules = async (context: Context<House>): Promise<Response> => {
  const table = await seenTable(context)
  return page(context, <RulesPage {...pageProps(context)} game={gameNamed(table.game)} table={table} />)
}

/** GET /t/TABLE/sheet: the score sheet. */
export const sheet = async (context: Context<House>): Promise<Response> => {
  const table = await seenTable(context)
  return page(context, <SheetPage {...pageProps(context)} table={table} gamePage={gamePageOf(table)} />)
}

/** GET /t/TABLE/story: what everybody has seen. */
export const story = async (context: Context<House>): Promise<Response> => {
  const table = await seenTable(context)
  const told = await tableAt(context.env, table.id).story()
  return page(context, <StoryPage {...pageProps(context)} table={table} story={told} />)
}

/** GET /fair: how cards are shuffled here. */
export const fair = (context: Context<House>): Response => page(context, <FairPage {...pageProps(context)} />)

/** GET /t/TABLE/fair: the envelope of this table, closed or opened. */
export const tableFair = async (context: Context<House>): Promise<Response> => {
  const table = await withEnvelope(context, await seenTable(context))
  return page(context, <TableFairPage {...pageProps(context)} table={table} />)
}

/** GET /t/TABLE/record: a finished match as a file. */
export const record = async (context: Context<House>): Promise<Response> => {
  const id = tableId(context)
  const text = await tableAt(context.env, id).record()
  if (text === undefined) throw new Refusal('not-over', { table: id })
  return context.body(text, 200, {
    'Content-Type': 'application/jsonl; charset=utf-8',
    'Content-Disposition': `attachment; filename="kortlank-${id.slice(0, 6)}.jsonl"`,
    'Cache-Control': 'private, no-store',
  })
}
