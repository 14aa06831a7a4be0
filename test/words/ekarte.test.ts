import { describe, expect, test } from 'vitest'
import { type EkarteEvent, type EkarteObjection, type EkarteScoreLine, ekarte } from '../../src/games/ekarte/index.ts'
import { OPTIONS, PRESETS } from '../../src/games/ekarte/options.ts'
import { ekarteWords } from '../../src/words/games/ekarte/index.ts'
import { LANGUAGES } from '../../src/words/language.ts'
import { house } from '../games/ekarte/support.ts'
import { randomMatches } from '../support/ekarte-walk.ts'
import { expectHouseRules, expectText } from './text.ts'

const NAMES = ['Karin', 'Farfar']
const READERS = [{ names: NAMES, me: 0 }, { names: NAMES, me: 1 }, { names: NAMES }] as const

const EVENTS: readonly EkarteEvent['code'][] = [
  'dealt',
  'king-turned',
  'packets-chosen',
  'proposed',
  'accepted',
  'refused',
  'stood',
  'exchanged',
  'stock-emptied',
  'king-answered',
  'king-marked',
  'played',
  'trick-won',
  'card-taken-back',
  'conceded',
  'claim-opened',
  'claim-answered',
  'replay-claimed',
  'let-stand',
  'deal-scored',
  'game-won',
  'match-won',
]
/** What the line before or after it tells: sealed answers, and the only game of a match. */
const SILENT: readonly EkarteEvent['code'][] = ['king-answered', 'claim-answered', 'match-won']

const OBJECTIONS: readonly EkarteObjection['code'][] = [
  'unknown-action',
  'unknown-seat',
  'match-over',
  'packets-fixed',
  'concede-too-late',
  'point-made',
  'nothing-to-take-back',
  'king-too-early',
  'king-not-held',
  'king-announced',
  'king-too-late',
  'not-your-turn',
  'not-now',
  'proposal-number',
  'discard-count',
  'follow-suit',
  'trump',
  'head-the-trick',
]

const LINES: readonly EkarteScoreLine['code'][] = [
  'king-turned',
  'king',
  'point',
  'point-exposed',
  'vole',
  'abandoned-vole',
  'abandoned-point',
  'abandoned-exposed',
  'let-stand-reduction',
]

/** One of each kind of thing that random play meets, by what is said of it. */
const met = (() => {
  const kinds = <Thing extends { readonly code: string }>() => new Map<string, Thing>()
  const events = kinds<EkarteEvent>()
  const refusals = kinds<EkarteObjection>()
  const lines = kinds<EkarteScoreLine>()
  const add = <Thing extends { readonly code: string }>(into: Map<string, Thing>, thing: Thing) =>
    into.set(JSON.stringify(thing), thing)
  for (const moment of randomMatches(60, 250)) {
    for (const event of moment.events) {
      add(events, event)
      if (event.code === 'deal-scored') for (const side of event.sides) for (const line of side.lines) add(lines, line)
    }
    for (const refusal of moment.refusals()) add(refusals, refusal)
  }
  refusals.set('hand', { code: 'not-in-hand', cards: ['S7'] })
  refusals.set('hands', { code: 'not-in-hand', cards: ['S7', 'H8'] })
  return { events: [...events.values()], refusals: [...refusals.values()], lines: [...lines.values()] }
})()

describe('what random play meets', () => {
  test('every kind of event, objection and reason for points', () => {
    const codes = (things: readonly { readonly code: string }[]) => new Set(things.map(({ code }) => code))
    expect([...codes(met.events)].toSorted()).toEqual(EVENTS.toSorted())
    expect([...codes(met.refusals)].toSorted()).toEqual([...OBJECTIONS, 'not-in-hand'].toSorted())
    expect([...codes(met.lines)].toSorted()).toEqual(LINES.toSorted())
  })
})

describe.each(LANGUAGES)('Ekarté in %s', (language) => {
  const words = ekarteWords[language]

  test('every objection has words', () => {
    for (const refusal of met.refusals) expectText(words.objection(refusal), language)
  })

  test('every event has a line of the story, or is told by another', () => {
    for (const event of met.events) {
      for (const who of READERS) {
        const line = words.event(event, who)
        if (line === undefined) expect(SILENT).toContain(event.code)
        else expectText(line, language)
      }
    }
  })

  test('the reader is called you, nobody else is', () => {
    const you = { sv: /\b(du|dig)\b/i, da: /\b(du|dig)\b/i, en: /\byou\b/i }[language]
    for (const event of met.events) {
      const line = words.event(event, { names: NAMES })
      expect(line ?? '').not.toMatch(you)
      if ('seat' in event)
        expect(words.event(event, { names: NAMES, me: event.seat }) ?? '').not.toContain(NAMES[event.seat])
    }
  })

  test('every reason for points has words, with names and without', () => {
    for (const line of met.lines) {
      expectText(words.scoreLine(line), language)
      for (const who of READERS) {
        for (const seat of [0, 1]) expectText(words.page.reasons.because(who, seat, line), language)
      }
    }
  })

  test('every house rule, each of its values and every preset has words', () => {
    expectHouseRules(words, OPTIONS, PRESETS, language)
    expectText(words.name, language)
    expectText(words.tagline, language)
    expectText(words.conflict({ code: 'none' }), language)
  })

  test('the rules page tells of each house rule what this table has chosen', () => {
    const text = (given: Parameters<typeof house>[0]) =>
      words
        .rules(house(given), 2)
        .map(({ title, paragraphs }) => [title, ...paragraphs].join('\n'))
        .join('\n')
    const usual = text({})
    for (const part of usual.split('\n')) expectText(part, language)
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      const texts = values.map((value) => text({ [name]: value }))
      expect(new Set(texts).size).toBe(values.length)
      for (const rules of texts) for (const part of rules.split('\n')) expectText(part, language)
    }
    const sections = words.rules(house(), ekarte.seatCounts(house())[0] ?? 0)
    expect(sections.length).toBeGreaterThanOrEqual(6)
    expect(sections.length).toBeLessThanOrEqual(9)
  })
})
