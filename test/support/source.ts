import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** The project's folder. */
export const root = join(import.meta.dirname, '../..')

/** TypeScript files under a folder of the project, by their path from there. */
export const sourcesUnder = (folder: string): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file))
    .map((file) => join(folder, file))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** A node of a syntax tree. */
export interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** All nodes of a file's syntax tree; comments are none. */
export const nodesOf = ({ path, text }: { readonly path: string; readonly text: string }): readonly Node[] => {
  const nodes: Node[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    else if (isNode(value)) {
      nodes.push(value)
      for (const member of Object.values(value)) visit(member)
    }
  }
  visit(parseSync(path, text).program)
  return nodes
}

/** Something that a file imports, or exports from elsewhere. `types`: nothing of it is left when it runs. */
interface Import {
  readonly from: string
  readonly types: boolean
}

/** Every import of a file. */
export const importsOf = (nodes: readonly Node[]): readonly Import[] =>
  nodes.flatMap((node): Import[] => {
    const source = node.source
    if (!isNode(source) || typeof source.value !== 'string') return []
    const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
    const kinds = [node.importKind, node.exportKind]
    const each = specifiers.map(({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type')
    const types = node.type === 'TSImportType' || kinds.includes('type') || (each.length > 0 && each.every(Boolean))
    return [{ from: source.value, types }]
  })
