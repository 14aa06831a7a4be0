import { describe, expect, test } from 'vitest'
import {
  type OptionConflict,
  type SpaderEvent,
  type SpaderObjection,
  type SpaderOptions,
  type SpaderScoreLine,
  spader,
} from '../../src/games/spader/index.ts'
import { OPTIONS, PRESETS } from '../../src/games/spader/options.ts'
import { spaderWords } from '../../src/words/games/spader/index.ts'
import { LANGUAGES } from '../../src/words/language.ts'
import { house } from '../games/spader/support.ts'
import { randomMatches } from '../support/spader-walk.ts'
import { expectCodes, expectRefusals, expectStory, expectYou, gathering, readersOf } from './met.ts'
import { expectHouseRules, expectRules, expectText, rulesText } from './text.ts'

const NAMES = ['Karin', 'Bo', 'Farfar', 'Svea', 'Mats']

const EVENTS: readonly SpaderEvent['code'][] = [
  'dealt',
  'kept',
  'rejected',
  'looked',
  'hand-opened',
  'bid',
  'bid-corrected',
  'bids-posted',
  'cards-given',
  'played',
  'spades-broken',
  'spade-taken-back',
  'suit-named',
  'trick-won',
  'trick-lost',
  'deal-scored',
  'match-won',
]

const OBJECTIONS: readonly SpaderObjection['code'][] = [
  'unknown-action',
  'match-over',
  'no-such-seat',
  'not-your-turn',
  'not-now',
  'look-first',
  'has-looked',
  'no-blind-nil',
  'no-nil',
  'bid-too-high',
  'team-bid-cap',
  'suicide-nil',
  'suicide-number',
  'same-bid',
  'bid-stands',
  'not-in-hand',
  'follow-suit',
  'spades-not-broken',
  'named-suit',
  'not-spades',
]

const LINES: readonly SpaderScoreLine['code'][] = [
  'contract',
  'set',
  'nil-made',
  'nil-failed',
  'blind-nil-made',
  'blind-nil-failed',
  'bags',
  'bags-penalty',
  'tricks',
  'exact',
]

/** One of each kind of thing that random play meets, by what is said of it. */
const met = (() => {
  const { tell, refuse, score, met } = gathering<SpaderEvent, SpaderObjection, SpaderScoreLine>()
  let count = 0
  for (const moment of randomMatches(90)) {
    for (const event of moment.events) {
      tell(event, NAMES.slice(0, moment.state.seats))
      if (event.code === 'deal-scored') for (const side of event.sides) side.lines.forEach(score)
    }
    if (count++ % 7 === 0) moment.refusals().forEach(refuse)
  }
  tell({ code: 'play-off-began' }, NAMES.slice(0, 4))
  // SP-D19 What is refused is not play.
  tell({ code: 'spade-refused', seat: 1 }, NAMES.slice(0, 4))
  return met()
})()

describe('what random play meets', () => {
  test('every kind of event, objection and reason for points', () => {
    expectCodes(
      met.events.map(({ event }) => event),
      [...EVENTS, 'play-off-began', 'spade-refused'],
    )
    expectCodes(met.refusals, OBJECTIONS)
    expectCodes(met.lines, LINES)
  })
})

/** House rules in which each option means something; one of each conflict. */
const SETTINGS: Readonly<Partial<Record<keyof SpaderOptions, Partial<SpaderOptions>>>> = {
  openHands: { form: 'family' },
  jokerRemoves: { jokers: true },
  blindNilExchange: { blindNil: 'anytime' },
  target: { form: 'pairs' },
}
const CONFLICTS: readonly (readonly [OptionConflict['code'], Partial<SpaderOptions>])[] = [
  ['suicide-with-mirror', { suicide: true, mirror: true }],
  ['suicide-outside-pairs', { suicide: true, form: 'solo' }],
  ['mirror-with-jokers', { mirror: true, jokers: true }],
  ['family-with-jokers', { form: 'family', jokers: true }],
  ['family-with-suicide', { form: 'family', suicide: true }],
  ['family-with-mirror', { form: 'family', mirror: true }],
  ['exchange-outside-pairs', { form: 'two', blindNilExchange: true }],
]

