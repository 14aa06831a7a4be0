import type { Node } from './source.ts'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

/** The texts in an expression, and in the constants of the same file that it names. */
const textsIn = (
  value: unknown,
  constants: ReadonlyMap<string, Node>,
  known: readonly string[] = [],
): readonly string[] =>
  nodesIn(value).flatMap((node) => {
    if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
    if (node.type === 'TemplateElement') return [String((node.value as { readonly cooked: string }).cooked)]
    const name = node.type === 'Identifier' ? String(node.name) : ''
    const constant = known.includes(name) ? undefined : constants.get(name)
    if (constant !== undefined) return textsIn(constant, constants, [...known, name])
    return Object.values(node).flatMap((member) => textsIn(member, constants, known))
  })

/** `test` of `test.each(rows)('…')`, and everything on the way there. */
const namesOn = (callee: Node | undefined): readonly string[] =>
  callee === undefined
    ? []
    : callee.type === 'Identifier'
      ? [String(callee.name)]
      : [
          ...nodesIn(callee.object),
          ...nodesIn(callee.callee),
          ...nodesIn(callee.tag),
          ...nodesIn(callee.property),
        ].flatMap(namesOn)

/** What the tests of a file are called: their titles, those of what they stand in, and the rows of their tables. */
export const titlesOf = (nodes: readonly Node[]): readonly string[] => {
  const constants = new Map(
    nodes.flatMap((node): [string, Node][] =>
      node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)
        ? [[String(node.id.name), node.init]]
        : [],
    ),
  )
  return nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const [callee] = nodesIn(node.callee)
    const [name = '', ...rest] = namesOn(callee)
    // The table itself comes with the call that names it.
    if (callee?.type === 'MemberExpression' && ['each', 'for'].includes(rest.at(-1) ?? '')) return []
    if (!['test', 'it', 'describe'].includes(name) || rest.includes('skip') || rest.includes('todo')) return []
    const [title] = nodesIn(node.arguments)
    const table = [...nodesIn(callee?.arguments), ...nodesIn(callee?.quasi)]
    return [...textsIn(title, constants), ...textsIn(table, constants)]
  })
}
