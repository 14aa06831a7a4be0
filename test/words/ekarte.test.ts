import { describe, expect, test } from 'vitest'
import { type EkarteEvent, type EkarteObjection, type EkarteScoreLine, ekarte } from '../../src/games/ekarte/index.ts'
import { OPTIONS, PRESETS } from '../../src/games/ekarte/options.ts'
import { ekarteWords } from '../../src/words/games/ekarte/index.ts'
import { LANGUAGES } from '../../src/words/language.ts'
import { house } from '../games/ekarte/support.ts'
import { randomMatches } from '../support/ekarte-walk.ts'
import { expectCodes, expectRefusals, expectStory, expectYou, gathering, readersOf } from './met.ts'
import { expectHouseRules, expectRules, expectText, rulesText } from './text.ts'

const NAMES = ['Karin', 'Farfar']

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
  const { tell, refuse, score, met } = gathering<EkarteEvent, EkarteObjection, EkarteScoreLine>()
  for (const moment of randomMatches(60, 250)) {
    for (const event of moment.events) {
      tell(event, NAMES)
      if (event.code === 'deal-scored') for (const side of event.sides) side.lines.forEach(score)
    }
    moment.refusals().forEach(refuse)
  }
  refuse({ code: 'not-in-hand', cards: ['S7'] })
  refuse({ code: 'not-in-hand', cards: ['S7', 'H8'] })
  return met()
})()

describe('what random play meets', () => {
  test('every kind of event, objection and reason for points', () => {
    expectCodes(
      met.events.map(({ event }) => event),
      EVENTS,
    )
    expectCodes(met.refusals, [...OBJECTIONS, 'not-in-hand'])
    expectCodes(met.lines, LINES)
  })
})

describe.each(LANGUAGES)('Ekarté in %s', (language) => {
  const words = ekarteWords[language]

  test('every objection has words', () => {
    expectRefusals(words, met.refusals, language)
  })

  test('every event has a line of the story, or is told by another', () => {
    expectStory(words, met.events, language, SILENT)
  })

  test('the reader is called you, nobody else is', () => {
    expectYou(words, met.events, language)
  })

  test('every reason for points has words, with names and without', () => {
    for (const line of met.lines) {
      expectText(words.scoreLine(line), language)
      for (const who of readersOf(NAMES)) {
        for (const seat of [0, 1]) expectText(words.page.reasons.because(who, seat, line), language)
      }
    }
  })

  test('every house rule, each of its values and every preset has words', () => {
    expectHouseRules(words, OPTIONS, PRESETS, language)
    expectText(words.conflict({ code: 'none' }), language)
  })

  test('the rules page tells of each house rule what this table has chosen', () => {
    const text = (given: Parameters<typeof house>[0]) => rulesText(words.rules(house(given), 2))
    const usual = text({})
    for (const part of usual.split('\n')) expectText(part, language)
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      const texts = values.map((value) => text({ [name]: value }))
      expect(new Set(texts).size).toBe(values.length)
      for (const rules of texts) for (const part of rules.split('\n')) expectText(part, language)
    }
    expectRules(words.rules(house(), ekarte.seatCounts(house())[0] ?? 0), language, 9)
  })
})
