import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../src/core/options.ts'
import { replay, resultOf } from '../../../src/core/replay.ts'
import { findGame } from '../../../src/games/index.ts'
import { packFor } from '../../../src/games/spader/cards.ts'
import { type SpaderOptions, spader } from '../../../src/games/spader/index.ts'
import { blindNilRule, nilIsOn, openSeats, targetOf } from '../../../src/games/spader/options.ts'
import { bids, clockOut, endOfDeal, house, legal, table } from './support.ts'

const FORMS = ['pairs', 'family', 'solo', 'two'] as const

describe('section 2: options', () => {
  test('SP-1 the defaults are those in bold', () => {
    expect(house()).toEqual({
      form: 'pairs',
      target: 'usual',
      deals: 0,
      bidCorrection: true,
      teamBidCap: true,
      nil: true,
      blindNil: 'behind100',
      blindNilExchange: false,
      failedNilTricks: 'bags',
      bagOverflow: 'carry',
      jokers: false,
      jokerRemoves: 'redTwos',
      suicide: false,
      mirror: false,
      irregularLead: 'blocked',
      openHands: 'none',
      losingScore: 'none',
    })
  })

  test.each`
    id        | options               | seats
    ${'SP-1'} | ${{ form: 'pairs' }}  | ${[4]}
    ${'SP-F'} | ${{ form: 'family' }} | ${[4]}
    ${'SP-C'} | ${{ form: 'solo' }}   | ${[3, 4, 5]}
    ${'SP-D'} | ${{ form: 'two' }}    | ${[2]}
  `('$id $options is for $seats seats', ({ options, seats }) => {
    expect(spader.seatCounts(house(options))).toEqual(seats)
  })

  test.each`
    id         | options                          | seats | target
    ${'SP-9'}  | ${{}}                            | ${4}  | ${500}
    ${'SP-F'}  | ${{ form: 'family' }}            | ${4}  | ${25}
    ${'SP-3P'} | ${{ form: 'solo' }}              | ${3}  | ${300}
    ${'SP-C'}  | ${{ form: 'solo' }}              | ${4}  | ${500}
    ${'SP-C'}  | ${{ form: 'solo' }}              | ${5}  | ${500}
    ${'SP-D'}  | ${{ form: 'two' }}               | ${2}  | ${500}
    ${'SP-9'}  | ${{ target: 250 }}               | ${4}  | ${250}
    ${'SP-3P'} | ${{ form: 'solo', target: 500 }} | ${3}  | ${500}
  `('$id $options with $seats seats is played to $target', ({ options, seats, target }) => {
    expect(targetOf(house(options), seats)).toBe(target)
  })

  test('SP-F which seats lie open', () => {
    expect(openSeats(house({ form: 'family', openHands: '0,2' }))).toEqual([0, 2])
    expect(openSeats(house({ form: 'family' }))).toEqual([])
  })

  test('SP-F, SP-S, SP-M, SP-J, SP-C every preset can be played', () => {
    for (const [name, preset] of Object.entries(spader.presets)) {
      const options = readOptions(spader.options, preset)
      if (!options.ok) throw new Error(name)
      for (const seats of spader.seatCounts(options.value)) {
        expect(spader.optionConflict(options.value, seats), name).toBeUndefined()
      }
    }
    expect(spader.presets.standard).toEqual({})
  })
})

