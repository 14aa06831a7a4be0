import { describe, expect, test } from 'vitest'
import { readRecord, writeRecord } from '../../src/core/record.ts'

const HEADER = { game: 'toy', options: { deals: 1 }, seats: ['Ada', 'Bo'] }

describe('writing a record', () => {
  test('EK-D3 RO-D4 S7-D16 a shuffle stands directly after the header or the action that caused it', () => {
    const entries = [
      { shuffles: [['SA', 'SK']] },
      { act: { seat: 0, action: 'play SA' }, shuffles: [] },
      { act: { seat: 1, action: 'play SK' }, shuffles: [['SK', 'SA'], ['SA']] },
    ]
    expect(writeRecord(HEADER, entries)).toBe(
      [
        '{"kortlank":1,"game":"toy","options":{"deals":1},"seats":["Ada","Bo"]}',
        '{"shuffle":["SA","SK"]}',
        '{"seat":0,"action":"play SA"}',
        '{"seat":1,"action":"play SK"}',
        '{"shuffle":["SK","SA"]}',
        '{"shuffle":["SA"]}',
        '',
      ].join('\n'),
    )
  })

  test('`by` stands beside an action unless the player acted', () => {
    const by = (['player', 'clock', 'bot', 'orders', undefined] as const).map((actor) => ({
      act: { seat: 0, action: 'wave', ...(actor === undefined ? {} : { by: actor }) },
      shuffles: [],
    }))
    const [, ...lines] = writeRecord(HEADER, by).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).by)).toEqual([undefined, 'clock', 'bot', 'orders', undefined])
  })

  test('the header carries the proof of fair deals', () => {
    const fair = { commitment: 'c', secret: '5e', cuts: ['', 'Öl'], lot: [1, 0] }
    expect(JSON.parse(writeRecord({ ...HEADER, fair }, []))).toEqual({ kortlank: 1, ...HEADER, fair })
  })

  test('what is written is read again', () => {
    const act = { seat: 1, action: 'wave', by: 'bot' } as const
    const text = writeRecord(HEADER, [{ shuffles: [['SA']] }, { act, shuffles: [['SK']] }])
    expect(readRecord(text)).toEqual({
      header: { number: 1, json: { kortlank: 1, ...HEADER } },
      lines: [
        { kind: 'shuffle', number: 2, pack: ['SA'] },
        { kind: 'action', number: 3, seat: 1, action: 'wave' },
        { kind: 'shuffle', number: 4, pack: ['SK'] },
      ],
    })
  })
})

describe('reading a record', () => {
  const linesOf = (...lines: readonly string[]) => readRecord(['{}', ...lines].join('\n')).lines

  test('EK-D3 RO-D27 empty lines count but do nothing', () => {
    const text = '\n{"kortlank":1}\r\n\r\n   \n{"seat":0,"action":"wave"}\r\n'
    expect(readRecord(text)).toEqual({
      header: { number: 2, json: { kortlank: 1 } },
      lines: [{ kind: 'action', number: 5, seat: 0, action: 'wave' }],
    })
  })

  test('EK-D3 RO-D27 unknown keys are ignored', () => {
    expect(linesOf('{"seat":0,"action":"wave","note":{}}', '{"shuffle":[],"why":1}')).toEqual([
      { kind: 'action', number: 2, seat: 0, action: 'wave' },
      { kind: 'shuffle', number: 3, pack: [] },
    ])
  })

  test.each([
    ['{"shuffle":"SA"}', true, true],
    ['{"shuffle":["SA",1]}', true, true],
    ['{"shuffle":null,"seat":0,"action":"wave"}', true, true],
    ['{"seat":0}', false, true],
    ['{"action":"wave"}', false, true],
    ['{"seat":"0","action":"wave"}', false, true],
    ['{"seat":0.5,"action":"wave"}', false, true],
    ['{"seat":0,"action":["wave"]}', false, true],
    ['{"seat":0,"action":"wave","by":"nobody"}', false, true],
    ['{}', false, true],
    ['null', false, true],
    ['[0,"wave"]', false, true],
    ['wave', false, false],
    ['{"seat":0,', false, false],
  ])('a bad line: %s', (line, shuffle, json) => {
    expect(linesOf(line)).toEqual([{ kind: 'bad', number: 2, shuffle, json }])
  })

  test('a seat that the table does not have is for the game to refuse', () => {
    expect(linesOf('{"seat":-1,"action":"wave"}')).toEqual([{ kind: 'action', number: 2, seat: -1, action: 'wave' }])
  })

  test('no text, no header', () => {
    expect(readRecord('')).toEqual({ header: { number: 1, json: undefined }, lines: [] })
    expect(readRecord('hello')).toEqual({ header: { number: 1, json: undefined }, lines: [] })
  })
})
