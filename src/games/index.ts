import type { Game } from '../core/game.ts'

/** Every game of the house, by id. */
export const games: Readonly<Record<string, Game>> = {}

/** The game with this id. */
export const findGame = (id: string): Game | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
