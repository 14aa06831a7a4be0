import { listDurableObjectIds, runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { seatKey } from '../../src/server/keys.ts'
import { Phone } from './phone.ts'
import { dealtTable, formTo, logLength, seat, setTable, sit, snapshot } from './table.ts'

describe('links', () => {
  it('a personal link asks whose seat it is, and lets its owner in from another phone', async () => {
    const { id } = await dealtTable('ekarte')
    const key = seatKey(env.SECRET, id, 0, 0)
    const other = new Phone()
    const asked = await other.open(`${seat(id, 0)}/${key}`)
    expect(asked.status).toBe(200)
    expect(asked.html).toContain('Karin')
    expect(asked.html).not.toContain('data-card')
    const inside = await other.submit(formTo(asked, `${seat(id, 0)}/${key}`))
    expect(inside.path).toBe(seat(id, 0))
    expect(inside.status).toBe(200)
    expect((await other.open(`${seat(id, 0)}/${key}`)).path).toBe(seat(id, 0))
    expect((await other.open('/')).html).toContain(seat(id, 0))
  })

  it('two seats live on one phone, each at its own address', async () => {
    const phone = new Phone()
    const id = await setTable(phone, 'ekarte', 'Karin')
    await sit(phone, id, 'Ellen')
    expect((await phone.open(seat(id, 0))).html).toContain(seatKey(env.SECRET, id, 0, 0))
    const second = await phone.open(seat(id, 1))
    expect(second.html).toContain(seatKey(env.SECRET, id, 1, 0))
    expect(second.html).not.toContain(seatKey(env.SECRET, id, 0, 0))
    // The phone stays Karin’s, and its first page says whose turn it is of the two.
    await phone.submit(formTo(await phone.open(seat(id, 0)), `${seat(id, 0)}/start`))
    const home = await phone.open('/')
    expect(home.html).toMatch(/href="\/me">Karin</)
    expect(home.html).toMatch(/<strong class="turn">(Karins|Ellens) tur</)
  })

  it('a new link shuts out the old one everywhere but here, and the old one explains itself', async () => {
    const { id, phones } = await dealtTable('ekarte')
    const [karin] = phones as [Phone, Phone]
    const old = seatKey(env.SECRET, id, 0, 0)
    const thief = new Phone()
    await thief.submit(formTo(await thief.open(`${seat(id, 0)}/${old}`), `${seat(id, 0)}/${old}`))
    const asked = await karin.open(`${seat(id, 0)}/new-link`)
    const fresh = `${seat(id, 0)}/${seatKey(env.SECRET, id, 0, 1)}`
    const replaced = await karin.submit(formTo(asked, `${seat(id, 0)}/new-link`))
    expect(replaced.status).toBe(200)
    expect(replaced.html).toContain('Länken är bytt')
    expect(replaced.html).toContain(`${fresh}"`)
    const shut = await thief.open(seat(id, 0))
    expect(shut.status).toBe(403)
    expect(shut.html).toContain('Den länken gäller inte längre')
    expect((await thief.open(`${seat(id, 0)}/${old}`)).status).toBe(403)
    expect((await thief.open(`${seat(id, 0)}/new-link?done`)).html).not.toContain(fresh)
    expect((await karin.open(fresh)).path).toBe(seat(id, 0))
  })

  it('GET and HEAD of every address, twice, leave a table as it was', async () => {
    const { id, phones } = await dealtTable('ekarte')
    const [karin] = phones as [Phone, Phone]
    await runDurableObjectAlarm(env.TABLES.getByName(id))
    const before = [await snapshot(id), await logLength(id)]
    const key = seatKey(env.SECRET, id, 1, 0)
    const ends = ['', '/sheet', '/story', '/rules', '/fair', '/record', '/0', '/1', `/1/${key}`]
    const mine = ['/0/concede', '/0/new-link', '/0/start', '/0/go-on', '/0/rematch']
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
      for (const end of [...ends, ...mine]) {
        for (const phone of [karin, new Phone()]) {
          const { status } = await phone.send(`/t/${id}${end}`, { method })
          expect([200, 303, 403, 404], `${method} ${end}`).toContain(status)
        }
      }
    }
    expect([await snapshot(id), await logLength(id)]).toEqual(before)
  })

  it('a preview of any link shows the public table only', async () => {
    const { id } = await dealtTable('ekarte')
    for (const path of [`/t/${id}`, seat(id, 0), `${seat(id, 0)}/${seatKey(env.SECRET, id, 0, 0)}`]) {
      const { html } = await new Phone().open(path)
      const head = html.slice(0, html.indexOf('</head>'))
      expect(head).toContain('og:title')
      expect(head).not.toMatch(/[a-z2-7]{32}/)
    }
  })

  it('an id that was never issued touches no storage', async () => {
    const known = (await listDurableObjectIds(env.TABLES)).length
    for (const id of ['lugn-ek-41', 'a'.repeat(24), 'A'.repeat(24), '%00', '..%2f..', '<b>'.padEnd(24, 'a')]) {
      for (const end of ['', '/0', '/sheet', `/0/${'a'.repeat(32)}`, '/ws'])
        expect((await new Phone().open(`/t/${id}${end}`)).status, id + end).toBe(404)
    }
    expect((await listDurableObjectIds(env.TABLES)).length).toBe(known)
  })

  it('a whole link pasted on the error page is opened, from wherever it was copied', async () => {
    const phone = new Phone()
    const id = await setTable(phone, 'ekarte')
    const pasted = encodeURIComponent(`Karin bjuder in dig till Ekarté: https://kort.test/t/${id.toUpperCase()} `)
    expect((await new Phone().open(`/open?link=${pasted}`)).path).toBe(`/t/${id}`)
    expect((await new Phone().open('/open?link=hej')).status).toBe(404)
    expect((await new Phone().open('/open')).status).toBe(404)
  })
})
