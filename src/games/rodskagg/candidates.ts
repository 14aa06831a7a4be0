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
  const cards = inPackOrder(deal.hands[seat] ?? [], PACK).map((card): RodskaggAction => ({ kind: 'play', card }))
  switch (phase.name) {
    case 'cut':
      return [{ kind: 'cut' }, { kind: 'offer-cut' }]
    case 'neighbourCut':
      return [{ kind: 'cut' }]
    case 'dealReady':
      return [{ kind: 'deal-ready' }]
    case 'exchange':
      return [...exchangeCandidates(state, seat), { kind: 'keep' }]
    case 'bidding':
      return [
        ...exchangeCandidates(state, seat),
        ...BIDS.map((bid): RodskaggAction => ({ kind: 'bid', bid })),
        { kind: 'pass' },
      ]
    case 'play':
      return cards
    case 'question':
      return [{ kind: 'ask' }, { kind: 'proceed' }, ...cards]
    case 'answers':
      return [{ kind: 'stay' }, { kind: 'fold' }]
    case 'ready':
      return [{ kind: 'ready' }]
    case 'over':
      return []
  }
}

/** RO-D6 All the ways to make room for what was drawn are listed. */
const exchangeCandidates = ({ deal }: RodskaggState, seat: Seat): readonly RodskaggAction[] => {
  const held = inPackOrder([...(deal.hands[seat] ?? []), ...deal.drawn], PACK)
  const discards = deal.drawn.length === 0 ? [] : choices(held, deal.drawn.length)
  return [
    { kind: 'draw' },
    { kind: 'new-hand' },
    ...discards.map((cards): RodskaggAction => ({ kind: 'discard', cards })),
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
  { kind: 'pick-up' },
  ...SAID_SCORES.map((score): RodskaggAction => ({ kind: 'say', score })),
  ...knocks(state, seat),
]

/** RO-D24 All four kinds at every other seat that is not out. */
export const knocks = (
  state: RodskaggState,
  seat: Seat,
): readonly Extract<RodskaggAction, { readonly kind: 'knock' }>[] =>
  seatsLeft(state)
    .filter((at) => at !== seat)
    .flatMap((at) => OFFENCE_KINDS.map((offence) => ({ kind: 'knock', offence, seat: at }) as const))
