import { type DealResult, type Game, legalActions, type Step } from '../../src/core/game.ts'
import type { OptionSchema, OptionsOf } from '../../src/core/options.ts'
import type { Random } from '../../src/core/random.ts'
import { allSeats, clockwiseFrom, leftOf, type Seat } from '../../src/core/seat.ts'

/**
 * A game for trying what surrounds games: twelve cards, three a hand. With `gift` everybody first gives one card to the
 * left, sealed. Then everybody plays one card in turn; the best card of the suit led takes a point. The rest of the
 * hands is not played. Anybody may `wave` at any time.
 */
const SCHEMA = {
  deals: { values: [1, 2, 3], default: 2, rule: 'TOY-1', main: true },
  gift: { values: [false, true], default: false, rule: 'TOY-2' },
  motto: { pattern: /^[a-z]*$/, maxLength: 5, default: '', rule: 'TOY-3' },
} as const satisfies OptionSchema

type ToyOptions = OptionsOf<typeof SCHEMA>

export const TOY_PACK = ['SA', 'SK', 'SQ', 'SJ', 'HA', 'HK', 'HQ', 'HJ', 'DA', 'DK', 'DQ', 'DJ'] as const
type ToyCard = (typeof TOY_PACK)[number]

type ToyAction = { readonly verb: 'give' | 'play'; readonly card: ToyCard } | { readonly verb: 'wave' }

interface ToyState {
  readonly options: ToyOptions
  readonly phase: 'gift' | 'play' | 'over'
  readonly hands: readonly (readonly ToyCard[])[]
  readonly gifts: readonly (readonly ToyCard[])[]
  readonly trick: readonly ToyCard[]
  readonly stock: readonly ToyCard[]
  readonly waiting: readonly Seat[]
  readonly sheet: readonly DealResult[]
  readonly finished?: { readonly trick: readonly ToyCard[] }
}

export interface ToyTypes {
  readonly Schema: typeof SCHEMA
  readonly State: ToyState
  readonly Action: ToyAction
  readonly Event: { readonly code: string; readonly seat?: Seat; readonly card?: ToyCard }
  readonly Objection: { readonly code: string }
  readonly View: object
}

const scoresOf = ({ sheet, hands }: ToyState): readonly number[] =>
  hands.map((_, seat) => sheet.at(-1)?.sides[seat]?.total ?? 0)

const deal = (
  options: ToyOptions,
  seats: number,
  sheet: readonly DealResult[],
  finished: ToyState['finished'],
  random: Random,
): ToyState => {
  const pack = random.shuffle(TOY_PACK)
  return {
    options,
    phase: options.gift ? 'gift' : 'play',
    hands: allSeats(seats).map((seat) => pack.slice(seat * 3, seat * 3 + 3)),
    gifts: allSeats(seats).map(() => []),
    trick: [],
    stock: pack.slice(seats * 3),
    waiting: options.gift ? allSeats(seats) : [0],
    sheet,
    ...(finished === undefined ? {} : { finished }),
  }
}

const without = (cards: readonly ToyCard[], card: ToyCard) => cards.filter((other) => other !== card)

/** The seat whose card is the best of the suit led. Seat 0 leads. */
const takerOf = (trick: readonly ToyCard[]): Seat => {
  const led = trick.filter((card) => card[0] === trick[0]?.[0])
  return trick.indexOf(
    led.reduce((best, card) => ('AKQJ'.indexOf(best[1] ?? '') < 'AKQJ'.indexOf(card[1] ?? '') ? best : card)),
  )
}

const give = (state: ToyState, seat: Seat, card: ToyCard): Step<ToyTypes> => {
  const hands = state.hands.with(seat, without(state.hands[seat] ?? [], card))
  const gifts = state.gifts.with(seat, [card])
  const waiting = state.waiting.filter((other) => other !== seat)
  const events = [{ code: 'gave', seat }]
  if (waiting.length > 0) return { state: { ...state, hands, gifts, waiting }, events }
  const received = hands.map((hand, to) => [...hand, ...(gifts[(to + hands.length - 1) % hands.length] ?? [])])
  return { state: { ...state, phase: 'play', hands: received, gifts: gifts.map(() => []), waiting: [0] }, events }
}

