import { describe, expect, test } from 'vitest'
import { legalActions } from '../../../src/core/game.ts'
import { readOptions } from '../../../src/core/options.ts'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { OPTIONS } from '../../../src/games/ekarte/options.ts'
import {
  at,
  clockOut,
  code,
  dealerMakes,
  elderMakes,
  LOSER,
  lastDeal,
  MAKES,
  playOut,
  type Stacked,
  type Table,
  table,
  told,
} from './support.ts'

const KING: Stacked = { elder: 'SK SQ SJ SA ST', dealer: LOSER, turnUp: 'S7' }

/** A deal in which this seat makes so many tricks, whoever deals. */
const seatMakes = (seat: number, tricks: 3 | 4 | 5, dealer: number): Stacked =>
  seat === dealer ? dealerMakes(tricks) : elderMakes(tricks)

/** The deal in play, played out without a proposal. */
const stood = (now: Table): Table => clockOut(playOut(now, 'N stand'))

describe('the end of a game', () => {
  test.each([5, 7, 11] as const)('EK-12 the first to reach %d wins', (target) => {
    const now = at(table({ target, games: 1 }, elderMakes(3), seatMakes(0, 3, 0)), [target - 2, target - 1])
    const one = stood(now)
    expect(one.state).toMatchObject({ phase: 'proposal', marks: [target - 1, target - 1] })
    // Now seat 0 deals and makes the point against an elder who did not propose: 2.
    expect(stood(one).state).toMatchObject({ phase: 'over', marks: [target + 1, target - 1] })
  })

  test('EK-12, EK-Q8 an announced king comes before the point: the game ends and the rest is not played', () => {
    const now = playOut(at(table({ games: 1 }, KING), [4, 4]), 'N stand, N play SK, N king')
    expect(now.state).toMatchObject({ phase: 'over', marks: [5, 4] })
    expect(lastDeal(now)).toEqual({ points: [1, 0], lines: [['king'], []], tricks: 0, ending: 'king' })
  })

  test('EK-12, EK-Q8 a turned king comes first of all: the deal stops', () => {
    const turned = { elder: 'SQ SJ SA ST S9', dealer: LOSER, turnUp: 'SK' }
    const now = stood(at(table({ games: 3 }, elderMakes(3), turned), [3, 4]))
    // Seat 0 made its fourth point, dealt and turned the fifth; the second game is dealt by the loser, seat 1.
    expect(now.state).toMatchObject({ game: 2, deal: 3, dealer: 1, gamesWon: [1, 0], marks: [0, 0] })
    expect(lastDeal(now)).toMatchObject({ lines: [['king-turned'], []], ending: 'king-turned' })
  })

  test('EK-Q10 marks above the target stay as counted', () => {
    const now = stood(at(table({ games: 1 }, elderMakes(5)), [4, 0]))
    expect(now.state.marks).toEqual([6, 0])
    expect(ekarte.standing(now.state)).toMatchObject({ over: true, winners: [0], scores: [6, 0] })
  })
})

