import { expect, it } from 'vitest'
import { accessibilityFaults, openHouse, type Phone } from './support.ts'

const house = openHouse()

const NAMES = ['Karin', 'Bo', 'Farfar', 'Svea']
const [KARIN, BO, SVEA] = [0, 1, 3] as const

/** Four people at a table of Fem opp that ends after two deals; Svea, who came last, deals. */
const company = async (phones: readonly Phone[]): Promise<void> => {
  const [maker, ...others] = phones as [Phone, ...Phone[]]
  await maker.page.goto(house.url('/new/rodskagg'))
  await maker.page.fill('[name=name]', NAMES[0] ?? '')
  await maker.page.locator('[name=preset][value=femopp]').check()
  await maker.page.locator('[name="o.deals"]').selectOption('2')
  await maker.page.locator('form details summary').first().click()
  await maker.page.fill('[name="phrase.ready"]', 'Varsågoda')
  await maker.page.locator('form button.go').first().click()
  const link = await maker.page.locator('#link').inputValue()
  for (const [index, { page }] of others.entries()) {
    await page.goto(link)
    await page.fill('[name=name]', NAMES[index + 1] ?? '')
    await page.locator('form button.go').first().click()
    await page.waitForURL(/\/t\/\w+\/\d$/)
  }
  await maker.page.reload()
  await maker.page.locator('[name=order][value=sat]').check()
  await maker.page.locator('form[action$="/start"] button[type=submit]').click()
  await maker.page.locator('#tray').waitFor()
}

const button = ({ page }: Phone, action: string) =>
  page.locator(`#tray button[name=action][value^="${action}"]:enabled`)

/** Looks at the table as it is now. */
const look = async ({ page }: Phone): Promise<void> => {
  await page.goto(page.url().replace(/(\/t\/\w+\/\d).*/, '$1'))
}

/** Taps the first button whose action begins so, on a page just fetched; the answer has come when it returns. */
const tap = async (phone: Phone, action: string): Promise<void> => {
  await look(phone)
  const first = button(phone, action).first()
  if (action.startsWith('knock')) await phone.page.locator('.rites summary').click()
  await phone.page.evaluate('document.getElementById("main").dataset.old = "1"')
  await first.click()
  await phone.page.locator('#main:not([data-old])').waitFor()
}

/** The score of somebody, as the reader's page shows it. */
const scoreOf = async ({ page }: Phone, name: string): Promise<number> => {
  const row = page.locator('.rows li', { has: page.locator('b', { hasText: name }) })
  return Number.parseInt((await row.locator('.num').textContent())?.replace('−', '-') ?? '', 10)
}

const expectGood = async ({ page }: Phone): Promise<void> => {
  expect(await accessibilityFaults(page), page.url()).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), page.url()).toBe(true)
}

/** The phone of whose turn it is, as another phone's page tells it. */
const onTurn = async (phones: readonly Phone[], { page }: Phone): Promise<Phone> => {
  const own = phones.findIndex((phone) => phone.page === page)
  const row = await page.evaluate(
    '[...document.querySelectorAll(".rows li")].findIndex(row => row.matches(".now")) - 1',
  )
  return phones[(own + Number(row)) % phones.length] as Phone
}

/** Whoever is on turn plays the first card that may be played, until so many tricks are taken. */
const playTricks = async (phones: readonly Phone[], count: number): Promise<void> => {
  let last = phones[0] as Phone
  await look(last)
  for (let cards = 0; cards < count * phones.length; cards++) {
    const phone = await onTurn(phones, last)
    await tap(phone, 'play')
    last = phone
  }
}

