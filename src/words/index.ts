import type { GameWords } from './game.ts'
import { gamesWords } from './games/index.ts'
import type { Language } from './language.ts'
import { da } from './site/da.ts'
import { en } from './site/en.ts'
import { type SiteWords, sv } from './site/sv.ts'

export type { RefusalCode, SiteWords } from './site/sv.ts'

const site: Readonly<Record<Language, SiteWords>> = { sv, da, en }

/** Everything the house itself says in one language. */
export const siteWords = (language: Language): SiteWords => site[language]

/** Everything the game with this id says in one language. */
export const gameWords = (language: Language, gameId: string): GameWords => {
  const words = gamesWords[gameId]
  if (words === undefined) throw new Error(`no words for the game ${gameId}`)
  return words[language]
}
