import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SCRIPTS, SHEETS, scriptText, sheetText } from '../../src/cli/public.mjs'

const file = (name: string): string => readFileSync(new URL(`../../public/${name}`, import.meta.url), 'utf8')
const sheets = Object.keys(SHEETS)
const zipped = (name: string): number => gzipSync(file(name), { level: 9 }).length

/** The scripts of htmx, as its package has them. */
const HTMX = ['htmx.min.js', 'hx-ws.min.js']

test('every stylesheet and script that is served is one that is made', () => {
  const served = readdirSync(new URL('../../public', import.meta.url)).filter((name) => /\.(css|js)$/.test(name))
  const made = [...sheets.map((name) => `${name}.css`), ...SCRIPTS.map((name) => `${name}.js`)]
  expect(served.toSorted()).toEqual([...made, ...HTMX].toSorted())
})

describe.each(sheets)('%s.css', (name) => {
  test('is what its sources make: npm run public', async () => {
    expect(file(`${name}.css`)).toBe(await sheetText(name))
  })
  test('stays under 5,000 bytes, zipped', () => {
    expect(zipped(`${name}.css`)).toBeLessThan(5000)
  })
  test('fetches nothing', () => {
    expect(file(`${name}.css`)).not.toMatch(/url\(|@import|@font-face/)
  })
})

describe.each(SCRIPTS)('%s.js', (name) => {
  test('is what its source makes: npm run public', async () => {
    expect(file(`${name}.js`)).toBe(await scriptText(name))
  })
  test('makes no code of texts', () => {
    expect(file(`${name}.js`)).not.toMatch(/eval|Function\(|innerHTML|document\.write|import\(/)
  })
})

test('the scripts of a seat stay under 18,000 bytes, zipped, also in the game with a script of its own', () => {
  const scripts = [...HTMX, 'table.js', 'share.js', 'sjufingre.js']
  expect(scripts.reduce((sum, name) => sum + zipped(name), 0)).toBeLessThan(18_000)
})

/** The colours of a mode by name; dark keeps what it does not change. */
const tokens = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/--([a-z0-9]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
const look = readFileSync(new URL('../../src/pages/styles/look.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = look.split('@media (prefers-color-scheme: dark)')
const modes = { light: tokens(light), dark: { ...tokens(light), ...tokens(dark.split('/* 2')[0] ?? '') } }

const luminance = (hex: string): number => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(Object.entries(modes))('text in %s mode', (_mode, colours) => {
  test.each([
    ...['wall', 'slip'].flatMap((ground) => ['ink', 'ink2', 'say'].map((ink) => [ink, ground] as const)),
    ...['cloth', 'cloth2'].flatMap((ground) => ['oncloth', 'oncloth2'].map((ink) => [ink, ground] as const)),
    ...['paper', 'linen'].flatMap((ground) =>
      ['black', 'red', 'blue', 'green', 'ochre'].map((ink) => [ink, ground] as const),
    ),
    ['black', 'paper2'] as const,
  ])('%s on %s is at least 4.5:1', (ink, ground) => {
    expect(contrast(colours[ink] ?? '#000', colours[ground] ?? '#000')).toBeGreaterThanOrEqual(4.5)
  })
  test('white on the main button is at least 4.5:1', () => {
    expect(contrast('#ffffff', colours.thread ?? '#fff')).toBeGreaterThanOrEqual(4.5)
  })
})
