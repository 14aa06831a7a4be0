import { describe, expect, test } from 'vitest'
import { defaultOptions } from '../../src/core/options.ts'
import { ekarte } from '../../src/games/ekarte/index.ts'
import { spader } from '../../src/games/spader/index.ts'
import { owedNow, tick } from '../../src/table/clock.ts'
import { answer, comeHome, type Decided, leave, propose, rejoin, resume } from '../../src/table/decide.ts'
import { DAY, HOUR, MINUTE, NO_PACE } from '../../src/table/pace.ts'
import { newTable, sitDown, start } from '../../src/table/sit.ts'
import type { Table, WithMatch } from '../../src/table/table.ts'
import { withTurn } from '../../src/table/turn.ts'
import { unshuffled } from '../support/chance.ts'
import { acted, dealt, type Kept, legal, NOON, nobodyElse } from './support.ts'

const value = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

/** What a server keeps after a decision. */
const keep = ({ log }: Kept, { table, entries, strike }: Decided): Kept => ({
  table,
  log: [...log.filter(({ number }) => strike === undefined || number < strike), ...entries],
})

const asks = (kept: Kept, kind: 'undo' | 'pause' | 'bot' | 'replace' | 'end', by: number, about = by): Kept =>
  keep(kept, value(propose(kept.table, ekarte, { kind, by, about }, () => kept.log, NOON + HOUR)))
const answers = (kept: Kept, chair: number, yes: boolean): Kept =>
  keep(
    kept,
    value(
      answer(kept.table, ekarte, { chair, yes, asked: kept.table.motion?.at ?? 0 }, () => kept.log, NOON + HOUR + 1),
    ),
  )
const match = ({ table }: Kept) => {
  if (table.match === undefined) throw new Error('no match')
  return table.match
}

test('nothing but taking back needs the log, which grows with every action', () => {
  const kept = dealt()
  const unread = () => {
    throw new Error('the log was read')
  }
  const paused = value(propose(kept.table, ekarte, { kind: 'pause', by: 0, about: 0 }, unread, NOON))
  const { at = 0 } = paused.table.motion ?? {}
  expect(answer(paused.table, ekarte, { chair: 1, yes: true, asked: at }, unread, NOON + 1).ok).toBe(true)
  expect(() => propose(kept.table, ekarte, { kind: 'undo', by: 0, about: 0 }, unread, NOON)).toThrow()
})

