import type { BotRandom } from './bot.ts'

/** Four words of 32 bits that a stream of numbers grows from. */
export type Seed = readonly [number, number, number, number]

/**
 * A stream of numbers from a seed (sfc32). The same seed gives the same stream, so a decision can be made again; what
 * nobody may foresee is the seed. It deals no cards.
 */
export const stream = ([first, second, third, fourth]: Seed): BotRandom => {
  let [a, b, c, d] = [first | 0, second | 0, third | 0, fourth | 0]
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 12; round++) word()
  return (count) => Math.floor((word() / 2 ** 32) * count)
}

/** Puts `count` of the items, chosen at random, first; changes the list. */
export const drawFirst = (
  items: { [index: number]: number; readonly length: number },
  count: number,
  random: BotRandom,
): void => {
  for (let place = 0; place < count; place++) {
    const other = place + random(items.length - place)
    const moved = items[place] as number
    items[place] = items[other] as number
    items[other] = moved
  }
}
