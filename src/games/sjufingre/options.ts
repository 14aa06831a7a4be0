import type { OptionSchema, OptionsOf } from '../../core/options.ts'
import type { RuleError } from '../../core/result.ts'

/** The house rules of Som 7 fingre (section 2), in the order of the rulebook. */
export const OPTIONS = {
  programme: { pattern: /^[TBS]{1,16}$/, maxLength: 16, default: 'TTTBTTTS', rule: 'S7-20', main: true },
  teams: { values: [false, true], default: false, rule: 'S7-19', main: true },
  teamScoring: { values: ['pooled', 'summed'], default: 'pooled', rule: 'S7-Q14' },
  jokerLead: { values: [true, false], default: true, rule: 'S7-Q9' },
} as const satisfies OptionSchema

/** A chosen value for every house rule. */
export type SjufingreOptions = OptionsOf<typeof OPTIONS>

/** Named sets of house rules: the eight deals of the source text, one deal of each kind, only building, only tricks. */
export const PRESETS = {
  standard: {},
  short: { programme: 'TBS' },
  build: { programme: 'B' },
  tricks: { programme: 'TTT' },
} as const satisfies Readonly<Record<string, Partial<SjufingreOptions>>>

/** S7-1 The numbers of seats among which sixty cards divide evenly. */
const SEAT_COUNTS = [3, 4, 5, 6] as const

/** S7-19 The numbers of seats that make pairs. */
const TEAM_SEAT_COUNTS = [4, 6] as const

/** S7-1, S7-19 The numbers of seats that these house rules can be played with. */
export const seatCounts = ({ teams }: SjufingreOptions): readonly number[] => (teams ? TEAM_SEAT_COUNTS : SEAT_COUNTS)

/** S7-D21 Teams do not go together with three or five seats. */
export const optionConflict = (options: SjufingreOptions, seats: number): RuleError | undefined =>
  SEAT_COUNTS.some((count) => count === seats) && !seatCounts(options).includes(seats)
    ? { code: 'teams-need-pairs' }
    : undefined
