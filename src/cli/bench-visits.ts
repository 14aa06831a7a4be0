/*
 * How often people must come to a table. The same match is played by people who look in so many times a day, at random
 * between seven and eleven, and do what there is to do: bare, where every action is a person's; and with what can be
 * settled before one's turn. They play as the house's plain bot does at their turn; what they settle ahead is a rule of
 * thumb. So this counts visits, not good play; how much real people settle ahead nobody knows, and the ways are a guess at
 * little, some and all.
 */
import { parseArgs } from 'node:util'
import { decide, stream } from '../bots/index.ts'
import { type Game, legalActions } from '../core/game.ts'
import { defaultOptions } from '../core/options.ts'
import type { Random } from '../core/random.ts'
import { allSeats } from '../core/seat.ts'
import { findGame } from '../games/index.ts'
import { act } from '../table/act.ts'
import { dealsPlayed } from '../table/advance.ts'
import { claim } from '../table/claim.ts'
import { giveOrders, offersFor, ordersOf, spellClause } from '../table/orders.ts'
import { DAY, HOUR, NO_PACE } from '../table/pace.ts'
import { seenToAt, settle } from '../table/settle.ts'
import { newTable, sitDown, start } from '../table/sit.ts'
import { type WithMatch, withChair } from '../table/table.ts'
import { arranged, WAYS, type Way } from './bench-thumb.ts'
import { fail, print } from './terminal.ts'

/** How many sit at a table of each game. */
const TABLES: Readonly<Record<string, number>> = { spader: 4, rodskagg: 4, ekarte: 2, sjufingre: 4 }

/** What came of some matches, in all: `needed` are the visits at which it was the visitor's turn. */
interface Tally {
  deals: number
  matches: number
  days: number
  looks: number
  needed: number
  acts: number
  byItself: number
}

const shuffledBy =
  (below: (count: number) => number): Random['shuffle'] =>
  (pack) => {
    const left = [...pack]
    return pack.flatMap(() => left.splice(below(left.length), 1))
  }

const opened = (game: Game, seats: number, random: Random, way: Way): WithMatch => {
  const options = defaultOptions(game.options)
  let table = newTable({ id: 'bench', game: game.id, options, seats, pace: NO_PACE, commitment: '' }, 0, 'sat')
  for (const chair of allSeats(seats)) {
    const sat = sitDown(table, { name: `${chair}`, cut: '', person: '', language: 'sv', once: '' }, 0)
    if (!sat.ok) throw new Error(sat.error.code)
    table = way === 'bare' ? sat.value.table : withChair(sat.value.table, chair, { playsForced: 1 })
  }
  const begun = start(table, game, 0, { draw: (chairs) => chairs, random }, 0)
  if (!begun.ok || begun.value.table.match === undefined) throw new Error('the match does not begin')
  return { ...begun.value.table, match: begun.value.table.match }
}

