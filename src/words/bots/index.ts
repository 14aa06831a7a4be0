import type { Language } from '../language.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { sv } from './sv.ts'
import type { BotWords } from './words.ts'

const words: Readonly<Record<Language, BotWords>> = { sv, da, en }

/** The sentence for a reason that the bots of a game gave; `undefined` for a game that has no words for it. */
export const reasonText = (
  language: Language,
  gameId: string,
  reason: { readonly code: string },
): string | undefined => {
  const ofGames: Readonly<Record<string, ((reason: never) => string) | undefined>> = { ...words[language] }
  return ofGames[gameId]?.(reason as never)
}
