import { expect, test } from 'vitest'
import { oneLine, sitDown } from '../../src/table/sit.ts'
import { dealt } from './support.ts'

test.each([
  ['a filler of Hangul', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['joiners and marks of direction', '\u200b\u202e\u2066\u2060\ufeff'],
  ['signs of variation', '\ufe0f\ufe0e\u{e0100}'],
  ['what is no sign and breaks a feed', '\uffff\ufffe\u{1ffff}'],
  ['marks that lie on nothing', '\u0301\u0302'],
])('%s are nothing that anybody can see', (_, text) => {
  expect(oneLine(text)).toBe('')
})

test.each([
  ['A\u030asa', 'Åsa'],
  ['Zoë 👍🏽 ❤\ufe0f', 'Zoë 👍🏽 ❤\ufe0f'],
  ['A\u0316\u0317\u0318\u0319\u031c\u031d\u031e', 'A\u0316\u0317\u0318'],
  ['  Per\u200b \u3164 Olof ', 'Per Olof'],
  ['שרה', 'שרה'],
])('%j is written as %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test.each(['KARIN', '\uff2barin'])('two at a table are not both called Karin: %s', (name) => {
  const { match: _, ...open } = dealt().table
  const table = { ...open, seats: 3 }
  const newcomer = { name, cut: '', person: '', language: 'sv', once: 'x' }
  const sat = sitDown(table, newcomer, 0)
  expect(sat).toMatchObject({ ok: false, error: { code: 'name-taken' } })
})
