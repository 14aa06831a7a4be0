import type { Game } from '../core/game.ts'
import type { Bot, BotRandom, GameBots, Reason, Strength } from './bot.ts'
import { ekarteBots } from './ekarte/index.ts'
import { rodskaggBots } from './rodskagg/index.ts'
import { sjufingreBots } from './sjufingre/index.ts'
import { spaderBots } from './spader/index.ts'

export { type BotRandom, type Reason, STRENGTHS, type Strength } from './bot.ts'
export { type Seed, stream } from './random.ts'

/**
 * Bots by game. A game's folder has `plain` and `strong`, pure functions of (view, legal, random); if something can be
 * done out of turn an `interject`; and an `explain`. They are entered here, and their reasons in words/bots. What a bot
 * reckons with follows from the view: it neither sees a state nor imports a game's code, only its types.
 */
const bots: Readonly<Record<string, GameBots>> = {
  ekarte: ekarteBots,
  rodskagg: rodskaggBots,
  sjufingre: sjufingreBots,
  spader: spaderBots,
}

/** Any legal action: first a kind of action, then one of that kind. */
export const anyLegal =
  (game: Game): Bot =>
  (_view, legal, random) => {
    const kinds = Object.values(Object.groupBy(legal, (action) => game.write(action).split(' ')[0] ?? ''))
    const kind = kinds[random(kinds.length)] ?? legal
    const action = kind[random(kind.length)]
    if (action === undefined) throw new Error('nothing is legal')
    return action
  }

/**
 * What a bot of this strength does, in the one spelling, at a seat that is waited for. The same view, legal actions and
 * numbers give the same answer.
 */
export const decide = (
  game: Game,
  strength: Strength,
  view: object,
  legal: readonly object[],
  random: BotRandom,
): string => {
  const known = bots[game.id]
  const bot = known === undefined ? anyLegal(game) : known[strength]
  return game.write(bot(view, legal, random))
}

/** Whether bots of a game ever do anything without being waited for. */
export const hasInterjections = (game: Game): boolean => bots[game.id]?.interject !== undefined

/**
 * What a bot does without being waited for, if anything. To be asked for every seat with a bot after each action; `heard`
 * is what the table has heard, in order, at least since the deal before this one was scored.
 */
export const interject = (
  game: Game,
  view: object,
  legal: readonly object[],
  heard: readonly { readonly code: string }[],
): string | undefined => {
  const action = bots[game.id]?.interject?.(view, legal, heard)
  return action === undefined ? undefined : game.write(action)
}

/** What speaks for an action of this seat; for a game without bots that know it, nothing does. */
export const explain = (game: Game, view: object, action: string): Reason | undefined => {
  const read = game.read(action)
  return read === undefined ? undefined : bots[game.id]?.explain(view, read)
}
