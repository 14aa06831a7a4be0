import { describe, expect, test } from 'vitest'
import { defaultOptions, readOptions } from '../../../src/core/options.ts'
import { replay } from '../../../src/core/replay.ts'
import { findGame } from '../../../src/games/index.ts'
import { PACK, rankOf, suitOf } from '../../../src/games/sjufingre/cards.ts'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import { dealerOf, eldestOf, exchangeDistance, kindsOf } from '../../../src/games/sjufingre/programme.ts'
import { scoresOf, winnersOf } from '../../../src/games/sjufingre/teams.ts'
import { seeded, stacked } from '../../support/chance.ts'
import {
  exchanged,
  legal,
  newMatch,
  packFor,
  pickAtRandom,
  playOut,
  playUntil,
  randomMatch,
  rules,
  step,
} from './support.ts'

describe('cards and deal', () => {
  test('S7-1 sixty cards, red, yellow, green and blue, 15 to 1; unshuffled high to low', () => {
    expect(PACK).toHaveLength(60)
    expect(new Set(PACK).size).toBe(60)
    expect(PACK.slice(0, 16)).toEqual([
      ...['R15', 'R14', 'R13', 'R12', 'R11', 'R10', 'R9', 'R8', 'R7', 'R6', 'R5', 'R4', 'R3', 'R2', 'R1'],
      'Y15',
    ])
    expect(PACK.slice(30, 31)).toEqual(['G15'])
    expect(PACK.at(-1)).toBe('B1')
  })

  test('S7-E8 60 cards are four colours of 15, and the reds are 15', () => {
    expect(PACK.filter((card) => suitOf(card) === 'R')).toHaveLength(15)
    expect(PACK.filter((card) => rankOf(card) === 15)).toHaveLength(4)
  })

  test.each([
    [3, 20],
    [4, 15],
    [5, 12],
    [6, 10],
  ])('S7-1 %i players have hands of %i', (seats, size) => {
    const { hands } = newMatch({}, seats)
    expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(size))
    expect(new Set(hands.flat()).size).toBe(60)
  })

  test('S7-1 the pack is dealt one card at a time, the seat left of the dealer first; a hand is held in pack order', () => {
    const { hands } = newMatch({}, 4, stacked(PACK.toReversed()))
    expect(hands[0]?.slice(-3)).toEqual(['B9', 'B5', 'B1'])
    expect(hands[1]?.at(-1)).toBe('B2')
    expect(hands[3]?.at(-1)).toBe('B4')
  })

  test('S7-1 two or seven cannot play', () => {
    expect(sjufingre.seatCounts(rules())).toEqual([3, 4, 5, 6])
  })
})

