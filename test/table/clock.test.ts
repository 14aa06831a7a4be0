import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/core/game.ts'
import { ekarte } from '../../src/games/ekarte/index.ts'
import { awayUntilOf, comeBack, goAway, MOST_AWAY } from '../../src/table/away.ts'
import { deadlineOf, GRACE, handedOn, nextDue, owedNow, tick } from '../../src/table/clock.ts'
import { ask } from '../../src/table/motion.ts'
import { DAY, HOUR, outAt } from '../../src/table/pace.ts'
import type { Chair, Table } from '../../src/table/table.ts'
import { moment } from '../../src/words/time.ts'
import { acted, dealt, NOON, nobodyElse } from './support.ts'

const nobody = (): boolean => false
const ticked = (table: Parameters<typeof tick>[0], now: number) => tick(table, ekarte, nobodyElse, now)

describe('time that runs', () => {
  test.each([
    ['no pause', [], 10],
    ['a pause that is over before', [{ from: -5, until: -1 }], 10],
    ['a pause in the middle', [{ from: 4, until: 7 }], 13],
    ['a pause that has begun before', [{ from: -3, until: 2 }], 12],
    [
      'two pauses, the later named first',
      [
        { from: 8, until: 9 },
        { from: 2, until: 5 },
      ],
      14,
    ],
    [
      'two pauses one over the other',
      [
        { from: 2, until: 6 },
        { from: 3, until: 8 },
      ],
      16,
    ],
    ['a pause after the end', [{ from: 11, until: 90 }], 10],
    ['a pause that nobody has ended', [{ from: 4 }], undefined],
  ])('is out with %s', (_, pauses, expected) => {
    expect(outAt(0, 10, pauses)).toBe(expected)
  })

  test('is a moment in the reader’s own zone, also over a change to summer time', () => {
    const evening = Date.UTC(2026, 2, 28, 19)
    const clock = { language: 'sv', now: evening, timeZone: 'Europe/Stockholm' } as const
    expect(moment(clock, evening)).toBe('20:00')
    expect(moment(clock, outAt(evening, DAY, []) ?? 0)).toBe('i morgon 21:00')
  })
})

describe('turns that are owed', () => {
  test('somebody who is not here is told at once, and once', () => {
    const { table } = dealt()
    const owed = owedNow(table, nobody, NOON)
    expect(owed).toEqual([{ seat: 0, chair: 0, move: 0, kind: 'turn' }])
    const handed = owed.reduce(handedOn, table)
    expect(owedNow(handed, nobody, NOON + DAY)).toEqual([])
    expect(nextDue(handed, nobody, NOON)).toBe(NOON + 7 * DAY)
  })

  test('somebody who looks at the page is not told by a notice until they have left', () => {
    const { table } = dealt()
    expect(owedNow(table, () => true, NOON + DAY)).toEqual([])
    expect(nextDue(table, () => true, NOON)).toBeGreaterThan(NOON)
  })

  test('somebody who has just acted gets a few minutes', () => {
    const { table } = acted(acted(dealt(), 0, 'propose', NOON + HOUR), 1, 'accept', NOON + HOUR + 1)
    expect(owedNow(table, nobody, NOON + HOUR + 2)).toEqual([])
    expect(nextDue(table, nobody, NOON + HOUR + 2)).toBe(NOON + HOUR + GRACE)
    expect(owedNow(table, nobody, NOON + HOUR + GRACE)).toEqual([{ seat: 0, chair: 0, move: 1, kind: 'turn' }])
  })

  test('reminders come at half time, near the end and at the end, one each', () => {
    let { table } = dealt({ hours: 24, end: 'remind' })
    const kinds: [string, number][] = []
    for (let due = nextDue(table, nobody, NOON); due !== undefined; due = nextDue(table, nobody, due)) {
      table = ticked(table, due).table
      for (const owed of owedNow(table, nobody, due)) {
        kinds.push([owed.kind, (due - NOON) / HOUR])
        table = handedOn(table, owed)
      }
    }
    expect(kinds).toEqual([
      ['turn', 0],
      ['half', 12],
      ['soon', 21],
      ['out', 24],
    ])
  })
})

