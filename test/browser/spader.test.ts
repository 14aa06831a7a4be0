import { expect, it } from 'vitest'
import { buttons, doUnseen, expectGood, fetched, fourPhones, look, playUnseen, seatCompany, tap } from './company.ts'
import { accessibilityFaults, openHouse, type Phone } from './support.ts'

const house = openHouse()

/** What is wider than its place. */
const SPILLED = `[...document.querySelectorAll("th, td, dt, dd, h1, h2, .table b")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible" && one.clientWidth > 0)
  .map((one) => one.textContent)`

/** A phone whose text is twice as large shows a window of half the width: all can be read, nothing scrolls sideways. */
const expectGoodWithLargeText = async ({ page }: Phone): Promise<void> => {
  const size = page.viewportSize() ?? { width: 360, height: 640 }
  await page.setViewportSize({ width: 180, height: 320 })
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), page.url()).toBe(true)
  expect(await page.evaluate(SPILLED), page.url()).toEqual([])
  await page.setViewportSize(size)
}

const NAMES = ['Karin', 'Bo', 'Grandpa Alexander', 'Ellen']

/** The same on a page just fetched. */
const lookAndTap = async (phone: Phone, action: string): Promise<void> => {
  await look(phone)
  await tap(phone, action)
}

const isOnTurn = async ({ page }: Phone): Promise<boolean> => (await page.locator('#tray:not(.idle)').count()) > 0

/** Where the others sit, clockwise from a reader's left, by how many there are. */
const SPOTS: Readonly<Record<number, readonly string[]>> = { 2: ['n'], 4: ['w', 'n', 'e'] }

/** The phone of whose turn it is, as one phone's page tells it; `undefined` when the match is over. */
const onTurn = async (phones: readonly Phone[], phone: Phone): Promise<Phone | undefined> => {
  if ((await phone.page.locator('form[action$="/rematch"]').count()) > 0) return undefined
  if (await isOnTurn(phone)) return phone
  const now = (await phone.page.locator('.cross .now').getAttribute('class')) ?? ''
  const step = (SPOTS[phones.length] ?? []).findIndex((spot) => now.split(' ').includes(spot)) + 1
  return phones[(phones.indexOf(phone) + step) % phones.length]
}

/** Whoever is on turn plays the first card that may be played, so many times or until the match is over. */
const playCards = async (phones: readonly Phone[], start: Phone, count: number): Promise<Phone> => {
  let last = start
  await look(last)
  for (let cards = 0; cards < count; cards++) {
    const next = await onTurn(phones, last)
    if (next === undefined) break
    if (next !== last) await look(next)
    await tap(next, 'play')
    last = next
  }
  return last
}

