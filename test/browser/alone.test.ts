import { expect, it } from 'vitest'
import { expectGood, look } from './company.ts'
import { accessibilityFaults, answered, openHouse, type Phone, shown } from './support.ts'

const house = openHouse()

const GAMES = ['ekarte', 'rodskagg', 'spader', 'sjufingre'] as const

/** How much of the cloth lies free of the tray, from 0 to 1. */
const clothSeen = ({ page }: Phone): Promise<number> =>
  page.evaluate(() => {
    const cloth = document.querySelector('.table')?.getBoundingClientRect() ?? new DOMRect()
    const tray = document.querySelector('#tray')?.getBoundingClientRect() ?? new DOMRect()
    return (Math.min(cloth.bottom, tray.top) - cloth.top) / cloth.height
  })

/** Plays now, is told how it goes, asks what to do, and does something. */
const learn = async (phone: Phone, game: string): Promise<void> => {
  const { page } = phone
  await page.goto(house.url('/'))
  await page.locator(`button[name=game][value=${game}]`).click()
  await shown(page, '#tray .lesson')
  await expectGood(phone)
  await look(phone)
  // What lies on the cloth of Rödskägg while people bid is told in the rows above it, too.
  if (game !== 'rodskagg') expect(await clothSeen(phone), game).toBeGreaterThan(0.5)
  await page.locator('.ask button').click()
  await shown(page, '.whisper')
  expect(await page.locator('.ask').count()).toBe(0)
  await expectGood(phone)
  await answered(phone, () => page.locator('.lesson button').click())
  expect(await page.locator('.lesson').count()).toBe(0)
  // What was said stands until the turn is over.
  expect(await page.locator('.whisper').count()).toBe(1)
  await look(phone)
  expect(await page.locator('#tray button[name=action]:enabled').count()).toBeGreaterThan(0)
}

it.each([
  ['with scripting, by day', { scripting: true }],
  ['without scripting, in the dark, in Danish', { scripting: false, dark: true, lang: 'da-DK' }],
])('a newcomer plays each game at once %s', { timeout: 120_000 }, async (_, options) => {
  for (const game of GAMES) {
    const phone = await house.phone(options)
    await learn(phone, game)
    expect(phone.complaints).toEqual([])
  }
})

it('somebody who gets the link of a table with bots takes the seat of one', { timeout: 60_000 }, async () => {
  const [phone, other] = [await house.phone(), await house.phone({ scripting: false })]
  await phone.page.goto(house.url('/'))
  await phone.page.locator('button[name=game][value=spader]').click()
  await phone.page.locator('#invite > summary').click()
  await other.page.goto(await phone.page.locator('#link').inputValue())
  expect(await accessibilityFaults(other.page)).toEqual([])
  await other.page.fill('[name=name]', 'Svea')
  await other.page.locator('form button.go').click()
  await shown(other.page, '#tray')
  await expectGood(other)
  await phone.page.getByText('Svea tog över platsen').first().waitFor({ state: 'attached' })
  expect([...phone.complaints, ...other.complaints]).toEqual([])
})

it('with text twice as large nothing scrolls sideways, and bids stay apart', { timeout: 60_000 }, async () => {
  const { page } = await house.phone()
  // Text of 200 % on a phone 360 wide is laid out as usual text on one 180 wide.
  await page.setViewportSize({ width: 180, height: 320 })
  const overflow = 'document.documentElement.scrollWidth - innerWidth'
  await page.goto(house.url('/'))
  expect(await page.evaluate(overflow), 'home').toBeLessThanOrEqual(0)
  for (const game of GAMES) {
    await page.goto(house.url('/'))
    await page.locator(`button[name=game][value=${game}]`).click()
    await shown(page, '#tray .lesson')
    expect(await page.evaluate(overflow), game).toBeLessThanOrEqual(0)
    const tight = await page.locator('#tray .bidbox b, #tray .bids button').evaluateAll((numbers) =>
      numbers.filter(({ scrollWidth, parentElement, clientWidth }) => {
        const room = parentElement?.matches('button') ? parentElement.clientWidth : clientWidth
        return scrollWidth > room
      }),
    )
    expect(tight, game).toEqual([])
  }
})

it("a child's last cards leave the question under them free", { timeout: 60_000 }, async () => {
  const phone = await house.phone()
  const { page } = phone
  await page.goto(house.url('/new/spader'))
  await page.fill('[name=name]', 'Svea')
  await page.locator('[name=preset][value=family6]').check()
  await page.locator('form button.go').first().click()
  await page.locator('#bots > summary').click()
  await page.locator('form[action$="/bots"] button').click()
  await page.locator('form[action$="/start"] button.go').click()
  await shown(page, '#tray .ask')
  expect(await clothSeen(phone)).toBeGreaterThan(0.4)
  // As the hand is when five cards are left.
  const under = await page.evaluate(() => {
    const hand = document.querySelector('#tray .hand')
    hand?.classList.add('fan')
    for (const card of [...(hand?.children ?? [])].slice(5)) card.remove()
    for (const box of document.querySelectorAll('#tray .bidbox')) box.remove()
    const ends = [...document.querySelectorAll('#tray .hand .card')].map((card) => card.getBoundingClientRect().bottom)
    return (document.querySelector('#tray .ask')?.getBoundingClientRect().top ?? 0) - Math.max(...ends)
  })
  expect(under).toBeGreaterThanOrEqual(0)
})
