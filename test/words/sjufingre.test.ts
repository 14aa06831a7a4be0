import { describe, expect, test } from 'vitest'
import {
  PACK,
  type SjufingreEvent,
  type SjufingreObjection,
  type SjufingreScoreLine,
  sjufingre,
} from '../../src/games/sjufingre/index.ts'
import { OPTIONS, PRESETS } from '../../src/games/sjufingre/options.ts'
import { danishName, sjufingreWords } from '../../src/words/games/sjufingre/index.ts'
import { LANGUAGES } from '../../src/words/language.ts'
import { rules } from '../games/sjufingre/support.ts'
import { randomMatches } from '../support/sjufingre-walk.ts'
import { expectCodes, expectRefusals, expectStory, expectYou, gathering } from './met.ts'
import { expectHouseRules, expectRules, expectText, rulesText } from './text.ts'

const NAMES = ['Karin', 'Bo', 'Farfar', 'Mats', 'Svea', 'Alex']

const EVENTS: readonly SjufingreEvent['code'][] = [
  'dealt',
  'gave',
  'exchanged',
  'played',
  'trick-taken',
  'laid',
  'built',
  'captured',
  'swept',
  'leftovers-taken',
  'passed',
  'deal-scored',
  'match-won',
]

const OBJECTIONS: readonly SjufingreObjection['code'][] = [
  'over',
  'unreadable',
  'not-waited-for',
  'wrong-phase',
  'wrong-receiver',
  'wrong-number',
  'not-in-hand',
  'joker-lead',
  'follow-suit',
  'joker-follow',
  'does-not-fit',
  'not-on-table',
  'blue-five',
  'bound',
  'must-take',
  'nothing-named',
  'closed',
  'no-sum',
  'keep-card',
]

const LINES: readonly SjufingreScoreLine['code'][] = ['ones', 'odd', 'twelves', 'red', 'tricks', 'sweeps', 'cards-left']

/** The particulars that change the wording of a thing, so that one of each is enough. */
const kindOf = (thing: { readonly code: string }): string => JSON.stringify(thing).replace(/[RYGB]\d+/g, 'card')

/** One of each kind of thing that random play meets, by what is said of it. */
const met = (() => {
  const { tell, refuse, score, met } = gathering<SjufingreEvent, SjufingreObjection, SjufingreScoreLine>(kindOf)
  let count = 0
  for (const moment of randomMatches(36)) {
    for (const event of moment.events) {
      tell(event, NAMES.slice(0, moment.state.seats))
      if (event.code === 'deal-scored') for (const side of event.sides) side.lines.forEach(score)
    }
    if (count++ % 3 === 0) moment.refusals().forEach(refuse)
  }
  refuse({ code: 'closed', pile: { name: 'R4', value: 9 }, owner: 1 })
  for (const code of ['ones', 'odd', 'twelves', 'red'] as const) score({ code, points: 15, count: 4, complete: true })
  score({ code: 'tricks', points: 10, second: true, last: true })
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

describe.each(LANGUAGES)('Som 7 fingre in %s', (language) => {
  const words = sjufingreWords[language]

  test('every objection has words', () => {
    expectRefusals(words, met.refusals, language)
    expect(words.objection({ code: 'no-sum', value: 9, sum: 14 })).toMatch(/14.*9/)
  })

  test('every event has a line of the story', () => {
    expectStory(words, met.events, language)
  })

  test('the reader is called you, nobody else is', () => {
    expectYou(words, met.events, language)
  })

  test('every reason for points has words', () => {
    for (const line of met.lines) {
      expectText(words.scoreLine(line), language)
      expectText(words.page.table.why(line), language)
    }
  })

  test('every card has a name of its own', () => {
    expect(new Set(PACK.map((card) => danishName(language, card))).size).toBe(60)
  })

  test('every house rule, each of its values and every preset has words', () => {
    const values = (spec: (typeof OPTIONS)[keyof typeof OPTIONS]) =>
      'values' in spec ? spec.values : ['TTTBTTTS', 'T', 'B', 'TBS', 'SSBBTT']
    const schema = Object.fromEntries(Object.entries(OPTIONS).map(([name, spec]) => [name, { values: values(spec) }]))
    expectHouseRules(words, schema, PRESETS, language)
    expectText(words.conflict({ code: 'teams-need-pairs' }), language)
  })

  test('the rules page tells of each house rule what this table has chosen', () => {
    const text = (given: Parameters<typeof rules>[0], seats = 4) => rulesText(words.rules(rules(given), seats))
    const texts = [
      text({}),
      text({}, 3),
      text({}, 5),
      text({}, 6),
      text({ programme: 'B' }),
      text({ programme: 'S' }),
      text({ programme: 'TTT' }),
      text({ programme: 'TBS' }),
      text({ jokerLead: false }),
      text({ teams: true }),
      text({ teams: true, teamScoring: 'summed' }),
    ]
    expect(new Set(texts).size).toBe(texts.length)
    for (const rulesText of texts) for (const part of rulesText.split('\n')) expectText(part, language)
    for (const seats of sjufingre.seatCounts(rules({}))) expect(text({}, seats)).toContain(String(60 / seats))
    // S7-15 Blue 5 takes all there is, and so it cannot build.
    expect(text({ programme: 'B' })).toMatch(/bygger inte med den|bygger ikke med den|it is not built with/)
    expectRules(words.rules(rules({}), 4), language)
  })
})

test.each(LANGUAGES)(
  'S7-8 in %s the reason under a number is short enough for a column of eight on a phone',
  (language) => {
    const { why } = sjufingreWords[language].page.table
    const trick = { code: 'tricks', points: -4 } as const
    const lines: readonly SjufingreScoreLine[] = [
      { ...trick, second: true, last: false },
      { ...trick, second: false, last: true },
      { ...trick, second: true, last: true },
      { code: 'red', points: -13, count: 13, complete: false },
      { code: 'red', points: 25, count: 15, complete: true },
      { code: 'sweeps', points: 20, count: 10 },
    ]
    expect(lines.map(why).filter((text) => text.length > 5)).toEqual([])
  },
)

test.each(LANGUAGES)('S7-5 in %s gifts of two are told with their givers, of more in few words', (language) => {
  const { received } = sjufingreWords[language].page.say
  const who = { names: NAMES, me: 0 }
  const gifts = (['G12', 'B11', 'R12', 'R3', 'B15'] as const).map((card, at) => ({ seat: at + 1, cards: [card] }))
  expect(received(who, gifts.slice(0, 2))).toMatch(/12.*Bo.*11.*Farfar/)
  expect(received(who, gifts)).toMatch(/12.*11.*12.*3.*15\.$/)
  expect(received(who, gifts).length).toBeLessThan(60)
})