it('four phones keep the rituals, break them, and knock', { timeout: 180_000 }, async () => {
  const phones = [
    await house.phone(),
    await house.phone({ scripting: false }),
    await house.phone({ lang: 'da-DK', dark: true }),
    await house.phone({ scripting: false, lang: 'en-GB' }),
  ] as const
  const [karin, bo, farfar, svea] = phones
  await company(phones)

  // RO-R2 The dealer lets her neighbour cut, and somebody notices.
  await tap(svea, 'offer-cut')
  await tap(farfar, 'cut')
  await tap(bo, `knock cut ${SVEA}`)
  expect(await scoreOf(bo, 'Svea')).toBe(17)

  // RO-R1 Karin looks at her cards too early; before that they lie face down.
  await look(karin)
  expect(await karin.page.locator('.hand .back').count()).toBe(6)
  await tap(karin, 'pick-up')
  expect(await karin.page.locator('.hand [data-card]').count()).toBe(6)
  await look(svea)
  expect(await button(svea, 'deal-ready').textContent()).toBe('Varsågoda')
  await tap(svea, 'deal-ready')
  await tap(bo, `knock peek ${KARIN}`)
  expect(await scoreOf(bo, 'Karin')).toBe(17)
  // RO-D18 A groundless knock costs the knocker.
  await tap(farfar, `knock peek ${BO}`)
  expect(await scoreOf(farfar, 'Du')).toBe(13)
  await expectGood(farfar)

  // What is not true is not said.
  await tap(karin, 'say 1')
  expect(await karin.page.locator('.say').textContent()).toContain('Du står på 17, inte på 1.')
  await look(karin)
  await expectGood(karin)

  await tap(karin, 'bid 2')
  for (const phone of [bo, farfar]) await tap(phone, 'pick-up')
  for (const phone of [bo, farfar, svea]) await tap(phone, 'bid 0')
  await look(karin)
  await expectGood(karin)
  await playTricks(phones, 4)

  // RO-R3 The declarer forgets the question, and pays when somebody knocks.
  await look(karin)
  await expectGood(karin)
  const before = await scoreOf(karin, 'Du')
  await tap(karin, 'proceed')
  await tap(farfar, `knock ask ${KARIN}`)
  await look(karin)
  expect(await scoreOf(karin, 'Du')).toBe(before + 5)
  await playTricks(phones, 2)

  // RO-D21 The deal is scored where everybody can still say and knock; all go on.
  await look(karin)
  expect(await karin.page.locator('.got li').count()).toBe(4)
  expect(await button(karin, 'knock').count()).toBe(12)
  await expectGood(karin)
  for (const phone of phones) await tap(phone, 'ready')

  // The next deal as it should be.
  await look(karin)
  expect(await karin.page.locator('form[action$="/go-on"]').count()).toBe(0)
  await tap(karin, 'cut')
  await tap(karin, 'deal-ready')
  for (const phone of [bo, farfar, svea]) await tap(phone, 'pick-up')
  await tap(bo, 'bid 1')
  for (const phone of [farfar, svea, karin]) await tap(phone, 'bid 0')
  await playTricks(phones, 4)
  await tap(bo, 'ask')
  for (let answers = 0; answers < 3; answers++) {
    const asked = await onTurn(phones, bo)
    await look(asked)
    if ((await button(asked, 'stay').count()) === 0) break
    await expectGood(asked)
    await tap(asked, 'stay')
    await look(bo)
  }
  await playTricks(phones, 2)
  for (const phone of phones) await tap(phone, 'ready')

  for (const phone of phones) await look(phone)
  expect(await karin.page.locator('form[action$="/rematch"]').count()).toBe(1)
  expect(await karin.page.locator('.sum').first().textContent()).toMatch(/: 12 .* = −?\d+$/)
  await expectGood(karin)
  await karin.page.goto(karin.page.url().replace(/\d$/, 'story'))
  const story = await karin.page.locator('.story').textContent()
  for (const line of [
    'Svea sa: Varsågoda',
    'Bo knackade: Svea lät en annan kupera, +5',
    'Bo knackade: Karin tog upp korten för tidigt, +5',
    'Farfar knackade på Bo i onödan: +1',
    'Farfar knackade: Karin glömde frågan, +5',
    'Bo frågade: Går ni med?',
  ])
    expect(story).toContain(line)
  expect(phones.flatMap(({ complaints }) => complaints)).toEqual([expect.stringMatching(/^422 POST/)])
})
