import { describe, expect, test } from 'vitest'
import { elderWins } from '../../src/bots/ekarte/equity.ts'
import { bitOf, cardsOf, suitMask } from '../../src/bots/ekarte/hand.ts'
import { chosen, plain } from '../../src/bots/ekarte/plain.ts'
import { isRefusal, isRuleHand } from '../../src/bots/ekarte/rule-hands.ts'
import { leaderMakes } from '../../src/bots/ekarte/solve.ts'
import { thumbLead } from '../../src/bots/ekarte/thumb.ts'
import { decide, explain, interject, STRENGTHS, stream } from '../../src/bots/index.ts'
import type { Card } from '../../src/cards/card.ts'
import { legalActions } from '../../src/core/game.ts'
import { ekarte } from '../../src/games/ekarte/index.ts'
import { PACK } from '../../src/games/ekarte/pack.ts'
import { leaderMakes as slowLeaderMakes } from '../games/ekarte/solver.ts'
import { at, cards, playOut, type Stacked, type Table, table } from '../games/ekarte/support.ts'
import { numbers, shuffled } from '../support/chance.ts'

const SPADES = suitMask(0)

/** What a bot of each strength does at a seat. */
const answersAt = ({ state }: Table, seat: 0 | 1, seed = 1): readonly string[] =>
  STRENGTHS.map((strength) =>
    decide(ekarte, strength, ekarte.view(state, seat), legalActions(ekarte, state, seat), stream([seed, 0, 0, 0])),
  )

/** A deal with the elder's hand; the dealer has of the rest what a shuffle gives. */
const dealFor = (elder: string, seed: number): Stacked => {
  const hand = cards(elder)
  const turnUp: Card = hand.includes('S9') ? 'S8' : 'S9'
  const rest = shuffled(
    PACK.filter((card) => !hand.includes(card) && card !== turnUp),
    numbers(seed),
  )
  return { elder, dealer: rest.slice(0, 5).join(' '), turnUp, stock: rest.slice(5).join(' ') }
}

/** The classes of hands that the old books let the elder play without proposing, each at its weakest; spades are trumps. */
const RULE_HANDS = [
  ['three trumps and anything', 'SA S8 S7 H8 D7'],
  ['three trumps and anything', 'ST S8 S7 C7 D8'],
  ['three trumps and anything', 'SQ SA S7 H9 H7'],
  ['four trumps', 'SJ ST S8 S7 D7'],
  ['two trumps, three of a suit', 'S8 S7 H9 H8 H7'],
  ['two trumps, three of a suit', 'SA S7 DT D9 D7'],
  ['two trumps, three of a suit', 'SJ S8 CQ C8 C7'],
  ['two trumps, a guarded knave', 'S8 S7 HJ H7 D7'],
  ['two trumps, a guarded queen', 'S8 S7 HQ H7 D7'],
  ['two trumps, a guarded queen', 'ST S7 CQ C8 H8'],
  ['two trumps, a guarded king', 'S8 S7 DK D7 C7'],
  ['two trumps, two small cards, a king', 'S8 S7 H8 H7 DK'],
  ['two trumps, two small cards, a king', 'SA S8 C9 C7 HK'],
  ['two trumps, king and knave of different suits', 'S8 S7 HK DJ C7'],
  ['two trumps, king and queen of different suits', 'S8 S7 HK DQ C8'],
  ['two trumps, queen, knave and ten of different suits', 'S8 S7 HQ DJ CT'],
  ['two trumps, two kings', 'S8 S7 HK DK C7'],
  ['one trump, king, queen and knave', 'S7 HK HQ HJ D7'],
  ['one trump, king, queen and knave', 'S8 CK CQ CJ H9'],
  ['one trump, four of a suit to the king', 'S7 HK H9 H8 H7'],
  ['one trump, four of a suit to the king', 'ST DK DT D8 D7'],
  ['one trump, three of a suit to the queen, another queen', 'S7 HQ H8 H7 DQ'],
  ['one trump, three of a suit to the king, a queen', 'S7 HK H8 H7 DQ'],
  ['one trump, two kings', 'S7 HK DK C8 C7'],
  ['no trump, three queens', 'HQ DQ CQ H7 D7'],
  ['no trump, three kings', 'HK DK CK H7 D7'],
  ['no trump, four court cards', 'HK HQ DK DQ C7'],
] as const

