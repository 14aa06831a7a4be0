import { expect, test } from 'vitest'
import { type Node, nodesOf, sourcesUnder } from './support/source.ts'

const members = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : value ? [value] : []) as Node[]

/** The names that a file declares for others. */
const exported = (nodes: readonly Node[]): readonly string[] =>
  nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => members(declaration))
    .flatMap((declared) => (declared.type === 'VariableDeclaration' ? members(declared.declarations) : [declared]))
    .flatMap(({ id }) => members(id).flatMap(({ name }) => (typeof name === 'string' ? [name] : [])))

/** Everything that a file names. */
const named = (nodes: readonly Node[]): ReadonlySet<unknown> =>
  new Set(nodes.filter(({ type }) => type === 'Identifier' || type === 'JSXIdentifier').map(({ name }) => name))

test('whatever a file gives to others is named by another', () => {
  const files = [...sourcesUnder('src'), ...sourcesUnder('test')].map((source) => {
    const nodes = nodesOf(source)
    return { path: source.path, exported: exported(nodes), named: named(nodes) }
  })
  // vitest.config.ts, which lies in neither folder, takes the receiver.
  const taken = ['test/support/receiver.ts']
  const idle = files
    .filter(({ path }) => !taken.includes(path))
    .flatMap(({ path, exported }) =>
      exported
        .filter((name) => !files.some((other) => other.path !== path && other.named.has(name)))
        .map((name) => `${path}: ${name}`),
    )
  expect(idle).toEqual([])
})
