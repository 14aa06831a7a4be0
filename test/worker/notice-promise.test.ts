import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { seatKey } from '../../src/server/keys.ts'
import { HOUR, MINUTE } from '../../src/table/pace.ts'
import {
  answerWith,
  type Circle,
  circle,
  type Mailbox,
  newMailbox,
  noticesAt,
  passTime,
  personState,
  receivedAt,
  setClock,
  tellAt,
  waitingAt,
} from './notices.ts'
import { Phone } from './phone.ts'
import { choices, choose, formTo, goOn, seat, sit, snapshot } from './table.ts'

const NOON = Date.parse('2027-03-01T11:00:00Z')
beforeEach(() => setClock(NOON))

const phoneOf = ({ phones }: Circle, chair: number): Phone => phones[chair] as Phone
const boxOf = ({ boxes }: Circle, chair: number): Mailbox => boxes[chair] as Mailbox

/** A chair takes the first choice on its page. */
const play = async (company: Circle, chair: number): Promise<void> => {
  const phone = phoneOf(company, chair)
  const page = await goOn(phone, await phone.open(seat(company.id, chair)))
  const [choice] = choices(page).filter(({ action }) => !/^(concede|knock)/.test(action))
  if (choice === undefined) throw new Error('nothing to do')
  await choose(phone, page, choice)
}

/** A chair takes the first action that is legal, spelled as in the record. */
const playBySpelling = async ({ id, phones }: Circle, chair: number): Promise<void> => {
  const look = await env.TABLES.getByName(id).lookFrom(chair, seatKey(env.SECRET, id, chair, 0))
  if (!look.ok) throw new Error('no way in')
  const { move, legal } = look.value.own
  const answer = await (phones[chair] as Phone).post(seat(id, chair), { move: String(move), action: legal[0] ?? '' })
  expect(answer.status).toBe(200)
}

const waits = async ({ id }: Circle): Promise<number> => (await waitingAt(id))[0]?.chair ?? -1
const counts = async ({ boxes }: Circle): Promise<readonly number[]> =>
  Promise.all(boxes.map(async (box) => (await noticesAt(box)).length))
const until = (company: Circle, at: number) => passTime({ tables: [company.id], people: company.people }, at)

/** Changes what the person on a chair has chosen, by the form of their own page. */
const choosing = async (company: Circle, chair: number, typed: Readonly<Record<string, string>>) => {
  const phone = phoneOf(company, chair)
  await phone.submit(formTo(await phone.open('/me'), '/me'), undefined, typed)
}
const QUIET = { zone: 'Europe/Stockholm', from: '22', to: '7' }

describe('a seat that was given to somebody new', () => {
  it('is told of to them alone: what waited for the one before is never sent, least of all the new link', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    const chair = await waits(company)
    await choosing(company, chair, { ...QUIET, from: '10', to: '14' })
    await until(company, NOON + 5 * MINUTE)
    expect((await personState(company.people[chair] ?? '')).calls.pending).toHaveLength(1)
    await phoneOf(company, chair).post(`${seat(company.id, chair)}/come`, { how: 'leave' })
    await phoneOf(company, 1 - chair).post(`${seat(company.id, 1 - chair)}/ask`, {
      kind: 'replace',
      about: String(chair),
    })
    const svea = new Phone()
    expect((await sit(svea, company.id, 'Svea')).path).toBe(seat(company.id, chair))
    expect(await waits(company)).toBe(chair)
    await until(company, NOON + 9 * HOUR)
    expect(await noticesAt(boxOf(company, chair))).toEqual([])
    expect((await phoneOf(company, chair).open('/me')).html).not.toContain(company.id)
    expect((await svea.open('/me')).html).toContain(company.id)
  })
})

