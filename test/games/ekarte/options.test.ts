import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../src/core/options.ts'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { house } from './support.ts'

const rulebook = readFileSync(join(import.meta.dirname, '../../../src/games/ekarte/rulebook.md'), 'utf8')

describe('house rules', () => {
  test('the options, their values and defaults are those of section 2', () => {
    const section = rulebook.slice(rulebook.indexOf('## 2 '), rulebook.indexOf('## 2b '))
    const rows = [...section.matchAll(/^\| `(\w+)` \| ([^|:]+)/gm)].map(([, name = '', values = '']) => [
      name,
      values.replace(/\(.*\)/, '').trim(),
    ])
    const own = Object.entries(ekarte.options).map(([name, spec]) => [
      name,
      'values' in spec ? spec.values.map((value) => (value === spec.default ? `**${value}**` : value)).join(', ') : '',
    ])
    const sorted = (text = '') => text.split(', ').toSorted()
    expect(own.map(([name]) => name)).toEqual(rows.map(([name]) => name))
    expect(own.map(([, values]) => sorted(values))).toEqual(rows.map(([, values]) => sorted(values)))
  })

  test('each option names a paragraph of the rulebook; target and games are the main ones', () => {
    for (const { rule } of Object.values(ekarte.options))
      expect(rulebook).toMatch(new RegExp(`\\*\\*${rule}\\b|\\| ${rule} \\|`))
    const main = Object.entries(ekarte.options).filter(([, spec]) => 'main' in spec && spec.main)
    expect(main.map(([name]) => name)).toEqual(['target', 'games'])
  })

  test.each(Object.entries(ekarte.presets))('the preset %s can be played', (_name, preset) => {
    expect(readOptions(ekarte.options, preset)).toMatchObject({ ok: true, value: { ...house(), ...preset } })
    expect(ekarte.optionConflict({ ...house(), ...preset }, 2)).toBeUndefined()
  })
})
