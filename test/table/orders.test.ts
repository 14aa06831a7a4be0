import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Clause, partsOf } from '../../src/core/ahead.ts'
import { legalActions } from '../../src/core/game.ts'
import { defaultOptions } from '../../src/core/options.ts'
import { allSeats } from '../../src/core/seat.ts'
import { games } from '../../src/games/index.ts'
import { act } from '../../src/table/act.ts'
import { dealsPlayed } from '../../src/table/advance.ts'
import { claim } from '../../src/table/claim.ts'
import type { LogEntry } from '../../src/table/log.ts'
import { clausesOf, giveOrders, offersFor, ordersOf, spellClause } from '../../src/table/orders.ts'
import { settle } from '../../src/table/settle.ts'
import { withChair } from '../../src/table/table.ts'
import { numbers, seeded, shuffled } from '../support/chance.ts'
import { factsOfGames } from '../support/facts.ts'
import { cardsIn, renamed } from '../support/json.ts'
import { settings } from '../support/settings.ts'
import { dealt, type Playing } from './people.ts'
import { nobodyElse } from './support.ts'

const MINUTE = 60_000

/** Every card of every pack. */
const ALL: ReadonlySet<string> = new Set([
  ...['S', 'H', 'D', 'C'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => suit + rank)),
  ...['R', 'Y', 'G', 'B'].flatMap((suit) => Array.from({ length: 15 }, (_, at) => `${suit}${at + 1}`)),
  ...['JB', 'JL'],
])

/** How many of the clauses that a seat could have given in this deal are looked at when its turn has come. */
const CLAUSES = 24

/** Plays a match at random, where people give orders, take them back, let the table play and claim the rest. */
const lives = (
  id: string,
  { options, seats }: Parameters<typeof dealt>[1],
  seed: number,
  check: {
    readonly step: (before: Playing, after: Playing, entries: readonly LogEntry[]) => void
    readonly claimed?: (seat: number, entries: readonly LogEntry[]) => void
  },
): { readonly orders: number; readonly log: readonly LogEntry[] } => {
  const game = games[id] ?? expect.unreachable()
  const below = numbers(seed)
  const random = seeded(seed)
  const chance = () => random
  let now = MINUTE
  const begun = dealt(game, { options, seats }, random, now)
  const log = [...begun.entries]
  let table = begun.table as Playing
  let orders = 0
  const go = (next: Playing, entries: readonly LogEntry[]): void => {
    const settled = settle(next, game, { ...nobodyElse, packs: chance }, now)
    check.step(table, settled.table as Playing, [...entries, ...settled.entries])
    orders += settled.entries.length
    log.push(...entries, ...settled.entries)
    table = settled.table as Playing
  }
  for (let round = 0; round < 700 && !table.match.over; round++) {
    now += below(4 * MINUTE)
    const chair = below(seats)
    if (below(30) === 0) go({ ...withChair(table, chair, { playsForced: below(2) * now }), match: table.match }, [])
    const offers = shuffled(clausesOf(offersFor(table, game, chair)).map(spellClause), below).slice(0, below(4) * 3)
    const given = giveOrders(table, game, {
      chair,
      move: table.match.moves[chair] ?? 0,
      clauses: offers,
      lasting: below(3) === 0,
    })
    if (!given.ok) expect.unreachable(given.error.code)
    go({ ...given.value, match: table.match }, [])
    const claimed = claim(table, game, { chair, move: table.match.moves[chair] ?? 0 }, chance, now)
    if (claimed.ok) {
      check.claimed?.(chair, claimed.value.entries)
      go(claimed.value.table as Playing, claimed.value.entries)
      continue
    }
    const seat = below(8) === 0 ? chair : (game.waitingFor(table.match.state)[0] ?? 0)
    const legal = legalActions(game, table.match.state, seat)
    const action = legal[below(legal.length)]
    if (action === undefined) continue
    const said = { chair: seat, move: table.match.moves[seat] ?? 0, action: game.write(action) }
    const acted = act(table, game, said, { said: () => undefined, random }, now)
    if (!acted.ok || acted.value.kind !== 'done') return expect.unreachable()
    go(acted.value.table as Playing, [acted.value.entry])
  }
  return { orders, log }
}