describe('deadlines', () => {
  test('the clock plays what the rulebook says for whoever is late, and only then', () => {
    const { table } = dealt({ hours: 12, end: 'clock' })
    expect(ticked(table, NOON + 12 * HOUR - 1).table).toBe(table)
    const late = ticked(table, NOON + 12 * HOUR)
    expect(late.entries.map(({ act }) => act)).toEqual([{ seat: 0, move: 0, action: 'stand', by: 'clock' }])
    expect(late.table.match?.missed).toEqual([1, 0])
    expect(ticked(late.table, NOON + 12 * HOUR)).toEqual({ table: late.table, entries: [] })
  })

  test('or a bot sits in for them until they are back', () => {
    const { table } = dealt({ hours: 12, end: 'bot' })
    const bot = {
      ...nobodyElse.machine,
      turn: (_: Table, game: Game, state: object, seat: number) => game.fallback(state, seat),
    }
    const late = tick(table, ekarte, { ...nobodyElse, machine: bot }, NOON + 12 * HOUR)
    expect(late.entries.map(({ note, act }) => note?.code ?? act?.by)).toEqual(['bot-in', 'bot', 'bot'])
    expect(late.table.match).toMatchObject({ bots: [true, false], missed: [1, 0] })
  })

  test('a long outage costs everybody one deadline, not a whole match', () => {
    const { table } = dealt({ hours: 12, end: 'clock' })
    expect(ticked(table, NOON + 30 * DAY).entries).toHaveLength(1)
  })

  test('a table that only reminds counts and does not play', () => {
    const { table } = dealt({ hours: 12, end: 'remind' })
    const late = ticked(table, NOON + 13 * HOUR)
    expect(late.entries).toEqual([])
    expect(late.table.match?.missed).toEqual([1, 0])
    expect(ticked(late.table, NOON + 23 * HOUR).table.match?.missed).toEqual([1, 0])
    expect(ticked(late.table, NOON + DAY).table.match?.missed).toEqual([2, 0])
  })

  test.each([
    ['without hurry, after a week', { hours: 0, end: 'remind' }, 7 * DAY],
    ['where time only brings reminders, after two times of a turn', { hours: 24, end: 'remind' }, 2 * DAY],
  ] as const)('somebody silent is missing %s, and the others may decide', (_, pace, silence) => {
    const { table } = dealt(pace)
    const asked = (from: Table, now: number) => ask(from, { kind: 'replace', by: 1, about: 0 }, now).ok
    const before = ticked(table, NOON + silence - 1)
    expect([asked(before.table, NOON + silence - 1), nextDue(before.table, nobody, NOON)]).toEqual([false, NOON])
    const after = ticked(before.table, NOON + silence)
    expect([asked(after.table, NOON + silence), after.entries]).toEqual([true, []])
    expect(ticked(after.table, NOON + silence).table).toEqual(after.table)
    const back = acted({ table: after.table, log: [] }, 0, 'stand', NOON + silence + HOUR)
    expect(asked(back.table, NOON + silence + HOUR)).toBe(false)
  })

  test('nobody is missing who is away, or while the table pauses', () => {
    const { table } = dealt()
    const away = table.chairs.with(0, { ...table.chairs[0], away: [{ from: NOON, until: NOON + 5 * DAY }] } as Chair)
    const paused = { ...table, pauses: [{ from: NOON }] }
    for (const [still, silence] of [
      [{ ...table, chairs: away }, 12 * DAY],
      [paused, Number.POSITIVE_INFINITY],
    ] as const) {
      const missed = (now: number) => ticked(still, now).table.match?.missed[0]
      expect(missed(NOON + Math.min(silence - 1, 90 * DAY))).toBe(0)
      if (silence < 90 * DAY) expect(missed(NOON + silence)).toBe(2)
    }
  })

  test('acting clears what was missed', () => {
    const late = ticked(dealt({ hours: 12, end: 'remind' }).table, NOON + DAY)
    const back = acted({ table: late.table, log: [] }, 0, 'stand', NOON + DAY + 1)
    expect(back.table.match?.missed).toEqual([0, 0])
  })
})

const away = (until: number) => ({ until, bot: false })

describe('away', () => {
  test('time stands still while somebody is away', () => {
    const { table } = dealt({ hours: 24, end: 'clock' })
    const gone = goAway(table, 0, away(NOON + 3 * DAY), NOON + HOUR)
    if (!gone.ok) throw new Error(gone.error.code)
    expect(deadlineOf(gone.value, 0)).toBe(NOON + 4 * DAY - HOUR)
    expect(deadlineOf(comeBack(gone.value, 0, NOON + DAY), 0)).toBe(NOON + 2 * DAY - HOUR)
    const last = NOON + 3 * DAY
    expect([last - 1, last].map((at) => awayUntilOf(gone.value, 0, at))).toEqual([last, undefined])
  })

  test('a bot may play in the meantime, and stops when the time is over or the person is back', () => {
    const { table } = dealt({ hours: 24, end: 'remind' })
    const gone = goAway(table, 0, { until: NOON + 3 * DAY, bot: true }, NOON)
    if (!gone.ok) throw new Error(gone.error.code)
    expect(gone.value.match?.bots).toEqual([true, false])
    expect(comeBack(gone.value, 0, NOON + DAY).match?.bots).toEqual([false, false])
    const turn = (_: Table, game: Game, state: object, seat: number): object => game.fallback(state, seat)
    const hands = { ...nobodyElse, machine: { turn, aside: () => undefined } }
    const later = (at: number) => tick(gone.value, ekarte, hands, at)
    expect(later(NOON + DAY).table.match?.bots).toEqual([true, false])
    expect(nextDue(later(NOON + DAY).table, () => false, NOON + DAY)).toBeLessThanOrEqual(NOON + 3 * DAY)
    const back = later(NOON + 3 * DAY)
    expect([back.table.match?.bots, back.table.chairs[0]?.botUntil]).toEqual([[false, false], undefined])
    expect(back.entries[0]?.note).toEqual({ code: 'bot-out', seat: 0 })
  })

  test('at most fourteen days a match without asking, all times together', () => {
    const { table } = dealt({ hours: 24, end: 'clock' })
    expect(goAway(table, 0, away(NOON + MOST_AWAY + 1), NOON)).toMatchObject({ error: { code: 'away-too-long' } })
    const first = goAway(table, 0, away(NOON + 10 * DAY), NOON)
    if (!first.ok) throw new Error(first.error.code)
    const back = comeBack(first.value, 0, NOON + 8 * DAY)
    expect(goAway(back, 0, away(NOON + 15 * DAY), NOON + 8 * DAY)).toMatchObject({ error: { code: 'away-too-long' } })
    expect(goAway(back, 0, away(NOON + 14 * DAY), NOON + 8 * DAY).ok).toBe(true)
    expect(goAway(table, 0, away(NOON), NOON)).toMatchObject({ error: { code: 'away-in-past' } })
    expect(goAway(table, 0, away(NOON + 91 * DAY), NOON)).toMatchObject({ error: { code: 'away-too-far' } })
  })
})
