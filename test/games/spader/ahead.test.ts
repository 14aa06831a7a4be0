import { describe, expect, test } from 'vitest'
import { ALL_CARDS } from '../../../src/games/spader/cards.ts'
import { spader } from '../../../src/games/spader/index.ts'
import { bids, cards, clockWhile, playOut, plays, type Setting, type Table, table } from './support.ts'

const offered = ({ state }: Table, seat: number) =>
  Object.fromEntries((spader.ahead?.offers(state, seat) ?? []).map(({ when, acts }) => [when, acts.join(', ')]))

const meant = ({ state }: Table, seat: number, when: string, act: string): string | undefined => {
  const action = spader.ahead?.means(state, seat, { when, act })
  return action && spader.write(action)
}

const HANDS = ['HA HK H9 S5', 'SA SK H2 D2', 'HQ H3 C2 C3', 'H4 H5 C4 C5']
const dealt = (options: NonNullable<Setting['options']> = {}) => table({ options, hands: HANDS })

describe('SP-2 a bid before its turn', () => {
  test('hears of a nil, and of no other bid', () => {
    const looked = dealt()
    expect(Object.keys(offered(looked, 1))).toEqual(['no-nil', 'nil'])
    expect(offered(looked, 1).nil).toMatch(/^bid nil, bid 1, .*, bid 13$/)
    const afterFour = playOut(looked, '0 bid 4')
    expect(meant(afterFour, 1, 'no-nil', 'bid 3')).toBe('bid 3')
    expect(meant(afterFour, 1, 'nil', 'bid 3')).toBeUndefined()
    const afterNil = playOut(looked, '0 bid nil')
    expect(meant(afterNil, 1, 'no-nil', 'bid 3')).toBeUndefined()
    expect(meant(afterNil, 1, 'nil', 'bid nil')).toBe('bid nil')
  })

  test('where nobody can bid nil there is one condition', () => {
    const looked = dealt({ nil: false })
    expect(Object.keys(offered(looked, 1))).toEqual(['any-bids'])
    expect(offered(looked, 1)['any-bids']).toMatch(/^bid 1, /)
    expect(meant(playOut(looked, '0 bid 4'), 1, 'any-bids', 'bid 2')).toBe('bid 2')
  })

  test('is for those who have looked, have not bid and are not on turn', () => {
    const unseen = dealt({ blindNil: 'anytime' })
    expect(offered(unseen, 1)).toEqual({})
    expect(Object.keys(offered(playOut(unseen, '1 look'), 1))).toEqual(['no-nil', 'nil'])
    expect(offered(dealt(), 0)).toEqual({})
    expect(offered(playOut(dealt(), '0 bid 4'), 0)).toEqual({})
  })
})

describe('SP-3 a card without a choice', () => {
  const forced = ({ state }: Table, seat: number) => spader.ahead?.forced(state, seat)?.open
  const hands = ['HA', 'H2 CAKQJT9876543', 'HK H3', 'HQ H4']

  test('is nobody else’s to know, but of a hand that lies open, and the last one', () => {
    const led = (options: NonNullable<Setting['options']>) => plays(bids(table({ options, hands }), '4 3 1 1'), 'HA')
    expect(forced(led({}), 1)).toBe(false)
    expect(forced(led({ form: 'family', openHands: '0,2' }), 1)).toBe(false)
    expect(forced(led({ form: 'family', openHands: '1' }), 1)).toBe(true)
    const last = clockWhile(led({}), ({ piles }) => piles.tricks.length < 12)
    expect(forced(last, last.state.piles.tricks.at(-1)?.winner ?? 0)).toBe(true)
    expect(forced(led({}), 2)).toBeUndefined()
  })
})

