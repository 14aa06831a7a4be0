import { describe, expect, it } from 'vitest'
import { type Page, Phone } from './phone.ts'
import { type Company, dealtTable, formTo, goOn, seat, setTable } from './table.ts'

/** The cards that a page offers to choose by a link. */
const choosable = ({ html, path }: Page): readonly string[] =>
  [...html.matchAll(/href="([^"]*\?card=[A-Z]\d+)"/g)].flatMap(([, href = '']) =>
    href.startsWith(path.split('?')[0] ?? '') ? [href] : [],
  )

/** The boxes of a page by their values; those on the table stand outside the form they belong to. */
const boxes = ({ html }: Page): readonly string[] =>
  [...html.matchAll(/<input type="checkbox" name="card" value="(\w+)"/g)].map(([, value = '']) => value)

/** S7-4, S7-5 How many cards three players give each other. */
const GIFT = 2

const actionForm = (page: Page) => formTo(page, page.path)

const buttons = (page: Page): readonly string[] =>
  page.forms
    .filter(({ action }) => action === page.path)
    .flatMap((form) => form.buttons.flatMap(({ name, value }) => (name === 'action' ? [value] : [])))

const press = (phone: Phone, page: Page, action: string, ticked: readonly string[] = []): Promise<Page> =>
  phone.submit(
    actionForm(page),
    { name: 'action', value: action },
    {},
    ticked.map((value) => ({ name: 'card', value })),
  )

/** Does one thing on a page where there is something to do: gives, chooses a card first, or plays. */
const act = async (phone: Phone, page: Page, turn: number): Promise<Page | undefined> => {
  const links = choosable(page)
  const link = links[turn % Math.max(links.length, 1)]
  if (link !== undefined) {
    const chosen = await phone.open(link)
    const ways = buttons(chosen)
    return press(phone, chosen, ways[turn % ways.length] ?? '')
  }
  const open = buttons(page)
  const action = open[turn % Math.max(open.length, 1)]
  if (action === undefined) return undefined
  const from = turn % 5
  return press(phone, page, action, action.startsWith('give ') ? boxes(page).slice(from, from + GIFT) : [])
}

/** Plays until the match is over, everybody in turn. */
const playOut = async ({ id, phones }: Company): Promise<number> => {
  let taps = 0
  for (let turn = 0; turn < 4000; turn++) {
    const chair = turn % phones.length
    const phone = phones[chair] as Phone
    let page: Page | undefined = await goOn(phone, await phone.open(seat(id, chair)))
    while (page !== undefined) {
      expect(page.status).toBe(200)
      if (page.html.includes(`/t/${id}/record`)) return taps
      page = await act(phone, page, taps * 7 + turn)
      if (page === undefined) break
      page = await goOn(phone, page)
      taps++
    }
  }
  throw new Error('the match did not end')
}

/** The scripts and the stylesheet of the game that a page has in its head, where no morph brings any. */
const ofHead = ({ html }: Page): readonly string[] =>
  [...html.slice(0, html.indexOf('</head>')).matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)"/g)]
    .map(([, file = '']) => file)
    .toSorted()

it('the page on which people gather has what the page of the seat needs, which is morphed into it', async () => {
  const maker = new Phone()
  const gathering = await maker.open(seat(await setTable(maker, 'sjufingre'), 0))
  const { id, phones } = await dealtTable('sjufingre', ['Karin', 'Jonas', 'Farfar'], { seats: '3' })
  const dealt = await (phones[0] as Phone).open(seat(id, 0))
  expect(dealt.html).toContain('id="tray"')
  expect(ofHead(dealt)).toContain('/sjufingre.js')
  expect(ofHead(gathering)).toEqual(ofHead(dealt))
})

