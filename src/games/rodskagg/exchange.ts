import type { Card } from '../../cards/card.ts'
import { inPackOrder, without } from '../../cards/pack.ts'
import type { Random } from '../../core/random.ts'
import type { Seat } from '../../core/seat.ts'
import { PACK, type RodskaggAction } from './action.ts'
import { openAuction } from './deal.ts'
import type { RodskaggStep } from './event.ts'
import { after, isLow, nextIn, withDeal } from './facts.ts'
import type { RodskaggObjection } from './objection.ts'
import { closeDealWindows } from './rituals.ts'
import type { Deal, Exchange, RodskaggState } from './state.ts'

type ExchangeAction = Extract<RodskaggAction, { readonly type: 'draw' | 'discard' | 'keep' | 'new-hand' }>

/** What a seat has done about new cards in this deal. */
const exchangeOf = ({ exchanges }: Deal, seat: Seat): Exchange | undefined =>
  exchanges.find((exchange) => exchange.seat === seat)

const handOf = ({ hands }: Deal, seat: Seat): readonly Card[] => hands[seat] ?? []

const withHand = ({ hands }: Deal, seat: Seat, cards: readonly Card[]): readonly (readonly Card[])[] =>
  hands.map((hand, owner) => (owner === seat ? cards : hand))

// RO-3 Low hand

/** Why the seat on turn may not do this about new cards. */
export const exchangeObjection = (
  state: RodskaggState,
  seat: Seat,
  action: ExchangeAction,
): RodskaggObjection | undefined => {
  const { options, deal } = state
  const { drawn } = deal
  const ofDrawing = action.type === 'draw' || action.type === 'discard'
  const method = ofDrawing ? 'draw' : 'newHand'
  if (action.type !== 'keep' && options.lowHand !== method) return { code: 'not-in-these-rules', option: 'lowHand' }
  if (!ofDrawing && drawn.length > 0) return { code: 'discard-first', drawn: drawn.length }
  if (action.type === 'keep') return undefined
  if (!isLow(handOf(deal, seat), options)) return { code: 'hand-not-low' }
  if (action.type === 'discard') return discardObjection(deal, seat, action.cards)
  const how = exchangeOf(deal, seat)?.how
  if (how === 'drew' || how === 'finalHand') return { code: 'drawing-over', because: 'exchanged' }
  if (action.type === 'draw') return drawObjection(state)
  return undefined
}

/** RO-3 Drawing ends with the first card above ten, or when stock and discards are empty. */
const drawObjection = ({ options, deal }: RodskaggState): RodskaggObjection | undefined => {
  if (!isLow(deal.drawn, options)) return { code: 'drawing-over', because: 'high-card' }
  if (deal.stock.length === 0 && deal.discards.length === 0) return { code: 'drawing-over', because: 'no-cards' }
  return undefined
}

const discardObjection = (deal: Deal, seat: Seat, cards: readonly Card[]): RodskaggObjection | undefined => {
  const drawn = deal.drawn.length
  if (drawn === 0) return { code: 'nothing-drawn' }
  if (cards.length !== drawn) return { code: 'wrong-count', drawn, given: cards.length }
  const held = handOf(deal, seat)
  const missing = cards.find((card) => !held.includes(card) && !deal.drawn.includes(card))
  return missing === undefined ? undefined : { code: 'not-in-hand', card: missing }
}

/** RO-D1, RO-D5 Whether the exchange of a seat is still ahead or under way. */
export const exchangeAhead = ({ options, phase, deal }: RodskaggState, seat: Seat): boolean => {
  const how = exchangeOf(deal, seat)?.how
  if (options.lowHand === 'off' || how === 'drew' || how === 'finalHand') return false
  if (phase.name === 'dealReady') return true
  const open = phase.name === 'exchange' || (phase.name === 'bidding' && options.exchange === 'withBid')
  return open && deal.players.indexOf(seat) >= deal.players.indexOf(phase.turn)
}

