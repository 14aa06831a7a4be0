import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { openEnvelope } from '../../src/server/keys.ts'
import { Phone } from './phone.ts'
import { dealtTable, formTo, goOn, seat, sit, snapshot } from './table.ts'

it('two who ask for another match at the same moment come to one table, and no second one is left over', async () => {
  const { id, phones } = await dealtTable('ekarte', undefined, { 'o.games': '1' })
  const [maker] = phones as [Phone]
  for (let page = await maker.open(seat(id, 0)); !page.html.includes('/rematch'); ) {
    const form = formTo(await goOn(maker, page), seat(id, 0))
    page = await maker.submit(form, { name: 'action', value: 'concede' })
  }
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
