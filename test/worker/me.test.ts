import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { mailToken, seatKey } from '../../src/server/keys.ts'
import { newMailbox, personOn, personState, tellAt, waitingAt } from './notices.ts'
import { ORIGIN, type Page, Phone } from './phone.ts'
import { type Company, dealtTable, formTo, seat, setTable, sit, snapshot } from './table.ts'

const linkOn = ({ html }: Page): string => html.match(/\/me\/[a-z2-7]{24}\/[a-z2-7]{32}/)?.[0] ?? ''
const feedOn = ({ html }: Page): string => html.match(/\/me\/feed\/[a-z2-7]{56}/)?.[0] ?? ''
const calendarOn = ({ html }: Page): string => html.match(/\/me\/calendar\/[a-z2-7]{56}/)?.[0] ?? ''

/** A dealt table, with the phone whose turn it is. */
const onTurn = async (): Promise<Company & { chair: number; phone: Phone; person: string }> => {
  const company = await dealtTable('ekarte')
  const chair = (await waitingAt(company.id))[0]?.chair ?? 0
  return { ...company, chair, phone: company.phones[chair] as Phone, person: await personOn(company.id, chair) }
}

describe('another phone', () => {
  it('gets the tables by a link that asks, and the seats by one tap each', async () => {
    const { id, chair, phone } = await onTurn()
    const link = linkOn(await phone.open('/me'))
    const other = new Phone()
    const asked = await other.open(link)
    expect(asked.html).toContain('Är det du,')
    const mine = await other.submit(formTo(asked, link))
    expect(mine.path).toBe('/me')
    expect(mine.html).toContain(`/t/${id}/${chair}`)
    expect((await other.open(link)).path).toBe('/me')
    const shut = await other.open(seat(id, chair))
    expect(shut.status).toBe(403)
    expect(shut.html).not.toContain('data-card')
    const inside = await other.submit(formTo(shut, `${seat(id, chair)}/come-in`))
    expect([inside.status, inside.path]).toEqual([200, seat(id, chair)])
    expect(inside.html).toContain('data-card')
  })

  it('also comes back when its seats were forgotten and the person was not', async () => {
    const { id, chair, phone } = await onTurn()
    await phone.post(`${seat(id, chair)}/come-in`, {})
    expect((await phone.open(seat(id, chair))).status).toBe(200)
  })

  it('of somebody else is not let in, whatever its own list says', async () => {
    const { id, chair, phones } = await onTurn()
    const rival = phones[1 - chair] as Phone
    const thief = new Phone()
    const key = `${seat(id, chair)}/${seatKey(env.SECRET, id, chair, 0)}`
    await thief.submit(formTo(await thief.open(key), key))
    const owner = phones[chair] as Phone
    await owner.submit(formTo(await owner.open(`${seat(id, chair)}/new-link`), `${seat(id, chair)}/new-link`))
    for (const phone of [rival, thief, new Phone()]) {
      const shut = await phone.open(seat(id, chair))
      expect(shut.status).toBe(403)
      expect(shut.html).not.toContain('come-in')
      expect((await phone.post(`${seat(id, chair)}/come-in`, {})).status).toBe(403)
    }
  })

  it('is shut out when the link is replaced; the old link explains itself', async () => {
    const { phone } = await onTurn()
    const old = linkOn(await phone.open('/me'))
    const other = new Phone()
    await other.submit(formTo(await other.open(old), old))
    const renewed = await phone.submit(formTo(await phone.open('/me'), '/me/link'))
    expect(renewed.html).toContain('Du har en ny länk')
    expect(linkOn(renewed)).not.toBe(old)
    const stale = await other.open('/me')
    expect(linkOn(stale)).toBe('')
    expect(stale.html).toContain('Du sitter inte vid något bord')
    const gone = await new Phone().open(old)
    expect(gone.status).toBe(403)
    expect(gone.html).toContain('Länken gäller inte')
    for (const bad of [`/me/${'a'.repeat(24)}/${'a'.repeat(32)}`, `${old}x`, old.slice(0, -1), `/me/x/y`])
      expect([403, 404]).toContain((await new Phone().open(bad)).status)
    expect((await new Phone().open(`/open?link=${encodeURIComponent(`här: ${ORIGIN}${linkOn(renewed)}`)}`)).path).toBe(
      linkOn(renewed),
    )
  })
})

