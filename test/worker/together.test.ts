import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR } from '../../src/table/pace.ts'
import { ORIGIN, type Page, Phone } from './phone.ts'
import { type Company, choices, choose, dealtTable, formTo, logLength, seat, sit } from './table.ts'

const NOON = Date.UTC(2026, 10, 30, 11)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOON)
})
afterEach(() => {
  vi.useRealTimers()
})

const pageOf = ({ id, phones }: Company, chair: number): Promise<Page> => (phones[chair] as Phone).open(seat(id, chair))

/** The chair whose turn it is to propose. */
const elder = async (company: Company): Promise<number> =>
  choices(await pageOf(company, 0)).some(({ action }) => action === 'stand') ? 0 : 1

const tap = async (company: Company, chair: number, action: string): Promise<Page> =>
  choose(company.phones[chair] as Phone, await pageOf(company, chair), { action, cards: [] })

/** Presses the button of a form by where it posts and what it carries. */
const press = async (
  company: Company,
  chair: number,
  to: string,
  fields: Readonly<Record<string, string>>,
): Promise<Page> => {
  const page = await pageOf(company, chair)
  const form = page.forms.find(
    ({ action, fields: carried }) =>
      action === seat(company.id, chair) + to &&
      Object.entries(fields).every(([name, value]) => carried.some(([key, held]) => key === name && held === value)),
  )
  if (form === undefined) throw new Error(`no form to ${to} ${JSON.stringify(fields)}`)
  return (company.phones[chair] as Phone).submit(form)
}

