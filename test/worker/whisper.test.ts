import { describe, expect, it } from 'vitest'
import { type Page, Phone } from './phone.ts'
import {
  choices,
  choose,
  dealtTable,
  formTo,
  gzipped,
  logLength,
  MOST_BYTES,
  seat,
  setTable,
  snapshot,
} from './table.ts'

const FAMILY = { preset: 'family' }
const NAMES = ['Karin', 'Farfar', 'Bo', 'Svea']

/** The phone whose turn it is, with its page. */
const onTurn = async (id: string, phones: readonly Phone[]): Promise<readonly [Phone, Page, number]> => {
  for (const [chair, phone] of phones.entries()) {
    const page = await phone.open(seat(id, chair))
    if (page.html.includes('class="tray"')) return [phone, page, chair]
  }
  throw new Error('nobody is on turn')
}

const whisperForm = (page: Page) => page.forms.find(({ action }) => action.endsWith('/whisper'))

describe('asking for advice', () => {
  it('at a family table shows what to do and why to the one who asked, and to all that they did', async () => {
    const { id, phones } = await dealtTable('spader', NAMES, FAMILY)
    const [phone, page, chair] = await onTurn(id, phones)
    const before = await logLength(id)
    const told = await phone.submit(formTo(page, `${seat(id, chair)}/whisper`))
    expect(told.html).toMatch(/class="whisper"[^>]*>.*Bjud \d/)
    expect(whisperForm(told)).toBeUndefined()
    expect(await logLength(id)).toBe(before + 1)
    expect(await gzipped(told.html)).toBeLessThan(MOST_BYTES)
    const strangers = await new Phone().open(`/t/${id}/story`)
    expect(strangers.html).toContain(`${NAMES[chair]} bad om ett råd`)
    for (const [other, its] of phones.entries()) {
      const { html } = await its.open(seat(id, other))
      expect(html.includes('class="whisper"')).toBe(other === chair)
    }
    // The same form once more says nothing twice, and what was said stays the same.
    const again = await phone.submit(formTo(page, `${seat(id, chair)}/whisper`))
    expect([again.html.match(/Bjud \d/)?.[0], await logLength(id)]).toEqual([
      told.html.match(/Bjud \d/)?.[0],
      before + 1,
    ])
    const bid = choices(told)[0] ?? expect.unreachable()
    const after = await choose(phone, told, bid)
    expect(after.html).not.toContain('class="whisper"')
  })

  it('is not offered and not given where the table does not allow it', async () => {
    const { id, phones } = await dealtTable('spader', NAMES)
    const [phone, page, chair] = await onTurn(id, phones)
    expect(whisperForm(page)).toBeUndefined()
    const stored = await snapshot(id)
    const refused = await phone.post(`${seat(id, chair)}/whisper`, { move: '0' })
    expect([refused.status, await snapshot(id)]).toEqual([409, stored])
    expect(refused.html).toContain('Vid det här bordet frågar man ingen om råd.')
  })

  it.each([
    ['ekarte', 'yes', true],
    ['ekarte', '', false],
    ['spader', 'no', false],
  ] as const)('is for the maker to allow: %s %s', async (game, whisper, offered) => {
    const people = game === 'ekarte' ? 2 : 4
    const rules = { ...(game === 'spader' && FAMILY), whisper }
    const { id, phones } = await dealtTable(game, NAMES.slice(0, people), rules)
    const [, page] = await onTurn(id, phones)
    expect(whisperForm(page) !== undefined).toBe(offered)
    const { html } = await new Phone().open(`/t/${id}/rules`)
    expect(html.includes('Får man be om råd?')).toBe(offered)
  })
})

it('at a family table those who sit down write a name and nothing else', async () => {
  const maker = new Phone()
  const id = await setTable(maker, 'spader', 'Mormor', FAMILY)
  const child = new Phone()
  const page = await child.open(`/t/${id}`)
  expect(page.html).not.toContain('name="cut"')
  const form = formTo(page, `/t/${id}`)
  await child.post(form.action, [
    ...form.fields.map(([name, value]) => [name, name === 'name' ? 'Lill' : value] as const),
    ['cut', 'ett ord'],
  ])
  const { chairs } = JSON.parse(await snapshot(id))
  expect(chairs[1]).toMatchObject({ name: 'Lill', cut: '' })
})

describe('a first match', () => {
  const text = 'Inga fler tips'

  it('explains what comes, to those who do not know the game, until they have done it', async () => {
    const { id, phones } = await dealtTable('ekarte')
    const [phone, page] = await onTurn(id, phones)
    expect(page.html).toContain(text)
    const after = await choose(
      phone,
      page,
      choices(page).find(({ action }) => action === 'propose') ?? choices(page)[0] ?? expect.unreachable(),
    )
    expect(after.html).not.toContain(text)
  })

  it('is over when its person says so, at every table and every game to come', async () => {
    const { id, phones } = await dealtTable('ekarte')
    const [phone, page, chair] = await onTurn(id, phones)
    const playNow = async (game: string) =>
      phone.submit(formTo(await phone.open('/'), '/play'), { name: 'game', value: game })
    const begun = await playNow('rodskagg')
    expect(begun.html).toContain(text)
    const silent = await phone.submit(formTo(page, `${seat(id, chair)}/no-lessons`))
    for (const { html } of [silent, await phone.open(begun.path), await playNow('sjufingre')]) {
      expect(html).toContain('class="tray"')
      expect(html).not.toContain(text)
    }
    // Until they change their mind.
    await phone.post('/me', { name: 'Karin', lang: 'sv', zone: 'Europe/Stockholm', from: '', to: '7', lessons: '1' })
    expect((await playNow('spader')).html).toContain(text)
  })

  it('is the first only: at the next table of the same game nothing is explained', async () => {
    const phone = new Phone()
    const first = await phone.submit(formTo(await phone.open('/'), '/play'), { name: 'game', value: 'ekarte' })
    expect(first.html).toContain(text)
    const second = await phone.submit(formTo(await phone.open('/'), '/play'), { name: 'game', value: 'ekarte' })
    expect(second.path).not.toBe(first.path)
    expect(second.html).not.toContain(text)
  })
})
