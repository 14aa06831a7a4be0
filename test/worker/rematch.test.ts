import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { openEnvelope } from '../../src/server/keys.ts'
import { type Page, Phone } from './phone.ts'
import { type Company, dealtTable, formTo, goOn, seat, sit, snapshot } from './table.ts'

/** A match that is over. */
const finished = async (): Promise<Company> => {
  const company = await dealtTable('ekarte', undefined, { 'o.games': '1' })
  const { id, phones } = company
  const [maker] = phones as [Phone]
  for (let page = await maker.open(seat(id, 0)); !page.html.includes('/rematch'); ) {
    const form = formTo(await goOn(maker, page), seat(id, 0))
    page = await maker.submit(form, { name: 'action', value: 'concede' })
  }
  return company
}

const rematchForm = (id: string, chair: number, page: Page) => formTo(page, `${seat(id, chair)}/rematch`)

/** The table where somebody has asked for another match. */
const again = async ({ id, phones }: Company, chair: number): Promise<string> => {
  const phone = phones[chair] as Phone
  const { path } = await phone.submit(rematchForm(id, chair, await phone.open(seat(id, chair))))
  return path.split('/')[2] ?? ''
}

const clearAway = async (phone: Phone, id: string): Promise<Page> =>
  phone.submit(formTo(await phone.open(`${seat(id, 0)}/remove`), `${seat(id, 0)}/remove`))

it('two who ask for another match at the same moment come to one table, and no second one is left over', async () => {
  const { id, phones } = await finished()
  const asks = await Promise.all(
    phones.map(async (phone, chair) => {
      const form = formTo(await phone.open(seat(id, chair)), `${seat(id, chair)}/rematch`)
      return { phone, form, sealed: form.fields.find(([name]) => name === 'sealed')?.[1] ?? '' }
    }),
  )
  const came = await Promise.all(asks.map(({ phone, form }) => phone.submit(form)))
  expect(came.map(({ status }) => status)).toEqual([200, 200])
  const [next] = new Set(came.map(({ path }) => path.split('/')[2]))
  expect(came.map(({ path }) => path)).toEqual([seat(next ?? '', 0), seat(next ?? '', 1)])
  const sealed = asks.map((ask) => openEnvelope(env.SECRET, ask.sealed)?.id ?? '')
  const found = await Promise.all(sealed.map((one) => new Phone().open(`/t/${one}`)))
  expect(sealed.filter((_, index) => found[index]?.status === 200)).toEqual([next])
})

it('whoever has left is not called to another match, and the others may decide about their seat', async () => {
  const { id, phones } = await dealtTable('ekarte')
  const [maker, bo] = phones as [Phone, Phone]
  await bo.post('/me', { name: 'Bosse', lang: 'da', zone: 'Europe/Copenhagen', from: '', to: '0' })
  await bo.post(`${seat(id, 1)}/come`, { how: 'leave' })
  await maker.post(`${seat(id, 0)}/ask`, { kind: 'end', about: '1' })
  const form = formTo(await maker.open(seat(id, 0)), `${seat(id, 0)}/rematch`)
  const { path } = await maker.submit(form)
  const next = path.split('/')[2] ?? ''
  const { chairs } = JSON.parse(await snapshot(next))
  expect(chairs[1]).toMatchObject({ name: 'Farfar', person: '', left: true })
  const mine = await bo.open('/me')
  expect(mine.html).not.toContain(next)
  expect(mine.html).toContain('value="Bosse"')
  expect((await maker.post(`${seat(next, 0)}/ask`, { kind: 'replace', about: '1' })).status).toBe(200)
  expect((await sit(new Phone(), next, 'Svea')).path).toBe(seat(next, 1))
})

it('a rematch leaves what people are called and read as they have it themselves', async () => {
  const { id, phones } = await dealtTable('ekarte')
  const [maker, bo] = phones as [Phone, Phone]
  await bo.post(`${seat(id, 1)}/come`, { how: 'leave' })
  await maker.post(`${seat(id, 0)}/ask`, { kind: 'end', about: '1' })
  await maker.post('/me', { name: 'Karin B', lang: 'en', zone: 'Europe/London', from: '', to: '0' })
  const form = formTo(await bo.open(seat(id, 1)), `${seat(id, 1)}/rematch`)
  const { path } = await bo.submit(form)
  const mine = await maker.open('/me')
  expect(mine.html).toContain('value="Karin B"')
  expect(mine.html).toContain(path.split('/')[2])
})

