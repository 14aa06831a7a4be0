import { describe, expect, test } from 'vitest'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { cards, code, legal, legalOf, playOut, refusal, type Table, table, told } from './support.ts'

const DEAL = {
  elder: 'SQ HT DT D7 C9',
  dealer: 'SJ SA H8 C8 C7',
  turnUp: 'S7',
  stock: 'HK HQ DK DQ CK CQ',
} as const

const start = (given: Parameters<typeof table>[0] = {}) => table(given, DEAL)

/** One accepted proposal in which the elder changes so many cards and the dealer so many. */
const exchange = (now: Table, elder: number, dealer: number): Table => {
  const numbered = now.state.options.proposalNumber === 'withProposal'
  const asked = playOut(now, `N propose${numbered ? ` ${elder}` : ''}, D accept`)
  const first = (table: Table, seat: number, count: number) =>
    `${seat} discard ${(table.state.hands[seat] ?? []).slice(0, count).join(' ')}`.trim()
  const drawn = playOut(asked, first(asked, 1 - asked.state.dealer, elder))
  return drawn.state.phase === 'dealer-exchange' ? playOut(drawn, first(drawn, drawn.state.dealer, dealer)) : drawn
}

describe('the proposal', () => {
  test('EK-5 the non-dealer proposes or plays; the dealer accepts or refuses', () => {
    expect(legal(start(), 'N')).toEqual(['propose', 'stand', 'packets 3+2', 'packets 2+3', 'concede'])
    expect(legal(start(), 'D')).toEqual(['concede'])
    const asked = playOut(start(), 'N propose')
    expect(legal(asked, 'D')).toEqual(['accept', 'refuse', 'concede'])
    expect(legal(asked, 'N')).toEqual(['packets 3+2', 'packets 2+3', 'concede'])
  })

  test('EK-5 a proposal and the answer are final', () => {
    const asked = playOut(start(), 'N propose')
    expect(code(asked, 'N stand')).toBe('not-your-turn')
    expect(code(asked, 'N propose')).toBe('not-your-turn')
    const accepted = playOut(asked, 'D accept')
    expect(code(accepted, 'D refuse')).toBe('not-your-turn')
    const refused = playOut(asked, 'D refuse')
    expect(code(refused, 'D accept')).toBe('not-your-turn')
    expect(code(refused, 'N propose')).toBe('not-now')
  })

  test('EK-7 after an exchange the non-dealer proposes or plays again, and the dealer may refuse freely', () => {
    const again = exchange(start(), 1, 1)
    expect(legalOf(again, 'N', 'propose')).toEqual(['propose'])
    expect(legalOf(again, 'N', 'stand')).toEqual(['stand'])
    const refused = playOut(again, 'N propose, D refuse')
    expect(refused.state).toMatchObject({ phase: 'play', exposure: 'none' })
    expect(refused.events.at(-1)).toEqual({ code: 'refused', seat: 1, exposed: false })
    const stood = playOut(again, 'N stand')
    expect(stood.state).toMatchObject({ phase: 'play', exposure: 'none' })
    expect(stood.events.at(-1)).toEqual({ code: 'stood', seat: 0, exposed: false })
  })

  test('EK-D9 afterAcceptance: plain propose, and the size of the discard is the number', () => {
    expect(refusal(start(), 'N propose 2')).toEqual({ code: 'proposal-number', numbered: false, min: 1, max: 5 })
    const accepted = playOut(start(), 'N propose, D accept')
    expect(legalOf(accepted, 'N', 'discard')).toHaveLength(31)
    expect(exchange(start(), 2, 1).state.proposals).toEqual([{ answer: 'accepted', elderDrew: 2, dealerDrew: 1 }])
  })

  test('EK-D9 withProposal: propose 1 to 5, no plain propose, and exactly that many are discarded', () => {
    const now = start({ proposalNumber: 'withProposal' })
    expect(legalOf(now, 'N', 'propose')).toEqual(['propose 1', 'propose 2', 'propose 3', 'propose 4', 'propose 5'])
    expect(refusal(now, 'N propose')).toEqual({ code: 'proposal-number', numbered: true, min: 1, max: 5 })
    const asked = playOut(now, 'N propose 2')
    expect(asked.events.at(-1)).toEqual({ code: 'proposed', seat: 0, count: 2 })
    const accepted = playOut(asked, 'D accept')
    expect(legalOf(accepted, 'N', 'discard')).toHaveLength(10)
    expect(refusal(accepted, 'N discard SQ')).toEqual({ code: 'discard-count', min: 2, max: 2 })
    expect(refusal(accepted, 'N discard SQ HT DT')).toEqual({ code: 'discard-count', min: 2, max: 2 })
    const drawn = playOut(accepted, 'N discard DT C9')
    expect(legalOf(drawn, 'D', 'discard')).toHaveLength(31)
  })

  test('EK-D9 each proposal has its own number, at most what the stock can give', () => {
    let now = start({ proposalNumber: 'withProposal' })
    for (const [elder, dealer] of [
      [5, 5],
      [4, 5],
    ] as const)
      now = exchange(now, elder, dealer)
    expect(now.state.proposals.map(({ count }) => count)).toEqual([5, 4])
    expect(now.state.stock).toHaveLength(2)
    expect(legalOf(now, 'N', 'propose')).toEqual(['propose 1', 'propose 2'])
    expect(refusal(now, 'N propose 3')).toEqual({ code: 'proposal-number', numbered: true, min: 1, max: 2 })
  })
})

