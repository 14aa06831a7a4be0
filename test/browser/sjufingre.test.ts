import { expect, it } from 'vitest'
import { doUnseen, fetched, seatCompany } from './company.ts'
import { accessibilityFaults, answered, openHouse, type Phone, press } from './support.ts'

const house = openHouse()

const NAMES = ['Bo', 'Grandpa Alexander', 'Karin']

/** One deal of each kind for three. */
const short = async ({ page }: Phone): Promise<void> => {
  await page.locator('[name=preset][value=short]').check()
  await page.selectOption('[name=seats]', '3')
}

/** Follows a link, or goes on from a finished deal. */
const follow = (phone: Phone, selector: string, at = 0): Promise<void> =>
  answered(phone, () => phone.page.locator(selector).nth(at).click())

const tap = (phone: Phone, selector: string): Promise<void> => press(phone, phone.page.locator(selector).first())

const count = ({ page }: Phone, selector: string): Promise<number> => page.locator(selector).count()

/** What has been looked at closely already. */
const looked = new Set<string>()

/** Once for every state: it stands axe, nothing is wider than the phone, and what `needed` says is on the first screen. */
const look = async (phone: Phone, state: string, needed?: string): Promise<void> => {
  const { page } = phone
  if (looked.has(state)) return
  looked.add(state)
  expect(await accessibilityFaults(page), state).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), state).toBe(true)
  if (needed === undefined) return
  await page.evaluate('scrollTo(0, 0)')
  const box = await page.locator(needed).last().boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 999), `${state}: ${needed}`).toBeLessThanOrEqual(640)
}

/** What stands beside the longest name there can be has room for a word on each line. */
const expectRoom = async ({ page }: Phone): Promise<void> => {
  const widths = await page.evaluate<readonly number[]>(`
    document.querySelectorAll('.why dt').forEach((term) => { term.textContent = 'Wilhelmina af Klintbergs 15-bunke, låst' })
    Array.from(document.querySelectorAll('.why dd:not(.num)'), (fact) => fact.clientWidth)`)
  expect(Math.min(...widths)).toBeGreaterThan(100)
  await page.reload()
}

/** Six have room for totals of three digits: each stands on one line, and clear of the next. */
const expectWholeTotals = async ({ page }: Phone): Promise<void> => {
  const [lines, gap] = await page.evaluate<readonly [number, number]>(`(() => {
    for (const row of document.querySelectorAll('.totals tr')) {
      while (row.children.length < 7) row.append(row.lastElementChild.cloneNode(true))
    }
    const totals = [...document.querySelectorAll('.totals td b')]
    for (const total of totals) total.textContent = '−162'
    const boxes = totals.map((total) => total.getBoundingClientRect())
    const gaps = boxes.slice(1).map((box, at) => box.left - boxes[at].right).filter((gap) => gap > -99)
    return [Math.max(...totals.map((total) => total.getClientRects().length)), Math.min(...gaps)]
  })()`)
  expect(lines).toBe(1)
  expect(gap).toBeGreaterThan(2)
}

const GIVE = '#tray button[value^=give]'
const PLAY = '#tray button[value^=play]:enabled'
const CHOOSE = '.hand a.card'

/** Puts something together on the table, with a sum that grows where scripts run; comes back if it is no sum. */
const compose = async (phone: Phone, scripting: boolean): Promise<void> => {
  const { page } = phone
  await follow(phone, '.ways a')
  await look(phone, 'composing', '.ticked button')
  await page.locator('.units input').first().check()
  const value = await page.locator('.units input').first().getAttribute('data-value')
  const sum = page.locator('output.sum')
  expect(await sum.isVisible()).toBe(scripting)
  if (scripting) expect(await sum.textContent()).toMatch(new RegExp(`^${value},`))
  await tap(phone, '.ticked button')
  if ((await count(phone, '.ticked')) === 0) return
  expect(await page.locator('.notice').textContent()).toMatch(/\d/)
  await follow(phone, '.ticked a')
  await tap(phone, '.choices button')
}

/** How many things have been done by hand, by kind. */
const byHand = new Map<string, number>()
const note = (kind: string): number => {
  const times = (byHand.get(kind) ?? 0) + 1
  byHand.set(kind, times)
  return times
}

