import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly version?: string }>>
}

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const paths = Object.keys(lock.packages)

it('one workerd and one wrangler are installed, so tests and product run the same', () => {
  for (const name of ['workerd', 'wrangler', 'miniflare'])
    expect(paths.filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([`node_modules/${name}`])
})

it('the lock file names no place to download from: every user has a registry of their own', () => {
  expect(paths.length).toBeGreaterThan(100)
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

it.each([
  ['public/htmx.min.js', 'htmx.min.js'],
  ['public/hx-ws.min.js', 'ext/hx-ws.min.js'],
])('%s is the file of the installed htmx', (copy, original) => {
  expect(readFileSync(copy, 'utf8') === readFileSync(`node_modules/htmx.org/dist/${original}`, 'utf8')).toBe(true)
})
