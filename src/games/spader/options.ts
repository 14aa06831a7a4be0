import type { OptionSchema, OptionsOf, OptionValue } from '../../core/options.ts'
import type { RuleError } from '../../core/result.ts'

/** Numbers of deals that can be agreed on; 0 plays to the target. */
const DEALS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
] as const

/** SP-D5 Every spelling of `openHands`: distinct seats of the four, rising, joined by commas. */
const OPEN_HANDS = [
  ...['none', '0', '1', '2', '3', '0,1', '0,2', '0,3', '1,2', '1,3', '2,3'],
  ...['0,1,2', '0,1,3', '0,2,3', '1,2,3', '0,1,2,3'],
] as const

/** The house rules of Spader (section 2 of the rulebook). */
export const OPTIONS = {
  form: { values: ['pairs', 'family', 'solo', 'two'], default: 'pairs', rule: 'SP-1', main: true },
  target: { values: ['usual', 25, 100, 250, 300, 500, 1000], default: 'usual', rule: 'SP-9', main: true },
  deals: { values: DEALS, default: 0, rule: 'SP-9', main: true },
  bidCorrection: { values: [true, false], default: true, rule: 'SP-2' },
  teamBidCap: { values: [true, false], default: true, rule: 'SP-Q4' },
  nil: { values: [true, false], default: true, rule: 'SP-7' },
  blindNil: { values: ['off', 'anytime', 'behind100'], default: 'behind100', rule: 'SP-8' },
  blindNilExchange: { values: [false, true], default: false, rule: 'SP-8' },
  failedNilTricks: { values: ['bags', 'contract', 'nothing'], default: 'bags', rule: 'SP-Q1' },
  bagOverflow: { values: ['carry', 'zero'], default: 'carry', rule: 'SP-Q2' },
  jokers: { values: [false, true], default: false, rule: 'SP-J' },
  jokerRemoves: { values: ['redTwos', 'minorTwos'], default: 'redTwos', rule: 'SP-J' },
  suicide: { values: [false, true], default: false, rule: 'SP-S' },
  mirror: { values: [false, true], default: false, rule: 'SP-M' },
  irregularLead: {
    values: ['blocked', 'takeBack', 'opponentsNameSuit', 'trickLost'],
    default: 'blocked',
    rule: 'SP-I',
  },
  openHands: { values: OPEN_HANDS, default: 'none', rule: 'SP-F' },
  losingScore: { values: ['none', -200, -500], default: 'none', rule: 'SP-Q7' },
} as const satisfies OptionSchema

export type SpaderOptions = OptionsOf<typeof OPTIONS>

/**
 * Named sets of house rules. The ages are those of the source's guide: six plays with an open hand, eight with its own
 * and the simple score, ten by the standard rules; with children three deals are enough. `three`, `cutthroat4` and
 * `cutthroat5` are the same rules for three, four and five.
 */
export const PRESETS = {
  standard: {},
  family: { form: 'family' },
  family6: { form: 'family', deals: 3, openHands: '0,1,2,3' },
  family8: { form: 'family', deals: 3 },
  family10: { deals: 3 },
  jokers: { jokers: true },
  suicide: { suicide: true },
  mirror: { mirror: true },
  three: { form: 'solo' },
  two: { form: 'two' },
  cutthroat4: { form: 'solo' },
  cutthroat5: { form: 'solo' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, OptionValue>>>>

/** SP-3P, SP-C How many a preset is named after. */
export const presetSeats = { three: 3, cutthroat4: 4, cutthroat5: 5 } as const

/** Two house rules that do not go together; `options` names them. */
export interface OptionConflict extends RuleError {
  readonly code:
    | 'suicide-with-mirror'
    | 'suicide-outside-pairs'
    | 'mirror-with-jokers'
    | 'family-with-jokers'
    | 'family-with-suicide'
    | 'family-with-mirror'
    | 'exchange-outside-pairs'
  readonly options: readonly (keyof SpaderOptions)[]
}

/** SP-1, SP-F, SP-3P, SP-C, SP-D The numbers of seats that a form can be played with. */
export const seatCounts = ({ form }: SpaderOptions): readonly number[] =>
  form === 'two' ? [2] : form === 'solo' ? [3, 4, 5] : [4]

/** Section 2, the conflicts in their order: the first one that these options have. */
export const optionConflict = (options: SpaderOptions): OptionConflict | undefined => {
  const { form, jokers, suicide, mirror, blindNilExchange } = options
  const family = form === 'family'
  if (suicide && mirror) return { code: 'suicide-with-mirror', options: ['suicide', 'mirror'] }
  if (suicide && !family && form !== 'pairs') return { code: 'suicide-outside-pairs', options: ['suicide', 'form'] }
  if (mirror && jokers) return { code: 'mirror-with-jokers', options: ['mirror', 'jokers'] }
  if (family && jokers) return { code: 'family-with-jokers', options: ['form', 'jokers'] }
  if (family && suicide) return { code: 'family-with-suicide', options: ['form', 'suicide'] }
  if (family && mirror) return { code: 'family-with-mirror', options: ['form', 'mirror'] }
  if (blindNilExchange && form !== 'pairs') {
    return { code: 'exchange-outside-pairs', options: ['blindNilExchange', 'form'] }
  }
  return undefined
}

/** SP-D2 Whether a seat may bid nil: suicide and Mirror bring their own, family has none. */
export const nilIsOn = ({ form, nil, suicide, mirror }: SpaderOptions): boolean =>
  form !== 'family' && (nil || suicide || mirror)

/** SP-8 When a seat may bid blind nil; it counts as off in `two`, Mirror and family, and without nil (SP-D2). */
export const blindNilRule = (options: SpaderOptions): SpaderOptions['blindNil'] =>
  options.form === 'two' || options.mirror || !nilIsOn(options) ? 'off' : options.blindNil

/** SP-9 The score that ends the match when no number of deals is agreed on. */
export const targetOf = ({ form, target }: SpaderOptions, seats: number): number => {
  if (target !== 'usual') return target
  if (form === 'family') return 25
  return form === 'solo' && seats === 3 ? 300 : 500
}

/** SP-F The seats whose hands lie open on the table. */
export const openSeats = ({ form, openHands }: SpaderOptions): readonly number[] =>
  form !== 'family' || openHands === 'none' ? [] : openHands.split(',').map(Number)
