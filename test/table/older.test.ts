import { expect, test } from 'vitest'
import { ekarte } from '../../src/games/ekarte/index.ts'
import { type StoredTable, tableOfToday } from '../../src/table/older.ts'
import { dealt } from './support.ts'

/** A table as the first release stored it: before turns had a beginning, and before pauses and bots. */
const asFirstStored = (): StoredTable => {
  const { pace: _, pauses: __, chairs, match, ...table } = dealt().table
  if (match === undefined) return expect.unreachable()
  const { turns: _turns, missed: _missed, bots: _bots, ...rest } = match
  return { ...table, chairs: chairs.map(({ away: _away, ...chair }) => chair), match: rest }
}

test('a table of the first release is one of today, its turns begun with its last change', () => {
  expect(tableOfToday(asFirstStored(), ekarte)).toEqual(dealt().table)
})

test('a table that nobody had started, and one of today, stay as they are', () => {
  const { match: _, ...open } = asFirstStored()
  const { match: __, ...today } = dealt().table
  expect(tableOfToday(open, ekarte)).toEqual(today)
  expect(tableOfToday(dealt().table, ekarte)).toEqual(dealt().table)
})
