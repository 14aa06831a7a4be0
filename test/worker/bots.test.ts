import { describe, expect, it } from 'vitest'
import { Phone } from './phone.ts'
import { choices, choose, formTo, goOn, logLength, seat, setTable, sit } from './table.ts'

const tableOf = (path: string): string => path.split('/')[2] ?? ''

/** Plays against bots for so many taps, or to the end; answers how many taps it came to. */
const play = async (phone: Phone, path: string, most: number): Promise<number> => {
  let page = await goOn(phone, await phone.open(path))
  for (let taps = 0; taps < most; taps++) {
    const open = choices(page).filter(({ action }) => !/^(concede|packets|knock|say|take-back)/.test(action))
    const choice = open[(taps * 5) % Math.max(open.length, 1)]
    if (choice === undefined) return taps
    page = await goOn(phone, await choose(phone, page, choice))
  }
  return most
}

describe('bots', () => {
  it.each(['spader', 'rodskagg', 'ekarte', 'sjufingre'])(
    'one tap from home plays %s at once',
    { timeout: 120_000 },
    async (game) => {
      const phone = new Phone()
      const form = formTo(await phone.open('/'), '/play')
      const page = await phone.submit(form, { name: 'game', value: game })
      expect(page.status).toBe(200)
      expect(page.path).toMatch(/^\/t\/[a-z2-7]{24}\/0$/)
      const again = await phone.submit(form, { name: 'game', value: game })
      expect(again.path).toBe(page.path)
      const before = await logLength(tableOf(page.path))
      const taps = await play(phone, page.path, 12)
      expect(await logLength(tableOf(page.path))).toBeGreaterThanOrEqual(before + taps)
      // After the reader's tap the table moves on to the reader's next decision in one go.
      const now = await goOn(phone, await phone.open(page.path))
      expect(now.html.includes('/record') || now.html.includes('class="tray"')).toBe(true)
    },
  )

  it('a whole match of Ekarté against a bot comes to its end', { timeout: 120_000 }, async () => {
    const phone = new Phone()
    const page = await phone.submit(formTo(await phone.open('/'), '/play'), { name: 'game', value: 'ekarte' })
    await play(phone, page.path, 600)
    expect((await phone.open(page.path)).html).toContain('/rematch')
    expect((await new Phone().open(`/t/${tableOf(page.path)}/fair`)).html).toContain('Allt stämmer')
    // The bot plays again too.
    const over = await phone.open(page.path)
    const again = await phone.submit(formTo(over, `${page.path}/rematch`))
    expect(again.path).not.toBe(page.path)
    expect(await play(phone, again.path, 6)).toBe(6)
  })

  it('a person who opens the link takes the seat of a bot, before the cards are dealt and after', async () => {
    const maker = new Phone()
    const id = await setTable(maker, 'spader')
    await maker.submit(formTo(await maker.open(seat(id, 0)), `${seat(id, 0)}/bots`))
    const [farfar, svea] = [new Phone(), new Phone()]
    expect((await sit(farfar, id, 'Farfar')).path).toBe(seat(id, 1))
    const begun = await maker.submit(formTo(await maker.open(seat(id, 0)), `${seat(id, 0)}/start`))
    expect(begun.html).toContain('Farfar')
    // The bots’ names still stand at the other two seats, and one of them is free to take.
    const open = await svea.open(`/t/${id}`)
    expect(open.html).toContain('Ta över efter Bertil-bot')
    expect(open.html).not.toContain('name="cut"')
    const taken = await sit(svea, id, 'Svea')
    expect([taken.status, taken.path]).toEqual([200, seat(id, 2)])
    expect(taken.html).toContain('data-card')
    expect((await new Phone().open(`/t/${id}/story`)).html).toContain('Svea tog över platsen')
    // The table now waits for her where the bot would have played.
    const before = await logLength(id)
    for (let round = 0; round < 2; round++)
      for (const [chair, phone] of [maker, farfar, svea].entries()) {
        const page = await phone.open(seat(id, chair))
        const [choice] = choices(page)
        if (choice !== undefined) await choose(phone, page, choice)
      }
    expect(await logLength(id)).toBeGreaterThan(before + 2)
    await sit(new Phone(), id, 'Karl')
    const full = await new Phone().open(`/t/${id}`)
    expect(full.forms.filter(({ action }) => action === `/t/${id}`)).toEqual([])
  })

  it('the maker fills the empty chairs; nobody else can, and bots have no link of their own', async () => {
    const maker = new Phone()
    const id = await setTable(maker, 'ekarte')
    expect((await new Phone().post(`${seat(id, 0)}/bots`, { strength: 'strong' })).status).toBe(403)
    expect((await maker.post(`${seat(id, 0)}/bots`, { strength: 'best' })).status).toBe(422)
    const filled = await maker.submit(formTo(await maker.open(seat(id, 0)), `${seat(id, 0)}/bots`))
    expect(filled.html).toContain('Ada-bot')
    const begun = await maker.submit(formTo(filled, `${seat(id, 0)}/start`))
    expect(begun.status).toBe(200)
    expect(choices(begun).length + (begun.html.includes('/go-on') ? 1 : 0)).toBeGreaterThan(0)
  })
})
