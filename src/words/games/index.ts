import type { GameWords } from '../game.ts'
import type { Language } from '../language.ts'
import { ekarteWords } from './ekarte/index.ts'
import { rodskaggWords } from './rodskagg/index.ts'
import { sjufingreWords } from './sjufingre/index.ts'
import { spaderWords } from './spader/index.ts'

/** What each game says, by its id and the language. */
export const gamesWords: Readonly<Record<string, Readonly<Record<Language, GameWords>>>> = {
  spader: spaderWords,
  rodskagg: rodskaggWords,
  ekarte: ekarteWords,
  sjufingre: sjufingreWords,
}
