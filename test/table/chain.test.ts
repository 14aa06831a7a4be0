import { describe, expect, test } from 'vitest'
import { partsOf } from '../../src/core/ahead.ts'
import { type EkarteState, ekarte } from '../../src/games/ekarte/index.ts'
import { clausesOf, giveOrders, offersFor, ordersOf, spellClause } from '../../src/table/orders.ts'
import { settle } from '../../src/table/settle.ts'
import { acted, dealt, type Kept, NOON, nobodyElse } from './support.ts'

/** Farfar, chair 1, deals; Karin, chair 0, speaks first. */
const [KARIN, FARFAR] = [0, 1]

const LATER = NOON + 1000

/** The table when what was ordered has been done. */
const settled = ({ table, log }: Kept): Kept => {
  const { table: done, entries } = settle(table, ekarte, nobodyElse, LATER)
  return { table: done, log: [...log, ...entries] }
}

const moveOf = ({ table }: Kept, chair: number): number => table.match?.moves[chair] ?? expect.unreachable()

/** The table with the orders of a chair: the first offered that begins like this, or none. */
const ordered = (kept: Kept, chair: number, begin?: string, lasting = false): Kept => {
  const offered = clausesOf(offersFor(kept.table, ekarte, chair)).map(spellClause)
  const clauses = begin === undefined ? [] : [offered.find((text) => text.startsWith(begin)) ?? expect.unreachable()]
  const given = giveOrders(kept.table, ekarte, { chair, move: moveOf(kept, chair), clauses, lasting })
  return given.ok ? { ...kept, table: given.value } : expect.unreachable(given.error.code)
}

const clausesOfChair = ({ table }: Kept, chair: number): readonly string[] =>
  ordersOf(table, ekarte, chair)?.clauses.map(spellClause) ?? []

const acts = ({ log }: Kept): readonly string[] =>
  log.flatMap(({ act }) => (act === undefined ? [] : [`${act.seat} ${act.by}: ${act.action.split(' ')[0]}`]))

/** The first card that Karin holds. */
const karinsCard = ({ table }: Kept): string => {
  const [card] = (table.match?.state as EkarteState | undefined)?.hands[KARIN] ?? []
  return card ?? expect.unreachable()
}

const karinThrows = (kept: Kept): Kept => acted(kept, KARIN, `discard ${karinsCard(kept)}`, LATER)

describe('what is arranged for two turns', () => {
  test('is an action and the clause that takes its place', () => {
    expect(partsOf('accept')).toEqual({ act: 'accept' })
    expect(partsOf('discard C7 D8')).toEqual({ act: 'discard C7 D8' })
    expect(partsOf('accept, exchange')).toEqual({ act: 'accept' })
    expect(partsOf('accept, exchange: discard C7 D8')).toEqual({
      act: 'accept',
      next: { when: 'exchange', act: 'discard C7 D8' },
    })
  })

  test('is done at one turn and the next, and then it is used up', () => {
    const asked = settled(acted(ordered(dealt(), FARFAR, 'asked: accept, exchange: keep'), KARIN, 'propose', LATER))
    expect(acts(asked)).toEqual(['0 player: propose', '1 orders: accept'])
    expect(clausesOfChair(asked, FARFAR)).toEqual([expect.stringMatching(/^exchange: keep \w\w \w\w$/)])
    const exchanged = settled(karinThrows(asked))
    expect(acts(exchanged).slice(2)).toEqual(['0 player: discard', '1 orders: discard'])
    expect(clausesOfChair(exchanged, FARFAR)).toEqual([])
    const again = settled(acted(exchanged, KARIN, 'propose', LATER))
    expect(acts(again).slice(4)).toEqual(['0 player: propose'])
  })

  test('can be taken back between the two', () => {
    const asked = settled(acted(ordered(dealt(), FARFAR, 'asked: accept, exchange: all'), KARIN, 'propose', LATER))
    const exchanged = settled(karinThrows(ordered(asked, FARFAR)))
    expect(acts(exchanged).slice(2)).toEqual(['0 player: discard'])
  })

  test('is nothing when the turn is another than the one it was meant for', () => {
    const stood = settled(acted(ordered(dealt(), FARFAR, 'asked: accept, exchange: all'), KARIN, 'stand', LATER))
    expect(clausesOfChair(stood, FARFAR)).toHaveLength(1)
    const led = settled(acted(stood, KARIN, `play ${karinsCard(stood)}`, LATER))
    expect(acts(led)).toEqual(['0 player: stand', '0 player: play'])
    expect(clausesOfChair(led, FARFAR)).toEqual([])
  })

  test('both sides may have settled it: an exchange needs nobody', () => {
    const asked = ordered(acted(dealt(), KARIN, 'propose', LATER), KARIN, 'accepted: all')
    const yes = settled(acted(asked, FARFAR, 'accept', LATER))
    expect(acts(yes)).toEqual(['0 player: propose', '1 player: accept', '0 orders: discard'])
  })

  test('holds for no longer, whatever a form says, where nothing that lasts is offered', () => {
    const given = ordered(dealt(), FARFAR, 'asked: refuse', true)
    expect(ordersOf(given.table, ekarte, FARFAR)?.lasting).toBe(false)
  })
})