describe('taking back', () => {
  test('what nobody has acted on and no card was shown by is taken back at once', () => {
    const before = dealt()
    const stood = acted(before, 0, 'stand', NOON + 1)
    const undone = asks(stood, 'undo', 0)
    expect(match(undone).state).toEqual(match(before).state)
    expect(undone.log.map(({ note }) => note?.code)).toEqual([undefined, 'took-back'])
    expect(match(undone).moves[0]).toBeGreaterThan(match(stood).moves[0] ?? 0)
    expect(acted(undone, 0, 'propose', NOON + 2).log.at(-1)?.number).toBe(2)
  })

  test('EK-5 what is final by the rules is taken back only if the others agree, though nobody has acted', () => {
    const proposed = acted(dealt(), 0, 'propose', NOON + 1)
    const asked = asks(proposed, 'undo', 0)
    expect(asked.table.motion).toMatchObject({ kind: 'undo', by: 0 })
    expect(match(asked).state).toEqual(match(proposed).state)
  })

  test('a card that others have seen is taken back if they agree', () => {
    const before = acted(dealt(), 0, 'stand', NOON + 1)
    const [card = ''] = legal(before, 0).filter((text) => text.startsWith('play'))
    const played = acted(before, 0, card, NOON + 2)
    const asked = asks(played, 'undo', 0)
    expect(match(asked).state).toEqual(match(played).state)
    expect(asked.table.motion).toMatchObject({ kind: 'undo', by: 0 })
    expect(match(answers(asked, 1, true)).state).toEqual(match(before).state)
    const refused = answers(asked, 1, false)
    expect(match(refused).state).toEqual(match(played).state)
    expect(refused.table.motion).toBeUndefined()
  })

  test('after the other has acted it takes consent, and goes back over that act too', () => {
    const before = dealt()
    const answered = acted(acted(before, 0, 'propose', NOON + 1), 1, 'accept', NOON + 2)
    const asked = asks(answered, 'undo', 0)
    expect(asked.table.motion?.kind).toBe('undo')
    expect(match(answers(asked, 1, true)).state).toEqual(match(before).state)
  })

  test('the question falls when somebody acts', () => {
    const answered = acted(acted(dealt(), 0, 'propose', NOON + 1), 1, 'accept', NOON + 2)
    const asked = asks(answered, 'undo', 0)
    const [card = ''] = legal(asked, 0).filter((text) => text.startsWith('discard'))
    expect(acted(asked, 0, card, NOON + 3).table.motion).toBeUndefined()
  })

  test('never past a shuffle, and never without an act of one’s own', () => {
    const kept = dealt()
    expect(propose(kept.table, ekarte, { kind: 'undo', by: 0, about: 0 }, () => kept.log, NOON)).toMatchObject({
      error: { code: 'no-undo' },
    })
    const next = acted(kept, 1, 'concede', NOON + 1)
    expect(next.log.at(-1)?.shuffles).toHaveLength(1)
    expect(propose(next.table, ekarte, { kind: 'undo', by: 1, about: 1 }, () => next.log, NOON)).toMatchObject({
      error: { code: 'no-undo' },
    })
  })

  test('acting and taking back calls nobody again and again', () => {
    const kept = acted(dealt(), 0, 'propose', NOON + 1)
    const told = { ...kept.table, match: withTurn(match(kept), 1, match(kept).moves[1] ?? 0, { handed: true }) }
    const undone = answers(asks({ ...kept, table: told }, 'undo', 0), 1, true)
    const again = acted(undone, 0, 'propose', NOON + HOUR + 2).table
    const owed = (now: number) => owedNow(again, () => false, now).map(({ chair }) => chair)
    expect(owed(NOON + HOUR + 5 * MINUTE)).toEqual([])
    expect(owed(NOON + 2 * HOUR + 1)).toEqual([1])
    const { table: accepted } = acted({ ...undone, table: again }, 1, 'accept', NOON + HOUR + 3)
    expect(accepted.chairs[1]?.recalledAt).toBe(0)
  })

  test('a takeback costs nobody their deadline', () => {
    const proposed = acted(dealt({ hours: 12, end: 'clock' }), 0, 'propose', NOON + 11 * HOUR)
    const undone = keep(
      proposed,
      value(propose(proposed.table, ekarte, { kind: 'undo', by: 0, about: 0 }, () => proposed.log, NOON + 13 * HOUR)),
    )
    expect(tick(undone.table, ekarte, nobodyElse, NOON + 14 * HOUR).entries).toEqual([])
  })
})

describe('pauses', () => {
  test('need everybody; anybody may end them; no time runs meanwhile', () => {
    const asked = asks(dealt({ hours: 12, end: 'clock' }), 'pause', 0)
    const paused = answers(asked, 1, true)
    const late = (table: Table, now: number) => tick(table, ekarte, nobodyElse, now).entries.length
    expect(late(paused.table, NOON + 30 * DAY)).toBe(0)
    const again = resume({ ...paused.table, match: match(paused) }, 1, NOON + 10 * DAY).table
    expect(late(again, NOON + 10 * DAY + 10 * HOUR)).toBe(0)
    expect(late(again, NOON + 10 * DAY + 12 * HOUR)).toBe(1)
  })

  test('what is so already is not told again', () => {
    const kept = dealt()
    const table = { ...kept.table, match: match(kept) }
    expect(resume(table, 0, NOON + 1)).toEqual({ table, entries: [] })
    expect(rejoin(table, 0, NOON + 1)).toEqual({ table, entries: [] })
    expect(comeHome(table, 0, NOON + 1)).toEqual({ table, entries: [] })
    const left = leave(table, 0, NOON + 1)
    const gone = { ...left.table, match: match({ table: left.table, log: [] }) }
    expect(leave(gone, 0, NOON + 2)).toEqual({ table: gone, entries: [] })
  })
})

