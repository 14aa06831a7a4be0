import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/core/game.ts'
import type { GameWords } from '../../src/words/game.ts'
import type { Facts } from './facts.ts'
import { LAW_GROUPS } from './laws.ts'
import { settings } from './settings.ts'
import { type ToyTypes, toy } from './toy.ts'
import { type Law, walk } from './walk.ts'

/** The laws themselves are tried on the toy game, and on games that break one of them each. */
const FACTS: Facts = {
  actionsInDeal: 8,
  deals: ({ deals }) => Number(deals),
  aside: ['wave'],
  open: ['play'],
  memories: ['finished'],
  mentions: ['finished'],
  values: {},
  codes: new Set([
    'unknown-action',
    'match-over',
    'unknown-seat',
    'not-your-turn',
    'not-now',
    'not-in-hand',
    'follow-suit',
  ]),
}

const check = (game: Game, facts: Facts, laws: readonly Law[], toEnd: boolean) =>
  fc.assert(
    fc.property(settings(game, facts), fc.array(fc.nat(), { maxLength: 40 }), fc.nat(), (setting, picks, seed) => {
      walk(game, facts, { setting, picks, seed, toEnd }, laws)
    }),
    { numRuns: 300, seed: 1, endOnFailure: true },
  )

test.each(LAW_GROUPS)('the toy game keeps all laws', ({ laws, toEnd }) => {
  check(toy, FACTS, laws, toEnd)
})

type State = ToyTypes['State']

/** A toy whose states after an action are changed. */
const after = (change: (state: State, before: State) => object): Game => ({
  ...toy,
  perform: (before, seat, action, random) => {
    const { state, events } = toy.perform(before as State, seat, action as ToyTypes['Action'], random)
    return { state: change(state, before as State), events }
  },
})

/** A toy whose views tell more. */
const seeing = (more: (state: State, viewer: number | 'spectator') => object): Game => ({
  ...toy,
  view: (state, viewer) => ({ ...toy.view(state as State, viewer), ...more(state as State, viewer) }),
})

const nextOf = (viewer: number | 'spectator', { hands }: State) =>
  hands[viewer === 'spectator' ? 0 : (viewer + 1) % hands.length] ?? []

let calls = 0
const MUTE: GameWords = {
  ...{ name: '', tagline: '', options: {}, presets: {}, rules: () => [], conflict: () => '' },
  ...{ objection: () => '', event: () => '', scoreLine: () => '' },
}
const SILENT: Facts = { ...FACTS, words: { sv: MUTE, da: MUTE, en: MUTE } }

