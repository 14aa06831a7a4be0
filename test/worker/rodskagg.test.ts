import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type Page, Phone } from './phone.ts'
import {
  type Choice,
  type Company,
  choices,
  choose,
  dealtTable,
  formTo,
  MOST_BYTES,
  playOut,
  seat,
  setTable,
  snapshot,
} from './table.ts'

const NAMES = ['Karin', 'Bo', 'Grandpa Alexander', 'Svea', 'Ali', 'Britta-Lena', 'Olle']

/** What is tapped in order to get on: nothing is said, nobody is knocked; as many cards go as were drawn, and six stay. */
const onward = (page: Page): readonly Choice[] => {
  const boxes = page.forms.find(({ action }) => action === page.path)?.boxes ?? []
  const cards = boxes.slice(6).map(({ value }) => value)
  return choices(page)
    .filter(({ action }) => !/^(say|knock|bid redbeard)/.test(action))
    .map((choice) => (choice.action === 'discard' ? { ...choice, cards } : choice))
}

describe('Rödskägg with forms only', () => {
  it('plays a match of seven with rituals to its end, on small pages', { timeout: 240_000 }, async () => {
    const company = await dealtTable('rodskagg', NAMES, { preset: 'femopp', seats: '7', 'o.deals': '2' })
    expect(await playOut(company, onward)).toBeLessThan(MOST_BYTES)
    const [maker] = company.phones as [Phone]
    const over = await maker.open(seat(company.id, 0))
    expect(over.html).toMatch(/12 [−+] \d/)
    for (const page of ['sheet', 'story', 'rules', 'fair'])
      expect((await maker.open(`/t/${company.id}/${page}`)).status).toBe(200)
    const again = await maker.submit(formTo(over, `${seat(company.id, 0)}/rematch`))
    expect(again.status).toBe(200)
  })

  it('plays a match of three without rituals, nobody looking after anything', { timeout: 120_000 }, async () => {
    const company = await dealtTable('rodskagg', NAMES.slice(0, 3), { seats: '3', 'o.deals': '3' })
    expect(await playOut(company, onward)).toBeLessThan(MOST_BYTES)
  })
})

/** Changes what is stored of a table. */
const restore = async (id: string, change: (table: Stored) => void): Promise<void> => {
  const table = JSON.parse(await snapshot(id)) as Stored
  change(table)
  await runInDurableObject(env.TABLES.getByName(id), (_, state) =>
    state.storage.sql.exec('UPDATE snapshot SET body = ?', JSON.stringify(table)),
  )
}
interface Stored {
  readonly match: { readonly state: { scores: readonly number[] } }
  readonly chairs: { seenDeal: number }[]
}

/** Everybody's score becomes 2, as late in a match. */
const setBack = (id: string): Promise<void> =>
  restore(id, ({ match: { state } }) => {
    state.scores = state.scores.map(() => 2)
  })

/** The first who can do something that begins so does it. Answers who, or nobody. */
const first = async ({ id, phones }: Company, start: string): Promise<number | undefined> => {
  for (const [chair, phone] of phones.entries()) {
    const page = await phone.open(seat(id, chair))
    const choice = choices(page).find(({ action }) => action.startsWith(start))
    if (choice === undefined) continue
    expect((await choose(phone, page, choice)).status).toBe(200)
    return chair
  }
  return undefined
}

