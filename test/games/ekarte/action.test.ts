import { describe, expect, test } from 'vitest'
import { ekarte } from '../../../src/games/ekarte/index.ts'

describe('the spelling of actions (section 2b)', () => {
  test.each([
    'propose',
    'propose 1',
    'propose 5',
    'stand',
    'accept',
    'refuse',
    'discard',
    'discard S7 H9',
    'discard SK HQ DJ DA C7',
    'king',
    'no-king',
    'play HQ',
    'take-back',
    'replay',
    'let-stand',
    'packets 2+3',
    'packets 3+2',
    'concede',
  ])('EK-D22 "%s" is read and written back', (text) => {
    const action = ekarte.read(text)
    if (action === undefined) throw new Error('not read')
    expect(ekarte.write(action)).toBe(text)
    expect(JSON.parse(JSON.stringify(action))).toEqual(action)
  })

  test('EK-D1, EK-D22 a discard is read in any order and written in pack order', () => {
    expect(ekarte.read('discard C7 HA SQ HK')).toEqual({ type: 'discard', cards: ['SQ', 'HK', 'HA', 'C7'] })
  })

  test.each([
    '',
    ' ',
    'Propose',
    'propose 0',
    'propose 6',
    'propose 01',
    'propose +1',
    'propose ',
    'propose 1 2',
    ' stand',
    'stand ',
    'stand 1',
    'play',
    'play ',
    'play H6',
    'play h7',
    'play H10',
    'play HQ HK',
    'play  HQ',
    'discard ',
    'discard  S7',
    'discard S7  H9',
    'discard S7 S7',
    'discard S7,H9',
    'discard S2',
    'packets',
    'packets 5',
    'packets 2+3 ',
    'packets 2 + 3',
    'king SK',
    'noking',
    'constructor',
    '__proto__',
  ])('EK-D22 "%s" is no spelling: unknown-action', (text) => {
    expect(ekarte.read(text)).toBeUndefined()
  })
})
