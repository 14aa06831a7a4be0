import { describe, expect, test } from 'vitest'
import { allSeats } from '../../../src/core/seat.ts'
import { PACK } from '../../../src/games/rodskagg/action.ts'
import { rodskagg } from '../../../src/games/rodskagg/index.ts'
import { code, hand, house, legal, piles, playOut, scores, table, told, trickPack, waitingFor } from './support.ts'

describe('RO-1, RO-2 the deal', () => {
  test('RO-1 three to seven players, each a side of his own', () => {
    expect(rodskagg.seatCounts(house())).toEqual([3, 4, 5, 6, 7])
    expect(rodskagg.standing(table({}, 4).state).sides).toEqual([[0], [1], [2], [3]])
  })

  test('RO-1 the pack has 52 cards and no jokers, in pack order S H D C from ace to two', () => {
    expect(PACK.length).toBe(52)
    expect(new Set(PACK).size).toBe(52)
    expect([PACK[0], PACK[12], PACK[13], PACK[51]]).toEqual(['SA', 'S2', 'HA', 'C2'])
  })

  test.each([
    [3, 34],
    [4, 28],
    [5, 22],
    [6, 16],
    [7, 10],
  ])('RO-2 %i players get six cards each, and %i are the stock', (seats, stock) => {
    const { state } = table({}, seats)
    expect(state.deal.hands.map((cards) => cards.length)).toEqual(allSeats(seats).map(() => 6))
    expect(state.deal.stock.length).toBe(stock)
    expect(piles(state).toSorted()).toEqual(PACK.toSorted())
  })

  test('RO-2 the last seat deals first; packets of three and three from his left', () => {
    const now = table({}, 3)
    expect(now.state.deal.dealer).toBe(2)
    expect(hand(now, 0)).toBe('SA SK SQ S5 S4 S3')
    expect(hand(now, 1)).toBe('SJ ST S9 S2 HA HK')
    expect(hand(now, 2)).toBe('S8 S7 S6 HQ HJ HT')
    expect(now.state.deal.stock[0]).toBe('H9')
  })

  test('RO-2 the deal passes clockwise and so does the first word', () => {
    const packs = [trickPack('ABC', 'ABABAB'), trickPack('BCA', 'ABABAB')]
    const second = playOut(table({}, 3, ...packs), 'bids 0 0 0, tricks 4, C fold, tricks 2')
    expect(second.state.deal).toMatchObject({ number: 2, dealer: 0, players: [1, 2, 0] })
    expect(waitingFor(second)).toEqual([1])
  })

  test('RO-D3 the pack is shuffled when the deal begins, before the cut, and cutting leaves it as it is', () => {
    const pack = PACK.toReversed()
    const uncut = table({ rituals: true }, 3, pack)
    expect(uncut.state.deal.stock).toEqual(pack)
    const own = playOut(uncut, 'C cut')
    const other = playOut(uncut, 'C offer-cut, B cut')
    expect(own.state.deal.hands).toEqual(other.state.deal.hands)
    expect(hand(own, 0)).toBe('C2 C3 C4 CJ CQ CK')
  })
})

