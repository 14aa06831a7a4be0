import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../../src/table/pace.ts'
import { type Circle, circle, type Ntfy, noticesAt, passTime, setClock } from './notices.ts'
import { Phone } from './phone.ts'
import { choices, choose, formTo, goOn, seat } from './table.ts'

const NOON = Date.parse('2027-03-01T11:00:00Z')
beforeEach(() => setClock(NOON))

const until = (company: Circle, at: number) => passTime({ tables: [company.id], people: company.people }, at)

/** The notices about the end of the table, by chair. */
const endings = async ({ boxes }: Circle): Promise<readonly (readonly Ntfy[])[]> =>
  Promise.all(boxes.map(async (box) => (await noticesAt(box)).filter(({ title }) => title.includes('plockas'))))
const counts = async (company: Circle) => (await endings(company)).map(({ length }) => length)

/** Somebody does the first thing that can be done. */
const playOn = async ({ id, phones }: Circle): Promise<void> => {
  for (const [chair, phone] of phones.entries()) {
    const page = await goOn(phone, await phone.open(seat(id, chair)))
    const [choice] = choices(page)
    if (choice !== undefined) return void (await choose(phone, page, choice))
  }
}

describe('a table that nobody comes back to', () => {
  it('is told of once to each of its people, fourteen days before it goes, and goes', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    await until(company, NOON + 166 * DAY - HOUR)
    expect(await counts(company)).toEqual([0, 0])
    await until(company, NOON + 166 * DAY + HOUR)
    expect(await counts(company)).toEqual([1, 1])
    const [[first], [second]] = (await endings(company)) as [Ntfy[], Ntfy[]]
    expect(first).toMatchObject({
      title: 'Bordet plockas snart undan: Ekarté',
      message: expect.stringMatching(/^Med Farfar\. Det sker .+, om ingen spelar vidare\./),
    })
    const led = await new Phone().open(new URL(second?.click ?? '').pathname)
    expect(led.html).toContain('Är det du, Farfar?')
    await until(company, NOON + 179 * DAY)
    expect(await counts(company)).toEqual([1, 1])
    await until(company, NOON + 181 * DAY)
    expect([await counts(company), (await new Phone().open(`/t/${company.id}`)).status]).toEqual([[1, 1], 404])
  })

  it('stays when somebody plays on, and is told of anew when that was long ago', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    await until(company, NOON + 170 * DAY)
    await playOn(company)
    await until(company, NOON + (170 + 160) * DAY)
    expect(await counts(company)).toEqual([1, 1])
    expect((await new Phone().open(`/t/${company.id}`)).status).toBe(200)
    await until(company, NOON + (170 + 167) * DAY)
    expect(await counts(company)).toEqual([2, 2])
  })

  it('is not told of any more when somebody has played on before the notice could come', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    for (const phone of company.phones)
      await phone.submit(formTo(await phone.open('/me'), '/me'), undefined, { from: '10', to: '20' })
    await until(company, NOON + 166 * DAY + HOUR)
    await playOn(company)
    await until(company, NOON + 175 * DAY)
    expect(await counts(company)).toEqual([0, 0])
  })
})

it('a finished match is told of after seventy-six days, with the way to keep it', async () => {
  const company = await circle('ekarte', ['Karin', 'Farfar'])
  const leaver = company.phones[0] as Phone
  const leave = await leaver.open(`${seat(company.id, 0)}/leave`)
  await leaver.submit(formTo(leave, `${seat(company.id, 0)}/come`))
  const [, other] = company.phones as [Phone, Phone]
  const page = await other.open(seat(company.id, 1))
  const end = page.forms.find(({ fields }) => fields.some(([, value]) => value === 'end'))
  await other.submit(end ?? expect.unreachable())
  await until(company, NOON + 77 * DAY)
  expect(await counts(company)).toEqual([1, 1])
  expect((await endings(company))[1]?.[0]?.message).toContain('Spara matchen som fil')
  expect((await other.open(seat(company.id, 1))).html).toMatch(/class="slip".*Bordet plockas undan.*record/)
  await until(company, NOON + 91 * DAY)
  expect((await new Phone().open(`/t/${company.id}`)).status).toBe(404)
})
