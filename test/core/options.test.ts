import { describe, expect, test } from 'vitest'
import { defaultOptions, type OptionSchema, readOptions } from '../../src/core/options.ts'

const SCHEMA = {
  target: { values: [5, 7], default: 5, rule: 'X-1' },
  open: { values: [false, true], default: true, rule: 'X-2' },
  word: { pattern: /^[TBS]{1,16}$/, maxLength: 4, default: 'TTB', rule: 'X-3' },
} as const satisfies OptionSchema

describe('options', () => {
  test('what is left out keeps its default', () => {
    expect(defaultOptions(SCHEMA)).toEqual({ target: 5, open: true, word: 'TTB' })
    expect(readOptions(SCHEMA, { open: false })).toEqual({ ok: true, value: { target: 5, open: false, word: 'TTB' } })
  })

  test.each([
    ['unknown-option', 'colour', { colour: 'red' }],
    ['unknown-option', 'toString', { toString: 1 }],
    ['unknown-option', '__proto__', JSON.parse('{"__proto__": 1}')],
    ['unknown-option', 'colour', { target: 6, colour: 'red' }],
    ['bad-option', 'target', { target: 6 }],
    ['bad-option', 'target', { target: '5' }],
    ['bad-option', 'target', { target: null }],
    ['bad-option', 'open', { open: 1 }],
    ['bad-option', 'word', { word: '' }],
    ['bad-option', 'word', { word: 'TXT' }],
    ['bad-option', 'word', { word: 'TTTTT' }],
    ['bad-option', 'word', { word: 1 }],
  ])('%s: %s', (code, option, given) => {
    expect(readOptions(SCHEMA, given)).toEqual({ ok: false, error: { code, option } })
  })

  test('SP-D4 300.0 is 300', () => {
    expect(readOptions(SCHEMA, JSON.parse('{"target": 7.0}'))).toMatchObject({ ok: true, value: { target: 7 } })
  })
})
