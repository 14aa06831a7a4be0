import { describe, expect, test } from 'vitest'
import {
  type Call,
  dueCalls,
  failed,
  NO_CALLS,
  nextCall,
  noticed,
  postponed,
  spokenFor,
  takeOn,
  without,
} from '../../src/table/calls.ts'
import { HOUR, MINUTE } from '../../src/table/pace.ts'

const T = 1_900_000_000_000
const call = (table: string, move: number, at: number, kind: Call['kind'] = 'turn'): Call => ({
  table,
  chair: 0,
  move,
  kind,
  at,
})
const all = (...calls: readonly Call[]) => calls.reduce(takeOn, NO_CALLS)

describe('what is to be told', () => {
  test('is taken on once, whatever is said again', () => {
    const calls = all(call('a', 3, T))
    expect(takeOn(calls, call('a', 3, T + 5))).toBe(calls)
    const told = noticed(calls, calls.pending, T)
    expect(takeOn(told, call('a', 3, T + 5))).toBe(told)
    expect(takeOn(told, call('a', 2, T + 5))).toBe(told)
    expect(takeOn(told, call('a', 3, T + 5, 'half')).pending).toHaveLength(1)
    expect(takeOn(takeOn(told, call('a', 3, T + 5, 'nudge')), call('a', 3, T + 6, 'nudge')).pending).toHaveLength(2)
  })
  test('is the latest turn of a place; an older one falls away', () => {
    expect(all(call('a', 3, T), call('a', 5, T + 1), call('b', 1, T)).pending.map(({ move }) => move)).toEqual([5, 1])
  })
  test('the end of a table has a notice of its own, after the turns, and takes no turn’s place', () => {
    const calls = all(call('a', 3, T), call('a', T, T, 'ending'), call('b', T, T, 'ending'))
    expect(calls.pending).toHaveLength(3)
    expect(takeOn(calls, call('a', T, T + 9, 'ending'))).toBe(calls)
    const [turns, first, second] = [calls, 0, 0]
      .reduce<readonly (typeof calls)[]>(
        (steps) => [...steps, noticed(steps.at(-1) ?? calls, dueCalls(steps.at(-1) ?? calls, T), T)],
        [calls],
      )
      .slice(0, 3)
    const due = [turns, first, second].map((step) =>
      dueCalls(step ?? calls, T).map(({ table, kind }) => `${table} ${kind}`),
    )
    expect(due).toEqual([['a turn'], ['a ending'], ['b ending']])
  })
  test('is told at once when nothing was told lately', () => {
    const calls = all(call('a', 1, T))
    expect(nextCall(calls, T)).toBe(T)
    expect(dueCalls(calls, T)).toHaveLength(1)
    expect(dueCalls(calls, T - 1)).toEqual([])
  })
  test('waits until an hour after a notice about another table, and goes together', () => {
    const told = noticed(all(call('a', 1, T)), [call('a', 1, T)], T)
    const calls = [call('b', 1, T + MINUTE), call('c', 1, T + 20 * MINUTE)].reduce(takeOn, told)
    expect(nextCall(calls, T + 30 * MINUTE)).toBe(T + HOUR)
    expect(dueCalls(calls, T + HOUR - 1)).toEqual([])
    expect(dueCalls(calls, T + HOUR)).toHaveLength(2)
  })
  test('never waits for the table that the notice was about, and takes along what waits', () => {
    const told = noticed(all(call('a', 1, T)), [call('a', 1, T)], T)
    const calls = [call('b', 1, T + MINUTE), call('a', 2, T + 2 * MINUTE)].reduce(takeOn, told)
    expect(dueCalls(calls, T + 2 * MINUTE)).toHaveLength(2)
  })
  test('never waits when it is a reminder or somebody asks', () => {
    const told = noticed(all(call('a', 1, T)), [call('a', 1, T)], T)
    for (const kind of ['half', 'soon', 'out', 'nudge'] as const)
      expect(nextCall(takeOn(told, call('b', 1, T + MINUTE, kind)), T + MINUTE)).toBe(T + MINUTE)
  })
  test('waits while its person is at the table', () => {
    const calls = postponed(all(call('a', 1, T), call('b', 1, T)), call('a', 1, T), T + 3 * MINUTE)
    expect(dueCalls(calls, T).map(({ table }) => table)).toEqual(['b'])
    expect(dueCalls(without(calls, [call('b', 1, T)]), T)).toEqual([])
    expect(dueCalls(calls, T + 3 * MINUTE)).toHaveLength(2)
  })
  test('is said once a place: the most urgent, the latest of those who ask', () => {
    const turns = [call('a', 1, T), call('a', 1, T + 2, 'half'), call('b', 1, T, 'nudge'), call('b', 1, T + 1, 'nudge')]
    expect(spokenFor(turns)).toEqual([turns[1], turns[3]])
  })
})

describe('a vain try', () => {
  test('is tried again after 1, 2, 4 … minutes, then hourly, and at once when something new comes', () => {
    let calls = all(call('a', 1, T))
    const pauses: number[] = []
    for (let time = 0; time < 9; time++) {
      calls = failed(calls, T)
      pauses.push((calls.retryAt - T) / MINUTE)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
    expect(nextCall(calls, T)).toBe(T + HOUR)
    expect(nextCall(takeOn(calls, call('b', 1, T + 1)), T + 1)).toBe(T)
    expect(noticed(calls, calls.pending, T).failures).toBe(0)
  })
  test('ends after four days', () => {
    let calls = all(call('a', 1, T))
    for (let time = 0; time < 99; time++) calls = failed(calls, T)
    expect(calls.pending).toHaveLength(1)
    expect(failed(calls, T).pending).toEqual([])
  })
})

test('what is remembered of places has an end', () => {
  let calls = NO_CALLS
  for (let table = 0; table < 300; table++) calls = takeOn(calls, call(`t${table}`, 1, T))
  expect(Object.keys(calls.taken)).toHaveLength(100)
})
