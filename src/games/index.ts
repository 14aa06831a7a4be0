import type { Game } from '../core/game.ts'
import { ekarte } from './ekarte/index.ts'
import { rodskagg } from './rodskagg/index.ts'
import { sjufingre } from './sjufingre/index.ts'
import { spader } from './spader/index.ts'

/** Every game of the house, by id. */
export const games: Readonly<Record<string, Game>> = { ekarte, rodskagg, sjufingre, spader }

/** The game with this id. */
export const findGame = (id: string): Game | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
