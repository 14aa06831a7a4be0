import { describe, expect, test } from 'vitest'
import { winningPlay } from '../../../src/cards/trick.ts'
import { ranking } from '../../../src/games/spader/cards.ts'
import { type SpaderAction, type SpaderOptions, spader } from '../../../src/games/spader/index.ts'
import {
  bids,
  cards,
  clockOut,
  clockWhile,
  handsOf,
  legal,
  playOut,
  plays,
  refusal,
  type Setting,
  type Table,
  table,
  turn,
} from './support.ts'

/** Open bids of three each, then the play. */
const playing = (setting: Setting, text = '3 3 3 3'): Table =>
  bids(table({ ...setting, options: { blindNil: 'off', ...setting.options } }), text)
const playable = (at: Table) =>
  legal(at, turn(at))
    .filter((action) => action.startsWith('play '))
    .join(' ')
    .replaceAll('play ', '')
const lastWinner = ({ state }: Table) => state.piles.tricks.at(-1)?.winner

describe('SP-3 play', () => {
  const hands = ['SA HAK4 DAK C2', 'SK H32 C3', 'SQ D2 HQ', 'SJ DQJ C4']

  test('SP-3 left of the dealer leads any card but a spade', () => {
    const at = playing({ hands })
    expect([turn(at), playable(at).includes('S')]).toEqual([0, false])
    expect(playable(at)).toContain('HA HK H4')
  })

  test('SP-3 follow suit if able; the objection names the suit', () => {
    const at = plays(playing({ hands }), 'H4')
    expect(playable(at)).toMatch(/^H3 H2/)
    expect(playable(at)).not.toMatch(/[SCD]/)
    expect(refusal(at, 1, 'play C3')).toEqual({ code: 'follow-suit', suit: 'H' })
    expect(refusal(at, 1, 'play HA')).toEqual({ code: 'not-in-hand', card: 'HA' })
  })

  test('SP-3, SP-Q20 who is void plays any card, a spade in trick 1 included', () => {
    const setting = { hands: ['HA', 'SA2 DAKQJT98765', 'H2', 'H3'] }
    const at = plays(playing(setting), 'HA')
    expect(playable(at).split(' ').length).toBe(13)
    const trumped = plays(at, 'S2 H2 H3')
    expect([lastWinner(trumped), trumped.state.broken]).toEqual([1, true])
  })

  test.each`
    plays            | winner | why
    ${'H4 H3 HQ H2'} | ${2}   | ${'the highest card of the led suit'}
    ${'H2 DA CA DK'} | ${0}   | ${'other suits have no rank'}
    ${'H2 S2 HA H3'} | ${1}   | ${'any spade beats the led suit'}
    ${'HA S2 S9 H3'} | ${2}   | ${'the highest spade'}
    ${'S2 HA HK S3'} | ${3}   | ${'spades led'}
    ${'HT H9 H8 HJ'} | ${3}   | ${'jack over ten over nine'}
  `('SP-3 $plays: $why', ({ plays, winner }) => {
    const trick = cards(plays).map((card, seat) => ({ seat, card }))
    expect(winningPlay(trick, ranking).seat).toBe(winner)
  })

  test('SP-1 ace high to two low', () => {
    const order = cards('SAKQJT98765432')
    for (const [place, low] of order.entries()) {
      for (const high of order.slice(0, place)) {
        expect(
          winningPlay(
            [
              { seat: 0, card: low },
              { seat: 1, card: high },
            ],
            ranking,
          ).seat,
        ).toBe(1)
      }
    }
  })

  test('SP-3 the winner takes the trick and leads', () => {
    const at = plays(playing({ hands: ['H2', 'H3', 'HA', 'HK'] }), 'H2 H3 HA HK')
    expect([turn(at), at.state.piles.trick, at.state.piles.tricks.length]).toEqual([2, [], 1])
    expect(at.events.at(-1)).toEqual({ code: 'trick-won', seat: 2 })
    expect(spader.view(at.state, 0).places.map(({ tricks }) => tricks)).toEqual([0, 0, 1, 0])
  })
})

