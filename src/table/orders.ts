import { type Clause, type Offer, partsOf } from '../core/ahead.ts'
import type { Game } from '../core/game.ts'
import { ok, type Result, refused } from '../core/result.ts'
import type { Seat } from '../core/seat.ts'
import { dealsPlayed } from './advance.ts'
import { type Match, seatOfChair, type Table, type TableError, withChair } from './table.ts'

/** What a person has arranged for their next turn. Only they may ever see it. */
export interface Orders {
  /** The first clause whose condition is so, and whose action is legal, is used. */
  readonly clauses: readonly Clause[]
  /** They hold for every turn to the end of the deal, not only for the next. */
  readonly lasting: boolean
  /** How many deals had been finished when they were given: they are void in any other. */
  readonly deals: number
}

/** The most clauses of one order, and the longest as it is spelled, in characters. */
export const MOST_CLAUSES = 8
export const CLAUSE_LENGTH = 60

/** How a clause is spelled in a form: `led C: play C4`. */
export const spellClause = ({ when, act }: Clause): string => `${when}: ${act}`

/** The orders of a chair, unless they are void because their deal is over. */
export const ordersOf = (table: Table, game: Game, chair: number): Orders | undefined => {
  const { match } = table
  const orders = table.chairs[chair]?.orders
  return match !== undefined && orders && orders.clauses.length > 0 && orders.deals === dealsPlayed(game, match.state)
    ? orders
    : undefined
}

/** What a seat may arrange now. */
export const offersFor = ({ match }: Table, game: Game, seat: Seat): readonly Offer[] =>
  match === undefined || match.over ? [] : (game.ahead?.offers(match.state, seat) ?? [])

/** Every clause that can be made of what is offered. */
export const clausesOf = (offers: readonly Offer[]): readonly Clause[] =>
  offers.flatMap(({ when, acts }) => acts.map((act) => ({ when, act })))

/**
 * Gives orders in place of any before; none takes them back. Clauses are spelled as the page offered them: whatever it
 * does not offer any more is refused. The table has not changed for anybody else, and keeps the time of its last change.
 */
export const giveOrders = (
  table: Table,
  game: Game,
  {
    chair,
    move,
    clauses,
    lasting,
  }: Pick<Orders, 'lasting'> & { chair: number; move: number; clauses: readonly string[] },
): Result<Table, TableError> => {
  const seat = seatOfChair(table, chair)
  const { match } = table
  if (match === undefined || seat === undefined) return refused({ code: 'not-started' })
  if (move !== match.moves[seat]) return refused({ code: 'stale' })
  const offers = offersFor(table, game, seat)
  const offered = clausesOf(offers)
  const given = clauses.map((text) => offered.find((clause) => spellClause(clause) === text))
  const known = given.filter((clause) => clause !== undefined)
  if (known.length < given.length) return refused({ code: 'orders-too-late' })
  const orders = {
    clauses: known,
    lasting: lasting && offers.some(({ lasts }) => lasts),
    deals: dealsPlayed(game, match.state),
  }
  return ok(withChair(table, chair, { orders }))
}

/** The action that orders mean for a seat on turn, with the clause it comes from; never one that is not legal. */
export const meant = (
  { state }: Match,
  game: Game,
  seat: Seat,
  { clauses }: Orders,
): { readonly action: object; readonly clause: Clause } | undefined => {
  for (const clause of clauses) {
    const action = game.ahead?.means(state, seat, { when: clause.when, act: partsOf(clause.act).act })
    if (action !== undefined && game.objection(state, seat, action) === undefined) return { action, clause }
  }
  return undefined
}

/** What is left of orders when a turn has come: `used` is the clause that was acted on, if any was. */
export const left = (orders: Orders, used?: Clause): Orders => {
  const next = used && partsOf(used.act).next
  // A card that has been played cannot be meant again.
  const lasting = orders.lasting ? orders.clauses.filter(({ act }) => act !== used?.act || !act.includes(' ')) : []
  return { ...orders, clauses: next === undefined ? lasting : [next, ...lasting] }
}
