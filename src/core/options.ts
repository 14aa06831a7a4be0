import { ok, type Result, refused } from './result.ts'

/** What a house rule may be set to. */
export type OptionValue = string | number | boolean

/** A house rule that takes one of a few values. */
interface ChoiceOption<Value extends OptionValue = OptionValue> {
  readonly values: readonly Value[]
  readonly default: Value
  /** The rulebook paragraph that this option changes. */
  readonly rule: string
  /** Shown with the presets; all other options are folded away. */
  readonly main?: boolean
}

/** A house rule that takes a short text of a given form. */
interface TextOption {
  readonly pattern: RegExp
  readonly maxLength: number
  readonly default: string
  readonly rule: string
  readonly main?: boolean
}

/** A house rule: what it may be set to. */
export type OptionSpec = ChoiceOption | TextOption

/** All house rules of a game, by name, in the order of its rulebook. */
export type OptionSchema = Readonly<Record<string, OptionSpec>>

type ValueOf<Spec> = Spec extends ChoiceOption<infer Value> ? Value : string

/** The chosen values of a schema: one for every option. */
export type OptionsOf<Schema extends OptionSchema> = { readonly [Name in keyof Schema]: ValueOf<Schema[Name]> }

/** Why given options cannot be used; `option` is the name at fault. */
interface OptionFault {
  readonly code: 'unknown-option' | 'bad-option'
  readonly option: string
}

const accepts = (spec: OptionSpec, value: unknown): value is OptionValue =>
  'values' in spec
    ? spec.values.some((allowed) => allowed === value)
    : typeof value === 'string' && value.length <= spec.maxLength && spec.pattern.test(value)

/** The options of a schema with every value at its default. */
export const defaultOptions = <Schema extends OptionSchema>(schema: Schema): OptionsOf<Schema> =>
  Object.fromEntries(Object.entries(schema).map(([name, spec]) => [name, spec.default])) as OptionsOf<Schema>

/** Complete options from some given ones; what is left out keeps its default. JSON types are strict: `true` is not 1. */
export const readOptions = <Schema extends OptionSchema>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
): Result<OptionsOf<Schema>, OptionFault> => {
  const names = Object.keys(given)
  const unknown = names.find((name) => !Object.hasOwn(schema, name))
  if (unknown !== undefined) return refused({ code: 'unknown-option', option: unknown })
  const bad = names.find((name) => !accepts(schema[name] as OptionSpec, given[name]))
  if (bad !== undefined) return refused({ code: 'bad-option', option: bad })
  return ok({ ...defaultOptions(schema), ...given } as OptionsOf<Schema>)
}