describe('what a person chooses', () => {
  it('is kept: name, language, where they are, quiet hours, tips', async () => {
    const phone = new Phone()
    await setTable(phone, 'ekarte', 'Karin')
    const form = formTo(await phone.open('/me'), '/me')
    const saved = await phone.submit(form, undefined, {
      name: 'Karin B',
      lang: 'da',
      zone: 'Asia/Tokyo',
      from: '22',
      to: '6',
    })
    expect(saved.html).toContain('<html lang="da">')
    expect(Object.fromEntries(formTo(saved, '/me').fields)).toEqual({
      name: 'Karin B',
      lang: 'da',
      zone: 'Asia/Tokyo',
      from: '22',
      to: '6',
      lessons: '1',
    })
    const off = await phone.submit(formTo(saved, '/me'), undefined, { from: '' })
    expect(Object.fromEntries(formTo(off, '/me').fields)).toMatchObject({ from: '', to: '7' })
    const silent = await phone.post('/me', { name: 'K', lang: 'sv', zone: 'Europe/Oslo', from: '', to: '7' })
    expect(formTo(silent, '/me').fields.map(([name]) => name)).not.toContain('lessons')
    const good = { name: 'K', lang: 'sv', zone: 'Europe/Oslo', from: '', to: '7' }
    for (const wrong of [
      { lang: 'xx' },
      { zone: 'Mars/Base' },
      { from: '24' },
      { from: 'x' },
      { to: '24' },
      { name: 'x'.repeat(25) },
      { admin: '1' },
    ])
      expect((await phone.post('/me', { ...good, ...wrong })).status, JSON.stringify(wrong)).toBe(422)
  })

  it('the same way twice is one way; others come first when asked to', async () => {
    const phone = new Phone()
    const [one, two] = [newMailbox(), newMailbox()]
    for (const box of [one, one, two, one]) await tellAt(phone, box)
    const page = await phone.open('/me')
    const ways = page.forms.filter(({ action }) => action === '/me/way')
    expect(ways).toHaveLength(2)
    const ids = (from: Page) =>
      from.forms.flatMap(({ action, fields }) => (action === '/me/way' ? [fields[0]?.[1]] : []))
    const turned = await phone.submit(ways[1] as never, { name: 'do', value: 'first' })
    expect(ids(turned)).toEqual(ids(page).toReversed())
    expect((await phone.submit(ways[0] as never, { name: 'do', value: 'trial' })).html).toContain('Provet är skickat')
    expect((await phone.submit(ways[0] as never, { name: 'do', value: 'trial' })).html).toContain('Vänta en minut')
    expect((await phone.submit(ways[0] as never, { name: 'do', value: 'remove' })).html).toContain('Borttaget')
    expect((await phone.submit(ways[0] as never, { name: 'do', value: 'trial' })).html).toContain('gick inte fram')
    expect((await phone.submit(ways[0] as never, { name: 'do', value: 'constructor' })).status).toBe(422)
  })
})

describe('forgetting', () => {
  it('a seat that somebody else has by now keeps its person, and what is explained to them', async () => {
    const { id, chair } = await onTurn()
    const before = await snapshot(id)
    const table = env.TABLES.getByName(id)
    await table.forgetPerson(chair, 'who sat here before')
    await table.endLessons(chair, 'who sat here before')
    expect(await snapshot(id)).toBe(before)
  })

  it('asks first, and leaves the name at the tables and nothing else anywhere', async () => {
    const { id, chair, phone, person } = await onTurn()
    await tellAt(phone, newMailbox())
    const me = await phone.open('/me')
    const asked = await phone.open('/me/forget')
    expect(asked.html).toContain('Ska vi glömma dig')
    expect((await personState(person)).person).toBeDefined()
    expect((await phone.submit(formTo(asked, '/me/forget'))).path).toBe('/')
    expect(await personState(person)).toEqual({})
    expect(await runInDurableObject(env.PEOPLE.getByName(person), (_, state) => state.storage.getAlarm())).toBeNull()
    const { chairs } = JSON.parse(await snapshot(id))
    expect(chairs[chair]).toMatchObject({ person: '', name: ['Karin', 'Farfar'][chair] })
    expect(await snapshot(id)).not.toContain(person)
    for (const address of [feedOn(me), calendarOn(me)]) expect((await new Phone().send(address)).status).toBe(404)
    expect((await phone.open(seat(id, chair))).status).toBe(200)
    expect((await phone.open('/me')).html).toContain('Du sitter inte vid något bord')
  })
})

