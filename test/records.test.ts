import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DealResult } from '../src/core/game.ts'
import { faultText, positionOf, type ReplayResult, replay, resultOf } from '../src/core/replay.ts'
import { findGame, games } from '../src/games/index.ts'

/**
 * Every record `GAME/…/NAME.jsonl` has beside it `NAME.expected.jsonl`: what `replay --each` prints for it. The lines of
 * the sheet are not in there; instead they must add up to the points.
 */
const folder = join(import.meta.dirname, 'records')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jsonl'))
const records = files.filter((file) => !file.endsWith('.expected.jsonl')).toSorted()
const gameIds = [...new Set([...Object.keys(games), ...records.map((file) => file.split('/')[0] ?? '')])]

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** What `replay --each` prints, as JSON. */
const printed = (file: string): readonly unknown[] => {
  const moments = replay(textOf(file), findGame)
  const positions = []
  let next = moments.next()
  for (; next.done !== true; next = moments.next()) positions.push(positionOf(next.value))
  if (!next.value.ok) throw new Error(faultText(next.value.error))
  const result = resultOf(next.value.value)
  expectSums(result.sheet)
  return [...positions, withoutLines(result)].map((json) => JSON.parse(JSON.stringify(json)))
}

const withoutLines = (result: ReplayResult) => ({
  ...result,
  sheet: result.sheet.map((entry) => ({ ...entry, sides: entry.sides.map((side) => ({ ...side, lines: [] })) })),
})

/** The lines of each side add up to its points, and its totals run on (anew in each game of a rubber). */
const expectSums = (sheet: readonly DealResult[]) => {
  for (const [index, { deal, game, sides }] of sheet.entries()) {
    const before = sheet[index - 1]
    for (const [side, { points, total, lines }] of sides.entries()) {
      expect(
        lines.reduce((sum, line) => sum + line.points, 0),
        `deal ${deal}, side ${side}: lines`,
      ).toBe(points)
      const start = before === undefined || before.game === game ? before?.sides[side]?.total : 0
      if (start !== undefined) expect(total, `deal ${deal}, side ${side}: total`).toBe(start + points)
    }
  }
}

describe.each(gameIds)('records of %s', (id) => {
  const own = records.filter((file) => file.startsWith(`${id}/`))

  test('there are some', ({ skip }) => {
    skip(games[id] === undefined, `${id} is not in the registry yet`)
    expect(own.length).toBeGreaterThan(0)
  })

  test.for(own)('%s', (file, { skip }) => {
    skip(games[id] === undefined, `${id} is not in the registry yet`)
    const expectedFile = file.replace(/\.jsonl$/, '.expected.jsonl')
    expect(files, 'every record needs what is expected of it').toContain(expectedFile)
    const expected: readonly unknown[] = textOf(expectedFile)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const actual = printed(file)
    for (const [index, position] of expected.entries()) expect(actual[index]).toEqual(position)
    expect(actual.length).toBe(expected.length)
  })
})
