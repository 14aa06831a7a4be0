import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../../src/cards/card.ts'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { PACK } from '../../../src/games/ekarte/pack.ts'
import { answersTo } from './solver.ts'
import { cards, code, legalOf, packs, playOut, refusal, table } from './support.ts'

/** What the dealer may play from this hand to this lead; what an example leaves open is filled with plain side cards. */
const mayPlay = (turnUp: string, lead: string, hand: string): string => {
  const dealer = cards(`${hand} DQ CQ DJ CJ`).slice(0, 5)
  const used = [...cards(`${turnUp} ${lead}`), ...dealer]
  const elder = [...cards(lead), ...PACK.filter((card) => !used.includes(card)).slice(0, 4)]
  const now = table({}, { elder: elder.join(' '), dealer: dealer.join(' '), turnUp })
  const right = legalOf(playOut(now, `N stand, N play ${lead}`), 'D', 'play')
  return right.map((text) => text.slice('play '.length)).join(' ')
}

describe('the play', () => {
  test('EK-9 the non-dealer leads and the winner of a trick leads the next; the leader is free', () => {
    const deal = { elder: 'HJ HT D9 C9 S8', dealer: 'HQ H7 DK CK S9', turnUp: 'S7' }
    const now = playOut(table({}, deal), 'N stand')
    expect(ekarte.waitingFor(now.state)).toEqual([0])
    expect(legalOf(now, 'N', 'play')).toHaveLength(5)
    const won = playOut(now, 'N play HJ, D play HQ')
    expect(won.events.at(-1)).toEqual({ code: 'trick-won', seat: 1, trick: 1 })
    expect(ekarte.waitingFor(won.state)).toEqual([1])
    expect(legalOf(won, 'D', 'play')).toHaveLength(4)
    const kept = playOut(won, 'D play H7, N play HT')
    expect(ekarte.waitingFor(kept.state)).toEqual([0])
  })

  test.each`
    id              | turnUp  | lead    | hand                | right               | why
    ${'EK-9'}       | ${'S7'} | ${'HT'} | ${'HK HQ H8 CK DT'} | ${'HK HQ'}          | ${'(1) a higher card of the led suit'}
    ${'EK-9'}       | ${'S7'} | ${'HK'} | ${'HJ H8 SQ CK DT'} | ${'HJ H8'}          | ${'(2) otherwise a lower card of that suit'}
    ${'EK-9'}       | ${'S7'} | ${'HK'} | ${'SQ S8 CK DT D8'} | ${'SQ S8'}          | ${'(3) otherwise a trump'}
    ${'EK-9'}       | ${'S7'} | ${'HK'} | ${'DK DT D8 CK C8'} | ${'DK DT D8 CK C8'} | ${'(4) otherwise any card'}
    ${'EK-9'}       | ${'S7'} | ${'SJ'} | ${'SQ ST HK DT C8'} | ${'SQ'}             | ${'(1) applies to trumps'}
    ${'EK-9'}       | ${'S7'} | ${'SK'} | ${'SQ ST HK DT C8'} | ${'SQ ST'}          | ${'(2) applies to trumps'}
    ${'EK-2, EK-9'} | ${'S7'} | ${'HA'} | ${'HJ HT H9 CK DT'} | ${'HJ'}             | ${'the knave beats the ace, the ten does not'}
    ${'EK-X20'}     | ${'S8'} | ${'HT'} | ${'S9 HK HA H7'}    | ${'HK HA'}          | ${'the king or the ace'}
    ${'EK-X22'}     | ${'S8'} | ${'HJ'} | ${'S9 D7 CK'}       | ${'S9'}             | ${'the only trump'}
  `('$id $why: $right', ({ turnUp, lead, hand, right }) => {
    expect(mayPlay(turnUp, lead, hand)).toBe(right)
  })

  test('EK-9 agrees with the four steps of the rule for any hand and any lead', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { minLength: 32, maxLength: 32 }), fc.nat(4), (pack, index) => {
        const random = packs(pack)
        const { state } = ekarte.setup(table({}).state.options, 2, random)
        const begun = playOut({ state, events: [], random }, 'N stand')
        const lead = state.hands[0][index] as Card
        const led = playOut(begun, `N play ${lead}`)
        const trump = ekarte.view(state, 'spectator').trump
        expect(legalOf(led, 'D', 'play')).toEqual(answersTo(lead, state.hands[1], trump).map((card) => `play ${card}`))
      }),
    )
  })

  test('EK-9 the refusal tells which cards would be right', () => {
    const deal = (dealer: string) =>
      playOut(table({}, { elder: 'HT D9 C9 S8 H9', dealer, turnUp: 'S7' }), 'N stand, N play HT')
    expect(refusal(deal('HK HA H7 SQ CK'), 'D play SQ')).toEqual({
      code: 'follow-suit',
      suit: 'H',
      cards: cards('HK HA'),
    })
    expect(refusal(deal('HK HA H7 SQ CK'), 'D play H7')).toEqual({
      code: 'head-the-trick',
      lead: 'HT',
      cards: cards('HK HA'),
    })
    expect(refusal(deal('SQ S9 DK CK CQ'), 'D play CK')).toEqual({ code: 'trump', suit: 'S', cards: cards('SQ S9') })
    expect(refusal(deal('SQ S9 DK CK CQ'), 'D play HK')).toEqual({ code: 'not-in-hand', cards: ['HK'] })
  })

  test('EK-9 a trick stays on the table until the next lead', () => {
    const deal = { elder: 'HJ HT D9 C9 S8', dealer: 'HQ H7 DK CK S9', turnUp: 'S7' }
    const won = playOut(table({}, deal), 'N stand, N play HJ, D play HQ')
    const plays = [
      { seat: 0, card: 'HJ' },
      { seat: 1, card: 'HQ' },
    ]
    expect(ekarte.view(won.state, 'spectator').trick).toEqual({ plays, winning: 1, complete: true })
    const led = playOut(won, 'D play H7')
    expect(ekarte.view(led.state, 'spectator').trick).toEqual({
      plays: [{ seat: 1, card: 'H7' }],
      winning: 1,
      complete: false,
    })
  })

  test('EK-D13 the point is booked after the fifth trick, even if three decide it', () => {
    const deal = { elder: 'SQ SJ SA D7 C7', dealer: 'HK HQ HJ DK CK', turnUp: 'S7' }
    const three = playOut(table({}, deal), 'N stand, N play SQ, D play HJ, N play SJ, D play HQ, N play SA, D play HK')
    expect(three.state).toMatchObject({ phase: 'play', marks: [0, 0], sheet: [] })
    expect(code(three, 'N play D7')).toBeUndefined()
    const end = playOut(three, 'N play D7, D play DK, D play CK, N play C7')
    expect(end.state.marks).toEqual([1, 0])
  })
})
