import { afterEach, describe, expect, test, vi } from 'vitest'
import { LANGUAGES } from '../../src/words/language.ts'
import { listOf } from '../../src/words/list.ts'
import { remembered } from '../../src/words/remembered.ts'
import { lastDay, moment, timeLeft } from '../../src/words/time.ts'

const NOW = Date.parse('2026-11-30T12:00:00Z')
const HOUR = 3_600_000

afterEach(() => vi.restoreAllMocks())

describe('what takes long to make', () => {
  test('is made once, for each thing it is asked for', () => {
    const asked: number[] = []
    const doubled = remembered((count: number) => {
      asked.push(count)
      return 2 * count
    })
    expect([1, 2, 1, 2, 3].map((count) => doubled(count))).toEqual([2, 4, 2, 4, 6])
    expect(asked).toEqual([1, 2, 3])
  })
  test('is not kept without end, whatever it is asked for', () => {
    const made = remembered((count: number) => ({ count }))
    const first = made(0)
    for (let count = 1; count < 1000; count++) made(count)
    expect(made(0)).not.toBe(first)
    expect(made(0)).toEqual(first)
  })
})

test('a page that tells many times and lists makes no formatter twice', () => {
  const makers = (['DateTimeFormat', 'RelativeTimeFormat', 'NumberFormat', 'ListFormat'] as const).map((name) =>
    vi.spyOn(Intl, name),
  )
  const tell = (): void => {
    for (const language of LANGUAGES) {
      const clock = { language, now: NOW, timeZone: 'Europe/Stockholm' }
      for (let hours = -30; hours < 30; hours++) {
        moment(clock, NOW + hours * HOUR)
        lastDay(clock, NOW + 24 * hours * HOUR)
        timeLeft(clock, NOW + hours * HOUR)
        listOf(language, ['Anna', 'Bo'])
      }
    }
  }
  tell()
  for (const maker of makers) maker.mockClear()
  tell()
  expect(makers.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0])
})