describe('section 2: conflicts', () => {
  test.each`
    options                                         | code                        | names
    ${{ suicide: true, mirror: true }}              | ${'suicide-with-mirror'}    | ${['suicide', 'mirror']}
    ${{ suicide: true, form: 'solo' }}              | ${'suicide-outside-pairs'}  | ${['suicide', 'form']}
    ${{ suicide: true, form: 'two' }}               | ${'suicide-outside-pairs'}  | ${['suicide', 'form']}
    ${{ mirror: true, jokers: true }}               | ${'mirror-with-jokers'}     | ${['mirror', 'jokers']}
    ${{ mirror: true, jokers: true, form: 'solo' }} | ${'mirror-with-jokers'}     | ${['mirror', 'jokers']}
    ${{ form: 'family', jokers: true }}             | ${'family-with-jokers'}     | ${['form', 'jokers']}
    ${{ form: 'family', suicide: true }}            | ${'family-with-suicide'}    | ${['form', 'suicide']}
    ${{ form: 'family', mirror: true }}             | ${'family-with-mirror'}     | ${['form', 'mirror']}
    ${{ blindNilExchange: true, form: 'family' }}   | ${'exchange-outside-pairs'} | ${['blindNilExchange', 'form']}
    ${{ blindNilExchange: true, form: 'solo' }}     | ${'exchange-outside-pairs'} | ${['blindNilExchange', 'form']}
    ${{ blindNilExchange: true, form: 'two' }}      | ${'exchange-outside-pairs'} | ${['blindNilExchange', 'form']}
  `('SP-D1 $options: $code', ({ options, code, names }) => {
    expect(spader.optionConflict(house(options), 4)).toEqual({ code, options: names })
  })

  test.each<Partial<SpaderOptions>>([
    { suicide: true, jokers: true },
    { suicide: true, nil: false, blindNil: 'anytime', blindNilExchange: true },
    { mirror: true, form: 'two' },
    { mirror: true, form: 'solo' },
    { mirror: true, nil: false, blindNil: 'anytime', blindNilExchange: true },
    { jokers: true, form: 'two' },
    { jokers: true, form: 'solo' },
    { teamBidCap: true, form: 'solo' },
    { openHands: '1,2', form: 'pairs' },
    { jokerRemoves: 'minorTwos', jokers: false },
    { target: 25, deals: 6 },
    { form: 'family', nil: true, blindNil: 'anytime', failedNilTricks: 'contract', bagOverflow: 'zero' },
    { form: 'family', losingScore: -200 },
  ])('SP-D1 no conflict: %o', (options) => {
    expect(spader.optionConflict(house(options), 4)).toBeUndefined()
  })
})

describe('SP-D1 options that mean nothing in the chosen form have no effect', () => {
  test('teamBidCap outside pairs: everybody may bid all tricks', () => {
    const at = bids(table({ options: { form: 'solo', blindNil: 'off' } }), '13 13')
    expect(legal(at, 2)).toContain('bid 13')
  })

  test('openHands outside family: no hand lies open', () => {
    const { state } = table({ options: { openHands: '0,1,2,3' } })
    expect(spader.view(state, 'spectator').places.map(({ openHand }) => openHand)).toEqual(Array(4).fill(undefined))
  })

  test.each([3, 5])('jokerRemoves with %i seats', (seats) => {
    const solo = { form: 'solo', jokers: true } as const
    expect(packFor(house({ ...solo, jokerRemoves: 'minorTwos' }), seats)).toEqual(packFor(house(solo), seats))
  })

  test('target with deals: a chosen target does not end the match', () => {
    const at = endOfDeal({ options: { target: 25, deals: 2 }, bids: [3, 3, 3, 3], tricks: [4, 3, 3, 3] })
    expect(spader.standing(at.state)).toMatchObject({ over: false, scores: [61, 60] })
  })

  test('losingScore in family: nobody has lost', () => {
    const options = { form: 'family', losingScore: -200 } as const
    const at = endOfDeal({ options, bids: [3, 3, 3, 3], tricks: [4, 3, 3, 3], totals: [-300, 1, 0, 0] })
    expect(spader.standing(at.state).over).toBe(false)
  })
})

describe('SP-D2 nil and blind nil that count as on or off', () => {
  test.each`
    options                                               | nil      | blindNil
    ${{}}                                                 | ${true}  | ${'behind100'}
    ${{ nil: false, blindNil: 'anytime' }}                | ${false} | ${'off'}
    ${{ nil: false, suicide: true, blindNil: 'anytime' }} | ${true}  | ${'anytime'}
    ${{ nil: false, mirror: true, blindNil: 'anytime' }}  | ${true}  | ${'off'}
    ${{ form: 'family', blindNil: 'anytime' }}            | ${false} | ${'off'}
    ${{ form: 'two', blindNil: 'anytime' }}               | ${true}  | ${'off'}
    ${{ form: 'solo', blindNil: 'anytime' }}              | ${true}  | ${'anytime'}
  `('SP-D2 $options: nil $nil, blind nil $blindNil', ({ options, nil, blindNil }) => {
    expect([nilIsOn(house(options)), blindNilRule(house(options))]).toEqual([nil, blindNil])
  })

  test('SP-D2 without nil the lowest bid is 1', () => {
    expect(legal(table({ options: { nil: false } }), 0)[0]).toBe('bid 1')
  })
})

