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
import { expectCodes, expectRefusals, expectStory, expectYou, gathering, readersOf } from './met.ts'
import { expectHouseRules, expectRules, expectText, rulesText } from './text.ts'

const NAMES = ['Karin', 'Bo', 'Farfar', 'Svea', 'Grandpa Alexander', 'Ellen', 'Olle']

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
  const { tell, refuse, score, met } = gathering<RodskaggEvent, RodskaggObjection, RodskaggScoreLine>()
  let count = 0
  for (const moment of randomMatches(70, 400)) {
    for (const event of moment.events) tell(event, NAMES)
    for (const side of moment.state.sheet.at(-1)?.sides ?? []) side.lines.forEach(score)
    if (count++ % 9 === 0) moment.refusals().forEach(refuse)
  }
  refuse({ code: 'drawing-over', because: 'no-cards' })
  return met()
})()

describe('what random play meets', () => {
  test('every kind of event, objection and reason for points', () => {
    expectCodes(
      met.events.map(({ event }) => event),
      EVENTS,
    )
    expectCodes(met.refusals, OBJECTIONS)
    expectCodes(met.lines, LINES)
  })
})

describe.each(LANGUAGES)('Rödskägg in %s', (language) => {
  const words = rodskaggWords[language]

  test('every objection has words', () => {
    expectRefusals(words, met.refusals, language)
  })

  test('every event has a line of the story, or shows elsewhere', () => {
    expectStory(words, met.events, language, SILENT)
  })

  test('the reader is called you, nobody else is', () => {
    // What people say is theirs.
    const own = ['asked', 'said', 'said-ready']
    const events = met.events.filter(({ event }) => !own.includes(event.code))
    expectYou(words, events, language)
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
      for (const who of readersOf(NAMES))
        for (const seats of [[0], [1, 2], [0, 1]]) expectText(words.page.sheet.ending[ending](who, seats), language)
  })

  test('every house rule, each of its values and every preset has words', () => {
    expectHouseRules(words, OPTIONS, PRESETS, language)
    expectText(words.conflict({ code: 'none' }), language)
  })

  test('the rules page tells of each house rule what this table has chosen', () => {
    const text = (given: Parameters<typeof house>[0]) => rulesText(words.rules(house(given), 4))
    for (const part of text({}).split('\n')) expectText(part, language)
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      const texts = values.map((value) => text({ rituals: true, [name]: value }))
      expect(new Set(texts).size).toBe(values.length)
      for (const rules of texts) for (const part of rules.split('\n')) expectText(part, language)
    }
    for (const seats of rodskagg.seatCounts(house())) {
      expectRules(words.rules(house({ rituals: true }), seats), language)
    }
  })
})
