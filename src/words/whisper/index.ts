import type { Language } from '../language.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { sv, type WhisperWords } from './sv.ts'

const words: Readonly<Record<Language, WhisperWords>> = { sv, da, en }

/** What the house says in one language when somebody asks for advice. */
export const whisperWords = (language: Language): WhisperWords => words[language]
