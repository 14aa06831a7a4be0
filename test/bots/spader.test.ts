import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explain, stream } from '../../src/bots/index.ts'
import { numbersIn, sizeOf } from '../../src/bots/sets.ts'
import { heightsOf, KING, packOf } from '../../src/bots/spader/cards.ts'
import { chanceOfNil, countTricks } from '../../src/bots/spader/count.ts'
import type { Deal } from '../../src/bots/spader/deal.ts'
import { factsOf } from '../../src/bots/spader/facts.ts'
import { worldsFor } from '../../src/bots/spader/worlds.ts'
import { worthOf } from '../../src/bots/spader/worth.ts'
import { defaultOptions } from '../../src/core/options.ts'
import { allSeats } from '../../src/core/seat.ts'
import { packFor, type SpaderCard } from '../../src/games/spader/cards.ts'
import { type SpaderState, spader } from '../../src/games/spader/index.ts'
import { bids, plays, type Table, table, tableAt } from '../games/spader/support.ts'
import { factsOfGames } from '../support/facts.ts'
import { settings } from '../support/settings.ts'
import { answersAt as answersOf, matchOf } from './support.ts'

const standardOptions = defaultOptions(spader.options)
const answersAt = (state: SpaderState, seat: number): readonly string[] => answersOf(spader, state, seat)

const turn = ({ state }: Table): number => spader.waitingFor(state)[0] ?? 0
const answers = (at: Table): readonly string[] => answersAt(at.state, turn(at))
const handOf = (text: string) => ({
  own: heightsOf(text.split(' ') as SpaderCard[]),
  pack: packOf(standardOptions, 4),
  seats: 4,
})

describe('what a hand is worth', () => {
  test.each([
    ['an ace more than a queen', 'SA H2', 'SQ H2'],
    ['a guarded king more than a bare one', 'HK H2 D3', 'HK D2 D3'],
    ['five spades more than three', 'SK S9 S8 S7 S6 H2', 'SK S9 S8 H2 H3 H4'],
    ['a void with spades more than a flat hand', 'S2 S3 H2 H3 H4 D2 D3 D4', 'S2 S3 H2 H3 C2 D2 D3 C4'],
    ['an ace in a short suit more than in a long one', 'HA H2 H3 D2 D3 D4 D5', 'HA H2 H3 H4 H5 H6 H7'],
  ])('%s', (_, more, less) => {
    expect(countTricks(handOf(more))).toBeGreaterThan(countTricks(handOf(less)))
  })

  test('low cards are a nil, the ace of spades is none', () => {
    expect(chanceOfNil(handOf('S2 S4 H2 H3 H5 D2 D4 D6 C2 C3 C4 C6 C8'))).toBeGreaterThan(0.6)
    expect(chanceOfNil(handOf('SA S4 H2 H3 H5 D2 D4 D6 C2 C3 C4 C6 C8'))).toBe(0)
    expect(chanceOfNil(handOf('S2 S4 H2 H3 H5 DK C2 C3 C4 C6 C7 C8 C9'))).toBeLessThan(0.5)
  })
})

test.each([
  [{}, 4],
  [{ jokers: true }, 4],
  [{ jokers: true, jokerRemoves: 'minorTwos' }, 4],
  [{ form: 'solo' }, 3],
  [{ form: 'solo', jokers: true }, 3],
  [{ form: 'solo' }, 5],
  [{ form: 'solo', jokers: true }, 5],
] as const)('the pack of %j with %i seats is that of the rules', (given, seats) => {
  const options = { ...standardOptions, ...given }
  const cards = packFor(options, seats)
  expect(numbersIn(packOf(options, seats))).toHaveLength(cards.length)
  expect(heightsOf(cards)).toEqual(packOf(options, seats))
})

describe('bids', () => {
  const STRONG_HAND = 'SA SK SQ S2 HA HK H2 DA D2 D3 C2 C3 C4'
  const LOW_HAND = 'S2 S4 H2 H3 H5 D2 D4 D6 C2 C3 C4 C6 C8'

  test('aces, kings and spades are counted', () => {
    for (const text of answers(table({ hands: [STRONG_HAND] }))) expect(['bid 6', 'bid 7']).toContain(text)
  })

  test('SP-7 low cards are a nil', () => {
    expect(answers(table({ hands: [LOW_HAND] }))).toEqual(['bid nil', 'bid nil'])
  })

  test('SP-8 a blind nil is bid only by those who are far behind somebody who is about to win', () => {
    expect(answers(tableAt({}, [200, 480]))).toEqual(['bid blind-nil', 'bid blind-nil'])
    expect(answers(tableAt({}, [100, 220]))).toEqual(['look', 'look'])
  })

  test('SP-S in suicide the weaker hand is the nil', () => {
    const start = { options: { suicide: true } } as const
    expect(answers(table({ ...start, hands: [LOW_HAND] }))).toEqual(['bid nil', 'bid nil'])
    for (const text of answers(table({ ...start, hands: [STRONG_HAND] }))) expect(text).toMatch(/bid \d/)
  })
})