describe.each(LANGUAGES)('Spader in %s', (language) => {
  const words = spaderWords[language]

  test('every objection has words', () => {
    expectRefusals(words, met.refusals, language)
  })

  test('every event has a line of the story', () => {
    expectStory(words, met.events, language)
  })

  test('the reader is called you, nobody else is', () => {
    expectYou(words, met.events, language)
  })

  test('every reason for points has words, with names and without', () => {
    for (const line of met.lines) {
      expectText(words.scoreLine(line), language)
      for (const who of readersOf(NAMES)) expectText(words.page.reasons.because(who, line), language)
    }
  })

  test('every house rule, each of its values and every preset has words', () => {
    expectHouseRules(words, OPTIONS, PRESETS, language)
  })

  test.each(CONFLICTS)('section 2: %s has a reason of its own', (code, given) => {
    const conflict = spader.optionConflict(house(given), 4)
    expect(conflict?.code).toBe(code)
    const texts = CONFLICTS.map(([other]) => words.conflict({ code: other }))
    expectText(words.conflict({ code }), language)
    expect(new Set(texts).size).toBe(CONFLICTS.length)
  })

  test('the rules page tells of each house rule what this table has chosen', () => {
    const text = (given: Partial<SpaderOptions>, seats: number) => rulesText(words.rules(house(given), seats))
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      const option = name as keyof SpaderOptions
      const texts = values.map((value) => {
        const given = { ...SETTINGS[option], [name]: value }
        return text(given, spader.seatCounts(house(given))[0] ?? 4)
      })
      // The usual target is one of those that can be named.
      expect(new Set(texts).size, name).toBe(values.length - (name === 'target' ? 1 : 0))
      for (const rules of texts) for (const part of rules.split('\n')) expectText(part, language)
    }
    const forms: readonly Partial<SpaderOptions>[] = [
      {},
      { form: 'family' },
      { form: 'solo' },
      { form: 'two' },
      { mirror: true },
      { nil: false },
      { form: 'solo', jokers: true },
    ]
    for (const given of forms) {
      for (const seats of spader.seatCounts(house(given))) {
        expectRules(words.rules(house(given), seats), language)
      }
    }
    expect(new Set([3, 4, 5].map((seats) => text({ form: 'solo' }, seats))).size).toBe(3)
  })
})

describe('what the rules page and the story of a table say, in Swedish', () => {
  const rules = (given: Partial<SpaderOptions>) =>
    spaderWords.sv
      .rules(house(given), 4)
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')

  test.each(['opponentsNameSuit', 'trickLost'] as const)(
    'SP-D18 %s: not for those who have bid nil',
    (irregularLead) => {
      expect(rules({ irregularLead })).toContain('Den som har bjudit noll får inte göra så.')
    },
  )

  test('SP-Q2 the last digit shows the bags as long as the score is not negative', () => {
    expect(rules({})).toContain('så länge summan inte är på minus')
  })

  test.each(['pairs', 'solo'] as const)('SP-M Mirror, %s: the cards decide, nobody bids what they think', (form) => {
    expect(rules({ form, mirror: true })).toContain('Korten bestämmer budet')
    expect(rules({ form, mirror: true })).not.toMatch(/tror (sig|dig) ta/)
  })

  test('SP-D two draw, so nobody is said to have dealt', () => {
    const dealt = { code: 'dealt', deal: 1, dealer: 1 } as const
    expect(spaderWords.sv.event(dealt, { names: ['Karin', 'Bo'], me: 0 })).toBe('Giv 1: du drar först')
    expect(spaderWords.sv.event(dealt, { names: ['Karin', 'Bo', 'Siv'] })).toBe('Giv 1: Bo gav')
  })
})
