import type { Card } from '../../../src/cards/card.ts'
import { without } from '../../../src/cards/pack.ts'
import { apply, legalActions } from '../../../src/core/game.ts'
import { readOptions } from '../../../src/core/options.ts'
import type { Random } from '../../../src/core/random.ts'
import { allSeats, type Seat } from '../../../src/core/seat.ts'
import { PACK } from '../../../src/games/rodskagg/action.ts'
import {
  type RodskaggEvent,
  type RodskaggOptions,
  type RodskaggState,
  rodskagg,
} from '../../../src/games/rodskagg/index.ts'
import { OPTIONS } from '../../../src/games/rodskagg/options.ts'
import { runningScore } from '../../../src/games/rodskagg/score.ts'

/** Cards from text: `SK HT`. */
export const cards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = PACK.find((known) => known === word)
      if (card === undefined) throw new Error(`no card: ${word}`)
      return card
    })

const LETTERS = 'ABCDEFG'
/** The seat that a letter (`A` for 0) or a number names. */
const seatOf = (name: string): Seat => (LETTERS.includes(name) ? LETTERS.indexOf(name) : Number(name))

/**
 * The pack of a deal among `players` (turn order, the dealer last) in which these hands are dealt three and three; then
 * the stock. What is not named follows in pack order.
 */
export const packOf = (hands: readonly string[], stock = ''): readonly Card[] => {
  const dealt = hands.map(cards)
  if (dealt.some((hand) => hand.length !== 6)) throw new Error('a hand has six cards')
  const top = [...dealt.flatMap((hand) => hand.slice(0, 3)), ...dealt.flatMap((hand) => hand.slice(3)), ...cards(stock)]
  const pack = [...top, ...without(PACK, top)]
  if (new Set(pack).size !== 52 || pack.length !== 52) throw new Error('not a pack')
  return pack
}

/**
 * The pack of a deal among `players` (letters in turn order, the dealer last) in which these players take the six tricks
 * when everybody always plays the first card he has left: everybody follows suit in every trick.
 */
export const trickPack = (players: string, winners: string): readonly Card[] => {
  const count = players.length
  const perSuit = Math.floor(13 / count)
  const tricks = [...winners.replaceAll(' ', '').padEnd(6, players)].map((winner, trick) => {
    const start = 13 * Math.floor(trick / perSuit) + count * (trick % perSuit)
    const [best, ...rest] = PACK.slice(start, start + count)
    const low = [...rest]
    return [...players].map((player) => (player === winner ? best : low.shift()))
  })
  return packOf([...players].map((_, place) => tricks.map((trick) => trick[place]).join(' ')))
}

/** Chance that gives these packs in order; when they run out a pack keeps its order. It refuses a pack of other cards. */
const packs = (...orders: readonly (readonly Card[])[]): Random => {
  const left = [...orders]
  return {
    shuffle: <C extends string>(pack: readonly C[]): readonly C[] => {
      const next = left.shift() as readonly string[] as readonly C[] | undefined
      if (next === undefined) return pack
      if (next.toSorted().join() !== pack.toSorted().join()) throw new Error(`asked to shuffle ${pack.join(' ')}`)
      return next
    },
  }
}

/** All options, those given changed. */
export const house = (given: Partial<RodskaggOptions> = {}): RodskaggOptions => {
  const options = readOptions(OPTIONS, given)
  if (!options.ok) throw new Error(options.error.code)
  return options.value
}

/** A match in play: where it is and what has been told since it began. */
export interface Table {
  readonly state: RodskaggState
  readonly events: readonly RodskaggEvent[]
  readonly random: Random
}

/** A new match with these packs to come. */
export const table = (
  given: Partial<RodskaggOptions>,
  seats: number,
  ...orders: readonly (readonly Card[])[]
): Table => {
  const random = packs(...orders)
  return { ...rodskagg.setup(house(given), seats, random), random }
}

/** The same match with other booked scores. */
export const at = (start: Table, ...scores: readonly number[]): Table => ({
  ...start,
  state: { ...start.state, scores },
})

/** A match with these scores, no low hands, and a pack a deal: who plays, and who takes each trick. */
export const start = (
  given: Parameters<typeof table>[0],
  before: readonly number[],
  ...packs: readonly (readonly string[])[]
): Table =>
  at(
    table({ lowHand: 'off', ...given }, before.length, ...packs.map((pack) => trickPack(pack[0] ?? '', pack[1] ?? ''))),
    ...before,
  )

const act = (now: Table, seat: Seat, text: string): Table => {
  const step = apply(rodskagg, now.state, seat, text, now.random)
  if (!step.ok) throw new Error(`${seat} ${text}: ${JSON.stringify(step.error)}`)
  return { ...now, state: step.value.state, events: [...now.events, ...step.value.events] }
}

const waiting = ({ state }: Table): Seat => {
  const [seat] = rodskagg.waitingFor(state)
  if (seat === undefined) throw new Error('nobody is waited for')
  return seat
}

