import type { Language } from '../../language.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { sv } from './sv.ts'
import type { SjufingreWords } from './words.ts'

export { colourLetter, danishName, numberOf } from './cards.ts'
export type { SjufingreWords } from './words.ts'

/** What Som 7 fingre says, by language. */
export const sjufingreWords: Readonly<Record<Language, SjufingreWords>> = { sv, da, en }