describe('the play', () => {
  const off = { options: { blindNil: 'off' } } as const

  test('a nil stays under', () => {
    const at = plays(bids(table({ ...off, hands: ['HK', 'HQ HJ H2'] }), '4 nil 4 4'), 'HK')
    expect(answers(at)[0]).toBe('play HQ')
    expect(explain(spader, spader.view(at.state, 1), 'play HQ')).toEqual({ code: 'nil-stays-under', card: 'HQ' })
  })

  test('SP-7 a partner covers a nil', () => {
    const hands = ['H9', 'H4', 'HA HT H3', 'H5 H6']
    const at = plays(bids(table({ ...off, hands }), 'nil 4 3 4'), 'H9 H4')
    expect(answers(at)[0]).not.toBe('play H3')
    expect(explain(spader, spader.view(at.state, 2), 'play HA')).toMatchObject({ code: 'covers-partner' })
  })

  test('SP-I no bot leads an early spade, whatever the house would let happen', () => {
    for (const irregularLead of ['opponentsNameSuit', 'trickLost'] as const) {
      const hand = 'SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 H2'
      const at = bids(table({ hands: [hand], options: { irregularLead, blindNil: 'off' } }), '4 3 3 3')
      expect(answers(at)).toEqual(['play H2', 'play H2'])
    }
  })
})

test('SP-9 a match that is won is worth all, a lost one nothing, and between them more is better', () => {
  const { view, deal } = factsOf(
    spader.view(bids(tableAt({ options: { blindNil: 'off' } }, [470, 450]), '3 4 3 3').state, 0),
  )
  const after = (tricks: readonly number[]): number => worthOf({ ...deal, took: Int32Array.from(tricks) }, view, 0)
  expect(after([3, 3, 3, 4])).toBeGreaterThan(after([2, 4, 3, 4]))
  expect(after([3, 3, 3, 4])).toBe(0.5 + 0.5)
  expect(after([2, 4, 3, 4])).toBe(0)
})

/** The deals of matches of bots alone. */
const dealsOf = (given: object, seats: number, matches: number) =>
  Array.from({ length: matches }, (_, seed) => {
    const options = { ...standardOptions, ...given, deals: 5 }
    return (matchOf(spader, options, Array(seats).fill('plain'), seed).state as SpaderState).sheet
  }).flat()

/** Bids of a number count, by how far they are from the tricks of their seat. A nil is made or not, and does not count. */
test.each([
  ['in pairs', {}, 4, 8],
  ['with a nil on each side', { suicide: true }, 4, 20],
  ['in the family', { form: 'family' }, 4, 8],
  ['for three', { form: 'solo' }, 3, 8],
  ['for five', { form: 'solo' }, 5, 8],
  ['for two', { form: 'two' }, 2, 20],
] as const)('bids come within one trick of what is taken, on average, %s', (...setting) => {
  const [, given, seats, matches] = setting
  const off = dealsOf(given, seats, matches).flatMap(({ calls, tricks }) =>
    calls.flatMap(({ seat, bid }) => (typeof bid === 'number' ? [Math.abs(bid - (tricks[seat] ?? 0))] : [])),
  )
  expect(off.length).toBeGreaterThan(0)
  expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(1)
})

test('SP-S whoever must bid tricks bids what the hand is worth, though a nil would suit it', () => {
  const hand = 'S9 S4 HA H3 H2 H4 DK D3 D2 D4 C2 C3 C4'
  expect(chanceOfNil(handOf(hand))).toBeGreaterThan(0.06)
  const at = bids(table({ options: { suicide: true, blindNil: 'off' }, hands: ['', '', hand] }), 'nil 5')
  for (const text of answers(at)) expect(['bid 2', 'bid 3', 'bid 4']).toContain(text)
})

test('SP-D the other is imagined with a hand that was drawn, better than one that is dealt', () => {
  let [found, imagined] = [0, 0]
  const good = (deal: Deal): number =>
    [1, 2, 3].reduce((sum, suit) => sum + sizeOf((deal.hands[4 + suit] ?? 0) >> KING), sizeOf(deal.hands[4] ?? 0))
  for (let seed = 0; seed < 30; seed++) {
    const { state } = matchOf(spader, { ...standardOptions, form: 'two' }, ['plain', 'plain'], seed, 26)
    const facts = factsOf(spader.view(state as SpaderState, 0))
    found += good(factsOf(spader.view(state as SpaderState, 1)).deal)
    for (const { deal } of worldsFor(facts, 20, stream([seed, 1, 2, 3]))) imagined += good(deal) / 20
  }
  expect(Math.abs(found - imagined) / 30).toBeLessThan(0.5)
})

test('matches of bots alone end, whatever the house rules', () => {
  const facts = factsOfGames.spader
  if (facts === undefined) throw new Error('no facts')
  const property = fc.property(settings(spader, facts), fc.nat(), ({ options, seats }, seed) => {
    // With five seats thirteen spades are bid for ten tricks: Mirror is lost by all, and no target is ever reached.
    fc.pre(!(options.mirror === true && seats === 5 && options.deals === 0))
    const strengths = allSeats(seats).map(() => 'plain' as const)
    // A hundred points are as good an end as a thousand, and sooner there. In suicide every side has a nil that all the
    // others hunt: on average nobody gains, and no target need be reached.
    const deals = options.suicide === true && options.deals === 0 ? 12 : (options.deals ?? 0)
    expect(matchOf(spader, { ...options, deals, target: 100 }, strengths, seed, 20_000).standing.over).toBe(true)
  })
  fc.assert(property, { numRuns: 40, interruptAfterTimeLimit: 8000 })
})