/** What a word of a script does that stands for several actions. */
const SHORTHAND: Readonly<Record<string, (now: Table, words: readonly string[]) => Table>> = {
  /** `bids 3 0 redbeard`: calls in turn order. */
  bids: (now, calls) => calls.reduce((at, call) => act(at, waiting(at), call === 'pass' ? call : `bid ${call}`), now),
  /** `tricks 4`: everybody on turn plays the first card he has left. */
  tricks: (now, [count]) => {
    let at = now
    const end = now.state.deal.tricks.length + Number(count)
    const deal = now.state.deal.number
    while (at.state.deal.number === deal && at.state.deal.tricks.length < end) at = cardsOnTable(at, 1)
    return at
  },
  /** `cards 2`: so many plays of the first card left. */
  cards: (now, [count]) => cardsOnTable(now, Number(count)),
  /** `open`: the dealer cuts and says the ready phrase, everybody picks up. */
  open: (now) => {
    const { dealer, players } = now.state.deal
    const ready = act(act(now, dealer, 'cut'), dealer, 'deal-ready')
    return players.filter((seat) => seat !== dealer).reduce((at, seat) => act(at, seat, 'pick-up'), ready)
  },
  /** `ready`: everybody who is waited for goes on. */
  ready: (now) => rodskagg.waitingFor(now.state).reduce((at, seat) => act(at, seat, 'ready'), now),
  /** `keep`: everybody who is asked keeps his hand. */
  keep: (now) => {
    let at = now
    while (at.state.phase.name === 'exchange') at = act(at, waiting(at), 'keep')
    return at
  },
}

const cardsOnTable = (now: Table, count: number): Table => {
  let at = now
  for (let played = 0; played < count; played++) {
    const seat = at.state.phase.name === 'play' ? at.state.phase.turn : waiting(at)
    at = act(at, seat, `play ${at.state.deal.hands[seat]?.[0]}`)
  }
  return at
}

/** Plays lines such as `bids 3 0 0, tricks 4, C stay, 0 knock peek 1`: shorthands, or a seat and its action. */
export const playOut = (start: Table, script: string): Table =>
  script
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce((now, line) => {
      const [word = '', ...words] = line.split(' ')
      return SHORTHAND[word]?.(now, words) ?? act(now, seatOf(word), words.join(' '))
    }, start)

/** Why this line may not be played now. */
export const refusal = ({ state }: Table, line: string) => {
  const [name = '', ...words] = line.split(' ')
  return rodskagg.objection(state, seatOf(name), rodskagg.read(words.join(' ')))
}

/** Only the code of the refusal; `ok` if there is none. */
export const code = (now: Table, line: string): string => refusal(now, line)?.code ?? 'ok'

/** What a seat may do now in the one spelling, knocks apart. */
export const legal = ({ state }: Table, seat: Seat): readonly string[] =>
  legalActions(rodskagg, state, seat)
    .map(rodskagg.write)
    .filter((text) => !text.startsWith('knock'))

/** The knocks that a seat may do now. */
export const legalKnocks = ({ state }: Table, seat: Seat): readonly string[] =>
  legalActions(rodskagg, state, seat)
    .map(rodskagg.write)
    .filter((text) => text.startsWith('knock'))

export const waitingFor = ({ state }: Table): readonly Seat[] => rodskagg.waitingFor(state)

/** The booked scores. */
export const scores = ({ state }: Table): readonly number[] => rodskagg.standing(state).scores

/** The scores with the tricks of the deal in play. */
export const running = ({ state }: Table): readonly number[] =>
  allSeats(state.seats).map((seat) => runningScore(state, seat))

/** Why the match is over and for whom: `zero: 0`. */
export const ending = ({ state }: Table): string =>
  state.phase.name === 'over' ? `${state.phase.ending}: ${state.phase.winners.join(' ')}` : state.phase.name

/** The points of every seat in a deal of the sheet, the last one if none is named. */
export const points = ({ state }: Table, deal = 0): readonly number[] | undefined =>
  state.sheet.at(deal - 1)?.sides.map((side) => side.points)

/** The score lines of a seat in the last deal: `contract -2, missed-bid 5`. */
export const lines = ({ state }: Table, seat: Seat): string =>
  (state.sheet.at(-1)?.sides[seat]?.lines ?? []).map((line) => `${line.code} ${line.points}`).join(', ')

/** The codes of what was told since `before`. */
export const told = (before: Table, now: Table): readonly string[] =>
  now.events.slice(before.events.length).map((event) => event.code)

/** The hand of a seat. */
export const hand = ({ state }: Table, seat: Seat): string => (state.deal.hands[seat] ?? []).join(' ')

/** All 52 cards of the deal in play, pile after pile. */
export const piles = ({ deal }: RodskaggState): readonly Card[] => [
  ...deal.stock,
  ...deal.hands.flat(),
  ...deal.drawn,
  ...deal.discards,
  ...deal.trick.map(({ card }) => card),
  ...deal.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)),
]
