import type { Game } from '../core/game.ts'
import { type OptionSpec, type OptionValue, readOptions } from '../core/options.ts'
import type { RuleError } from '../core/result.ts'
import type { RefusalCode } from '../words/index.ts'
import type { Fields } from './form.ts'

/** House rules as chosen on the form, or what stands in the way: a code by field. */
type Chosen =
  | { readonly ok: true; readonly options: Readonly<Record<string, OptionValue>>; readonly seats: number }
  | { readonly ok: false; readonly errors: Readonly<Record<string, RefusalCode>>; readonly conflict?: RuleError }

/** The form's name for an option. */
const optionField = (name: string): string => `o.${name}`

/** All fields with house rules that the form of a game can carry. */
export const houseRuleFields = (game: Game): readonly string[] => [
  'preset',
  'seats',
  ...Object.keys(game.options).map(optionField),
]

const only = (fields: Fields, name: string): string => fields[name]?.[0] ?? ''

/**
 * The value that a text of the form means; a text that means none stays a text, for the schema to refuse. What is typed
 * may come in small letters and with blanks, as phones write it.
 */
const meant = (spec: OptionSpec, text: string): OptionValue => {
  if ('values' in spec) return spec.values.find((value) => String(value) === text) ?? text
  const letters = text.replace(/\s/g, '').toUpperCase()
  return spec.pattern.test(letters) ? letters : text
}

/** House rules from a posted form: the preset, and whatever was set apart from it. An empty field leaves it to the preset. */
export const chooseRules = (game: Game, fields: Fields): Chosen => {
  const presetName = only(fields, 'preset')
  const isKnown = presetName === '' || Object.hasOwn(game.presets, presetName)
  const preset = game.presets[presetName]
  if (!isKnown) return { ok: false, errors: { preset: 'bad-option' } }
  const set = Object.entries(game.options).flatMap(([name, spec]): [string, OptionValue][] => {
    const text = only(fields, optionField(name))
    return text === '' ? [] : [[name, meant(spec, text)]]
  })
  const read = readOptions(game.options, { ...preset, ...Object.fromEntries(set) })
  if (!read.ok) return { ok: false, errors: { [optionField(read.error.option)]: read.error.code } }
  const counts = game.seatCounts(read.value)
  const asked = only(fields, 'seats')
  const usual = counts.find((count) => count === game.presetSeats?.[presetName]) ?? counts[0]
  const seats = asked === '' ? usual : counts.find((count) => String(count) === asked)
  if (seats === undefined) return { ok: false, errors: { seats: 'bad-seats' } }
  const conflict = game.optionConflict(read.value, seats)
  return conflict === undefined ? { ok: true, options: read.value, seats } : { ok: false, errors: {}, conflict }
}
