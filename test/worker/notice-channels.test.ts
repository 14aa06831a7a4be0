import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailboxId } from '../../src/server/keys.ts'
import { vapidOf } from '../../src/server/vapid.ts'
import { MINUTE } from '../../src/table/pace.ts'
import { answerWith, newMailbox, passTime, personOn, receivedAt, setClock, textOf, waitingAt } from './notices.ts'
import { ORIGIN, Phone } from './phone.ts'
import { newBrowser } from './push-receiver.ts'
import { dealtTable, formTo } from './table.ts'

const NOON = Date.parse('2027-03-01T11:00:00Z')
beforeEach(() => setClock(NOON))

/** A table where it is somebody's turn who can be told one way, after the time has come. */
const toldBy = async (path: string, fields: Readonly<Record<string, string>>) => {
  const { id, phones } = await dealtTable('ekarte')
  const chair = (await waitingAt(id))[0]?.chair ?? 0
  const phone = phones[chair] as Phone
  const added = await phone.post(path, { here: 'Europe/Stockholm', ...fields })
  const person = await personOn(id, chair)
  return {
    id,
    chair,
    phone,
    added,
    person,
    pass: (minutes: number) => passTime({ tables: [id], people: [person] }, NOON + minutes * MINUTE),
  }
}

const link = (id: string, chair: number): RegExp => new RegExp(`^${ORIGIN}/t/${id}/${chair}/[a-z2-7]{32}$`)

describe('push', () => {
  it('is sealed for the browser, signed by the house, and read as a declarative message', async () => {
    const { part } = newMailbox()
    const browser = await newBrowser(`https://fcm.googleapis.com/fcm/send/${part}`)
    const { endpoint, p256dh, auth } = browser
    const { id, chair, phone, pass } = await toldBy('/me/push', { endpoint, p256dh, auth })
    await pass(5)
    const [pushed, ...more] = await receivedAt(part)
    expect(more).toEqual([])
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '172800' })
    expect(pushed?.headers.topic).toMatch(/^[\w-]{32}$/)
    const [, token = '', key = ''] = pushed?.headers.authorization?.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
    expect(key).toBe(vapidOf(env.SECRET).publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const raw = new Uint8Array(Buffer.from(key, 'base64url'))
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    const verifier = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
    const signed = new TextEncoder().encode(`${head}.${claims}`)
    expect(
      await crypto.subtle.verify(algorithm, verifier, new Uint8Array(Buffer.from(signature, 'base64url')), signed),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: ORIGIN,
    })
    expect(await browser.read(new Uint8Array(Buffer.from(pushed?.body ?? '', 'base64')))).toEqual({
      web_push: 8030,
      notification: {
        title: 'Din tur: Ekarté',
        body: expect.stringMatching(/^Med (Karin|Farfar)\. Spela när du hinner\.$/),
        lang: 'sv',
        navigate: expect.stringMatching(link(id, chair)),
        tag: pushed?.headers.topic,
      },
    })
    expect((await phone.open('/me')).html).toContain('Skickade senast')
    const other = await new Phone().open(`/t/${id}`)
    expect(other.html).toContain('Senast meddelad 12:0')
    expect(other.html).toContain('på telefonen')
  })

  it('goes to push services only', async () => {
    const { p256dh, auth } = await newBrowser('')
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:444/x',
      'https://a:b@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.test/x',
      'https://127.0.0.1/x',
      'https://localhost/x',
      'https://xpush.apple.com/x',
      'javascript:alert(1)',
      '',
    ])
      expect((await new Phone().post('/me/push', { endpoint, p256dh, auth })).path, endpoint).toBe(
        '/me?done=bad-address',
      )
    const bad = { endpoint: 'https://web.push.apple.com/x', p256dh: 'x', auth }
    expect((await new Phone().post('/me/push', bad)).path).toBe('/me?done=bad-address')
  })

  it('is forgotten where nobody listens any more', async () => {
    const { part } = newMailbox()
    await answerWith(part, [410])
    const { endpoint, p256dh, auth } = await newBrowser(`https://updates.push.services.mozilla.com/wpush/v2/${part}`)
    const { phone, pass } = await toldBy('/me/push', { endpoint, p256dh, auth })
    await pass(60)
    expect((await phone.open('/me')).forms.filter(({ action }) => action === '/me/way')).toEqual([])
  })
})

