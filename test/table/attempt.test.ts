import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/core/game.ts'
import { ekarte } from '../../src/games/ekarte/index.ts'
import { act } from '../../src/table/act.ts'
import type { Table } from '../../src/table/table.ts'
import { unshuffled } from '../support/chance.ts'
import { acted, dealt, legal, NOON } from './support.ts'

/** Écarté, where everybody notices it when somebody tries to play a card before the proposals are over. */
const watchful: Game = {
  ...(ekarte as Game),
  attempted: (_, seat, action) =>
    ekarte.write(action as never).startsWith('play') ? { code: 'tried', seat } : undefined,
} as Game

const tried = (table: Table, action: string, now = NOON) => {
  const move = table.match?.moves[0] ?? 0
  return act(table, watchful, { chair: 0, move, action }, { said: () => undefined, random: unshuffled }, now)
}

const noticed = (table: Table, action: string, now?: number) => {
  const result = tried(table, action, now)
  if (!result.ok || result.value.kind !== 'attempted') throw new Error(`${action} was not noticed`)
  return result.value
}

describe('an attempt that the rules refuse and everybody notices', () => {
  const { table, log } = dealt()

  test('is told by an entry of the log without an act; nothing else of the match changes', () => {
    const { table: after, entry, objection } = noticed(table, 'play SA', NOON + 5)
    expect(objection.code).toBe(ekarte.objection(table.match?.state as never, 0, ekarte.read('play SA'))?.code)
    expect(entry).toEqual({ number: log.length, at: NOON + 5, shuffles: [], events: [{ code: 'tried', seat: 0 }] })
    expect(after).toEqual({
      ...table,
      changedAt: NOON + 5,
      match: { ...table.match, entries: log.length + 1, attempt: { seat: 0, move: table.match?.moves[0] } },
    })
  })

  test('is told once a decision, however often it is repeated', () => {
    const { table: after } = noticed(table, 'play SA')
    expect(tried(after, 'play SA').ok).toBe(false)
    const first = legal({ table, log }, 0)[0] ?? ''
    const later = acted({ table: after, log }, 0, first, NOON).table
    expect(noticed(later, 'play SA').entry.number).toBe(log.length + 2)
  })

  test('other refusals stay between a seat and the rules', () => {
    expect(tried(table, 'discard SA')).toMatchObject({ ok: false, error: { by: 'rules' } })
    expect(tried(table, 'nonsense')).toMatchObject({ ok: false, error: { by: 'rules' } })
  })
})
