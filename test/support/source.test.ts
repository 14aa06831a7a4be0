import { expect, test } from 'vitest'
import { importsOf, nodesOf } from './source.ts'

test.each([
  ["import { a } from './a.ts'", './a.ts', false],
  ["import './a.ts'", './a.ts', false],
  ["import * as a from 'node:fs'", 'node:fs', false],
  ["import type { A } from './a.ts'", './a.ts', true],
  ["import { type A, type B } from './a.ts'", './a.ts', true],
  ["import { type A, b } from './a.ts'", './a.ts', false],
  ["export { a } from './a.ts'", './a.ts', false],
  ["export * from './a.ts'", './a.ts', false],
  ["export type { A } from './a.ts'", './a.ts', true],
  ["const a = await import('./a.ts')", './a.ts', false],
  ["let a: import('./a.ts').A", './a.ts', true],
])('%s', (text, from, types) => {
  expect(importsOf(nodesOf({ path: 'x.tsx', text }))).toEqual([{ from, types }])
})

test('comments and texts import nothing', () => {
  expect(importsOf(nodesOf({ path: 'x.ts', text: "// import './a.ts'\nconst a = \"import './b.ts'\"" }))).toEqual([])
})