describe('RO-R4 one left', () => {
  /** A table where somebody has just taken the first trick and stands on one; that chair. */
  const onOne = async (): Promise<Company & { readonly chair: number }> => {
    const company = await dealtTable('rodskagg', NAMES.slice(0, 3), { preset: 'femopp', seats: '3' })
    await setBack(company.id)
    for (const action of ['cut', 'deal-ready', 'pick-up', 'pick-up', 'bid 0', 'bid 0', 'bid 0', 'play', 'play', 'play'])
      await first(company, action)
    const pages = await Promise.all(company.phones.map((phone, chair) => phone.open(seat(company.id, chair))))
    return { ...company, chair: pages.findIndex((page) => choices(page).some(({ action }) => /^play/.test(action))) }
  }
  const press = async ({ id, phones }: Company, chair: number, action: string) => {
    const phone = phones[chair] as Phone
    return choose(phone, await phone.open(seat(id, chair)), { action, cards: [] })
  }
  const chairToSeat = async (id: string, chair: number): Promise<number> =>
    JSON.parse(await snapshot(id)).match.seating.indexOf(chair)

  it('is said, and then nobody can knock for it', async () => {
    const table = await onOne()
    expect((await press(table, table.chair, 'say 1')).status).toBe(200)
    expect((await press(table, table.chair, 'say 0')).status).toBe(422)
    await first(table, 'play')
    const other = (table.chair + 1) % 3
    const knocked = await press(table, other, `knock score ${await chairToSeat(table.id, table.chair)}`)
    expect(knocked.html).toMatch(/ · \+1<\/small>/)
    expect((await new Phone().open(`/t/${table.id}/story`)).html).toContain('i onödan: +1')
    expect((await new Phone().open(`/t/${table.id}/story`)).html).toContain('sa: Ett kvar')
  })

  it('costs six when it is forgotten and somebody knocks, however often the form is sent', async () => {
    const table = await onOne()
    await first(table, 'play')
    const other = (table.chair + 1) % 3
    const phone = table.phones[other] as Phone
    const page = await phone.open(seat(table.id, other))
    const knock = { action: `knock score ${await chairToSeat(table.id, table.chair)}`, cards: [] }
    const pages = [await choose(phone, page, knock), await choose(phone, page, knock)]
    for (const { html } of pages) expect(html.match(/ · \+6<\/small>/g)?.length).toBe(1)
  })
})

it('RO-R the knocks stand beside a finished deal, too, when the clock was ready for its reader', async () => {
  const company = await dealtTable('rodskagg', NAMES.slice(0, 3), { preset: 'femopp', seats: '3' })
  for (const action of ['cut', 'deal-ready', 'pick-up', 'pick-up', 'bid 0', 'bid 0', 'bid 0'])
    await first(company, action)
  for (let step = 0; step < 40 && (await first(company, 'cut')) === undefined; step++)
    for (const action of ['play', 'ask', 'stay', 'ready']) await first(company, action)
  await restore(company.id, ({ chairs: [karin] }) => {
    if (karin) karin.seenDeal = 0
  })
  const [phone] = company.phones as [Phone]
  const page = await phone.open(seat(company.id, 0))
  expect(page.html).toContain('/go-on')
  const peeked = await choose(phone, page, { action: 'knock peek 1', cards: [] })
  expect(peeked.status).toBe(200)
  expect((await phone.open(`/t/${company.id}/story`)).html).toContain('i onödan: +1')
})

describe('phrases of the table’s own', () => {
  const RULES = { preset: 'femopp', seats: '3', 'phrase.ready': '  Varsågoda &  ta ', 'phrase.zero': 'Nollan' }

  it('stand on the buttons, in the story, in the rules and at the next table', { timeout: 120_000 }, async () => {
    const company = await dealtTable('rodskagg', NAMES.slice(0, 3), { ...RULES, 'o.deals': '1' })
    const { id, phones } = company
    const pages = await Promise.all(phones.map((phone, chair) => phone.open(seat(id, chair))))
    expect(pages.every(({ html }) => html.includes('Nollan'))).toBe(true)
    await playOut(company, onward)
    const [maker] = phones as [Phone]
    expect((await maker.open(`/t/${id}/story`)).html).toContain('sa: Varsågoda &amp; ta')
    expect((await maker.open(`/t/${id}/rules`)).html).toContain('Varsågoda &amp; ta')
    const over = await maker.open(seat(id, 0))
    expect((await maker.submit(formTo(over, `${seat(id, 0)}/rematch`))).html).toContain('Nollan')
  })

  it('are said as usual when they are left empty, in the language of each', async () => {
    const { id, phones } = await dealtTable('rodskagg', NAMES.slice(0, 3), { preset: 'femopp', seats: '3' })
    const [maker] = phones as [Phone]
    expect((await maker.open(seat(id, 0))).html).toContain('Ett kvar')
  })

  it('have at most forty characters', async () => {
    const phone = new Phone()
    const form = formTo(await phone.open('/new/rodskagg'), '/new/rodskagg')
    const long = { name: 'Karin', 'phrase.ask': 'a'.repeat(41) }
    const refused = await phone.submit(form, undefined, long)
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('högst 40 tecken')
    expect(refused.html).toContain('a'.repeat(41))
    const id = await setTable(phone, 'rodskagg', 'Karin', { 'phrase.ask': 'å'.repeat(40) })
    expect((await phone.open(`/t/${id}/rules`)).html).toContain('å'.repeat(40))
  })
})
