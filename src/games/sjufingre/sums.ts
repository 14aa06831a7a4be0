/** A set of positions in a list of values, as a bit mask. */
export type PositionSet = number

/** Whether a set holds a position. */
export const holds = (set: PositionSet, position: number): boolean => (set & (1 << position)) !== 0

/** All sets of positions by what their values sum to, from 0 (the empty set) to `highest`. Values are positive. */
export const setsBySum = (values: readonly number[], highest: number): readonly (readonly PositionSet[])[] => {
  const sets: PositionSet[][] = Array.from({ length: highest + 1 }, () => [])
  const collect = (from: number, set: PositionSet, sum: number): void => {
    sets[sum]?.push(set)
    for (let position = from; position < values.length; position++) {
      const larger = sum + (values[position] ?? 0)
      if (larger <= highest) collect(position + 1, set | (1 << position), larger)
    }
  }
  collect(0, 0, 0)
  return sets
}

/** S7-D5 All sets that are made of one of `starts` and any number of `groups`, all disjoint; each once. */
export const unions = (starts: readonly PositionSet[], groups: readonly PositionSet[]): readonly PositionSet[] => {
  const found = new Set(starts)
  for (const set of found) {
    for (const group of groups) if ((set & group) === 0) found.add(set | group)
  }
  return [...found]
}

/** S7-D4 Groups that sum to `target` each and together hold all of `values`: one way to split them, if there is any. */
export const splitInto = (values: readonly number[], target: number): readonly PositionSet[] | undefined => {
  const groups = setsBySum(values, target)[target] ?? []
  const split = (left: PositionSet): readonly PositionSet[] | undefined => {
    if (left === 0) return []
    for (const group of groups) {
      if ((left & -left & group) === 0 || (group & ~left) !== 0) continue
      const others = split(left ^ group)
      if (others !== undefined) return [group, ...others]
    }
    return undefined
  }
  return split((1 << values.length) - 1)
}

/** S7-D4 Whether `values` split completely into groups that sum to `target` each. */
export const splits = (values: readonly number[], target: number): boolean => splitInto(values, target) !== undefined