/** Everything that one table goes through until `deals` deals are over, then to the end of that match. */
const bench = (game: Game, seats: number, way: Way, looks: number, deals: number, seed: number): Tally => {
  const below = stream([seed, 0, 0, 7])
  const random: Random = { shuffle: shuffledBy(stream([seed, 0, 0, 8])) }
  const hands = {
    packs: () => random,
    machine: {
      turn: (): object => {
        throw new Error('nobody is a bot')
      },
      aside: () => undefined,
    },
  }
  const tally: Tally = { deals: 0, matches: 0, days: 0, looks: 0, needed: 0, acts: 0, byItself: 0 }
  while (tally.deals < deals) {
    let table = opened(game, seats, random, way)
    let last = 0
    const settled = (now: number): void => {
      if (way === 'bare') return
      const done = settle(table, game, hands, now)
      tally.byItself += done.entries.length
      table = done.table as WithMatch
    }
    const caughtUp = (now: number): void => {
      for (;;) {
        const due = table.match.turns.flatMap((turn, seat) => (turn ? [seenToAt(table.chairs[seat], turn)] : []))
        const next = due.filter((time) => time > last && time <= now).toSorted((one, other) => one - other)[0]
        if (next === undefined || way === 'bare') break
        last = next
        settled(next)
      }
      last = now
    }
    const visit = (chair: number, now: number): void => {
      caughtUp(now)
      tally.looks++
      let needed = false
      while (!table.match.over && game.waitingFor(table.match.state).includes(chair)) {
        needed = true
        const { state, moves } = table.match
        const move = moves[chair] ?? 0
        tally.acts++
        const claimed = way === 'bare' ? undefined : claim(table, game, { chair, move }, () => random, now)
        if (claimed?.ok) table = claimed.value.table as WithMatch
        else {
          const legal = legalActions(game, state, chair).filter(
            (action) => !/^(concede|packets|knock)/.test(game.write(action)),
          )
          const action = decide(game, 'plain', game.view(state, chair), legal, below)
          const acted = act(table, game, { chair, move, action }, () => undefined, random, now)
          if (!acted.ok || acted.value.kind === 'again') throw new Error(`${game.id}: ${action} is refused`)
          table = acted.value.table as WithMatch
        }
        settled(now)
      }
      if (needed) tally.needed++
      const orders = ordersOf(table, game, chair)
      if (way !== 'bare' && !table.match.over && (orders === undefined || orders.lasting)) arrange(chair)
    }
    const arrange = (chair: number): void => {
      const { state, moves } = table.match
      const clauses = offersFor(table, game, chair).flatMap((offer) => {
        const text = arranged(game, game.view(state, chair), chair, offer, way)
        return text === undefined ? [] : [spellClause({ when: offer.when, act: text })]
      })
      const given = giveOrders(table, game, { chair, move: moves[chair] ?? 0, clauses, lasting: way === 'all' })
      if (!given.ok) throw new Error(given.error.code)
      table = { ...given.value, match: table.match }
    }
    let day = 0
    for (; !table.match.over; day++) {
      const times = allSeats(seats).flatMap((chair) =>
        Array.from({ length: looks }, () => ({ chair, at: day * DAY + 7 * HOUR + below(16 * HOUR) })),
      )
      for (const { chair, at } of times.toSorted((one, other) => one.at - other.at)) {
        if (!table.match.over) visit(chair, at)
      }
    }
    tally.matches++
    tally.days += day
    tally.deals += dealsPlayed(game, table.match.state)
  }
  return tally
}

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    looks: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
})
const [deals, looks, seed] = [values.deals, values.looks, values.seed].map(Number) as [number, number, number]
const ids = Object.keys(TABLES).filter((id) => values.game === undefined || values.game === id)
if (ids.length === 0) fail(`no such game: ${values.game}`)
print(`At least ${deals} deals of each game; everybody looks in ${looks} times a day.`)
print('per person and deal: visits at all, visits on turn, actions by hand, by itself; days a deal, a match')
for (const id of ids) {
  const [game, seats] = [findGame(id), TABLES[id] ?? 2]
  if (game === undefined) continue
  let bare: Tally | undefined
  for (const way of WAYS) {
    const tally = bench(game, seats, way, looks, deals, seed)
    bare ??= tally
    const each = (count: number) => (count / tally.deals / seats).toFixed(1).padStart(6)
    const share = (tally.needed / tally.deals / (bare.needed / bare.deals)) * 100
    print(
      [
        `${id} for ${seats}`.padEnd(16),
        way.padEnd(7),
        ...[tally.looks, tally.needed, tally.acts, tally.byItself].map(each),
        (tally.days / tally.deals).toFixed(1).padStart(6),
        (tally.days / tally.matches).toFixed(1).padStart(7),
        `${share.toFixed(0)} % of bare`.padStart(14),
      ].join(' '),
    )
  }
}
