import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newEnvelope, openEnvelope } from '../../src/server/keys.ts'
import { Phone } from './phone.ts'
import { formTo, seat, setTable, sit } from './table.ts'

const DAY = 24 * 60 * 60 * 1000
const NOON = Date.UTC(2026, 10, 30, 12)

/** A table of Ekarté with the envelope that it was made with. */
const madeTable = async (maker: Phone): Promise<{ id: string; sealed: string }> => {
  const form = formTo(await maker.open('/new/ekarte'), '/new/ekarte')
  const { path } = await maker.submit(form, undefined, { name: 'Karin' })
  return { id: path.split('/')[2] ?? '', sealed: form.fields.find(([name]) => name === 'sealed')?.[1] ?? '' }
}

/** Two phones of one player, and a match that they have ended. */
const endedTable = async (): Promise<{ id: string; phones: readonly [Phone, Phone] }> => {
  const phones = [new Phone(), new Phone()] as const
  const id = await setTable(phones[0], 'ekarte')
  await sit(phones[1], id, 'Bo')
  await phones[0].post(`${seat(id, 0)}/start`, { order: 'sat' })
  await phones[1].post(`${seat(id, 1)}/come`, { how: 'leave' })
  await phones[0].post(`${seat(id, 0)}/ask`, { kind: 'end', about: '1' })
  return { id, phones }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOON)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an envelope makes one table, once', () => {
  it('the form of a table gives nobody the key of a chair that is not theirs', async () => {
    const maker = new Phone()
    const { id, sealed } = await madeTable(maker)
    await maker.post(`${seat(id, 0)}/new-link`, {})
    const again = await maker.postOnly('/new/ekarte', { sealed, name: 'Svea' })
    expect(again.status).toBe(422)
    expect(again.headers.getSetCookie().filter((cookie) => cookie.includes('seat'))).toEqual([])
    await sit(new Phone(), id, 'Bo')
    expect((await maker.open(seat(id, 1))).status).toBe(403)
  })

  it('the form of a table lets nobody look into the hand of a bot', async () => {
    const maker = new Phone()
    const { id, sealed } = await madeTable(maker)
    await maker.post(`${seat(id, 0)}/bots`, { strength: 'plain' })
    await maker.post(`${seat(id, 0)}/start`, { order: 'sat' })
    await maker.post(`${seat(id, 0)}/new-link`, {})
    await maker.post('/new/ekarte', { sealed, name: 'Svea' })
    expect((await maker.open(seat(id, 1))).status).toBe(403)
  })

  it('a rematch is never led to a table that was there before', async () => {
    const { id, phones } = await endedTable()
    const maker = new Phone()
    const other = await madeTable(maker)
    await sit(new Phone(), other.id, 'Svea')
    const asked = await phones[1].postOnly(`${seat(id, 1)}/rematch`, { sealed: other.sealed })
    expect(asked.status).toBe(422)
    expect((await phones[1].open(seat(other.id, 1))).status).toBe(403)
    expect((await maker.open(`/t/${other.id}`)).status).toBe(200)
  })

  it('the same rematch form twice leads to one table', async () => {
    const { id, phones } = await endedTable()
    const form = formTo(await phones[0].open(seat(id, 0)), `${seat(id, 0)}/rematch`)
    const came = await Promise.all([phones[0].submit(form), phones[0].submit(form)])
    expect(new Set(came.map(({ path }) => path)).size).toBe(1)
    expect(came.map(({ status }) => status)).toEqual([200, 200])
  })

  it('a table that was cleared away does not come back with the same secret and keys', async () => {
    const [maker, second] = [new Phone(), new Phone()]
    const { id, sealed } = await madeTable(maker)
    await sit(second, id, 'Bo')
    await maker.post(`${seat(id, 0)}/remove`, {})
    expect((await maker.postOnly('/new/ekarte', { sealed, name: 'Karin' })).status).toBe(422)
    // Who only wants to play at once gets a table, though not that one.
    const played = await maker.postOnly('/play', { sealed, game: 'ekarte' })
    expect(played.headers.get('location')).toMatch(new RegExp(`^/t/(?!${id})`))
    expect((await second.open(seat(id, 1))).status).toBe(404)
    const { id: ended, phones } = await endedTable()
    expect((await phones[0].postOnly(`${seat(ended, 0)}/rematch`, { sealed })).status).toBe(422)
    expect((await second.open(seat(id, 1))).status).toBe(404)
  })

  it('an envelope is good for thirty days; after that nothing is kept of a table that was cleared away', async () => {
    const maker = new Phone()
    const { id } = await madeTable(maker)
    const { sealed } = newEnvelope(env.SECRET)
    await maker.post(`${seat(id, 0)}/remove`, {})
    vi.setSystemTime(NOON + 29 * DAY)
    expect(openEnvelope(env.SECRET, sealed)).toBeDefined()
    vi.setSystemTime(NOON + 31 * DAY)
    expect(openEnvelope(env.SECRET, sealed)).toBeUndefined()
    const table = env.TABLES.getByName(id)
    await runDurableObjectAlarm(table)
    const left = await runInDurableObject(table, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
    )
    expect(left).toEqual([])
  })
})
