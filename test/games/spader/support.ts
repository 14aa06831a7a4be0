import { without } from '../../../src/cards/pack.ts'
import { apply, legalActions } from '../../../src/core/game.ts'
import { readOptions } from '../../../src/core/options.ts'
import type { Random } from '../../../src/core/random.ts'
import type { Seat } from '../../../src/core/seat.ts'
import { ALL_CARDS, handSize, packFor, type SpaderCard } from '../../../src/games/spader/cards.ts'
import { startDeal } from '../../../src/games/spader/deal.ts'
import {
  type Bid,
  type FinishedDeal,
  type SpaderEvent,
  type SpaderOptions,
  type SpaderState,
  spader,
} from '../../../src/games/spader/index.ts'
import { handOf, type Match } from '../../../src/games/spader/state.ts'
import { stacked } from '../../support/chance.ts'

/** Cards from text, suit by suit: `SAK H2 JBL`. */
export const cards = (text: string): readonly SpaderCard[] =>
  text.split(' ').flatMap(([suit, ...ranks]) =>
    ranks.map((rank) => {
      const card = ALL_CARDS.find((known) => known === `${suit}${rank}`)
      if (card === undefined) throw new Error(`no card: ${suit}${rank}`)
      return card
    }),
  )

/** All options, those given changed. */
export const house = (given: Partial<SpaderOptions> = {}): SpaderOptions => {
  const options = readOptions(spader.options, given)
  if (!options.ok) throw new Error(`${options.error.code}: ${options.error.option}`)
  return options.value
}

/** A match in play: where it is and what has been told since it began. */
export interface Table {
  readonly state: SpaderState
  readonly events: readonly SpaderEvent[]
  readonly random: Random
}

/** The house rules, how many sit down (4), what each is dealt from seat 0 on, who deals (the last seat). */
export interface Setting {
  readonly options?: Partial<SpaderOptions>
  readonly seats?: number
  /** A hand that is not full gets the lowest cards that nobody has asked for. */
  readonly hands?: readonly string[]
}

/** A table where anybody may bid blind nil. */
export const anytime = { options: { blindNil: 'anytime' } } as const satisfies Setting

/** The pack that gives these hands when `dealer` deals one at a time. */
const packOfHands = ({ options, seats = 4, hands = [] }: Setting, dealer = seats - 1): readonly SpaderCard[] => {
  const pack = packFor(house(options), seats)
  const size = pack.length / seats
  const asked = Array.from({ length: seats }, (_, seat) => cards(hands[seat] ?? ''))
  const spare = [...without(pack, asked.flat())].reverse()
  const full = asked.map((hand) => [...hand, ...spare.splice(0, size - hand.length)])
  const order = Array.from({ length: pack.length }, (_, place) => {
    const seat = (dealer + 1 + place) % seats
    return full[seat]?.[Math.floor(place / seats)]
  })
  if (order.some((card) => card === undefined) || new Set(order).size !== pack.length) throw new Error('not a deal')
  return order.flatMap((card) => card ?? [])
}

/** A new match whose packs come out in these orders; the first deal may be given by its hands. */
export const table = (setting: Setting = {}, ...packs: readonly (readonly SpaderCard[])[]): Table => {
  const { options, seats = 4, hands } = setting
  const random = stacked(...(hands === undefined ? [] : [packOfHands(setting)]), ...packs)
  return { ...spader.setup(house(options), seats, random), random }
}

/** The table after one action. */
export const act = (at: Table, seat: Seat, text: string): Table => {
  const step = apply(spader, at.state, seat, text, at.random)
  if (!step.ok) throw new Error(`seat ${seat}: ${text}: ${step.error.code}`)
  return { ...at, state: step.value.state, events: [...at.events, ...step.value.events] }
}

/** The table after a script: `0 bid 3, 1 look, 1 bid nil`. */
export const playOut = (start: Table, script: string): Table =>
  script.split(',').reduce((at, line) => {
    const [seat, ...words] = line.trim().split(' ')
    return act(at, Number(seat), words.join(' '))
  }, start)

/** The seat that is waited for. */
export const turn = ({ state }: Table): Seat => {
  const [seat] = spader.waitingFor(state)
  if (seat === undefined) throw new Error('nobody is waited for')
  return seat
}

/** The table after bids in turn: `3 nil 2 4`. */
export const bids = (start: Table, text: string): Table =>
  text.split(' ').reduce((at, bid) => act(at, turn(at), `bid ${bid}`), start)

/** The table after cards in turn: `HA H2 H3 HK`. */
export const plays = (start: Table, text: string): Table =>
  text.split(' ').reduce((at, card) => act(at, turn(at), `play ${card}`), start)

/** What a seat may do, in the one spelling, as a page offers it. */
export const legal = ({ state }: Table, seat: Seat): readonly string[] =>
  legalActions(spader, state, seat).map((action) => spader.write(action))