const BROKEN: readonly [law: string, how: string, game: Game, facts?: Facts][] = [
  ['ends', 'a card that is played goes nowhere', after((_, before) => before)],
  ['ends', 'one deal more than agreed', toy, { ...FACTS, deals: () => 1 }],
  [
    'ends',
    'winners before the end',
    { ...toy, standing: (state) => ({ ...toy.standing(state as State), winners: [0] }) },
  ],
  ['never stuck', 'nobody is waited for', after((state) => ({ ...state, waiting: [] }))],
  [
    'never stuck',
    'the clock plays what is not in the hand',
    { ...toy, fallback: () => ({ verb: 'play', card: 'SA' }) },
  ],
  ['never stuck', 'a hand is empty', after((state) => ({ ...state, hands: state.hands.map(() => []) }))],
  ['plain data', 'a key without a value', after((state) => ({ ...state, extra: undefined }))],
  ['plain data', 'a view with a function', seeing(() => ({ see: () => 1 }))],
  ['pure', 'something else every time', after((state) => ({ ...state, calls: calls++ }))],
  ['pure', 'a state changed in place', after((state, before) => Object.assign(before, state))],
  ['cards conserved', 'a trick is lost', after((state) => ({ ...state, trick: [] }))],
  ['cards conserved', 'a card lies in two places', after((state) => ({ ...state, last: state.trick.at(-1) ?? '' }))],
  [
    'no leak, derived',
    'how many hearts the next seat has',
    seeing((state, viewer) => ({ hearts: nextOf(viewer, state).filter((card) => card[0] === 'H').length })),
  ],
  ['no leak, derived', 'whether the stock has the ace', seeing(({ stock }) => ({ ace: stock.includes('SA') }))],
  [
    'no leak, literal',
    'a card of the next seat',
    seeing((state, viewer) => ({ peek: nextOf(viewer, state)[0] ?? '' })),
  ],
  [
    'no leak, literal',
    'a spectator sees the stock',
    seeing(({ stock }, viewer) => (viewer === 'spectator' ? { stock } : {})),
  ],
  [
    'no leak, events',
    'an event tells the card given',
    {
      ...toy,
      perform: (state, seat, action, random) => {
        const step = toy.perform(state as State, seat, action as ToyTypes['Action'], random)
        return { ...step, events: [...step.events, { code: 'told', action }] }
      },
    },
  ],
  ['sealed', 'everybody sees the gifts', seeing(({ gifts }) => ({ gifts }))],
  [
    'sealed',
    'a gift changes hands at once',
    after((state) => ({
      ...state,
      hands: state.hands.map((hand, seat) => [...hand, ...(state.gifts[(seat + 1) % state.hands.length] ?? [])]),
      gifts: state.gifts.map(() => []),
    })),
  ],
  [
    'commute',
    'the order of the gifts is kept',
    after((state, before) => ({
      ...state,
      order: [...((before as { order?: number[] }).order ?? []), state.waiting.length, ...state.waiting],
    })),
  ],
  ['one spelling', 'blanks at the ends are read', { ...toy, read: (text) => toy.read(text.trim()) }],
  [
    'one spelling',
    'two actions with one spelling',
    { ...toy, write: (action) => toy.write(action as ToyTypes['Action']).slice(0, -1) },
  ],
  ['one spelling', 'capital letters are read', { ...toy, read: (text) => toy.read(text.replace('WAVE', 'wave')) }],
  [
    'out is out',
    'a seat that is out is waited for',
    {
      ...toy,
      objection: (state, seat, action) =>
        seat === 1 ? { code: 'out' } : toy.objection(state as State, seat, action as ToyTypes['Action'] | undefined),
    },
    { ...FACTS, out: 'out' },
  ],
  [
    'refusals',
    'a code that the rulebook does not list',
    {
      ...toy,
      objection: (state, seat, action) => {
        const objection = toy.objection(state as State, seat, action as ToyTypes['Action'] | undefined)
        return objection?.code === 'follow-suit' ? { code: 'must-follow' } : objection
      },
    },
  ],
  ['refusals', 'no words', toy, SILENT],
  ['story', 'no words', toy, SILENT],
  [
    'standing totals equal scores',
    'a total that does not run on',
    {
      ...toy,
      standing: (state) => {
        const standing = toy.standing(state as State)
        return {
          ...standing,
          sheet: standing.sheet.map((entry) => ({
            ...entry,
            sides: entry.sides.map((side) => ({ ...side, total: 1 })),
          })),
        }
      },
    },
  ],
  [
    'standing totals equal scores',
    'lines that do not add up',
    {
      ...toy,
      standing: (state) => {
        const standing = toy.standing(state as State)
        return {
          ...standing,
          sheet: standing.sheet.map((entry) => ({
            ...entry,
            sides: entry.sides.map((side) => ({ ...side, lines: [] })),
          })),
        }
      },
    },
  ],
  [
    'standing totals equal scores',
    'scores beside the sheet',
    {
      ...toy,
      standing: (state) => {
        const standing = toy.standing(state as State)
        return { ...standing, scores: standing.scores.map((score) => score * 2) }
      },
    },
  ],
]

describe('a game that breaks a law is found out', () => {
  test.each(BROKEN)('%s: %s', (name, _, game, facts = FACTS) => {
    const [group] = LAW_GROUPS.filter(({ laws }) => laws.some((law) => law.name === name))
    const laws = group?.laws.filter((law) => law.name === name) ?? []
    expect(() => check(game, facts, laws, group?.toEnd ?? false)).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining(`law "${name}"`) }),
      }),
    )
  })

  test('every law has such a game', () => {
    const broken = new Set(BROKEN.map(([name]) => name))
    expect(LAW_GROUPS.flatMap(({ laws }) => laws.map(({ name }) => name)).filter((name) => !broken.has(name))).toEqual(
      [],
    )
  })
})
