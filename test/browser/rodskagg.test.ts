import { expect, it } from 'vitest'
import { buttons, expectGood, fourPhones, look, playUnseen, seatCompany, tap } from './company.ts'
import { openHouse, type Phone } from './support.ts'

const house = openHouse()

const NAMES = ['Karin', 'Bo', 'Farfar', 'Svea']
const [KARIN, BO, SVEA] = [0, 1, 3] as const

/** The house rules of Fem opp for two deals, with a phrase of their own. */
const femOpp = async ({ page }: Phone): Promise<void> => {
  await page.locator('[name=preset][value=femopp]').check()
  await page.locator('[name="o.deals"]').selectOption('2')
  await page.locator('form details summary').first().click()
  await page.fill('[name="phrase.ready"]', 'Varsågoda')
}

/** Sums of one change that have slipped below their player's name. */
const LOW_SUMS = `[...document.querySelectorAll(".got li")].filter(li => {
  const sum = li.querySelector(".num")
  return sum.textContent.length <= "12 − 1 = 11".length &&
    sum.getBoundingClientRect().top > li.querySelector("b").getBoundingClientRect().bottom
}).map(li => li.textContent)`

/** How much of a deal on the sheet the names take, so that a sum keeps its line. */
const NAMES_SHARE = `(sheet => sheet.querySelector("tbody th").offsetWidth / sheet.offsetWidth)(
  document.querySelector(".sheet"),
)`

/** Does something on a page just fetched. */
const act = async (phone: Phone, action: string): Promise<void> => {
  await look(phone)
  if (action.startsWith('knock')) await phone.page.locator('.rites summary').click()
  await tap(phone, action)
}

/** The score of somebody, as the reader's page shows it. */
const scoreOf = async ({ page }: Phone, name: string): Promise<number> => {
  const row = page.locator('.rows li', { has: page.locator('b', { hasText: name }) })
  return Number.parseInt((await row.locator('.num').textContent())?.replace('−', '-') ?? '', 10)
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
    await act(phone, 'play')
    last = phone
  }
}

it('four phones keep the rituals, break them, and knock', { timeout: 180_000 }, async () => {
  const phones = await fourPhones(house)
  const [karin, bo, farfar, svea] = phones
  await seatCompany(house, 'rodskagg', phones, NAMES, femOpp)

  // RO-R2 The dealer lets her neighbour cut, and somebody notices.
  await act(svea, 'offer-cut')
  await act(farfar, 'cut')
  await act(bo, `knock cut ${SVEA}`)
  expect(await scoreOf(bo, 'Svea')).toBe(17)

  // RO-R1 Karin looks at her cards too early; before that they lie face down.
  await look(karin)
  expect(await karin.page.locator('.hand .back').count()).toBe(6)
  await act(karin, 'pick-up')
  expect(await karin.page.locator('.hand [data-card]').count()).toBe(6)
  await look(svea)
  expect(await buttons(svea, 'deal-ready').textContent()).toBe('Varsågoda')
  await act(svea, 'deal-ready')
  await act(bo, `knock peek ${KARIN}`)
  expect(await scoreOf(bo, 'Karin')).toBe(17)
  // RO-D18 A groundless knock costs the knocker.
  await act(farfar, `knock peek ${BO}`)
  expect(await scoreOf(farfar, 'Du')).toBe(13)
  await expectGood(farfar)

  // What is not true is not said.
  await act(karin, 'say 1')
  expect(await karin.page.locator('.say').textContent()).toContain('Du står på 17, inte på 1.')
  await look(karin)
  await expectGood(karin)

  await act(karin, 'bid 2')
  for (const phone of [bo, farfar]) await act(phone, 'pick-up')
  for (const phone of [bo, farfar, svea]) await act(phone, 'bid 0')
  for (const phone of [karin, bo, svea]) {
    await look(phone)
    await expectGood(phone)
  }
  await playTricks(phones, 4)

  // RO-R3 The declarer forgets the question, and pays when somebody knocks.
  await look(karin)
  await expectGood(karin)
  const before = await scoreOf(karin, 'Du')
  await act(karin, 'proceed')
  await act(farfar, `knock ask ${KARIN}`)
  await look(karin)
  expect(await scoreOf(karin, 'Du')).toBe(before + 5)
  await playTricks(phones, 2)

  // RO-D21 The deal is scored where everybody can still say and knock; all go on.
  await look(karin)
  expect(await karin.page.locator('.got li').count()).toBe(4)
  expect(await buttons(karin, 'knock').count()).toBe(12)
  expect(await karin.page.evaluate(LOW_SUMS)).toEqual([])
  await expectGood(karin)
  for (const phone of phones) await act(phone, 'ready')

  // The next deal as it should be.
  await look(karin)
  expect(await karin.page.locator('form[action$="/go-on"]').count()).toBe(0)
  await act(karin, 'cut')
  await act(karin, 'deal-ready')
  for (const phone of [bo, farfar, svea]) await act(phone, 'pick-up')
  await act(bo, 'bid 1')
  for (const phone of [farfar, svea, karin]) await act(phone, 'bid 0')
  await playUnseen(phones, 16)
  await act(bo, 'ask')
  for (let answers = 0; answers < 3; answers++) {
    const asked = await onTurn(phones, bo)
    await look(asked)
    if ((await buttons(asked, 'stay').count()) === 0) break
    await expectGood(asked)
    await act(asked, 'stay')
    await look(bo)
  }
  await playUnseen(phones, 8)
  for (const phone of phones) await act(phone, 'ready')

  for (const phone of phones) await look(phone)
  expect(await karin.page.locator('form[action$="/rematch"]').count()).toBe(1)
  expect(await karin.page.locator('.sum').first().textContent()).toMatch(/: 12 .* = −?\d+$/)
  await expectGood(karin)
  expect(await karin.page.evaluate(NAMES_SHARE)).toBeLessThan(0.4)
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
