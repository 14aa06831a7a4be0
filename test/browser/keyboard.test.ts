import { expect, it } from 'vitest'
import { buttons, seatCompany, tap } from './company.ts'
import { openHouse, type Phone } from './support.ts'

const house = openHouse()
const focused = ({ page }: Phone): Promise<string> =>
  page.evaluate('document.activeElement.id || document.activeElement.value || document.activeElement.tagName')

it('by keyboard: what was pressed and is gone leaves the focus where the reader plays, never on another action', async () => {
  const phones = [await house.phone(), await house.phone()]
  await seatCompany(house, 'ekarte', phones, ['Karin', 'Farfar'], async () => {})
  await Promise.all(phones.map(({ page }) => page.reload()))
  const open = await Promise.all(phones.map((phone) => buttons(phone, 'propose').count()))
  const [elder, dealer] = open[0] ? phones : phones.toReversed()
  if (elder === undefined || dealer === undefined) throw new Error('two sit')

  await elder.page.keyboard.press('Tab')
  await elder.page.keyboard.press('Enter')
  expect(await focused(elder)).toBe('tray')

  const stand = buttons(elder, 'stand')
  await stand.focus()
  await elder.page.keyboard.press('Enter')
  await buttons(elder, 'play').first().waitFor()
  expect(await focused(elder)).toBe('tray')

  const first = buttons(elder, 'play').first()
  await first.focus()
  const action = await first.getAttribute('value')
  await elder.page.keyboard.press('Enter')
  await expect.poll(() => elder.page.locator(`button[value="${action}"]`).count()).toBe(0)
  await expect.poll(() => focused(elder)).toBe('tray')

  // What others do leaves the focus alone.
  await elder.page.locator('#more summary').first().focus()
  await tap(dealer, 'play')
  await elder.page.locator('.trick .new, .tray:not(.idle)').first().waitFor()
  expect(await focused(elder)).toBe('SUMMARY')
})
