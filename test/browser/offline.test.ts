import { expect, it } from 'vitest'
import { buttons, seatCompany, tap } from './company.ts'
import { answered, openHouse, type Phone, shown } from './support.ts'

const house = openHouse()

it('a tap without a connection says so, loses nothing and doubles nothing', async () => {
  const phones = [await house.phone({ lang: 'da-DK' }), await house.phone({ lang: 'da-DK' })]
  await seatCompany(house, 'ekarte', phones, ['Karin', 'Farfar'], async () => {})
  await Promise.all(phones.map(({ page }) => page.reload()))
  const open = await Promise.all(phones.map((phone) => buttons(phone, 'propose').count()))
  const phone = phones[open.findIndex((count) => count > 0)] as Phone
  const notice = phone.page.locator('#tray .say .notice')

  await phone.context.setOffline(true)
  await buttons(phone, 'propose').first().click()
  await notice.waitFor()
  expect(await notice.textContent()).toContain('Ingen forbindelse til bordet lige nu.')
  expect(await buttons(phone, 'propose').count()).toBe(1)

  await phone.context.setOffline(false)
  await notice.waitFor({ state: 'detached' })

  // The answer is lost on its way back: what was tapped has happened, and a second tap does not do it again.
  await phone.page.route(phone.page.url(), async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
  const lost = phone.page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await buttons(phone, 'propose').first().click()
  await lost
  await expect.poll(() => phone.page.locator('#tray').textContent()).toContain('svarer på forslaget')
  await phone.page.unroute(phone.page.url())
  await phone.page.goto(`${phone.page.url().replace(/\/\d$/, '')}/story`)
  expect((await phone.page.locator('.story').textContent())?.match(/foreslog et bytte/g)?.length).toBe(1)
  expect(phone.complaints.filter((text) => text.startsWith('script'))).toEqual([])
})

it('a server in trouble is told of where the tap was made', async () => {
  const phones = [await house.phone(), await house.phone()]
  await seatCompany(house, 'ekarte', phones, ['Karin', 'Farfar'], async () => {})
  await Promise.all(phones.map(({ page }) => page.reload()))
  const open = await Promise.all(phones.map((phone) => buttons(phone, 'propose').count()))
  const phone = phones[open.findIndex((count) => count > 0)] as Phone
  await phone.page.route(phone.page.url(), (route) => route.fulfill({ status: 503, body: '' }))
  await buttons(phone, 'propose').first().click()
  const notice = phone.page.locator('#tray .say .notice')
  await notice.waitFor()
  expect(await notice.textContent()).toContain('Ingen kontakt med bordet just nu.')
  await phone.page.unroute(phone.page.url())
  await tap(phone, 'propose')
  expect(await notice.count()).toBe(0)
})

it('a tap at a table that was cleared away leads to the page that says so, whole and with its own styles', async () => {
  const phones = [await house.phone(), await house.phone()]
  await seatCompany(house, 'ekarte', phones, ['Karin', 'Farfar'], async () => {})
  const [maker, friend] = phones as [Phone, Phone]
  await friend.page.reload()
  await maker.page.goto(`${maker.page.url()}/remove`)
  await answered(maker, () => maker.page.locator('form[action$="/remove"] button').click())
  const look = friend.page.locator('#tray button[name=action]:enabled, #tray a.btn').first()
  await look.click()
  await shown(friend.page, '.snap')
  await expect
    .poll(() => friend.page.evaluate('document.querySelector("link[rel=stylesheet]").getAttribute("href")'))
    .toBe('/site.css')
  expect(await friend.page.locator(`main a[href^="/t/"]`).count()).toBe(0)
})
