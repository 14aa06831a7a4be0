import { describe, expect, test } from 'vitest'
import { PACK } from '../../../src/games/sjufingre/cards.ts'
import { type SjufingreState, sjufingre } from '../../../src/games/sjufingre/index.ts'
import { buildDeal, exchanged, newMatch, playOut, randomMatch, solitaireDeal, trickDeal } from './support.ts'

const cardsSeen = (view: unknown): ReadonlySet<string> =>
  new Set(
    JSON.stringify(view)
      .match(/"[RYGB]\d+"/g)
      ?.map((text) => text.slice(1, -1)),
  )

describe('what a viewer sees', () => {
  test('S7-2, S7-3 where the match is: programme, deal, kind, dealer, who is waited for', () => {
    const view = sjufingre.view(newMatch({ programme: 'TBS' }, 4), 1)
    expect(view).toMatchObject({
      viewer: 1,
      seats: 4,
      programme: ['trick', 'build', 'solitaire'],
      deal: 1,
      kind: 'trick',
      dealer: 3,
      waiting: [0, 1, 2, 3],
      cardsLeft: [15, 15, 15, 15],
      scores: [0, 0, 0, 0],
      over: false,
      winners: [],
    })
    expect(view.hand).toEqual(PACK.filter((_, index) => index % 4 === 1))
    expect(view).not.toHaveProperty('finished')
  })

  test('S7-D2 an exchange: to whom, how many, what I have given; who has given, but to others not what', () => {
    const state = playOut(newMatch({ programme: 'B' }, 3), '1 give 2 R14 R11')
    expect(sjufingre.view(state, 1).play).toEqual({
      phase: 'exchange',
      count: 2,
      receivers: [2, 0],
      next: 0,
      given: [{ seat: 2, cards: ['R14', 'R11'] }],
      givers: [2, 0],
      done: [0, 1, 0],
    })
    expect(sjufingre.view(state, 2).play).toMatchObject({ given: [], next: 0, done: [0, 1, 0] })
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(cardsSeen(sjufingre.view(state, viewer))).not.toContain('R14')
    }
    expect(sjufingre.view(state, 'spectator').play).toMatchObject({ receivers: [], given: [], givers: [] })
  })

  test('S7-6 a trick: who holds it so far', () => {
    const state = trickDeal({ trick: 'R9 R12 Y15', turn: 3, hands: ['Y1', 'Y2', 'Y3', 'R4'] })
    expect(sjufingre.view(state, 0).play).toMatchObject({
      trick: [
        { seat: 0, card: 'R9' },
        { seat: 1, card: 'R12' },
        { seat: 2, card: 'Y15' },
      ],
      winning: { seat: 1, card: 'R12' },
    })
    expect(sjufingre.view(trickDeal({ hands: ['R9'] }), 0).play).not.toHaveProperty('winning')
  })

  test('S7-8 who took the second trick is told; captured cards are shown as they went, and no others', () => {
    const state = playOut(
      trickDeal({ seats: 3, hands: ['R9 R8 R1', 'R12 R7 Y1', 'R4 R15 Y2'] }),
      '0 play R9, 1 play R12, 2 play R4, 1 play R7, 2 play R15, 0 play R8, 2 play Y2',
    )
    const { play } = sjufingre.view(state, 1)
    expect(play).toMatchObject({
      tricks: [0, 1, 1],
      captured: [0, 3, 3],
      secondTrick: 2,
      trick: [{ seat: 2, card: 'Y2' }],
    })
    expect(play).toMatchObject({
      lastTrick: {
        seat: 2,
        plays: [
          { seat: 1, card: 'R7' },
          { seat: 2, card: 'R15' },
          { seat: 0, card: 'R8' },
        ],
      },
    })
    expect([...cardsSeen(sjufingre.view(state, 1))].toSorted()).toEqual([
      'R12',
      'R15',
      'R4',
      'R7',
      'R8',
      'R9',
      'Y1',
      'Y2',
    ])
  })

  test('S7-14, S7-Q16 units with their cards, value, owner and whether they are closed', () => {
    const state = buildDeal({ table: 'R4 Y3+Y5=8@1 R12+Y12=12@1', hands: ['R9'] })
    expect(sjufingre.view(state, 'spectator').play).toMatchObject({
      units: [
        { name: 'R4', cards: ['R4'], value: 4, doubled: false },
        { name: 'Y3', cards: ['Y3', 'Y5'], value: 8, owner: 1, doubled: false },
        { name: 'R12', cards: ['R12', 'Y12'], value: 12, owner: 1, doubled: true },
      ],
      bound: [[], ['Y3', 'R12'], [], []],
    })
  })

  test('S7-18 the rows by their ends, and who has passed since', () => {
    const state = solitaireDeal({ seats: 3, rows: 'G8 G7 G9 B8', hands: ['G10 R1', 'Y1', 'G11'] })
    expect(sjufingre.view(playOut(state, '0 play G10'), 1).play).toEqual({
      phase: 'solitaire',
      rows: [{ suit: 'R' }, { suit: 'Y' }, { suit: 'G', low: 'G7', high: 'G10' }, { suit: 'B', low: 'B8', high: 'B8' }],
      passed: [1],
    })
  })

  test('the finished deal stays to be looked at, with its reasons', () => {
    const states = randomMatch({ programme: 'TBS' }, 4, 12)
    const first = (deal: number) => states.find((state) => state.deal === deal) as SjufingreState
    const trick = sjufingre.view(first(2), 0).finished
    expect(trick).toMatchObject({ deal: 1, kind: 'trick', sides: sjufingre.standing(first(2)).sheet[0]?.sides })
    expect(trick?.kind === 'trick' && trick.lastTrick?.plays).toHaveLength(4)
    expect(sjufingre.view(first(3), 0).finished).toMatchObject({ deal: 2, kind: 'build' })
    const end = sjufingre.view(states.at(-1) as SjufingreState, 0)
    expect(end).toMatchObject({ over: true, waiting: [], finished: { deal: 3, kind: 'solitaire' } })
    expect(end.finished?.kind === 'solitaire' && end.finished.cardsLeft[end.finished.out]).toBe(0)
    expect(end.winners).toEqual(sjufingre.standing(states.at(-1) as SjufingreState).winners)
  })
})