describe('programme', () => {
  test('S7-2 three trick deals, a build deal, three trick deals, a solitaire deal', () => {
    expect(kindsOf(rules().programme)).toEqual([
      ...['trick', 'trick', 'trick', 'build', 'trick', 'trick', 'trick', 'solitaire'],
    ])
  })

  test('S7-2 a match of eight deals adds the scores of all deals; the highest total wins', () => {
    const last = playUntil(newMatch({}, 4, seeded(7)), () => false, seeded(8), pickAtRandom(7))
    const { over, winners, scores, sheet } = sjufingre.standing(last)
    expect(over).toBe(true)
    expect(sheet.map(({ deal }) => deal)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(scores).toEqual(
      [0, 1, 2, 3].map((side) => sheet.reduce((sum, { sides }) => sum + (sides[side]?.points ?? 0), 0)),
    )
    expect(winners.map((seat) => scores[seat])).toEqual(winners.map(() => Math.max(...scores)))
    expect(legal(last, 0)).toEqual([])
  })

  test('S7-2, S7-D17 the last seat deals first, then one seat on for every deal whatever its kind', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((deal) => dealerOf(deal, 3))).toEqual([2, 0, 1, 2, 0, 1, 2, 0])
    const states = randomMatch({ programme: 'TBS' }, 3, 1)
    const dealers = [1, 2, 3]
      .map((deal) => states.find((state) => state.deal === deal))
      .map((state) => {
        if (state === undefined) throw new Error('no such deal')
        return sjufingre.view(state, 'spectator').dealer
      })
    expect(dealers).toEqual([2, 0, 1])
  })

  test('S7-3 the seat left of the dealer begins every deal', () => {
    expect([1, 2, 3, 4].map((deal) => eldestOf(deal, 4))).toEqual([0, 1, 2, 3])
    for (const programme of ['T', 'B']) {
      const second = playUntil(
        newMatch({ programme: programme.repeat(2) }, 4),
        (state) => state.deal === 2 && state.phase !== 'exchange',
        seeded(3),
        pickAtRandom(3),
      )
      expect(sjufingre.waitingFor(second)).toEqual([1])
    }
  })

  test('S7-D17 the next deal is dealt at once with the action that ends the last; nothing is dealt after the last', () => {
    const states = randomMatch({ programme: 'BB' }, 6, 5)
    const first = states.findIndex((state) => state.deal === 2)
    const [before, next] = [states[first - 1], states[first]]
    if (before === undefined || next === undefined) throw new Error('no second deal')
    expect(before.phase).toBe('build')
    expect(next.phase).toBe('exchange')
    expect(next.hands.map((hand) => hand.length)).toEqual(Array(6).fill(10))
    const [seat = -1] = sjufingre.waitingFor(before)
    const [text = ''] = legal(before, seat)
    expect(
      step(before, seat, text)
        .events.map(({ code }) => code)
        .slice(-2),
    ).toEqual(['deal-scored', 'dealt'])

    const last = playUntil(next, (state) => state.hands.flat().length === 1, seeded(9), pickAtRandom(9))
    const [seatOfLast = -1] = sjufingre.waitingFor(last)
    const end = step(last, seatOfLast, legal(last, seatOfLast)[0] ?? '')
    expect(end.events.map(({ code }) => code).slice(-2)).toEqual(['deal-scored', 'match-won'])
    expect(end.state.hands.flat()).toEqual([])
    expect(sjufingre.waitingFor(end.state)).toEqual([])
  })

  test('S7-20 any sequence of deals may be played', () => {
    const states = randomMatch({ programme: 'SBT' }, 5, 2)
    expect(
      [1, 2, 3].map((deal) => states.find((state) => state.deal === deal && state.phase !== 'exchange')?.phase),
    ).toEqual([...['solitaire', 'build', 'trick']])
    expect(readOptions(sjufingre.options, { programme: 'TBSTBSTBSTBSTBST' }).ok).toBe(true)
    for (const programme of ['', 'X', 'tbs', 'T B', 'TBSTBSTBSTBSTBSTB']) {
      expect(readOptions(sjufingre.options, { programme })).toMatchObject({ ok: false, error: { code: 'bad-option' } })
    }
  })

  test('S7-20 the exchange distance is the place in the run of trick deals, cyclic 1-2-3', () => {
    const distances = (programme: string, ...deals: readonly number[]) =>
      deals.map((deal) => exchangeDistance(programme, deal))
    expect(distances('TTTBTTTS', 1, 2, 3, 5, 6, 7)).toEqual([1, 2, 3, 1, 2, 3])
    expect(distances('TTTTTT', 1, 2, 3, 4, 5, 6)).toEqual([1, 2, 3, 1, 2, 3])
    expect(distances('TSTTBT', 1, 3, 4, 6)).toEqual([1, 1, 2, 1])
  })

  test('S7-Q22 a tie for first place is a shared win', () => {
    const states = randomMatch({ programme: 'S' }, 3, 4)
    const end = states.at(-1)
    if (end === undefined) throw new Error('no end')
    const tied = {
      ...end,
      sheet: [{ deal: 1, sides: [3, 7, 7].map((total) => ({ points: total, total, lines: [] })) }],
    }
    expect(scoresOf(tied)).toEqual([3, 7, 7])
    expect(winnersOf(tied)).toEqual([1, 2])
    expect(sjufingre.standing(tied).winners).toEqual([1, 2])
  })
})