describe('a turn', () => {
  it('makes exactly one notice, to the one whose turn it is, with the way to their seat', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    let [now, expected] = [NOON, [0, 0]]
    for (let turn = 0; turn < 8; turn++) {
      const chair = await waits(company)
      now += 5 * MINUTE
      await until(company, now)
      expected = expected.with(chair, (expected[chair] ?? 0) + 1)
      expect(await counts(company)).toEqual(expected)
      now += 30 * HOUR
      await until(company, now)
      expect(await counts(company)).toEqual(expected)
      const notice = (await noticesAt(boxOf(company, chair))).at(-1)
      expect(notice).toMatchObject({ title: 'Din tur: Ekarté' })
      expect((await phoneOf(company, chair).open(new URL(notice?.click ?? '').pathname)).path).toBe(
        seat(company.id, chair),
      )
      await play(company, chair)
      const next = await waits(company)
      // Whoever goes on by themselves is at the page: nobody is told.
      if (next === chair) break
    }
    expect(Math.max(...expected)).toBeGreaterThan(1)
  })

  it('that is taken within minutes by somebody who has just been here makes none', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    const first = await waits(company)
    let now = NOON
    for (let turn = 0; turn < 6; turn++) {
      await play(company, await waits(company))
      now += MINUTE
      await until(company, now)
    }
    expect((await counts(company))[first]).toBe(0)
    expect((await counts(company))[1 - first]).toBeLessThanOrEqual(1)
  })

  it('of everybody at once tells everybody who owes an answer, and only them', async () => {
    const company = await circle('sjufingre', ['Anna', 'Bo', 'Cilla', 'David'])
    const owing = (await waitingAt(company.id)).map(({ chair }) => chair)
    expect(owing).toHaveLength(4)
    const [first = 0, ...others] = owing
    await playBySpelling(company, first)
    expect((await waitingAt(company.id)).map(({ chair }) => chair)).toEqual(others)
    await until(company, NOON + HOUR)
    expect(await counts(company)).toEqual([0, 1, 2, 3].map((chair) => Number(others.includes(chair))))
  })

  it('is told by the page to whoever looks at it, and by a notice minutes after they leave without acting', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    const chair = await waits(company)
    const answer = await phoneOf(company, chair).send(`${seat(company.id, chair)}/ws`, {
      headers: { upgrade: 'websocket' },
    })
    answer.webSocket?.accept()
    await until(company, NOON + 2 * HOUR)
    expect(await counts(company)).toEqual([0, 0])
    answer.webSocket?.close()
    await expect.poll(async () => JSON.parse(await snapshot(company.id)).chairs[chair].leftAt).toBe(NOON + 2 * HOUR)
    await until(company, NOON + 2 * HOUR + 2 * MINUTE)
    expect(await counts(company)).toEqual([0, 0])
    await until(company, NOON + 2 * HOUR + 4 * MINUTE)
    expect((await counts(company))[chair]).toBe(1)
  })
})

describe('several tables', () => {
  it('within an hour make one notice for what came after the first', async () => {
    const karin = { phone: new Phone(), box: newMailbox() }
    await tellAt(karin.phone, karin.box)
    const companies: Circle[] = []
    let now = NOON
    const all = () => ({
      tables: companies.map(({ id }) => id),
      people: [...new Set(companies.flatMap(({ people }) => people))],
    })
    while (companies.length < 4) {
      const company = await circle('ekarte', ['Karin', `Bo ${companies.length}`], [karin])
      if ((await waits(company)) !== 0) await play(company, 1)
      if ((await waits(company)) === 0) companies.push(company)
      now += 6 * MINUTE
      await passTime(all(), now)
    }
    expect(await noticesAt(karin.box)).toHaveLength(1)
    await passTime(all(), now + 5 * HOUR)
    const [first, second, ...more] = await noticesAt(karin.box)
    expect(more).toEqual([])
    expect(first?.message).toContain('Bo 0')
    expect(second?.title).toBe('Din tur vid 3 bord')
    for (const other of [1, 2, 3]) expect(second?.message).toContain(`Bo ${other}`)
    expect(new URL(second?.click ?? '').pathname).toBe('/me')
  })
})

describe('quiet hours', () => {
  it('hold a notice back until they end, and drop it if the turn has been taken', async () => {
    const [one, two] = [await circle('ekarte', ['Karin', 'Farfar']), await circle('ekarte', ['Svea', 'Nils'])]
    for (const company of [one, two]) for (const chair of [0, 1]) await choosing(company, chair, QUIET)
    const evening = NOON + 12 * HOUR
    const taken = await waits(two)
    for (const company of [one, two]) await until(company, evening - 3 * HOUR)
    expect([await counts(one), await counts(two)].flat().reduce((sum, count) => sum + count)).toBe(2)
    setClock(evening)
    for (const company of [one, two]) await play(company, await waits(company))
    const [owing, owed] = [await waits(one), await waits(two)]
    const before = [await counts(one), await counts(two)]
    for (const company of [one, two]) await until(company, evening + 2 * HOUR)
    setClock(evening + 3 * HOUR)
    if (owed !== taken) await play(two, owed)
    for (const company of [one, two]) await until(company, Date.parse('2027-03-02T05:59:00Z'))
    expect([await counts(one), await counts(two)]).toEqual(before)
    await until(one, Date.parse('2027-03-02T06:01:00Z'))
    expect((await counts(one))[owing]).toBe((before[0]?.[owing] ?? 0) + 1)
    await until(two, Date.parse('2027-03-02T12:00:00Z'))
    if (owed !== taken) expect((await counts(two))[owed]).toBe(before[1]?.[owed])
  })

  it.each([
    ['begins', '2027-03-27T23:30:00Z', '2027-03-28T05:00:00Z'],
    ['ends', '2027-10-30T22:30:00Z', '2027-10-31T06:00:00Z'],
  ])('end at seven also in the night in which summer time %s', async (_, night, seven) => {
    setClock(Date.parse(night))
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    for (const chair of [0, 1]) await choosing(company, chair, QUIET)
    await until(company, Date.parse(seven) - MINUTE)
    expect(await counts(company)).toEqual([0, 0])
    await until(company, Date.parse(seven))
    expect((await counts(company))[await waits(company)]).toBe(1)
  })
})