/** The seats with something to do, waited for or not. */
export const seatsWithActions = (at: Table): readonly Seat[] =>
  Array.from({ length: at.state.seats }, (_, seat) => seat).filter((seat) => legal(at, seat).length > 0)

/** Why a seat may not do something. */
export const refusal = ({ state }: Table, seat: number, text: string) =>
  spader.objection(state, seat, spader.read(text))

/** Only the code of it. */
export const code = (at: Table, seat: number, text: string) => refusal(at, seat, text)?.code

/** The spellings of all numbers up to the highest; the same with `bid nil` before them. */
export const openBids = (highest: number, lowest = 1): readonly string[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => `bid ${lowest + index}`)
export const nilAnd = (highest: number): readonly string[] => ['bid nil', ...openBids(highest)]

/** The clock plays for whoever is waited for, as long as this holds. */
export const clockWhile = (start: Table, holds: (state: SpaderState) => boolean): Table => {
  let at = start
  while (at.state.phase.kind !== 'over' && holds(at.state)) {
    const seat = turn(at)
    at = act(at, seat, spader.write(spader.fallback(at.state, seat)))
  }
  return at
}

/** The clock plays the deal to its end. */
export const clockOut = (at: Table): Table => clockWhile(at, ({ deal }) => deal === at.state.deal)

/** A first deal begun at this score: totals and bags by side. */
export const tableAt = (setting: Setting, totals: readonly number[], bags = totals.map(() => 0)): Table => {
  const { options, seats = 4 } = setting
  const random = stacked(packOfHands(setting))
  const match: Match = { options: house(options), seats, totals, bags, playOff: false, sheet: [] }
  return { ...startDeal(match, seats - 1, random), random }
}

/** A deal by its outcome: bids and tricks by seat, the score before it, what else stands otherwise. */
export interface Outcome {
  readonly options?: Partial<SpaderOptions>
  readonly bids: readonly Bid[]
  readonly tricks: readonly number[]
  readonly totals?: readonly number[]
  readonly bags?: readonly number[]
  readonly playOff?: boolean
}

/** The table before the last trick of such a deal: whoever takes it holds SA, everybody else a club or diamond. */
const beforeLastTrick = ({ options = {}, bids, tricks, totals, bags, playOff = false }: Outcome): Table => {
  const seats = bids.length
  const start = table({ options: { blindNil: 'off', ...options }, seats })
  const pack = packFor(start.state.options, seats)
  const winners = tricks.flatMap((count, seat) => Array.from({ length: count }, () => seat))
  const taker = winners[0] ?? 0
  const held = bids.map((_, seat) => (seat === taker ? 'SA' : (['CA', 'CK', 'DA', 'DK', 'D3'] as const)[seat]) ?? 'D3')
  const rest = without(pack, held)
  const taken = winners.slice(1).map((winner, index) => ({
    plays: bids.map((_, seat) => ({ seat, card: rest[index * seats + seat] ?? 'JB' })),
    winner,
    early: false,
  }))
  if (winners.length !== handSize(start.state.options, seats)) throw new Error('not the tricks of a deal')
  const state: SpaderState = {
    ...start.state,
    phase: { kind: 'play', seat: taken.at(-1)?.winner ?? 0, early: false },
    piles: {
      hands: held.map((card) => [card]),
      received: held.map(() => []),
      stock: [],
      discards: rest.slice(taken.length * seats),
      trick: [],
      tricks: taken,
    },
    looked: held.map(() => true),
    calls: bids.map((bid, seat) => ({ seat, bid })),
    broken: true,
    playOff,
    totals: totals ?? start.state.totals,
    bags: bags ?? start.state.bags,
  }
  return { ...start, state }
}

/** The table after the last trick of such a deal. */
export const endOfDeal = (outcome: Outcome): Table => {
  const seats = outcome.bids.length
  return Array.from({ length: seats }).reduce<Table>((at) => {
    const seat = turn(at)
    return act(at, seat, `play ${at.state.piles.hands[seat]?.[0]}`)
  }, beforeLastTrick(outcome))
}

/** The score sheet's entry of the deal that ended last. */
export const lastDeal = ({ state }: Table): FinishedDeal => {
  const deal = state.sheet.at(-1)
  if (deal === undefined) throw new Error('no deal has ended')
  return deal
}

/** How a side's deal ended: change, total, bags. */
export const sideAfter = (at: Table, side: number): readonly (number | undefined)[] => {
  const result = lastDeal(at).sides[side]
  return [result?.points, result?.total, result?.bags]
}

/** What everybody holds, seat by seat, in text. */
export const handsOf = ({ state }: Table): readonly string[] =>
  Array.from({ length: state.seats }, (_, seat) => handOf(state, seat).join(' '))