describe('SP-D4, SP-D5 headers', () => {
  const lastLine = (header: object) => {
    const moments = replay(
      JSON.stringify({ kortlank: 1, game: 'spader', seats: ['N', 'E', 'S', 'W'], ...header }),
      findGame,
    )
    let next = moments.next()
    while (next.done !== true) next = moments.next()
    return next.value.ok ? resultOf(next.value.value).waiting : next.value.error.code
  }

  test.each`
    id         | header                                                   | answer
    ${'SP-D4'} | ${{}}                                                    | ${[0]}
    ${'SP-D4'} | ${{ seats: ['N', 'E', 'S'] }}                            | ${'bad-seats'}
    ${'SP-D4'} | ${{ options: { form: 'two' } }}                          | ${'bad-seats'}
    ${'SP-D4'} | ${{ options: { form: 'solo' }, seats: ['N', 'E'] }}      | ${'bad-seats'}
    ${'SP-D4'} | ${{ options: { hearts: true } }}                         | ${'unknown-option'}
    ${'SP-D4'} | ${{ options: { target: 400 } }}                          | ${'bad-option'}
    ${'SP-D4'} | ${{ options: { jokers: 1 } }}                            | ${'bad-option'}
    ${'SP-D4'} | ${{ options: { deals: '3' } }}                           | ${'bad-option'}
    ${'SP-D4'} | ${{ options: { deals: 31 } }}                            | ${'bad-option'}
    ${'SP-D4'} | ${{ options: { mirror: true, jokers: true } }}           | ${'option-conflict'}
    ${'SP-D5'} | ${{ options: { form: 'family', openHands: '0,2' } }}     | ${[0]}
    ${'SP-D5'} | ${{ options: { form: 'family', openHands: '2' } }}       | ${[0]}
    ${'SP-D5'} | ${{ options: { form: 'family', openHands: '0,1,2,3' } }} | ${[0]}
    ${'SP-D5'} | ${{ options: { form: 'family', openHands: 2 } }}         | ${'bad-option'}
    ${'SP-D5'} | ${{ options: { form: 'family', openHands: '2,0' } }}     | ${'bad-option'}
    ${'SP-D5'} | ${{ options: { form: 'family', openHands: '1,1' } }}     | ${'bad-option'}
    ${'SP-D5'} | ${{ options: { form: 'family', openHands: '4' } }}       | ${'bad-option'}
    ${'SP-D5'} | ${{ options: { form: 'family', openHands: '0, 2' } }}    | ${'bad-option'}
    ${'SP-D5'} | ${{ options: { form: 'family', openHands: '' } }}        | ${'bad-option'}
  `('$id header $header: $answer', ({ header, answer }) => {
    expect(lastLine(header)).toEqual(answer)
  })

  test('SP-D4 300.0 is 300', () => {
    expect(readOptions(spader.options, JSON.parse('{"target":300.0}'))).toMatchObject({
      ok: true,
      value: { target: 300 },
    })
  })

  test('SP-D24 a wrong pack stops the replay, a surplus one does not', () => {
    const header = JSON.stringify({ kortlank: 1, game: 'spader', options: { deals: 1 }, seats: ['N', 'E', 'S', 'W'] })
    const codeAfter = (...packs: readonly (readonly string[])[]) => {
      const moments = replay([header, ...packs.map((shuffle) => JSON.stringify({ shuffle }))].join('\n'), findGame)
      let next = moments.next()
      while (next.done !== true) next = moments.next()
      return next.value.ok ? 'played' : next.value.error.code
    }
    const pack = packFor(house(), 4)
    expect(codeAfter(pack)).toBe('played')
    expect(codeAfter(pack, ['SA'])).toBe('played')
    expect(codeAfter(pack.slice(1))).toBe('bad-pack')
    expect(codeAfter([...pack.slice(1), 'JB'])).toBe('bad-pack')
  })
})

test.each(FORMS)('SP-D6 form %s: one shuffle of the whole pack a deal', (form) => {
  const sizes: number[] = []
  const random = {
    shuffle: <C extends string>(pack: readonly C[]) => {
      sizes.push(pack.length)
      return pack
    },
  }
  const seats = form === 'two' ? 2 : 4
  const start = { ...spader.setup(house({ form, deals: 2 }), seats, random), random }
  expect(sizes).toEqual([52])
  clockOut(start)
  expect(sizes).toEqual([52, 52])
})
