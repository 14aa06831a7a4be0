import { describe, expect, test } from 'vitest'
import type { Clause } from '../../../src/core/ahead.ts'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import type { EkarteOptions } from '../../../src/games/ekarte/options.ts'
import { elderOf } from '../../../src/games/ekarte/state.ts'
import { playOut, type Stacked, type Table, table } from './support.ts'

/** Spades are trumps. From the lowest up the elder holds C7 D9 HQ S8 SA, the dealer D7 C8 HT CK SQ. */
const DEAL: Stacked = { elder: 'SA S8 HQ D9 C7', dealer: 'SQ CK HT C8 D7', turnUp: 'ST', stock: 'H7 H8 H9 D8 C9' }

const at = (script: string, options: Partial<EkarteOptions> = {}, deal = DEAL): Table =>
  playOut(table(options, deal), script)

const seatOf = ({ state }: Table, name: 'N' | 'D'): number => (name === 'N' ? elderOf(state) : state.dealer)

/** What a seat is offered, by condition. */
const offered = (now: Table, name: 'N' | 'D') =>
  Object.fromEntries(
    (ekarte.ahead?.offers(now.state, seatOf(now, name)) ?? []).map(({ when, acts }) => [when, acts] as const),
  )

/** What a clause means, as it is spelled; none if it means nothing now. */
const meant = (now: Table, name: 'N' | 'D', when: string, act: string): string | undefined => {
  const clause: Clause = { when, act }
  const action = ekarte.ahead?.means(now.state, seatOf(now, name), clause)
  return action && ekarte.write(action)
}

describe('EK-5, EK-6 the dealer, before the elder has spoken', () => {
  const now = at('')

  test('says yes or no, and what goes after a yes: the lowest cards, trumps last, one choice for each number', () => {
    expect(offered(now, 'D')).toEqual({
      asked: [
        'accept',
        'accept, exchange: discard D7',
        'accept, exchange: discard D7 C8',
        'accept, exchange: keep SQ CK',
        'accept, exchange: keep SQ',
        'accept, exchange: all',
        'refuse',
      ],
    })
    expect(offered(now, 'N')).toEqual({})
  })

  test('it is so when the elder has proposed, and not when the elder plays', () => {
    expect(meant(at('N propose'), 'D', 'asked', 'accept')).toBe('accept')
    expect(meant(at('N propose'), 'D', 'asked', 'refuse')).toBe('refuse')
    expect(meant(at('N stand, N play HQ'), 'D', 'asked', 'refuse')).toBeUndefined()
    expect(meant(at('N propose'), 'D', 'exchange', 'all')).toBeUndefined()
  })

  test('EK-Q3 after a yes the elder takes a card at least, and more is not offered than can be left', () => {
    const two: Table = { ...now, state: { ...now.state, stock: now.state.stock.slice(0, 2) } }
    expect(offered(two, 'D').asked).toEqual(['accept', 'accept, exchange: discard D7', 'refuse'])
    const one: Table = { ...now, state: { ...now.state, stock: now.state.stock.slice(0, 1) } }
    expect(offered(one, 'D').asked).toEqual(['accept', 'refuse'])
  })

  test('a dealer who may keep all cards can say so', () => {
    const acts = offered(at('', { dealerMinDiscard: 0 }), 'D').asked
    expect(acts?.slice(0, 3)).toEqual(['accept', 'accept, exchange: none', 'accept, exchange: discard D7'])
    expect(meant(at('N propose, D accept, N discard C7', { dealerMinDiscard: 0 }), 'D', 'exchange', 'none')).toBe(
      'discard',
    )
  })
})

describe('EK-6 the dealer, while the elder exchanges', () => {
  test('chooses what goes, by the cards that go or by those that stay', () => {
    const acts = ['discard D7', 'discard D7 C8', 'keep SQ CK', 'keep SQ', 'all']
    expect(offered(at('N propose, D accept'), 'D')).toEqual({ exchange: acts })
    const now = at('N propose, D accept, N discard C7')
    expect(acts.map((act) => meant(now, 'D', 'exchange', act))).toEqual([
      'discard D7',
      'discard D7 C8',
      'discard HT D7 C8',
      'discard HT D7 CK C8',
      'discard SQ HT D7 CK C8',
    ])
  })

  test('cards that are not in the hand mean nothing', () => {
    const now = at('N propose, D accept, N discard C7')
    for (const act of ['discard C7', 'keep SA', 'discard D7 H7', 'play D7'])
      expect(meant(now, 'D', 'exchange', act)).toBeUndefined()
  })
})