const play = (state: ToyState, seat: Seat, card: ToyCard, random: Random): Step<ToyTypes> => {
  const seats = state.hands.length
  const trick = [...state.trick, card]
  const events = [{ code: 'played', seat, card }]
  const hands = state.hands.with(seat, without(state.hands[seat] ?? [], card))
  if (trick.length < seats) return { state: { ...state, trick, hands, waiting: [leftOf(seat, seats)] }, events }
  const taker = takerOf(trick)
  const totals = scoresOf(state)
  const sides = allSeats(seats).map((side) => {
    const points = side === taker ? 1 : 0
    const lines = side === taker ? [{ code: 'trick', points: 1 }] : []
    return { points, total: (totals[side] ?? 0) + points, lines }
  })
  const sheet = [...state.sheet, { deal: state.sheet.length + 1, sides }]
  if (sheet.length === state.options.deals) {
    return { state: { ...state, phase: 'over', trick, hands, waiting: [], sheet }, events }
  }
  return { state: deal(state.options, seats, sheet, { trick }, random), events }
}

export const toy: Game<ToyTypes> = {
  id: 'toy',
  rulesVersion: 1,
  options: SCHEMA,
  presets: {},
  seatCounts: ({ gift }) => (gift ? [2, 3] : [2, 3, 4]),
  optionConflict: ({ motto, gift }) => (gift && motto === 'mine' ? { code: 'no-gifts' } : undefined),
  setup: (options, seats, random) => ({ state: deal(options, seats, [], undefined, random), events: [] }),
  waitingFor: ({ waiting }) => waiting,
  candidates: ({ hands }, seat) => [
    ...(hands[seat] ?? []).flatMap((card): ToyAction[] => [
      { verb: 'give', card },
      { verb: 'play', card },
    ]),
    { verb: 'wave' },
  ],
  objection: (state, seat, action) => {
    if (action === undefined) return { code: 'unknown-action' }
    if (state.phase === 'over') return { code: 'match-over' }
    const hand = state.hands[seat]
    if (hand === undefined) return { code: 'unknown-seat' }
    if (action.verb === 'wave') return undefined
    if (!state.waiting.includes(seat)) return { code: 'not-your-turn' }
    if (action.verb !== (state.phase === 'gift' ? 'give' : 'play')) return { code: 'not-now' }
    if (!hand.includes(action.card)) return { code: 'not-in-hand' }
    const led = state.trick[0]?.[0]
    const follows = led === undefined || action.card[0] === led || hand.every((card) => card[0] !== led)
    return follows ? undefined : { code: 'follow-suit' }
  },
  perform: (state, seat, action, random) => {
    switch (action.verb) {
      case 'wave':
        return { state, events: [{ code: 'waved', seat }] }
      case 'give':
        return give(state, seat, action.card)
      case 'play':
        return play(state, seat, action.card, random)
    }
  },
  fallback: (state, seat) => legalActions(toy, state, seat)[0] ?? { verb: 'wave' },
  view: ({ hands, gifts, trick, waiting, finished }, viewer) => ({
    trick,
    waiting,
    ...(finished === undefined ? {} : { finished }),
    ...(viewer === 'spectator' ? {} : { hand: hands[viewer], gift: gifts[viewer] }),
  }),
  standing: (state) => {
    const scores = scoresOf(state)
    const over = state.phase === 'over'
    const best = Math.max(...scores)
    const seats = clockwiseFrom(0, state.hands.length)
    return {
      over,
      winners: over ? seats.filter((seat) => scores[seat] === best) : [],
      sides: seats.map((seat) => [seat]),
      scores,
      sheet: state.sheet,
    }
  },
  write: (action) => (action.verb === 'wave' ? 'wave' : `${action.verb} ${action.card}`),
  read: (text) => {
    if (text === 'wave') return { verb: 'wave' }
    const [, verb, name] = /^(give|play) (..)$/.exec(text) ?? []
    const card = TOY_PACK.find((known) => known === name)
    return card === undefined || (verb !== 'give' && verb !== 'play') ? undefined : { verb, card }
  },
}