/** Does one thing if the page has something to do; tells what it was. */
const act = async (phone: Phone, scripting: boolean, turn: number): Promise<string | undefined> => {
  const goOn = 'form[action$="/go-on"] button'
  const lay = '#tray button[value^=lay]'
  if ((await count(phone, goOn)) > 0) {
    await look(phone, `finished: ${await phone.page.locator('#ended').textContent()}`, goOn)
    await follow(phone, goOn)
    return 'going on'
  }
  if ((await count(phone, GIVE)) > 0) {
    await look(phone, 'giving', GIVE)
    for (const at of [2, 5]) await phone.page.locator('.tick input').nth(at).check()
    await tap(phone, GIVE)
    return 'giving'
  }
  if ((await count(phone, CHOOSE)) > 0) {
    if (!looked.has('choosing')) await expectRoom(phone)
    await look(phone, 'choosing', CHOOSE)
    await follow(phone, CHOOSE, turn % (await count(phone, CHOOSE)))
    await look(phone, 'chosen', '.choices > li:first-child button')
    if ((await count(phone, '.ways a')) > 0) await compose(phone, scripting)
    else {
      // Cards that are laid fill the table, and there is more to choose from.
      const laying = '.choices button[value^=lay]'
      await tap(phone, (await count(phone, laying)) > 0 ? laying : '.choices button')
    }
    return 'build'
  }
  if ((await count(phone, lay)) > 0) {
    await tap(phone, lay)
    return 'build'
  }
  if ((await count(phone, PLAY)) === 0) return undefined
  const kind = (await count(phone, '.strips')) > 0 ? 'solitaire' : 'trick'
  await look(phone, kind, PLAY)
  await tap(phone, PLAY)
  return kind
}

/** How much of a deal is played by hand before the rest goes without looking. */
const MOST: Readonly<Record<string, number>> = { trick: 6, build: 6, solitaire: 4 }

/** Plays a deal to its end without looking: the first that may be done, by the same forms. */
const playOn = async (phones: readonly Phone[]): Promise<void> => {
  for (let turn = 0; turn < 200; turn++) {
    for (const phone of phones) {
      const html = await fetched(phone)
      if (/action="[^"]*[/](go-on|rematch)"/.test(html)) return
      const query = html.match(/href="[^"]*([?]card=[A-Z0-9]+)"/)?.[1]
      await doUnseen(phone, query === undefined ? html : await fetched(phone, query), 'take |lay |build |play ')
    }
  }
}

const isOver = async (phone: Phone): Promise<boolean> => (await count(phone, 'form[action$="/rematch"]')) > 0

it('three play a trick deal, a build deal and a solitaire, one of them without scripting', {
  timeout: 180_000,
}, async () => {
  const scripting = [true, false, true]
  const phones = [
    await house.phone(),
    await house.phone({ scripting: false, lang: 'da-DK' }),
    await house.phone({ lang: 'en-GB', dark: true }),
  ]
  const link = await seatCompany(house, 'sjufingre', phones, NAMES, short)
  let [turn, refused] = [0, 0]
  while (!(await isOver(phones[0] as Phone)) && turn++ < 60) {
    for (const [index, phone] of phones.entries()) {
      await phone.page.goto(phone.page.url().split('?')[0] ?? '')
      for (;;) {
        const kind = await act(phone, scripting[index] === true, turn)
        if (kind === undefined) break
        const isEnough = note(kind) >= (MOST[kind] ?? Number.POSITIVE_INFINITY)
        if (isEnough && (kind !== 'build' || looked.has('composing'))) await playOn(phones)
      }
    }
  }
  for (const phone of phones) {
    await phone.page.reload()
    expect(await isOver(phone)).toBe(true)
    await look(phone, `over ${phone.page.url()}`)
    refused += phone.complaints.filter((complaint) => /^422 POST/.test(complaint)).length
  }
  for (const end of ['', '/sheet', '/rules', '/story']) {
    await (phones[2] as Phone).page.goto(link + end)
    await look(phones[2] as Phone, `public ${end}`)
    if (end === '/sheet') await expectWholeTotals(phones[2] as Phone)
  }
  expect(refused).toBeLessThan(10)
  expect(phones.flatMap(({ complaints }) => complaints.filter((one) => !/^422 POST/.test(one)))).toEqual([])
  expect([...looked]).toEqual(
    expect.arrayContaining(['giving', 'trick', 'choosing', 'chosen', 'composing', 'solitaire']),
  )
})
