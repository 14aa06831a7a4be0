import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { seatKey } from '../../src/server/keys.ts'
import { ORIGIN, type Page, Phone } from './phone.ts'
import { type Company, choices, dealtTable, formTo, goOn, logLength, seat, setTable, sit, snapshot } from './table.ts'

/** The phone whose turn it is, with its page. */
const onTurn = async ({ id, phones }: Company): Promise<{ phone: Phone; page: Page; chair: number }> => {
  for (const [chair, phone] of phones.entries()) {
    const page = await goOn(phone, await phone.open(seat(id, chair)))
    if (choices(page).some(({ action }) => /^(propose|stand)/.test(action))) return { phone, page, chair }
  }
  throw new Error('nobody is on turn')
}

const move = (page: Page): string => formTo(page, page.path).fields.find(([name]) => name === 'move')?.[1] ?? ''

/** A proper page in the reader's language that gives nothing away. */
const isKindPage = (html: string): void => {
  expect(html).toMatch(/^<!doctype html><html lang="sv">/)
  expect(html).toMatch(/href="\/"|action="\/t\//)
  expect(html).not.toMatch(/at \w+ \(|\.ts:\d+|Error:|undefined|\[object/)
}

describe('wrong input', () => {
  it('the same post twice is one move', async () => {
    const company = await dealtTable('ekarte')
    const { phone, page } = await onTurn(company)
    const before = await logLength(company.id)
    const fields = { move: move(page), action: 'stand' }
    const answers = await Promise.all([1, 2, 3].map(() => phone.postOnly(page.path, fields)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await logLength(company.id)).toBe(before + 1)
    expect((await phone.post(page.path, fields)).status).toBe(200)
    expect(await logLength(company.id)).toBe(before + 1)
  })

  it('an old move number with another action is refused with the page as it is now', async () => {
    const company = await dealtTable('ekarte')
    const { phone, page } = await onTurn(company)
    await phone.post(page.path, { move: move(page), action: 'propose' })
    const before = [await snapshot(company.id), await logLength(company.id)]
    const stale = await phone.post(page.path, { move: move(page), action: 'stand' })
    expect(stale.status).toBe(409)
    expect(stale.html).toContain('Bordet har ändrats sedan du öppnade sidan')
    isKindPage(stale.html)
    const ahead = await phone.post(page.path, { move: '99', action: 'stand' })
    expect(ahead.status).toBe(409)
    expect([await snapshot(company.id), await logLength(company.id)]).toEqual(before)
  })

  it('a page of the last deal cannot act in this one', async () => {
    const company = await dealtTable('ekarte')
    const { phone, page, chair } = await onTurn(company)
    const other = company.phones[1 - chair] as Phone
    const theirs = await goOn(other, await other.open(seat(company.id, 1 - chair)))
    await other.post(theirs.path, { move: move(theirs), action: 'concede' })
    const late = await phone.post(page.path, { move: move(page), action: 'stand' })
    expect(late.status).toBe(409)
  })

  it('an action that the rules refuse is answered in plain words', async () => {
    const company = await dealtTable('ekarte')
    const { phone, page } = await onTurn(company)
    const before = [await snapshot(company.id), await logLength(company.id)]
    for (const action of ['accept', 'play SA', 'bid 4', 'discard S7 S7', 'king', '', 'x'.repeat(120), '<script>']) {
      const refused = await phone.post(page.path, { move: move(page), action })
      expect(refused.status, action).toBe(422)
      isKindPage(refused.html)
      expect(refused.html).not.toContain('<script>')
    }
    expect([await snapshot(company.id), await logLength(company.id)]).toEqual(before)
  })

  it("somebody else's seat, with the wrong key or none, stays shut", async () => {
    const company = await dealtTable('ekarte')
    const { page, chair } = await onTurn(company)
    const before = [await snapshot(company.id), await logLength(company.id)]
    const stranger = new Phone()
    const other = company.phones[1 - chair] as Phone
    for (const phone of [stranger, other]) {
      for (const end of ['', '/start', '/go-on', '/rematch', '/new-link']) {
        const fields: Record<string, Record<string, string>> = {
          '': { move: move(page), action: 'stand' },
          '/start': { order: 'lot' },
          '/go-on': { deal: '1' },
          '/rematch': { sealed: formTo(await stranger.open('/new/ekarte'), '/new/ekarte').fields[0]?.[1] ?? '' },
          '/new-link': {},
        }
        const shut = await phone.post(page.path + end, fields[end] ?? {})
        expect(shut.status, end).toBe(403)
        isKindPage(shut.html)
      }
    }
    const key = seatKey(env.SECRET, company.id, chair, 0)
    const wrong = key.replace(/^./, key.startsWith('a') ? 'b' : 'a')
    for (const bad of [wrong, key.slice(1), 'hej', key.toUpperCase(), seatKey(env.SECRET, company.id, 1 - chair, 0)]) {
      expect((await stranger.open(`${page.path}/${bad}`)).status).toBe(403)
      expect((await stranger.post(`${page.path}/${bad}`, {})).status).toBe(403)
    }
    expect((await stranger.open(seat(company.id, 7))).status).toBe(404)
    expect((await stranger.open(`/t/${company.id}/12`)).status).toBe(404)
    expect([await snapshot(company.id), await logLength(company.id)]).toEqual(before)
  })

  it('a full, started or finished table says so', async () => {
    const maker = new Phone()
    const id = await setTable(maker, 'ekarte', 'Karin')
    const late = new Phone()
    const form = formTo(await late.open(`/t/${id}`), `/t/${id}`)
    await sit(new Phone(), id, 'Bo')
    const full = await late.submit(form, undefined, { name: 'Svea' })
    expect(full.status).toBe(409)
    isKindPage(full.html)
    await maker.submit(formTo(await maker.open(seat(id, 0)), `${seat(id, 0)}/start`))
    const started = await late.submit(form, undefined, { name: 'Svea' })
    expect(started.status).toBe(409)
    isKindPage(started.html)
    expect((await late.open(`/t/${id}`)).forms.filter(({ action }) => action === `/t/${id}`)).toEqual([])
  })

  it('names: missing, too long, taken, hostile', async () => {
    const maker = new Phone()
    const id = await setTable(maker, 'ekarte', 'Karin')
    const phone = new Phone()
    const form = formTo(await phone.open(`/t/${id}`), `/t/${id}`)
    for (const name of ['', '   ', 'x'.repeat(25), 'karin', '\u200b']) {
      const refused = await phone.submit(form, undefined, { name })
      expect(refused.status, name).toBe(422)
      isKindPage(refused.html)
    }
    const odd = `<b onx="1">'&`
    const sat = await phone.submit(form, undefined, { name: odd })
    expect(sat.status).toBe(200)
    expect(sat.html).not.toContain(odd)
    expect((await maker.open(seat(id, 0))).html).toContain('&lt;b onx=')
  })

  it('the same sit-down form twice seats one person and lets them in both times', async () => {
    const id = await setTable(new Phone(), 'ekarte', 'Karin')
    const phone = new Phone()
    const form = formTo(await phone.open(`/t/${id}`), `/t/${id}`)
    const [one, two] = [
      await phone.submit(form, undefined, { name: 'Bo' }),
      await phone.submit(form, undefined, { name: 'Bo' }),
    ]
    expect([one.path, two.path]).toEqual([seat(id, 1), seat(id, 1)])
    expect(two.status).toBe(200)
  })

  it('the same new-table form twice makes one table', async () => {
    const phone = new Phone()
    const form = formTo(await phone.open('/new/ekarte'), '/new/ekarte')
    const [one, two] = [
      await phone.submit(form, undefined, { name: 'Karin' }),
      await phone.submit(form, undefined, { name: 'Karin' }),
    ]
    expect(two.path).toBe(one.path)
    expect(two.status).toBe(200)
  })

  it('forms with missing, additional, repeated, huge or binary fields, other types and other sites', async () => {
    const company = await dealtTable('ekarte')
    const { phone, page } = await onTurn(company)
    const before = [await snapshot(company.id), await logLength(company.id)]
    const ours = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    const form = { ...ours, 'content-type': 'application/x-www-form-urlencoded' }
    const good = `move=${move(page)}&action=stand`
    const cases: readonly (readonly [number, string, BodyInit, Record<string, string>])[] = [
      [422, 'no action', `move=${move(page)}`, form],
      [422, 'no move', 'action=stand', form],
      [422, 'nothing', '', form],
      [422, 'additional', `${good}&admin=1`, form],
      [422, 'repeated', `${good}&action=propose`, form],
      [422, 'prototype', `${good}&__proto__=1`, form],
      [422, 'move is no number', 'move=-1&action=stand', form],
      [422, 'move is huge', 'move=99999999999&action=stand', form],
      [422, 'long action', `move=${move(page)}&action=${'a'.repeat(200)}`, form],
      [422, 'binary', new Uint8Array([0xff, 0xfe, 0, 1, 0x26, 0x3d, 0x80]), form],
      [422, 'nul', `move=${move(page)}&action=stand%00`, form],
      [413, 'huge', `${good}&cut=${'a'.repeat(20_000)}`, form],
      [415, 'json', '{"move":0,"action":"stand"}', { ...ours, 'content-type': 'application/json' }],
      [415, 'multipart', '--x--', { ...ours, 'content-type': 'multipart/form-data; boundary=x' }],
      [415, 'no type', good, { ...ours, 'content-type': '' }],
      [403, 'another site', good, { ...form, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
      [403, 'no origin', good, { 'content-type': 'application/x-www-form-urlencoded' }],
    ]
    const addresses = [page.path, `/t/${company.id}`, '/new/ekarte', '/me', '/lang', `${page.path}/go-on`]
    for (const address of addresses) {
      for (const [status, title, body, headers] of cases) {
        if (address !== page.path && status === 422 && !['additional', 'binary', 'nul'].includes(title)) continue
        const answer = await phone.send(address, { method: 'POST', body, headers })
        const html = await answer.text()
        expect(answer.status, `${address}: ${title}`).toBe(status)
        isKindPage(html)
        if (address.startsWith('/t/')) expect(html, `${address}: ${title}`).toContain(`href="/t/${company.id}"`)
      }
    }
    expect([await snapshot(company.id), await logLength(company.id)]).toEqual(before)
  })

  it('new-table forms with values that no house rule has', async () => {
    const phone = new Phone()
    const fresh = async () => formTo(await phone.open('/new/ekarte'), '/new/ekarte')
    for (const wrong of [
      { 'o.target': '6' },
      { 'o.games': 'true' },
      { preset: 'nope' },
      { sealed: 'x' },
      { name: '' },
    ]) {
      const refused = await phone.submit(await fresh(), undefined, { name: 'Karin', ...wrong })
      expect(refused.status, JSON.stringify(wrong)).toBe(422)
      isKindPage(refused.html)
    }
    expect((await phone.open('/new/bridge')).status).toBe(404)
    expect((await phone.open('/new/constructor')).status).toBe(404)
    expect((await phone.open('/rules/toString')).status).toBe(404)
  })

  it('other methods and unknown addresses have their pages', async () => {
    const phone = new Phone()
    expect((await phone.open('/hej')).status).toBe(404)
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      for (const headers of [{}, { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }]) {
        const refused = await phone.send('/', { method, headers })
        expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
        isKindPage(await refused.text())
      }
  })

  it('a link that is wrong towards its end leads to its table all the same', async () => {
    const { id } = await dealtTable('ekarte')
    for (const end of ['/', '/7', '/12', `/7/${seatKey(env.SECRET, id, 0, 0)}`, '/x', '/0/']) {
      const lost = await new Phone().open(`/t/${id}${end}`)
      expect([end, lost.status]).toEqual([end, 404])
      expect(lost.html).toContain('Något är fel mot slutet av den.')
      expect(lost.html).toContain(`href="/t/${id}"`)
      isKindPage(lost.html)
    }
  })

  it('the match as a file is there once it is over, and says so before', async () => {
    const { id } = await dealtTable('ekarte')
    const early = await new Phone().open(`/t/${id}/record`)
    expect(early.status).toBe(404)
    expect(early.html).toContain('Matchen pågår')
    isKindPage(early.html)
  })

  it('whoever sets tables without end is asked to wait, and nobody else', async () => {
    const crowd = async (address: string | undefined, times: number) => {
      const headers = {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        ...(address && { 'cf-connecting-ip': address }),
      }
      const answers = []
      for (let time = 0; time < times; time++) answers.push(await new Phone().postOnly('/new/ekarte', {}, headers))
      return answers
    }
    const many = await crowd('203.0.113.7', 80)
    const refused = many.find(({ status }) => status === 429)
    expect([many[0]?.status, refused?.headers.get('retry-after')]).toEqual([422, '60'])
    expect(await refused?.text()).toContain('Vänta en minut')
    expect((await crowd('203.0.113.8', 1))[0]?.status).toBe(422)
    expect((await crowd(undefined, 80)).every(({ status }) => status === 422)).toBe(true)
    // An address of six is one of very many that the same visitor has.
    const six = await Promise.all(Array.from({ length: 80 }, (_, host) => crowd(`2001:db8:1:2::${host}`, 1)))
    expect(six.flat().some(({ status }) => status === 429)).toBe(true)
  })

  it('an address that only takes forms leads to the page with the form when it is looked at', async () => {
    for (const [path, page] of [
      ['/lang', '/'],
      ['/play', '/'],
      ...['link', 'push', 'mail', 'hook', 'way', 'feed'].map((form) => [`/me/${form}`, '/me']),
    ] as const) {
      const { status, headers } = await new Phone().send(path ?? '', {})
      expect([path, status, headers.get('location')]).toEqual([path, 303, page])
    }
  })

  it('every answer carries the headers of the house', async () => {
    const { headers } = await new Phone().open('/')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    const { id } = await dealtTable('ekarte')
    for (const [path, expected, asked] of [
      ['/t/x/ws', 404, {}],
      ['/t/x/0/ws', 404, {}],
      ['/t/x/0/ws', 404, { upgrade: 'websocket' }],
      [`${seat(id, 0)}/ws`, 403, { upgrade: 'websocket' }],
    ] as const) {
      const { status, headers: others } = await new Phone().send(path, { headers: asked })
      expect(status).toBe(expected)
      expect(others.get('content-security-policy')).toBe(headers.get('content-security-policy'))
    }
  })
})

describe('language', () => {
  it('comes from the browser, and from a choice that lasts', async () => {
    for (const [asked, lang] of [
      ['da-DK,da;q=0.9,en;q=0.8', 'da'],
      ['en-GB', 'en'],
      ['de-DE,en;q=0.5', 'en'],
      ['fi', 'sv'],
      ['da;q=0,en', 'en'],
      [';;;,', 'sv'],
    ])
      expect((await new Phone(asked).open('/')).html, asked).toContain(`<html lang="${lang}">`)
    const phone = new Phone('sv')
    const home = await phone.open('/')
    const chosen = await phone.submit(formTo(home, '/lang'), { name: 'lang', value: 'da' })
    expect(chosen.html).toContain('<html lang="da">')
    expect((await phone.open('/fair')).html).toContain('<html lang="da">')
  })

  it('comes back to the page it was chosen on, and never to another house', async () => {
    const phone = new Phone()
    expect((await phone.post('/lang', { lang: 'en', back: '/fair' })).path).toBe('/fair')
    for (const back of ['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)', ''])
      expect((await phone.postOnly('/lang', { lang: 'en', back })).headers.get('location')).toBe('/')
  })
})