it('four in pairs: a blind nil, the exchange, a corrected bid, the first tricks', { timeout: 180_000 }, async () => {
  const phones = await fourPhones(house)
  const [karin, bo, alexander, ellen] = phones
  await seatCompany(house, 'spader', phones, NAMES, async ({ page }) => {
    await page.locator('form details summary').first().click()
    await page.locator('[name="o.blindNil"][value=anytime]').check()
    await page.locator('[name="o.blindNilExchange"][value=true]').check()
    await page.locator('[name="o.deals"]').selectOption('1')
  })

  // SP-8 Nothing of the hand is on the page; Karin bids without having seen it.
  await look(karin)
  expect(await karin.page.locator('.hand .back').count()).toBe(13)
  expect(await karin.page.locator('[data-card]').count()).toBe(0)
  await expectGood(karin)
  await tap(karin, 'bid blind-nil')
  await lookAndTap(bo, 'look')
  expect(await bo.page.locator('.hand [data-card]').count()).toBe(13)
  await expectGood(bo)
  await tap(bo, 'bid 2')
  // SP-2 Bo changes his mind before the next has bid.
  await bo.page.locator('.correct summary').click()
  await expectGood(bo)
  await tap(bo, 'bid 3')
  await lookAndTap(alexander, 'look')
  expect(await buttons(alexander, 'bid 13').textContent()).toContain('= 13')
  await expectGood(alexander)
  await tap(alexander, 'bid 4')
  await look(bo)
  expect(await bo.page.locator('.correct').count()).toBe(0)
  await lookAndTap(ellen, 'look')
  await tap(ellen, 'bid 3')

  // SP-8 Karin gives two cards, her partner returns two.
  await look(karin)
  const given = await karin.page
    .locator('#tray [name=card]')
    .evaluateAll((boxes) => boxes.slice(0, 2).map((box) => (box as unknown as { value: string }).value))
  for (const card of given) await karin.page.locator(`#tray label:has([value=${card}])`).click()
  await expectGood(karin)
  await tap(karin, 'give')
  await look(alexander)
  for (const card of given) expect(await alexander.page.locator(`.hand [data-card=${card}]`).count()).toBe(1)
  for (const place of [0, 14]) await alexander.page.locator('#tray label.tick').nth(place).click()
  await expectGood(alexander)
  await tap(alexander, 'give')
  await look(ellen)
  for (const card of given) expect(await ellen.page.locator(`[data-card=${card}]`).count()).toBe(0)

  // The play: partners opposite, whose turn it is, what each side has promised.
  await look(karin)
  await expectGood(karin)
  expect(await karin.page.locator('.cross .n').textContent()).toContain('Grandpa Alexander')
  const third = await playCards(phones, karin, 3)
  await look(ellen)
  await expectGood(ellen)
  await playCards(phones, third, 6)
  await look(bo)
  await expectGood(bo)
  expect(await bo.page.locator('.side').first().textContent()).toMatch(/av 6/)
  expect(phones.flatMap(({ complaints }) => complaints)).toEqual([])
})

it('two draw their hands and play a deal', { timeout: 120_000 }, async () => {
  const phones = [await house.phone(), await house.phone({ scripting: false })] as const
  const [karin, bo] = phones
  await seatCompany(house, 'spader', phones, NAMES, async ({ page }) => {
    await page.locator('[name=preset][value=two]').check()
    await page.locator('[name="o.deals"]').selectOption('1')
  })
  await look(karin)
  const first = (await isOnTurn(karin)) ? karin : bo
  const second = first === karin ? bo : karin
  await look(first)
  await expectGood(first)
  const offered = await first.page.locator('.stock [data-card]').getAttribute('data-card')
  await tap(first, 'keep')
  expect(await first.page.locator(`.hand [data-card=${offered}]`).count()).toBe(1)
  await look(second)
  const refused = await second.page.locator('.stock [data-card]').getAttribute('data-card')
  await tap(second, 'reject')
  expect(await second.page.locator('.hand [data-card]').count()).toBe(1)
  expect(await second.page.locator(`.hand [data-card=${refused}]`).count()).toBe(0)
  for (let turn = 2; turn < 26; turn++) {
    const [phone, choice] = [turn % 2 === 0 ? first : second, turn % 3 === 0 ? 'reject' : 'keep']
    if (turn < 6) await lookAndTap(phone, choice)
    else expect(await doUnseen(phone, await fetched(phone), choice)).toBe(true)
  }
  await look(first)
  expect(await first.page.locator('.hand [data-card]').count()).toBe(13)
  await expectGood(first)
  await tap(first, 'bid 4')
  await expectGoodWithLargeText(first)
  await lookAndTap(second, 'bid 5')
  await playCards(phones, second, 6)
  await playUnseen(phones, 20)
  await look(karin)
  expect(await karin.page.locator('form[action$="/rematch"]').count()).toBe(1)
  expect(await accessibilityFaults(karin.page)).toEqual([])
  await expectGoodWithLargeText(karin)
  await karin.page.locator('.spades summary').first().click()
  expect(await karin.page.locator('.spades details[open] .lines li').count()).toBeGreaterThan(0)
  expect(phones.flatMap(({ complaints }) => complaints)).toEqual([])
})
