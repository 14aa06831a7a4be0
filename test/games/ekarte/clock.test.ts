import { describe, expect, test } from 'vitest'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { fromLowest, PACK } from '../../../src/games/ekarte/pack.ts'
import { cards, playOut, type Stacked, type Table, table } from './support.ts'

const DEAL: Stacked = { elder: 'S8 HK H7 DT C7', dealer: 'SQ HA DK D8 C8', turnUp: 'S7' }

/** What the clock plays for the only seat that is waited for. */
const clock = (now: Table): string => {
  const [seat, second] = ekarte.waitingFor(now.state)
  if (seat === undefined || second !== undefined) throw new Error('not one seat')
  return ekarte.write(ekarte.fallback(now.state, seat))
}

describe('the clock', () => {
  test.each`
    given                                 | script                                 | plays                 | why
    ${{}}                                 | ${''}                                  | ${'stand'}            | ${'stand'}
    ${{ proposalNumber: 'withProposal' }} | ${''}                                  | ${'stand'}            | ${'stand'}
    ${{}}                                 | ${'N propose'}                         | ${'accept'}           | ${'accept'}
    ${{}}                                 | ${'N propose, D accept'}               | ${'discard C7'}       | ${'the lowest card, one'}
    ${{ proposalNumber: 'withProposal' }} | ${'N propose 3, D accept'}             | ${'discard H7 DT C7'} | ${'the number asked'}
    ${{}}                                 | ${'N propose, D accept, N discard C7'} | ${'discard C8'}       | ${'the dealer one'}
    ${{ dealerMinDiscard: 0 }}            | ${'N propose, D accept, N discard C7'} | ${'discard'}          | ${'the dealer none if he may'}
    ${{}}                                 | ${'N stand'}                           | ${'play C7'}          | ${'leads the lowest'}
    ${{}}                                 | ${'N stand, N play DT'}                | ${'play DK'}          | ${'the lowest legal card'}
    ${{}}                                 | ${'N stand, N play H7'}                | ${'play HA'}          | ${'the lowest legal card'}
    ${{ irregular: 'claimable' }}         | ${'N stand, N play DT'}                | ${'play DK'}          | ${'obeys EK-9 with claimable too'}
  `('EK-D19 $given "$script": $plays ($why)', ({ given, script, plays }) => {
    expect(clock(playOut(table(given, DEAL), script))).toBe(plays)
  })

  test('EK-D19 no-king in the sealed step, for both', () => {
    const asked = playOut(table({ kingWindow: 'beforeFirstLead' }, DEAL), 'N stand')
    expect([0, 1].map((seat) => ekarte.write(ekarte.fallback(asked.state, seat)))).toEqual(['no-king', 'no-king'])
  })

  test('EK-D19 let-stand in the claim step', () => {
    const claim = playOut(
      table({ irregular: 'claimable' }, DEAL),
      'N stand, N play H7, D play C8, N play HK, D play HA, N play C7, D play SQ, D play DK, N play DT, D play D8, N play S8',
    )
    expect(clock(claim)).toBe('let-stand')
  })

  test('EK-D19 lowest: non-trumps before trumps, 7 8 9 T A J Q K, clubs before diamonds, hearts, spades', () => {
    expect(fromLowest(PACK, 'HJ').join(' ')).toBe(
      'C7 D7 S7 C8 D8 S8 C9 D9 S9 CT DT ST CA DA SA CJ DJ SJ CQ DQ SQ CK DK SK H7 H8 H9 HT HA HJ HQ HK',
    )
    expect(fromLowest(cards('HK S7 C9 H8 D7'), 'SA')).toEqual(cards('D7 H8 C9 HK S7'))
  })
})
