import fc from 'fast-check'
import type { Game } from '../../src/core/game.ts'
import {
  defaultOptions,
  type OptionSchema,
  type OptionSpec,
  type OptionsOf,
  type OptionValue,
} from '../../src/core/options.ts'
import type { Facts } from './facts.ts'

/** House rules and a number of seats that go together. */
export interface Setting {
  readonly options: OptionsOf<OptionSchema>
  readonly seats: number
}

const valueFor = (spec: OptionSpec, values: readonly OptionValue[] | undefined): fc.Arbitrary<OptionValue> => {
  if (values !== undefined) return fc.constantFrom(...values)
  if ('values' in spec) return fc.constantFrom(...spec.values)
  return fc.stringMatching(spec.pattern).filter((text) => text.length <= spec.maxLength)
}

const seatsFor = (game: Game, options: Setting['options']): readonly number[] =>
  game.seatCounts(options).filter((seats) => game.optionConflict(options, seats) === undefined)

/**
 * Random house rules: the defaults, of which some are changed, one after the other; a change that goes together with no
 * number of seats is not made.
 */
export const settings = (game: Game, { values }: Facts): fc.Arbitrary<Setting> => {
  const names = Object.keys(game.options)
  const choices = fc.record(
    Object.fromEntries(names.map((name) => [name, valueFor(game.options[name] as OptionSpec, values[name])])),
  )
  return fc.tuple(fc.shuffledSubarray(names), choices, fc.nat()).map(([changed, choice, pick]) => {
    let options = defaultOptions(game.options)
    for (const name of [...Object.keys(values), ...changed]) {
      const next: Setting['options'] = { ...options, [name]: choice[name] as OptionValue }
      if (seatsFor(game, next).length > 0) options = next
    }
    const seats = seatsFor(game, options)
    return { options, seats: seats[pick % seats.length] as number }
  })
}
