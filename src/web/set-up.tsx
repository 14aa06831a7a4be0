import type { Context } from 'hono'
import type { Game } from '../core/game.ts'
import type { OptionValue } from '../core/options.ts'
import { findGame } from '../games/index.ts'
import { seatPath } from '../pages/address.ts'
import { gamePages } from '../pages/games/index.ts'
import type { ConflictProps } from '../pages/props.ts'
import { NewTablePage } from '../pages/set-up.tsx'
import { newEnvelope, openEnvelope } from '../server/keys.ts'
import { tableAt } from '../server/stubs.ts'
import { oneLine } from '../table/sit.ts'
import type { RefusalCode } from '../words/index.ts'
import { page, pageProps, seeOther } from './answer.tsx'
import { type Fields, readFields } from './form.ts'
import type { House } from './house.ts'
import { chooseRules, houseRuleFields } from './house-rules.ts'
import { choosePace, PACE_FIELDS } from './pace.ts'
import { becomePerson, knownPerson, settleIn } from './person.ts'
import { choosePhrases, phraseFields } from './phrases.ts'
import { languageOf } from './reader.ts'
import { Refusal } from './refusal.ts'

const offeredGame = (context: Context<House>): Game => {
  const id = context.req.param('game') ?? ''
  const game = Object.hasOwn(gamePages, id) ? findGame(id) : undefined
  if (game === undefined) throw new Refusal('not-found')
  return game
}

/** What is wrong with a posted form, and what was typed. */
interface Wrong {
  readonly fields: Fields
  readonly errors: Readonly<Record<string, RefusalCode>>
  readonly conflict?: ConflictProps
}

/** Whether advice may be asked for: as the form says, and where it leaves that open, at a family's table. */
const chooseWhispers = (game: Game, options: Readonly<Record<string, OptionValue>>, { whisper }: Fields): boolean => {
  const [choice = ''] = whisper ?? []
  if (choice !== '' && choice !== 'yes' && choice !== 'no') throw new Refusal('bad-form')
  return choice === '' ? game.isFamily?.(options) === true : choice === 'yes'
}

const form = async (context: Context<House>, game: Game, wrong?: Wrong): Promise<Response> => {
  const { sealed, commitment } = newEnvelope(context.env.SECRET)
  const props = {
    ...pageProps(context, await knownPerson(context)),
    game,
    sealed,
    commitment,
    ...(wrong && {
      values: Object.fromEntries(Object.entries(wrong.fields).map(([name, [value = '']]) => [name, value])),
      errors: wrong.errors,
      ...(wrong.conflict && { conflict: wrong.conflict }),
    }),
  }
  return page(context, <NewTablePage {...props} />, wrong ? 422 : 200)
}

/** GET /new/GAME: a form with the defaults filled in. */
export const setUp = (context: Context<House>): Promise<Response> => form(context, offeredGame(context))

/** POST /new/GAME: sets the table and seats its maker. */
export const makeTable = async (context: Context<House>): Promise<Response> => {
  const game = offeredGame(context)
  const fields = await readFields(context)
  const known = ['sealed', 'name', 'cut', ...PACE_FIELDS, 'whisper', ...houseRuleFields(game), ...phraseFields(game.id)]
  const given = Object.entries(fields)
  if (given.some(([name, { length }]) => !known.includes(name) || length !== 1)) throw new Refusal('bad-form')
  const [sealed = '', name = '', cut = ''] = [fields.sealed?.[0], fields.name?.[0], fields.cut?.[0]]
  const envelope = openEnvelope(context.env.SECRET, sealed)
  if (envelope === undefined || fields.name === undefined) throw new Refusal('bad-form')
  const rules = chooseRules(game, fields)
  if (!rules.ok)
    return form(context, game, { fields, errors: rules.errors, ...(rules.conflict && { conflict: rules.conflict }) })
  const said = choosePhrases(game.id, fields)
  if (!said.ok) return form(context, game, { fields, errors: said.errors })
  const person = await becomePerson(context)
  const language = languageOf(context)
  const { id, drawn, commitment } = envelope
  const { options, seats } = rules
  const maker = { name, cut, person, language, once: sealed }
  const { phrases } = said
  const pace = choosePace(fields)
  const whispers = chooseWhispers(game, options, fields)
  const plan = {
    id,
    game: game.id,
    options,
    ...(phrases && { phrases }),
    seats,
    pace,
    whispers,
    commitment,
    drawn,
    maker,
  }
  const made = await tableAt(context.env, id).make(plan)
  if (!made.ok) {
    // A page from before an earlier table: the same choices again, in a new envelope.
    if (made.error.code === 'spent') return form(context, game, { fields, errors: {} })
    const field = made.error.code.startsWith('cut') ? 'cut' : 'name'
    return form(context, game, { fields, errors: { [field]: made.error.code as RefusalCode } })
  }
  const { chair, key } = made.value
  await settleIn(context, person, { table: id, chair, key }, { name: oneLine(name), game: game.id })
  return seeOther(context, seatPath(id, chair))
}
