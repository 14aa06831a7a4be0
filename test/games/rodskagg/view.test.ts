import { describe, expect, test } from 'vitest'
import type { Card } from '../../../src/cards/card.ts'
import type { Viewer } from '../../../src/core/game.ts'
import { PACK } from '../../../src/games/rodskagg/action.ts'
import { type RodskaggView, rodskagg } from '../../../src/games/rodskagg/index.ts'
import { at, cards, hand, packOf, playOut, type Table, table, trickPack } from './support.ts'

const see = ({ state }: Table, viewer: Viewer): RodskaggView => rodskagg.view(state, viewer)
const LOW = 'S2 S3 S4 S5 S6 S7'
const HIGH = 'CA CK CQ CJ CT C9'
const HIGH_TOO = 'HA HK HQ HJ HT H9'

/** The cards named anywhere in a view, an event or an action. */
const cardsIn = (json: unknown): readonly Card[] => {
  const text = JSON.stringify(json)
  return PACK.filter((card) => text.includes(`"${card}"`))
}

describe('RO-D26 what a viewer may know', () => {
  test('RO-D26 a hand that is not picked up is not shown to its owner', () => {
    const dealt = playOut(table({ rituals: true }, 3), 'C cut')
    expect(see(dealt, 0).own?.hand).toEqual([])
    expect(see(dealt, 2).own?.hand).toEqual([])
    expect(cardsIn([0, 1, 2].map((seat) => see(dealt, seat)))).toEqual([])
    expect(see(playOut(dealt, 'A pick-up'), 0).own?.hand).toEqual(cards('SA SK SQ S5 S4 S3'))
  })

  test('RO-D26 the own hand in the order in which a player holds it, and nobody else’s', () => {
    const now = table({}, 3, packOf(['C2 S3 HA SK D9 CT', HIGH.replace('CT', 'C8'), HIGH_TOO.replace('HA', 'H2')]))
    expect(see(now, 0).own?.hand).toEqual(cards('SK S3 HA D9 CT C2'))
    expect(cardsIn(see(now, 0))).toEqual(cards('SK S3 HA D9 CT C2'))
    expect(cardsIn(see(now, 'spectator'))).toEqual([])
    expect(see(now, 'spectator').own).toBeUndefined()
  })

  test('RO-D26 drawn cards are seen by him alone who drew them; how many, by all', () => {
    const drawn = playOut(table({}, 3, packOf([LOW, HIGH, HIGH_TOO], 'D2 DA')), 'A draw, A draw')
    expect(see(drawn, 0).own).toMatchObject({ drawn: ['D2', 'DA'], low: true })
    expect(cardsIn(see(drawn, 1))).toEqual(cards(HIGH))
    expect(see(drawn, 1).seats[0]).toMatchObject({ drawn: 2, cards: 6 })
    const done = playOut(drawn, 'A discard S2 S3')
    expect(see(done, 1).seats[0]).toMatchObject({ drawn: 0, exchange: 'drew', exchanged: 2 })
    expect([see(done, 1).stock, see(done, 1).discards]).toEqual([32, 2])
    expect(cardsIn(done.events)).toEqual([])
    expect(cardsIn(see(done, 0))).toEqual(cards('S7 S6 S5 S4 DA D2'))
  })

  test('RO-D26 that a seat kept, took a new hand, or a final one is public', () => {
    const circle = table(
      { lowHand: 'newHand', exchange: 'beforeBids' },
      3,
      packOf([LOW, HIGH, HIGH_TOO], 'DA D2 D3 D4 D5 D6'),
    )
    const taken = playOut(circle, 'A new-hand, A keep, B keep')
    expect(see(taken, 'spectator').seats.map((seat) => seat.exchange)).toEqual(['newHand', 'kept', undefined])
  })

  test('RO-D26 folded cards stay hidden, also from the page of the finished match', () => {
    const start = at(table({}, 3, trickPack('ABC', 'AAAB BB')), 3, 9, 9)
    const before = playOut(start, 'bids 3 0 0, tricks 4')
    const folded = cards(hand(before, 2))
    const over = playOut(before, 'C fold, tricks 2')
    expect(see(over, 0).over).toEqual({ winners: [0], ending: 'zero' })
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(cardsIn(see(over, viewer)).filter((card) => folded.includes(card))).toEqual([])
  })

  test('RO-D26 bids, answers, running scores, who has picked up and who is ready are public', () => {
    const start = table({ rituals: true }, 3, trickPack('ABC', 'AABB CA'))
    const open = playOut(start, 'C cut, C deal-ready, A pick-up')
    expect(see(open, 'spectator').seats.map((seat) => seat.pickedUp)).toEqual([true, false, true])
    const stayed = playOut(open, 'B pick-up, bids 3 1 0, tricks 4, A ask, C stay')
    const seen = see(stayed, 'spectator')
    expect(seen.calls.map(({ bid }) => bid)).toEqual([3, 1, 0])
    expect(seen.seats.map(({ tricks, running, score }) => [tricks, running, score])).toEqual([
      [2, 10, 12],
      [2, 10, 12],
      [0, 12, 12],
    ])
    expect(seen.seats[2]?.answer).toBe('stays')
    const scored = playOut(stayed, 'tricks 2, A ready')
    expect(see(scored, 1).seats.map((seat) => seat.ready)).toEqual([true, false, false])
  })

  test('RO-D24 the knocks are always the same list, whatever there is to knock for', () => {
    const dealt = playOut(table({ rituals: true }, 3), 'C cut')
    const peeked = playOut(dealt, 'A pick-up')
    expect(see(peeked, 1).own?.knocks).toEqual(see(dealt, 1).own?.knocks)
    expect(see(dealt, 1).own?.knocks.length).toBe(8)
    expect(see(table({}, 3), 1).own?.knocks).toEqual([])
  })

  test('RO-R4, RO-R5 what can be said follows from the running score alone', () => {
    const one = playOut(
      at(table({ rituals: true }, 3, trickPack('ABC', 'AABBCC')), 3, 0, 9),
      'open, bids 0 0 0, tricks 2',
    )
    expect([0, 1, 2].map((seat) => see(one, seat).own?.say)).toEqual([[1], [0], []])
    expect(see(playOut(one, 'A say 1'), 0).own?.say).toEqual([1])
  })
})

