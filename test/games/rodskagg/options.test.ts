import { describe, expect, test } from 'vitest'
import { rodskagg } from '../../../src/games/rodskagg/index.ts'
import {
  ANNOUNCE_PENALTY,
  EXACT_FOR_ALL_PENALTY,
  OPTIONS,
  PRESETS,
  START,
  WAGER_PENALTY,
  WAGER_TRICK,
} from '../../../src/games/rodskagg/options.ts'
import { house } from './support.ts'

const DEALS = Array.from({ length: 31 }, (_, deals) => deals)

describe('section 2: options and presets', () => {
  test.each`
    option                | values                         | standard       | wikipedia      | femopp
    ${'declarerPenalty'}  | ${[5, 6]}                      | ${5}           | ${6}           | ${5}
    ${'lead'}             | ${['winner', 'declarer']}      | ${'winner'}    | ${'declarer'}  | ${'winner'}
    ${'tieAtZero'}        | ${['declarer', 'playoff']}     | ${'declarer'}  | ${'playoff'}   | ${'declarer'}
    ${'bidRule'}          | ${['exact', 'atLeast']}        | ${'exact'}     | ${'exact'}     | ${'exact'}
    ${'bidding'}          | ${['announce', 'outbid']}      | ${'announce'}  | ${'announce'}  | ${'announce'}
    ${'lowHand'}          | ${['draw', 'newHand', 'off']}  | ${'draw'}      | ${'newHand'}   | ${'draw'}
    ${'lowHandTest'}      | ${['aceBlocks', 'aceIsLow']}   | ${'aceBlocks'} | ${'aceBlocks'} | ${'aceBlocks'}
    ${'exchange'}         | ${['withBid', 'beforeBids']}   | ${'withBid'}   | ${'withBid'}   | ${'withBid'}
    ${'redbeard'}         | ${['winOrOut', 'plainSix']}    | ${'winOrOut'}  | ${'winOrOut'}  | ${'winOrOut'}
    ${'plainBidSix'}      | ${[false, true]}               | ${false}       | ${false}       | ${false}
    ${'exactForAll'}      | ${[false, true]}               | ${false}       | ${false}       | ${false}
    ${'soleSurvivor'}     | ${['awarded', 'handEnds']}     | ${'awarded'}   | ${'awarded'}   | ${'awarded'}
    ${'rituals'}          | ${[false, true]}               | ${false}       | ${true}        | ${true}
    ${'peekPenalty'}      | ${[5, 6]}                      | ${5}           | ${6}           | ${5}
    ${'cutPenalty'}       | ${[5, 0]}                      | ${5}           | ${0}           | ${5}
    ${'forgotAskPenalty'} | ${[5, 0, 6]}                   | ${5}           | ${0}           | ${5}
    ${'knockWindow'}      | ${['nextTrick', 'nextMoment']} | ${'nextTrick'} | ${'nextTrick'} | ${'nextTrick'}
    ${'wrongKnock'}       | ${[0, 1, 5]}                   | ${1}           | ${1}           | ${1}
    ${'deals'}            | ${DEALS}                       | ${0}           | ${0}           | ${0}
  `('$option and what the presets standard, wikipedia and femopp make of it', ({ option, values, ...presets }) => {
    const name = option as keyof typeof OPTIONS
    expect(OPTIONS[name].values).toEqual(values)
    expect(house()[name]).toBe(presets.standard)
    for (const preset of ['standard', 'wikipedia', 'femopp'] as const)
      expect(house(PRESETS[preset])[name], preset).toBe(presets[preset])
  })

  test('the table above names every option, and the presets are these three', () => {
    expect(Object.keys(OPTIONS).length).toBe(19)
    expect(Object.keys(rodskagg.presets)).toEqual(['standard', 'wikipedia', 'femopp'])
    expect(PRESETS.standard).toEqual({})
  })

  test('rituals and the number of deals are shown beside the presets', () => {
    const main = Object.entries(rodskagg.options).filter(([, spec]) => 'main' in spec && spec.main)
    expect(main.map(([name]) => name)).toEqual(['rituals', 'deals'])
  })

  test('fixed: start 12, wager trick 2, wager penalty 6, announce penalty 6, exact-for-all penalty 6', () => {
    expect([START, WAGER_TRICK, WAGER_PENALTY, ANNOUNCE_PENALTY, EXACT_FOR_ALL_PENALTY]).toEqual([12, 2, 6, 6, 6])
  })

  test('RO-D7 no combination of options is a conflict', () => {
    const both = house({ redbeard: 'plainSix', plainBidSix: true, bidding: 'outbid', exactForAll: true })
    expect(rodskagg.optionConflict(both, 3)).toBeUndefined()
  })
})
