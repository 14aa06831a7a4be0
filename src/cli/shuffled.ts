import type { BotRandom } from '../bots/index.ts'
import type { Random } from '../core/random.ts'

/** Shuffles that follow from numbers alone: the same again for the same numbers. For contests, where nothing is at stake. */
export const shuffledBy =
  (below: BotRandom): Random['shuffle'] =>
  (pack) => {
    const left = [...pack]
    return pack.flatMap(() => left.splice(below(left.length), 1))
  }