describe('house rules', () => {
  test('S7-D21 teams do not go together with three or five seats', () => {
    const teams = rules({ teams: true })
    expect(sjufingre.seatCounts(teams)).toEqual([4, 6])
    expect([3, 4, 5, 6].map((seats) => sjufingre.optionConflict(teams, seats)?.code)).toEqual([
      ...['teams-need-pairs', undefined, 'teams-need-pairs', undefined],
    ])
    expect([3, 4, 5, 6].map((seats) => sjufingre.optionConflict(rules(), seats))).toEqual(Array(4).fill(undefined))
  })

  test.each`
    options                                  | seats | code
    ${{ deals: 8 }}                          | ${4}  | ${'unknown-option'}
    ${{ teams: 1 }}                          | ${4}  | ${'bad-option'}
    ${{ programme: 'XYZ' }}                  | ${4}  | ${'bad-option'}
    ${{}}                                    | ${2}  | ${'bad-seats'}
    ${{}}                                    | ${7}  | ${'bad-seats'}
    ${{ teams: true }}                       | ${3}  | ${'option-conflict'}
    ${{ teams: true }}                       | ${5}  | ${'option-conflict'}
    ${{ teams: true, teamScoring: 'other' }} | ${4}  | ${'bad-option'}
  `('S7-D21 a header with $options and $seats seats is refused: $code', ({ options, seats, code }) => {
    expect(replayed(header(options, seats))).toEqual({ at: 'header', line: 1, code })
  })

  test('S7-D21 teamScoring without teams is allowed and idle', () => {
    const summed = newMatch({ teamScoring: 'summed' }, 4)
    expect(sjufingre.standing(summed).sides).toEqual([[0], [1], [2], [3]])
    expect(replayed(header({ teamScoring: 'summed' }, 4))).toBeUndefined()
  })

  test('S7-20 every preset is made of values that the options allow', () => {
    for (const preset of Object.values(sjufingre.presets)) {
      expect(readOptions(sjufingre.options, preset).ok).toBe(true)
    }
    expect(defaultOptions(sjufingre.options)).toEqual({
      programme: 'TTTBTTTS',
      teams: false,
      teamScoring: 'pooled',
      jokerLead: true,
    })
  })
})

describe('record', () => {
  const give = (seat: number, action: string) => JSON.stringify({ seat, action })
  const pack = JSON.stringify({ shuffle: packFor('R15 R14 R13', '', '', '', '', '') })

  test('S7-D16 shuffle lines are read ahead, in order, wherever they stand; surplus ones are ignored', () => {
    const early = [header({ programme: 'S' }, 6), pack, give(0, 'give 1 R14'), '{"shuffle":["R1"]}']
    const late = [header({ programme: 'S' }, 6), give(0, 'give 1 R14'), pack]
    expect(replayed(early.join('\n'))).toBeUndefined()
    expect(replayed(late.join('\n'))).toBeUndefined()
  })

  test('S7-D16 a shuffle that is not these sixty cards stops the replay', () => {
    expect(replayed([header({}, 4), '{"shuffle":["R1"]}'].join('\n'))).toEqual({
      at: 'shuffle',
      line: 2,
      code: 'bad-pack',
    })
  })
})

const header = (options: object, seats: number): string =>
  JSON.stringify({ kortlank: 1, game: 'sjufingre', options, seats: Array(seats).fill('N') })

/** What stops the replay of a record. */
const replayed = (text: string): object | undefined => {
  const moments = replay(text, findGame)
  let next = moments.next()
  while (next.done !== true) next = moments.next()
  return next.value.ok ? undefined : next.value.error
}

test('S7-D17 the exchange of a new deal is with the hands just dealt', () => {
  const random = stacked(packFor('R15'), PACK.toReversed())
  const first = exchanged(newMatch({ programme: 'SS' }, 3, random))
  const second = playUntil(first, (state) => state.deal === 2, random, pickAtRandom(1))
  expect(second.hands[1]?.at(-1)).toBe('B1')
  expect(playOut(second, '1 give 2 B1 B4').hands[1]).toHaveLength(18)
})
