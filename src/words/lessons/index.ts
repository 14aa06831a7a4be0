import type { Language } from '../language.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { type LessonWords, sv } from './sv.ts'

const words: Readonly<Record<Language, LessonWords>> = { sv, da, en }

/** What the house says in one language to somebody who plays a game for the first time. */
export const lessonWords = (language: Language): LessonWords => words[language]

/** What is said of a kind of decision; `undefined` for a game that explains nothing. */
export const lessonText = (language: Language, gameId: string, decision: string): string | undefined => {
  const ofGames: Readonly<Record<string, unknown>> = words[language]
  const lessons = ofGames[gameId]
  return typeof lessons === 'object' ? (lessons as Readonly<Record<string, string>>)[decision] : undefined
}
