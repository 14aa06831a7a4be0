import { describe, expect, test } from 'vitest'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import { at, code, lastDeal, legalOf, playOut, type Stacked, type Table, table, told } from './support.ts'

const ELDER: Stacked = { elder: 'SK SQ HJ D7 C7', dealer: 'S9 S8 HK HQ DK', turnUp: 'S7' }
const DEALER: Stacked = { elder: 'S9 S8 HJ HQ DK', dealer: 'SK SQ HT D7 C7', turnUp: 'S7' }
const NOBODY: Stacked = { elder: 'S9 S8 HJ HQ DK', dealer: 'SJ SQ HT D7 C7', turnUp: 'S7' }
const TURNED: Stacked = { elder: 'S9 S8 HJ HQ DK', dealer: 'SJ SQ HT D7 C7', turnUp: 'SK' }

const before = { kingWindow: 'beforeFirstLead' } as const
const mayMark = (now: Table) => [legalOf(now, 'N', 'king').length === 1, legalOf(now, 'D', 'king').length === 1]

describe('the king, each before the own first card', () => {
  test('EK-8 the holder marks 1, voluntarily', () => {
    const now = playOut(table({}, ELDER), 'N stand, N king')
    expect(now.state.marks).toEqual([1, 0])
    expect(now.events.at(-1)).toEqual({ code: 'king-marked', seat: 0, card: 'SK' })
    const silent = playOut(table({}, ELDER), 'N stand, N play C7')
    expect(silent.state.marks).toEqual([0, 0])
  })

  test('EK-Q1, EK-D5 the elder: until he has played a card', () => {
    const now = playOut(table({}, ELDER), 'N stand')
    expect(mayMark(now)).toEqual([true, false])
    const led = playOut(now, 'N play C7')
    expect(code(led, 'N king')).toBe('king-too-late')
    expect(mayMark(led)).toEqual([false, false])
  })

  test('EK-Q1, EK-D5 the elder who leads the king: until the dealer’s card lies', () => {
    const led = playOut(table({}, ELDER), 'N stand, N play SK')
    expect(mayMark(led)).toEqual([true, false])
    expect(ekarte.waitingFor(led.state)).toEqual([1])
    const marked = playOut(led, 'N king')
    expect(marked.state.marks).toEqual([1, 0])
    expect(ekarte.waitingFor(marked.state)).toEqual([1])
    expect(code(playOut(led, 'D play S8'), 'N king')).toBe('king-too-late')
  })

  test('EK-Q1, EK-D5 the dealer: already before the lead, until he has played a card', () => {
    const now = playOut(table({}, DEALER), 'N stand')
    expect(mayMark(now)).toEqual([false, true])
    expect(playOut(now, 'D king').state.marks).toEqual([0, 1])
    const led = playOut(now, 'N play DK')
    expect(mayMark(led)).toEqual([false, true])
    expect(playOut(led, 'D king').state.marks).toEqual([0, 1])
  })

  test('EK-X15 the dealer’s first card is the king: he may announce until he leads to trick 2', () => {
    const won = playOut(table({}, DEALER), 'N stand, N play S9, D play SK')
    expect(ekarte.waitingFor(won.state)).toEqual([1])
    expect(mayMark(won)).toEqual([false, true])
    expect(playOut(won, 'D king').state.marks).toEqual([0, 1])
    expect(code(playOut(won, 'D play SQ'), 'D king')).toBe('king-too-late')
  })

  test('EK-X16 the dealer plays another card first: refused', () => {
    const now = playOut(table({}, DEALER), 'N stand, N play DK, D play D7')
    expect(code(now, 'D king')).toBe('king-too-late')
    const later = playOut(now, 'N play S9, D play SK')
    expect(code(later, 'D king')).toBe('king-too-late')
  })

  test('EK-Q2 only when the exchange is closed', () => {
    const now = table({}, ELDER)
    expect(code(now, 'N king')).toBe('king-too-early')
    for (const script of ['N propose', 'N propose, D accept', 'N propose, D accept, N discard C7']) {
      expect(code(playOut(now, script), 'N king')).toBe('king-too-early')
    }
    for (const script of ['N stand', 'N propose, D refuse']) {
      expect(code(playOut(now, script), 'N king')).toBeUndefined()
    }
  })

  test('EK-D5 it is marked once, does not end a turn, and asks nobody', () => {
    const now = playOut(table({}, ELDER), 'N stand, N king')
    expect(ekarte.waitingFor(now.state)).toEqual([0])
    expect(code(now, 'N king')).toBe('king-announced')
    expect(legalOf(now, 'N', 'play')).toHaveLength(5)
    expect(code(now, 'N no-king')).toBe('not-now')
  })

  test.each(['blocked', 'claimable'] as const)(
    'EK-D6 a false announcement is impossible with irregular %s',
    (irregular) => {
      const now = playOut(table({ irregular }, ELDER), 'N stand')
      expect(code(now, 'D king')).toBe('king-not-held')
      expect(code(playOut(table({ irregular }, TURNED), 'N stand'), 'D king')).toBe('king-not-held')
      expect(code(playOut(table({ ...before, irregular }, ELDER), 'N stand'), 'D king')).toBe('king-not-held')
    },
  )

  test('EK-Q7 with both on 4 the announcement wins at once, with a card on the table', () => {
    const now = playOut(at(table({ games: 1 }, DEALER), [4, 4]), 'N stand, N play DK, D king')
    expect(now.state).toMatchObject({ phase: 'over', marks: [4, 5] })
    expect(now.state.finished).toMatchObject({
      ending: { code: 'king', seat: 1 },
      tricks: [],
      trick: [{ seat: 0, card: 'DK' }],
    })
    expect(lastDeal(now).lines).toEqual([[], ['king']])
  })

  test('EK-Q7 with both on 4 and no announcement the deal decides', () => {
    const now = playOut(at(table({ games: 1 }, ELDER), [4, 4]), 'N stand, N play SK, D play S8, N play SQ, D play S9')
    const end = playOut(now, 'N play HJ, D play HQ, D play HK, N play D7, D play DK, N play C7')
    expect(end.state).toMatchObject({ phase: 'over', marks: [4, 6] })
  })

  test('EK-D7 a card taken back counts as not played, so the windows stand as before it', () => {
    const claimable = { irregular: 'claimable' } as const
    // The dealer ruffs with the king although he could follow.
    const ruffed = playOut(table(claimable, DEALER), 'N stand, N play HQ, D play SK, D take-back')
    expect(mayMark(ruffed)).toEqual([false, true])
    const ducked = playOut(table(claimable, ELDER), 'N stand, N play SK, D play HK')
    expect(mayMark(ducked)).toEqual([false, false])
    expect(mayMark(playOut(ducked, 'D take-back'))).toEqual([true, false])
  })

  test('EK-D7 a mark stays when the card is taken back', () => {
    const now = playOut(table({ irregular: 'claimable' }, DEALER), 'N stand, N play HQ, D play SK, D king, D take-back')
    expect(now.state.marks).toEqual([0, 1])
    expect(code(now, 'D king')).toBe('king-announced')
  })

  test('EK-D7 a replay opens no window and asks nothing; a mark already made stays', () => {
    const script =
      'N play HQ, D play D7, N play HJ, D play HT, N play DK, D play C7, N play S9, D play SK, D play SQ, N play S8'
    for (const [options, opening] of [
      [{}, 'N stand'],
      [before, 'N stand, N no-king, D no-king'],
    ] as const) {
      const now = playOut(table({ ...options, irregular: 'claimable' }, DEALER), `${opening}, ${script}`)
      expect(now.state.phase).toBe('claim')
      const again = playOut(now, 'N replay')
      expect(again.state).toMatchObject({ phase: 'play', marks: [0, 0] })
      expect(code(again, 'D king')).toBe('king-too-late')
    }
    const marked = playOut(table({ irregular: 'claimable' }, DEALER), `N stand, D king, ${script}, N replay`)
    expect(marked.state.marks).toEqual([0, 1])
    expect(code(marked, 'D king')).toBe('king-announced')
  })
})