describe('the exchange', () => {
  test('EK-6 the non-dealer discards and draws as many, then the dealer', () => {
    const drawn = playOut(start(), 'N propose, D accept, N discard DT D7 C9')
    expect(drawn.state.hands[0]).toEqual(cards('SQ HK HQ HT DK'))
    expect(drawn.state.discards).toEqual([cards('DT D7 C9'), []])
    expect(ekarte.waitingFor(drawn.state)).toEqual([1])
    const both = playOut(drawn, 'D discard C7 C8')
    expect(both.state.hands[1]).toEqual(cards('SJ SA H8 DQ CK'))
    expect(both.state.discards).toEqual([cards('DT D7 C9'), cards('C8 C7')])
    expect(ekarte.waitingFor(both.state)).toEqual([0])
  })

  test('EK-6 the numbers exchanged are public; the discards are never looked at again', () => {
    const both = exchange(start(), 3, 2)
    expect(both.events.filter((event) => event.code === 'exchanged')).toEqual([
      { code: 'exchanged', seat: 0, count: 3 },
      { code: 'exchanged', seat: 1, count: 2 },
    ])
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = ekarte.view(both.state, viewer)
      expect(seen.discards).toEqual([3, 2])
      for (const card of both.state.discards.flat()) expect(JSON.stringify(seen)).not.toContain(`"${card}"`)
    }
  })

  test('EK-6 the dealer exchanges at least one; with dealerMinDiscard 0 he may keep his hand', () => {
    const one = playOut(start(), 'N propose, D accept, N discard C9')
    expect(refusal(one, 'D discard')).toEqual({ code: 'discard-count', min: 1, max: 5 })
    expect(legalOf(one, 'D', 'discard')).not.toContain('discard')

    const none = playOut(start({ dealerMinDiscard: 0 }), 'N propose, D accept, N discard C9')
    expect(legalOf(none, 'D', 'discard')).toContain('discard')
    const kept = playOut(none, 'D discard')
    expect(kept.state).toMatchObject({ phase: 'proposal', hands: [expect.anything(), cards(DEAL.dealer)] })
    expect(kept.events.at(-1)).toEqual({ code: 'exchanged', seat: 1, count: 0 })
  })

  test('EK-Q4 the non-dealer must discard 1 to 5 after acceptance', () => {
    const accepted = playOut(start({ dealerMinDiscard: 0 }), 'N propose, D accept')
    expect(refusal(accepted, 'N discard')).toEqual({ code: 'discard-count', min: 1, max: 5 })
    expect(code(accepted, 'N discard SQ HT DT D7 C9')).toBeUndefined()
  })

  test('EK-Q3 the stock bounds what is asked for; the dealer gets what is left', () => {
    // 21 − 10 − 8 = 3 cards are left.
    const three = exchange(exchange(start(), 5, 5), 5, 3)
    expect(three.state.stock).toHaveLength(3)
    const accepted = playOut(three, 'N propose, D accept')
    expect(legalOf(accepted, 'N', 'discard').every((text) => text.split(' ').length <= 4)).toBe(true)
    const drawn = exchange(three, 2, 1)
    expect(drawn.state).toMatchObject({ phase: 'play', stock: [] })
    expect(told(drawn).slice(-3)).toEqual(['exchanged', 'exchanged', 'stock-emptied'])
  })

  test('EK-Q3, EK-D10 the dealer is not asked when the elder has emptied the stock', () => {
    const three = exchange(exchange(start({ dealerMinDiscard: 0 }), 5, 5), 5, 3)
    const drawn = exchange(three, 3, 0)
    expect(drawn.state).toMatchObject({ phase: 'play', stock: [] })
    expect(ekarte.waitingFor(drawn.state)).toEqual([0])
    expect(drawn.state.proposals.at(-1)).toEqual({ answer: 'accepted', elderDrew: 3 })
  })

  test('EK-D10 the dealer exchanges at most what is left, and is asked with dealerMinDiscard 0 too', () => {
    const two = exchange(exchange(start({ dealerMinDiscard: 0 }), 5, 5), 5, 4)
    expect(two.state.stock).toHaveLength(2)
    const asked = playOut(two, `N propose, D accept, N discard ${two.state.hands[0][0]}`)
    expect(ekarte.waitingFor(asked.state)).toEqual([1])
    expect(legalOf(asked, 'D', 'discard')).toHaveLength(6)
    const kept = playOut(asked, 'D discard')
    expect(kept.state).toMatchObject({ phase: 'proposal' })
    expect(kept.state.stock).toHaveLength(1)
    expect(legalOf(kept, 'N', 'propose')).toEqual(['propose'])
  })

  test('EK-D10 the elder draws before the dealer discards', () => {
    const drawn = playOut(start(), 'N propose, D accept, N discard DT D7 C9')
    expect(drawn.state.stock).toHaveLength(18)
    expect(drawn.state.hands[0]).toHaveLength(5)
    expect(drawn.state.discards[1]).toEqual([])
  })

  test('EK-X19 1 + 1 repeated: ten full exchanges leave one card, the eleventh is 1 + 0', () => {
    let now = start()
    for (let count = 1; count <= 10; count += 1) now = exchange(now, 1, 1)
    expect(now.state.stock).toHaveLength(1)
    expect(now.state.phase).toBe('proposal')
    const last = exchange(now, 1, 1)
    expect(last.state).toMatchObject({ phase: 'play', stock: [] })
    expect(last.state.proposals).toHaveLength(11)
    expect(last.state.proposals.at(-1)).toEqual({ answer: 'accepted', elderDrew: 1 })
  })

  test('EK-Q11 at the first decision the stock has 21 cards, so the non-dealer can always propose', () => {
    for (const options of [{}, { proposalNumber: 'withProposal' }] as const) {
      const now = start(options)
      expect(now.state.stock).toHaveLength(21)
      expect(legalOf(now, 'N', 'propose').length).toBeGreaterThan(0)
    }
  })
})
