import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { CUT_LENGTH, NAME_LENGTH } from '../../src/pages/field.tsx'
import { LobbyPage } from '../../src/pages/lobby.tsx'
import { Away, PaceFields } from '../../src/pages/pace.tsx'
import type { OwnSeatProps, PageProps, TableProps } from '../../src/pages/props.ts'
import { goAway } from '../../src/table/away.ts'
import { DAY, PACE_ENDS, PACES } from '../../src/table/pace.ts'
import * as sit from '../../src/table/sit.ts'
import { BOT_STRENGTHS, type Table } from '../../src/table/table.ts'
import { optionsOf, radiosOf } from './markup.ts'

// Pages know no table: what their forms offer is written there once more, and held here against what a table takes.

const page: PageProps = { language: 'sv', path: '/', origin: 'https://kort.test', now: Date.UTC(2026, 10, 30, 12) }
const table: TableProps = {
  id: 'abcdefghijklmnopqrstuvwx',
  game: 'ekarte',
  options: {},
  seats: 2,
  paused: false,
  whispers: false,
  family: false,
  phase: 'open',
  order: 'lot',
  people: [{ chair: 0, name: 'Karin' }],
  waiting: [],
  changedAt: 0,
  commitment: '3f9a'.repeat(16),
}
const own: OwnSeatProps = {
  ...{ chair: 0, name: 'Karin', key: 'k'.repeat(32), move: 0, legal: [], since: [] },
  ...{ takeback: false, seenDeal: 0 },
}
const unmarked = (values: readonly string[]): readonly string[] => values.map((value) => value.replace('*', ''))

test('forms take as long a name and cut as a table does', () => {
  expect(NAME_LENGTH).toBe(sit.NAME_LENGTH)
  expect(CUT_LENGTH).toBe(sit.CUT_LENGTH)
})

test('forms offer every pace that a table has, and every end of it', () => {
  const html = render(<PaceFields page={page} form={{}} />)
  expect(unmarked(optionsOf(html, 'pace'))).toEqual(PACES.map(String))
  expect(unmarked(radiosOf(html, 'late'))).toEqual([...PACE_ENDS])
})

test('forms offer bots of every strength', () => {
  const html = render(<LobbyPage {...page} table={table} own={own} stylesheet="/ekarte.css" />)
  expect(unmarked(radiosOf(html, 'strength')).toSorted()).toEqual(BOT_STRENGTHS.toSorted())
})

test('one can be away as many days as a table takes', () => {
  const html = render(<Away page={page} table={table} own={own} />)
  const [first, last] = ['min', 'max'].map((end) => Date.parse(html.match(`${end}="([-0-9]+)"`)?.[1] ?? ''))
  // To the end of the last day, from any time of the first.
  const days = ((last ?? 0) - (first ?? 0)) / DAY + 1
  const nobody = { chairs: [{ away: [] }] } as unknown as Table
  const away = (count: number) => goAway(nobody, 0, { until: count * DAY, bot: false }, 0)
  expect(away(days)).not.toMatchObject({ error: { code: 'away-too-far' } })
  expect(away(days + 1)).toMatchObject({ error: { code: 'away-too-far' } })
})