describe('Som 7 fingre with forms only', () => {
  it('three play the whole programme', { timeout: 120_000 }, async () => {
    const company = await dealtTable('sjufingre', ['Karin', 'Bo', 'Farfar'], { seats: '3' })
    // Six trick deals of sixty cards, a build deal of sixty, the gifts, and most of a solitaire.
    expect(await playOut(company)).toBeGreaterThan(440)
    const sheet = await new Phone().open(`/t/${company.id}/sheet`)
    expect(sheet.html.match(/id="why-\d"/g)?.length).toBe(8)
  })

  it('S7-20 an own programme may be typed as phones write it; what is none is told', async () => {
    const company = await dealtTable('sjufingre', ['Karin', 'Bo', 'Siv'], { seats: '3', 'o.programme': 'Tb s' })
    const rules = await new Phone().open(`/t/${company.id}/rules`)
    expect(rules.html).toContain('En stickrunda, en byggrunda och en patiensrunda')
    const sheet = await new Phone().open(`/t/${company.id}/sheet`)
    expect(sheet.html).toContain('när första rundan är slut')
    const phone = new Phone()
    const form = formTo(await phone.open('/new/sjufingre'), '/new/sjufingre')
    const wrong = await phone.submit(form, undefined, { name: 'Karin', seats: '3', 'o.programme': 'TXT' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('Skriv bara T, B och S, högst sexton bokstäver.')
    expect(wrong.html).toContain('value="TXT"')
  })

  it('S7-D2 a gift is final: its giver is not offered to take it back', async () => {
    const { id, phones } = await dealtTable('sjufingre', ['Karin', 'Bo', 'Farfar'], { seats: '3', preset: 'build' })
    const [karin] = phones as [Phone, ...Phone[]]
    const page = await karin.open(seat(id, 0))
    const [give = ''] = buttons(page)
    // Without scripting what has been ticked would be lost with the refusal.
    const [ticked = ''] = boxes(page)
    const refused = await press(karin, page, give, [ticked])
    expect(refused.status).toBe(422)
    expect(refused.html.match(/id="tick-\w+" checked/g)).toEqual([`id="tick-${ticked}" checked`])
    const given = await press(karin, page, give, boxes(page).slice(0, GIFT))
    expect(given.status).toBe(200)
    expect(boxes(given)).toHaveLength(20 - GIFT)
    expect(given.html).not.toContain('value="undo"')
  })

  it('what is ticked on the table goes with the chosen card, and a wrong sum is told', {
    timeout: 60_000,
  }, async () => {
    const company = await dealtTable('sjufingre', ['Karin', 'Bo', 'Farfar'], { seats: '3', preset: 'build' })
    const { id, phones } = company
    const onTurn = async (): Promise<readonly [Phone, Page]> => {
      for (const [chair, phone] of phones.entries()) {
        const page = await phone.open(seat(id, chair))
        if (!page.html.includes('class="tray idle"')) return [phone, page]
      }
      throw new Error('nobody is on turn')
    }
    let [composed, taken] = [0, 0]
    for (let turn = 0; turn < 60 && composed < 3; turn++) {
      const [phone, page] = await onTurn()
      // Blue 5 takes the whole table: with it there is nothing to tick.
      const cards = choosable(page).filter((link) => !link.endsWith('=B5'))
      const composing = await Promise.all(cards.map((link) => phone.open(`${link}&tick=1`)))
      const able = composing.find((one) => buttons(one).some((action) => /^take \w+$/.test(action)))
      if (able === undefined) {
        await act(phone, page, turn)
        continue
      }
      const take = buttons(able).find((action) => action.startsWith('take ')) ?? ''
      const none = await press(phone, able, take)
      expect(none.status).toBe(422)
      expect(none.html).toContain('Välj minst ett kort eller en hög på bordet.')
      expect(none.path).toContain('tick=1')
      const units = boxes(none)
      const tries = [...units.map((unit) => [unit]), units]
      for (const ticked of tries) {
        const answer = await press(phone, await phone.open(able.path), take, ticked)
        if (answer.status === 200) {
          taken++
          break
        }
        expect(answer.html).toMatch(/Det blir \d+ tillsammans|Du har byggt|måste du ha kvar/)
      }
      composed++
      const [next, now] = await onTurn()
      if (next === phone) await act(phone, now, turn)
    }
    expect(composed).toBe(3)
    expect(taken).toBeGreaterThan(0)
  })

  it('a choice in the address that is no card of the hand is as good as none', async () => {
    const { id, phones } = await dealtTable('sjufingre', ['Karin', 'Bo', 'Farfar'], { seats: '3', preset: 'build' })
    const phone = phones[0] as Phone
    const plain = await phone.open(seat(id, 0))
    for (const query of ['card=%3Cb%3E', 'card=toolong', 'card=', 'tick=1', 'card=%00']) {
      const { status, html } = await phone.open(`${seat(id, 0)}?${query}`)
      expect([status, html.length]).toEqual([200, plain.html.length])
    }
  })
})
