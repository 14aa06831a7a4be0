import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { openEnvelope } from '../../src/server/keys.ts'
import { Phone } from './phone.ts'
import { dealtTable, formTo, goOn, seat } from './table.ts'

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
