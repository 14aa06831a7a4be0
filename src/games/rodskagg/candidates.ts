import type { Card } from '../../cards/card.ts'
import { inPackOrder } from '../../cards/pack.ts'
import type { Seat } from '../../core/seat.ts'
import { BIDS, OFFENCE_KINDS, PACK, type RodskaggAction, SAID_SCORES } from './action.ts'
import { ritualsHold, seatsLeft } from './facts.ts'
import type { RodskaggState } from './state.ts'

/** Section 2b: everything that `seat` might do now, in the order a page offers it. */
export const candidates = (state: RodskaggState, seat: Seat): readonly RodskaggAction[] => {
  const { phase } = state
  if (phase.name === 'over') return []
  const ofTurn = phase.name === 'ready' || phase.turn === seat ? turnCandidates(state, seat) : []
  return ritualsHold(state) ? [...ofTurn, ...ritualCandidates(state, seat)] : ofTurn
}

const turnCandidates = (state: RodskaggState, seat: Seat): readonly RodskaggAction[] => {
  const { phase, deal } = state
  const cards = inPackOrder(deal.hands[seat] ?? [], PACK).map((card): RodskaggAction => ({ type: 'play', card }))
  switch (phase.name) {
    case 'cut':
      return [{ type: 'cut' }, { type: 'offer-cut' }]
    case 'neighbourCut':
      return [{ type: 'cut' }]
    case 'dealReady':
      return [{ type: 'deal-ready' }]
    case 'exchange':
      return [...exchangeCandidates(state, seat), { type: 'keep' }]
    case 'bidding':
      return [
        ...exchangeCandidates(state, seat),
        ...BIDS.map((bid): RodskaggAction => ({ type: 'bid', bid })),
        { type: 'pass' },
      ]
    case 'play':
      return cards
    case 'question':
      return [{ type: 'ask' }, { type: 'proceed' }, ...cards]
    case 'answers':
      return [{ type: 'stay' }, { type: 'fold' }]
    case 'ready':
      return [{ type: 'ready' }]
    case 'over':
      return []
  }
}

/** RO-D6 All the ways to make room for what was drawn are listed. */
const exchangeCandidates = ({ deal }: RodskaggState, seat: Seat): readonly RodskaggAction[] => {
  const held = inPackOrder([...(deal.hands[seat] ?? []), ...deal.drawn], PACK)
  const discards = deal.drawn.length === 0 ? [] : choices(held, deal.drawn.length)
  return [
    { type: 'draw' },
    { type: 'new-hand' },
    ...discards.map((cards): RodskaggAction => ({ type: 'discard', cards })),
  ]
}

/** Every choice of `count` cards, in the order of `cards`. */
const choices = (cards: readonly Card[], count: number): readonly (readonly Card[])[] => {
  if (count === 0) return [[]]
  return cards
    .slice(0, cards.length - count + 1)
    .flatMap((card, place) => choices(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]))
}

/** RO-R, RO-D24 What does not wait for a turn; the knocks always in the same list. */
const ritualCandidates = (state: RodskaggState, seat: Seat): readonly RodskaggAction[] => [
  { type: 'pick-up' },
  ...SAID_SCORES.map((score): RodskaggAction => ({ type: 'say', score })),
  ...knocks(state, seat),
]

/** RO-D24 All four kinds at every other seat that is not out. */
export const knocks = (
  state: RodskaggState,
  seat: Seat,
): readonly Extract<RodskaggAction, { readonly type: 'knock' }>[] =>
  seatsLeft(state)
    .filter((at) => at !== seat)
    .flatMap((at) => OFFENCE_KINDS.map((offence) => ({ type: 'knock', offence, seat: at }) as const))
