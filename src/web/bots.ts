import type { Context } from 'hono'
import * as v from 'valibot'
import type { Game } from '../core/game.ts'
import { defaultOptions } from '../core/options.ts'
import { ok } from '../core/result.ts'
import { findGame } from '../games/index.ts'
import { seatPath } from '../pages/address.ts'
import { gamePages } from '../pages/games/index.ts'
import { newEnvelope, openEnvelope } from '../server/keys.ts'
import { tableAt } from '../server/stubs.ts'
import { NO_PACE } from '../table/pace.ts'
import type { Newcomer } from '../table/sit.ts'
import { BOT_STRENGTHS } from '../table/table.ts'
import { siteWords } from '../words/index.ts'
import { seeOther } from './answer.tsx'
import { one, readForm } from './form.ts'
import type { House } from './house.ts'
import { becomePerson, knownPerson, settleIn } from './person.ts'
import { languageOf } from './reader.ts'
import { Refusal } from './refusal.ts'
import { backOr, seatOf } from './seat.tsx'

/** As many seats as most people play with: four where four can, otherwise as few as can. */
const usualSeats = (counts: readonly number[]): number => (counts.includes(4) ? 4 : (counts[0] ?? 2))

/** POST …/bots: the maker puts bots on the empty chairs. */
export const fillTable = async (context: Context<House>): Promise<Response> => {
  const { strength } = await readForm(context, { strength: v.pipe(one(10), v.picklist(BOT_STRENGTHS)) })
  const { chair, key, table, path } = seatOf(context)
  const { names } = siteWords(languageOf(context)).bots
  return backOr(context, path, await table.fill(chair, key, strength, names))
}

/** A table of the usual rules for one person. */
const aloneAt = async (context: Context<House>, game: Game, sealed: string, maker: Newcomer) => {
  const envelope = openEnvelope(context.env.SECRET, sealed)
  if (envelope === undefined) throw new Refusal('bad-form')
  const { id, drawn, commitment } = envelope
  const options = defaultOptions(game.options)
  const made = await tableAt(context.env, id).make({
    id,
    game: game.id,
    options,
    seats: usualSeats(game.seatCounts(options)),
    pace: NO_PACE,
    // Whoever plays alone asks nobody's leave.
    whispers: true,
    commitment,
    drawn,
    maker,
  })
  return made.ok ? ok({ id, ...made.value }) : made
}

/** POST /play: a table of the usual rules, filled with bots, and the cards are dealt. */
export const playNow = async (context: Context<House>): Promise<Response> => {
  const form = await readForm(context, { sealed: one(120), game: one(20) })
  const game = Object.hasOwn(gamePages, form.game) ? findGame(form.game) : undefined
  if (game === undefined || openEnvelope(context.env.SECRET, form.sealed) === undefined) throw new Refusal('bad-form')
  const language = languageOf(context)
  const { bots } = siteWords(language)
  const known = (await knownPerson(context))?.name ?? ''
  const person = await becomePerson(context)
  const name = known === '' ? bots.host : known
  const make = (sealed: string) => aloneAt(context, game, sealed, { name, cut: '', person, language, once: sealed })
  const first = await make(form.sealed)
  // A page from before an earlier table, as the back button shows it.
  const made = first.ok || first.error.code !== 'spent' ? first : await make(newEnvelope(context.env.SECRET).sealed)
  if (!made.ok) throw new Refusal('bad-form')
  const { id, chair, key } = made.value
  const table = tableAt(context.env, id)
  // Who taps twice finds the table filled and the cards dealt; both are refused then, and that is right.
  await table.fill(chair, key, 'strong', bots.names)
  await table.start(chair, key, 'lot')
  await settleIn(context, person, { table: id, chair, key }, { name: known, game: game.id })
  return seeOther(context, seatPath(id, chair))
}
