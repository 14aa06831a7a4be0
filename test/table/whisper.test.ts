import { describe, expect, test } from 'vitest'
import { ekarte } from '../../src/games/ekarte/index.ts'
import { type Advice, whisper, whisperOf } from '../../src/table/whisper.ts'
import { acted, dealt, type Kept, NOON } from './support.ts'

const ADVICE: Advice = { action: 'propose', reason: { code: 'needs-cards' } }

/** A table where advice may be asked for. */
const allowing = (): Kept => {
  const { table, log } = dealt()
  return { table: { ...table, whispers: true }, log }
}

const asks = ({ table }: Kept, chair: number, move = 0, advice: Advice = ADVICE) =>
  whisper(table, ekarte, { chair, move }, () => advice, NOON + 1)

const told = ({ table }: Kept, chair: number) => whisperOf(table, ekarte, chair, chair)

describe('advice', () => {
  test('is for the one who asked, and everybody hears that they did', () => {
    const asked = asks(allowing(), 0)
    if (!asked.ok) throw new Error(asked.error.code)
    const { table, entry } = asked.value
    expect(entry).toMatchObject({ note: { code: 'whispered', seat: 0 }, events: [], number: 1 })
    expect(JSON.stringify(entry)).not.toContain('propose')
    expect([told({ table, log: [] }, 0), told({ table, log: [] }, 1)]).toEqual([ADVICE, undefined])
  })
  test('asked for twice at the same turn is the same, and is said once', () => {
    const first = asks(allowing(), 0)
    if (!first.ok) throw new Error(first.error.code)
    const again = asks({ table: first.value.table, log: [] }, 0, 0, { action: 'stand' })
    expect(again).toEqual({ ok: true, value: { table: first.value.table } })
  })
  test('is refused where the table does not allow it, out of turn, and on an old page', () => {
    expect(asks(dealt(), 0)).toEqual({ ok: false, error: { code: 'no-whispers' } })
    expect(asks(allowing(), 1)).toEqual({ ok: false, error: { code: 'stale' } })
    expect(asks(allowing(), 0, 1)).toEqual({ ok: false, error: { code: 'stale' } })
  })
  test('is over with the turn, and when it may no longer be followed', () => {
    const asked = asks(allowing(), 0)
    if (!asked.ok) throw new Error(asked.error.code)
    expect(told(acted({ table: asked.value.table, log: [] }, 0, 'propose', NOON + 2), 0)).toBeUndefined()
    const foolish = asks(allowing(), 0, 0, { action: 'accept' })
    expect(foolish.ok && told({ table: foolish.value.table, log: [] }, 0)).toBeUndefined()
  })
})
