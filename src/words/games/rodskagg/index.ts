import type { Language } from '../../language.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { sv } from './sv.ts'
import type { RodskaggWords } from './words.ts'

export type { RodskaggWords } from './words.ts'

/** What Rödskägg says, by language. */
export const rodskaggWords: Readonly<Record<Language, RodskaggWords>> = { sv, da, en }
