import type { Language } from './language.ts'
import { remembered } from './remembered.ts'

/** What writes a list in a language, of all or of one of its things. */
export const listFormat = remembered(
  (language: Language, type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }),
)

/** Several names as one: `Karin, Jonas och Ellen`. */
export const listOf = (language: Language, names: readonly string[]): string =>
  listFormat(language, 'conjunction').format(names)

/** Things of which one will do: `5, 9 eller 12`. */
export const eitherOf = (language: Language, things: readonly string[]): string =>
  listFormat(language, 'disjunction').format(things)

/** What two sides have come to, in one piece wherever the line ends: `2–1`. */
export const resultOf = (mine: number, theirs: number): string => `${mine}\u2060–\u2060${theirs}`