describe('what the page needs', () => {
  test('the trick in play and who holds it; the last trick stays until the next lead and after it', () => {
    const start = playOut(table({}, 3, trickPack('ABC', 'ABCABC')), 'bids 0 0 0')
    expect(see(start, 0).trick).toEqual({ number: 1, leader: 0, plays: [] })
    const two = playOut(start, 'cards 2')
    expect(see(two, 0).trick).toMatchObject({ number: 1, leader: 0, winning: 0 })
    const taken = playOut(two, 'cards 1')
    expect(see(taken, 0)).toMatchObject({ trick: { number: 2, leader: 0, plays: [] }, lastTrick: { winner: 0 } })
    expect(see(playOut(taken, 'cards 1'), 0).tricks.length).toBe(1)
  })

  test('RO-6, RO-7 at the question: who must, who may, what was answered, and what it is worth', () => {
    const start = table({}, 5, trickPack('ABCDE', 'EEBC EE'))
    const asked = playOut(start, 'bids 0 0 0 0 3, tricks 4')
    expect(see(asked, 0)).toMatchObject({ phase: 'answers', turn: 0 })
    const answered = playOut(asked, 'A fold')
    expect(see(answered, 0).question).toEqual({
      status: 'asked',
      seats: [
        { seat: 4, mustStay: true, trick: 1, none: 0 },
        { seat: 0, mustStay: false, answer: 'folds', trick: 2, none: 6 },
        { seat: 1, mustStay: true, trick: 1, none: 0 },
        { seat: 2, mustStay: true, trick: 1, none: 0 },
        { seat: 3, mustStay: false, trick: 2, none: 6 },
      ],
    })
    const forgotten = playOut(
      table({ rituals: true }, 3, trickPack('ABC', 'AABB')),
      'open, bids 0 0 0, tricks 4, A proceed',
    )
    expect(see(forgotten, 0).question).toMatchObject({
      status: 'forgotten',
      seats: [{ mustStay: true }, { mustStay: true }, { mustStay: true, trick: 1, none: 0 }],
    })
  })

  test('the finished deal stays for those who have not gone on, with its lines, sums and tricks', () => {
    const next = playOut(table({}, 3, trickPack('ABC', 'AABB CA')), 'bids 3 1 0, tricks 4, C stay, tricks 2')
    expect(next.state.deal.number).toBe(2)
    const { finished } = see(next, 1)
    expect(finished).toMatchObject({ number: 1, declarer: 0, bid: 3, taken: [3, 2, 1], folded: [], stayed: [2] })
    expect(finished?.tricks.length).toBe(6)
    expect(finished?.sides[0]).toEqual({
      points: -3,
      total: 9,
      lines: [{ code: 'contract', points: -3, tricks: 3, bid: 3 }],
    })
  })

  test('with rituals the deal just scored is shown while people get ready, with penalties knocked since', () => {
    const scored = playOut(
      table({ rituals: true }, 3, trickPack('ABC', 'AABB CA')),
      'open, bids 3 1 0, tricks 4, A ask, C stay, tricks 2, B knock ask 0',
    )
    expect(see(scored, 1).finished?.sides[1]).toMatchObject({ points: -1, total: 11 })
    expect(see(scored, 1)).toMatchObject({ phase: 'ready', waiting: [0, 1, 2] })
    expect(see(scored, 1).turn).toBeUndefined()
  })

  test('the line of sums leads from 12 to the booked score', () => {
    const packs = [trickPack('ABC', 'AABB CC'), trickPack('BCA', 'AAAB BB')]
    const start = table({ rituals: true }, 3, ...packs)
    const one = playOut(start, 'open, bids 3 1 0, tricks 4, A ask, C stay, tricks 2, ready, A knock cut 1')
    expect(see(one, 'spectator').sums).toEqual([
      [12, -2, 5, 1],
      [12, -2],
      [12, -4],
    ])
    const two = playOut(one, 'open, bids 0 0 3, tricks 4, A ask, C fold, tricks 2, C knock cut 1')
    expect(see(two, 'spectator').sums).toEqual([
      [12, -2, 5, -3, 1],
      [12, -2, -3],
      [12, -4, 1],
    ])
    for (const [seat, sums] of see(two, 0).sums.entries())
      expect(sums.reduce((sum, change) => sum + change, 0)).toBe(see(two, 0).seats[seat]?.score)
  })

  test('RO-12 a play-off says who plays in it', () => {
    const tied = playOut(at(table({}, 3, trickPack('ABC', 'ABBCCA')), 9, 2, 2), 'bids 0 0 0, tricks 6')
    expect(see(tied, 0)).toMatchObject({ playOff: true, players: [2, 1], phase: 'exchange', turn: 2 })
    expect(see(tied, 0).own).toMatchObject({ hand: [], say: [], knocks: [] })
    expect(see(tied, 0).question).toBeUndefined()
  })
})