describe.each([3, 4, 5, 6])('nothing hidden is shown to %i players', (seats) => {
  test('a seat sees its own hand and gifts and what a spectator sees, and no other card', () => {
    for (const state of randomMatch({ programme: 'TBS' }, seats, seats + 40)) {
      const open = cardsSeen(sjufingre.view(state, 'spectator'))
      const held = new Set<string>([...state.hands.flat(), ...(state.phase === 'exchange' ? state.gifts.flat(2) : [])])
      const picture = cardsSeen(state.finished ?? {})
      for (const card of open) expect(held.has(card) && !picture.has(card)).toBe(false)
      state.hands.forEach((hand, seat) => {
        const own = new Set<string>([...hand, ...(state.phase === 'exchange' ? (state.gifts[seat] ?? []).flat() : [])])
        for (const card of cardsSeen(sjufingre.view(state, seat))) expect(open.has(card) || own.has(card)).toBe(true)
        for (const card of hand) expect(sjufingre.view(state, seat).hand).toContain(card)
      })
    }
  })
})

test('S7-5 whoever holds a card now says nothing of whom it came from to others', () => {
  const state = exchanged(newMatch({ programme: 'B' }, 4))
  const shown = (seat: number) => JSON.stringify(sjufingre.view(state, seat).received)
  expect(new Set([0, 1, 2, 3].map(shown)).size).toBe(4)
  expect(sjufingre.view(state, 'spectator').received).toEqual([])
})
