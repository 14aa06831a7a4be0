import { expect, it } from 'vitest'
import { accessibilityFaults, openHouse, type Phone, shown } from './support.ts'

const house = openHouse()

const expectSound = async ({ page }: Phone): Promise<void> => {
  expect(await accessibilityFaults(page), page.url()).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), page.url()).toBe(true)
}

/** Opens what is folded, and answers the button in it. */
const folded = async ({ page }: Phone, id: string, form: string) => {
  await page.locator(`#${id} > summary`).click()
  return page.locator(`#${id} form[action="${form}"] button`)
}

it.each([
  ['with scripting', true],
  ['without scripting', false],
])(
  'somebody sees to themselves %s: name, quiet hours, colours, ways of being told, another phone, being forgotten',
  {
    timeout: 120_000,
  },
  async (_, scripting) => {
    const phone = await house.phone({ scripting })
    const { page } = phone
    await page.goto(house.url('/'))
    await page.locator('button[name=game][value=ekarte]').click()
    await page.locator('#tray').waitFor()
    const seat = new URL(page.url()).pathname

    await page.goto(house.url('/me'))
    await expectSound(phone)
    expect(await page.locator(`a[href="${seat}"]`).count()).toBe(1)
    await page.fill('[name=name]', 'Farmor')
    await page.selectOption('[name=from]', '22')
    await page.check('[name=four]')
    await page.locator('form[action="/me"] button').click()
    await page.locator('.slip[role=status]').waitFor()
    expect([await page.inputValue('[name=name]'), await page.inputValue('[name=from]')]).toEqual(['Farmor', '22'])

    await page.locator('#hook > summary').click()
    await page.fill('#url-to', 'https://ntfy.sh/farmors-kort')
    await page.locator('form[action="/me/hook"] button').click()
    await shown(page, '.way')
    // The address itself is a secret and is never shown again.
    expect(await page.content()).not.toContain('farmors-kort')
    await expectSound(phone)

    await page.locator('#move > summary').click()
    const link = await page.inputValue('#link')
    const other = await house.phone({ scripting: !scripting, lang: 'da-DK' })
    await other.page.goto(link)
    await expectSound(other)
    await other.page.locator('form button.go').click()
    await other.page.waitForURL(house.url('/me'))
    await other.page.locator(`a[href="${seat}"]`).click()
    await other.page.locator('form[action$="/come-in"] button').click()
    await other.page.locator('#tray').waitFor()

    // A new link sends the other phone away from the list; the old link explains itself.
    await page.goto(house.url('/me'))
    await (await folded(phone, 'move', '/me/link')).click()
    await page.locator('.slip[role=status]').waitFor()
    await other.page.goto(house.url('/me'))
    expect(await other.page.locator('.list').count()).toBe(0)

    await page.goto(house.url('/me/forget'))
    await expectSound(phone)
    await page.locator('form[action="/me/forget"] button').click()
    await page.waitForURL(house.url('/'))
    await page.goto(house.url('/me'))
    expect([await page.inputValue('[name=name]'), await page.locator('.way').count()]).toEqual(['', 0])
    // The seat is still theirs: its own key opens it. Its cards lie in the colours that this phone shows.
    await page.goto(house.url(seat))
    await page.locator('body.four #tray').waitFor()
    expect(phone.complaints).toEqual([])
    expect(other.complaints).toEqual([`403 GET ${seat}`])
  },
)
