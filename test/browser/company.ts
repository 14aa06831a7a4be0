import { expect } from 'vitest'
import { accessibilityFaults, type House, type Phone, press, shown } from './support.ts'

/** Four small phones as people have them: by day and in the dark, with scripting and without, in three languages. */
export const fourPhones = async (house: House) =>
  [
    await house.phone(),
    await house.phone({ scripting: false }),
    await house.phone({ lang: 'da-DK', dark: true }),
    await house.phone({ scripting: false, lang: 'en-GB' }),
  ] as const

/** People at a table of a game, in the order in which they came and sit; the last one deals. `rules` fills in the form. Answers the table's link. */
export const seatCompany = async (
  house: House,
  game: string,
  phones: readonly Phone[],
  names: readonly string[],
  rules: (maker: Phone) => Promise<void>,
): Promise<string> => {
  const [maker, ...others] = phones as [Phone, ...Phone[]]
  await maker.page.goto(house.url(`/new/${game}`))
  await maker.page.fill('[name=name]', names[0] ?? '')
  await rules(maker)
  await maker.page.locator('form button.go').first().click()
  const link = await maker.page.locator('#link').inputValue()
  for (const [index, { page }] of others.entries()) {
    await page.goto(link)
    await page.fill('[name=name]', names[index + 1] ?? '')
    await page.locator('form button.go').first().click()
    await page.waitForURL(/\/t\/\w+\/\d$/)
  }
  await maker.page.reload()
  if (phones.length > 2) await maker.page.locator('[name=order][value=sat]').check()
  await maker.page.locator('form[action$="/start"] button[type=submit]').click()
  await shown(maker.page, '#tray')
  return link
}

/** The buttons whose action begins so and that can be pressed. */
export const buttons = ({ page }: Phone, action: string) =>
  page.locator(`#tray button[name=action][value^="${action}"]:enabled`)

/** Looks at the seat as it is now. */
export const look = async ({ page }: Phone): Promise<void> => {
  await page.goto(page.url().replace(/(\/t\/\w+\/\d).*/, '$1'))
}

/** Taps the first button whose action begins so, on the page as it is; its answer is shown when it returns. */
export const tap = (phone: Phone, action: string): Promise<void> => press(phone, buttons(phone, action).first())

/** The seat of a phone as it is fetched, without its showing it; `query` as the page's own links have it. */
export const fetched = async ({ page, context }: Phone, query = ''): Promise<string> => {
  const address = page.url().replace(/[?].*/, '')
  return (await context.request.get(address + query)).text()
}

/** Does the first that a fetched page offers of what begins so, without showing anything; answers whether there was something. */
export const doUnseen = async ({ page, context }: Phone, html: string, beginning: string): Promise<boolean> => {
  const action = html.match(new RegExp(`name="action" value="((?:${beginning})[^"]*)"(?! disabled)`))?.[1]
  const move = html.match(/name="move" value="(\d+)"/)?.[1]
  if (action === undefined || move === undefined) return false
  const address = page.url().replace(/[?].*/, '')
  const headers = { origin: new URL(address).origin }
  await context.request.post(address, { form: { move, action }, headers, maxRedirects: 0 })
  return true
}

/** Whoever can plays a card, so many times in all, without anything being shown. */
export const playUnseen = async (phones: readonly Phone[], cards: number): Promise<void> => {
  let played = 0
  for (let round = 0; round < cards && played < cards; round++)
    for (const phone of phones) if (played < cards && (await doUnseen(phone, await fetched(phone), 'play '))) played++
}

/** Axe has nothing to say, nothing scrolls sideways, and what can be done is on the first screen. */
export const expectGood = async ({ page }: Phone): Promise<void> => {
  expect(await accessibilityFaults(page), page.url()).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), page.url()).toBe(true)
  await page.evaluate('scrollTo(0, 0)')
  const below = await page.evaluate(
    '[...document.querySelectorAll("#tray button[name=action]")].filter(b => !b.closest("details") && b.getBoundingClientRect().bottom > innerHeight).length',
  )
  expect(below, page.url()).toBe(0)
}