/** What the seat on turn does about new cards. */
export const exchange = (state: RodskaggState, seat: Seat, action: ExchangeAction, random: Random): RodskaggStep => {
  const moved = closeDealWindows(state)
  switch (action.type) {
    case 'draw':
      return draw(moved, seat, random)
    case 'discard':
      return discard(moved, seat, action.cards)
    case 'keep':
      return keep(moved, seat)
    case 'new-hand':
      return newHand(moved, seat, random)
  }
}

/** RO-3, RO-D3 One card from the stock; an empty stock is made anew from the discards of earlier seats. */
const draw = (state: RodskaggState, seat: Seat, random: Random): RodskaggStep => {
  const { stock, discards, drawn } = state.deal
  if (stock.length === 0) {
    const renewed = withDeal(state, { stock: random.shuffle(inPackOrder(discards, PACK)), discards: [] })
    return after([{ code: 'stock-renewed', cards: discards.length }], draw(renewed, seat, random))
  }
  const dealt = withDeal(state, { drawn: [...drawn, ...stock.slice(0, 1)], stock: stock.slice(1) })
  return { state: dealt, events: [{ code: 'drew', seat }] }
}

/** RO-3 As many cards as were drawn go face down; RO-D5: with that the exchange is over. */
const discard = (state: RodskaggState, seat: Seat, cards: readonly Card[]): RodskaggStep => {
  const { deal } = state
  const held = without([...handOf(deal, seat), ...deal.drawn], cards)
  const made = withDeal(state, {
    hands: withHand(deal, seat, held),
    drawn: [],
    discards: [...deal.discards, ...cards],
    exchanges: [...deal.exchanges, { seat, how: 'drew', count: cards.length }],
  })
  return { state: passTurn(made, seat), events: [{ code: 'discarded', seat, cards: cards.length }] }
}

/** RO-D5 No (more) new cards. */
const keep = (state: RodskaggState, seat: Seat): RodskaggStep => {
  const { exchanges } = state.deal
  const kept: Exchange = { seat, how: 'kept', count: 0 }
  const known = exchangeOf(state.deal, seat) !== undefined
  const told = known ? state : withDeal(state, { exchanges: [...exchanges, kept] })
  return { state: passTurn(told, seat), events: [{ code: 'kept', seat }] }
}

/** RO-3 Six new cards for the whole hand; with fewer than six left everything is shuffled together, and that hand is final. */
const newHand = (state: RodskaggState, seat: Seat, random: Random): RodskaggStep => {
  const { deal } = state
  const rejected = handOf(deal, seat)
  const final = deal.stock.length < 6
  const rest = [...rejected, ...deal.discards, ...deal.stock]
  const stock = final ? random.shuffle(inPackOrder(rest, PACK)) : deal.stock
  const count = (exchangeOf(deal, seat)?.count ?? 0) + 1
  const earlier = deal.exchanges.filter((exchange) => exchange.seat !== seat)
  const dealt = withDeal(state, {
    hands: withHand(deal, seat, stock.slice(0, 6)),
    stock: stock.slice(6),
    discards: final ? [] : [...deal.discards, ...rejected],
    exchanges: [...earlier, { seat, how: final ? 'finalHand' : 'newHand', count }],
  })
  const events: RodskaggStep['events'] = final ? [{ code: 'stock-renewed', cards: rest.length }] : []
  return after(events, {
    state: final ? passTurn(dealt, seat) : dealt,
    events: [{ code: 'took-new-hand', seat, final }],
  })
}

/** RO-3, RO-D1 The next seat is asked; with `withBid` the seat stays on turn for its bid. */
const passTurn = (state: RodskaggState, seat: Seat): RodskaggState => {
  const { players } = state.deal
  if (state.phase.name !== 'exchange') return state
  if (seat === players.at(-1)) return openAuction(state)
  return { ...state, phase: { name: 'exchange', turn: nextIn(players, seat) } }
}