/** Hands that fall short of a class, or hold the king of trumps, which makes it safe to ask for more. */
const PROPOSALS = [
  ['two trumps, nothing high', 'S8 S7 HT H7 D8'],
  ['two trumps, three small suits', 'S8 S7 HA DT C9'],
  ['one trump, king and queen', 'S7 HK HQ D8 C7'],
  ['one trump, four of a suit to the queen', 'S7 HQ H9 H8 H7'],
  ['one trump, four small suits', 'SQ H9 H8 D8 C7'],
  ['one trump, two queens alone', 'S7 HQ DQ D7 C7'],
  ['no trump, two kings', 'HK DK H8 C7 D7'],
  ['no trump, nothing', 'H9 H8 D8 D7 C7'],
  ['three trumps with the king', 'SK S8 S7 H8 D7'],
  ['two trumps with the king, three of a suit', 'SK S7 H9 H8 H7'],
] as const

describe('what the elder plays without proposing', () => {
  test.each(RULE_HANDS)('%s: %s', (_, hand) => {
    expect(isRuleHand(cardsOf(cards(hand)), SPADES)).toBe(true)
  })

  test.each(STRENGTHS)('the %s bot does so with at least 95 of 100 of these hands, at any even score', (strength) => {
    const asked = RULE_HANDS.flatMap(([, hand], number) => {
      const now = table({}, dealFor(hand, number + 1))
      return [now, at(now, [1, 1]), at(now, [2, 2])].map(
        (now) => answersAt(now, 0, number)[STRENGTHS.indexOf(strength)],
      )
    })
    const right = asked.filter((text) => text === 'stand').length
    expect(right / asked.length).toBeGreaterThanOrEqual(0.95)
  })

  test.each(PROPOSALS)('but proposes with %s: %s', (_, hand) => {
    const [text] = answersAt(table({}, dealFor(hand, 1)), 0)
    expect(text).toBe('propose')
  })

  test('the number asked for is what is neither trump nor king', () => {
    const now = table({ proposalNumber: 'withProposal' }, dealFor('S7 HK D9 D8 C7', 1))
    expect(answersAt(now, 0)).toEqual(['propose 3', 'propose 3'])
  })
})

describe('with what the dealer refuses', () => {
  test.each([
    ['two trumps and three of a suit want a court card', 'S8 S7 HT H8 H7', false],
    ['so that is enough', 'S8 S7 HJ H8 H7', true],
    ['king, queen and knave want another court card', 'S7 HK HQ HJ D7', false],
    ['so that is enough', 'S7 HK HQ HJ DJ', true],
    ['four of a suit and a trump are too weak', 'S7 HK H9 H8 H7', false],
    ['three trumps', 'SA S8 S7 H8 D7', true],
    ['three queens, two of them guarded', 'HQ DQ CQ H7 D7', true],
    ['four court cards of two suits', 'HK HQ DK DQ C7', false],
  ] as const)('%s: %s', (_, hand, refuses) => {
    expect(isRefusal(cardsOf(cards(hand)), SPADES)).toBe(refuses)
  })
})

describe('the exchange', () => {
  const given = (elder: string, given = {}): Table => playOut(table(given, dealFor(elder, 3)), 'N propose, D accept')

  test.each([
    ['trumps and kings are kept', 'S7 HK D9 D8 C7', 'discard D9 D8 C7'],
    ['nothing is worth keeping', 'H9 H8 D8 D7 C7', 'discard H9 H8 D8 D7 C7'],
    ['one card must go: a king before a trump', 'SK SQ SJ ST HK', 'discard HK'],
  ])('%s', (_, hand, text) => {
    expect(answersAt(given(hand), 0)).toEqual([text, text])
  })
})