describe('mail', () => {
  const inbox = async (address: string) =>
    (await receivedAt(encodeURIComponent(address))).map((one) => JSON.parse(textOf(one)))
  const newAddress = (): string => `${newMailbox().part}@kort.test`
  const linkIn = (text: string, act: string): string =>
    new URL(text.match(new RegExp(`https://\\S+/me/mail/${act}/\\S+`))?.[0] ?? '').pathname

  it('goes only where somebody has said yes, and stops in one tap from any mail program', async () => {
    const address = newAddress()
    const { id, chair, phone, added, pass } = await toldBy('/me/mail', { address })
    expect(added.html).toContain('Ett mejl är på väg')
    await pass(5)
    const [asked, ...early] = await inbox(address)
    expect(early).toEqual([])
    expect(asked).toMatchObject({
      from: { email: 'kortlank@kort.test' },
      subject: 'Vill du ha mejl när det är din tur?',
    })
    // A mail program opens every link by itself, twice.
    const yes = linkIn(asked.text, 'confirm')
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD'])
      for (const path of [yes, linkIn(asked.text, 'stop')])
        expect((await new Phone().send(path, { method })).status).toBe(200)
    await pass(30)
    expect(await inbox(address)).toHaveLength(1)
    const elsewhere = new Phone()
    const confirmed = await elsewhere.submit(formTo(await elsewhere.open(yes), yes))
    expect(confirmed.html).toContain('Nu får du mejl')
    await pass(60)
    const [, told, ...more] = await inbox(address)
    expect(more).toEqual([])
    expect(told).toMatchObject({ to: address, subject: 'Din tur: Ekarté' })
    expect(told.text.match(/^https:\S+$/m)?.[0]).toMatch(link(id, chair))
    expect(told.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const stop = linkIn(told.text, 'stop')
    expect(told.headers['List-Unsubscribe']).toBe(`<${ORIGIN}${stop}>`)
    const oneClick = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    for (const body of [form, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })])
      expect((await new Phone().send(stop, { method: 'POST', headers: oneClick, body })).status).toBe(200)
    const forged = stop.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
    expect((await new Phone().send(forged, { method: 'POST', headers: oneClick, body: form })).status).toBe(403)
    expect((await phone.open('/me')).html).not.toContain(address)
  })

  it('is asked for three times a day at most, by whoever', async () => {
    const phone = new Phone()
    const paths: string[] = []
    for (let time = 0; time < 4; time++) paths.push((await phone.post('/me/mail', { address: newAddress() })).path)
    expect(paths).toEqual([...Array(3).fill('/me?done=asked'), '/me?done=enough'])
    for (const address of ['', 'bo', 'bo@', '@kort.test', 'a b@kort.test', 'a@b', 'a@kort.test,b@kort.test'])
      expect((await new Phone().post('/me/mail', { address })).path, address).toBe('/me?done=bad-mail')
  })
})

describe('an address that has not said yes', () => {
  it('is asked three times a day at most, by however many', async () => {
    const { part } = newMailbox()
    const address = `${part}@kort.test`
    const paths: string[] = []
    for (const spelled of [address, address.toUpperCase(), `${part}+x@kort.test`, address, address])
      paths.push((await new Phone().post('/me/mail', { address: spelled })).path)
    expect(paths).toEqual([...Array(3).fill('/me?done=asked'), ...Array(2).fill('/me?done=enough')])
    setClock(NOON + 25 * 60 * MINUTE)
    expect((await new Phone().post('/me/mail', { address })).path).toBe('/me?done=asked')
  })

  it('is forgotten when nobody has named it for a day', async () => {
    const address = `${newMailbox().part}@kort.test`
    await new Phone().post('/me/mail', { address })
    const mailbox = env.PEOPLE.getByName(mailboxId(env.SECRET, address))
    const kept = () => runInDurableObject(mailbox, (_, { storage }) => [...storage.kv.list()].length)
    expect(await kept()).toBe(1)
    setClock(NOON + 25 * 60 * MINUTE)
    await runDurableObjectAlarm(mailbox)
    expect(await kept()).toBe(0)
  })
})

describe('services', () => {
  const services = (part: string) =>
    [
      ['ntfy', `https://ntfy.sh/${part}`, /"click":"https/],
      ['discord', `https://discord.com/api/webhooks/123/${part}`, /"allowed_mentions":\{"parse":\[\]\}/],
      ['slack', `https://hooks.slack.com/services/T0/B0/${part.replaceAll('-', '')}`, /"text":"Din tur/],
      ['telegram', `https://api.telegram.org/bot12:${part}/sendMessage?chat_id=-5`, /"chat_id":"-5"/],
      [
        'matrix',
        `https://matrix-client.matrix.org/_matrix/client/v3/rooms/!${part}:matrix.org/send/m.room.message?access_token=secret`,
        /"msgtype":"m.text"/,
      ],
    ] as const

  it.each(services(newMailbox().part).map(([name, address, body]) => ({ name, address, body })))(
    '$name gets it in its own words, and its address is never shown',
    async ({ name, address, body }) => {
      const { phone, pass } = await toldBy('/me/hook', { address })
      await pass(5)
      const { hostname } = new URL(address)
      const part = name === 'slack' ? address.slice(-14) : (address.match(/box-[\w-]+/)?.[0] ?? '')
      const all = await receivedAt(hostname)
      const got = all.filter((one) => one.url.includes(part) || textOf(one).includes(part))
      expect(got).toHaveLength(1)
      expect(textOf(got[0] as never)).toMatch(body)
      expect(textOf(got[0] as never)).toContain('Din tur: Ekarté')
      expect(got[0]?.url).not.toContain('secret')
      if (name === 'matrix')
        expect(got[0]).toMatchObject({ method: 'PUT', headers: { authorization: 'Bearer secret' } })
      const { html } = await phone.open('/me')
      expect(html).not.toContain(part)
    },
  )

  it('go nowhere else', async () => {
    for (const address of [
      'http://ntfy.sh/x',
      'https://ntfy.sh:8443/x',
      'https://me:pw@ntfy.sh/x',
      'https://ntfy.sh/x/y',
      'https://ntfy.sh.evil.test/x',
      'https://evil.test/https://ntfy.sh/x',
      'https://discord.com/api/users/@me',
      'https://hooks.slack.com.evil.test/services/a',
      'https://api.telegram.org/bot12:abc/getUpdates?chat_id=1',
      'https://api.telegram.org/bot12:abc/sendMessage',
      'https://matrix.org/_matrix/client/v3/rooms/!a:b/send/m.room.message',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest',
      'ntfy.sh/x',
      'hej',
    ])
      expect((await new Phone().post('/me/hook', { address })).path, address).toBe('/me?done=bad-address')
  })
})
