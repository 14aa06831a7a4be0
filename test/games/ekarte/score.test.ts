import { describe, expect, test } from 'vitest'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { clockOut, dealerMakes, elderMakes, LOSER, lastDeal, MAKES, playOut, type Stacked, table } from './support.ts'

const ACCEPTED = 'N propose, D accept, N discard X, D discard Y'

/** Deals in which both first change one card and then hold the hands of `deal`. */
const changing = (deal: Stacked): Stacked => {
  const [elder, dealer] = [deal.elder.split(' '), deal.dealer.split(' ')]
  return {
    elder: ['H7', ...elder.slice(1)].join(' '),
    dealer: ['H8', ...dealer.slice(1)].join(' '),
    turnUp: deal.turnUp,
    stock: `${elder[0]} ${dealer[0]}`,
  }
}

/** The deal after these words, played to its end; N is seat 0 and D seat 1. */
const played = (deal: Stacked, script: string) => {
  const change = script.includes(ACCEPTED)
  const lines = script.replace('X', 'H7').replace('Y', 'H8')
  return lastDeal(clockOut(playOut(table({}, change ? changing(deal) : deal), lines)))
}

const STAND = 'N stand'
const REFUSE = 'N propose, D refuse'
const SECOND_REFUSED = `${ACCEPTED}, N propose, D refuse`

describe('marks of a deal', () => {
  test.each`
    id                 | deal              | script                    | points    | line               | why
    ${'EK-10'}         | ${elderMakes(3)}  | ${STAND}                  | ${[1, 0]} | ${'point'}         | ${'three tricks: 1'}
    ${'EK-10'}         | ${elderMakes(4)}  | ${STAND}                  | ${[1, 0]} | ${'point'}         | ${'four tricks: 1'}
    ${'EK-10'}         | ${elderMakes(5)}  | ${STAND}                  | ${[2, 0]} | ${'vole'}          | ${'five tricks: 2'}
    ${'EK-11, EK-X4'}  | ${dealerMakes(3)} | ${STAND}                  | ${[0, 2]} | ${'point-exposed'} | ${'N does not propose, D makes 3'}
    ${'EK-11, EK-X4'}  | ${dealerMakes(4)} | ${STAND}                  | ${[0, 2]} | ${'point-exposed'} | ${'N does not propose, D makes 4'}
    ${'EK-11, EK-X5'}  | ${dealerMakes(5)} | ${STAND}                  | ${[0, 2]} | ${'vole'}          | ${'N does not propose, D makes 5'}
    ${'EK-Q5, EK-X6'}  | ${elderMakes(3)}  | ${STAND}                  | ${[1, 0]} | ${'point'}         | ${'N does not propose, N makes 3'}
    ${'EK-Q5, EK-X6'}  | ${elderMakes(5)}  | ${STAND}                  | ${[2, 0]} | ${'vole'}          | ${'N does not propose, N makes 5'}
    ${'EK-11'}         | ${elderMakes(3)}  | ${REFUSE}                 | ${[2, 0]} | ${'point-exposed'} | ${'D refuses first, N makes 3'}
    ${'EK-Q13, EK-X8'} | ${elderMakes(5)}  | ${REFUSE}                 | ${[2, 0]} | ${'vole'}          | ${'D refuses first, N makes 5'}
    ${'EK-Q5, EK-X9'}  | ${dealerMakes(3)} | ${REFUSE}                 | ${[0, 1]} | ${'point'}         | ${'D refuses first, D makes 3'}
    ${'EK-Q5, EK-X9'}  | ${dealerMakes(5)} | ${REFUSE}                 | ${[0, 2]} | ${'vole'}          | ${'D refuses first, D makes 5'}
    ${'EK-Q6, EK-X10'} | ${elderMakes(3)}  | ${SECOND_REFUSED}         | ${[1, 0]} | ${'point'}         | ${'first accepted, second refused, N makes 3'}
    ${'EK-Q6, EK-X10'} | ${dealerMakes(3)} | ${SECOND_REFUSED}         | ${[0, 1]} | ${'point'}         | ${'first accepted, second refused, D makes 3'}
    ${'EK-7, EK-11'}   | ${dealerMakes(3)} | ${`${ACCEPTED}, N stand`} | ${[0, 1]} | ${'point'}         | ${'one exchange, then N plays, D makes 3'}
  `('$id $why: $points', ({ deal, script, points, line }) => {
    const result = played(deal, script)
    expect(result.points).toEqual(points)
    expect(result.lines).toEqual(points[0] > 0 ? [[line], []] : [[], [line]])
    expect(result.tricks).toBe(5)
  })

  test('EK-X12 D turned the king, N did not propose, D makes 5: 3, the most of a deal', () => {
    const deal = { elder: LOSER, dealer: MAKES[5], turnUp: 'SK' }
    expect(lastDeal(clockOut(playOut(table({}, deal), STAND)))).toMatchObject({
      points: [0, 3],
      lines: [[], ['king-turned', 'vole']],
    })
  })

  test('EK-11 the score lines carry the numbers of their sentence', () => {
    const { state } = clockOut(playOut(table({}, dealerMakes(4)), STAND))
    expect(state.sheet).toEqual([
      {
        deal: 1,
        game: 1,
        sides: [
          { points: 0, total: 0, lines: [] },
          {
            points: 2,
            total: 2,
            lines: [{ code: 'point-exposed', points: 2, tricks: 4, why: 'no-proposal' }],
          },
        ],
      },
    ])
  })

  test.each`
    script    | stakes                                            | exposure
    ${''}     | ${[{ point: 1, vole: 2 }, { point: 1, vole: 2 }]} | ${undefined}
    ${STAND}  | ${[{ point: 1, vole: 2 }, { point: 2, vole: 2 }]} | ${{ seat: 0, why: 'no-proposal' }}
    ${REFUSE} | ${[{ point: 2, vole: 2 }, { point: 1, vole: 2 }]} | ${{ seat: 1, why: 'refused' }}
  `('EK-11 after "$script" the view tells what is at stake', ({ script, stakes, exposure }) => {
    const view = ekarte.view(playOut(table({}, elderMakes(3)), script).state, 'spectator')
    expect(view.stakes).toMatchObject(stakes)
    expect(view.exposure).toEqual(exposure)
  })
})
