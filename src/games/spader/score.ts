import type { ScoreLine } from '../../core/game.ts'
import type { Seat } from '../../core/seat.ts'
import type { Bid } from './action.ts'
import type { SpaderOptions } from './options.ts'

/** What one seat promised and took. */
export interface Declared {
  readonly seat: Seat
  readonly bid: Bid
  readonly tricks: number
}

/** A reason for points, with the numbers that explain it. */
export type SpaderScoreLine =
  | (ScoreLine & { readonly code: 'contract' | 'set'; readonly contract: number; readonly tricks: number })
  | (ScoreLine & { readonly code: NilCode; readonly seat: Seat; readonly tricks: number })
  | (ScoreLine & { readonly code: 'bags' | 'bags-penalty'; readonly count: number })
  | (ScoreLine & { readonly code: 'tricks'; readonly tricks: number })
  | (ScoreLine & { readonly code: 'exact'; readonly bid: number })

type NilCode = 'nil-made' | 'nil-failed' | 'blind-nil-made' | 'blind-nil-failed'

/** What a side got out of a deal: `bags` is its counter afterwards, `tricks` is all it took. */
export interface SideScore {
  readonly points: number
  readonly contract: number
  readonly tricks: number
  readonly bags: number
  readonly lines: readonly SpaderScoreLine[]
}

/** The house rules that scoring depends on. */
export type ScoreRules = Pick<SpaderOptions, 'failedNilTricks' | 'bagOverflow'>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const isNil = ({ bid }: Declared): boolean => typeof bid !== 'number'

/** SP-2, SP-7 What a side has promised: the sum of its bids, to which a nil adds nothing. */
export const contractOf = (bids: readonly (Bid | undefined)[]): number =>
  sum(bids.map((bid) => (typeof bid === 'number' ? bid : 0)))

/** SP-5, SP-Q1 The tricks that count for the contract: a failed nil's only where the house says so. */
export const tricksForContract = (declared: readonly Declared[], { failedNilTricks }: ScoreRules): number =>
  sum(declared.filter((one) => failedNilTricks === 'contract' || !isNil(one)).map(({ tricks }) => tricks))

/** SP-5 Ten for every trick bid: won when the contract is made, lost when it is set. */
const contractLine = (declared: readonly Declared[], rules: ScoreRules): readonly SpaderScoreLine[] => {
  const contract = contractOf(declared.map(({ bid }) => bid))
  const tricks = tricksForContract(declared, rules)
  if (contract === 0) return []
  return tricks >= contract
    ? [{ code: 'contract', points: 10 * contract, contract, tricks }]
    : [{ code: 'set', points: -10 * contract, contract, tricks }]
}

/** SP-7, SP-8 Nil is worth 100 and blind nil 200, either way; each is judged alone. */
const nilLines = (declared: readonly Declared[]): readonly SpaderScoreLine[] =>
  declared.filter(isNil).map(({ seat, bid, tricks }) => {
    const worth = bid === 'blind-nil' ? 200 : 100
    const name = bid === 'blind-nil' ? 'blind-nil' : 'nil'
    return tricks === 0
      ? { code: `${name}-made`, points: worth, seat, tricks }
      : { code: `${name}-failed`, points: -worth, seat, tricks }
  })

/** SP-6, SP-Q1, SP-Q3, SP-D20 Tricks beyond a contract that was made, a failed nil's with them; else no bags. */
const bagsTaken = (declared: readonly Declared[], rules: ScoreRules): number => {
  const contract = contractOf(declared.map(({ bid }) => bid))
  const counted = tricksForContract(declared, rules)
  if (contract === 0 || counted < contract) return 0
  const ofNils = rules.failedNilTricks === 'bags' ? sum(declared.filter(isNil).map(({ tricks }) => tricks)) : 0
  return counted + ofNils - contract
}

/** SP-6, SP-Q2, SP-D21 The penalties that a counter of bags has come to, and what stays counted. */
const overflow = (
  counter: number,
  { bagOverflow }: ScoreRules,
): { readonly penalties: number; readonly bags: number } =>
  bagOverflow === 'carry'
    ? { penalties: Math.floor(counter / 10), bags: counter % 10 }
    : { penalties: counter >= 10 ? 1 : 0, bags: counter >= 10 ? 0 : counter }

const sideScore = (declared: readonly Declared[], bags: number, lines: readonly SpaderScoreLine[]): SideScore => ({
  points: sum(lines.map(({ points }) => points)),
  contract: contractOf(declared.map(({ bid }) => bid)),
  tricks: sum(declared.map(({ tricks }) => tricks)),
  bags,
  lines,
})

/** SP-Q5 A side's deal: contract, nil, bags, penalty. `bagsBefore` is its counter before the deal. */
export const scoreSide = (declared: readonly Declared[], bagsBefore: number, rules: ScoreRules): SideScore => {
  const count = bagsTaken(declared, rules)
  const { penalties, bags } = overflow(bagsBefore + count, rules)
  return sideScore(declared, bags, [
    ...contractLine(declared, rules),
    ...nilLines(declared),
    ...(count > 0 ? [{ code: 'bags' as const, points: count, count }] : []),
    ...(penalties > 0 ? [{ code: 'bags-penalty' as const, points: -100 * penalties, count: penalties }] : []),
  ])
}

/** SP-F The family score: one a trick, and five for exactly the bid. */
export const scoreFamily = (declared: Declared): SideScore => {
  const { bid, tricks } = declared
  return sideScore([declared], 0, [
    { code: 'tricks', points: tricks, tricks },
    ...(bid === tricks ? [{ code: 'exact' as const, points: 5, bid }] : []),
  ])
}
