import type { Language } from '../../language.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { sv } from './sv.ts'
import type { SpaderWords } from './words.ts'

export type { SpaderWords } from './words.ts'

/** What Spader says, by language. */
export const spaderWords: Readonly<Record<Language, SpaderWords>> = { sv, da, en }