describe('the match', () => {
  test('EK-13 best of three: two games won, and no decider after 2-0', () => {
    const now = at(table({}, elderMakes(5), dealerMakes(5)), [4, 0])
    const first = stood(now)
    expect(first.state).toMatchObject({ game: 2, gamesWon: [1, 0], marks: [0, 0], dealer: 1 })
    const second = stood(at(first, [4, 4]))
    expect(second.state).toMatchObject({ game: 3, gamesWon: [1, 1] })
    const other = stood(at(stood(at(table({}, elderMakes(5), elderMakes(5)), [4, 0])), [4, 0]))
    expect(other.state).toMatchObject({ phase: 'over', gamesWon: [2, 0] })
    expect(told(other).slice(-2)).toEqual(['game-won', 'match-won'])
  })

  test.each([
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
  ] as const)('EK-13 best of %d: over with %d games won', (games, needed) => {
    let now = table({ games })
    for (let won = 0; won < needed; won += 1) {
      expect(now.state).toMatchObject({ phase: 'proposal', gamesWon: [won, 0] })
      now = playOut(at(now, [4, 0]), '1 concede')
    }
    expect(ekarte.standing(now.state)).toMatchObject({ over: true, winners: [0], games: [needed, 0] })
  })

  test('EK-Q12 only odd numbers of games are offered', () => {
    expect(OPTIONS.games.values).toEqual([1, 3, 5, 7])
    expect(readOptions(OPTIONS, { games: 2 })).toEqual({ ok: false, error: { code: 'bad-option', option: 'games' } })
  })

  test('EK-X25 best of three 5-3, 2-5, 5-4: 2-1', () => {
    // Nobody proposes, so that a dealer marks 2 for any win.
    const deals = [
      { dealer: 1, winner: 0, tricks: 5 },
      { dealer: 0, winner: 1, tricks: 3 },
      { dealer: 1, winner: 1, tricks: 3 },
      { dealer: 0, winner: 0, tricks: 3 },
      { dealer: 1, winner: 0, tricks: 3 },
      // The loser, seat 1, deals.
      { dealer: 1, winner: 1, tricks: 3 },
      { dealer: 0, winner: 0, tricks: 5 },
      { dealer: 1, winner: 1, tricks: 5 },
      { dealer: 0, winner: 1, tricks: 4 },
      // The loser, seat 0, deals.
      { dealer: 0, winner: 0, tricks: 3 },
      { dealer: 1, winner: 1, tricks: 3 },
      { dealer: 0, winner: 1, tricks: 5 },
      { dealer: 1, winner: 0, tricks: 3 },
      { dealer: 0, winner: 0, tricks: 4 },
    ] as const
    let now = table({}, ...deals.map(({ dealer, winner, tricks }) => seatMakes(winner, tricks, dealer)))
    for (const { dealer } of deals) {
      expect(now.state.dealer).toBe(dealer)
      now = stood(now)
    }
    const { sheet } = now.state
    const ends = sheet.filter((entry, index) => sheet[index + 1]?.game !== entry.game)
    expect(ends.map(({ sides }) => sides.map(({ total }) => total))).toEqual([
      [5, 3],
      [2, 5],
      [5, 4],
    ])
    expect(ekarte.standing(now.state)).toMatchObject({ over: true, winners: [0], games: [2, 1], scores: [5, 4] })
  })

  test('EK-D18 scores are the marks of the game in play, the king marks of the unfinished deal included', () => {
    const start = table({}, KING)
    const marked = playOut(start, 'N stand, N king')
    expect(ekarte.standing(marked.state)).toEqual({
      over: false,
      winners: [],
      sides: [[0], [1]],
      scores: [1, 0],
      games: [0, 0],
      sheet: [],
    })
  })

  test('EK-D18 a new game begins at 0-0 or with a turned king; deals count through the match', () => {
    const turned = { elder: 'SQ SJ SA ST S9', dealer: LOSER, turnUp: 'SK' }
    const now = stood(at(table({}, elderMakes(5), turned), [4, 3]))
    expect(ekarte.standing(now.state)).toMatchObject({ scores: [0, 1], games: [1, 0] })
    expect(now.state.sheet.map(({ deal, game, sides }) => [deal, game, sides[0].total, sides[1].total])).toEqual([
      [1, 1, 6, 3],
    ])
    const next = stood(now)
    expect(next.state.sheet.at(-1)).toMatchObject({ deal: 2, game: 2, sides: [{ total: 2 }, { total: 1 }] })
  })

  test('EK-D18 after the match nobody is waited for, nothing is legal and everything is match-over', () => {
    const now = stood(at(table({ games: 1 }, elderMakes(5)), [4, 0]))
    expect(ekarte.waitingFor(now.state)).toEqual([])
    expect([0, 1].map((seat) => legalActions(ekarte, now.state, seat))).toEqual([[], []])
    const lines = ['propose', 'stand', 'play SK', 'discard', 'king', 'no-king', 'concede', 'packets 2+3', 'take-back']
    for (const line of [...lines, 'accept', 'refuse', 'replay', 'let-stand', 'propose 3']) {
      expect([line, code(now, `0 ${line}`), code(now, `1 ${line}`)]).toEqual([line, 'match-over', 'match-over'])
    }
  })

  test('EK-14, EK-D18 a deal given up has its entry in the sheet', () => {
    const now = playOut(table({}, { elder: MAKES[3], dealer: LOSER, turnUp: 'S7' }), 'D concede')
    expect(now.state.sheet).toEqual([
      {
        deal: 1,
        game: 1,
        sides: [
          { points: 2, total: 2, lines: [{ code: 'abandoned-vole', points: 2 }] },
          { points: 0, total: 0, lines: [] },
        ],
      },
    ])
  })
})
