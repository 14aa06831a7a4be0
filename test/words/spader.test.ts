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
import type { Who } from '../../src/words/who.ts'
import { house } from '../games/spader/support.ts'
import { randomMatches } from '../support/spader-walk.ts'
import { expectHouseRules, expectText } from './text.ts'

const NAMES = ['Karin', 'Bo', 'Farfar', 'Svea', 'Mats']

/** Readers at a table of so many: two who sit there and one who watches. */
const readers = (seats: number): readonly Who[] => {
  const names = NAMES.slice(0, seats)
  return [{ names, me: 0 }, { names, me: 1 }, { names }]
}

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
  const kinds = <Thing extends { readonly code: string }>() => new Map<string, Thing>()
  const events = new Map<string, { readonly event: SpaderEvent; readonly seats: number }>()
  const tell = (event: SpaderEvent, seats: number) => events.set(JSON.stringify([event, seats]), { event, seats })
  const refusals = kinds<SpaderObjection>()
  const lines = kinds<SpaderScoreLine>()
  const add = <Thing extends { readonly code: string }>(into: Map<string, Thing>, thing: Thing) =>
    into.set(JSON.stringify(thing), thing)
  let count = 0
  for (const moment of randomMatches(90)) {
    for (const event of moment.events) {
      tell(event, moment.state.seats)
      if (event.code === 'deal-scored') for (const side of event.sides) for (const line of side.lines) add(lines, line)
    }
    if (count++ % 7 === 0) for (const refusal of moment.refusals()) add(refusals, refusal)
  }
  tell({ code: 'play-off-began' }, 4)
  // SP-D19 What is refused is not play.
  tell({ code: 'spade-refused', seat: 1 }, 4)
  return { events: [...events.values()], refusals: [...refusals.values()], lines: [...lines.values()] }
})()

describe('what random play meets', () => {
  test('every kind of event, objection and reason for points', () => {
    const codes = (things: readonly { readonly code: string }[]) =>
      [...new Set(things.map(({ code }) => code))].toSorted()
    expect(codes(met.events.map(({ event }) => event))).toEqual(
      [...EVENTS, 'play-off-began', 'spade-refused'].toSorted(),
    )
    expect(codes(met.refusals)).toEqual(OBJECTIONS.toSorted())
    expect(codes(met.lines)).toEqual(LINES.toSorted())
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
    for (const refusal of met.refusals) expectText(words.objection(refusal), language)
  })

  test('every event has a line of the story', () => {
    for (const { event, seats } of met.events)
      for (const who of readers(seats)) expectText(words.event(event, who) ?? '', language)
  })

  test('the reader is called you, nobody else is', () => {
    const you = { sv: /\b(du|dig|din|ditt|ni|er)\b/i, da: /\b(du|dig|din|dit|jer)\b/i, en: /\byour?\b/i }[language]
    for (const { event } of met.events) {
      expect(words.event(event, { names: NAMES }) ?? '').not.toMatch(you)
      if ('seat' in event)
        expect(words.event(event, { names: NAMES, me: event.seat }) ?? '').not.toContain(NAMES[event.seat])
    }
  })

  test('every reason for points has words, with names and without', () => {
    for (const line of met.lines) {
      expectText(words.scoreLine(line), language)
      for (const who of readers(5)) expectText(words.page.reasons.because(who, line), language)
    }
  })

  test('every house rule, each of its values and every preset has words', () => {
    expectHouseRules(words, OPTIONS, PRESETS, language)
    expectText(words.name, language)
    expectText(words.tagline, language)
  })

  test.each(CONFLICTS)('section 2: %s has a reason of its own', (code, given) => {
    const conflict = spader.optionConflict(house(given), 4)
    expect(conflict?.code).toBe(code)
    const texts = CONFLICTS.map(([other]) => words.conflict({ code: other }))
    expectText(words.conflict({ code }), language)
    expect(new Set(texts).size).toBe(CONFLICTS.length)
  })

  test('the rules page tells of each house rule what this table has chosen', () => {
    const text = (given: Partial<SpaderOptions>, seats: number) =>
      words
        .rules(house(given), seats)
        .map(({ title, paragraphs }) => [title, ...paragraphs].join('\n'))
        .join('\n')
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
        for (const part of text(given, seats).split('\n')) expectText(part, language)
        const sections = words.rules(house(given), seats)
        expect(sections.length).toBeGreaterThanOrEqual(6)
        expect(sections.length).toBeLessThanOrEqual(10)
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
