import { render } from 'preact-render-to-string'
import { expect, test, vi } from 'vitest'
import { CUT_LENGTH, NAME_LENGTH } from '../../src/pages/field.tsx'
import { goAway } from '../../src/table/away.ts'
import { DAY, PACE_ENDS, PACES } from '../../src/table/pace.ts'
import * as sit from '../../src/table/sit.ts'
import { BOT_STRENGTHS, type Table } from '../../src/table/table.ts'
import { optionsOf, radiosOf } from './markup.ts'
import { samplesOf } from './samples.tsx'

vi.mock('../../src/words/games/index.ts', async () => ({ gamesWords: { toy: (await import('./toy.tsx')).toyWords } }))

// Pages know no table: what their forms offer is written there once more, and held here against what a table takes.

const page = (name: string): string => {
  const sample = samplesOf('sv')[name]
  if (sample === undefined) throw new Error(`no page ${name}`)
  return render(sample)
}
const unmarked = (values: readonly string[]): readonly string[] => values.map((value) => value.replace('*', ''))

test('forms take as long a name and cut as a table does', () => {
  expect(NAME_LENGTH).toBe(sit.NAME_LENGTH)
  expect(CUT_LENGTH).toBe(sit.CUT_LENGTH)
})

test('forms offer every pace that a table has, and every end of it', () => {
  expect(unmarked(optionsOf(page('new'), 'pace'))).toEqual(PACES.map(String))
  expect(unmarked(radiosOf(page('new'), 'late'))).toEqual([...PACE_ENDS])
})

test('forms offer bots of every strength', () => {
  expect(unmarked(radiosOf(page('lobby-two'), 'strength')).toSorted()).toEqual(BOT_STRENGTHS.toSorted())
})

test('one can be away as many days as a table takes', () => {
  const html = page('seat-mine')
  const [first, last] = ['min', 'max'].map((end) => Date.parse(html.match(`${end}="([-0-9]+)"`)?.[1] ?? ''))
  // To the end of the last day, from any time of the first.
  const days = ((last ?? 0) - (first ?? 0)) / DAY + 1
  const table = { chairs: [{ away: [] }] } as unknown as Table
  const away = (count: number) => goAway(table, 0, { until: count * DAY, bot: false }, 0)
  expect(away(days)).not.toMatchObject({ error: { code: 'away-too-far' } })
  expect(away(days + 1)).toMatchObject({ error: { code: 'away-too-far' } })
})
