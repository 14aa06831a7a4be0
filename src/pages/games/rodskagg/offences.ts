import type { OffenceKind } from '../../../games/rodskagg/index.ts'

/** RO-R What can be knocked, in the order of a deal. */
export const OFFENCES: readonly OffenceKind[] = ['cut', 'peek', 'ask', 'score']

/** RO-R4, RO-R5, RO-14 What it costs not to say one's score, and to miss a bid when all bids are exact. */
export const UNSAID = 6
export const MISSED = 6
