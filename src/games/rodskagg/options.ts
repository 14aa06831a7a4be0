import type { OptionSchema, OptionsOf } from '../../core/options.ts'

/** The house rules of Rödskägg (section 2 of the rulebook), in its order. */
export const OPTIONS = {
  declarerPenalty: { values: [5, 6], default: 5, rule: 'RO-8' },
  lead: { values: ['winner', 'declarer'], default: 'winner', rule: 'RO-5' },
  tieAtZero: { values: ['declarer', 'playoff'], default: 'declarer', rule: 'RO-11' },
  bidRule: { values: ['exact', 'atLeast'], default: 'exact', rule: 'RO-8' },
  bidding: { values: ['announce', 'outbid'], default: 'announce', rule: 'RO-4' },
  lowHand: { values: ['draw', 'newHand', 'off'], default: 'draw', rule: 'RO-3' },
  lowHandTest: { values: ['aceBlocks', 'aceIsLow'], default: 'aceBlocks', rule: 'RO-Q2' },
  exchange: { values: ['withBid', 'beforeBids'], default: 'withBid', rule: 'RO-D1' },
  redbeard: { values: ['winOrOut', 'plainSix'], default: 'winOrOut', rule: 'RO-10' },
  plainBidSix: { values: [false, true], default: false, rule: 'RO-D7' },
  exactForAll: { values: [false, true], default: false, rule: 'RO-14' },
  soleSurvivor: { values: ['awarded', 'handEnds'], default: 'awarded', rule: 'RO-Q4' },
  rituals: { values: [false, true], default: false, rule: 'RO-R', main: true },
  peekPenalty: { values: [5, 6], default: 5, rule: 'RO-R1' },
  cutPenalty: { values: [5, 0], default: 5, rule: 'RO-R2' },
  forgotAskPenalty: { values: [5, 0, 6], default: 5, rule: 'RO-R3' },
  knockWindow: { values: ['nextTrick', 'nextMoment'], default: 'nextTrick', rule: 'RO-D22' },
  wrongKnock: { values: [0, 1, 5], default: 1, rule: 'RO-D18' },
  deals: { values: Array.from({ length: 31 }, (_, deals) => deals), default: 0, rule: 'RO-D15', main: true },
} as const satisfies OptionSchema

export type RodskaggOptions = OptionsOf<typeof OPTIONS>

/** The columns of the table of house rules. */
export const PRESETS = {
  standard: {},
  wikipedia: {
    declarerPenalty: 6,
    lead: 'declarer',
    tieAtZero: 'playoff',
    lowHand: 'newHand',
    rituals: true,
    peekPenalty: 6,
    cutPenalty: 0,
    forgotAskPenalty: 0,
  },
  femopp: { rituals: true },
} as const satisfies Readonly<Record<string, Partial<RodskaggOptions>>>

/** RO-1 */
export const START = 12
/** RO-7 What a trick is worth to a seat that stays without a trick. */
export const WAGER_TRICK = 2
/** RO-7 What it costs to stay and take no trick. */
export const WAGER_PENALTY = 6
/** RO-R4, RO-R5 What it costs not to say one's score. */
export const ANNOUNCE_PENALTY = 6
/** RO-14 */
export const EXACT_FOR_ALL_PENALTY = 6
