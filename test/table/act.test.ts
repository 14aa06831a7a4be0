import { expect, test } from 'vitest'
import { defaultOptions } from '../../src/core/options.ts'
import { rodskagg } from '../../src/games/rodskagg/index.ts'
import { act } from '../../src/table/act.ts'
import { cards, packOf } from '../games/rodskagg/support.ts'
import { stacked } from '../support/chance.ts'
import { dealt, matchOf, textsOf } from './people.ts'
import { NOON } from './support.ts'

/** Rödskägg for three; chair 0 has a low hand and is on turn, and the stock begins with three low cards. */
const low = () => {
  const hands = ['S2 S3 H4 H5 D6 D7', 'SA SK HA DA CA C2', 'SQ SJ HQ DQ CQ C3']
  const chance = stacked(packOf(hands, 'C4 C5 C6'))
  return { chance, ...dealt(rodskagg, { options: defaultOptions(rodskagg.options), seats: 3 }, chance, NOON) }
}

test('RO-3 another card is drawn and cards are thrown, whatever is ticked on the page', () => {
  const { chance, table: begun } = low()
  let table = begun
  const press = (action: string, ticked: readonly string[]) => {
    const move = matchOf(table).moves[0] ?? 0
    const acted = act(
      table,
      rodskagg,
      { chair: 0, move, action, cards: ticked },
      { said: () => undefined, random: chance },
      NOON,
    )
    if (!acted.ok || acted.value.kind === 'again') return expect.unreachable(action)
    table = { ...acted.value.table, match: matchOf(acted.value.table) }
    return acted.value.entry.act?.action
  }
  expect(press('draw', [])).toBe('draw')
  expect(press('draw', cards('S2 D6'))).toBe('draw')
  expect(press('discard', cards('D6 S2'))).toBe('discard S2 D6')
  expect(textsOf(rodskagg, table, 0)).toContain('bid 0')
})
