import { describe, expect, test } from 'vitest'
import type { Card } from '../../src/cards/card.ts'
import { RANKS } from '../../src/cards/card.ts'
import { packOf } from '../../src/cards/pack.ts'
import { aheadWords } from '../../src/words/ahead/index.ts'
import { cardName, cornerOf } from '../../src/words/cards.ts'
import { siteWords } from '../../src/words/index.ts'
import { LANGUAGES, type Language } from '../../src/words/language.ts'
import { lessonWords } from '../../src/words/lessons/index.ts'
import { genitive as genitiveDa } from '../../src/words/speech/da.ts'
import { genitive as genitiveSv } from '../../src/words/speech/sv.ts'
import { lastDay, moment } from '../../src/words/time.ts'
import { whisperWords } from '../../src/words/whisper/index.ts'

const WHO = { names: ['Anna', 'Bo'], me: 0 }

/** Every text of some words by its path; functions are asked about people, also by their seats, and about numbers. */
const textsOf = (words: unknown, path: string): readonly (readonly [path: string, text: unknown])[] => {
  if (typeof words === 'function' && /\.(asks|notes)\./.test(path))
    return [
      [path, words(WHO, 0, path.endsWith('away') ? 'fredag' : 1)],
      [`${path}()`, words(WHO, 1, path.endsWith('away') ? 'fredag' : 0)],
    ]
  if (typeof words === 'function')
    return [
      [path, words('Anna', 'Bo', 'https://x')],
      [`${path}()`, words(['Anna', 'Bo'], 2, 'https://x')],
    ]
  if (typeof words !== 'object' || words === null) return [[path, words]]
  return Object.entries(words).flatMap(([key, value]) => textsOf(value, `${path}.${key}`))
}

describe.each(LANGUAGES)('the words of the house in %s', (language) => {
  const texts = [siteWords, aheadWords, whisperWords, lessonWords].flatMap((words) =>
    textsOf(words(language), language),
  )

  test('are the same in number and place as in Swedish', () => {
    const paths = (language: Language) =>
      [siteWords, aheadWords, whisperWords, lessonWords].flatMap((words) =>
        textsOf(words(language), '').map(([path]) => path),
      )
    expect(paths(language)).toEqual(paths('sv'))
  })
  test('are texts', () => {
    for (const [path, text] of texts) {
      expect(text, path).toBeTypeOf('string')
      expect(text, path).toMatch(/\S/)
      expect(text, path).not.toMatch(/undefined|NaN|\[object|^\s|\s$|\s\s/)
    }
  })
  test('speak calmly and of cards', () => {
    for (const [path, text] of texts) {
      expect(text, path).not.toContain('!')
      if (path.includes('.fair.exact')) continue
      expect(text, path).not.toMatch(/server|cookie|token|http:|session|klick|click|\bapp\b/i)
    }
  })
})

describe('cards', () => {
  test.each([
    ['sv', 'HK', 'hjärter kung', 'K'],
    ['sv', 'CJ', 'klöver knekt', 'Kn'],
    ['sv', 'SA', 'spader ess', 'E'],
    ['sv', 'DT', 'ruter tio', '10'],
    ['da', 'HK', 'hjerter konge', 'K'],
    ['da', 'CJ', 'klør knægt', 'B'],
    ['da', 'SA', 'spar es', 'Es'],
    ['da', 'D7', 'ruder syv', '7'],
    ['en', 'HK', 'king of hearts', 'K'],
    ['en', 'CJ', 'jack of clubs', 'J'],
    ['en', 'SA', 'ace of spades', 'A'],
    ['en', 'D2', 'two of diamonds', '2'],
  ] as const)('%s %s is %s with %s in its corner', (language, card, name, corner) => {
    expect(cardName(language, card)).toBe(name)
    expect(cornerOf(language, card)).toBe(corner)
  })
  test.each(LANGUAGES)('each card of the pack has a name and a corner of its own in %s', (language) => {
    const pack: readonly Card[] = packOf(RANKS)
    expect(new Set(pack.map((card) => cardName(language, card))).size).toBe(52)
    expect(new Set(pack.map((card) => cornerOf(language, card))).size).toBe(13)
  })
})

describe('last days', () => {
  const now = Date.parse('2026-11-04T18:04:00Z')
  test.each([
    ['sv', '2026-11-05T00:00+01:00', 'i dag'],
    ['sv', '2026-11-06T00:00+01:00', 'i morgon'],
    ['da', '2026-11-08T00:00+01:00', 'lørdag'],
    ['en', '2026-12-24T00:00+01:00', '23 December'],
    ['sv', '2027-01-21T00:00+01:00', '20 januari 2027'],
  ] as const)('%s %s ends %s', (language, until, day) => {
    expect(lastDay({ language, now, timeZone: 'Europe/Stockholm' }, Date.parse(until))).toBe(day)
  })
})

describe('moments', () => {
  const now = Date.parse('2026-11-30T19:40:00Z')
  const at = (text: string, language: Language, timeZone = 'Europe/Stockholm') =>
    moment({ language, now, timeZone }, Date.parse(text))

  test.each([
    ['2026-11-30T18:31:00Z', '19:31', 'kl. 19.31', '19:31'],
    ['2026-11-29T23:30:00Z', '00:30', 'kl. 00.30', '00:30'],
    ['2026-11-29T18:40:00Z', 'i går 19:40', 'i går kl. 19.40', 'yesterday 19:40'],
    ['2026-11-25T08:00:00Z', 'onsdag 09:00', 'onsdag kl. 09.00', 'Wednesday 09:00'],
    ['2026-11-12T08:00:00Z', '12 november', '12. november', '12 November'],
    ['2025-12-24T08:00:00Z', '24 december 2025', '24. december 2025', '24 December 2025'],
  ])('%s is %s, %s, %s', (text, sv, da, en) => {
    expect([at(text, 'sv'), at(text, 'da'), at(text, 'en')]).toEqual([sv, da, en])
  })
  test('follow the zone they are told in', () => {
    expect(at('2026-11-29T23:30:00Z', 'sv', 'UTC')).toBe('i går 23:30')
  })
})

describe('whose something is', () => {
  test.each([
    ['Farfar', 'Farfars', 'Farfars'],
    ['Mats', 'Mats', 'Mats’'],
    ['Max', 'Max', 'Max’'],
    ['Anna 2', 'Anna 2:s', 'Anna 2’s'],
    ['Eva (mor)', 'Eva (mor):s', 'Eva (mor)’s'],
    ['Zoë', 'Zoës', 'Zoës'],
  ])('%s: %s, %s', (name, sv, da) => {
    expect([genitiveSv(name), genitiveDa(name)]).toEqual([sv, da])
  })
})

describe('what somebody asks and does', () => {
  test.each([
    ['sv', 'Du vill ångra det senaste.', 'Bo vill ångra det senaste.', 'En dator spelar åt dig'],
    ['da', 'Du vil gerne fortryde det seneste.', 'Bo vil gerne fortryde det seneste.', 'En computer spiller for dig'],
    [
      'en',
      'You would like to take back the last move.',
      'Bo would like to take back the last move.',
      'A computer plays for you',
    ],
  ] as const)('%s speaks to its reader', (language, mine, theirs, bot) => {
    const { together, notes } = siteWords(language)
    expect([together.asks.undo(WHO, 0), together.asks.undo(WHO, 1), notes['bot-in'](WHO, 0)]).toEqual([
      mine,
      theirs,
      bot,
    ])
  })
})
