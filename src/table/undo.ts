import type { Game, Stands } from '../core/game.ts'
import { allSeats, type Seat } from '../core/seat.ts'
import type { LogEntry } from './log.ts'
import type { WithMatch } from './table.ts'
import { turnsAfter } from './turn.ts'

/** What taking an action back would take back: everything from this log entry on. */
interface Takeback {
  readonly entry: number
  /** Nobody has acted since or seen a card by it, nor is it bound by the rules, so nobody is asked. */
  readonly free: boolean
}

/** All texts in a JSON value. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Whether somebody, the actor included, knows a card after that they could not see before. */
const showsCards = (game: Game, before: object, after: object, seats: number, pack: ReadonlySet<string>): boolean =>
  [...allSeats(seats), 'spectator' as const].some((viewer) => {
    const known = new Set(textsIn(game.view(before, viewer)))
    return textsIn(game.view(after, viewer)).some((text) => pack.has(text) && !known.has(text))
  })

/** Whether one of the actions in a part of the log stands in this way. */
const isThere = (stands: Stands, { match }: WithMatch, game: Game, since: readonly LogEntry[]): boolean =>
  since.some(({ act }) => {
    const action = act && game.read(act.action)
    return action !== undefined && game.stands?.(match.state, action) === stands
  })

/** The state of a match as it was before log entry `until`; the packs come out of the log. */
const stateBefore = ({ options, seats }: WithMatch, game: Game, log: readonly LogEntry[], until: number): object => {
  const packs = log.flatMap(({ shuffles }) => shuffles)
  let next = 0
  // The log holds what this very match shuffled, in order, so each asks for the cards it finds.
  const shuffle = <Card extends string>(): readonly Card[] => (packs[next++] ?? []) as readonly Card[]
  let { state } = game.setup(options, seats, { shuffle })
  for (const { number, act } of log) {
    const action = act && number < until ? game.read(act.action) : undefined
    if (act !== undefined && action !== undefined) state = game.perform(state, act.seat, action, { shuffle }).state
  }
  return state
}

/**
 * Whether a seat has something to take back: its last own action, nothing from before a shuffle, and nothing of a match
 * that is over, and nothing that the rules call final. `since` is the log from that action on.
 */
export const hasTakeback = (table: WithMatch, game: Game, seat: Seat, since: readonly LogEntry[]): boolean =>
  !table.match.over &&
  since.every(({ shuffles }) => shuffles.length === 0) &&
  since[0]?.act?.seat === seat &&
  since[0].act.by === 'player' &&
  !isThere('final', table, game, since)

/** What a seat would take back: its last own action and everything after it. `log` is the whole log. */
export const takebackOf = (
  table: WithMatch,
  game: Game,
  seat: Seat,
  log: readonly LogEntry[],
): Takeback | undefined => {
  const { match } = table
  const entry = match.lastActs[seat] ?? -1
  const since = log.filter(({ number }) => number >= entry)
  if (entry < 0 || !hasTakeback(table, game, seat, since)) return undefined
  const others = since.some(({ act }) => act !== undefined && act.seat !== seat)
  const bound = isThere('bound', table, game, since)
  const pack = new Set(log.flatMap(({ shuffles }) => shuffles.flat()))
  const before = stateBefore(table, game, log, entry)
  return { entry, free: !others && !bound && !showsCards(game, before, match.state, table.seats, pack) }
}

/** The match as it was before a log entry; move numbers go on rising, and everybody's time begins anew. */
export const rewound = (
  table: WithMatch,
  game: Game,
  log: readonly LogEntry[],
  entry: number,
  now: number,
): WithMatch => {
  const { match } = table
  const state = stateBefore(table, game, log, entry)
  const kept = log.filter(({ number }) => number < entry)
  const lastActOf = (seat: Seat): number =>
    kept.findLast(({ act }) => act?.seat === seat && act.by === 'player')?.number ?? -1
  const back = {
    ...match,
    state,
    moves: match.moves.map((move) => move + 1),
    lastActs: allSeats(table.seats).map(lastActOf),
    entries: entry,
    turns: allSeats(table.seats).map(() => null),
  }
  // What people had arranged was for another course of play.
  const recalled = match.seating.filter((_, seat) => match.turns[seat]?.handed)
  const chairs = table.chairs.map(({ orders: _, ...chair }, at) =>
    recalled.includes(at) ? { ...chair, recalledAt: now } : chair,
  )
  return { ...table, chairs, changedAt: now, match: { ...back, turns: turnsAfter(back, game, now) } }
}
