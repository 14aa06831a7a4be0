import { PHRASE_LENGTH } from '../pages/field.tsx'
import { oneLine } from '../table/sit.ts'
import { gameWords, type RefusalCode } from '../words/index.ts'
import type { Fields } from './form.ts'

/** What people at a table say in words of their own, or what is wrong with it: a code by field. */
type Phrases =
  | { readonly ok: true; readonly phrases?: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly errors: Readonly<Record<string, RefusalCode>> }

/** The names of the phrases that a game has; they are the same in every language. */
const namesOf = (game: string): readonly string[] => Object.keys(gameWords('sv', game).phrases ?? {})

const fieldOf = (name: string): string => `phrase.${name}`

/** All fields with phrases that the form of a game can carry. */
export const phraseFields = (game: string): readonly string[] => namesOf(game).map(fieldOf)

/** The phrases of a posted form; an empty field leaves it as it is usually said. */
export const choosePhrases = (game: string, fields: Fields): Phrases => {
  const given = namesOf(game).flatMap((name): [string, string][] => {
    const text = oneLine(fields[fieldOf(name)]?.[0] ?? '')
    return text === '' ? [] : [[name, text]]
  })
  const tooLong = given.filter(([, text]) => [...text].length > PHRASE_LENGTH)
  if (tooLong.length > 0)
    return { ok: false, errors: Object.fromEntries(tooLong.map(([name]) => [fieldOf(name), 'phrase-too-long'])) }
  return given.length === 0 ? { ok: true } : { ok: true, phrases: Object.fromEntries(given) }
}
