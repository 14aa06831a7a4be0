import { expect, it } from 'vitest'
import { expectGood, look } from './company.ts'
import { accessibilityFaults, openHouse, type Phone } from './support.ts'

const house = openHouse()

const GAMES = ['ekarte', 'rodskagg', 'spader', 'sjufingre'] as const

/** Plays now, is told how it goes, asks what to do, and does something. */
const learn = async (phone: Phone, game: string): Promise<void> => {
  const { page } = phone
  await page.goto(house.url('/'))
  await page.locator(`button[name=game][value=${game}]`).click()
  await page.locator('#tray .lesson').waitFor()
  await expectGood(phone)
  await page.locator('.ask button').click()
  await page.locator('.whisper').waitFor()
  expect(await page.locator('.ask').count()).toBe(0)
  await expectGood(phone)
  await page.locator('.lesson button').click()
  await page.locator('.lesson').waitFor({ state: 'detached' })
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
  await other.page.locator('#tray').waitFor()
  await expectGood(other)
  await phone.page.getByText('Svea tog över platsen').first().waitFor({ state: 'attached' })
  expect([...phone.complaints, ...other.complaints]).toEqual([])
})
