import { describe, expect, test } from 'vitest'
import { legalActions, type Viewer } from '../../../src/core/game.ts'
import type { Seat } from '../../../src/core/seat.ts'
import { handSize, isSpade, packFor, type SpaderCard } from '../../../src/games/spader/cards.ts'
import { type SpaderOptions, type SpaderState, spader } from '../../../src/games/spader/index.ts'
import { handOf } from '../../../src/games/spader/state.ts'
import { numbers, seeded, shuffled } from '../../support/chance.ts'
import { house } from './support.ts'

interface Case {
  readonly options: Partial<SpaderOptions>
  readonly seats: number
}
const CASES: readonly Case[] = [
  { options: {}, seats: 4 },
  { options: { blindNil: 'anytime', blindNilExchange: true, failedNilTricks: 'contract' }, seats: 4 },
  { options: { suicide: true, blindNil: 'anytime', blindNilExchange: true, irregularLead: 'trickLost' }, seats: 4 },
  { options: { suicide: true, bidCorrection: false, bagOverflow: 'zero' }, seats: 4 },
  { options: { mirror: true, failedNilTricks: 'nothing' }, seats: 4 },
  { options: { jokers: true, irregularLead: 'opponentsNameSuit', teamBidCap: false }, seats: 4 },
  { options: { nil: false, jokers: true, jokerRemoves: 'minorTwos', losingScore: -200 }, seats: 4 },
  { options: { form: 'family', openHands: '1,2', irregularLead: 'takeBack' }, seats: 4 },
  { options: { form: 'solo', blindNil: 'anytime', irregularLead: 'opponentsNameSuit' }, seats: 3 },
  { options: { form: 'solo', jokers: true, irregularLead: 'trickLost' }, seats: 3 },
  { options: { form: 'solo', mirror: true }, seats: 4 },
  { options: { form: 'solo', blindNil: 'anytime' }, seats: 5 },
  { options: { form: 'solo', jokers: true, losingScore: -500 }, seats: 5 },
  { options: { form: 'two', irregularLead: 'opponentsNameSuit' }, seats: 2 },
  { options: { form: 'two', jokers: true, mirror: false, irregularLead: 'trickLost' }, seats: 2 },
  { options: { form: 'two', mirror: true }, seats: 2 },
]

/** Something that was done, and what the table was like before and after. */
interface Moment {
  readonly before: SpaderState
  readonly after: SpaderState
  readonly seat: Seat
  readonly text: string
}

/** Random legal play, corrections and early looks included, for so many deals. */
function* randomPlay({ options, seats }: Case, seed: number): Generator<Moment, SpaderState> {
  const below = numbers(seed)
  const random = seeded(seed)
  let state = spader.setup(house({ deals: 3, ...options }), seats, random).state
  for (let steps = 0; state.phase.kind !== 'over'; steps += 1) {
    if (steps > 1500) throw new Error('no end in sight')
    const waiting = spader.waitingFor(state)[0] ?? -1
    const others = Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => legalActions(spader, state, seat).length > 0,
    )
    const seat = below(5) === 0 ? (others[below(others.length)] ?? waiting) : waiting
    const legal = legalActions(spader, state, seat)
    const action = legal[below(legal.length)]
    if (action === undefined) throw new Error(`seat ${seat} is waited for and can do nothing`)
    const before = state
    state = spader.perform(before, seat, action, random).state
    yield { before, after: state, seat, text: spader.write(action) }
  }
  return state
}

const runs = CASES.flatMap((one) =>
  [1, 2].map((seed) => ({ ...one, seed, name: `${JSON.stringify(one.options)}, ${one.seats} seats, seed ${seed}` })),
)
type Run = (typeof runs)[number]

const played = new Map<string, { readonly moments: readonly Moment[]; readonly end: SpaderState }>()

/** What happened in a run, and its end. */
const play = (run: Run) => {
  const known = played.get(run.name)
  if (known !== undefined) return known
  const moments: Moment[] = []
  const all = randomPlay(run, run.seed)
  let next = all.next()
  for (; next.done !== true; next = all.next()) moments.push(next.value)
  const result = { moments, end: next.value }
  played.set(run.name, result)
  return result
}

const cardsIn = (json: unknown): readonly string[] =>
  Array.from(JSON.stringify(json).matchAll(/"(J[BL]|[SHDC][AKQJT2-9])"/g), ([, card]) => card ?? '')

