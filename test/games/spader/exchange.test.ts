import { describe, expect, test } from 'vitest'
import { spader } from '../../../src/games/spader/index.ts'
import { handOf } from '../../../src/games/spader/state.ts'
import {
  clockOut,
  legal,
  playOut,
  plays,
  refusal,
  type Setting,
  seatsWithActions,
  type Table,
  table,
  turn,
} from './support.ts'

const setting: Setting = {
  options: { blindNil: 'anytime', blindNilExchange: true },
  hands: ['SA HAK D3', 'SKQ', 'C23 S2', 'DAK'],
}
const oneBlind = (): Table =>
  playOut(table(setting), '0 bid blind-nil, 1 look, 1 bid 3, 2 look, 2 bid 4, 3 look, 3 bid 2')

describe('SP-8 the exchange', () => {
  test('SP-8 after all bids and before the lead the blind bidder passes two cards, the partner returns two', () => {
    const at = oneBlind()
    expect(at.state.phase).toEqual({ kind: 'exchange', seat: 0, to: 2, returning: false })
    const given = playOut(at, '0 give SA D3')
    expect(given.state.phase).toEqual({ kind: 'exchange', seat: 2, to: 0, returning: true })
    expect(handOf(given.state, 2)).toEqual(expect.arrayContaining(['SA', 'D3']))
    expect(handOf(given.state, 2).length).toBe(15)
    const done = playOut(given, '2 give C2 C3')
    expect([done.state.phase.kind, turn(done)]).toEqual(['play', 0])
    expect(handOf(done.state, 0)).toEqual(expect.arrayContaining(['C2', 'C3', 'HA', 'HK']))
    expect(handOf(done.state, 0)).not.toContain('SA')
    expect([0, 1, 2, 3].map((seat) => handOf(done.state, seat).length)).toEqual([13, 13, 13, 13])
  })

  test('SP-8 the returned cards may be the same ones', () => {
    const done = playOut(oneBlind(), '0 give SA D3, 2 give SA D3')
    expect(handOf(done.state, 0)).toEqual(handOf(oneBlind().state, 0))
  })

  test('SP-8 face down: the table hears who gives, not what', () => {
    const done = playOut(oneBlind(), '0 give SA D3, 2 give C2 C3')
    expect(done.events.slice(-2)).toEqual([
      { code: 'cards-given', seat: 0, to: 2, returning: false },
      { code: 'cards-given', seat: 2, to: 0, returning: true },
    ])
  })

  test('SP-D15 it is compulsory, the bidder sees the hand, the partner chooses from fifteen', () => {
    const at = oneBlind()
    expect([legal(at, 0).length, legal(at, 2)]).toEqual([78, []])
    expect(spader.view(at.state, 0).own).toMatchObject({ looked: true, hand: handOf(at.state, 0) })
    const given = playOut(at, '0 give SA D3')
    expect(legal(given, 2).length).toBe(105)
    expect(legal(given, 2)).toContain('give SA D3')
    expect(refusal(given, 2, 'play C2')).toEqual({ code: 'not-now', phase: 'exchange' })
    expect(refusal(given, 2, 'give C2 CA')).toEqual({ code: 'not-in-hand', card: 'CA' })
  })

  test('SP-D15 a partner with an ordinary nil exchanges too', () => {
    const at = playOut(table(setting), '0 bid blind-nil, 1 look, 1 bid 3, 2 look, 2 bid nil, 3 look, 3 bid 2')
    expect(at.state.phase.kind).toBe('exchange')
  })

  test('SP-8 without the option there is none', () => {
    const options = { blindNil: 'anytime' } as const
    const at = playOut(table({ options }), '0 bid blind-nil, 1 look, 1 bid 3, 2 look, 2 bid 4, 3 look, 3 bid 2')
    expect(at.state.phase.kind).toBe('play')
  })

  test('SP-8, SP-D14 two blind nils in a team: no exchange for that team', () => {
    const at = playOut(table(setting), '0 bid blind-nil, 1 bid blind-nil, 2 bid blind-nil, 3 look, 3 bid 4')
    expect(at.state.phase).toEqual({ kind: 'exchange', seat: 1, to: 3, returning: false })
    const all = playOut(table(setting), '0 bid blind-nil, 1 bid blind-nil, 2 bid blind-nil, 3 bid blind-nil')
    expect(all.state.phase.kind).toBe('play')
  })

  test('SP-D14 in both teams: one after the other in the order of the blind bids', () => {
    let at = playOut(table(setting), '0 look, 0 bid 2, 1 bid blind-nil, 2 bid blind-nil, 3 look, 3 bid 4')
    const order: number[] = []
    for (; at.state.phase.kind === 'exchange'; at = playOut(at, `${turn(at)} ${legal(at, turn(at)).at(-1)}`)) {
      expect(spader.waitingFor(at.state).length).toBe(1)
      order.push(turn(at))
    }
    expect(order).toEqual([1, 3, 2, 0])
    expect(at.state.phase).toEqual({ kind: 'play', seat: 0, early: false })
  })

  test('SP-D14 that is not the order of the seats: in the second deal seat 1 bids first', () => {
    const { options } = setting
    const second = clockOut(table({ options: { ...options, deals: 2 } }))
    const at = playOut(second, '1 look, 1 bid 2, 2 look, 2 bid 4, 3 bid blind-nil, 0 bid blind-nil')
    expect(at.state.phase).toEqual({ kind: 'exchange', seat: 3, to: 1, returning: false })
    const given = playOut(at, `3 ${legal(at, 3).at(-1)}`)
    const half = playOut(given, `1 ${legal(given, 1).at(-1)}`)
    expect(half.state.phase).toEqual({ kind: 'exchange', seat: 0, to: 2, returning: false })
  })

  test('SP-D13 the last bidder may correct until the first give', () => {
    const at = oneBlind()
    expect(seatsWithActions(at)).toEqual([0, 3])
    const corrected = playOut(at, '3 bid 6')
    expect(corrected.state.calls.at(-1)).toEqual({ seat: 3, bid: 6 })
    const given = playOut(corrected, '0 give SA D3')
    expect(seatsWithActions(given)).toEqual([2])
    expect(refusal(given, 3, 'bid 5')?.code).toBe('not-your-turn')
  })

  test('SP-D13 the last bidder as partner of the blind one cannot bid again after taking up the cards', () => {
    const at = playOut(table(setting), '0 look, 0 bid 2, 1 bid blind-nil, 2 look, 2 bid 1, 3 look, 3 bid 4')
    expect(legal(at, 3)).toContain('bid 5')
    const given = playOut(at, '1 give SQ SK')
    expect(legal(given, 3).every((action) => action.startsWith('give '))).toBe(true)
    expect(refusal(given, 3, 'bid 5')?.code).toBe('not-now')
  })

  test('SP-8 both see what they have given and received, nobody else does', () => {
    const { state } = playOut(oneBlind(), '0 give SA D3, 2 give C2 D3')
    expect(spader.view(state, 0).own).toMatchObject({ given: ['SA'], received: ['C2', 'D3'] })
    expect(spader.view(state, 2).own).toMatchObject({ given: ['C2', 'D3'], received: ['SA'] })
    expect(spader.view(state, 1).own).toMatchObject({ given: [], received: [] })
    const unknown = /"(SA|D3|C2)"/
    expect(JSON.stringify(spader.view(state, 1))).not.toMatch(unknown)
    expect(JSON.stringify(spader.view(state, 'spectator'))).not.toMatch(unknown)
    const played = plays(playOut(oneBlind(), '0 give SA D3, 2 give C2 D3'), 'C2')
    expect(spader.view(played.state, 0).own?.received).toEqual(['D3'])
  })

  test('SP-D14 the table sees how far the exchanges have come', () => {
    const stages = ({ state }: Table) => spader.view(state, 'spectator').exchanges.map(({ stage }) => stage)
    const at = playOut(table(setting), '0 look, 0 bid 2, 1 bid blind-nil, 2 bid blind-nil, 3 look')
    expect(stages(at)).toEqual([])
    const begun = playOut(at, '3 bid 4')
    expect(stages(begun)).toEqual(['bidder-gives', 'waiting'])
    const first = playOut(begun, '1 give SQ SK')
    expect(stages(first)).toEqual(['partner-returns', 'waiting'])
    const second = playOut(first, '3 give DA DK')
    expect(stages(second)).toEqual(['done', 'bidder-gives'])
    expect(stages(playOut(second, '2 give C2 C3, 0 give SA HA'))).toEqual(['done', 'done'])
  })
})
