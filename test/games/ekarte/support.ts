import type { Card } from '../../../src/cards/card.ts'
import { without } from '../../../src/cards/pack.ts'
import { apply, legalActions } from '../../../src/core/game.ts'
import { readOptions } from '../../../src/core/options.ts'
import type { Random } from '../../../src/core/random.ts'
import type { EkarteEvent } from '../../../src/games/ekarte/event.ts'
import { type EkarteOptions, type EkarteState, ekarte } from '../../../src/games/ekarte/index.ts'
import { OPTIONS } from '../../../src/games/ekarte/options.ts'
import { PACK } from '../../../src/games/ekarte/pack.ts'
import { elderOf, type Player } from '../../../src/games/ekarte/state.ts'

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

/** A deal to be: hands and turn-up, the top of the stock; the other cards lie below in pack order. */
export interface Stacked {
  readonly elder: string
  readonly dealer: string
  readonly turnUp: string
  readonly stock?: string
}

/** The pack that gives this deal when it is dealt 3 + 2. */
export const stacked = ({ elder, dealer, turnUp, stock = '' }: Stacked): readonly Card[] => {
  const [n, d] = [cards(elder), cards(dealer)]
  const top = [...n.slice(0, 3), ...d.slice(0, 3), ...n.slice(3), ...d.slice(3), ...cards(turnUp), ...cards(stock)]
  const pack = [...top, ...without(PACK, top)]
  if (pack.length !== PACK.length || n.length !== 5 || d.length !== 5) throw new Error('not a deal')
  return pack
}

/** Chance that gives these packs in order; when they run out a pack keeps its order. */
export const packs = (...orders: readonly (readonly Card[])[]): Random => {
  const left = [...orders]
  return {
    shuffle: <C extends string>(pack: readonly C[]) => (left.shift() as readonly string[] as readonly C[]) ?? pack,
  }
}

/** All options, those given changed. */
export const house = (given: Partial<EkarteOptions> = {}): EkarteOptions => {
  const options = readOptions(OPTIONS, given)
  if (!options.ok) throw new Error(options.error.code)
  return options.value
}

/** A match in play: where it is and what has been told since it began. */
export interface Table {
  readonly state: EkarteState
  readonly events: readonly EkarteEvent[]
  readonly random: Random
}

/** A new match with these deals to come. */
export const table = (given: Partial<EkarteOptions>, ...deals: readonly Stacked[]): Table => {
  const random = packs(...deals.map(stacked))
  return { ...ekarte.setup(house(given), 2, random), random }
}

/** The same match at another score. */
export const at = (start: Table, marks: readonly [number, number]): Table => ({
  ...start,
  state: { ...start.state, marks },
})

const seatNamed = (name: string, state: EkarteState): number => {
  if (name === 'N') return elderOf(state)
  return name === 'D' ? state.dealer : Number(name)
}

const split = (line: string, state: EkarteState) => {
  const [name = '', ...words] = line.trim().split(' ')
  return { seat: seatNamed(name, state), text: words.join(' ') }
}

/** Plays lines such as `N propose, D accept, 0 discard S7`: N non-dealer and D dealer of the deal in play, or the seat. */
export const playOut = (start: Table, script: string): Table => {
  let now = start
  for (const line of script.split(',').filter((part) => part.trim() !== '')) {
    const { seat, text } = split(line, now.state)
    const step = apply(ekarte, now.state, seat, text, now.random)
    if (!step.ok) throw new Error(`${line}: ${JSON.stringify(step.error)}`)
    now = { ...now, state: step.value.state, events: [...now.events, ...step.value.events] }
  }
  return now
}

/** Why this line may not be played now. */
export const refusal = ({ state }: Table, line: string) => {
  const { seat, text } = split(line, state)
  return ekarte.objection(state, seat, ekarte.read(text))
}

/** Only the code of the refusal. */
export const code = (now: Table, line: string): string | undefined => refusal(now, line)?.code

/** What a seat may do now, in the one spelling. */
export const legal = ({ state }: Table, name: 'N' | 'D' | Player): readonly string[] =>
  legalActions(ekarte, state, seatNamed(String(name), state)).map(ekarte.write)

/** The legal actions that begin with a word. */
export const legalOf = (now: Table, name: 'N' | 'D' | Player, verb: string): readonly string[] =>
  legal(now, name).filter((text) => text.split(' ')[0] === verb)

/** The clock plays for everybody until the deal is over. */
export const clockOut = (start: Table): Table => {
  let now = start
  while (now.state.sheet.length === start.state.sheet.length) {
    const [seat] = ekarte.waitingFor(now.state)
    if (seat === undefined) throw new Error('nobody is waited for')
    now = playOut(now, `${seat} ${ekarte.write(ekarte.fallback(now.state, seat))}`)
  }
  return now
}

/** The codes of all that has been told, without the cards played. */
export const told = ({ events }: Table): readonly string[] => events.map((event) => event.code)

/** The last deal of the sheet: `N +1 point, D +0`, in the order of the seats. */
export const lastDeal = ({ state }: Table) => {
  const [zero, one] = state.sheet.at(-1)?.sides ?? []
  return {
    points: [zero?.points, one?.points],
    lines: [zero?.lines.map((line) => line.code), one?.lines.map((line) => line.code)],
    tricks: state.finished?.tricks.length,
    ending: state.finished?.ending.code,
  }
}

/**
 * Hands that make their tricks however they are played, spades being trumps; the king of spades is in the stock.
 * Each stands against `LOSER`.
 */
export const MAKES = { 5: 'SQ SJ SA ST S9', 4: 'SQ SJ SA ST C7', 3: 'SQ SJ SA D7 C7' } as const
export const LOSER = 'HK HQ HJ DK CK'

/** A deal in which the elder (or the dealer) makes so many tricks. */
export const elderMakes = (tricks: keyof typeof MAKES): Stacked => ({
  elder: MAKES[tricks],
  dealer: LOSER,
  turnUp: 'S7',
})
export const dealerMakes = (tricks: keyof typeof MAKES): Stacked => ({
  elder: LOSER,
  dealer: MAKES[tricks],
  turnUp: 'S7',
})