describe('section 6: invariants under random legal play', () => {
  test.each(runs)('SP-1, SP-3P, SP-C, SP-D tricks per deal, each card in one pile, plain data: $name', (run) => {
    const pack = packFor(house(run.options), run.seats).toSorted().join()
    const { moments, end } = play(run)
    for (const [step, { after, text }] of moments.entries()) {
      expect(cardsIn(after.piles).toSorted().join()).toBe(pack)
      expect(cardsIn({ ...after, piles: [], previous: [] })).toEqual([])
      const action = spader.read(text)
      expect(action && spader.write(action)).toBe(text)
      if (step % 20 === 0) expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after)
    }
    for (const { tricks } of end.sheet) {
      expect(tricks.reduce((sum, count) => sum + count, 0)).toBe(handSize(end.options, run.seats))
    }
    expect(end.sheet.length).toBeLessThanOrEqual(4)
  })

  test.each(runs)('SP-Q2, SP-5 score is bags modulo ten, changes are contract, nils and penalties: $name', (run) => {
    const { options, totals, bags, sheet } = play(run).end
    for (const { sides } of sheet) {
      for (const { points, lines, contract, bags } of sides) {
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points)
        if (options.form === 'family') continue
        expect(bags).toBeLessThan(10)
        const worth = (codes: readonly string[]) =>
          lines.filter(({ code }) => codes.includes(code)).reduce((sum, line) => sum + line.points, 0)
        expect(Math.abs(worth(['contract', 'set']))).toBe(10 * contract)
        expect(Math.abs(worth(['nil-made', 'nil-failed', 'blind-nil-made', 'blind-nil-failed'])) % 100).toBe(0)
        expect(Math.abs(worth(['bags-penalty'])) % 100).toBe(0)
        if (contract === 0) expect(worth(['bags'])).toBe(0)
      }
    }
    if (options.form !== 'family' && options.bagOverflow === 'carry') {
      expect(totals.map((total) => ((total % 10) + 10) % 10)).toEqual(bags)
    }
  })

  test.each(runs.filter(({ options, seats }) => options.mirror && seats === 4))(
    'SP-M Mirror bids add to 13: $name',
    (run) => {
      const { sheet } = play(run).end
      for (const { calls } of sheet) {
        expect(calls.reduce((sum, { bid }) => sum + (typeof bid === 'number' ? bid : 0), 0)).toBe(13)
      }
    },
  )

  test.each(runs.filter(({ options }) => options.suicide))('SP-S exactly two nils a deal, one a team: $name', (run) => {
    const { sheet } = play(run).end
    for (const { calls } of sheet) {
      const nils = calls.filter(({ bid }) => typeof bid !== 'number').map(({ seat }) => seat % 2)
      expect(nils.toSorted()).toEqual([0, 1])
    }
  })

  test.each(runs)(
    'SP-4 a spade is never led unbroken unless the hand is all spades or the house lets it: $name',
    (run) => {
      let early = 0
      for (const { before, after, seat, text } of play(run).moments) {
        const action = spader.read(text)
        if (action?.type !== 'play' || before.piles.trick.length > 0 || before.broken || !isSpade(action.card)) continue
        if (handOf(before, seat).every(isSpade)) continue
        early += 1
        if (before.options.irregularLead === 'opponentsNameSuit') expect(after.piles.trick).toEqual([])
      }
      const { irregularLead = 'blocked' } = run.options
      expect(early > 0).toBe(irregularLead === 'opponentsNameSuit' || irregularLead === 'trickLost')
    },
  )
})

describe('SP-1, SP-8, SP-D what a viewer may not know', () => {
  const viewers = (state: SpaderState): readonly Viewer[] => ['spectator', ...state.piles.hands.keys()]

  /** The cards that this viewer may know of: those on the table, open hands, and its own. */
  const known = (state: SpaderState, viewer: Viewer): readonly SpaderCard[] => {
    const { trick, tricks, stock, received } = state.piles
    const table = [trick, ...tricks.map(({ plays }) => plays), state.previous?.plays ?? []]
      .flat()
      .map(({ card }) => card)
    const open = state.options.form === 'family' ? [1, 2].flatMap((seat) => handOf(state, seat)) : []
    if (viewer === 'spectator') return [...table, ...open]
    const own = state.looked[viewer] ? handOf(state, viewer) : []
    const offer = state.phase.kind === 'drawing' && state.phase.seat === viewer ? stock.slice(0, 1) : []
    const given = state.options.form === 'pairs' ? (received[(viewer + 2) % 4] ?? []) : []
    return [...table, ...open, ...own, ...offer, ...given]
  }

  /** The state with the cards that are not in the list exchanged among themselves. */
  const renamed = (state: SpaderState, seen: readonly string[], seed: number): SpaderState => {
    const hidden = packFor(state.options, state.seats).filter((card) => !seen.includes(card))
    const names = new Map(shuffled(hidden, numbers(seed)).map((name, index) => [hidden[index], name]))
    return JSON.parse(JSON.stringify(state), (_, value) => names.get(value) ?? value)
  }

  test.each(runs)('nothing else is in a view, and other cards change nothing: $name', (run) => {
    for (const [step, { after }] of play(run).moments.entries()) {
      if (step % 10 !== run.seed) continue
      for (const viewer of viewers(after)) {
        const view = spader.view(after, viewer)
        const seen = [...new Set(cardsIn(view))]
        expect(seen.filter((card) => !known(after, viewer).some((may) => may === card))).toEqual([])
        const other = renamed(after, seen, step)
        expect(JSON.stringify(spader.view(other, viewer))).toBe(JSON.stringify(view))
        expect(spader.waitingFor(other)).toEqual(spader.waitingFor(after))
        if (viewer === 'spectator') continue
        expect(legalActions(spader, other, viewer)).toEqual(legalActions(spader, after, viewer))
      }
    }
  })

  test('the renaming does exchange hidden cards', () => {
    const { state } = spader.setup(house(), 4, seeded(5))
    const other = renamed(state, handOf(state, 0), 1)
    expect(other.piles.hands[0]).toEqual(state.piles.hands[0])
    expect(other.piles.hands[1]).not.toEqual(state.piles.hands[1])
  })
})