describe('somebody who is missing', () => {
  const missing = (): Kept => {
    const kept = dealt()
    return { ...kept, table: { ...kept.table, match: { ...match(kept), missed: [2, 0] } } }
  }

  test('a question that they never answer gives way to another of the one who asked it', () => {
    const asked = asks(missing(), 'pause', 1)
    expect(match(asks(asked, 'bot', 1, 0)).bots).toEqual([true, false])
    const again = (kind: 'pause' | 'end', by: number, about: number) =>
      propose(asked.table, ekarte, { kind, by, about }, () => asked.log, NOON)
    expect(again('pause', 1, 1)).toMatchObject({ error: { code: 'asked-already' } })
    expect(again('end', 0, 0)).toMatchObject({ error: { code: 'asked-already' } })
  })

  test('only then may the others decide about them', () => {
    const kept = dealt()
    expect(propose(kept.table, ekarte, { kind: 'bot', by: 1, about: 0 }, () => kept.log, NOON)).toMatchObject({
      error: { code: 'not-missing' },
    })
    expect(match(asks(missing(), 'bot', 1, 0)).bots).toEqual([true, false])
  })

  test('a chair is not a seat: where lots have put people elsewhere, all is about the seat of the one who is missing', () => {
    const kept = missing()
    const lots = { ...match(kept), seating: [1, 0], missed: [0, 2] }
    const turned: Kept = { ...kept, table: { ...kept.table, match: lots } }
    const bot = asks(turned, 'bot', 1, 0)
    expect(match(bot).bots).toEqual([false, true])
    expect(bot.log.at(-1)?.note).toEqual({ code: 'bot-in', seat: 1 })
    const back = keep(bot, rejoin({ ...bot.table, match: match(bot) }, 0, NOON))
    expect([match(back).bots, match(back).missed]).toEqual([
      [false, false],
      [0, 0],
    ])
    const { table, entry } = value(
      sitDown(
        asks(turned, 'replace', 1, 0).table,
        { name: 'Svea', cut: '', person: '', language: 'da', once: 'x' },
        NOON,
      ),
    )
    expect([table.match?.missed, entry?.note]).toEqual([[0, 0], { code: 'new-person', seat: 1, before: 'Karin' }])
  })

  test('leaving on purpose is being missing at once; coming back ends it', () => {
    const kept = dealt()
    const left = keep(kept, leave({ ...kept.table, match: match(kept) }, 0, NOON))
    const bot = asks(left, 'bot', 1, 0)
    expect(match(bot).bots).toEqual([true, false])
    const back = keep(bot, rejoin({ ...bot.table, match: match(bot) }, 0, NOON))
    expect(match(back).bots).toEqual([false, false])
    expect(back.table.chairs[0]?.left).toBe(false)
  })

  test('a new person gets the seat and no link of the old one opens it', () => {
    const open = asks(missing(), 'replace', 1, 0)
    expect(open.table.chairs[0]).toMatchObject({ generation: 1, open: true })
    const newcomer = { name: 'Svea', cut: 'hej', person: 'p', language: 'da', once: 'x' }
    const { table, chair } = value(sitDown(open.table, newcomer, NOON))
    expect(chair).toBe(0)
    expect(table.chairs[0]).toMatchObject({ name: 'Svea', generation: 1, cut: '' })
    expect(table.chairs[0]).not.toHaveProperty('open')
    expect(table.match?.missed).toEqual([0, 0])
  })

  test('a question about somebody falls when they are back, before anybody can say yes to it', () => {
    const three = (): Kept => {
      const kept = missing()
      return { ...kept, table: { ...kept.table, motion: { kind: 'replace', by: 1, about: 0, yes: [1], at: NOON } } }
    }
    expect(acted(three(), 0, 'stand', NOON + 1).table.motion).toBeUndefined()
    const { table } = rejoin({ ...three().table, match: match(three()) }, 0, NOON)
    expect(table.motion).toBeUndefined()
  })

  test('a question about one who stays away stays when another comes back', () => {
    const kept = missing()
    const motion = { kind: 'end', by: 1, about: 0, yes: [1], at: NOON } as const
    const { table } = rejoin({ ...kept.table, motion, match: { ...match(kept), missed: [2, 1] } }, 1, NOON)
    expect(table.motion).toEqual(motion)
  })

  test('the others may end the match where it stands', () => {
    const ended = asks(missing(), 'end', 1, 0)
    expect(match(ended)).toMatchObject({ over: true, calledOff: true })
    expect(match(ended).state).toEqual(match(missing()).state)
  })
})