describe('SP-3 a card before its turn', () => {
  const inPlay = (options: NonNullable<Setting['options']>, called: string) => bids(dealt(options), called)
  const led = plays(inPlay({}, '4 3 1 1'), 'H9')

  test('takes for the side, or by oneself where everybody plays alone', () => {
    expect(offered(led, 2)['led H']).toMatch(/^lowest, take-for-us, play H3, .*play HQ$/)
    const alone = plays(inPlay({ form: 'solo' }, '4 3 1 1'), 'H9')
    expect(offered(alone, 2)['led H']).toMatch(/^lowest, take, play H3, .*play HQ$/)
  })

  test('who is void can take with a spade alone', () => {
    const hands = ['HA', 'DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 S2', 'CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2', 'SA']
    const at = bids(table({ hands }), '4 3 1 1')
    expect(offered(at, 1)['led H']).toMatch(/^lowest, take-for-us, play D3, .*, play S2$/)
    expect(offered(at, 2)['led H']).toMatch(/^lowest, play C2, /)
  })

  test('a partner who holds the trick is not overtaken, unless the partner has bid nil', () => {
    const held = plays(led, 'H2')
    expect(meant(held, 2, 'led H', 'take-for-us')).toBe('play H3')
    expect(meant(held, 2, 'led H', 'take')).toBe('play HT')
    const nil = plays(inPlay({}, 'nil 3 1 1'), 'H9 H2')
    expect(meant(nil, 2, 'led H', 'take-for-us')).toBe('play HT')
  })

  test('whoever holds the trick says what to lead; an early spade nobody has meant', () => {
    expect(offered(led, 0).lead).toMatch(/^play /)
    expect(offered(led, 2)).not.toHaveProperty('lead')
    const taken = plays(led, 'H2 H3 H4')
    expect(meant(taken, 0, 'lead', 'play HK')).toBe('play HK')
    expect(meant(taken, 0, 'lead', 'play S5')).toBeUndefined()
  })
})

describe('SP-4 the rest of a deal', () => {
  const certain = ({ state }: Table, seat: number) =>
    spader.ahead?.certain(state, seat)?.map((action) => spader.write(action))
  /** The last two tricks of a deal: what the hands still had, and what of it lies on the table. Spades are broken. */
  const lastTwo = (hands: readonly [string, string, string, string], trick: string): Table => {
    const at = bids(dealt(), '4 3 1 1')
    const left = hands.map(cards)
    const plays = trick === '' ? [] : cards(trick).map((card, seat) => ({ seat, card }))
    const held = left.map((hand, seat) => hand.filter((card) => plays[seat]?.card !== card))
    const gone = ALL_CARDS.filter((card) => card[0] !== 'J' && !left.flat().includes(card))
    const trickOf = (from: number) => [0, 1, 2, 3].map((seat) => ({ seat, card: gone[from + seat] ?? 'S2' }))
    const tricks = Array.from({ length: 11 }, (_, number) => ({
      plays: trickOf(4 * number),
      winner: 0,
      early: false,
    }))
    const piles = { ...at.state.piles, hands: held, trick: plays, tricks } as typeof at.state.piles
    const phase = { kind: 'play', seat: plays.length, early: false } as const
    return { ...at, state: { ...at.state, broken: true, piles, phase } }
  }

  test('is nobody’s while others play after, who may hold a higher card', () => {
    expect(certain(lastTwo(['H2 D2', 'H9 SA', 'HT D3', 'D4 H3'], 'H2'), 1)).toBeUndefined()
  })

  test('SP-D18 is nobody’s while an early spade lies there, whose trick is lost whatever is played', () => {
    const at = lastTwo(['S2 D2', 'H9 D5', 'H3 D3', 'SK SA'], 'S2 H9 H3')
    expect(certain(at, 3)).toEqual(['play SA', 'play SK'])
    const early = { ...at, state: { ...at.state, phase: { kind: 'play', seat: 3, early: true } as const } }
    expect(certain(early, 3)).toBeUndefined()
  })

  test('is the last player’s who takes this trick and leads what nobody beats', () => {
    expect(certain(lastTwo(['H2 D2', 'H9 D5', 'H3 D3', 'HT SA'], 'H2 H9 H3'), 3)).toEqual(['play HT', 'play SA'])
  })
})
