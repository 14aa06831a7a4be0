/**
 * `npm run styles`: makes the stylesheets in public/ out of those in src/pages/styles, so that a page asks for one small
 * file. Both are kept: what is served can be read where it lies, and a test holds the two together.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { root } from './prepare.mjs'

/**
 * What each stylesheet is made of. `house.css` is for the pages of a table that also have forms, lists and the score sheet.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const SHEETS = {
  site: ['look', 'house'],
  me: ['look', 'house', 'me'],
  house: ['house', 'sheets'],
  ekarte: ['look', 'ekarte'],
  rodskagg: ['look', 'rodskagg'],
  spader: ['look', 'spader'],
  sjufingre: ['look', 'sjufingre'],
}

/** The oldest browsers that the pages are made for: nothing newer is written in place of what stands in the sources. */
const OLDEST = ['chrome61', 'safari11', 'firefox60']

/**
 * A stylesheet as it is served.
 * @param {string} name one of `SHEETS`
 * @returns {Promise<string>}
 */
export const sheetText = async (name) => {
  const parts = SHEETS[name] ?? []
  const source = parts.map((part) => readFileSync(join(root, `src/pages/styles/${part}.css`), 'utf8')).join('\n')
  return (await transform(source, { loader: 'css', minify: true, target: OLDEST })).code
}

if (process.argv[1] === import.meta.filename)
  for (const name of Object.keys(SHEETS)) writeFileSync(join(root, `public/${name}.css`), await sheetText(name))
