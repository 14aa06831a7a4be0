import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Page, Phone } from './phone.ts'
import { type Company, choices, choose, dealtTable, formTo, goOn, logLength, seat } from './table.ts'

/** All that the model knows: how long the log is, and for each chair the last form it posted. */
interface Model {
  entries: number
  readonly posted: (Readonly<Record<string, string>> | undefined)[]
}

type Command = fc.AsyncCommand<Model, Company>

const pageOf = async ({ id, phones }: Company, chair: number): Promise<Page> =>
  goOn(phones[chair] as Phone, await (phones[chair] as Phone).open(seat(id, chair)))

const moveOn = (page: Page): string => formTo(page, page.path).fields.find(([name]) => name === 'move')?.[1] ?? '0'

const check = async (model: Model, { id }: Company): Promise<void> => {
  expect(await logLength(id)).toBe(model.entries)
}

/** Taps one of the choices on a page, if the match goes on and there are any. */
const tap = (chair: number, pick: number): Command => ({
  check: () => true,
  run: async (model, company) => {
    const page = await pageOf(company, chair)
    const open = choices(page)
    const choice = open[pick % Math.max(open.length, 1)]
    if (choice === undefined) return
    const after = await choose(company.phones[chair] as Phone, page, choice)
    expect(after.status).toBe(200)
    model.posted[chair] = { move: moveOn(page), action: [choice.action, ...choice.cards].join(' ') }
    model.entries++
    await check(model, company)
  },
  toString: () => `tap(${chair}, ${pick})`,
})

/** Posts an action that nobody was offered. */
const cheat = (chair: number, action: string): Command => ({
  check: () => true,
  run: async (model, company) => {
    const page = await pageOf(company, chair)
    if (page.forms.every(({ action: to }) => to !== page.path)) return
    if (choices(page).some((choice) => choice.action === action)) return
    const { status } = await (company.phones[chair] as Phone).post(page.path, { move: moveOn(page), action })
    expect(status).toBe(422)
    await check(model, company)
  },
  toString: () => `cheat(${chair}, ${action})`,
})

/** Posts the last form again. */
const double = (chair: number): Command => ({
  check: (model) => model.posted[chair] !== undefined,
  run: async (model, company) => {
    const { status } = await (company.phones[chair] as Phone).post(seat(company.id, chair), model.posted[chair] ?? {})
    expect(status).toBe(200)
    await check(model, company)
  },
  toString: () => `double(${chair})`,
})

/** Posts another action under the number of the last form. */
const stale = (chair: number): Command => ({
  check: (model) => model.posted[chair] !== undefined,
  run: async (model, company) => {
    const fields = { move: model.posted[chair]?.move ?? '', action: 'play SA SA' }
    const { status } = await (company.phones[chair] as Phone).post(seat(company.id, chair), fields)
    expect(status).toBe(409)
    await check(model, company)
  },
  toString: () => `stale(${chair})`,
})

/** Acts for somebody else. */
const intrude = (chair: number): Command => ({
  check: () => true,
  run: async (model, company) => {
    const other = company.phones[1 - chair] as Phone
    expect((await other.post(seat(company.id, chair), { move: '0', action: 'stand' })).status).toBe(403)
    await check(model, company)
  },
  toString: () => `intrude(${chair})`,
})

/** The table loses its memory. */
const evict = (): Command => ({
  check: () => true,
  run: async (model, company) => {
    await evictDurableObject(env.TABLES.getByName(company.id))
    await check(model, company)
  },
  toString: () => 'evict',
})

/** Somebody watches. */
const watch = (): Command => ({
  check: () => true,
  run: async (model, company) => {
    expect((await new Phone().open(`/t/${company.id}`)).status).toBe(200)
    await check(model, company)
  },
  toString: () => 'watch',
})

const chair = fc.nat(1)
const commands = fc.commands(
  [
    fc.tuple(chair, fc.nat(20)).map(([one, pick]) => tap(one, pick)),
    fc.tuple(chair, fc.nat(20)).map(([one, pick]) => tap(one, pick)),
    fc.tuple(chair, fc.nat(20)).map(([one, pick]) => tap(one, pick)),
    fc
      .tuple(chair, fc.constantFrom('play ZZ', 'bid 4', 'discard', 'play SA SA', 'Stand'))
      .map(([one, text]) => cheat(one, text)),
    chair.map(double),
    chair.map(stale),
    chair.map(intrude),
    fc.constant(evict()),
    fc.constant(watch()),
  ],
  { maxCommands: 40 },
)

it('any sequence of acts, cheats, doubles, stale posts and evictions leaves the log as a simple model has it', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (run) => {
      const company = await dealtTable('ekarte')
      const setup = async () => ({
        model: { entries: await logLength(company.id), posted: [undefined, undefined] } as Model,
        real: company,
      })
      await fc.asyncModelRun(setup, run)
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
