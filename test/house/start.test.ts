import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePort, isAlive, serve, start } from './product.ts'

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
  await expect.poll(() => processes.filter(isAlive)).toEqual([])
})

it('says in one sentence that the port is taken', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  const { main, said } = start('--port', String(port))
  expect(await once(main, 'exit')).toEqual([1, null])
  expect(said()).toBe(`Port ${port} is in use by another program; choose another: npm start -- --port ${port + 1}\n`)
})
