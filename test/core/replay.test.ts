import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/core/game.ts'
import { faultText, positionOf, replay, resultOf } from '../../src/core/replay.ts'
import { TOY_PACK, toy } from '../support/toy.ts'

const games: Readonly<Record<string, Game>> = { toy, rodskagg: { ...toy, id: 'rodskagg' } }
const findGame = (id: string) => games[id]

const HEADER = '{"kortlank":1,"game":"toy","options":{"deals":1},"seats":["Ada","Bo"]}'
const TWO_DEALS = HEADER.replace('1}', '2}')
const shuffle = (pack: readonly string[]) => JSON.stringify({ shuffle: pack })
const act = (seat: number, action: string) => JSON.stringify({ seat, action })
const BACKWARDS = TOY_PACK.toReversed()

/** The lines with positions, and the error or the result. */
const played = (lines: readonly string[], notJson: readonly string[] = []) => {
  const moments = replay(lines.join('\n'), findGame, notJson)
  const positions = []
  let next = moments.next()
  for (; next.done !== true; next = moments.next()) positions.push(positionOf(next.value))
  const end = next.value
  const last = positions.at(-1)
  return {
    at: positions.map(({ line }) => line),
    last,
    result: end.ok ? resultOf(end.value) : undefined,
    error: end.ok ? undefined : faultText(end.error),
  }
}

describe('a position', () => {
  test('legal names every seat that has a legal action, waited for or not, sorted as plain text', () => {
    expect(played([HEADER]).last).toEqual({
      line: 1,
      over: false,
      waiting: [0],
      legal: { 0: ['play SA', 'play SK', 'play SQ', 'wave'], 1: ['wave'] },
    })
  })

  test('there is one after the header and after every action, with the number of its line', () => {
    const lines = ['', HEADER, '', shuffle(TOY_PACK), act(1, 'wave'), ' ', act(0, 'play SK')]
    expect(played(lines).at).toEqual([2, 5, 7])
  })

  test('at the end nobody is waited for and nothing is legal', () => {
    const { result, last } = played([HEADER, act(0, 'play SA'), act(1, 'play SJ')])
    expect(last).toEqual({ line: 3, over: true, waiting: [], legal: {} })
    expect(JSON.stringify(result)).toBe(
      '{"over":true,"winners":[0],"sides":[[0],[1]],"scores":[1,0],"sheet":[{"deal":1,"sides":[' +
        '{"points":1,"total":1,"lines":[{"code":"trick","points":1}]},{"points":0,"total":0,"lines":[]}]}],' +
        '"waiting":[],"legal":{}}',
    )
  })

  test('EK-D18 the games of a rubber stand beside the scores', () => {
    const standing = { over: false, winners: [], sides: [[0], [1]], scores: [3, 4], games: [1, 0], sheet: [] }
    const rubber: Game = { ...toy, standing: () => standing }
    const end = replay(HEADER, () => rubber)
    const first = end.next()
    expect(first.done ? undefined : Object.keys(resultOf(first.value))).toEqual([
      ...['over', 'winners', 'sides', 'scores', 'games', 'sheet', 'waiting', 'legal'],
    ])
  })
})

describe('shuffle lines', () => {
  const deal = (...lines: readonly string[]) => played(lines).last?.legal[0]

  test('EK-D3 RO-D4 S7-D16 are used in order wherever they stand', () => {
    expect(deal(HEADER, act(1, 'wave'), shuffle(BACKWARDS))).toEqual(['play DJ', 'play DK', 'play DQ', 'wave'])
    const both = [shuffle(TOY_PACK), shuffle(BACKWARDS)]
    const play = [act(0, 'play SA'), act(1, 'play SJ')]
    expect(deal(TWO_DEALS, ...play, ...both)).toEqual(['play DJ', 'play DK', 'play DQ', 'wave'])
    expect(deal(TWO_DEALS, ...both, ...play)).toEqual(['play DJ', 'play DK', 'play DQ', 'wave'])
  })

  test('when they run out, a pack stays in its unshuffled order', () => {
    expect(deal(TWO_DEALS, shuffle(BACKWARDS), act(0, 'play DJ'), act(1, 'play DA'))).toEqual([
      'play SA',
      'play SK',
      'play SQ',
      'wave',
    ])
  })

  test('superfluous ones are ignored, whatever their cards', () => {
    expect(played([HEADER, shuffle(BACKWARDS), shuffle(['R1'])])).toMatchObject({ at: [1], error: undefined })
  })

  test.each([
    ['a card missing', TOY_PACK.slice(1)],
    ['a card twice', [...TOY_PACK.slice(1), 'SK']],
    ['a strange card', [...TOY_PACK.slice(1), 'C2']],
    ['a card too many', [...TOY_PACK, 'C2']],
    ['all cards in one text', [TOY_PACK.toSorted().join()]],
  ])('one that is not exactly the cards asked for stops the replay when it is needed: %s', (_, pack) => {
    expect(played([HEADER, '', shuffle(pack)])).toMatchObject({ at: [], error: 'line 3: shuffle: bad-pack' })
    const play = [act(0, 'play SA'), act(1, 'play SJ')]
    expect(played([TWO_DEALS, shuffle(TOY_PACK), shuffle(pack), ...play])).toMatchObject({
      at: [1, 4],
      error: 'line 3: shuffle: bad-pack',
    })
  })

  test('one that is no list of texts is a bad line, when it is needed or reached', () => {
    expect(played([HEADER, act(1, 'wave'), '{"shuffle":7}'])).toMatchObject({ at: [], error: 'line 3: bad-line' })
    const surplus = [HEADER, shuffle(TOY_PACK), act(1, 'wave'), '{"shuffle":7}']
    expect(played(surplus)).toMatchObject({ at: [1, 3], error: 'line 4: bad-line' })
  })
})

