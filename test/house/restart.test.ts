import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { expect, it } from 'vitest'
import { descendants, newFolder, type Product, serve } from './product.ts'

/** A visitor with a memory for cookies; all of them go to every address, which is enough for one seat. */
class Visitor {
  port: number
  #cookies = new Map<string, string>()

  constructor(port: number) {
    this.port = port
  }

  async ask(path: string, fields?: Readonly<Record<string, string>>): Promise<{ path: string; html: string }> {
    const origin = `http://localhost:${this.port}`
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      headers: { cookie, origin },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      this.#cookies.set(name, value)
    }
    const to = answer.headers.get('location')
    if (to !== null) return this.ask(to)
    expect(answer.status, path).toBe(200)
    return { path, html: await answer.text() }
  }
}

const fieldOf = (html: string, name: string): string =>
  html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? ''

/** Sits down two visitors at a new table and deals. */
const company = async (port: number) => {
  const [maker, friend] = [new Visitor(port), new Visitor(port)]
  const form = await maker.ask('/new/ekarte')
  const { path } = await maker.ask('/new/ekarte', { sealed: fieldOf(form.html, 'sealed'), name: 'Karin' })
  const table = path.slice(0, -2)
  const invited = await friend.ask(table)
  await friend.ask(table, { name: 'Farfar', once: fieldOf(invited.html, 'once') })
  await maker.ask(`${path}/start`, { order: 'sat' })
  return { maker, friend, table }
}

/** The process that has the tables open. */
const keeper = ({ main }: Product): number => {
  const opens = (pid: number): boolean =>
    readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`).includes('TableObject')
      } catch {
        return false
      }
    })
  const pid = descendants(main.pid ?? 0).find(opens)
  if (pid === undefined) throw new Error('no process has the tables open')
  return pid
}

it('a runtime that is killed between two moves has lost nothing', async () => {
  const product = await serve()
  const { maker, friend, table } = await company(product.port)
  const first = await maker.ask(`${table}/0`)
  expect(first.html).toContain('value="propose"')
  await maker.ask(`${table}/0`, { move: fieldOf(first.html, 'move'), action: 'propose' })
  process.kill(keeper(product), 'SIGKILL')
  await expect.poll(() => friend.ask(`${table}/1`).then(({ html }) => html, String)).toContain('value="accept"')
  const asked = await friend.ask(`${table}/1`)
  const answered = await friend.ask(`${table}/1`, { move: fieldOf(asked.html, 'move'), action: 'accept' })
  expect(answered.html).not.toContain('value="accept"')
  expect((await maker.ask(`${table}/0`)).html).toContain('value="discard"')
})

it('tables survive a restart', async () => {
  const folder = newFolder()
  const before = await serve(folder)
  const { maker, table } = await company(before.port)
  const page = await maker.ask(`${table}/0`)
  await maker.ask(`${table}/0`, { move: fieldOf(page.html, 'move'), action: 'stand' })
  before.main.kill('SIGINT')
  await once(before.main, 'exit')
  const { port } = await serve(folder)
  maker.port = port
  const { html } = await maker.ask(`${table}/0`)
  expect(html).toContain('data-card')
  expect(html).toMatch(/value="play /)
})
