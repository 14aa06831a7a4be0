import { describe, expect, test } from 'vitest'
import { decide, stream } from '../../src/bots/index.ts'
import { legalActions } from '../../src/core/game.ts'
import { defaultOptions } from '../../src/core/options.ts'
import { allSeats } from '../../src/core/seat.ts'
import { ekarte } from '../../src/games/ekarte/index.ts'
import { games } from '../../src/games/index.ts'
import { endLessons, lessonFor, teach } from '../../src/table/lessons.ts'
import { LANGUAGES } from '../../src/words/language.ts'
import { lessonText } from '../../src/words/lessons/index.ts'
import { seeded } from '../support/chance.ts'
import { acted, dealt, type Kept, legal, NOON } from './support.ts'

const lesson = ({ table }: Kept, chair: number) => lessonFor(table, ekarte, chair, chair)

/** Karin is taught, Farfar is not. */
const taught = (): Kept => {
  const { table, log } = dealt()
  return { table: teach(table, 0), log }
}

describe('a first match', () => {
  test('explains each kind of turn until its person has had one', () => {
    const first = taught()
    expect([lesson(first, 0), lesson(first, 1)]).toEqual(['proposal', undefined])
    const proposed = acted(first, 0, 'propose', NOON + 1)
    expect([lesson(proposed, 0), lesson(proposed, 1)]).toEqual([undefined, undefined])
    const refused = acted(proposed, 1, 'refuse', NOON + 2)
    expect(lesson(refused, 0)).toBe('lead')
    const { table, log } = acted(refused, 0, legal(refused, 0).find((one) => one.startsWith('play ')) ?? '', NOON + 3)
    expect([table.chairs[0]?.lessons, log.length]).toEqual([['proposal', 'lead'], 4])
  })
  test('explains nothing more to who does not want it', () => {
    const { table, log } = taught()
    expect(lesson({ table: endLessons(table, 0), log }, 0)).toBeUndefined()
    expect(endLessons(table, 1)).toEqual(table)
  })
  test('is for those who have not acted yet', () => {
    const { table } = acted(dealt(), 0, 'propose', NOON + 1)
    expect(teach(table, 0)).toBe(table)
  })
})

test.each(Object.values(games))('every kind of turn in $id has its sentence in every language', (game) => {
  const kinds = new Set<string>()
  const presets = Object.entries(game.presets)
  for (const [at, [name, preset]] of presets.entries()) {
    const options = { ...defaultOptions(game.options), ...preset }
    const seats = game.presetSeats?.[name] ?? game.seatCounts(options)[0] ?? 2
    const [chance, random] = [seeded(at), stream([at, 2, 3, 4])]
    let { state } = game.setup(options, seats, chance)
    for (let turn = 0; turn < 150 && !game.standing(state).over; turn++) {
      const [seat = 0] = game.waitingFor(state)
      kinds.add(game.decision?.(state, seat) ?? '')
      const text = decide(game, 'plain', game.view(state, seat), legalActions(game, state, seat), random)
      const action = game.read(text)
      if (action === undefined) throw new Error(text)
      state = game.perform(state, seat, action, chance).state
      expect(allSeats(seats)).toContain(seat)
    }
  }
  expect(kinds.size).toBeGreaterThan(3)
  for (const kind of kinds)
    for (const language of LANGUAGES)
      expect(lessonText(language, game.id, kind), `${game.id} ${kind}`).toMatch(/\.$|\?/)
})
