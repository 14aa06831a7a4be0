import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/core/game.ts'
import { defaultOptions } from '../../src/core/options.ts'
import { spader } from '../../src/games/spader/index.ts'
import { act } from '../../src/table/act.ts'
import { nextDue, owedNow, tick } from '../../src/table/clock.ts'
import { propose } from '../../src/table/decide.ts'
import { clausesOf, giveOrders, offersFor, ordersOf, spellClause } from '../../src/table/orders.ts'
import { nextMoment } from '../../src/table/settle.ts'
import { type Table, withChair } from '../../src/table/table.ts'
import { unshuffled } from '../support/chance.ts'
import { dealt, matchOf, textsOf } from './people.ts'
import { NOON, nobodyElse } from './support.ts'

const game: Game = spader
const MINUTE = 60_000

/** The table after a chair has done what it says. */
const did = (table: Table, chair: number, action: string, now: number): Table => {
  const said = { chair, move: matchOf(table).moves[chair] ?? 0, action }
  const acted = act(table, game, said, { said: () => undefined, random: unshuffled }, now)
  if (!acted.ok || acted.value.kind === 'again') return expect.unreachable()
  return acted.value.table
}

/**
 * Spader for four at the first trick, chair 0 to lead. An unshuffled pack, dealt one at a time, gives chair 0 the ace of
 * every suit but one and everybody three or four cards of each suit.
 */
const atPlay = (): Table => {
  const { table } = dealt(game, { options: defaultOptions(spader.options), seats: 4 }, unshuffled, NOON)
  return [0, 1, 2, 3].reduce((bidding, chair) => did(bidding, chair, 'bid 2', NOON), table)
}

/** Plays on, the lowest card first, until the one on turn has only one card to choose from, and more in the hand. */
const untilForced = (): { readonly table: Table; readonly chair: number; readonly since: number } => {
  let table = atPlay()
  for (let now = NOON + MINUTE; ; now += MINUTE) {
    const chair = game.waitingFor(matchOf(table).state)[0] ?? expect.unreachable()
    const legal = textsOf(game, table, chair)
    const forced = game.ahead?.forced(matchOf(table).state, chair)
    if (forced?.open === false) return { table, chair, since: now - MINUTE }
    table = did(table, chair, legal.at(-1) ?? '', now)
  }
}

const nobody = () => false

describe('what people had arranged', () => {
  const ordered = (table: Table, chair: number): Table => {
    const move = matchOf(table).moves[chair] ?? 0
    const [first] = clausesOf(offersFor(table, game, chair))
    const clauses = first === undefined ? [] : [spellClause(first)]
    const given = giveOrders(table, game, { chair, move, clauses, lasting: true })
    return given.ok ? given.value : expect.unreachable()
  }

  test('is void when something has been taken back', () => {
    const begun = dealt(game, { options: defaultOptions(spader.options), seats: 4 }, unshuffled, NOON)
    const said = { chair: 0, move: 0, action: 'bid 2' }
    const acted = act(begun.table, game, said, { said: () => undefined, random: unshuffled }, NOON + 1)
    if (!acted.ok || acted.value.kind === 'again') return expect.unreachable()
    const table = ordered(acted.value.table, 2)
    expect(ordersOf(table, game, 2)).toBeDefined()
    const log = [...begun.entries, acted.value.entry]
    const back = propose(table, game, { kind: 'undo', by: 0, about: 0 }, () => log, NOON + 2)
    expect(back.ok && back.value.strike).toBe(1)
    expect(back.ok && ordersOf(back.value.table, game, 2)).toBeUndefined()
  })

  test('does not bind whoever comes to an open seat', () => {
    const two = { options: { ...defaultOptions(spader.options), form: 'two' }, seats: 2 }
    const begun = dealt(game, two, unshuffled, NOON).table
    const gone = withChair(begun, 1, {
      left: true,
      playsForced: NOON,
      orders: { clauses: [], lasting: true, deals: 0 },
    })
    const opened = propose(gone, game, { kind: 'replace', by: 0, about: 1 }, () => [], NOON + 1)
    expect(opened.ok && opened.value.table.chairs[1]).toMatchObject({ open: true, playsForced: 0 })
    expect(opened.ok && opened.value.table.chairs[1]).not.toHaveProperty('orders')
  })
})

describe('cards that come by themselves', () => {
  test('moments come every five minutes, whatever the turn', () => {
    const times = [0, 1, 89_999, 90_000, 389_999, 390_000].map((since) => nextMoment(since))
    expect(times).toEqual([90_000, 90_000, 90_000, 390_000, 390_000, 690_000])
  })

  test('a forced card waits for its moment, and so does the notice', () => {
    const { table, chair, since } = untilForced()
    const asked = withChair(table, chair, { playsForced: NOON })
    const due = nextMoment(since)
    expect(tick(asked, game, nobodyElse, due - 1).entries).toEqual([])
    expect(owedNow(asked, nobody, due - 1)).toEqual([])
    const { entries } = tick(asked, game, nobodyElse, due)
    expect(entries[0]).toMatchObject({ at: due, act: { seat: chair, by: 'orders' } })
    expect(tick(table, game, nobodyElse, due).entries).toEqual([])
  })

  test('the table looks at the clock at that moment whether or not there is a choice', () => {
    const { table, chair, since } = untilForced()
    const free = atPlay()
    const asked = [withChair(table, chair, { playsForced: NOON }), withChair(free, 0, { playsForced: NOON })]
    expect(asked.map((one) => nextDue(one, nobody, NOON) ?? 0)).toEqual([nextMoment(since), nextMoment(NOON)])
    expect(tick(asked[1] ?? free, game, nobodyElse, nextMoment(NOON)).entries).toEqual([])
    expect(owedNow(asked[1], nobody, nextMoment(NOON) + 3 * MINUTE)).toHaveLength(1)
  })

  test('a card does not come at the moment at which somebody asks the table to play', () => {
    const { table, chair, since } = untilForced()
    const late = since + 17 * MINUTE + 1
    const asked = withChair(table, chair, { playsForced: late })
    expect(tick(asked, game, nobodyElse, late).entries).toEqual([])
    expect(tick(asked, game, nobodyElse, nextMoment(late)).entries).not.toEqual([])
  })

  test('the last trick comes at once, whoever plays it', () => {
    let table = atPlay()
    let now = NOON
    for (;;) {
      now += MINUTE
      const settled = tick(table, game, nobodyElse, now)
      if (settled.entries.length > 0) {
        expect(settled.entries.map(({ act }) => act?.by)).toEqual(['orders', 'orders', 'orders', 'orders'])
        expect(game.standing(matchOf(settled.table).state).sheet).toHaveLength(1)
        return
      }
      const chair = game.waitingFor(matchOf(table).state)[0] ?? expect.unreachable()
      table = did(table, chair, textsOf(game, table, chair).at(-1) ?? '', now)
    }
  })
})
