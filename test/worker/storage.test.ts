import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { isTableId, newEnvelope, openEnvelope } from '../../src/server/keys.ts'
import { type Page, Phone } from './phone.ts'
import { type Choice, choices, choose, dealtTable, goOn, logLength, seat } from './table.ts'

/** Rows that a table has written since it woke. */
const rowsWritten = (id: string, during: () => Promise<unknown>): Promise<number> =>
  runInDurableObject(env.TABLES.getByName(id), async (_, state) => {
    const { sql } = state.storage
    const exec = sql.exec.bind(sql)
    let rows = 0
    const cursors: { rowsWritten: number }[] = []
    sql.exec = ((...given: Parameters<typeof exec>) => {
      const cursor = exec(...given)
      cursors.push(cursor)
      return cursor
    }) as typeof sql.exec
    await during()
    rows = cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, 0)
    sql.exec = exec
    return rows
  })

describe('storage', () => {
  it('a move writes at most five rows', async () => {
    const { id, phones } = await dealtTable('ekarte')
    let moves = 0
    for (let turn = 0; turn < 24; turn++) {
      const phone = phones[turn % 2] as Phone
      const page = await goOn(phone, await phone.open(seat(id, turn % 2)))
      const [choice] = choices(page)
      if (choice === undefined) continue
      const rows = await rowsWritten(id, () => choose(phone, page, choice))
      expect(rows).toBeGreaterThan(0)
      expect(rows).toBeLessThanOrEqual(5)
      moves++
    }
    expect(moves).toBeGreaterThan(5)
  })

  it('a table goes on after it was evicted between two moves', async () => {
    const { id, phones } = await dealtTable('ekarte')
    for (let turn = 0; turn < 12; turn++) {
      const phone = phones[turn % 2] as Phone
      const page = await goOn(phone, await phone.open(seat(id, turn % 2)))
      const [choice] = choices(page)
      if (choice === undefined) continue
      const before = await logLength(id)
      await evictDurableObject(env.TABLES.getByName(id))
      expect((await choose(phone, page, choice)).status).toBe(200)
      expect(await logLength(id)).toBe(before + 1)
    }
  })

  it('a table that the first release stored still opens, and is played on', async () => {
    const { id, phones } = await dealtTable('ekarte')
    const table = env.TABLES.getByName(id)
    await runInDurableObject(table, (_, { storage }) => {
      const {
        pace: _pace,
        pauses: _pauses,
        whispers: _whispers,
        ...body
      } = JSON.parse(storage.sql.exec<{ body: string }>('SELECT body FROM snapshot').one().body)
      for (const part of ['turns', 'missed', 'bots']) delete body.match[part]
      for (const chair of body.chairs) delete chair.away
      storage.sql.exec('UPDATE snapshot SET body = ?', JSON.stringify(body))
    })
    await evictDurableObject(table)
    for (const end of ['', '/sheet', '/story', '/rules', '/fair'])
      expect((await new Phone().open(`/t/${id}${end}`)).status).toBe(200)
    const pages = await Promise.all(phones.map((phone, chair) => phone.open(seat(id, chair))))
    const on = pages.findIndex((page) => choices(page).length > 0)
    const [choice] = choices(pages[on] as Page)
    const played = await choose(phones[on] as Phone, pages[on] as Page, choice as Choice)
    expect(played.status).toBe(200)
    expect(await logLength(id)).toBe(2)
  })

  it('reading a table that was issued but never set writes nothing', async () => {
    const { sealed } = newEnvelope(env.SECRET)
    const id = openEnvelope(env.SECRET, sealed)?.id ?? ''
    expect(isTableId(env.SECRET, id)).toBe(true)
    for (const end of ['', '/0', '/sheet', '/story', '/rules', '/fair', '/record'])
      expect((await new Phone().open(`/t/${id}${end}`)).status).toBe(404)
    expect((await new Phone().post(`/t/${id}`, { name: 'Bo', once: 'x' })).status).toBe(404)
    const tables = await runInDurableObject(env.TABLES.getByName(id), (_, state) =>
      state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
    )
    expect(tables).toEqual([])
  })

  it('an open socket hears of every change, also after the table slept, and carries no cards', async () => {
    const { id, phones } = await dealtTable('ekarte')
    const [karin, farfar] = phones as [Phone, Phone]
    const answer = await karin.send(`${seat(id, 0)}/ws`, { headers: { upgrade: 'websocket' } })
    expect(answer.status).toBe(101)
    const socket = answer.webSocket as WebSocket
    const heard: string[] = []
    socket.accept()
    socket.addEventListener('message', ({ data }) => {
      heard.push(String(data))
    })
    await evictDurableObject(env.TABLES.getByName(id), { webSockets: 'hibernate' })
    for (const [chair, phone] of [karin, farfar].entries()) {
      const page = await phone.open(seat(id, chair))
      const [choice] = choices(page)
      if (choice !== undefined) await choose(phone, page, choice)
    }
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(2)
    for (const line of heard) expect(line).toMatch(/^\{"changed":\d+\}$/)
    socket.close()
    expect((await new Phone().send(`${seat(id, 0)}/ws`, { headers: { upgrade: 'websocket' } })).status).toBe(403)
    const watching = await new Phone().send(`/t/${id}/ws`, { headers: { upgrade: 'websocket' } })
    expect(watching.status).toBe(101)
    watching.webSocket?.accept()
    watching.webSocket?.close()
  })
})
