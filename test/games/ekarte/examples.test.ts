import { describe, expect, test } from 'vitest'
import { leaderMakes } from './solver.ts'
import { cards, clockOut, lastDeal, legalOf, playOut, type Stacked, type Table, table } from './support.ts'

// Hoffmann's sample game. Seat 0 is Y, seat 1 is A, who deals first.

const E1: Stacked = {
  elder: 'ST HK DT D7 C9',
  dealer: 'SQ SJ SA H8 C7',
  turnUp: 'SK',
  stock: 'S7 H7 DK S9 S8',
}
const E2: Stacked = { elder: 'DK DA H8 H7 ST', dealer: 'SK SQ SJ C8 C7', turnUp: 'C9' }
const E3: Stacked = { elder: 'DQ DT CT C8 H8', dealer: 'CJ HA HJ HT D8', turnUp: 'DJ' }
const E4: Stacked = { elder: 'H7 D7 D8 C8 C9', dealer: 'HK HQ DK S7 S8', turnUp: 'S9' }
const E5: Stacked = { elder: 'DQ DJ SK SQ SA', dealer: 'DK DA HA CK S8', turnUp: 'D9' }

const startOfE1 = (): Table =>
  playOut(table({ games: 1 }, E1, E2, E3, E4, E5), 'N propose, D accept, N discard DT D7 C9, D discard H8 C7, N stand')
const afterE1 = (): Table =>
  playOut(
    startOfE1(),
    'N play H7, D play S8, D play SQ, N play S7, D play SJ, N play ST, D play SA, N play HK, D play S9, N play DK',
  )
const afterE2 = (): Table => clockOut(playOut(afterE1(), 'N propose, D refuse'))
const startOfE3 = (): Table => playOut(afterE2(), 'N stand')
const afterE3 = (): Table =>
  playOut(
    startOfE3(),
    'N play CT, D play CJ, D play HT, N play H8, D play HJ, N play DT, N play DQ, D play D8, N play C8, D play HA',
  )
const afterE4 = (): Table => clockOut(playOut(afterE3(), 'N propose, D accept, N discard C9, D discard S7, N stand'))
const startOfE5 = (): Table => playOut(afterE4(), 'N stand')

describe('the sample game of Hoffmann', () => {
  test('EK-E1 A turns a king and makes the vole whatever Y leads: A 3, Y 0', () => {
    const { state } = startOfE1()
    expect(state.marks).toEqual([0, 1])
    expect(state.hands).toEqual([cards('ST S7 HK H7 DK'), cards('SQ SJ SA S9 S8')])
    for (const lead of state.hands[0]) expect(leaderMakes(state.hands[0], state.hands[1], 'S', [lead])).toBe(0)

    expect(afterE1().state.marks).toEqual([0, 3])
    expect(lastDeal(afterE1()).lines).toEqual([[], ['king-turned', 'vole']])
  })

  test('EK-E2 Y refuses, is exposed and makes the vole: A 3, Y 2', () => {
    const { state } = afterE1()
    expect(state.dealer).toBe(0)
    expect(leaderMakes(state.hands[1], state.hands[0], 'C')).toBe(0)

    expect(afterE2().state.marks).toEqual([2, 3])
    expect(lastDeal(afterE2()).lines).toEqual([['vole'], []])
  })

  test('EK-E3 Y plays without proposing and can make three by leading CT, C8 or a trump: 3 each', () => {
    const { state } = startOfE3()
    const tricks = (lead: string) => leaderMakes(state.hands[0], state.hands[1], 'D', cards(lead))
    expect(['CT', 'C8', 'DQ', 'DT', 'H8'].map(tricks)).toEqual([3, 3, 3, 3, 2])
    const afterTrumps = playOut(startOfE3(), 'N play DQ, D play D8').state.hands
    expect(1 + leaderMakes(afterTrumps[0], afterTrumps[1], 'D', cards('DT'))).toBe(2)

    expect(afterE3().state.marks).toEqual([3, 3])
    expect(lastDeal(afterE3()).lines).toEqual([['point'], []])
  })

  test('EK-E4 Y deals and wins the point: Y 4, A 3', () => {
    expect(afterE4().state.marks).toEqual([4, 3])
    expect(lastDeal(afterE4()).lines).toEqual([['point'], []])
  })

  test('EK-E5 A does not announce the king, but Y is exposed and fails: A 5 wins', () => {
    const end = playOut(
      startOfE5(),
      'N play SK, D play S8, N play DQ, D play DK, D play CK, N play DJ, N play SQ, D play DA, D play HA, N play SA',
    )
    expect(legalOf(startOfE5(), 'D', 'king')).toEqual(['king'])
    expect(end.state.marks).toEqual([4, 5])
    expect(lastDeal(end)).toEqual({ points: [0, 2], lines: [[], ['point-exposed']], tricks: 5, ending: 'played' })
    expect(end.state.phase).toBe('over')
  })

  test('EK-E5 with SQ as second lead Y makes three and wins', () => {
    const { state } = playOut(startOfE5(), 'N play SK, D play S8')
    expect(1 + leaderMakes(state.hands[0], state.hands[1], 'D', cards('SQ'))).toBe(3)

    const end = playOut(
      startOfE5(),
      'N play SK, D play S8, N play SQ, D play DA, D play DK, N play DJ, D play CK, N play DQ, N play SA, D play HA',
    )
    expect(end.state.marks).toEqual([5, 3])
    expect(end.state.phase).toBe('over')
  })
})
