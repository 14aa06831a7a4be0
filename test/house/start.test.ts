import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** A port of this computer that nobody listens on. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('a listening server has a port')
  return address.port
}

/** The living processes that `pid` started, and what these started. */
const descendants = (pid: number): readonly number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // "pid (name) state parent …", and a name may hold anything.
        const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        return state === 'Z' ? [] : [{ child: Number(name), parent: Number(parent) }]
      } catch {
        return []
      }
    })
  const below = (ancestor: number): readonly number[] =>
    parents.filter(({ parent }) => parent === ancestor).flatMap(({ child }) => [child, ...below(child)])
  return below(pid)
}

const isAlive = (pid: number): boolean => {
  try {
    return !/^.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

interface Product {
  readonly main: ChildProcess
  /** Everything it has printed so far. */
  readonly said: () => string
}

const start = (...args: readonly string[]): Product => {
  const main = spawn(process.execPath, ['src/cli/start.mjs', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [main.stdout, main.stderr]) stream.on('data', (data) => (said += data))
  onTestFinished(() => void main.kill('SIGKILL'))
  return { main, said: () => said }
}

/** Starts the product with tables of its own and waits until it says where it is. */
const serve = async (): Promise<Product & { readonly port: number; readonly processes: readonly number[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'kortlank-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const product = start('--port', String(port), '--persist-to', folder)
  await expect.poll(product.said, { timeout: 30_000 }).toContain('Ctrl+C')
  const pid = product.main.pid
  if (pid === undefined) throw new Error('the product did not start')
  const processes = descendants(pid)
  expect(processes.length).toBeGreaterThanOrEqual(3)
  return { ...product, port, processes }
}

const front = (port: number): Promise<Response> => fetch(`http://localhost:${port}/`)

it('serves the front page where it says, and Ctrl+C leaves no process behind', async () => {
  const { main, said, port, processes } = await serve()
  expect(said()).toBe(`Kortlänk is at http://localhost:${port}\nCtrl+C stops it; tables are kept.\n`)
  const answer = await front(port)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)

  main.kill('SIGINT')
  expect(await once(main, 'exit')).toEqual([0, null])
  expect(processes.filter(isAlive)).toEqual([])
  await expect(front(port)).rejects.toThrow()
})

it('takes its server along even when it is killed', async () => {
  const { main, processes } = await serve()
  main.kill('SIGKILL')
  await expect.poll(() => processes.filter(isAlive), { timeout: 5_000 }).toEqual([])
})

it('says in one sentence that the port is taken', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  const { main, said } = start('--port', String(port))
  expect(await once(main, 'exit')).toEqual([1, null])
  expect(said()).toBe(`Port ${port} is in use by another program; choose another: npm start -- --port ${port + 1}\n`)
})
