import { describe, expect, test } from 'vitest'
import { isZone, quietUntil } from '../../src/table/quiet.ts'

const night = { from: 22 * 60, to: 7 * 60 }
const at = (text: string): number => Date.parse(text)
const until = (text: string, zone = 'Europe/Stockholm', quiet = night): string =>
  new Date(quietUntil(quiet, zone, at(text))).toISOString().replace(':00.000Z', 'Z')

describe('quiet hours', () => {
  test.each([
    ['before they begin', '2026-11-30T20:59:00Z', '2026-11-30T20:59Z'],
    ['as they begin', '2026-11-30T21:00:00Z', '2026-12-01T06:00Z'],
    ['at midnight', '2026-11-30T23:00:00Z', '2026-12-01T06:00Z'],
    ['in their last minute', '2026-12-01T05:59:00Z', '2026-12-01T06:00Z'],
    ['as they end', '2026-12-01T06:00:00Z', '2026-12-01T06:00Z'],
    ['in the night that summer time begins: an hour is missing', '2027-03-27T22:30:00Z', '2027-03-28T05:00Z'],
    ['in the night that summer time ends: an hour comes twice', '2027-10-30T20:30:00Z', '2027-10-31T06:00Z'],
    ['in the night before each change', '2027-03-26T22:30:00Z', '2027-03-27T06:00Z'],
  ])('%s', (_, now, end) => {
    expect(until(now)).toBe(end)
  })
  test('that end in the hour that is missing end with it', () => {
    expect(until('2027-03-27T23:00:00Z', 'Europe/Stockholm', { from: 1320, to: 150 })).toBe('2027-03-28T01:00Z')
  })
  test('by day, and in zones with quarters of an hour', () => {
    expect(until('2026-11-30T12:00:00Z', 'Europe/Stockholm', { from: 480, to: 960 })).toBe('2026-11-30T15:00Z')
    expect(until('2026-11-30T18:00:00Z', 'Asia/Kathmandu')).toBe('2026-12-01T01:15Z')
    expect(until('2026-11-30T12:00:00Z', 'Australia/Lord_Howe')).toBe('2026-11-30T20:00Z')
  })
  test('are nobody’s who has not asked for them', () => {
    expect(quietUntil(undefined, 'Europe/Stockholm', 5)).toBe(5)
  })
})

test.each([
  ['Europe/Stockholm', true],
  ['Asia/Kolkata', true],
  ['Europe/Ankeborg', false],
  ['', false],
  ['<b>', false],
])('%s is a zone: %s', (zone, known) => {
  expect(isZone(zone)).toBe(known)
})
