import { describe, expect, test } from 'vitest'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import {
  at,
  code,
  elderMakes,
  lastDeal,
  legalOf,
  playOut,
  refusal,
  type Stacked,
  type Table,
  table,
  told,
} from './support.ts'

/** The elder makes three tricks with trumps, the dealer two with side kings, in the order in which the elder leads. */
const DEAL = elderMakes(3)
/** Four tricks in turn: elder, dealer, dealer, elder. */
const EVEN: Stacked = { elder: 'SQ HK DT CT C8', dealer: 'SJ HQ DK CQ C9', turnUp: 'S7' }

const now = (script: string, deal: Stacked = EVEN, given = {}): Table => playOut(table(given, deal), script)
const mayConcede = (table: Table) => [0, 1].filter((seat) => code(table, `${seat} concede`) === undefined)

describe('giving a deal up', () => {
  test.each`
    id          | script                                                                              | who    | points    | line                   | why
    ${'EK-14'}  | ${''}                                                                               | ${'N'} | ${[0, 2]} | ${'abandoned-vole'}    | ${'without a trick: the vole'}
    ${'EK-14'}  | ${'N stand, N play HK, D play HQ'}                                                  | ${'D'} | ${[2, 0]} | ${'abandoned-vole'}    | ${'without a trick: the vole'}
    ${'EK-14'}  | ${'N propose, D accept, N discard C8, D discard C9, N stand, N play HK, D play HQ'} | ${'N'} | ${[0, 1]} | ${'abandoned-point'}   | ${'one trick: the point'}
    ${'EK-14'}  | ${'N stand, N play HK, D play HQ'}                                                  | ${'N'} | ${[0, 2]} | ${'abandoned-exposed'} | ${'one trick, exposed: 2'}
    ${'EK-14'}  | ${'N propose, D refuse, N play DT, D play DK'}                                      | ${'D'} | ${[2, 0]} | ${'abandoned-exposed'} | ${'one trick, exposed: 2'}
    ${'EK-14'}  | ${'N propose, D refuse, N play HK, D play HQ, N play SQ, D play SJ'}                | ${'N'} | ${[0, 1]} | ${'abandoned-point'}   | ${'two tricks, the other is exposed: the point'}
    ${'EK-14'}  | ${'N stand, N play HK, D play HQ, N play SQ, D play SJ'}                            | ${'N'} | ${[0, 2]} | ${'abandoned-exposed'} | ${'two tricks, exposed: 2'}
    ${'EK-D11'} | ${'N stand, N play DT, D play DK, D play SJ'}                                       | ${'N'} | ${[0, 2]} | ${'abandoned-vole'}    | ${'a trick in play counts for nobody'}
  `('$id $who gives up $why', ({ script, who, points, line }) => {
    const end = playOut(now(script), `${who} concede`)
    expect(lastDeal(end)).toMatchObject({
      points,
      lines: points[0] > 0 ? [[line], []] : [[], [line]],
      ending: 'conceded',
    })
    expect(told(end)).toContain('conceded')
  })

  test('EK-14 the view tells what giving up would cost', () => {
    const view = ekarte.view(now('N stand, N play HK, D play HQ').state, 'spectator')
    expect(view.stakes).toEqual([
      { point: 1, vole: 2, concession: 2 },
      { point: 2, vole: 2, concession: 2 },
    ])
    const three = ekarte.view(
      now('N stand, N play SQ, D play HJ, N play SJ, D play HQ, N play SA, D play HK', DEAL).state,
      0,
    )
    expect(three.stakes).toEqual([
      { point: 1, vole: 2, concession: 2 },
      { point: 2, vole: 2 },
    ])
  })

  test.each`
    marks | gamesWon  | wins         | why
    ${2}  | ${[0, 1]} | ${undefined} | ${'neither'}
    ${3}  | ${[1, 0]} | ${'game'}    | ${'the first game'}
    ${4}  | ${[0, 1]} | ${'match'}   | ${'the second game'}
  `('EK-12, EK-13 the view tells what giving up would let the other win: $why', ({ marks, gamesWon, wins }) => {
    const { state } = now('')
    const { stakes } = ekarte.view({ ...state, marks: [4, marks], gamesWon }, 0)
    expect(stakes[1]).toEqual({ point: 1, vole: 2, concession: 2, ...(wins && { concessionWins: wins }) })
    expect(stakes[0].concessionWins).toBe(gamesWon[0] > 0 ? 'match' : 'game')
  })

  test('EK-D11 both seats, whether or not it is their turn, in every phase before the fourth trick is complete', () => {
    const phases = [
      '',
      'N propose',
      'N propose, D accept',
      'N propose, D accept, N discard C8',
      'N stand',
      'N stand, N play HK',
      'N stand, N play HK, D play HQ, N play SQ, D play SJ, N play DT, D play DK',
      'N stand, N play HK, D play HQ, N play SQ, D play SJ, N play DT, D play DK, D play CQ',
    ]
    for (const script of phases) expect([script, mayConcede(now(script))]).toEqual([script, [0, 1]])
    expect(mayConcede(now('N stand', EVEN, { kingWindow: 'beforeFirstLead' }))).toEqual([0, 1])
  })

  test('EK-D11 too late after four tricks', () => {
    const four = now('N stand, N play HK, D play HQ, N play SQ, D play SJ, N play DT, D play DK, D play CQ, N play C8')
    expect([code(four, 'N concede'), code(four, 'D concede')]).toEqual(['concede-too-late', 'concede-too-late'])
  })

  test('EK-D11 not for a seat that has made the point', () => {
    const three = now('N stand, N play SQ, D play HJ, N play SJ, D play HQ, N play SA, D play HK', DEAL)
    expect(refusal(three, 'N concede')).toEqual({ code: 'point-made', tricks: 3 })
    expect(code(three, 'D concede')).toBeUndefined()
    const four = playOut(three, 'N play D7, D play DK')
    expect([code(four, 'N concede'), code(four, 'D concede')]).toEqual(['concede-too-late', 'concede-too-late'])
  })

  test('EK-D11 not in the claim step', () => {
    const claim = now(
      'N stand, N play HK, D play CQ, N play SQ, D play SJ, N play DT, D play DK, D play HQ, N play C8, D play C9, N play CT',
      EVEN,
      { irregular: 'claimable' },
    )
    expect(claim.state.phase).toBe('claim')
    expect([code(claim, 'N concede'), code(claim, 'D concede')]).toEqual(['concede-too-late', 'concede-too-late'])
  })

  test('EK-D12 an unannounced king is not marked any more', () => {
    const king = { elder: 'SK HK DT CT C8', dealer: 'SJ HQ DK CQ C9', turnUp: 'S7' }
    const end = playOut(now('N stand', king), 'N concede')
    expect(end.state.marks).toEqual([0, 2])
    expect(lastDeal(end).lines).toEqual([[], ['abandoned-vole']])
  })

  test.each(['N', 'D'])('EK-D12 a sealed king is booked first when %s gives up, whoever has answered', (who) => {
    const king = { elder: 'SK HK DT CT C8', dealer: 'SJ HQ DK CQ C9', turnUp: 'S7' }
    const half = playOut(table({ kingWindow: 'beforeFirstLead' }, king), 'N stand, N king')
    const end = playOut(half, `${who} concede`)
    expect(lastDeal(end)).toMatchObject(
      who === 'N'
        ? { points: [1, 2], lines: [['king'], ['abandoned-vole']] }
        : { points: [3, 0], lines: [['king', 'abandoned-vole'], []] },
    )
    expect(end.state.sealed).toEqual({})
  })

  test('EK-D12 the sealed king may end the game before EK-14 is booked', () => {
    const king = { elder: 'SK HK DT CT C8', dealer: 'SJ HQ DK CQ C9', turnUp: 'S7' }
    const half = playOut(at(table({ kingWindow: 'beforeFirstLead', games: 1 }, king), [4, 4]), 'N stand, N king')
    const end = playOut(half, 'N concede')
    expect(end.state).toMatchObject({ phase: 'over', marks: [5, 4], sealed: {} })
    expect(lastDeal(end)).toMatchObject({ lines: [['king'], []], ending: 'king' })
  })

  test('EK-D12 irregular cards are forgotten, no claim follows', () => {
    const ducked = now('N stand, N play DT, D play CQ', EVEN, { irregular: 'claimable' })
    expect(legalOf(ducked, 'D', 'take-back')).toEqual(['take-back'])
    const end = playOut(ducked, 'N concede')
    expect(end.state).toMatchObject({ deal: 2, phase: 'proposal', marks: [0, 2] })
  })

  test('EK-D11 it ends the deal at once, and can end game and match', () => {
    const end = playOut(at(table({ games: 1 }, EVEN), [3, 0]), 'D concede')
    expect(end.state).toMatchObject({ phase: 'over', marks: [5, 0] })
  })
})