describe('what stops a replay', () => {
  test.each([
    ['bad-header', 'kortlank'],
    ['bad-header', '[]'],
    ['bad-header', '{"kortlank":2,"game":"toy","options":{},"seats":["A","B"]}'],
    ['bad-header', '{"kortlank":1,"game":"bridge","options":{},"seats":["A","B"]}'],
    ['bad-header', '{"kortlank":1,"game":"toy","options":[],"seats":["A","B"]}'],
    ['bad-header', '{"kortlank":1,"game":"toy","options":{},"seats":2}'],
    ['bad-header', '{"kortlank":1,"game":"toy","options":{},"seats":["A",1]}'],
    ['unknown-option', '{"kortlank":1,"game":"toy","options":{"colour":1},"seats":["A","B"]}'],
    ['bad-option', '{"kortlank":1,"game":"toy","options":{"deals":"1"},"seats":["A","B"]}'],
    ['option-conflict', '{"kortlank":1,"game":"toy","options":{"gift":true,"motto":"mine"},"seats":["A","B"]}'],
    ['option-conflict', '{"kortlank":1,"game":"toy","options":{"gift":true,"motto":"mine"},"seats":["A"]}'],
    ['bad-seats', '{"kortlank":1,"game":"toy","options":{"gift":true},"seats":["A","B","C","D"]}'],
    ['bad-seats', '{"kortlank":1,"game":"toy","options":{},"seats":[]}'],
  ])('a header that cannot be used: %s %s', (code, header) => {
    expect(played([header, act(0, 'wave')])).toEqual({ at: [], last: undefined, error: `line 1: header: ${code}` })
  })

  test('a header without options has all defaults', () => {
    expect(played(['{"kortlank":1,"game":"toy","seats":["A","B"]}'])).toMatchObject({ at: [1] })
  })

  test('an action with an objection: line, seat, action, code', () => {
    const start = [HEADER, act(0, 'play SA')]
    expect(played([...start, act(0, 'play SK')]).error).toBe('line 3: seat 0: play SK: not-your-turn')
    expect(played([...start, act(1, 'play C2')]).error).toBe('line 3: seat 1: play C2: unknown-action')
    expect(played([...start, act(7, 'wave')]).error).toBe('line 3: seat 7: wave: unknown-seat')
    expect(played([...start, act(1, 'play SJ'), act(1, 'wave')]).error).toBe('line 4: seat 1: wave: match-over')
  })

  test('the message stays one line', () => {
    expect(played([HEADER, act(0, 'play\nSA')]).error).toBe('line 2: seat 0: play SA: unknown-action')
  })

  test('a bad line, when it is reached', () => {
    expect(played([HEADER, act(1, 'wave'), '{"seat":0}', act(9, 'x')])).toMatchObject({
      at: [1, 2],
      error: 'line 3: bad-line',
    })
  })

  test('RO-D27 a line that is not JSON is `not-json` for the games that say so', () => {
    const lines = (game: string, line: string) => [HEADER.replace('toy', game), line]
    expect(played(lines('rodskagg', '{'), ['rodskagg']).error).toBe('line 2: not-json')
    expect(played(lines('rodskagg', '{}'), ['rodskagg']).error).toBe('line 2: bad-line')
    expect(played(lines('toy', '{'), ['rodskagg']).error).toBe('line 2: bad-line')
  })
})
