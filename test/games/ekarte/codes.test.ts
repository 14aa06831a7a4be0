import { describe, expect, test } from 'vitest'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { at, code, playOut, refusal, type Stacked, table } from './support.ts'

const DEAL: Stacked = { elder: 'SK HK H7 DT C7', dealer: 'SQ HA DK D8 C8', turnUp: 'S7' }
const TURNED: Stacked = { elder: 'S9 HK H7 DT C7', dealer: 'SQ HA DK D8 C8', turnUp: 'SK' }
const before = { kingWindow: 'beforeFirstLead' } as const
const numbered = { proposalNumber: 'withProposal' } as const
const claimable = { irregular: 'claimable' } as const

/** All five tricks, the first with an irregular card of the dealer. */
const CLAIM =
  'N stand, N play H7, D play C8, N play HK, D play HA, N play C7, D play SQ, D play DK, N play DT, D play D8, N play SK'
const FOUR = 'N stand, N play SK, D play SQ, N play HK, D play HA, N play C7, D play C8, D play DK, N play DT'

describe('EK-D22 error codes: the first that applies, in this order', () => {
  test.each`
    expected                  | given        | script                                                                         | line                             | why
    ${'unknown-action'}       | ${{}}        | ${''}                                                                          | ${'7 jump'}                      | ${'before an unknown seat'}
    ${'unknown-seat'}         | ${{}}        | ${''}                                                                          | ${'2 stand'}                     | ${'only seats 0 and 1'}
    ${'unknown-seat'}         | ${{}}        | ${''}                                                                          | ${'-1 packets 2+3'}              | ${'before the out-of-turn codes'}
    ${'unknown-seat'}         | ${{}}        | ${''}                                                                          | ${'0.5 stand'}                   | ${'only seats 0 and 1'}
    ${'packets-fixed'}        | ${{}}        | ${''}                                                                          | ${'D packets 2+3'}               | ${'never not-your-turn'}
    ${'concede-too-late'}     | ${{}}        | ${FOUR}                                                                        | ${'N concede'}                   | ${'four tricks'}
    ${'concede-too-late'}     | ${claimable} | ${CLAIM}                                                                       | ${'N concede'}                   | ${'the claim step'}
    ${'point-made'}           | ${{}}        | ${'N stand, N play SK, D play SQ, N play HK, D play HA, N play H7, D play C8'} | ${'N concede'}                   | ${'three tricks'}
    ${'nothing-to-take-back'} | ${{}}        | ${''}                                                                          | ${'D take-back'}                 | ${'never not-your-turn'}
    ${'nothing-to-take-back'} | ${claimable} | ${'N stand, N play H7, D play HA'}                                             | ${'D take-back'}                 | ${'a regular card'}
    ${'king-too-early'}       | ${{}}        | ${''}                                                                          | ${'D king'}                      | ${'before king-not-held'}
    ${'king-too-early'}       | ${before}    | ${'N propose'}                                                                 | ${'N king'}                      | ${'the exchange is not closed'}
    ${'king-not-held'}        | ${{}}        | ${'N stand, N king'}                                                           | ${'D king'}                      | ${'before king-announced'}
    ${'king-not-held'}        | ${{}}        | ${'N stand, N play SK, D play SQ'}                                             | ${'D king'}                      | ${'before king-too-late'}
    ${'king-not-held'}        | ${before}    | ${'N stand, D no-king'}                                                        | ${'D king'}                      | ${'before the second answer'}
    ${'king-announced'}       | ${{}}        | ${'N stand, N king, N play C7, D play C8'}                                     | ${'N king'}                      | ${'before king-too-late'}
    ${'king-announced'}       | ${before}    | ${'N stand, N king, D no-king'}                                                | ${'N king'}                      | ${'before king-too-late'}
    ${'king-too-late'}        | ${{}}        | ${'N stand, N play C7'}                                                        | ${'N king'}                      | ${'never not-your-turn'}
    ${'king-too-late'}        | ${{}}        | ${'N stand, N play SK, D play SQ'}                                             | ${'N king'}                      | ${'the holder, though the king is played'}
    ${'king-too-late'}        | ${before}    | ${'N stand, N no-king, D no-king'}                                             | ${'N king'}                      | ${'answers are final'}
    ${'king-too-late'}        | ${claimable} | ${CLAIM}                                                                       | ${'N king'}                      | ${'the claim step'}
    ${'not-your-turn'}        | ${before}    | ${'N stand, N no-king'}                                                        | ${'N king'}                      | ${'a second answer'}
    ${'not-your-turn'}        | ${before}    | ${'N stand, N king'}                                                           | ${'N no-king'}                   | ${'a second answer'}
    ${'unknown-action'}       | ${{}}        | ${''}                                                                          | ${'D play C2'}                   | ${'no card of the pack'}
    ${'not-your-turn'}        | ${{}}        | ${''}                                                                          | ${'D play CK'}                   | ${'before not-now and not-in-hand'}
    ${'not-your-turn'}        | ${{}}        | ${''}                                                                          | ${'D propose 3'}                 | ${'before proposal-number'}
    ${'not-your-turn'}        | ${{}}        | ${'N stand'}                                                                   | ${'D no-king'}                   | ${'before not-now'}
    ${'not-your-turn'}        | ${claimable} | ${CLAIM}                                                                       | ${'D let-stand'}                 | ${'only the opponent of the offender'}
    ${'not-now'}              | ${{}}        | ${''}                                                                          | ${'N play CK'}                   | ${'before not-in-hand'}
    ${'not-now'}              | ${{}}        | ${'N stand'}                                                                   | ${'N propose 3'}                 | ${'before proposal-number'}
    ${'not-now'}              | ${{}}        | ${'N stand'}                                                                   | ${'N no-king'}                   | ${'ownFirstCard asks nothing'}
    ${'not-now'}              | ${{}}        | ${'N propose'}                                                                 | ${'D discard'}                   | ${'first the answer'}
    ${'not-now'}              | ${before}    | ${'N stand'}                                                                   | ${'N play C7'}                   | ${'first the king'}
    ${'not-now'}              | ${claimable} | ${CLAIM}                                                                       | ${'N play C7'}                   | ${'first the claim'}
    ${'proposal-number'}      | ${{}}        | ${''}                                                                          | ${'N propose 1'}                 | ${'the wrong form'}
    ${'proposal-number'}      | ${numbered}  | ${''}                                                                          | ${'N propose'}                   | ${'the wrong form'}
    ${'not-in-hand'}          | ${{}}        | ${'N propose, D accept'}                                                       | ${'N discard SK HK H7 DT C7 CK'} | ${'before discard-count'}
    ${'not-in-hand'}          | ${{}}        | ${'N stand, N play H7'}                                                        | ${'D play CK'}                   | ${'before follow-suit'}
    ${'discard-count'}        | ${{}}        | ${'N propose, D accept'}                                                       | ${'N discard'}                   | ${'too few'}
    ${'discard-count'}        | ${numbered}  | ${'N propose 1, D accept'}                                                     | ${'N discard SK HK'}             | ${'too many'}
    ${'follow-suit'}          | ${{}}        | ${'N stand, N play H7'}                                                        | ${'D play C8'}                   | ${'led suit held'}
    ${'follow-suit'}          | ${{}}        | ${'N stand, N play DT'}                                                        | ${'D play SQ'}                   | ${'before head-the-trick'}
    ${'trump'}                | ${{}}        | ${'N stand, N play HK, D play HA, N play H7'}                                  | ${'D play C8'}                   | ${'void and trump held'}
    ${'head-the-trick'}       | ${{}}        | ${'N stand, N play DT'}                                                        | ${'D play D8'}                   | ${'a higher card held'}
  `('EK-D22 $expected: $line after "$script" ($why)', ({ expected, given, script, line }) => {
    expect(code(playOut(table(given, DEAL), script), line)).toBe(expected)
  })

  test('EK-D22 a turned king is nobody’s to announce', () => {
    expect(code(table({}, TURNED), 'D king')).toBe('king-too-early')
    const stood = playOut(table({}, TURNED), 'N stand')
    expect([code(stood, 'N king'), code(stood, 'D king')]).toEqual(['king-not-held', 'king-not-held'])
  })

  test('EK-D22 unknown-action and unknown-seat come before match-over', () => {
    const over = playOut(at(table({ games: 1 }, DEAL), [3, 3]), 'N concede')
    expect(over.state.phase).toBe('over')
    expect([code(over, '0 jump'), code(over, '2 stand'), code(over, '0 stand')]).toEqual([
      'unknown-action',
      'unknown-seat',
      'match-over',
    ])
    expect(ekarte.objection(over.state, 0, undefined)).toEqual({ code: 'unknown-action' })
  })

  test('EK-D22 refusals carry what a sentence about them needs', () => {
    expect(refusal(table({}, DEAL), 'D stand')).toEqual({ code: 'not-your-turn', waitingFor: [0] })
    expect(refusal(table({}, DEAL), 'N accept')).toEqual({ code: 'not-now', phase: 'proposal' })
    expect(refusal(table({}, DEAL), 'N king')).toEqual({ code: 'king-too-early', king: 'SK' })
    expect(refusal(playOut(table({}, DEAL), 'N propose, D accept'), 'N discard SK CK')).toEqual({
      code: 'not-in-hand',
      cards: ['CK'],
    })
  })
})