describe('RO-R1, RO-R2 the rituals around the deal', () => {
  const uncut = table({ rituals: true }, 4)

  test('RO-D16 dealer, neighbour, dealer, and then only the seat on turn is waited for', () => {
    expect([waitingFor(uncut), legal(uncut, 3)]).toEqual([[3], ['cut', 'offer-cut']])
    const offered = playOut(uncut, 'D offer-cut')
    expect([waitingFor(offered), legal(offered, 2)]).toEqual([[2], ['cut']])
    const dealt = playOut(offered, 'C cut')
    expect([waitingFor(dealt), legal(dealt, 3)]).toEqual([[3], ['deal-ready']])
    const ready = playOut(dealt, 'D deal-ready')
    expect([waitingFor(ready), legal(ready, 0)]).toEqual([[0], ['pick-up']])
    expect(ready.state.deal.pickedUp).toEqual([3])
    expect(legal(playOut(ready, 'A pick-up'), 0)).toContain('bid 3')
  })

  test('RO-D16 the others may pick up at any time after the deal, and nobody waits for it', () => {
    expect([0, 1, 2].map((seat) => legal(uncut, seat))).toEqual([[], [], []])
    const dealt = playOut(uncut, 'D cut')
    expect([0, 1, 2].map((seat) => legal(dealt, seat))).toEqual([['pick-up'], ['pick-up'], ['pick-up']])
    const bid = playOut(dealt, 'D deal-ready, A pick-up, A bid 1')
    expect(waitingFor(bid)).toEqual([1])
    expect(legal(bid, 2)).toEqual(['pick-up'])
    expect(code(bid, 'B bid 2')).toBe('not-picked-up')
  })

  test('RO-R1 picking up before the ready phrase costs the peek penalty, whatever the option says', () => {
    for (const peekPenalty of [5, 6] as const) {
      const peeked = playOut(table({ rituals: true, peekPenalty }, 3), 'C cut, A pick-up, C deal-ready')
      expect(scores(playOut(peeked, 'B knock peek 0'))).toEqual([12 + peekPenalty, 12, 12])
    }
  })

  test('RO-R1 picking up after the phrase is no infraction', () => {
    const ready = playOut(table({ rituals: true }, 3), 'C cut, C deal-ready, A pick-up')
    expect(scores(playOut(ready, 'B knock peek 0'))).toEqual([12, 13, 12])
  })

  test('RO-R1 that somebody picked up, and too early, is seen by all', () => {
    const dealt = playOut(table({ rituals: true }, 3), 'C cut')
    const both = playOut(dealt, 'A pick-up, C deal-ready, B pick-up')
    expect(both.events.slice(dealt.events.length)).toEqual([
      { code: 'picked-up', seat: 0, early: true },
      { code: 'said-ready', seat: 2 },
      { code: 'picked-up', seat: 1, early: false },
    ])
  })

  test('RO-R2 the dealer pays for letting his right-hand neighbour cut', () => {
    for (const cutPenalty of [5, 0] as const) {
      const cut = playOut(table({ rituals: true, cutPenalty }, 3), 'C offer-cut, B cut')
      expect(scores(playOut(cut, 'A knock cut 2'))).toEqual([12, 12, 12 + cutPenalty])
    }
  })

  test('RO-R2 a dealer who cuts himself has done nothing', () => {
    expect(scores(playOut(table({ rituals: true }, 3), 'C cut, A knock cut 2'))).toEqual([13, 12, 12])
  })

  test('RO-D17 the offence is done with the offer, before the neighbour has cut', () => {
    const offered = playOut(table({ rituals: true }, 3), 'C offer-cut')
    expect(scores(playOut(offered, 'B knock cut 2'))).toEqual([12, 12, 17])
  })

  test('RO-D17 the neighbour is the nearest seat counter-clockwise that is not out', () => {
    const packs = [trickPack('ABCD', 'CCCD CD'), trickPack('BDA', 'BDAB DA'), trickPack('DAB', 'BDAB DA')]
    const lost = 'open, bids 0 0 redbeard 0, tricks 4, C ask, A fold, B fold, tricks 2, ready'
    const out = playOut(table({ rituals: true }, 4, ...packs), lost)
    expect(out.state.out).toEqual([2])
    const byA = playOut(out, 'open, bids 0 0 0, tricks 4, B ask, tricks 2, ready')
    const byD = playOut(byA, 'open, bids 0 0 0, tricks 4, D ask, tricks 2, ready')
    const offers = [out, byA, byD].map((now) => playOut(now, `${now.state.deal.dealer} offer-cut`).events.at(-1))
    expect(offers).toEqual([
      { code: 'cut-offered', seat: 0, to: 3 },
      { code: 'cut-offered', seat: 1, to: 0 },
      { code: 'cut-offered', seat: 3, to: 1 },
    ])
  })

  test('RO-Q16 there are no misdeals and the phrases are free: no action spells either', () => {
    for (const text of ['misdeal', 'cut misdeal', 'deal-ready knack', 'say knack'])
      expect(rodskagg.read(text)).toBeUndefined()
  })

  test('without rituals the cards are dealt and picked up at once', () => {
    const now = table({}, 3)
    expect(now.events).toEqual([{ code: 'dealt', deal: 1, dealer: 2, playOff: false, players: [0, 1, 2] }])
    expect(legal(now, 0)).toContain('bid 0')
    expect(told(uncut, playOut(uncut, 'D cut'))).toEqual(['cut', 'dealt'])
  })
})