it('nobody sits down at a seat of a finished match', async () => {
  const { id, phones } = await dealtTable('spader', ['Karin', 'Bo', 'Cia', 'Dan'])
  const [maker, bo, cia, dan] = phones as [Phone, Phone, Phone, Phone]
  await bo.post(`${seat(id, 1)}/come`, { how: 'leave' })
  const asked = await maker.post(`${seat(id, 0)}/ask`, { kind: 'replace', about: '1' })
  await cia.submit(formTo(await cia.open(seat(id, 2)), `${seat(id, 2)}/answer`), undefined, { yes: '1' })
  expect(asked.status).toBe(200)
  await dan.post(`${seat(id, 3)}/come`, { how: 'leave' })
  const form = formTo(await new Phone().open(`/t/${id}`), `/t/${id}`)
  await maker.post(`${seat(id, 0)}/ask`, { kind: 'end', about: '3' })
  for (const [chair, phone] of [
    [0, maker],
    [2, cia],
  ] as const) {
    const page = await phone.open(seat(id, chair))
    const answer = page.forms.find(({ action }) => action.endsWith('/answer'))
    if (answer) await phone.submit(answer, undefined, { yes: '1' })
  }
  expect((await new Phone().submit(form, undefined, { name: 'Svea' })).status).toBe(409)
  const page = await maker.open(seat(id, 0))
  const { path } = await maker.submit(formTo(page, `${seat(id, 0)}/rematch`))
  const next = path.split('/')[2] ?? ''
  expect((await sit(new Phone(), next, 'Svea')).path).toBe(seat(next, 1))
})

it('a new table that was cleared away is offered no more, and the same people can play again', async () => {
  const company = await finished()
  const [maker, friend] = company.phones as [Phone, Phone]
  const next = await again(company, 0)
  const old = await friend.open(seat(company.id, 1))
  expect(old.html).toContain('Bordet är dukat på nytt.')
  await clearAway(maker, next)
  expect((await friend.open(seat(next, 1))).status).toBe(404)

  // A page from before it was cleared away says so, and shows how it stands.
  const told = await friend.submit(rematchForm(company.id, 1, old))
  expect([told.status, told.path]).toEqual([409, `${seat(company.id, 1)}/rematch`])
  expect(told.html).toContain('bortplockat')
  expect(told.html).toContain('Spela igen')

  const page = await friend.open(seat(company.id, 1))
  expect(page.html).not.toContain('Bordet är dukat på nytt.')
  const third = await again(company, 1)
  expect(third).not.toBe(next)
  expect(await again(company, 0)).toBe(third)
})

it('whoever has a new personal link at the new table comes there from the old one, on this phone and on others', async () => {
  const company = await finished()
  const [maker] = company.phones as [Phone]
  const next = await again(company, 0)
  const renewed = await maker.submit(formTo(await maker.open(`${seat(next, 0)}/new-link`), `${seat(next, 0)}/new-link`))
  expect(renewed.status).toBe(200)
  const came = await maker.submit(rematchForm(company.id, 0, await maker.open(seat(company.id, 0))))
  expect([came.status, came.path]).toEqual([200, seat(next, 0)])
})

it('a secret that cards were dealt with is never dealt with again, whatever page is sent once more', async () => {
  const phone = new Phone()
  const form = formTo(await phone.open('/new/ekarte'), '/new/ekarte')
  const { path } = await phone.submit(form, undefined, { name: 'Karin' })
  await phone.submit(formTo(await phone.open(path), `${path}/bots`), undefined, { strength: 'plain' })
  await phone.submit(formTo(await phone.open(path), `${path}/start`))
  await phone.submit(formTo(await phone.open(`${path}/remove`), `${path}/remove`))
  const asked = await phone.submit(form, undefined, { name: 'Karin' })
  expect([asked.status, asked.path]).toEqual([422, '/new/ekarte'])
  const other = await phone.submit(formTo(asked, '/new/ekarte'), undefined, { name: 'Karin' })
  expect(other.status).toBe(200)
  expect(other.path).not.toBe(path)
})

it('the first page as the back button shows it lays another table for another game, and after one was cleared away', async () => {
  const phone = new Phone()
  const home = await phone.open('/')
  const play = (game: string) => phone.submit(formTo(home, '/play'), { name: 'game', value: game })
  const first = await play('ekarte')
  expect((await play('ekarte')).path).toBe(first.path)
  const second = await play('spader')
  expect(second.html).toContain('Spader')
  expect(second.path).not.toBe(first.path)
  await phone.submit(formTo(await phone.open(`${first.path}/remove`), `${first.path}/remove`))
  const third = await play('ekarte')
  expect([third.status, third.path === first.path]).toEqual([200, false])
})
