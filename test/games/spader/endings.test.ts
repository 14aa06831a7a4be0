import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replay } from '../../../src/core/replay.ts'
import { findGame } from '../../../src/games/index.ts'
import { type FinishedDeal, type SpaderState, spader } from '../../../src/games/spader/index.ts'

/** The last state of a record of the same name. */
const endOf = (name: string): SpaderState => {
  const file = join(import.meta.dirname, '../../records/spader/endings', `${name}.jsonl`)
  let end: object | undefined
  for (const { state } of replay(readFileSync(file, 'utf8'), findGame)) end = state
  return end as SpaderState
}

const totals = (deal: FinishedDeal | undefined): readonly number[] => deal?.sides.map(({ total }) => total) ?? []
const isTied = (deal: FinishedDeal | undefined): boolean => {
  const [first, second] = totals(deal).toSorted((one, other) => other - one)
  return first === second
}
/** How many sides stand at or above a score. */
const above = (deal: FinishedDeal | undefined, score: number): number =>
  totals(deal).filter((total) => total >= score).length

test.each<
  [string, string, (last: FinishedDeal | undefined, before: FinishedDeal | undefined, end: SpaderState) => boolean]
>([
  ['SP-9 one side reaches the target', 'target', (last) => above(last, 100) === 1],
  ['SP-9 the standard game to 500', 'target-usual', (last) => above(last, 500) === 1],
  ['SP-9 both pass it, the higher wins', 'both-past-target', (last) => above(last, 100) === 2 && !isTied(last)],
  [
    'SP-Q5 a penalty keeps a side below the target',
    'penalty-before-target',
    (_, __, { sheet }) =>
      sheet.some(({ sides }) =>
        sides.some(({ total, lines }) => total < 100 && total + 100 >= 100 && lines.at(-1)?.code === 'bags-penalty'),
      ),
  ],
  ['SP-9 a number of deals', 'deals', (last, _, { playOff }) => last?.deal === 2 && !playOff],
  ['SP-D22 tie at the target', 'tie-at-target', (_, before) => isTied(before) && above(before, 100) === 2],
  [
    'SP-D22 the play-off ends below the target',
    'play-off-won-below-target',
    (last, before) => isTied(before) && above(last, 100) === 0,
  ],
  ['SP-Q6 tie after the agreed deals', 'tie-after-deals', (last, before) => isTied(before) && last?.deal === 3],
  ['SP-Q7 one side at the losing score', 'losing-score', (last) => above(last, -199) === 1],
  ['SP-D23 both at the losing score', 'losing-score-both', (last) => above(last, -199) === 0],
  ['SP-D23 losing score before the deals are over', 'losing-score-with-deals', (last) => last?.deal === 3],
  [
    'SP-D23 tie below the losing score',
    'tie-below-losing-score',
    (_, before) => isTied(before) && above(before, -199) === 0,
  ],
  ['SP-F first to 25', 'family-target', (last) => above(last, 25) === 1],
  ['SP-F three deals', 'family-three-deals', (last) => last?.deal === 3 && above(last, 25) === 0],
  ['SP-Q17 family tie', 'family-tie', (_, before) => isTied(before) && above(before, 25) === 2],
  [
    'SP-Q17 family tie, and again',
    'family-tie-again',
    (_, before, { sheet }) => isTied(before) && isTied(sheet.at(-3)) && above(sheet.at(-3), 25) >= 2,
  ],
  ['SP-Q14 several alone at the target', 'three-several-at-target', (last) => above(last, 100) === 2],
  ['SP-Q14 a tie alone', 'cutthroat4-tie-at-target', (_, before) => isTied(before) && above(before, 100) === 2],
  ['SP-D two players', 'two', (last) => above(last, 100) === 1],
  ['SP-D22 two players tie', 'two-jokers-tie', (_, before) => isTied(before)],
])('%s: record %s', (_, name, is) => {
  const end = endOf(name)
  expect(is(end.sheet.at(-1), end.sheet.at(-2), end)).toBe(true)
  const { over, winners, scores, sides } = spader.standing(end)
  const best = scores.indexOf(Math.max(...scores))
  expect({ over, winners }).toEqual({ over: true, winners: sides[best] })
})