describe('SP-4 breaking', () => {
  test('SP-4 a spade may be led after one has been played on another suit', () => {
    const setting = { hands: ['H2 SA', 'S2 D23456789TJQ', 'H3', 'H4'] }
    const at = playing(setting)
    expect(refusal(at, 0, 'play SA')).toEqual({ code: 'spades-not-broken', nil: false })
    const broken = plays(at, 'H2 S2')
    expect(broken.state.broken).toBe(true)
    expect(broken.events.slice(-2).map(({ code }) => code)).toEqual(['played', 'spades-broken'])
    expect(spader.view(at.state, 0).broken).toBe(false)
    expect(spader.view(broken.state, 3).broken).toBe(true)
  })

  test('SP-4 who holds nothing but spades leads one, and that breaks them', () => {
    const at = playing({ hands: ['SAKQJT98765432'] })
    expect(playable(at)).toBe('SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2')
    const led = plays(at, 'S2')
    expect([led.state.broken, led.events.at(-1)]).toEqual([true, { code: 'spades-broken', seat: 0 }])
  })

  test('SP-Q16 the rule holds in the family game', () => {
    const at = playing({ options: { form: 'family' }, hands: ['SA H2'] })
    expect(refusal(at, 0, 'play SA')?.code).toBe('spades-not-broken')
  })

  test('SP-D, SP-4 and with two players', () => {
    const drawn = clockWhile(table({ options: { form: 'two' }, seats: 2 }), ({ phase }) => phase.kind === 'drawing')
    expect(refusal(bids(drawn, '3 3'), 0, 'play SA')?.code).toBe('spades-not-broken')
  })
})

describe('SP-J jokers', () => {
  const jokers = { jokers: true } as const

  test('SP-Q21, SP-J big joker over little joker over ace', () => {
    const trick = cards('SA JL JB SK').map((card, seat) => ({ seat, card }))
    expect([winningPlay(trick, ranking).seat, winningPlay(trick.slice(0, 2), ranking).seat]).toEqual([2, 1])
  })

  test('SP-X27 spades led, hand: little joker, HK: the joker must be played', () => {
    const start = playing({ options: jokers, hands: ['SAKQJT98765432', 'JL HK'] })
    const at = plays(start, 'S2')
    expect(playable(at)).toBe('JL')
    expect(refusal(at, 1, 'play HK')).toEqual({ code: 'follow-suit', suit: 'S' })
  })

  test('SP-X29 a joker on a heart lead by a void player breaks spades and wins', () => {
    const at = plays(playing({ options: jokers, hands: ['H3 JB', 'JL D3456789TJQK'] }), 'H3 JL')
    expect([at.state.broken, spader.view(at.state, 0).trick.taker]).toEqual([true, 1])
    const trick = cards('H3 JL JB H5').map((card, seat) => ({ seat, card }))
    expect(winningPlay(trick, ranking).seat).toBe(2)
  })

  test('SP-J a joker may not be led before spades are broken', () => {
    const at = playing({ options: jokers, hands: ['JB H3'] })
    expect(refusal(at, 0, 'play JB')?.code).toBe('spades-not-broken')
    const only = playing({ options: jokers, hands: ['JBL SAKQJT987654'] })
    expect(plays(only, 'JL').state.broken).toBe(true)
  })

  test('SP-J the ranks below follow: a joker led asks for spades', () => {
    const at = plays(playing({ options: jokers, hands: ['JBL SAKQJT987654', 'S23 HA'] }), 'JL')
    expect(playable(at)).toBe('S3 S2')
  })
})

