import { describe, expect, it } from 'vitest'
import { type Page, Phone } from './phone.ts'
import { type Choice, choices, dealtTable, formTo, MOST_BYTES, playOut, seat, setTable, sit } from './table.ts'

/** What brings a match on: nothing that ends it early, and proposals of one card, for one is ticked. */
const onward = (page: Page): readonly Choice[] =>
  choices(page).filter(({ action }) => !/^(concede|packets|propose [2-5])/.test(action))

describe('a whole match with forms only', () => {
  it('goes from home to the end, and on to another match of the same people', { timeout: 120_000 }, async () => {
    const maker = new Phone('sv')
    const friend = new Phone('da')
    const home = await maker.open('/')
    expect(home.status).toBe(200)
    expect(home.html).toContain('href="/new/ekarte"')
    const id = await setTable(maker, 'ekarte', 'Karin')
    const lobby = await maker.open(seat(id, 0))
    expect(lobby.html).toContain(`https://kort.test/t/${id}`)
    const invited = await friend.open(`/t/${id}`)
    expect(invited.html).toContain('Karin')
    expect((await sit(friend, id, 'Bo')).path).toBe(seat(id, 1))
    await maker.submit(formTo(await maker.open(seat(id, 0)), `${seat(id, 0)}/start`))
    expect(await playOut({ id, phones: [maker, friend] }, onward)).toBeLessThan(MOST_BYTES)

    const record = await (await new Phone().send(`/t/${id}/record`)).text()
    expect(JSON.parse(record.split('\n')[0] ?? '')).toMatchObject({ kortlank: 1, game: 'ekarte' })
    const fair = await new Phone().open(`/t/${id}/fair`)
    expect(fair.html).toContain('Allt stämmer')
    expect((await new Phone().open(`/t/${id}/sheet`)).status).toBe(200)
    expect((await new Phone().open(`/t/${id}/story`)).status).toBe(200)

    const over = await maker.open(seat(id, 0))
    const again = await maker.submit(formTo(over, `${seat(id, 0)}/rematch`))
    const next = again.path.split('/')[2] ?? ''
    expect(next).not.toBe(id)
    expect(again.status).toBe(200)
    const taken = await friend.submit(formTo(await friend.open(seat(id, 1)), `${seat(id, 1)}/rematch`))
    expect(taken.path).toBe(seat(next, 1))
    expect([...choices(await maker.open(seat(next, 0))), ...choices(taken)].length).toBeGreaterThan(0)
    expect((await friend.open('/')).html).toContain(`/t/${next}/1`)
  })

  it('plays with every house rule away from its default', { timeout: 120_000 }, async () => {
    const company = await dealtTable('ekarte', ['Karin', 'Farfar'], {
      'o.target': '7',
      'o.games': '1',
      'o.kingWindow': 'beforeFirstLead',
      'o.proposalNumber': 'withProposal',
      'o.dealerMinDiscard': '0',
      'o.irregular': 'claimable',
      'o.nextGameDealer': 'alternate',
    })
    expect(await playOut(company, onward)).toBeLessThan(MOST_BYTES)
  })
})
