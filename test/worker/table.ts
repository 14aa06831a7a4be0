import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { type Form, type Page, Phone } from './phone.ts'

/** People at a table: the phone of each chair, in the order they sat down. */
export interface Company {
  readonly id: string
  readonly phones: readonly Phone[]
}

/** A form of a page by where it posts. */
export const formTo = (page: Page, action: string): Form => {
  const form = page.forms.find((one) => one.action === action)
  if (form === undefined) throw new Error(`no form to ${action} on ${page.path} (${page.status})`)
  return form
}

/** The address of a chair's page. */
export const seat = (id: string, chair: number): string => `/t/${id}/${chair}`

/** Sets a table as a newcomer does, from its form. `rules` are house rules by field. */
export const setTable = async (
  phone: Phone,
  game: string,
  name = 'Karin',
  rules: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const form = formTo(await phone.open(`/new/${game}`), `/new/${game}`)
  const { path, status } = await phone.submit(form, undefined, { name, ...rules })
  const id = path.match(/^\/t\/([a-z2-7]{24})\/0$/)?.[1]
  if (id === undefined) throw new Error(`no table was set: ${status} at ${path}`)
  return id
}

/** Sits down from the public table's form. */
export const sit = async (phone: Phone, id: string, name: string): Promise<Page> =>
  phone.submit(formTo(await phone.open(`/t/${id}`), `/t/${id}`), undefined, { name })

/** A table of `game` where everybody sits and the cards are dealt. */
export const dealtTable = async (
  game: string,
  names: readonly string[] = ['Karin', 'Farfar'],
  rules: Readonly<Record<string, string>> = {},
): Promise<Company> => {
  const phones = names.map(() => new Phone())
  const [maker, ...others] = phones as [Phone, ...Phone[]]
  const id = await setTable(maker, game, names[0], rules)
  for (const [index, phone] of others.entries()) await sit(phone, id, names[index + 1] ?? '')
  const lobby = await maker.open(seat(id, 0))
  await maker.submit(formTo(lobby, `${seat(id, 0)}/start`))
  return { id, phones }
}

/** What can be done on a seat's page: the choices of its form, as somebody could tap them. */
export interface Choice {
  readonly action: string
  /** Cards to tick first. */
  readonly cards: readonly string[]
}

/** The choices on a page; for a choice that takes cards, one card is ticked. */
export const choices = (page: Page): readonly Choice[] => {
  const form = page.forms.find(({ action }) => action === page.path)
  if (form === undefined) return []
  const { boxes } = form
  return form.buttons
    .filter(({ name }) => name === 'action')
    .map(({ value }) => ({
      action: value,
      cards: boxes.slice(0, /^give/.test(value) ? 2 : value === 'discard' ? 1 : 0).map((box) => box.value),
    }))
}

/** Taps a choice. */
export const choose = async (phone: Phone, page: Page, { action, cards }: Choice): Promise<Page> => {
  const form = formTo(page, page.path)
  const ticked = form.boxes.filter(({ value }) => cards.includes(value)).slice(0, cards.length)
  return phone.submit(form, { name: 'action', value: action }, {}, ticked)
}

/** Goes on from a finished deal, if the page shows one. */
export const goOn = async (phone: Phone, page: Page): Promise<Page> => {
  const form = page.forms.find(({ action }) => action.endsWith('/go-on'))
  return form === undefined ? page : phone.submit(form)
}

/** The number of entries in the log of a table. */
export const logLength = (id: string): Promise<number> =>
  runInDurableObject(env.TABLES.getByName(id), (_, state) => {
    const { count } = state.storage.sql.exec<{ count: number }>('SELECT count(*) AS count FROM log').one()
    return count
  })

/** The stored snapshot of a table, as text. */
export const snapshot = (id: string): Promise<string> =>
  runInDurableObject(
    env.TABLES.getByName(id),
    (_, state) => state.storage.sql.exec<{ body: string }>('SELECT body FROM snapshot').one().body,
  )

/** The largest a seat's page may be, gzipped. */
export const MOST_BYTES = 7 * 1024

/** The size of a page on its way, in bytes. */
export const gzipped = async (text: string): Promise<number> =>
  (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength

/**
 * Plays until the match is over: each in turn takes one of the choices that `onward` finds on the page. Answers the
 * largest page met, in bytes on its way.
 */
export const playOut = async ({ id, phones }: Company, onward: (page: Page) => readonly Choice[]): Promise<number> => {
  let largest = 0
  let taps = 0
  for (let turn = 0; turn < 3000; turn++) {
    const chair = turn % phones.length
    const phone = phones[chair] as Phone
    let page = await goOn(phone, await phone.open(seat(id, chair)))
    for (;;) {
      largest = Math.max(largest, await gzipped(page.html))
      const open = onward(page)
      const choice = open[(taps * 5 + turn) % Math.max(open.length, 1)]
      if (choice === undefined) break
      page = await goOn(phone, await choose(phone, page, choice))
      expect(page.status).toBe(200)
      taps++
    }
    if (page.html.includes(`/t/${id}/record`)) return largest
  }
  throw new Error('the match did not end')
}