describe('SP-I irregular spade lead', () => {
  const hands = ['SA2 H2 D2', 'SK H3 C3', 'SQ H4 C4', 'SJ H5 C5']
  const house = (irregularLead: SpaderOptions['irregularLead'], text?: string, given: Partial<SpaderOptions> = {}) =>
    playing({ options: { irregularLead, ...given }, hands }, text)

  test.each(['blocked', 'takeBack'] as const)('SP-D19, SP-I %s: an early spade is refused', (mode) => {
    const at = house(mode)
    expect(playable(at)).not.toContain('S')
    expect(refusal(at, 0, 'play SA')).toEqual({ code: 'spades-not-broken', nil: false })
  })

  test('SP-I, SP-D19 takeBack: the table is told of the attempt, but not of the card', () => {
    const told = (at: Table, text: string) => spader.attempted?.(at.state, 0, spader.read(text) as SpaderAction)
    const at = house('takeBack')
    expect(spader.view(at.state, 0).own?.goesBack).toEqual(['SA', 'S2'])
    expect(told(at, 'play SA')).toEqual({ code: 'spade-refused', seat: 0 })
    expect(told(house('takeBack', 'nil 3 3 3'), 'play S2')).toEqual({ code: 'spade-refused', seat: 0 })
    for (const other of ['play SK', 'play H2', 'name-suit H']) expect(told(at, other)).toBeUndefined()
    for (const mode of ['blocked', 'opponentsNameSuit', 'trickLost'] as const) {
      expect(told(house(mode, 'nil 3 3 3'), 'play SA')).toBeUndefined()
      expect(spader.view(house(mode).state, 0).own?.goesBack).toEqual([])
    }
    const followed = plays(at, 'H2')
    expect(spader.view(followed.state, 1).own?.goesBack).toEqual([])
  })

  test.each(['opponentsNameSuit', 'trickLost'] as const)('SP-I %s: it has no objection', (mode) => {
    expect(playable(house(mode))).toContain('SA S2')
    expect(refusal(house(mode), 0, 'play SA')).toBeUndefined()
  })

  describe('opponentsNameSuit', () => {
    const back = plays(house('opponentsNameSuit'), 'SA')

    test('SP-D17 the spade goes back, nothing is broken, the next seat clockwise names a suit, always any of three', () => {
      expect(back.state).toMatchObject({ phase: { kind: 'naming', seat: 1, leader: 0 }, broken: false })
      expect(handsOf(back)[0]).toContain('SA')
      expect(back.state.piles.trick).toEqual([])
      expect([legal(back, 0), legal(back, 1)]).toEqual([[], ['name-suit H', 'name-suit D', 'name-suit C']])
      expect(back.events.at(-1)).toEqual({ code: 'spade-taken-back', seat: 0, card: 'SA' })
      expect(refusal(back, 1, 'name-suit S')).toEqual({ code: 'not-spades' })
      expect(refusal(back, 0, 'play H2')).toEqual({ code: 'not-your-turn', turn: 1 })
    })

    test('SP-D17 the named suit must be led if held, and no second early spade on this lead', () => {
      const named = playOut(back, '1 name-suit D')
      expect(playable(named)).toMatch(/^D[^SHC]*$/)
      expect(refusal(named, 0, 'play H2')).toEqual({ code: 'named-suit', suit: 'D' })
      expect(refusal(named, 0, 'play SA')).toEqual({ code: 'spades-not-broken', nil: false, named: 'D' })
      expect(spader.view(named.state, 2).phase).toEqual({ kind: 'play', seat: 0, early: false, named: 'D' })
      expect(named.events.at(-1)).toEqual({ code: 'suit-named', seat: 1, suit: 'D', leader: 0 })
    })

    test('SP-D17 otherwise any other suit', () => {
      const setting = { options: { irregularLead: 'opponentsNameSuit' }, hands: ['SA H23456789TJQK', 'SK C3'] } as const
      const named = playOut(plays(playing(setting), 'SA'), '1 name-suit C')
      expect(playable(named)).toMatch(/^HK.*H2$/)
    })

    test('SP-D17 the naming ends with that lead; a later lead may do it again', () => {
      const setting = {
        options: { irregularLead: 'opponentsNameSuit' },
        hands: ['SA HA DA', 'H2', 'H3', 'H4'],
      } as const
      const once = playOut(plays(playing(setting), 'SA'), '1 name-suit H')
      const later = plays(once, 'HA H2 H3 H4')
      expect([turn(later), playable(later).startsWith('SA')]).toEqual([0, true])
      expect(plays(later, 'SA').state.phase.kind).toBe('naming')
    })

    test('SP-D18 a seat that has bid nil is refused every early spade, here too', () => {
      expect(playable(house('opponentsNameSuit', 'nil 3 3 3'))).not.toContain('SA')
    })

    test('SP-4 who holds nothing but spades leads them as anywhere', () => {
      const setting = { options: { irregularLead: 'opponentsNameSuit' }, hands: ['SAKQJT98765432'] } as const
      expect(plays(playing(setting), 'SA').state.piles.trick.length).toBe(1)
    })
  })

  describe('trickLost', () => {
    test('SP-D18 the card stands, the others follow, spades are broken, the best opposing spade takes the trick and leads', () => {
      const led = plays(house('trickLost'), 'SA')
      expect(led.state).toMatchObject({ broken: true, phase: { kind: 'play', seat: 1, early: true } })
      expect(playable(led)).toMatch(/^SK[^HDC]*$/)
      expect(spader.view(led.state, 0).trick).toMatchObject({ taker: 1, early: true, best: { seat: 0, card: 'SA' } })
      const taken = plays(led, 'SK SQ SJ')
      expect([lastWinner(taken), turn(taken)]).toEqual([1, 1])
      expect(taken.events.at(-1)).toEqual({ code: 'trick-lost', seat: 1, leader: 0 })
      expect(taken.state.piles.tricks[0]?.early).toBe(true)
      expect(taken.state.phase).toEqual({ kind: 'play', seat: 1, early: false })
    })

    test.each`
      hands                                                             | plays            | winner | why
      ${['S2 H2', 'S3 HA', 'SA HK', 'S4 H3']}                           | ${'S2 S3 SA S4'} | ${3}   | ${'though the partner is higher'}
      ${['SA H2', 'HA', 'SK HK', 'S4 H3']}                              | ${'SA HA SK S4'} | ${3}   | ${'the only opposing spade'}
      ${['SAK H2', 'H3456789TJQKA', 'SQJT98765432 C3', 'C456789TJQKA']} | ${'SK H3 S2 C4'} | ${1}   | ${'no opposing spade: next seat clockwise'}
    `('SP-D18 $plays: seat $winner, $why', ({ hands, plays: text, winner }) => {
      const setting = { options: { irregularLead: 'trickLost' }, hands } as const
      const at = plays(playing(setting), text)
      expect([lastWinner(at), turn(at)]).toEqual([winner, winner])
    })

    test('SP-D18 alone everybody else is an opponent', () => {
      const at = playing(
        {
          seats: 3,
          options: { form: 'solo', irregularLead: 'trickLost' },
          hands: ['SA H2', 'S2', 'SK'],
        },
        '3 3 3',
      )
      expect(lastWinner(plays(at, 'SA S2 SK'))).toBe(2)
    })

    test('SP-D18 it counts for everything: an opponent who bid nil has failed', () => {
      const start = house('trickLost', '3 nil 3 3', { deals: 1 })
      const end = clockOut(plays(start, 'SA SK SQ SJ'))
      expect(end.state.sheet[0]?.tricks[1]).toBeGreaterThan(0)
      expect(end.state.sheet[0]?.sides[1]?.lines.find(({ code }) => code === 'nil-failed')).toMatchObject({ seat: 1 })
    })

    test.each(['nil', 'blind-nil'])('SP-D18 a seat that has bid %s is refused every early spade', (bid) => {
      const options = { irregularLead: 'trickLost', blindNil: 'anytime' } as const
      const start = playOut(table({ options, hands }), bid === 'nil' ? '0 look' : '3 look')
      const at = playOut(
        start,
        `0 bid ${bid}, 1 look, 1 bid 3, 2 look, 2 bid 3, ${bid === 'nil' ? '3 look, ' : ''}3 bid 3`,
      )
      expect(playable(at)).not.toContain('S')
      expect(refusal(at, 0, 'play SA')).toEqual({ code: 'spades-not-broken', nil: true })
    })

    test('SP-D18 once spades are broken a lead is regular', () => {
      const taken = plays(house('trickLost'), 'SA SK SQ SJ')
      expect(spader.view(taken.state, 1).trick.early).toBe(false)
      const next = clockWhile(taken, ({ piles }) => piles.tricks.length < 2)
      expect(next.state.piles.tricks[1]?.early).toBe(false)
    })
  })
})
