import { expect, it } from 'vitest'
import { Phone } from './phone.ts'
import { choices, choose, dealtTable, formTo, goOn, seat } from './table.ts'

/** The cards that a page gives a face to. */
const cardsOn = (html: string): readonly string[] =>
  [...html.matchAll(/data-card="(\w+)"/g)].map(([, card = '']) => card)

/** The cards that a page names anywhere, as code reads them. */
const mentions = (html: string, card: string): boolean => new RegExp(`\\b${card}\\b`).test(html)

it('hidden cards are never in the bytes of the other seat, of those who watch, or of any error page', {
  timeout: 120_000,
}, async () => {
  const { id, phones } = await dealtTable('ekarte', ['Karin', 'Farfar'], { 'o.games': '1', 'o.irregular': 'claimable' })
  const pages = async (phone: Phone, chair: number): Promise<readonly string[]> => {
    const ends = ['', '/sheet', '/story', '/rules', '/fair']
    const shown = await Promise.all(ends.map(async (end) => (await phone.open(`/t/${id}${end}`)).html))
    const own = await phone.open(seat(id, chair))
    const move = own.forms.find(({ action }) => action === own.path)?.fields.find(([name]) => name === 'move')?.[1]
    const refused = await phone.post(seat(id, chair), { move: move ?? '0', action: 'accept me' })
    const stale = await phone.post(seat(id, chair), { move: '999', action: 'stand' })
    return [...shown, own.html, refused.html, stale.html]
  }
  const stranger = new Phone()
  let seen = 0
  for (let turn = 0; turn < 400; turn++) {
    const chair = turn % 2
    const [mine, theirs] = [phones[chair] as Phone, phones[1 - chair] as Phone]
    const page = await goOn(mine, await mine.open(seat(id, chair)))
    if (page.html.includes(`/t/${id}/record`)) break
    // A finished deal shows its cards until its reader goes on.
    await goOn(theirs, await theirs.open(seat(id, 1 - chair)))
    const open = choices(page).filter(({ action }) => !/^(concede|packets)/.test(action))
    const choice = open[turn % Math.max(open.length, 1)]
    if (choice === undefined) continue
    const hand = cardsOn(page.html.slice(page.html.indexOf('id="tray"')))
    const table = cardsOn((await stranger.open(`/t/${id}`)).html)
    const hidden = hand.filter((card) => !table.includes(card))
    const strangers = [
      ...(await Promise.all(
        ['', '/story', '/sheet', '/fair', '/0', '/1'].map((end) => stranger.open(`/t/${id}${end}`)),
      )),
      await stranger.post(seat(id, chair), { move: '0', action: 'stand' }),
    ].map(({ html }) => html)
    for (const html of [...(await pages(theirs, 1 - chair)), ...strangers])
      for (const card of hidden) expect(mentions(html, card), `${card} in turn ${turn}`).toBe(false)
    expect((await stranger.send(`/t/${id}/record`)).status).toBe(404)
    seen += hidden.length
    await choose(mine, page, choice)
  }
  expect(seen).toBeGreaterThan(30)
  expect(formTo(await (phones[0] as Phone).open(seat(id, 0)), `${seat(id, 0)}/rematch`)).toBeDefined()
})
