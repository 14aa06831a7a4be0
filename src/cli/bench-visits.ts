/*
 * How often people must come to a table. The same match is played by people who look in so many times a day, at random
 * between seven and eleven, and do what there is to do: bare, where every action is a person's; and with what can be
 * settled before one's turn. They play as the house's plain bot does at their turn; what they settle ahead is a rule of
 * thumb. So this counts visits, not good play; how much real people settle ahead nobody knows, and the ways are a guess at
 * little, some and all.
 */
import { parseArgs } from 'node:util'
import { type BotRandom, decide, stream } from '../bots/index.ts'
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
import { shuffledBy } from './shuffled.ts'
import { fail, print } from './terminal.ts'

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '200' },
    looks: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
})
const [deals, looks, seed] = [values.deals, values.looks, values.seed].map(Number) as [number, number, number]

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

/** A match that has just begun. */
const opened = ({ game, seats, random, way }: Plan): WithMatch => {
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

/** Nobody is a bot here. */
const NO_MACHINE = {
  turn: (): object => {
    throw new Error('nobody is a bot')
  },
  aside: () => undefined,
}

/** What is played, and how its people live. */
interface Plan {
  readonly game: Game
  readonly seats: number
  readonly way: Way
  /** How often everybody looks in, a day. */
  readonly looks: number
  /** Chance of the people: when they look in, and what they do. */
  readonly below: BotRandom
  readonly random: Random
}

/** A match whose people look in now and then; it adds to a tally. */
class Course {
  readonly #plan: Plan
  readonly #tally: Tally
  #table: WithMatch
  /** Until when everything has been done that comes by itself. */
  #last = 0

  constructor(plan: Plan, tally: Tally) {
    this.#plan = plan
    this.#tally = tally
    this.#table = opened(plan)
  }

  /** Plays it to its end. */
  playOut(): void {
    const { game, seats, looks, below } = this.#plan
    let day = 0
    for (; !this.#table.match.over; day++) {
      const times = allSeats(seats).flatMap((chair) =>
        Array.from({ length: looks }, () => ({ chair, at: day * DAY + 7 * HOUR + below(16 * HOUR) })),
      )
      for (const { chair, at } of times.toSorted((one, other) => one.at - other.at)) {
        if (!this.#table.match.over) this.#visit(chair, at)
      }
    }
    this.#tally.matches++
    this.#tally.days += day
    this.#tally.deals += dealsPlayed(game, this.#table.match.state)
  }

  /** Somebody looks in, does what there is to do, and arranges what can be arranged. */
  #visit(chair: number, now: number): void {
    const { game, way } = this.#plan
    this.#catchUp(now)
    this.#tally.looks++
    if (this.#isWaitedFor(chair)) this.#tally.needed++
    while (this.#isWaitedFor(chair)) {
      this.#tally.acts++
      if (!this.#claims(chair, now)) this.#act(chair, now)
      this.#settle(now)
    }
    const orders = ordersOf(this.#table, game, chair)
    if (way !== 'bare' && !this.#table.match.over && (orders === undefined || orders.lasting)) this.#arrange(chair)
  }

  #isWaitedFor(chair: number): boolean {
    const { match } = this.#table
    return !match.over && this.#plan.game.waitingFor(match.state).includes(chair)
  }

  /** What comes by itself up to a moment, each at its time. */
  #catchUp(now: number): void {
    for (;;) {
      const { match, chairs } = this.#table
      const due = match.turns.flatMap((turn, seat) => (turn ? [seenToAt(chairs[seat], turn)] : []))
      const next = due.filter((time) => time > this.#last && time <= now).toSorted((one, other) => one - other)[0]
      if (next === undefined || this.#plan.way === 'bare') break
      this.#last = next
      this.#settle(next)
    }
    this.#last = now
  }

  #settle(now: number): void {
    const { game, way, random } = this.#plan
    if (way === 'bare') return
    const done = settle(this.#table, game, { packs: () => random, machine: NO_MACHINE }, now)
    this.#tally.byItself += done.entries.length
    this.#table = done.table as WithMatch
  }

  #moveOf(chair: number): number {
    return this.#table.match.moves[chair] ?? 0
  }

  /** Says that the rest is theirs; answers whether it is. */
  #claims(chair: number, now: number): boolean {
    const { game, way, random } = this.#plan
    if (way === 'bare') return false
    const claimed = claim(this.#table, game, { chair, move: this.#moveOf(chair) }, () => random, now)
    if (claimed.ok) this.#table = claimed.value.table as WithMatch
    return claimed.ok
  }

  #act(chair: number, now: number): void {
    const { game, below, random } = this.#plan
    const { state } = this.#table.match
    const legal = legalActions(game, state, chair).filter(
      (action) => !/^(concede|packets|knock)/.test(game.write(action)),
    )
    const action = decide(game, 'plain', game.view(state, chair), legal, below)
    const said = { chair, move: this.#moveOf(chair), action }
    const acted = act(this.#table, game, said, { said: () => undefined, random }, now)
    if (!acted.ok || acted.value.kind === 'again') throw new Error(`${game.id}: ${action} is refused`)
    this.#table = acted.value.table as WithMatch
  }

  #arrange(chair: number): void {
    const { game, way } = this.#plan
    const { state } = this.#table.match
    const clauses = offersFor(this.#table, game, chair).flatMap((offer) => {
      const text = arranged(game, game.view(state, chair), chair, offer, way)
      return text === undefined ? [] : [spellClause({ when: offer.when, act: text })]
    })
    const orders = { chair, move: this.#moveOf(chair), clauses, lasting: way === 'all' }
    const given = giveOrders(this.#table, game, orders)
    if (!given.ok) throw new Error(given.error.code)
    this.#table = { ...given.value, match: this.#table.match }
  }
}

/** Matches of one game until so many deals are over as are asked for, and to the end of the last. */
const bench = (game: Game, seats: number, way: Way): Tally => {
  const below = stream([seed, 0, 0, 7])
  const random: Random = { shuffle: shuffledBy(stream([seed, 0, 0, 8])) }
  const tally: Tally = { deals: 0, matches: 0, days: 0, looks: 0, needed: 0, acts: 0, byItself: 0 }
  while (tally.deals < deals) new Course({ game, seats, way, looks, below, random }, tally).playOut()
  return tally
}

const ids = Object.keys(TABLES).filter((id) => values.game === undefined || values.game === id)
if (ids.length === 0) fail(`no such game: ${values.game}`)
print(`At least ${deals} deals of each game; everybody looks in ${looks} times a day.`)
print('per person and deal: visits at all, visits on turn, actions by hand, by itself; days a deal, a match')
for (const id of ids) {
  const [game, seats] = [findGame(id), TABLES[id] ?? 2]
  if (game === undefined) continue
  let bare: Tally | undefined
  for (const way of WAYS) {
    const tally = bench(game, seats, way)
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
