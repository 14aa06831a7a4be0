import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { nodesOf, root, sourcesUnder } from '../support/source.ts'
import { titlesOf } from '../support/titles.ts'

/** `EK-9`, `RO-Q16`, `SP-3P`, `SP-F`, `S7-D14a`; not the beginning of a longer one. */
const ID = /\b(?:EK|RO|SP|S7)-(?:\d+P|[A-Z]?\d+[a-z]?|[A-Z])(?![\dA-Za-z])/g

/** The ids that a rulebook gives to its rules, rulings and examples: in bold, in a heading, or first in a table's row. */
const idsOf = (rulebook: string): readonly string[] => [
  ...new Set(
    [...rulebook.matchAll(/^(?:\*\*|\| *|#+ )(.*)/gm)].flatMap(([, line = '']) =>
      line.search(ID) === 0 ? [line.match(ID)?.[0] ?? ''] : [],
    ),
  ),
]

const titles = sourcesUnder('test')
  .filter(({ path }) => /\.test\.tsx?$/.test(path))
  .flatMap((source) => titlesOf(nodesOf(source)))
const tested = new Set(titles.flatMap((title) => title.match(ID) ?? []))

describe.each(Object.keys(games))('the rulebook of %s', (id) => {
  const ids = idsOf(readFileSync(join(root, 'src/games', id, 'rulebook.md'), 'utf8'))

  test('every rule, ruling and example is named by a test', () => {
    expect(ids.length).toBeGreaterThan(40)
    expect(ids.filter((rule) => !tested.has(rule))).toEqual([])
  })
})
