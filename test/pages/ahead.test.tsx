import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Offer } from '../../src/core/ahead.ts'
import { type Game, legalActions } from '../../src/core/game.ts'
import { defaultOptions, type OptionValue } from '../../src/core/options.ts'
import { allSeats } from '../../src/core/seat.ts'
import { games } from '../../src/games/index.ts'
import { Ahead, Rest } from '../../src/pages/ahead.tsx'
import type { AheadProps, OwnSeatProps } from '../../src/pages/props.ts'
import { CLAUSE_LENGTH, clausesOf, MOST_CLAUSES, spellClause } from '../../src/table/orders.ts'
import { actText, aheadWords, unsetText, whenText } from '../../src/words/ahead/index.ts'
import { LANGUAGES, type Language } from '../../src/words/language.ts'
import { numbers, seeded } from '../support/chance.ts'
import { dealt, matchOf } from '../table/people.ts'
import { samplesOf } from './samples.tsx'

/** House rules under which other things can be arranged than by default. */
const RULES: Readonly<Record<string, readonly Readonly<Record<string, OptionValue>>[]>> = {
  spader: [{}, { jokers: true }, { form: 'family' }],
  rodskagg: [{}, { bidding: 'announce' }, { bidding: 'outbid' }],
  ekarte: [{}, { proposalNumber: 'withProposal', kingWindow: 'beforeFirstLead' }, { dealerMinDiscard: 0 }],
  sjufingre: [{}, { programme: 'B' }, { programme: 'S' }],
}

/** Everything that is offered in some matches, each offer once. */
const offeredIn = (game: Game): readonly Offer[] => {
  const seen = new Map<string, Offer>()
  for (const [index, rules] of (RULES[game.id] ?? [{}]).entries()) {
    const options = { ...defaultOptions(game.options), ...rules }
    const below = numbers(index)
    const { table } = dealt(game, { options, seats: game.seatCounts(options).at(-1) ?? 2 }, seeded(index), 0)
    let { state } = matchOf(table)
    for (let acts = 0; acts < 300 && game.waitingFor(state).length > 0; acts++) {
      for (const seat of allSeats(table.seats)) {
        if (game.waitingFor(state).includes(seat)) continue
        const offers = game.ahead?.offers(state, seat) ?? []
        expect(offers.length).toBeLessThanOrEqual(MOST_CLAUSES)
        for (const offer of offers) seen.set(JSON.stringify(offer), offer)
      }
      const seat = game.waitingFor(state)[0] ?? 0
      const legal = legalActions(game, state, seat)
      state = game.perform(state, seat, legal[below(legal.length)] ?? {}, seeded(acts)).state
    }
  }
  return [...seen.values()]
}

describe.each(Object.keys(games))('%s', (id) => {
  const game = games[id] ?? expect.unreachable()
  const offered = offeredIn(game)

  test('whatever can be arranged goes through the form', () => {
    for (const clause of clausesOf(offered)) expect(spellClause(clause).length).toBeLessThanOrEqual(CLAUSE_LENGTH)
  })

  test('whatever can be arranged has words of its own in every language', () => {
    expect(clausesOf(offered).length).toBeGreaterThan(50)
    for (const language of LANGUAGES) {
      const whens = new Map(offered.map(({ when }) => [when, whenText(language, id, when)]))
      const acts = new Map(clausesOf(offered).map(({ act }) => [act, actText(language, id, act)]))
      for (const [code, text] of [...whens, ...acts]) {
        expect(text).not.toMatch(/undefined|^led |^play |^bid |-/)
        if (!/^(pass|bid)/.test(code)) expect(text).not.toBe(code)
      }
      for (const offer of offered) expect(new Set(offer.acts.map((act) => acts.get(act))).size).toBe(offer.acts.length)
    }
  })
})

/** The parts that a seat's page has for this, as bytes. */
const shown = (language: Language, ahead: AheadProps, game = 'spader'): string => {
  const { props } = samplesOf(language, 'Karin', 'Farfar')['seat-mine'] as unknown as {
    readonly props: Parameters<typeof Ahead>[0]['page'] & Pick<Parameters<typeof Ahead>[0], 'table' | 'own'>
  }
  const own: OwnSeatProps = { ...props.own, ahead }
  const table = { ...props.table, game }
  return render(
    <>
      <Ahead page={props} table={table} own={own} />
      <Rest page={props} table={table} own={own} />
    </>,
  )
}

describe.each(LANGUAGES)('in %s', (language) => {
  const offers = [
    { when: 'led H', acts: ['lowest', 'play H2', 'play HA'], lasts: true },
    { when: 'lead', acts: ['play C3'] },
  ] as const

  test('every clause that is offered can be chosen, and is taken as it stands', () => {
    const html = shown(language, { offers, playsForced: false, claims: true })
    for (const clause of clausesOf(offers)) expect(html).toContain(`value="${spellClause(clause)}"`)
    expect(html).toContain(aheadWords(language).claim)
    expect(html).not.toContain(aheadWords(language).takeBack)
  })

  test('what has been arranged is chosen, told, and can be taken back', () => {
    const orders = { clauses: [{ when: 'led H', act: 'play HA' }], lasting: true }
    const html = shown(language, { offers, orders, playsForced: true, claims: false })
    expect(html).toMatch(
      /<option [^>]*selected[^>]*value="led H: play HA"|<option [^>]*value="led H: play HA"[^>]*selected/,
    )
    expect(html).toContain(aheadWords(language).givenLasting)
    expect(html).toContain(aheadWords(language).takeBack)
    expect(html).not.toContain(aheadWords(language).claim)
  })

  test('the rest of the deal is offered only where something lasts', () => {
    const none = { playsForced: false, claims: false }
    expect(shown(language, { offers, ...none })).toContain('name="lasting"')
    expect(shown(language, { offers: offers.slice(1), ...none })).not.toContain('name="lasting"')
  })

  test('to choose nothing is to choose then, but to take nothing where something else follows', () => {
    const rows = [
      { when: 'can-take', acts: ['take G9'] },
      { when: 'else', acts: ['lay B2'] },
    ]
    const html = shown(language, { offers: rows, playsForced: false, claims: false }, 'sjufingre')
    const empty = [...html.matchAll(/<option value>([^<]+)</g)].map(([, text]) => text)
    expect(empty).toEqual([unsetText(language, 'can-take'), aheadWords(language).askMe])
    expect(empty[0]).not.toBe(empty[1])
  })

  test('what follows from what has been done is told by itself', () => {
    const orders = { clauses: [{ when: 'exchange', act: 'keep HK HQ' }], lasting: false }
    const html = shown(language, { offers: [], orders, playsForced: false, claims: false }, 'ekarte')
    expect(html).toContain(
      aheadWords(language).follows(whenText(language, 'ekarte', 'exchange'), actText(language, 'ekarte', 'keep HK HQ')),
    )
  })

  test('with nothing to arrange there is nothing to fold out', () => {
    const html = shown(language, { offers: [], playsForced: false, claims: false })
    expect(html).not.toContain('id="ahead"')
    expect(html).toContain('id="let-play"')
  })
})