describe('an outage', () => {
  const tries = async (company: Circle, chair: number) =>
    (await personState(company.people[chair] ?? '')).calls.failures

  it.each([
    ['that answers with errors', [500, 503, 429, 201], 8],
    ['that sends elsewhere', [302, 201], 2],
    ['that is slow', ['slow'], 0],
    ['that never answers', ['silent', 201], 2],
  ] as const)('%s loses nothing and doubles nothing', async (_, answers, minutes) => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    const chair = await waits(company)
    // ntfy takes everything at its root, so that the way is told apart by an address of Discord.
    const part = newMailbox().part
    const phone = phoneOf(company, chair)
    await phone.post('/me/hook', { address: `https://discord.com/api/webhooks/1/${part}` })
    await removeWay(phone, 'ntfy')
    await answerWith(part, answers)
    if (minutes > 0) {
      await until(company, NOON + MINUTE - 1)
      expect(await receivedAt(part)).toHaveLength(0)
      expect(await tries(company, chair)).toBeGreaterThan(0)
    }
    await until(company, NOON + 24 * HOUR)
    expect(await receivedAt(part)).toHaveLength(1)
    expect(
      JSON.parse(await snapshot(company.id)).match.turns.find((turn: object | null) => turn !== null).told,
    ).toEqual({
      at: expect.any(Number),
      channel: 'discord',
    })
  })

  it('of one way sends by the next, once; a way where nobody listens is removed', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    const chair = await waits(company)
    const phone = phoneOf(company, chair)
    const [gone, down] = [newMailbox().part, newMailbox().part]
    await phone.post('/me/hook', { address: `https://discord.com/api/webhooks/1/${down}` })
    await phone.post('/me/hook', { address: `https://discord.com/api/webhooks/1/${gone}` })
    await answerWith(gone, [410])
    await answerWith(down, [500])
    await until(company, NOON + 24 * HOUR)
    expect((await counts(company))[chair]).toBe(1)
    const { person } = await personState(company.people[chair] ?? '')
    expect(person.channels.map(({ way }: { way: { url: string } }) => way.url)).toEqual([
      expect.stringContaining(down),
      boxOf(company, chair).url,
    ])
  })

  it('that ends after the turn was taken sends nothing', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    const chair = await waits(company)
    const phone = phoneOf(company, chair)
    const part = newMailbox().part
    await phone.post('/me/hook', { address: `https://discord.com/api/webhooks/1/${part}` })
    await removeWay(phone, 'ntfy')
    await answerWith(part, [500, 500, 201])
    await until(company, NOON + MINUTE)
    await play(company, chair)
    if ((await waits(company)) === chair) return
    await until(company, NOON + 24 * HOUR)
    expect(await receivedAt(part)).toHaveLength(0)
  })
})

/** Removes a way of being told from the reader's page. */
const removeWay = async (phone: Phone, label: string): Promise<void> => {
  const page = await phone.open('/me')
  const at = page.html
    .split('<form method="post" action="/me/way"')
    .findIndex((part) => part.includes(`<b>${label}</b>`))
  const form = page.forms.filter(({ action }) => action === '/me/way')[at - 1]
  if (form === undefined) throw new Error(`no way ${label}`)
  await phone.submit(form, { name: 'do', value: 'remove' })
}

describe('asking again', () => {
  it('goes out at most once an hour, and says who asks', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    const chair = await waits(company)
    const other = phoneOf(company, 1 - chair)
    const path = seat(company.id, 1 - chair)
    await until(company, NOON + 5 * MINUTE)
    expect((await other.open(path)).html).toContain('Senast meddelad')
    const early = await other.post(`${path}/nudge`, { chair: String(chair) })
    expect(early.forms.filter(({ action }) => action === `${path}/nudge`)).toEqual([])
    await until(company, NOON + 2 * HOUR)
    const form = formTo(await other.open(path), `${path}/nudge`)
    for (let time = 0; time < 3; time++) await other.submit(form)
    await until(company, NOON + 2 * HOUR + MINUTE)
    const notices = await noticesAt(boxOf(company, chair))
    expect(notices).toHaveLength(2)
    expect(notices[1]?.title).toBe(`${['Karin', 'Farfar'][1 - chair]} påminner om din tur: Ekarté`)
    expect((await new Phone().post(`${path}/nudge`, { chair: String(chair) })).status).toBe(403)
    await phoneOf(company, chair).post(`${seat(company.id, chair)}/nudge`, { chair: String(chair) })
    await until(company, NOON + 30 * HOUR)
    expect(await noticesAt(boxOf(company, chair))).toHaveLength(2)
  })
})
