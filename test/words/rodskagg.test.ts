import { describe, expect, test } from 'vitest'
import {
  type RodskaggEvent,
  type RodskaggObjection,
  type RodskaggScoreLine,
  rodskagg,
} from '../../src/games/rodskagg/index.ts'
import { OPTIONS, PRESETS } from '../../src/games/rodskagg/options.ts'
import { ENDINGS } from '../../src/games/rodskagg/state.ts'
import { rodskaggWords } from '../../src/words/games/rodskagg/index.ts'
import { LANGUAGES } from '../../src/words/language.ts'
import { house } from '../games/rodskagg/support.ts'
import { randomMatches } from '../support/rodskagg-walk.ts'
import { expectHouseRules, expectText } from './text.ts'

const NAMES = ['Karin', 'Bo', 'Farfar', 'Svea', 'Grandpa Alexander', 'Ellen', 'Olle']
const READERS = [{ names: NAMES, me: 0 }, { names: NAMES, me: 1 }, { names: NAMES }] as const

const EVENTS: readonly RodskaggEvent['code'][] = [
  'shuffled',
  'cut-offered',
  'cut',
  'dealt',
  'said-ready',
  'picked-up',
  'kept',
  'drew',
  'stock-renewed',
  'discarded',
  'took-new-hand',
  'bid',
  'passed',
  'declared',
  'thrown-in',
  'played',
  'trick-taken',
  'asked',
  'went-on',
  'stayed',
  'folded',
  'all-folded',
  'said',
  'knocked',
  'scored',
  'went-out',
  'ready',
  'play-off',
  'match-over',
]
/** What the list of players shows. */
const SILENT: readonly RodskaggEvent['code'][] = ['ready']

const OBJECTIONS: readonly RodskaggObjection['code'][] = [
  'unknown-action',
  'match-over',
  'no-such-seat',
  'not-playing',
  'rituals-off',
  'not-on-that-score',
  'own-seat',
  'already-picked-up',
  'already-ready',
  'not-your-turn',
  'not-now',
  'not-picked-up',
  'not-in-these-rules',
  'discard-first',
  'hand-not-low',
  'drawing-over',
  'nothing-drawn',
  'wrong-count',
  'not-in-hand',
  'bid-too-low',
  'follow-suit',
]

const LINES: readonly RodskaggScoreLine['code'][] = [
  'contract',
  'tricks',
  'awarded',
  'missed-bid',
  'exact-for-all',
  'folded',
  'wager-tricks',
  'wager-lost',
  'redbeard-won',
  'redbeard-lost',
  'thrown-in',
  'play-off',
  'offence',
  'wrong-knock',
]

/** One of each kind of thing that random play meets, by what is said of it. */
const met = (() => {
  const kinds = <Thing extends { readonly code: string }>() => new Map<string, Thing>()
  const events = kinds<RodskaggEvent>()
  const refusals = kinds<RodskaggObjection>()
  const lines = kinds<RodskaggScoreLine>()
  const add = <Thing extends { readonly code: string }>(into: Map<string, Thing>, thing: Thing) =>
    into.set(JSON.stringify(thing), thing)
  let count = 0
  for (const moment of randomMatches(70, 400)) {
    for (const event of moment.events) add(events, event)
    for (const side of moment.state.sheet.at(-1)?.sides ?? []) for (const line of side.lines) add(lines, line)
    if (count++ % 9 === 0) for (const refusal of moment.refusals()) add(refusals, refusal)
  }
  refusals.set('no-cards', { code: 'drawing-over', because: 'no-cards' })
  return { events: [...events.values()], refusals: [...refusals.values()], lines: [...lines.values()] }
})()

describe('what random play meets', () => {
  test('every kind of event, objection and reason for points', () => {
    const codes = (things: readonly { readonly code: string }[]) => new Set(things.map(({ code }) => code))
    expect([...codes(met.events)].toSorted()).toEqual(EVENTS.toSorted())
    expect([...codes(met.refusals)].toSorted()).toEqual(OBJECTIONS.toSorted())
    expect([...codes(met.lines)].toSorted()).toEqual(LINES.toSorted())
  })
})

describe.each(LANGUAGES)('Rödskägg in %s', (language) => {
  const words = rodskaggWords[language]

  test('every objection has words', () => {
    for (const refusal of met.refusals) expectText(words.objection(refusal), language)
  })

  test('every event has a line of the story, or shows elsewhere', () => {
    for (const event of met.events) {
      for (const who of READERS) {
        const line = words.event(event, who)
        if (line === undefined) expect(SILENT).toContain(event.code)
        else expectText(line, language)
      }
    }
  })

  test('the reader is called you, nobody else is', () => {
    const you = { sv: /\b(du|dig|din)\b/i, da: /\b(du|dig|din)\b/i, en: /\byour?\b/i }[language]
    for (const event of met.events) {
      // What people say is theirs.
      if (['asked', 'said', 'said-ready'].includes(event.code)) continue
      expect(words.event(event, { names: NAMES }) ?? '').not.toMatch(you)
      if ('seat' in event)
        expect(words.event(event, { names: NAMES, me: event.seat }) ?? '').not.toContain(NAMES[event.seat])
    }
  })

  test('RO-R1 the story of an early hand reads like that of any other', () => {
    const told = [true, false].map((early) => words.event({ code: 'picked-up', seat: 1, early }, { names: NAMES }))
    expect(new Set(told).size).toBe(1)
  })

  test('RO-Q16 a table says its own phrases, and others as usual', () => {
    const phrases = { ready: 'Varsågoda', ask: 'Hänger ni på', one: 'En kvar', zero: 'Nollan' }
    const who = { names: NAMES, phrases }
    const told: readonly [RodskaggEvent, keyof typeof phrases][] = [
      [{ code: 'said-ready', seat: 1 }, 'ready'],
      [{ code: 'asked', seat: 1, may: [] }, 'ask'],
      [{ code: 'said', seat: 1, score: 1 }, 'one'],
      [{ code: 'said', seat: 1, score: 0 }, 'zero'],
    ]
    for (const [event, name] of told) {
      expect(words.event(event, who)).toContain(phrases[name])
      expect(words.event(event, { names: NAMES })).toContain(words.phrases?.[name]?.usual)
      expect(words.page.phrase({ names: NAMES, phrases: {} }, name)).toBe(words.phrases?.[name]?.usual)
    }
    expect(Object.keys(words.phrases ?? {})).toEqual(Object.keys(phrases))
    for (const { label, usual } of Object.values(words.phrases ?? {})) {
      expectText(label, language)
      expectText(usual, language)
    }
  })

  test('every reason for points and every way to end has words', () => {
    for (const line of met.lines) expectText(words.scoreLine(line), language)
    for (const ending of ENDINGS)
      for (const who of READERS)
        for (const seats of [[0], [1, 2], [0, 1]]) expectText(words.page.sheet.ending[ending](who, seats), language)
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
        .rules(house(given), 4)
        .map(({ title, paragraphs }) => [title, ...paragraphs].join('\n'))
        .join('\n')
    for (const part of text({}).split('\n')) expectText(part, language)
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      const texts = values.map((value) => text({ rituals: true, [name]: value }))
      expect(new Set(texts).size).toBe(values.length)
      for (const rules of texts) for (const part of rules.split('\n')) expectText(part, language)
    }
    for (const seats of rodskagg.seatCounts(house())) {
      const sections = words.rules(house({ rituals: true }), seats)
      expect(sections.length).toBeGreaterThanOrEqual(6)
      expect(sections.length).toBeLessThanOrEqual(10)
    }
  })
})
