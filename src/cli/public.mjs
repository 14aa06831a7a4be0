/**
 * `npm run public`: makes the stylesheets and scripts in public/ out of those in src/pages, so that a page asks for few
 * and small files. Both are kept: what is served can be read where it lies, and a test holds the two together.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { root } from './prepare.mjs'

/**
 * What each stylesheet is made of. `house.css` is for the pages of a table that also have forms, lists and the score sheet;
 * `large.css` is for windows that large text makes narrow.
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
  large: ['large'],
}

/** The scripts of the house; everything works without them. `sw.js` shows notices. */
export const SCRIPTS = ['table', 'share', 'sjufingre', 'me', 'sw']

/** The oldest browsers that the look is made for: nothing newer is written in place of what stands in the sources. */
const OLDEST = ['chrome61', 'safari11', 'firefox60']

/** @param {string} path below src/pages */
const source = (path) => readFileSync(join(root, 'src/pages', path), 'utf8')

/**
 * A stylesheet as it is served.
 * @param {string} name one of `SHEETS`
 * @returns {Promise<string>}
 */
export const sheetText = async (name) => {
  const parts = (SHEETS[name] ?? []).map((part) => source(`styles/${part}.css`))
  return (await transform(parts.join('\n'), { loader: 'css', minify: true, target: OLDEST })).code
}

/**
 * A script as it is served.
 * @param {string} name one of `SCRIPTS`
 * @returns {Promise<string>}
 */
export const scriptText = async (name) =>
  (await transform(source(`scripts/${name}.js`), { loader: 'js', minify: true, target: 'es2020' })).code

/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(join(root, 'public', name), text)

if (process.argv[1] === import.meta.filename) {
  for (const name of Object.keys(SHEETS)) write(`${name}.css`, await sheetText(name))
  for (const name of SCRIPTS) write(`${name}.js`, await scriptText(name))
}
