import type { OptionSchema, OptionsOf } from '../../core/options.ts'

/** The house rules of Ekarté (section 2), in the order of the rulebook. */
export const OPTIONS = {
  target: { values: [5, 7, 11], default: 5, rule: 'EK-12', main: true },
  games: { values: [1, 3, 5, 7], default: 3, rule: 'EK-13', main: true },
  nextGameDealer: { values: ['loser', 'alternate'], default: 'loser', rule: 'EK-D4' },
  kingWindow: { values: ['ownFirstCard', 'beforeFirstLead'], default: 'ownFirstCard', rule: 'EK-Q1' },
  proposalNumber: { values: ['afterAcceptance', 'withProposal'], default: 'afterAcceptance', rule: 'EK-D9' },
  dealerMinDiscard: { values: [1, 0], default: 1, rule: 'EK-6' },
  irregular: { values: ['blocked', 'claimable'], default: 'blocked', rule: 'EK-R' },
} as const satisfies OptionSchema

/** A chosen value for every house rule of Ekarté. */
export type EkarteOptions = OptionsOf<typeof OPTIONS>

/** Named sets of house rules: the house's own, the English club code of 51 laws, and the source text to the letter. */
export const PRESETS = {
  standard: {},
  club: { dealerMinDiscard: 0, irregular: 'claimable' },
  source: { kingWindow: 'beforeFirstLead', proposalNumber: 'withProposal' },
} as const satisfies Readonly<Record<string, Partial<EkarteOptions>>>
