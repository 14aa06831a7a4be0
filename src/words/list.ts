import type { Language } from './language.ts'

/** Several names as one: `Karin, Jonas och Ellen`. */
export const listOf = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names)

/** Things of which one will do: `5, 9 eller 12`. */
export const eitherOf = (language: Language, things: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(things)

/** What two sides have come to, in one piece wherever the line ends: `2–1`. */
export const resultOf = (mine: number, theirs: number): string => `${mine}\u2060–\u2060${theirs}`
