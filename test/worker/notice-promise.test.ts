import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../src/table/pace.ts'
import { type Circle, circle, noticesAt, passTime, personOn, setClock, tellAt, waitingAt } from './notices.ts'
import type { Phone } from './phone.ts'
import { choices, choose, goOn, seat } from './table.ts'

const NOON = Date.parse('2027-03-01T11:00:00Z')
beforeEach(() => setClock(NOON))

/** The one whose turn it is takes the first choice on the page. */
const playOne = async ({ id, phones }: Circle): Promise<number> => {
  const [turn] = await waitingAt(id)
  const chair = turn?.chair ?? 0
  const phone = phones[chair] as Phone
  const page = await goOn(phone, await phone.open(seat(id, chair)))
  const [choice] = choices(page).filter(({ action }) => !/^(concede|knock)/.test(action))
  if (choice === undefined) throw new Error('nothing to do')
  await choose(phone, page, choice)
  return chair
}
const waits = async ({ id }: Circle): Promise<number> => (await waitingAt(id))[0]?.chair ?? -1
const count = async ({ boxes }: Circle): Promise<readonly number[]> =>
  Promise.all(boxes.map(async (box) => (await noticesAt(box)).length))
const until = (one: Circle, at: number) => passTime({ tables: [one.id], people: one.people }, at)

describe('the promise', () => {
  it('a turn makes one notice, to the one whose turn it is, with the way to their seat', async () => {
    const company = await circle('ekarte', ['Karin', 'Farfar'])
    const chair = await waits(company)
    await until(company, NOON + 5 * MINUTE)
    expect(await count(company)).toEqual([0, 1].map((one) => Number(one === chair)))
    await until(company, NOON + 48 * HOUR)
    expect((await count(company))[chair]).toBe(1)
    const [notice] = await noticesAt(company.boxes[chair] as never)
    expect(notice).toMatchObject({ title: 'Din tur: Ekarté' })
    const path = new URL(notice?.click ?? '').pathname
    expect((await (company.phones[chair] as Phone).open(path)).path).toBe(seat(company.id, chair))
  })
})
