/**
 * How often a deal between equals ends like this: marks of the elder, marks of the dealer, share. Counted over many deals
 * of the strong bot against itself.
 */
const DEALS: readonly (readonly [elder: number, dealer: number, share: number])[] = [
  [1, 0, 0.16],
  [2, 0, 0.16],
  [3, 0, 0.055],
  [0, 1, 0.16],
  [0, 2, 0.19],
  [0, 3, 0.09],
  [1, 1, 0.17],
  [2, 1, 0.015],
]

const LONGEST = 11

const wins = (): readonly (readonly number[])[] => {
  const table: number[][] = [Array<number>(LONGEST + 1).fill(0)]
  for (let elder = 1; elder <= LONGEST; elder++) table.push([1])
  for (let sum = 2; sum <= 2 * LONGEST; sum++) {
    for (let elder = Math.max(1, sum - LONGEST); elder <= Math.min(LONGEST, sum - 1); elder++) {
      const dealer = sum - elder
      const chance = DEALS.reduce((total, [ours, theirs, share]) => {
        const after = ours >= elder ? 1 : theirs >= dealer ? 0 : 1 - (table[dealer - theirs]?.[elder - ours] ?? 0)
        return total + share * after
      }, 0)
      const row = table[elder]
      if (row !== undefined) row[dealer] = chance
    }
  }
  return table
}

const TABLE = wins()

/** How likely the elder is to win the game when he needs `elder` marks more and the dealer `dealer`. */
export const elderWins = (elder: number, dealer: number): number =>
  elder <= 0 ? 1 : dealer <= 0 ? 0 : (TABLE[elder]?.[dealer] ?? 0.5)