describe('together', () => {
  it('what showed nobody a card is undone at once', async () => {
    const company = await dealtTable('ekarte')
    const chair = await elder(company)
    await tap(company, chair, 'stand')
    const undone = await press(company, chair, '/ask', { kind: 'undo' })
    expect(undone.status).toBe(200)
    expect(choices(undone).map(({ action }) => action)).toContain('propose')
    expect(await logLength(company.id)).toBe(2)
    expect((await new Phone().open(`/t/${company.id}/story`)).html).toContain('ångrade det senaste')
  })

  it('otherwise the other is asked, and a record of the whole match still replays', async () => {
    const company = await dealtTable('ekarte')
    const chair = await elder(company)
    await tap(company, chair, 'propose')
    await tap(company, 1 - chair, 'accept')
    const asked = await press(company, chair, '/ask', { kind: 'undo' })
    expect(asked.html).toContain('Väntar på svar från')
    await press(company, 1 - chair, '/answer', { yes: '1' })
    expect(choices(await pageOf(company, chair)).map(({ action }) => action)).toContain('propose')
    await tap(company, chair, 'stand')
    const entries = await runInDurableObject(env.TABLES.getByName(company.id), (_, state) =>
      state.storage.sql.exec<{ number: number }>('SELECT number FROM log ORDER BY number').toArray(),
    )
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index))
  })

  it('a deadline that passes while nobody is online is served by the alarm, and by the next visit', async () => {
    for (const served of ['alarm', 'visit']) {
      const company = await dealtTable('ekarte', ['Karin', 'Farfar'], { pace: '12', late: 'clock' })
      const before = await logLength(company.id)
      vi.setSystemTime(NOON + 13 * HOUR)
      if (served === 'alarm') expect(await runDurableObjectAlarm(env.TABLES.getByName(company.id))).toBe(true)
      else await new Phone().open(`/t/${company.id}`)
      expect(await logLength(company.id)).toBe(before + 1)
      expect((await new Phone().open(`/t/${company.id}/story`)).html).toContain('Tiden var ute')
      vi.setSystemTime(NOON)
    }
  })

  it('the page tells the deadline, and stands still for somebody away', async () => {
    const company = await dealtTable('ekarte', ['Karin', 'Farfar'], { pace: '24', late: 'clock' })
    const chair = await elder(company)
    expect((await pageOf(company, chair)).html).toContain('Tid till i morgon 12:00')
    const away = formTo(await pageOf(company, chair), `${seat(company.id, chair)}/away`)
    await (company.phones[chair] as Phone).submit(away, undefined, { until: '2026-12-04' })
    expect((await pageOf(company, 1 - chair)).html).toMatch(/är borta till och med fredag/)
    vi.setSystemTime(NOON + 3 * DAY)
    const before = await logLength(company.id)
    await new Phone().open(`/t/${company.id}`)
    expect(await logLength(company.id)).toBe(before)
    const back = formTo(await pageOf(company, chair), `${seat(company.id, chair)}/away`)
    expect((await (company.phones[chair] as Phone).submit(back)).html).not.toContain('Du är borta')
  })

  it('a day away ends where the reader is, as the page says it', async () => {
    const company = await dealtTable('ekarte')
    const chair = await elder(company)
    // In Los Angeles it is four in the afternoon of 30 November, and in Stockholm the day after.
    vi.setSystemTime(NOON + 13 * HOUR)
    const far = { cf: { timezone: 'America/Los_Angeles' }, headers: { 'cf-ray': 'LAX' } } as const
    const phone = company.phones[chair] as Phone
    const shown = await (await phone.send(seat(company.id, chair), far)).text()
    expect(shown).toContain('min="2026-11-30"')
    const posted = await phone.send(`${seat(company.id, chair)}/away`, {
      ...far,
      method: 'POST',
      headers: { ...far.headers, origin: ORIGIN },
      body: new URLSearchParams({ until: '2026-11-30' }),
    })
    expect(posted.status).toBe(303)
    expect(await (await phone.send(seat(company.id, chair), far)).text()).toContain('Du är borta till och med i dag')
  })

  it('the seat’s page reckons in the zone that its reader has chosen', async () => {
    const company = await dealtTable('ekarte')
    const chair = await elder(company)
    const phone = company.phones[chair] as Phone
    vi.setSystemTime(NOON + 13 * HOUR)
    expect((await pageOf(company, chair)).html).toContain('min="2026-12-01"')
    await phone.post('/me', { name: 'Karin', lang: 'sv', zone: 'America/Los_Angeles', from: '', to: '0' })
    expect((await pageOf(company, chair)).html).toContain('min="2026-11-30"')
  })

  it('a bot plays for somebody who is away and asks for that, until they are back', async () => {
    const company = await dealtTable('ekarte')
    const chair = await elder(company)
    const away = formTo(await pageOf(company, chair), `${seat(company.id, chair)}/away`)
    const gone = await (company.phones[chair] as Phone).submit(away, undefined, { until: '2026-12-04' }, [
      { name: 'bot', value: '1' },
    ])
    // The bot has played already, and it is for the other to go on.
    expect(choices(gone)).toEqual([])
    const other = await pageOf(company, 1 - chair)
    expect(other.html).toMatch(/En dator spelar åt (Karin|Farfar)/)
    expect(other.html).toMatch(/är borta till/)
    vi.setSystemTime(NOON + 5 * DAY)
    expect((await pageOf(company, 1 - chair)).html).not.toMatch(/En dator spelar åt (Karin|Farfar)\.</)
    expect((await new Phone().open(`/t/${company.id}/story`)).html).toMatch(/spelar själv igen/)
  })

  it('longer than two weeks away is for the others to grant; until they do, time runs', async () => {
    const company = await dealtTable('ekarte', ['Karin', 'Farfar'], { pace: '168', late: 'clock' })
    const chair = await elder(company)
    const days = { until: '2027-01-20' }
    const asks = async () => {
      const away = formTo(await pageOf(company, chair), `${seat(company.id, chair)}/away`)
      return (company.phones[chair] as Phone).submit(away, undefined, days)
    }
    expect((await asks()).html).toContain('Väntar på svar från')
    const other = await pageOf(company, 1 - chair)
    expect(other.html).toMatch(/vill vara borta till .*20 januari/)
    await press(company, 1 - chair, '/answer', { yes: '0' })
    expect((await pageOf(company, chair)).html).not.toContain('Du är borta')
    await asks()
    await press(company, 1 - chair, '/answer', { yes: '1' })
    expect((await pageOf(company, chair)).html).toMatch(/Du är borta till .*20 januari/)
    const before = await logLength(company.id)
    vi.setSystemTime(NOON + 45 * DAY)
    await new Phone().open(`/t/${company.id}`)
    expect(await logLength(company.id)).toBe(before)
    const far = formTo(await pageOf(company, 1 - chair), `${seat(company.id, 1 - chair)}/away`)
    const refused = await (company.phones[1 - chair] as Phone).submit(far, undefined, { until: '2027-12-24' })
    expect([refused.status, refused.html.includes('inom tre månader')]).toEqual([409, true])
  })

  it('after two missed deadlines the other may let somebody new take the seat, whose old link is dead', async () => {
    const company = await dealtTable('ekarte', ['Karin', 'Farfar'], { pace: '12', late: 'clock' })
    const chair = await elder(company)
    for (let day = 1; day <= 6; day++) {
      vi.setSystemTime(NOON + day * DAY)
      for (const action of ['accept', 'refuse']) {
        const page = await pageOf(company, 1 - chair)
        if (choices(page).some((choice) => choice.action === action)) await tap(company, 1 - chair, action)
      }
      const page = await pageOf(company, 1 - chair)
      if (page.html.includes('hör inte av sig')) break
      const [card] = choices(page).filter(({ action }) => action.startsWith('play'))
      if (card !== undefined) await choose(company.phones[1 - chair] as Phone, page, card)
    }
    const old = await (company.phones[chair] as Phone).send(`${seat(company.id, chair)}/ws`, {
      headers: { upgrade: 'websocket' },
    })
    old.webSocket?.accept()
    const closed = new Promise((resolve) => old.webSocket?.addEventListener('close', ({ code }) => resolve(code)))
    await press(company, 1 - chair, '/ask', { kind: 'replace' })
    // Whoever comes next is told of their turns, though the other's page is still open somewhere.
    expect(await closed).toBe(4001)
    const shut = await (company.phones[chair] as Phone).open(seat(company.id, chair))
    expect([shut.status, shut.html.includes('Platsen är ledig')]).toEqual([403, true])
    const svea = new Phone()
    const taken = await sit(svea, company.id, 'Svea')
    expect(taken.path).toBe(seat(company.id, chair))
    expect(taken.status).toBe(200)
    expect((await pageOf(company, 1 - chair)).html).toContain('Svea')
    const late = await (company.phones[chair] as Phone).open(seat(company.id, chair))
    expect(late.html).toContain('Här sitter Svea nu.')
    // What was done on the seat before was not done by Svea.
    const story = (await svea.open(`/t/${company.id}/story`)).html
    const before = chair === 0 ? 'Karin' : 'Farfar'
    expect(story).toContain('Svea tog över platsen')
    expect(story).toContain(`bordet spelade åt ${before}`)
    expect(story).not.toMatch(/(gav|åt) Svea|Svea (gav|spelade)/)
  })

  it('somebody leaves for whom a bot plays: the others can still give the seat to a person, or end the match', async () => {
    const company = await dealtTable('ekarte')
    const chair = await elder(company)
    const away = formTo(await pageOf(company, chair), `${seat(company.id, chair)}/away`)
    await (company.phones[chair] as Phone).submit(away, undefined, { until: '2026-12-04' }, [
      { name: 'bot', value: '1' },
    ])
    expect((await pageOf(company, 1 - chair)).html).not.toContain('Låt någon annan ta över')
    const leave = `${seat(company.id, chair)}/leave`
    const form = formTo(await (company.phones[chair] as Phone).open(leave), `${seat(company.id, chair)}/come`)
    await (company.phones[chair] as Phone).submit(form)
    await press(company, 1 - chair, '/ask', { kind: 'replace' })
    expect((await pageOf(company, 1 - chair)).html).toMatch(/Platsen efter (Karin|Farfar) är ledig/)
  })

  it('somebody leaves, and the match is ended by those left', async () => {
    const company = await dealtTable('ekarte')
    const leave = await (company.phones[0] as Phone).open(`${seat(company.id, 0)}/leave`)
    const gone = await (company.phones[0] as Phone).submit(formTo(leave, `${seat(company.id, 0)}/come`))
    expect(gone.html).not.toContain(`${seat(company.id, 0)}/leave`)
    const ended = await press(company, 1, '/ask', { kind: 'end' })
    expect(ended.html).toContain(`/t/${company.id}/record`)
    expect((await new Phone().send(`/t/${company.id}/record`)).status).toBe(200)
  })

  it('a finished table is cleared away after ninety days, an idle one after a hundred and eighty; the page warns', async () => {
    const idle = await dealtTable('ekarte')
    vi.setSystemTime(NOON + 167 * DAY)
    expect((await pageOf(idle, 0)).html).toContain('Bordet plockas undan')
    vi.setSystemTime(NOON + 181 * DAY)
    expect((await new Phone().open(`/t/${idle.id}`)).status).toBe(404)
    const rows = await runInDurableObject(env.TABLES.getByName(idle.id), (_, state) =>
      state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('meta', 'log', 'snapshot')").toArray(),
    )
    expect(rows).toEqual([])
  })

  it('the maker may clear the table away at once, nobody else', async () => {
    const company = await dealtTable('ekarte')
    expect((await (company.phones[1] as Phone).post(`${seat(company.id, 1)}/remove`, {})).status).toBe(409)
    const asked = await (company.phones[0] as Phone).open(`${seat(company.id, 0)}/remove`)
    expect((await (company.phones[0] as Phone).submit(formTo(asked, `${seat(company.id, 0)}/remove`))).path).toBe('/')
    expect((await (company.phones[1] as Phone).open(seat(company.id, 1))).status).toBe(404)
  })
})
