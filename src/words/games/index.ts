import type { GameWords } from '../game.ts'
import type { Language } from '../language.ts'

/** What each game says, by its id and the language. */
export const gamesWords: Readonly<Record<string, Readonly<Record<Language, GameWords>>>> = {}