describe.each(Object.keys(games))('%s', (id) => {
  const game = games[id] ?? expect.unreachable()
  const facts = factsOfGames[id] ?? expect.unreachable()
  const runs = fc.record({ setting: settings(game, facts), seed: fc.nat() })

  test('orders play only what is legal, and nothing that others could still decide', () => {
    let orders = 0
    fc.assert(
      fc.property(runs, ({ setting, seed }) => {
        const lived = lives(id, setting, seed, { step: () => undefined })
        orders += lived.orders
        const packs = lived.log.flatMap(({ shuffles }) => shuffles)
        const random = { shuffle: <Card extends string>() => (packs.shift() ?? []) as readonly Card[] }
        let { state } = game.setup(setting.options, setting.seats, random)
        for (const { act } of lived.log.slice(1)) {
          const action = game.read(act?.action ?? '')
          if (act === undefined || action === undefined) return expect.unreachable()
          expect(game.objection(state, act.seat, action)).toBeUndefined()
          if (act.by === 'orders') expect(game.waitingFor(state)).toContain(act.seat)
          state = game.perform(state, act.seat, action, random).state
        }
      }),
      { numRuns: 15 },
    )
    expect(orders).toBeGreaterThan(0)
  })

  test('orders change nothing that anybody else can see, and are void when their deal is over', () => {
    fc.assert(
      fc.property(runs, ({ setting, seed }) => {
        lives(id, setting, seed, {
          step: (before, after, entries) => {
            const plain = ({ chairs: _, ...table }: Playing) => table
            if (entries.length === 0) expect(plain(after)).toEqual(plain(before))
            const ended = dealsPlayed(game, after.match.state) !== dealsPlayed(game, before.match.state)
            for (const chair of before.chairs.keys()) if (ended) expect(ordersOf(after, game, chair)).toBeUndefined()
          },
        })
      }),
      { numRuns: 15 },
    )
  })

  test('a card that everybody can see to be forced is all that anybody could do', () => {
    let forced = 0
    fc.assert(
      fc.property(runs, ({ setting, seed }) => {
        lives(id, setting, seed, {
          step: ({ match: { state } }) => {
            for (const seat of game.waitingFor(state)) {
              const known = game.ahead?.forced(state, seat)
              if (known === undefined) continue
              forced++
              const all = allSeats(setting.seats).flatMap((any) => legalActions(game, state, any).map(game.write))
              const harmless = known.open ? [] : ['packets', 'concede']
              const left = all.filter((text) => !harmless.includes(text.split(' ')[0] ?? ''))
              expect(left).toEqual([game.write(known.action)])
            }
          },
        })
      }),
      { numRuns: 15 },
    )
    expect(forced).toBeGreaterThan(0)
  })

  test('who claims the rest takes every trick of it', () => {
    let tricks = 0
    for (let seed = 0; seed < 400 && tricks < 20; seed++) {
      const options = defaultOptions(game.options)
      lives(id, { options, seats: game.seatCounts(options)[0] ?? 2 }, seed, {
        step: () => undefined,
        claimed: (seat, entries) => {
          const won = entries.flatMap(({ events }) => events).filter(({ code }) => /^trick-(won|taken)$/.test(code))
          expect(won.length).toBeGreaterThan(0)
          for (const event of won) expect(event).toMatchObject({ seat })
          tricks += won.length
        },
      })
    }
    expect(tricks).toBeGreaterThan(0)
  })

  test('what is offered, meant and certain depends on no card that the seat cannot know', () => {
    let meanings = 0
    fc.assert(
      fc.property(runs, ({ setting, seed }) => {
        const below = numbers(seed)
        let seen: readonly string[] = []
        let could = allSeats(setting.seats).map(() => new Set<string>())
        lives(id, setting, seed, {
          step: (before, after, entries) => {
            const pack = new Set(cardsIn(dealt(game, setting, seeded(1), 0).entries[0]?.shuffles ?? [], ALL))
            const { state } = after.match
            if (dealsPlayed(game, state) !== dealsPlayed(game, before.match.state)) {
              seen = []
              could = allSeats(setting.seats).map(() => new Set<string>())
            } else
              seen = [
                ...seen,
                ...cardsIn(
                  entries.map(({ events }) => events),
                  pack,
                ),
              ]
            for (const [seat, clauses] of could.entries())
              for (const clause of clausesOf(offersFor(after, game, seat))) clauses.add(JSON.stringify(clause))
            if (below(8) > 0) return
            const seat = below(setting.seats)
            const view = Object.entries(game.view(state, seat)).filter(([key]) => !facts.mentions.includes(key))
            const known = new Set([...seen, ...cardsIn(view, pack)])
            const hidden = [...pack].filter((card) => !known.has(card))
            const others = shuffled(hidden, below)
            const names = new Map(hidden.map((card, at) => [card, others[at] ?? card]))
            const memory = Object.fromEntries(Object.entries(state).filter(([key]) => facts.mentions.includes(key)))
            const other = { ...renamed(state, names), ...memory }
            const { ahead } = game
            if (ahead === undefined || after.match.over) return
            const offers = ahead.offers(state, seat)
            expect(ahead.offers(other, seat)).toEqual(offers)
            if (game.waitingFor(state).includes(seat)) expect(offers).toEqual([])
            expect(ahead.hasClaims(other)).toBe(ahead.hasClaims(state))
            expect(ahead.forced(other, seat)).toEqual(ahead.forced(state, seat))
            expect(ahead.certain(other, seat)).toEqual(ahead.certain(state, seat))
            const open = (shown: object) =>
              allSeats(setting.seats).map((any) => ahead.forced(shown, any)?.open === true)
            expect(open(other)).toEqual(open(state))
            if (!game.waitingFor(state).includes(seat)) return
            const clauses = [...(could[seat] ?? [])].map((text): Clause => JSON.parse(text))
            for (const { when, act } of shuffled(clauses, below).slice(0, CLAUSES)) {
              const clause = { when, act: partsOf(act).act }
              const action = ahead.means(state, seat, clause)
              expect(ahead.means(other, seat, clause)).toEqual(action)
              if (action !== undefined) meanings++
            }
          },
        })
      }),
      { numRuns: 15 },
    )
    expect(meanings).toBeGreaterThan(0)
  })
})
