import { describe, expect, test } from 'vitest'
import { rodskagg } from '../../../src/games/rodskagg/index.ts'
import { packOf, playOut, type Table, table } from './support.ts'

const offered = ({ state }: Table, seat: number) =>
  Object.fromEntries((rodskagg.ahead?.offers(state, seat) ?? []).map(({ when, acts }) => [when, acts.join(', ')]))

const meant = ({ state }: Table, seat: number, when: string, act: string): string | undefined => {
  const action = rodskagg.ahead?.means(state, seat, { when, act })
  return action && rodskagg.write(action)
}

const DEAL = packOf(['S9 S2 HK D2 C2 C3', 'SA S3 H9 H3 D9 DK', 'HA HT HQ DA DT DQ'])
const start = (given: Parameters<typeof table>[0] = {}) => table(given, 3, DEAL)

describe('RO-4 a bid before its turn', () => {
  test('hears of a Rödskägg alone, where bids need not rise', () => {
    expect(offered(start(), 1)).toEqual({
      'no-redbeard': 'bid 0, bid 1, bid 2, bid 3, bid 4, bid 5, bid redbeard',
      redbeard: 'bid 0, bid 1, bid 2, bid 3, bid 4, bid 5, bid redbeard',
    })
    const plain = playOut(start(), 'A bid 2')
    expect([meant(plain, 1, 'no-redbeard', 'bid 1'), meant(plain, 1, 'redbeard', 'bid 1')]).toEqual([
      'bid 1',
      undefined,
    ])
    const red = playOut(start(), 'A bid redbeard')
    expect([meant(red, 1, 'no-redbeard', 'bid 1'), meant(red, 1, 'redbeard', 'bid 1')]).toEqual([undefined, 'bid 1'])
  })

  test('RO-D7 a plain six only where it may be bid', () => {
    expect(offered(start({ plainBidSix: true }), 1).redbeard).toContain('bid 6')
    expect(offered(start(), 1).redbeard).not.toContain('bid 6')
  })

  test('where bids must rise: one that still suffices, and a pass if it does not', () => {
    const outbid = start({ bidding: 'outbid' })
    const two = playOut(outbid, 'A bid 2')
    expect(offered(two, 2)).toEqual({
      'bid-suffices': 'bid 3, bid 4, bid 5, bid redbeard, pass',
      'bid-too-low': 'pass',
    })
    expect([meant(two, 1, 'bid-suffices', 'bid 2'), meant(two, 1, 'bid-suffices', 'bid 3')]).toEqual([
      undefined,
      'bid 3',
    ])
    expect(meant(two, 1, 'bid-too-low', 'pass')).toBe('pass')
  })

  test('is for those who have not bid and are not on turn', () => {
    expect(offered(start(), 0)).toEqual({})
    expect(offered(playOut(start(), 'A bid 2'), 0)).toEqual({})
  })

  test('RO-3 a hand so low that new cards may come is looked at first', () => {
    const low = packOf(['S9 S2 HK D2 C2 C3', 'S3 S4 H3 H4 D3 D4', 'HA HT HQ DA DT DQ'])
    const now = table({ exchange: 'withBid' }, 3, low)
    expect(offered(now, 1)).toEqual({})
    expect(Object.keys(offered(now, 2))).toEqual(['no-redbeard', 'redbeard'])
  })

  test('RO-3 a low hand that no new cards can come to any more bids like any other', () => {
    const low = packOf(['S9 S2 HK D2 C2 C3', 'S3 S4 H3 H4 D3 D4', 'HA HT HQ DA DT DQ'])
    const bids = ['no-redbeard', 'redbeard']
    expect(Object.keys(offered(table({ lowHand: 'off' }, 3, low), 1))).toEqual(bids)
    const asked = table({ exchange: 'beforeBids' }, 3, low)
    expect(offered(playOut(asked, 'A keep'), 2)).toEqual({})
    expect(Object.keys(offered(playOut(asked, 'A keep, B keep, C keep'), 1))).toEqual(bids)
  })

  test('RO-R with rituals nothing comes by itself', () => {
    const now = playOut(table({ rituals: true }, 3, DEAL), 'open')
    expect([offered(now, 1), meant(now, 1, 'no-redbeard', 'bid 1')]).toEqual([{}, undefined])
  })
})

describe('RO-5 a card before its turn', () => {
  const led = playOut(start(), 'bids 2 0 0, A play S9')

  test('of the suit led, or any; nothing takes that does not follow', () => {
    expect(offered(led, 2)).toEqual({
      'led S': 'lowest, play HT, play DT, play HQ, play DQ, play HA, play DA',
    })
    const other = playOut(start(), 'bids 2 0 0, A play HK')
    expect(offered(other, 2)['led H']).toBe('lowest, take, play HT, play HQ, play HA')
    expect(meant(playOut(other, 'B play H3'), 2, 'led H', 'take')).toBe('play HA')
  })

  test('a lead, for whoever holds the trick, where the winner leads', () => {
    expect(offered(led, 0).lead).toMatch(/^play /)
    expect(offered(playOut(start({ lead: 'declarer' }), 'bids 2 0 0, A play S9'), 0)).not.toHaveProperty('lead')
    expect(offered(playOut(led, 'B play SA'), 0)).not.toHaveProperty('lead')
  })
})

describe('the rest of a deal', () => {
  const deal = packOf(['SA SK SQ SJ H2 D2', 'S9 S8 S7 S6 H9 DA', 'ST S5 S4 S3 HT CA'])
  const led = playOut(table({}, 3, deal), 'bids 4 0 0, tricks 4, B stay, C stay, A play H2')
  const certain = ({ state }: Table, seat: number) =>
    rodskagg.ahead?.certain(state, seat)?.map((action) => rodskagg.write(action))

  test('is nobody’s while others play after, who may hold a higher card', () => {
    expect(certain(led, 1)).toBeUndefined()
  })

  test('is the last player’s who takes this trick and leads what nobody beats', () => {
    expect(certain(playOut(led, 'B play H9'), 2)).toEqual(['play HT', 'play CA'])
    expect(certain(led, 2)).toBeUndefined()
  })
})
