import type { Random } from '../../src/core/random.ts'

/** Whole numbers below `count`, the same for the same seed (mulberry32). For tests only: anybody can foresee them. */
export const numbers = (seed: number): ((count: number) => number) => {
  let a = seed | 0
  return (count) => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % count
  }
}

/** `items` in an order that follows from the numbers. */
export const shuffled = <Item>(items: readonly Item[], below: (count: number) => number): readonly Item[] => {
  const left = [...items]
  return items.flatMap(() => left.splice(below(left.length), 1))
}

/** No chance at all: every pack keeps its order. */
export const unshuffled: Random = { shuffle: (pack) => pack }

/** Chance that is the same for the same seed. */
export const seeded = (seed: number): Random => {
  const below = numbers(seed)
  return { shuffle: (pack) => shuffled(pack, below) }
}

/** Chance whose packs come out as these, one after the other; then unshuffled. */
export const stacked = (...packs: readonly (readonly string[])[]): Random => {
  const left = [...packs]
  return {
    shuffle: <Card extends string>(pack: readonly Card[]) => (left.shift() as readonly Card[] | undefined) ?? pack,
  }
}
