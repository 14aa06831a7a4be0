import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** A port of this computer that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('a listening server has a port')
  return address.port
}

/** The living processes that `pid` started, and what these started. */
export const descendants = (pid: number): readonly number[] => {
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

/** Whether a process runs. */
export const isAlive = (pid: number): boolean => {
  try {
    return !/^.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** The product, started as a newcomer starts it. */
export interface Product {
  readonly main: ChildProcess
  /** Everything it has printed so far. */
  readonly said: () => string
}

/** Starts the product with these arguments; it is killed at the end of the test. */
export const start = (...args: readonly string[]): Product => {
  const main = spawn(process.execPath, ['src/cli/start.mjs', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [main.stdout, main.stderr]) stream.on('data', (data) => (said += data))
  onTestFinished(() => void main.kill('SIGKILL'))
  return { main, said: () => said }
}

/** A folder for the tables of one test. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kortlank-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the product with tables of its own, or those of `folder`, and waits until it says where it is. */
export const serve = async (
  folder = newFolder(),
): Promise<Product & { readonly port: number; readonly processes: readonly number[] }> => {
  const port = await freePort()
  const product = start('--port', String(port), '--persist-to', folder)
  await expect.poll(product.said).toContain('Ctrl+C')
  const pid = product.main.pid
  if (pid === undefined) throw new Error('the product did not start')
  const processes = descendants(pid)
  expect(processes.length).toBeGreaterThanOrEqual(3)
  return { ...product, port, processes }
}
