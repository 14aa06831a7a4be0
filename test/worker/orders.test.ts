import { describe, expect, test } from 'vitest'
import type { Page, Phone } from './phone.ts'
import {
  type Company,
  choices,
  choose,
  dealtTable,
  formTo,
  gzipped,
  logLength,
  MOST_BYTES,
  seat,
  snapshot,
} from './table.ts'

/** The pages of everybody at a table, and of somebody who watches, as bytes. */
const pagesOf = async ({ id, phones }: Company): Promise<readonly string[]> => {
  const own = await Promise.all(phones.map((phone, chair) => phone.open(seat(id, chair))))
  return own.map(({ html }) => html)
}

interface Turn {
  readonly chair: number
  readonly phone: Phone
  readonly page: Page
}

/** The chairs by seat, and whose turn it is by seat; seats are by lot. */
const match = async ({ id }: Company) => {
  const table: { match: { seating: readonly number[]; turns: readonly (object | null)[] } } = JSON.parse(
    await snapshot(id),
  )
  return table.match
}

/** Whose turn it is. */
const onTurn = async (company: Company): Promise<Turn> => {
  const { seating, turns } = await match(company)
  const chair = seating[turns.findIndex((turn) => turn !== null)] ?? expect.unreachable()
  const phone = company.phones[chair] ?? expect.unreachable()
  return { chair, phone, page: await phone.open(seat(company.id, chair)) }
}

const act = async (company: Company, wanted: string): Promise<number> => {
  const { chair, phone, page } = await onTurn(company)
  const choice = choices(page).find(({ action }) => action.startsWith(wanted)) ?? expect.unreachable()
  expect((await choose(phone, page, choice)).status).toBe(200)
  return chair
}

/** The chairs in the order in which they come after this one. */
const followers = async (company: Company, chair: number): Promise<readonly number[]> => {
  const { seating } = await match(company)
  const at = seating.indexOf(chair)
  return [...seating.slice(at + 1), ...seating.slice(0, at)]
}

const spader = (): Promise<Company> => dealtTable('spader', ['Karin', 'Bo', 'Siv', 'Åke'])

const ordersForm = async ({ id, phones }: Company, chair: number) => {
  const phone = phones[chair] ?? expect.unreachable()
  return { phone, form: formTo(await phone.open(seat(id, chair)), `${seat(id, chair)}/orders`) }
}

/** Som 7 fingre for three, one deal of a kind, when all have given. */
const dealtFingers = async (kind: 'B' | 'S'): Promise<Company> => {
  const company = await dealtTable('sjufingre', ['Karin', 'Bo', 'Siv'], { seats: '3', 'o.programme': kind })
  for (let gift = 0; gift < 6; gift++) await act(company, 'give')
  return company
}

/** Every clause on a chair's page. */
const offeredTo = async ({ id, phones }: Company, chair: number): Promise<readonly string[]> => {
  const html = (await phones[chair]?.open(seat(id, chair)))?.html ?? ''
  return [...html.matchAll(/<option value="([^"]+)"/g)].map(([, clause = '']) => clause)
}

/** Gives orders from the form on a chair's page. */
const order = async (company: Company, chair: number, clauses: readonly string[], more = {}): Promise<Page> => {
  const { phone, form } = await ordersForm(company, chair)
  const move = form.fields.find(([name]) => name === 'move') ?? expect.unreachable()
  return phone.post(form.action, [
    move,
    ...clauses.map((clause) => ['clause', clause] as const),
    ...Object.entries(more),
  ] as [string, string][])
}

