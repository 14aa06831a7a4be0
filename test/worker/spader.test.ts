import { describe, expect, it } from 'vitest'
import { type Page, Phone } from './phone.ts'
import {
  type Choice,
  choices,
  choose,
  dealtTable,
  formTo,
  logLength,
  MOST_BYTES,
  playOut,
  seat,
  setTable,
} from './table.ts'

const NAMES = ['Karin', 'Bo', 'Grandpa Alexander', 'Ellen', 'Britta-Lena']

/** What brings the match on: an idle seat's corrections do not. */
const onward = (page: Page): readonly Choice[] => (page.html.includes('class="tray"') ? choices(page) : [])

/** How many people sit at a table and which house rules it has, by the fields of the form. */
const FORMS = [
  {
    what: 'pairs with blind nil, exchange and jokers',
    seats: 4,
    rules: { 'o.blindNil': 'anytime', 'o.blindNilExchange': 'true', 'o.jokers': 'true' },
  },
  {
    what: 'pairs with suicide, where the trick is lost',
    seats: 4,
    rules: { preset: 'suicide', 'o.irregularLead': 'trickLost' },
  },
  { what: 'Mirror', seats: 4, rules: { preset: 'mirror' } },
  { what: 'the family with open hands', seats: 4, rules: { preset: 'family6' } },
  {
    what: 'three, where a suit is named',
    seats: 3,
    rules: { preset: 'three', 'o.irregularLead': 'opponentsNameSuit' },
  },
  { what: 'four, each alone', seats: 4, rules: { preset: 'cutthroat4' } },
  { what: 'five', seats: 5, rules: { preset: 'cutthroat5' } },
  { what: 'two who draw', seats: 2, rules: { preset: 'two' } },
] as const

describe('Spader with forms only', () => {
  it.each(FORMS)(
    'plays a match of $what to its end, on small pages',
    { timeout: 120_000 },
    async ({ seats, rules }) => {
      const company = await dealtTable('spader', NAMES.slice(0, seats), { 'o.deals': '1', ...rules })
      expect(company.phones.length).toBe(seats)
      expect(await playOut(company, onward)).toBeLessThan(MOST_BYTES)
      const [maker] = company.phones as [Phone]
      for (const page of ['sheet', 'story', 'rules', 'fair'])
        expect((await maker.open(`/t/${company.id}/${page}`)).status).toBe(200)
    },
  )
})

describe('an early spade that is taken back', () => {
  it('SP-I, SP-D19 is refused, and the table is told once', { timeout: 60_000 }, async () => {
    const rules = { preset: 'cutthroat4', 'o.blindNil': 'off', 'o.irregularLead': 'takeBack' }
    const { id, phones } = await dealtTable('spader', NAMES.slice(0, 4), rules)
    const pages = async () => Promise.all(phones.map((phone, chair) => phone.open(seat(id, chair))))
    const onTurn = async () => (await pages()).findIndex(({ html }) => html.includes('class="tray"'))
    const tap = async (chair: number, action: string) => {
      const phone = phones[chair] as Phone
      return choose(phone, await phone.open(seat(id, chair)), { action, cards: [] })
    }
    for (let bids = 0; bids < 4; bids++) await tap(await onTurn(), 'bid 3')
    for (;;) {
      const leader = await onTurn()
      const open = onward((await pages())[leader] as Page).map(({ action }) => action)
      const spade = open.find((action) => action.startsWith('play S'))
      // Whoever has no spade to try leads something else, and the trick is played out.
      if (spade === undefined) {
        await tap(leader, open[0] ?? '')
        continue
      }
      const before = await logLength(id)
      for (let times = 0; times < 2; times++) {
        const page = await tap(leader, spade)
        expect(page.status).toBe(422)
        expect(page.html).toContain('Spader är inte bruten')
      }
      expect(await logLength(id)).toBe(before + 1)
      const story = await (phones[(leader + 1) % 4] as Phone).open(`/t/${id}/story`)
      expect(story.html).toContain(`${NAMES[leader]} ville spela ut spader för tidigt`)
      return
    }
  })
})

describe('the public table', () => {
  it.each([
    ['none', 0],
    ['1', 13],
    ['0,1,2,3', 52],
  ])('SP-F open hands lie there too, and no other: %s', async (openHands, cards) => {
    const { id } = await dealtTable('spader', NAMES.slice(0, 4), { preset: 'family', 'o.openHands': openHands })
    const { html } = await new Phone().open(`/t/${id}`)
    expect(html.match(/data-card=/g) ?? []).toHaveLength(cards)
  })
})

describe('where people sit', () => {
  it.each([
    ['one hand lies open', { preset: 'family', 'o.openHands': '1' }, 'sat'],
    ['every hand lies open', { preset: 'family6' }, 'lot'],
    ['no hand can lie open', { 'o.openHands': '1' }, 'lot'],
  ])('SP-F where %s the form proposes seats as people came, or else lots: %j', async (_, rules, order) => {
    const maker = new Phone()
    const id = await setTable(maker, 'spader', 'Karin', rules)
    const { html } = await maker.open(seat(id, 0))
    const checked = [...html.matchAll(/<input[^>]*name="order"[^>]*>/g)].find(([input]) => input.includes('checked'))
    expect(checked?.[0]).toContain(`value="${order}"`)
  })
})

describe('house rules that do not go together', () => {
  it.each([
    ['suicide', 'mirror', { 'o.suicide': 'true', 'o.mirror': 'true' }, 'Suicide och Mirror går inte ihop'],
    ['suicide', 'form', { 'o.suicide': 'true', 'o.form': 'solo' }, 'Suicide spelas bara i par'],
    ['mirror', 'jokers', { preset: 'mirror', 'o.jokers': 'true' }, 'Mirror spelas utan jokrar'],
    ['form', 'jokers', { preset: 'family', 'o.jokers': 'true' }, 'Familjespelet spelas utan jokrar'],
    ['form', 'suicide', { preset: 'suicide', 'o.form': 'family' }, 'finns varken lag eller noll'],
    ['form', 'mirror', { preset: 'family8', 'o.mirror': 'true' }, 'gissar alla själva'],
    ['blindNilExchange', 'form', { preset: 'two', 'o.blindNilExchange': 'true' }, 'kräver en partner'],
  ] as const)(
    'section 2: %s and %s are refused before the table is made, beside both',
    async (one, other, rules, reason) => {
      const maker = new Phone()
      const form = formTo(await maker.open('/new/spader'), '/new/spader')
      const page = await maker.submit(form, undefined, { name: 'Karin', ...rules })
      expect([page.status, page.path]).toEqual([422, '/new/spader'])
      for (const option of [one, other])
        expect(page.html.split(`id="o.${option}-wrong"`)[1]?.split('</b>')[0]).toContain(reason)
      expect(page.html).toContain('value="Karin"')
    },
  )

  it('a number of people that the form does not have is refused beside the number', async () => {
    const maker = new Phone()
    const form = formTo(await maker.open('/new/spader'), '/new/spader')
    const page = await maker.submit(form, undefined, { name: 'Karin', preset: 'two', seats: '4' })
    expect(page.status).toBe(422)
    expect(page.html.split('id="seats-wrong"')[1]?.split('</b>')[0]).toContain('Så många kan inte spela så')
  })
})