describe('feed and calendar', () => {
  it('tell whose turn it is, by the public address only, and say when nothing has changed', async () => {
    const { id, chair, phone } = await onTurn()
    const me = await phone.open('/me')
    const reader = new Phone()
    for (const [address, type, mark] of [
      [feedOn(me), 'application/atom+xml', '<entry>'],
      [calendarOn(me), 'text/calendar', 'BEGIN:VEVENT'],
    ] as const) {
      const answer = await reader.send(address)
      expect(answer.headers.get('content-type')).toContain(type)
      const text = (await answer.text()).replaceAll('\r\n ', '')
      expect(text.split(mark)).toHaveLength(2)
      expect(text).toContain('Din tur: Ekarté')
      expect(text).toContain(`${ORIGIN}/t/${id}`)
      expect(text).not.toContain(`/t/${id}/`)
      expect(text).not.toContain(seatKey(env.SECRET, id, chair, 0))
      expect(text.match(/[a-z2-7]{32}/g) ?? []).toEqual([])
      const tag = answer.headers.get('etag') ?? ''
      expect((await reader.send(address, { headers: { 'if-none-match': tag } })).status).toBe(304)
    }
    const lines = (await (await reader.send(calendarOn(me))).text()).split('\r\n')
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    const renewed = await phone.submit(formTo(me, '/me/feed'))
    expect((await reader.send(feedOn(me))).status).toBe(404)
    expect((await reader.send(feedOn(renewed))).status).toBe(200)
    expect((await reader.send(`/me/feed/${feedOn(renewed).slice(9, 33)}`)).status).toBe(404)
    expect((await reader.send('/me/feed/x')).status).toBe(404)
  })
})

describe('previews', () => {
  it('GET and HEAD of every link of a person, twice, leave everything as it was', async () => {
    const { id, phones, chair, phone, person } = await onTurn()
    await tellAt(phone, newMailbox())
    await phone.post('/me/mail', { address: `${newMailbox().part}@kort.test` })
    const me = await phone.open('/me')
    const state = async () => [
      await snapshot(id),
      JSON.stringify(await personState(person)),
      JSON.stringify(await personState(await personOn(id, 1 - chair))),
    ]
    const before = await state()
    const { channels } = (await personState(person)).person
    const mails = (['confirm', 'stop'] as const).map(
      (act) => `/me/mail/${act}/${person}/${channels[0].id}/${mailToken(env.SECRET, act, person, channels[0].id)}`,
    )
    const ends = ['way', 'push', 'mail', 'hook', 'link', 'feed'].map((end) => `/me/${end}`)
    const seats = ['come-in', 'nudge'].map((end) => `${seat(id, chair)}/${end}`)
    const all = [
      '/me',
      '/me?done=saved',
      '/me?done=x',
      '/me/forget',
      linkOn(me),
      feedOn(me),
      calendarOn(me),
      ...mails,
      ...ends,
      ...seats,
    ]
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD'])
      for (const path of all)
        for (const one of [...phones, new Phone()])
          expect([200, 303, 403, 404], `${method} ${path}`).toContain((await one.send(path, { method })).status)
    expect(await state()).toEqual(before)
  })

  it('a page of a person that nobody knows stores nothing', async () => {
    const stranger = new Phone()
    for (const path of ['/', '/me', '/me/forget']) expect((await stranger.open(path)).status).toBe(200)
    const id = await setTable(stranger, 'ekarte', 'Karin')
    await sit(new Phone(), id, 'Bo')
    expect((await personState(await personOn(id, 1))).person.places).toEqual([{ table: id, chair: 1 }])
  })
})