describe('EK-6 the elder, while the dealer answers', () => {
  test('chooses what goes after a yes and what to lead after a no', () => {
    expect(offered(at('N propose'), 'N')).toEqual({
      accepted: ['discard C7', 'discard D9 C7', 'keep SA S8', 'keep SA', 'all'],
      refused: ['play C7', 'play D9', 'play HQ', 'play S8', 'play SA'],
    })
    expect(meant(at('N propose, D accept'), 'N', 'accepted', 'keep SA')).toBe('discard S8 HQ D9 C7')
    expect(meant(at('N propose, D refuse'), 'N', 'refused', 'play HQ')).toBe('play HQ')
    expect(meant(at('N propose, D accept'), 'N', 'refused', 'play HQ')).toBeUndefined()
    expect(meant(at('N propose, D refuse'), 'N', 'accepted', 'all')).toBeUndefined()
  })

  test('EK-D9 a number that was named is the number that goes', () => {
    expect(offered(at('N propose 3', { proposalNumber: 'withProposal' }), 'N').accepted).toEqual(['keep SA S8'])
  })
})

describe('EK-7 the elder, with new cards, while the dealer exchanges', () => {
  // The elder has thrown C7 for H7.
  const script = 'N propose, D accept, N discard C7'

  test('proposes again, and knows what goes then; or leads', () => {
    expect(offered(at(script), 'N')).toEqual({
      again: [
        'propose',
        'propose, accepted: discard H7',
        'propose, accepted: discard H7 D9',
        'propose, accepted: keep SA S8',
        'propose, accepted: keep SA',
        'propose, accepted: all',
        'stand, lead: play H7',
        'stand, lead: play D9',
        'stand, lead: play HQ',
        'stand, lead: play S8',
        'stand, lead: play SA',
      ],
    })
    const now = at(`${script}, D discard D7`)
    expect(meant(now, 'N', 'again', 'propose')).toBe('propose')
    expect(meant(now, 'N', 'again', 'stand')).toBe('stand')
    expect(meant(at(`${script}, D discard D7, N stand`), 'N', 'lead', 'play HQ')).toBe('play HQ')
  })

  test('EK-D9 names the number where it must be named', () => {
    const named = { proposalNumber: 'withProposal' } as const
    expect(offered(at('N propose 1, D accept, N discard C7', named), 'N').again?.slice(0, 2)).toEqual([
      'propose 1, accepted: discard H7',
      'propose 2, accepted: discard H7 D9',
    ])
  })

  test('EK-Q3 nothing is offered when the dealer empties the stock', () => {
    const now = at(script)
    const empty: Table = { ...now, state: { ...now.state, stock: now.state.stock.slice(0, 1) } }
    expect(offered(empty, 'N')).toEqual({})
  })
})

describe('EK-8 the king', () => {
  const HELD: Stacked = { ...DEAL, elder: 'SK S8 HQ D9 C7' }

  test('whoever holds it is asked whether to announce it before leading', () => {
    expect(offered(at('N propose', {}, HELD), 'N').refused).toBeUndefined()
    expect(meant(at('N propose, D refuse', {}, HELD), 'N', 'refused', 'play HQ')).toBeUndefined()
    expect(meant(at('N propose, D refuse, N king', {}, HELD), 'N', 'refused', 'play HQ')).toBe('play HQ')
  })

  test('a king that everybody has seen holds nobody up', () => {
    const turned: Stacked = { ...DEAL, turnUp: 'SK' }
    expect(offered(at('N propose', {}, turned), 'N').refused).toHaveLength(5)
    expect(offered(at('N propose', { kingWindow: 'beforeFirstLead' }, turned), 'N').refused).toHaveLength(5)
  })

  test('where both are asked first, the elder says only that the exchange is over', () => {
    const asked = { kingWindow: 'beforeFirstLead' } as const
    expect(offered(at('N propose', asked), 'N').refused).toBeUndefined()
    const acts = offered(at('N propose, D accept, N discard C7', asked), 'N').again
    expect(acts?.filter((act) => act.startsWith('stand'))).toEqual(['stand'])
  })

  test('where a card may be taken back, none is led by itself', () => {
    const claimable = { irregular: 'claimable' } as const
    expect(offered(at('N propose', claimable), 'N').refused).toBeUndefined()
    expect(meant(at('N propose, D refuse', claimable), 'N', 'refused', 'play HQ')).toBeUndefined()
  })

  test('EK-D5 the dealer can still announce it after a lead that came by itself, and answers with no order', () => {
    const now = at('N propose, D refuse, N play HQ', {}, { ...DEAL, dealer: 'SK CK HT C8 D7' })
    expect(ekarte.objection(now.state, now.state.dealer, { type: 'king' })).toBeUndefined()
    expect(meant(now, 'D', 'led H', 'lowest')).toBeUndefined()
  })
})

describe('EK-9 a card to the next trick', () => {
  test('who has none of the suit led can take it with a trump alone', () => {
    const led = (deal: Stacked) => offered(at('N stand, N play HQ, D play HT', {}, deal), 'D')['led H']
    expect(led(DEAL)?.slice(0, 2)).toEqual(['lowest', 'take'])
    expect(led({ ...DEAL, dealer: 'DQ CK HT C8 D7' })?.slice(0, 2)).toEqual(['lowest', 'play D7'])
  })
})
