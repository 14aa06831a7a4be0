import type { Language } from '../../language.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { sv } from './sv.ts'
import type { EkarteWords } from './words.ts'

export type { EkarteWords } from './words.ts'

/** What Ekarté says, by language. */
export const ekarteWords: Readonly<Record<Language, EkarteWords>> = { sv, da, en }
