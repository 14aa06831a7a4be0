import { expect, it } from 'vitest'
import { accessibilityFaults, answered, openHouse, type Phone, shown } from './support.ts'

const house = openHouse()

/** Sets a table of Ekarté for the best of one game and seats a friend; both stand at their seats, the cards are dealt. */
const company = async (maker: Phone, friend: Phone): Promise<string> => {
  await maker.page.goto(house.url('/'))
  await maker.page.locator('a[href="/new/ekarte"]').click()
  await maker.page.fill('[name=name]', 'Karin')
  await maker.page.locator('[name="o.games"][value="1"]').check()
  await maker.page.locator('button.go').first().click()
  const link = await maker.page.locator('#link').inputValue()
  await friend.page.goto(link)
  await friend.page.fill('[name=name]', 'Farfar')
  await friend.page.locator('button.go').first().click()
  await friend.page.waitForURL(/\/t\/\w+\/\d$/)
  return link
}

const start = async ({ page }: Phone): Promise<void> => {
  await page.locator('form[action$="/start"] button[type=submit]').click()
  await shown(page, '#tray')
}

const actions = (phone: Phone) =>
  phone.page.locator('#tray button[name=action]:enabled:not([value^=packets]):not([value=king])')

/** What is tapped first where there is a choice: what brings the match on. */
const LIKED = ['stand', 'accept', 'discard']

/** Taps something that can be done: goes on, plays, or changes one card. Answers whether there was anything. */
const tap = async (phone: Phone): Promise<boolean> => {
  const { page } = phone
  const goOn = page.locator('form[action$="/go-on"] button')
  const liked = page.locator(LIKED.map((action) => `#tray button[value=${action}]:enabled`).join())
  const choice = (await goOn.count()) > 0 ? goOn : (await liked.count()) > 0 ? liked : actions(phone)
  if ((await choice.count()) === 0) return false
  const first = choice.first()
  if ((await first.getAttribute('value')) === 'discard') await page.locator('#tray [name=card]').first().check()
  await answered(phone, () => first.click())
  return true
}

/** The stylesheets that a page has, in their order. */
const styles = ({ page }: Phone): Promise<unknown> =>
  page.evaluate('[...document.styleSheets].map(({ href }) => new URL(href).pathname)')

const isOver = async ({ page }: Phone): Promise<boolean> => (await page.locator('form[action$="/rematch"]').count()) > 0

it('two phones without scripting play a whole match by looking again', { timeout: 180_000 }, async () => {
  const [maker, friend] = [
    await house.phone({ scripting: false }),
    await house.phone({ scripting: false, lang: 'da-DK' }),
  ]
  await company(maker, friend)
  await maker.page.reload()
  await start(maker)
  for (let turn = 0; turn < 300 && !(await isOver(maker)); turn++) {
    const phone = turn % 2 === 0 ? maker : friend
    await phone.page.reload()
    while (await tap(phone));
  }
  expect(await isOver(maker)).toBe(true)
  await friend.page.reload()
  expect(await isOver(friend)).toBe(true)
  expect([...maker.complaints, ...friend.complaints]).toEqual([])
})

it('two phones with scripting play a whole match, each seeing the other within a second', {
  timeout: 180_000,
}, async () => {
  const [maker, friend] = [await house.phone(), await house.phone({ dark: true })]
  await company(maker, friend)
  // The maker's page has not been touched: the push brings the friend and the start.
  await maker.page.locator('form[action$="/start"] button:enabled').waitFor()
  await start(maker)
  await friend.page.locator('#tray').waitFor()
  // Later in the week the page of the seat is the first that is opened.
  for (const { page } of [maker, friend]) await page.reload()
  const delays: number[] = []
  for (let turn = 0; turn < 300 && !(await isOver(maker)); turn++) {
    const [phone, other] = turn % 2 === 0 ? [maker, friend] : [friend, maker]
    const before = await other.page.locator('#main').innerHTML()
    const url = phone.page.url()
    const tapped = performance.now()
    if (!(await tap(phone))) continue
    // What a tap brings about may be for nobody else to see, as going on from a finished deal.
    await expect
      .poll(() => other.page.locator('#main').innerHTML(), { timeout: 1500 })
      .not.toBe(before)
      .then(() => delays.push(performance.now() - tapped))
      .catch(() => undefined)
    expect(phone.page.url()).toBe(url)
  }
  expect(await isOver(maker)).toBe(true)
  await friend.page.locator('form[action$="/rematch"]').waitFor()
  // Neither page has been loaded since: the end of the match comes with its own styles.
  for (const phone of [maker, friend])
    await expect.poll(() => styles(phone), { timeout: 30_000 }).toEqual(['/ekarte.css', '/house.css', '/large.css'])
  // The machine may be busy with something else now and then.
  expect(delays.toSorted((one, other) => one - other)[Math.floor(delays.length / 2)]).toBeLessThan(1000)
  expect([...maker.complaints, ...friend.complaints]).toEqual([])
})