describe('the king', () => {
  const holding: Stacked = { elder: 'SK S8 HK H7 D7', dealer: 'S7 H8 DQ C8 C7', turnUp: 'S9' }

  test('is marked before the first card', () => {
    const now = playOut(table({}, holding), 'N stand')
    expect(answersAt(now, 0)).toEqual(['king', 'king'])
  })

  test('is answered for when it is asked for', () => {
    const now = playOut(table({ kingWindow: 'beforeFirstLead' }, holding), 'N stand')
    expect(answersAt(now, 0)).toEqual(['king', 'king'])
    expect(answersAt(now, 1)).toEqual(['no-king', 'no-king'])
  })

  test('stays hidden by the strong one when whoever makes the point wins', () => {
    const now = playOut(at(table({}, { ...holding, elder: holding.dealer, dealer: holding.elder }), [4, 3]), 'N stand')
    const lead = playOut(now, 'N play H8')
    const [simple, subtle] = answersAt(lead, 1)
    expect(simple).toBe('king')
    expect(subtle).toMatch(/^play/)
  })
})

describe('irregular cards', () => {
  const deal: Stacked = { elder: 'HA H8 D7 C8 C7', dealer: 'HK H7 S7 DQ DJ', turnUp: 'S9' }

  test('are never played, though they may be', () => {
    for (let seed = 0; seed < 20; seed++) {
      const now = playOut(table({ irregular: 'claimable' }, dealFor('HA H8 D7 C8 C7', seed)), 'N stand, N play HA')
      const bound = playOut(table({}, dealFor('HA H8 D7 C8 C7', seed)), 'N stand, N play HA')
      const right = legalActions(ekarte, bound.state, 1).map(ekarte.write)
      for (const text of answersAt(now, 1, seed)) expect(right).toContain(text)
    }
  })

  test('are taken back', () => {
    const { state } = playOut(table({ irregular: 'claimable' }, deal), 'N stand, N play HA, D play H7')
    expect(interject(ekarte, ekarte.view(state, 1), legalActions(ekarte, state, 1), [])).toBe('take-back')
    expect(interject(ekarte, ekarte.view(state, 0), legalActions(ekarte, state, 0), [])).toBe(undefined)
  })
})

describe('the play of the cards', () => {
  test('the solver finds what a plain search finds', () => {
    const below = numbers(11)
    for (let deal = 0; deal < 150; deal++) {
      const pack = shuffled(PACK, below)
      const size = 2 + (deal % 4)
      const [leader, follower] = [pack.slice(0, size), pack.slice(size, 2 * size)]
      expect(leaderMakes(cardsOf(leader), cardsOf(follower), SPADES, -1, 9)).toBe(
        slowLeaderMakes(leader, follower, 'S'),
      )
    }
  })

  test.each([
    ['high trumps from three', 'SK SQ S7 H8 D7', 'SK'],
    ['the highest of the longest suit', 'S7 HQ H9 H8 DK', 'HQ'],
    ['not the trump from two', 'SQ S7 HK H8 D9', 'HK'],
  ] as const)('leads %s', (_, hand, card) => {
    expect(thumbLead(cardsOf(cards(hand)), SPADES)).toBe(bitOf(card))
  })

  test('a sure trick is called so', () => {
    const { state } = playOut(table({}, { elder: 'SK SQ S8 H8 D7', dealer: 'HK DK CK CQ S7', turnUp: 'S9' }), 'N stand')
    expect(explain(ekarte, ekarte.view(state, 0), 'play SK')).toEqual({ code: 'sure-trick', card: 'SK' })
  })
})

describe('the score', () => {
  test('a mark is worth more to the one who needs it most', () => {
    expect(elderWins(1, 1)).toBeGreaterThan(0.5)
    expect(elderWins(1, 3)).toBeGreaterThan(elderWins(3, 1))
    for (let need = 2; need <= 11; need++) expect(elderWins(need - 1, 3)).toBeGreaterThan(elderWins(need, 3))
  })

  test('nobody gives up', () => {
    const now = table({}, dealFor('H9 H8 D8 D7 C7', 2))
    expect(legalActions(ekarte, now.state, 0).map(ekarte.write)).toContain('concede')
    for (let seed = 0; seed < 20; seed++) expect(answersAt(now, 0, seed)).not.toContain('concede')
  })

  test('a bot that nobody waits for has no answer', () => {
    const { state } = table({}, dealFor('H9 H8 D8 D7 C7', 2))
    const legal = legalActions(ekarte, state, 1)
    expect(chosen(legal, 'accept')).toBe(undefined)
    expect(() => plain(ekarte.view(state, 1), legal, stream([1, 1, 1, 1]))).toThrow('out of turn')
  })
})