describe('the king, asked before the first lead', () => {
  test('EK-D8 both seats are waited for: the holder king or no-king, the other only no-king', () => {
    const now = playOut(table(before, ELDER), 'N stand')
    expect(ekarte.waitingFor(now.state)).toEqual([0, 1])
    expect([...legalOf(now, 'N', 'king'), ...legalOf(now, 'N', 'no-king')]).toEqual(['king', 'no-king'])
    expect([...legalOf(now, 'D', 'king'), ...legalOf(now, 'D', 'no-king')]).toEqual(['no-king'])
    expect(code(now, 'N play C7')).toBe('not-now')
  })

  test.each([
    ['N king', 'D no-king', [1, 0]],
    ['N no-king', 'D no-king', [0, 0]],
  ] as const)('EK-D8 %s and %s are sealed until both are in, then N leads', (elder, dealer, marks) => {
    const asked = playOut(table(before, ELDER), 'N stand')
    for (const [first, second] of [
      [elder, dealer],
      [dealer, elder],
    ]) {
      const half = playOut(asked, `${first}`)
      expect(half.state.marks).toEqual([0, 0])
      expect(half.events.at(-1)?.code).toBe('king-answered')
      const both = playOut(half, `${second}`)
      expect(both.state).toMatchObject({ phase: 'play', marks, sealed: {} })
      expect(ekarte.waitingFor(both.state)).toEqual([0])
    }
    expect(playOut(asked, `${elder}, ${dealer}`).state).toEqual(playOut(asked, `${dealer}, ${elder}`).state)
  })

  test('EK-D8 what one has answered changes nothing that the others see', () => {
    const asked = playOut(table(before, ELDER), 'N stand')
    const [king, silent] = ['N king', 'N no-king'].map((line) => playOut(asked, line).state)
    if (king === undefined || silent === undefined) throw new Error('two answers')
    expect(ekarte.view(king, 1)).toEqual(ekarte.view(silent, 1))
    expect(ekarte.view(king, 'spectator')).toEqual(ekarte.view(silent, 'spectator'))
    expect(ekarte.view(king, 0).king).toMatchObject({ answer: 'king', mayMark: false })
  })

  test('EK-D8 answers are final; there is no later window, not even for a king led', () => {
    const half = playOut(table(before, ELDER), 'N stand, N no-king')
    expect(code(half, 'N king')).toBe('not-your-turn')
    expect(code(half, 'N no-king')).toBe('not-your-turn')
    const led = playOut(half, 'D no-king, N play SK')
    expect(code(led, 'N king')).toBe('king-too-late')
    expect(mayMark(led)).toEqual([false, false])
  })

  test('EK-D8 nobody is asked when the turn-up is the king', () => {
    const now = playOut(table(before, TURNED), 'N stand')
    expect(now.state.phase).toBe('play')
    expect(ekarte.waitingFor(now.state)).toEqual([0])
  })

  test('EK-D8 when nobody holds the king both are asked all the same', () => {
    const now = playOut(table(before, NOBODY), 'N stand')
    expect(ekarte.waitingFor(now.state)).toEqual([0, 1])
    const both = playOut(now, 'D no-king, N no-king')
    expect(both.state).toMatchObject({ phase: 'play', marks: [0, 0] })
  })

  test('EK-D8 the king ends the game when both answers are in', () => {
    const half = playOut(at(table({ ...before, games: 1 }, ELDER), [4, 4]), 'N stand, N king')
    expect(half.state.phase).toBe('king')
    const now = playOut(half, 'D no-king')
    expect(now.state).toMatchObject({ phase: 'over', marks: [5, 4] })
    expect(told(now).slice(-5)).toEqual(['king-answered', 'king-marked', 'deal-scored', 'game-won', 'match-won'])
  })
})
