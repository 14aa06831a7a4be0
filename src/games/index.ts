import type { Game } from '../core/game.ts'
import { ekarte } from './ekarte/index.ts'

/** Every game of the house, by id. */
export const games: Readonly<Record<string, Game>> = { ekarte }

/** The game with this id. */
export const findGame = (id: string): Game | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
