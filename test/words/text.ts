import { expect } from 'vitest'
import type { OptionValue } from '../../src/core/options.ts'
import type { OptionWords, RulesSection } from '../../src/words/game.ts'
import type { Language } from '../../src/words/language.ts'

/** Letters that another language of the house has. */
const FOREIGN: Readonly<Record<Language, RegExp>> = { sv: /[æø]/i, da: /[äö]/i, en: /[åäöæø]/i }

/** A text for people: something is said, in this language, and nothing of the machine shows through. */
export const expectText = (text: string, language: Language): void => {
  expect(text).toMatch(/\S/)
  expect(text).not.toMatch(/undefined|NaN|\[object|!| {2}|^\s|\s$|(^|\s)-\d/)
  // The full name of one game is Danish in every language.
  expect(text.replace('samme røv', '')).not.toMatch(FOREIGN[language])
}

/** The rules page as it would be read, a paragraph a line. */
export const rulesText = (sections: readonly RulesSection[]): string =>
  sections.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n')).join('\n')

/** The rules of one table: every line is a text, and the sections are neither few nor many. */
export const expectRules = (sections: readonly RulesSection[], language: Language, most = 10): void => {
  for (const line of rulesText(sections).split('\n')) expectText(line, language)
  expect(sections.length).toBeGreaterThanOrEqual(6)
  expect(sections.length).toBeLessThanOrEqual(most)
}

/** The game is named; every house rule has a label, help, and a name of its own for each value; every preset is described. */
export const expectHouseRules = (
  words: {
    readonly name: string
    readonly tagline: string
    readonly options: Readonly<Record<string, OptionWords>>
    readonly presets: Readonly<Record<string, { readonly label: string; readonly help: string }>>
  },
  schema: Readonly<Record<string, { readonly values: readonly OptionValue[] }>>,
  presets: Readonly<Record<string, object>>,
  language: Language,
): void => {
  expectText(words.name, language)
  expectText(words.tagline, language)
  expect(Object.keys(words.options).toSorted()).toEqual(Object.keys(schema).toSorted())
  for (const [name, { values }] of Object.entries(schema)) {
    const option = words.options[name] as OptionWords
    const texts = values.map((value) => option.value(value))
    for (const text of [option.label, option.help, ...texts]) expectText(text, language)
    expect(new Set(texts).size).toBe(values.length)
  }
  expect(Object.keys(words.presets)).toEqual(Object.keys(presets))
  for (const { label, help } of Object.values(words.presets)) {
    expectText(label, language)
    expectText(help, language)
  }
}