it('a change at the table keeps focus, what is folded out, and the place on the page', async () => {
  const [maker, friend] = [await house.phone(), await house.phone()]
  await company(maker, friend)
  await maker.page.locator('form[action$="/start"] button:enabled').waitFor()
  await start(maker)
  await friend.page.locator('#tray').waitFor()
  const [mover, watcher] = (await actions(maker).count()) > 0 ? [maker, friend] : [friend, maker]
  const own = watcher.page.locator('#more details').last()
  await own.locator('summary').click()
  await watcher.page.locator('#own').focus()
  const scroll = await watcher.page.evaluate('scrollY')
  await watcher.page.evaluate('document.getElementById("own").mark = true')
  await mover.page.locator('#tray button[value=propose]').click()
  await watcher.page.locator('#tray button[value=accept]').waitFor()
  expect(await watcher.page.evaluate('document.activeElement.id')).toBe('own')
  expect(await watcher.page.evaluate('document.activeElement.mark')).toBe(true)
  expect(await own.getAttribute('open')).not.toBeNull()
  expect(Math.abs(Number(await watcher.page.evaluate('scrollY')) - Number(scroll))).toBeLessThan(400)
  expect(await watcher.page.title()).toMatch(/^● /)
})

it('what somebody has typed at a table stays when others sit down, also when it had come back refused', async () => {
  const [maker, friend, late] = [await house.phone(), await house.phone(), await house.phone()]
  await maker.page.goto(house.url('/new/rodskagg'))
  await maker.page.fill('[name=name]', 'Karin')
  await maker.page.locator('button.go').first().click()
  const link = await maker.page.locator('#link').inputValue()
  const sitDown = async ({ page }: Phone, name: string): Promise<void> => {
    await page.fill('[name=name]', name)
    await page.locator('form button.go').first().click()
  }
  const typed = ({ page }: Phone) =>
    Promise.all(['name', 'cut'].map((name) => page.locator(`form [name=${name}]`).inputValue()))

  await late.page.goto(link)
  await late.page.locator('summary').first().click()
  await late.page.fill('[name=cut]', 'mitt i leken')
  await sitDown(late, 'Karin')
  await late.page.locator('[name=name][aria-invalid]').waitFor()
  await friend.page.goto(link)
  await sitDown(friend, 'Bo')
  await late.page.getByText('Bo', { exact: true }).waitFor()
  expect(await typed(late)).toEqual(['Karin', 'mitt i leken'])
})

it('three quick taps make one move and keep no push away, and Back shows no form page', async () => {
  const [maker, friend] = [await house.phone(), await house.phone()]
  await company(maker, friend)
  await maker.page.locator('form[action$="/start"] button:enabled').waitFor()
  await start(maker)
  await friend.page.locator('#tray').waitFor()
  const [mover, other] = (await actions(maker).count()) > 0 ? [maker, friend] : [friend, maker]
  await mover.page.evaluate('for (let i = 0; i < 3; i++) document.querySelector("#tray button[value=stand]").click()')
  await mover.page.locator('.tray button.card:enabled, .tray.idle').first().waitFor()
  // The taps that came to nothing keep no push away.
  await tap(mover)
  await actions(other).first().waitFor()
  const before = await mover.page.locator('#main').innerHTML()
  await tap(other)
  await expect.poll(() => mover.page.locator('#main').innerHTML(), { timeout: 30_000 }).not.toBe(before)
  await mover.page.goBack()
  expect(await mover.page.locator('h1').count()).toBe(1)
  expect([...maker.complaints, ...friend.complaints]).toEqual([])
})

it('every page stands axe, in both lights', { timeout: 120_000 }, async () => {
  for (const dark of [false, true]) {
    const [maker, friend] = [await house.phone({ dark }), await house.phone({ dark, lang: 'en-GB' })]
    const look = async ({ page }: Phone, path?: string): Promise<void> => {
      if (path !== undefined) await page.goto(path.startsWith('http') ? path : house.url(path))
      expect(await accessibilityFaults(page), page.url()).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), page.url()).toBe(true)
    }
    for (const path of ['/', '/new/ekarte', '/rules/ekarte', '/fair', '/me', '/t/nowhere']) await look(maker, path)
    const link = await company(maker, friend)
    await look(maker)
    await look(friend)
    await look(await house.phone({ dark }), link)
    await maker.page.locator('form[action$="/start"] button:enabled').waitFor()
    await start(maker)
    await friend.page.locator('#tray').waitFor()
    for (const phone of [maker, friend]) await look(phone)
    const seat = maker.page.url()
    for (const end of ['/concede', '/new-link']) await look(maker, seat + end)
    for (const end of ['', '/sheet', '/story', '/rules', '/fair']) await look(friend, link + end)
  }
})

it('a phone that is shut out of a seat shows its cards no more', { timeout: 60_000 }, async () => {
  const [maker, friend, other] = [await house.phone(), await house.phone({ scripting: false }), await house.phone()]
  await company(maker, friend)
  await start(maker)
  const seat = maker.page.url().replace(/#.*/, '')
  await other.page.goto(await maker.page.locator('#own').inputValue())
  await other.page.locator('main button.go').click()
  await shown(other.page, '#tray')
  await maker.page.goto(`${seat}/new-link`)
  await maker.page.locator('main button.go').click()
  await shown(maker.page, '#own')
  await maker.page.locator('main a.go').click()
  await shown(maker.page, '#tray')
  await shown(other.page, '.snap')
  expect(await other.page.locator('.card').count()).toBe(0)
})
