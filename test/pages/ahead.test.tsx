import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { type Game, legalActions } from '../../src/core/game.ts'
import { defaultOptions, type OptionValue } from '../../src/core/options.ts'
import { allSeats } from '../../src/core/seat.ts'
import { games } from '../../src/games/index.ts'
import { Ahead, Rest } from '../../src/pages/ahead.tsx'
import type { AheadProps, OwnSeatProps } from '../../src/pages/props.ts'
import { clausesOf, spellClause } from '../../src/table/orders.ts'
import { actText, aheadWords, whenText } from '../../src/words/ahead/index.ts'
import { LANGUAGES, type Language } from '../../src/words/language.ts'
import { numbers, seeded } from '../support/chance.ts'
import { dealt, matchOf } from '../table/people.ts'
import { samplesOf } from './samples.tsx'

/** House rules under which other things can be arranged than by default. */
const RULES: Readonly<Record<string, readonly Readonly<Record<string, OptionValue>>[]>> = {
  spader: [{}, { jokers: true }, { form: 'family' }],
  rodskagg: [{}, { bidding: 'announce' }, { bidding: 'outbid' }],
}

/** Everything that is offered in some matches. */
const offeredIn = (game: Game): ReadonlySet<string> => {
  const seen = new Set<string>()
  for (const [index, rules] of (RULES[game.id] ?? [{}]).entries()) {
    const options = { ...defaultOptions(game.options), ...rules }
    const below = numbers(index)
    const { table } = dealt(game, { options, seats: game.seatCounts(options).at(-1) ?? 2 }, seeded(index), 0)
    let { state } = matchOf(table)
    for (let acts = 0; acts < 300 && game.waitingFor(state).length > 0; acts++) {
      for (const seat of allSeats(table.seats)) {
        if (game.waitingFor(state).includes(seat)) continue
        for (const clause of clausesOf(game.ahead?.offers(state, seat) ?? [])) seen.add(JSON.stringify(clause))
      }
      const seat = game.waitingFor(state)[0] ?? 0
      const legal = legalActions(game, state, seat)
      state = game.perform(state, seat, legal[below(legal.length)] ?? {}, seeded(acts)).state
    }
  }
  return seen
}

describe.each(Object.keys(games))('%s', (id) => {
  const game = games[id] ?? expect.unreachable()
  const offered = [...offeredIn(game)].map((text): { when: string; act: string } => JSON.parse(text))

  test('whatever can be arranged has words of its own in every language', () => {
    expect(offered.length).toBeGreaterThan(50)
    for (const language of LANGUAGES) {
      const whens = new Map(offered.map(({ when }) => [when, whenText(language, id, when)]))
      const acts = new Map(offered.map(({ act }) => [act, actText(language, id, act)]))
      for (const [code, text] of [...whens, ...acts]) {
        expect(text).not.toMatch(/undefined|^led |^play |^bid |-/)
        if (!/^(pass|bid)/.test(code)) expect(text).not.toBe(code)
      }
      expect(new Set(acts.values()).size).toBe(acts.size)
    }
  })
})

/** The parts that a seat's page has for this, as bytes. */
const shown = (language: Language, ahead: AheadProps): string => {
  const { props } = samplesOf(language, 'Karin', 'Farfar')['seat-mine'] as unknown as {
    readonly props: Parameters<typeof Ahead>[0]['page'] & Pick<Parameters<typeof Ahead>[0], 'table' | 'own'>
  }
  const own: OwnSeatProps = { ...props.own, ahead }
  const table = { ...props.table, game: 'spader' }
  return render(
    <>
      <Ahead page={props} table={table} own={own} />
      <Rest page={props} table={table} own={own} />
    </>,
  )
}

describe.each(LANGUAGES)('in %s', (language) => {
  const offers = [
    { when: 'led H', acts: ['lowest', 'play H2', 'play HA'] },
    { when: 'lead', acts: ['play C3'] },
  ]

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

  test('with nothing to arrange there is nothing to fold out', () => {
    const html = shown(language, { offers: [], playsForced: false, claims: false })
    expect(html).not.toContain('id="ahead"')
    expect(html).toContain('id="let-play"')
  })
})