describe('orders', () => {
  test('a bid and cards laid beforehand come by themselves; nobody else can tell before', async () => {
    const company = await spader()
    const { chair } = await onTurn(company)
    const [next = 0, third = 0] = await followers(company, chair)

    const before = await pagesOf(company)
    const given = await order(company, next, ['no-nil: bid 3', 'nil: bid 2'])
    expect(given.status).toBe(200)
    expect(given.html).toContain('Bestämt i förväg')
    const since = await pagesOf(company)
    for (const other of company.phones.keys()) {
      if (other === next) expect(since[other]).not.toBe(before[other])
      else expect(since[other]).toBe(before[other])
    }

    await act(company, 'bid 2')
    expect((await onTurn(company)).chair).toBe(third)
    await act(company, 'bid 2')
    await act(company, 'bid 2')

    const leader = await onTurn(company)
    const [second = 0, mate = 0] = await followers(company, leader.chair)
    const { form } = await ordersForm(company, second)
    expect(form.fields.filter(([name]) => name === 'clause')).toHaveLength(4)
    const offered = (await company.phones[second]?.open(seat(company.id, second)))?.html ?? ''
    const first = [...'SHDC'].map((suit) => offered.match(`value="(led ${suit}: [^"]+)"`)?.[1] ?? expect.unreachable())
    const played = await logLength(company.id)
    const laid = await pagesOf(company)
    expect((await order(company, second, first, { lasting: '1' })).html).toContain('för resten av given')
    const still = await pagesOf(company)
    expect(still.filter((html, other) => html !== laid[other])).toHaveLength(1)
    await act(company, 'play')
    expect((await onTurn(company)).chair).toBe(mate)
    expect(await logLength(company.id)).toBe(played + 2)
  })

  test('in Ekarté the dealer settles the answer and the exchange at once; nobody else can tell before', async () => {
    const company = await dealtTable('ekarte')
    const elder = await onTurn(company)
    const [dealer = 0] = await followers(company, elder.chair)
    const before = await pagesOf(company)
    const path = seat(company.id, dealer)
    const page = (await company.phones[dealer]?.open(path)) ?? expect.unreachable()
    const clause = page.html.match(/value="(asked: accept, exchange: keep [^"]+)"/)?.[1] ?? expect.unreachable()
    const given = await order(company, dealer, [clause])
    expect(given.html).toContain('Om byte föreslås: ja, och byt alla utom ')
    expect(await gzipped(given.html)).toBeLessThan(MOST_BYTES)
    const since = await pagesOf(company)
    expect(since.map((html, chair) => html === before[chair])).toEqual(before.map((_, chair) => chair !== dealer))

    await act(company, 'propose')
    const told = (await company.phones[dealer]?.open(path))?.html ?? ''
    expect(told).toContain('När jag ska byta: byt alla utom ')
    const still = await onTurn(company)
    expect(still.chair).toBe(elder.chair)
    expect(still.page.html).not.toContain('id="given"')
    const entries = await logLength(company.id)
    await act(company, 'discard')
    expect(await logLength(company.id)).toBe(entries + 2)
    expect((await onTurn(company)).chair).toBe(elder.chair)
    expect((await company.phones[dealer]?.open(path))?.html).not.toContain('id="given"')
  })

  test('in a build deal a card is laid as it was arranged; nobody else can tell before', async () => {
    const company = await dealtFingers('B')
    const { chair } = await onTurn(company)
    const [next = 0] = await followers(company, chair)
    const before = await pagesOf(company)
    const offered = await offeredTo(company, next)
    const lays = offered.filter((clause) => clause.startsWith('else: lay '))
    expect(lays).toHaveLength(20)
    // A lay is legal unless its number is the one on the table: of four numbers three are.
    const numbers = new Map(lays.map((clause) => [clause.replace(/\D/g, ''), clause]))
    const given = await order(company, next, [...numbers.values()].slice(0, 4))
    expect(given.html).toContain('Annars: lägg ')
    expect(await gzipped(given.html)).toBeLessThan(MOST_BYTES)
    const since = await pagesOf(company)
    expect(since.map((html, at) => html === before[at])).toEqual(before.map((_, at) => at !== next))

    const entries = await logLength(company.id)
    await act(company, 'lay')
    expect(await logLength(company.id)).toBe(entries + 2)
    expect((await onTurn(company)).chair).not.toBe(next)
    expect((await company.phones[next]?.open(seat(company.id, next)))?.html).not.toContain('id="given"')
  })

  test('in a solitaire deal wishes are laid as they come to fit, to the end of the deal', async () => {
    const company = await dealtFingers('S')
    const { chair } = await onTurn(company)
    const others = await followers(company, chair)
    for (const other of others) {
      const offered = await offeredTo(company, other)
      // Of each colour the card nearest to the eight: sooner or later one of them fits.
      const near = (clause: string): number => Math.abs(Number(clause.replace(/\D/g, '')) - 8)
      const cards = offered.filter((clause) => clause.startsWith('first: ')).toSorted((a, b) => near(a) - near(b))
      const before = await pagesOf(company)
      const given = await order(company, other, cards.slice(0, 8), { lasting: '1' })
      expect(given.html).toContain('I första hand: ')
      expect(given.html).toContain('för resten av given')
      expect(await gzipped(given.html)).toBeLessThan(MOST_BYTES)
      const since = await pagesOf(company)
      expect(since.map((html, at) => html === before[at])).toEqual(before.map((_, at) => at !== other))
    }
    let byItself = 0
    for (let turn = 0; turn < 9; turn++) {
      const entries = await logLength(company.id)
      await act(company, 'play')
      byItself += (await logLength(company.id)) - entries - 1
    }
    expect(byItself).toBeGreaterThan(1)
  })

  test('they can be taken back, and what is not offered is refused', async () => {
    const company = await spader()
    const { chair } = await onTurn(company)
    const [next = 0] = await followers(company, chair)
    await order(company, next, ['no-nil: bid 3'])
    expect((await order(company, next, [])).html).not.toContain('Bestämt i förväg<')
    await act(company, 'bid 2')
    expect((await onTurn(company)).chair).toBe(next)

    const phone = company.phones[next] ?? expect.unreachable()
    const path = `${seat(company.id, next)}/orders`
    const move = (await phone.open(seat(company.id, next))).html.match(/name="move" value="(\d+)"/)?.[1] ?? ''
    expect((await phone.post(path, { move, clause: 'no-nil: bid 3' })).status).toBe(409)
    expect((await phone.post(path, { move: '99', clause: '' })).status).toBe(409)
    expect((await phone.post(path, { move, clause: '', more: '1' })).status).toBe(422)
    expect((await phone.post(path, { clause: '' })).status).toBe(422)
    const stranger = company.phones[chair] ?? expect.unreachable()
    expect((await stranger.post(path, { move, clause: '' })).status).toBe(403)
  })

  test('the rest can be claimed in play only, and only when it is certain', async () => {
    const company = await spader()
    const { chair, phone } = await onTurn(company)
    const path = `${seat(company.id, chair)}/claim`
    expect((await phone.post(path, { move: '0' })).status).toBe(409)
    for (let bid = 0; bid < 4; bid++) await act(company, 'bid 2')
    const turn = await onTurn(company)
    const forms = await Promise.all(
      company.phones.map(async (one, at) => (await one.open(seat(company.id, at))).forms.map(({ action }) => action)),
    )
    for (const [at, actions] of forms.entries()) expect(actions).toContain(`${seat(company.id, at)}/claim`)
    const refused = await turn.phone.submit(formTo(turn.page, `${seat(company.id, turn.chair)}/claim`))
    expect(refused.status).toBe(409)
    expect(refused.html).toContain('Det är inte säkert att resten är dina')
  })

  test('the table plays for those who ask, and they can have it back; nobody else can tell', async () => {
    const company = await spader()
    const { chair, phone } = await onTurn(company)
    const path = `${seat(company.id, chair)}/let-play`
    const before = await pagesOf(company)
    const on = await phone.post(path, { on: '1' })
    expect(on.html).toContain('name="on" value="0"')
    const since = await pagesOf(company)
    expect(since.filter((html, at) => html !== before[at])).toHaveLength(1)
    expect((await phone.post(path, { on: '0' })).html).toContain('name="on" value="1"')
    expect((await phone.post(path, {})).status).toBe(422)
  })
})