test('what a person could lose by is not taken back without them while a bot plays for them', () => {
  const kept = dealt()
  const away = { ...kept, table: { ...kept.table, match: { ...match(kept), bots: [false, true] } } }
  const answered = acted(acted(away, 0, 'propose', NOON + 1), 1, 'accept', NOON + 2)
  const asked = asks(answered, 'undo', 0)
  expect(asked.table.motion).toMatchObject({ kind: 'undo', by: 0, yes: [0] })
  const machine = asked.table.chairs.map((chair, at) => (at === 1 ? { ...chair, bot: 'plain' as const } : chair))
  expect(asks({ ...answered, table: { ...answered.table, chairs: machine } }, 'undo', 0).table.motion).toBeUndefined()
})

describe('a majority', () => {
  /** Four people of whom one stays away, and the question what to do about that one. */
  const four = (): WithMatch => {
    const plan = { id: 'a'.repeat(24), game: 'spader', options: defaultOptions(spader.options), seats: 4 }
    const person = { cut: '', person: '', language: 'sv', once: '', generation: 0, seenDeal: 0, away: [] }
    const chairs = ['Karin', 'Bo', 'Cia', 'Dan'].map((name) => ({ ...person, name }))
    const table = { ...newTable({ ...plan, pace: NO_PACE, commitment: '' }, NOON, 'sat'), chairs }
    const begun = start(table, spader, 0, { draw: (all) => all, random: unshuffled }, NOON)
    const { match: dealtMatch } = value(begun).table
    if (dealtMatch === undefined) throw new Error('no match')
    const motion = { kind: 'bot', by: 0, about: 3, yes: [0], at: NOON } as const
    return { ...value(begun).table, motion, match: { ...dealtMatch, missed: [0, 0, 0, 2] } }
  }
  const said = (table: Table, chair: number, yes: boolean) =>
    answer(table, spader, { chair, yes, asked: NOON }, () => [], NOON + 1)

  test('decides about somebody who stays away, though one is against it', () => {
    const { table } = value(said(four(), 1, false))
    expect(table.motion).toMatchObject({ yes: [0], no: [1] })
    expect(value(said(table, 2, true)).table.match?.bots).toEqual([false, false, false, true])
  })

  test('that cannot be reached any more ends the question', () => {
    const { table } = value(said(four(), 1, false))
    const ended = value(said(table, 2, false))
    expect(ended.table.motion).toBeUndefined()
    expect(ended.entries.map(({ note }) => note)).toEqual([{ code: 'declined', seat: 2 }])
  })

  test('is of those who are asked; the one who asks may take the question back', () => {
    expect(said(four(), 3, false)).toMatchObject({ error: { code: 'not-asked' } })
    expect(said(four(), 0, true)).toMatchObject({ error: { code: 'not-asked' } })
    const { table } = value(said(four(), 1, false))
    expect(said(table, 1, true)).toMatchObject({ error: { code: 'not-asked' } })
    expect(value(said(four(), 0, false)).table.motion).toBeUndefined()
  })
})

test('an answer is to the question that was read, and to no other', () => {
  const asked = asks(dealt(), 'pause', 0)
  const at = asked.table.motion?.at ?? 0
  const late = answer(asked.table, ekarte, { chair: 1, yes: true, asked: at - 1 }, () => asked.log, NOON + HOUR + 1)
  expect(late).toMatchObject({ error: { code: 'not-asked' } })
  expect(answer(asked.table, ekarte, { chair: 1, yes: true, asked: at }, () => asked.log, NOON + HOUR + 1).ok).toBe(
    true,
  )
})

test('the same tap twice takes one action back', () => {
  const stood = acted(dealt(), 0, 'stand', NOON + 1)
  const question = { kind: 'undo', by: 0, about: 0, move: match(stood).moves[0] ?? 0 } as const
  const undone = keep(stood, value(propose(stood.table, ekarte, question, () => stood.log, NOON + 2)))
  const again = propose(undone.table, ekarte, question, () => undone.log, NOON + 3)
  expect(again).toMatchObject({ error: { code: 'stale' } })
})

test('bots are not asked', () => {
  const kept = dealt()
  const alone = { ...kept, table: { ...kept.table, match: { ...match(kept), bots: [false, true] } } }
  expect(asks(alone, 'pause', 0).table.pauses).toHaveLength(1)
})
