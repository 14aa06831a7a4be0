import type { Game } from '../core/game.ts'
import type { Random } from '../core/random.ts'
import { advance } from './advance.ts'
import type { LogEntry } from './log.ts'
import { left, meant, ordersOf } from './orders.ts'
import { MINUTE } from './pace.ts'
import { type Chair, type Table, type WithMatch, withChair } from './table.ts'
import type { Turn } from './turn.ts'

/** How far apart the moments lie at which cards come by themselves, and how long after the full hour the first is. */
const STEP = 5 * MINUTE
const OFFSET = 90_000

/**
 * When a turn that began at `since` is seen to for somebody who lets the table play what is forced. It follows from the
 * clock alone. If such cards came at once, their speed would tell that there was no choice; if they came so and so long
 * after the turn, a card at just that time would tell it. So a person who lets the table play gets everything that comes
 * by itself at these moments, what they have ordered among a choice of cards as well as the only card they have: whoever
 * sees a card come at such a moment learns that this person was not there, and nothing of the hand. Notices of their
 * turns wait for the moment too, whether or not a card will come.
 */
export const nextMoment = (since: number): number => Math.floor((since - OFFSET) / STEP + 1) * STEP + OFFSET

/** When a turn of this chair may be seen to by the table: at once, unless the person lets the table play. */
export const seenToAt = (sitter: Chair | undefined, { since }: Turn): number =>
  sitter?.playsForced ? nextMoment(Math.max(since, sitter.playsForced)) : since

/** The bots that play at a table's seats: what they do at their turn, and what out of turn, if anything. */
interface Machine {
  turn(table: Table, game: Game, state: object, seat: number): object
  /** `unsaved` are the latest entries of the log, which storage does not have yet. */
  aside(table: Table, game: Game, state: object, seat: number, unsaved: readonly LogEntry[]): object | undefined
}

/** Where the packs come from, and who plays for the bots. */
export interface Hands {
  packs(table: Table): Random
  readonly machine: Machine
}

/** A step that the table takes: an action for a seat, or only that orders have become void. */
interface Step {
  readonly table: WithMatch
  readonly act?: { readonly seat: number; readonly action: object; readonly by: 'orders' | 'bot' }
}

/** The table with the orders of a chair as they are after a turn. */
const withOrders = (table: WithMatch, chair: number, orders: Chair['orders']): WithMatch =>
  orders === undefined ? table : { ...withChair(table, chair, { orders }), match: table.match }

/** What bots do next: what they have to say out of turn, for a card may come too soon for it, then whose turn it is. */
const botStep = (table: WithMatch, game: Game, { machine }: Hands, unsaved: readonly LogEntry[]): Step | undefined => {
  const { match } = table
  const seats = match.bots.flatMap((bot, seat) => (bot ? [seat] : []))
  for (const seat of seats) {
    const action = machine.aside(table, game, match.state, seat, unsaved)
    if (action !== undefined) return { table, act: { seat, action, by: 'bot' } }
  }
  const onTurn = seats.find((seat) => match.turns[seat])
  if (onTurn === undefined) return undefined
  return { table, act: { seat: onTurn, action: machine.turn(table, game, match.state, onTurn), by: 'bot' } }
}

/** What the table does next by itself for people. */
const nextStep = (table: WithMatch, game: Game, now: number): Step | undefined => {
  const { match, chairs } = table
  for (const [seat, turn] of match.turns.entries()) {
    const chair = match.seating[seat] ?? 0
    if (turn === null) continue
    const forced = game.ahead?.forced(match.state, seat)
    if (forced?.open) return { table, act: { seat, action: forced.action, by: 'orders' } }
    const orders = ordersOf(table, game, chair)
    const wish = orders && meant(match, game, seat, orders)
    const isDue = seenToAt(chairs[chair], turn) <= now
    if (orders && wish === undefined && !orders.lasting) return { table: withOrders(table, chair, left(orders)) }
    if (orders && wish && isDue)
      return {
        table: withOrders(table, chair, left(orders, wish.clause)),
        act: { seat, action: wish.action, by: 'orders' },
      }
    if (forced && isDue && chairs[chair]?.playsForced)
      return { table, act: { seat, action: forced.action, by: 'orders' } }
  }
  return undefined
}

/**
 * Plays what needs nobody: cards that everybody can see to be forced, what people have ordered for their turn, and, for
 * those who asked for it, cards that only they know to be forced; and plays for the bots. It goes on until a person must
 * be waited for. `unsaved` are entries of the log that led here and that storage does not have yet.
 */
export const settle = (
  table: Table,
  game: Game,
  hands: Hands,
  now: number,
  unsaved: readonly LogEntry[] = [],
): { table: Table; entries: readonly LogEntry[] } => {
  const entries: LogEntry[] = []
  let current = table
  for (;;) {
    const { match } = current
    if (match === undefined || match.over) return { table: current, entries }
    const playing = { ...current, match }
    const step = nextStep(playing, game, now) ?? botStep(playing, game, hands, [...unsaved, ...entries])
    if (step === undefined) return { table: current, entries }
    current = step.table
    if (step.act === undefined) continue
    const played = advance(step.table, game, step.act, hands.packs(current), now)
    current = played.table
    entries.push(played.entry)
  }
}
