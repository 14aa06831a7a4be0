import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, type Node, nodesOf, root, sourcesUnder } from './support/source.ts'

/** Which way the arrows point: what each place imports, and of what it imports types only. */
const ARROWS: Readonly<Record<string, { readonly all: readonly string[]; readonly types?: readonly string[] }>> = {
  core: { all: [] },
  cards: { all: ['core'] },
  game: { all: ['core', 'cards'] },
  registry: { all: ['core', 'game'] },
  bots: { all: ['core', 'cards'], types: ['game'] },
  table: { all: ['core'] },
  words: { all: [], types: ['game'] },
  pages: { all: ['core', 'cards', 'words'], types: ['game'] },
  server: { all: ['core', 'table', 'registry', 'game', 'bots', 'words'] },
  web: { all: ['pages', 'words', 'registry'], types: ['server'] },
  cli: { all: ['core', 'registry', 'game', 'bots'] },
  worker: { all: ['web', 'server'] },
}

/** Imports beside the arrows, by place and by the place or file they lead to, each with its reason. */
const EXCEPTIONS: readonly {
  readonly from: string
  readonly to: string
  readonly types?: true
  readonly why: string
}[] = [
  { from: 'cli', to: 'src/server/hmac.ts', why: 'the check of a shuffle uses the HMAC that made it' },
  { from: 'cli', to: 'table', why: 'a bench of whole tables needs no server' },
  { from: 'words', to: 'core', types: true, why: 'what words are said of: games, options, refusals, seats' },
  { from: 'words', to: 'src/core/ahead.ts', why: 'what is arranged may be two things, one after the other' },
  {
    from: 'pages',
    to: 'src/games/sjufingre/index.ts',
    why: 'what is printed on a Danish card, as cards/ tells it of the French, and how units make a sum',
  },
  { from: 'words', to: 'bots', types: true, why: 'what a bot gives as its reason' },
  { from: 'words', to: 'cards', why: 'the name of a card is made of suit and rank' },
  { from: 'web', to: 'src/server/stubs.ts', why: 'the way to the objects' },
  { from: 'web', to: 'src/server/keys.ts', why: 'links and cookies carry what only the server can make and judge' },
  { from: 'web', to: 'src/server/vapid.ts', why: 'browsers are asked with the key that the server pushes by' },
  { from: 'web', to: 'src/server/clock.ts', why: "pages tell times, and the clock is the server's" },
  { from: 'web', to: 'core', why: 'a form with house rules is read by the schema of options' },
  { from: 'web', to: 'table', why: 'a form is read by the limits of a table' },
]

/** Places that have neither clock, chance, network nor platform. */
const PURE = ['core', 'cards', 'game', 'registry', 'bots', 'table']

/** What the places import from outside; the others anything. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries([...PURE, 'words'].map((place) => [place, /^$/])),
  cli: /^node:/,
  pages: /^(preact|uqr)(\/|$)/,
  server: /^(?!hono|preact)/,
}

/** `core`, `game`, … for a path like `src/core/game.ts`; for a game also its folder, which is an island. */
const placeOf = (path: string): { readonly place: string; readonly island: string } => {
  const [, folder = '', inner = ''] = path.split('/')
  if (path === 'src/index.ts') return { place: 'worker', island: path }
  if (folder !== 'games') return { place: folder, island: folder }
  return inner === 'index.ts' ? { place: 'registry', island: path } : { place: 'game', island: inner }
}

const sources = sourcesUnder('src').map((source) => ({ ...source, nodes: nodesOf(source) }))
const own = sources.filter(({ path }) => /\.tsx?$/.test(path))
const imports = own.flatMap(({ path, nodes }) =>
  importsOf(nodes).map(({ from, types }) => ({
    path,
    from,
    types,
    to: from.startsWith('.') ? join(path, '..', from) : undefined,
  })),
)

type Made = Pick<(typeof imports)[number], 'path' | 'types' | 'to'>
const isMade = ({ from, to, types }: (typeof EXCEPTIONS)[number], made: Made): boolean =>
  made.to !== undefined &&
  placeOf(made.path).place === from &&
  [made.to, placeOf(made.to).place].includes(to) &&
  (types === undefined || made.types)

describe('arrows', () => {
  test('point the right way', () => {
    const wrong = imports.flatMap(({ path, types, to }) => {
      if (to === undefined) return []
      const [here, there] = [placeOf(path), placeOf(to)]
      const { all, types: typesOnly = [] } = ARROWS[here.place] ?? { all: [] }
      const arrow = all.includes(there.place) || (types && typesOnly.includes(there.place))
      const excepted = EXCEPTIONS.some((exception) => isMade(exception, { path, types, to }))
      return here.island === there.island || arrow || excepted ? [] : [`${path} -> ${to}${types ? ' (types)' : ''}`]
    })
    expect(wrong).toEqual([])
  })

  test('lead from every place in the list, and to files as they are named', () => {
    expect(own.filter(({ path }) => ARROWS[placeOf(path).place] === undefined).map(({ path }) => path)).toEqual([])
    expect(imports.filter(({ to }) => to !== undefined && !existsSync(join(root, to)))).toEqual([])
  })

  test('lead out of the project only where that is allowed', () => {
    const wrong = imports.flatMap(({ path, from, to }) =>
      to === undefined && PACKAGES[placeOf(path).place]?.test(from) === false ? [`${path} -> ${from}`] : [],
    )
    expect(wrong).toEqual([])
  })

  test('have no exception that nobody needs', () => {
    const needless = EXCEPTIONS.filter((exception) => !imports.some((made) => isMade(exception, made)))
    expect(needless.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })
})

describe('pure places', () => {
  const IMPURE = ['Date', 'crypto', 'fetch', 'performance', 'setTimeout', 'setInterval', 'process', 'globalThis']
  const named = ({ type, name }: Node) => (type === 'Identifier' ? name : undefined)
  const isRandom = ({ type, object, property }: Node) =>
    type === 'MemberExpression' && named(object as Node) === 'Math' && named(property as Node) === 'random'

  test('name neither clock, chance nor network', () => {
    const wrong = own
      .filter(({ path }) => PURE.includes(placeOf(path).place))
      .flatMap(({ path, nodes }) =>
        nodes.flatMap((node) => {
          const name = isRandom(node) ? 'Math.random' : named(node)
          return name === 'Math.random' || IMPURE.includes(String(name)) ? [`${path}: ${name}`] : []
        }),
      )
    expect(wrong).toEqual([])
  })
})

describe('pages under a strict content security policy', () => {
  test.each([
    ['hx-on', /\bhx-on\b/],
    ['js: expressions', /['"`{]\s*js:/],
    ['expressions in hx-trigger', /hx-trigger=["'{`][^"'}`]*\[/],
    ['hx-live', /\bhx-live\b/],
    ['dangerouslySetInnerHTML', /dangerouslySetInnerHTML/],
    ['inline handlers', /\son[a-z]+="/],
  ])('have no %s', (_, pattern) => {
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([])
  })
})
