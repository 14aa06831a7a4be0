import { expect, it } from 'vitest'
import { buttons, seatCompany } from './company.ts'
import { openHouse, type Phone, shown } from './support.ts'

const house = openHouse()

/** Two at a table of Ekarté; the one who may propose, and how often their phone has fetched its seat since. */
const proposer = async () => {
  const phones = [await house.phone(), await house.phone()]
  await seatCompany(house, 'ekarte', phones, ['Karin', 'Farfar'], async () => {})
  await Promise.all(phones.map(({ page }) => page.reload()))
  const open = await Promise.all(phones.map((phone) => buttons(phone, 'propose').count()))
  const phone = phones[open.findIndex((count) => count > 0)] as Phone
  let told = () => {}
  const push = new Promise<void>((resolve) => {
    told = resolve
  })
  let greeted = false
  phone.page.on('websocket', (socket) =>
    socket.on('framereceived', () => {
      if (greeted) told()
      greeted = true
    }),
  )
  await phone.page.reload()
  await expect.poll(() => greeted).toBe(true)
  return { phone, push }
}

/** A gate that stays shut until it is opened. */
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

it('a tap under way stays acknowledged while its own push comes; its answer is fetched once, and frees the next tap', async () => {
  const { phone, push } = await proposer()
  const { page } = phone
  const { open, opened } = gate()
  let gets = 0
  await page.route(page.url(), async (route) => {
    if (route.request().method() !== 'POST') {
      gets++
      return route.continue()
    }
    const response = await route.fetch()
    await opened
    return route.fulfill({ response })
  })
  await buttons(phone, 'propose').first().click()
  await push
  await page.waitForTimeout(500)
  expect(await page.locator('#act.htmx-request').count()).toBe(1)
  open()
  await shown(page, '#act:not(.htmx-request)')
  await expect.poll(() => page.locator('#tray').textContent()).toContain('svarar på förslaget')
  await page.waitForTimeout(500)
  expect(gets).toBe(0)
  expect(phone.complaints).toEqual([])
})

it('what was asked for before a tap does not come after it', async () => {
  const { phone } = await proposer()
  const { page } = phone
  const [asked, late] = [gate(), gate()]
  await page.route(page.url(), async (route) => {
    if (route.request().method() === 'POST') return route.continue()
    const response = await route.fetch()
    asked.open()
    await late.opened
    return route.fulfill({ response }).catch(() => {})
  })
  await page.evaluate('dispatchEvent(new Event("online"))')
  await asked.opened
  await buttons(phone, 'propose').first().click()
  await expect.poll(() => page.locator('#tray').textContent()).toContain('svarar på förslaget')
  await page.evaluate(
    'window.seen = []; new MutationObserver(() => seen.push(document.getElementById("tray").textContent)).observe(document.body, { subtree: true, childList: true, characterData: true })',
  )
  late.open()
  await page.waitForTimeout(700)
  const seen = await page.evaluate<readonly string[]>('seen')
  expect(seen.filter((text) => !text.includes('svarar på förslaget'))).toEqual([])
  expect(phone.complaints).toEqual([])
})

it('a tap in the lobby, too, shows that it is on its way', async () => {
  const { page } = await house.phone()
  await page.goto(house.url('/new/ekarte'))
  await page.fill('[name=name]', 'Karin')
  await page.locator('form button.go').first().click()
  await page.locator('#bots summary').click()
  const { open, opened } = gate()
  await page.route('**/bots', async (route) => {
    await opened
    return route.continue()
  })
  await page.locator('#bots button').click()
  await expect.poll(() => page.evaluate('getComputedStyle(document.querySelector("#bots form")).opacity')).toBe('0.6')
  open()
  await shown(page, '#main:not(:has(.htmx-request))')
})
