import { describe, expect, test } from 'vitest'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { cards, clockOut, elderMakes, playOut, type Stacked, type Table, table } from './support.ts'

const DEAL: Stacked = { elder: 'SK HK H7 DT C7', dealer: 'SQ HA DK D8 C8', turnUp: 'S7', stock: 'D9 D7' }
const seen = (now: Table, viewer: 0 | 1 | 'spectator') => ekarte.view(now.state, viewer)

describe('what a viewer may know', () => {
  test('EK-3 the own hand in pack order, the sizes of both, the stock as a number', () => {
    const now = table({}, DEAL)
    expect(seen(now, 0)).toMatchObject({
      viewer: 0,
      hand: cards('SK HK H7 DT C7'),
      handSizes: [5, 5],
      stock: 21,
      turnUp: 'S7',
      trump: 'S',
      dealer: 1,
      elder: 0,
      phase: 'proposal',
      waitingFor: [0],
      deal: 1,
      game: 1,
    })
    expect(seen(now, 1).hand).toEqual(cards('SQ HA DK D8 C8'))
    expect(seen(now, 'spectator')).not.toHaveProperty('hand')
  })

  test('EK-6 proposals and exchanges are public', () => {
    const now = playOut(table({}, DEAL), 'N propose, D accept, N discard C7')
    expect(seen(now, 'spectator')).toMatchObject({
      proposals: [{ answer: 'accepted', elderDrew: 1 }],
      discards: [1, 0],
      stock: 20,
      toDiscard: { min: 1, max: 5 },
    })
    expect(seen(playOut(now, 'D discard C8'), 0)).not.toHaveProperty('toDiscard')
  })

  test('EK-8 only the holder is told that he may mark the king; the mark is public', () => {
    const now = playOut(table({}, DEAL), 'N stand')
    expect([seen(now, 0), seen(now, 1), seen(now, 'spectator')].map(({ king }) => king)).toEqual([
      { card: 'SK', turned: false, mayMark: true },
      { card: 'SK', turned: false, mayMark: false },
      { card: 'SK', turned: false, mayMark: false },
    ])
    const marked = seen(playOut(now, 'N king'), 'spectator')
    expect(marked.king).toEqual({ card: 'SK', turned: false, mayMark: false, markedBy: 0 })
    expect(marked.lines).toEqual([[{ code: 'king', points: 1 }], []])
    expect(marked.marks).toEqual([1, 0])
  })

  test('EK-4 a turned king', () => {
    const now = table({}, { elder: 'S9 HK H7 DT C7', dealer: 'SQ HA DK D8 C8', turnUp: 'SK' })
    expect(seen(now, 0).king).toEqual({ card: 'SK', turned: true, mayMark: false })
  })

  test('EK-9 the tricks of the deal with their winners', () => {
    const now = playOut(table({}, DEAL), 'N stand, N play DT, D play DK, D play D8')
    expect(seen(now, 'spectator')).toMatchObject({
      tricks: [
        {
          plays: [
            { seat: 0, card: 'DT' },
            { seat: 1, card: 'DK' },
          ],
          winner: 1,
        },
      ],
      tricksWon: [0, 1],
      trick: { plays: [{ seat: 1, card: 'D8' }], winning: 1, complete: false },
      handSizes: [4, 3],
    })
  })

  test('EK-10 the finished deal stays in the view with its result until the next one is finished', () => {
    const now = clockOut(playOut(table({}, elderMakes(4), DEAL), 'N stand'))
    const { finished } = seen(now, 'spectator')
    expect(finished).toMatchObject({
      deal: 1,
      game: 1,
      dealer: 1,
      turnUp: 'S7',
      trump: 'S',
      proposals: [],
      exposure: { seat: 0, why: 'no-proposal' },
      tricksWon: [4, 1],
      trick: [],
      ending: { code: 'played' },
      result: {
        deal: 1,
        game: 1,
        sides: [{ points: 1, total: 1, lines: [{ code: 'point', points: 1, tricks: 4 }] }, { points: 0 }],
      },
    })
    expect(finished?.tricks).toHaveLength(5)
    expect(seen(playOut(now, 'N stand'), 0).finished).toEqual(finished)
    expect(seen(now, 0)).toMatchObject({
      deal: 2,
      tricks: [],
      tricksWon: [0, 0],
      trick: { plays: [], complete: false },
    })
    expect(seen(now, 0)).not.toHaveProperty('exposure')
  })

  test('EK-14 a deal given up shows the tricks that were made and the card on the table', () => {
    const now = playOut(table({}, DEAL), 'N stand, N play DT, D play DK, D play D8, N concede')
    expect(seen(now, 1).finished).toMatchObject({
      ending: { code: 'conceded', seat: 0 },
      tricksWon: [0, 1],
      trick: [{ seat: 1, card: 'D8' }],
      result: { sides: [{ points: 0 }, { points: 2, lines: [{ code: 'abandoned-vole', points: 2 }] }] },
    })
  })

  test('EK-D17 each seat’s packets, and whether the viewer may change them', () => {
    const now = playOut(table({}, DEAL), 'N packets 2+3')
    expect([seen(now, 0), seen(now, 1), seen(now, 'spectator')].map((view) => view.mayChoosePackets)).toEqual([
      true,
      false,
      false,
    ])
    expect(seen(now, 1).packets).toEqual(['2+3', '3+2'])
  })

  test('EK-13 the score of the match, and who has won it', () => {
    const now = clockOut(playOut(table({ games: 1, target: 5 }, elderMakes(5)), 'N stand'))
    expect(seen(now, 0)).toMatchObject({ over: false, winners: [], marks: [2, 0], gamesWon: [0, 0] })
    expect(seen(now, 0).sheet).toEqual(now.state.sheet)
    const over = playOut({ ...now, state: { ...now.state, marks: [4, 0] } }, '1 concede')
    expect(seen(over, 1)).toMatchObject({ over: true, winners: [0], phase: 'over', waitingFor: [], gamesWon: [1, 0] })
    expect(seen(over, 1)).toMatchObject({ mayChoosePackets: false, king: { mayMark: false } })
  })
})
