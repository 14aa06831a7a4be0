import { without } from '../../../src/cards/pack.ts'
import { apply, legalActions } from '../../../src/core/game.ts'
import { readOptions } from '../../../src/core/options.ts'
import type { Random } from '../../../src/core/random.ts'
import { allSeats, type Seat } from '../../../src/core/seat.ts'
import { arranged, type Card, cardNamed, PACK, rankOf } from '../../../src/games/sjufingre/cards.ts'
import type { SjufingreEvent, SjufingreObjection, SjufingreState } from '../../../src/games/sjufingre/index.ts'
import { sjufingre } from '../../../src/games/sjufingre/index.ts'
import type { SjufingreOptions } from '../../../src/games/sjufingre/options.ts'
import type { BuildState, SolitaireState, TrickState, Unit } from '../../../src/games/sjufingre/state.ts'
import { numbers, seeded, unshuffled } from '../../support/chance.ts'

/** Cards from text: `R9 Y10`. */
export const cards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = cardNamed(word)
      if (card === undefined) throw new Error(`no card: ${word}`)
      return card
    })

/** House rules that differ from the default only in these. */
export const rules = (given: Partial<SjufingreOptions> = {}): SjufingreOptions => {
  const options = readOptions(sjufingre.options, given)
  if (!options.ok) throw new Error(`${options.error.code}: ${options.error.option}`)
  return options.value
}

// Whole matches

/** A new match. */
export const newMatch = (options: Partial<SjufingreOptions>, seats: number, random: Random = unshuffled) =>
  sjufingre.setup(rules(options), seats, random).state

/** The pack that gives these hands in the first deal, seat 0 being eldest; what no hand names lies anywhere. */
export const packFor = (...hands: readonly string[]): readonly Card[] => {
  const size = PACK.length / hands.length
  const spare = [...without(PACK, hands.flatMap(cards))]
  const full = hands.map((hand) => {
    const named = cards(hand)
    return [...named, ...spare.splice(0, size - named.length)]
  })
  return Array.from({ length: size }, (_, index) => full.map((hand) => hand[index] as Card)).flat()
}

/** One step of a match. */
export const step = (state: SjufingreState, seat: Seat, text: string, random: Random = unshuffled) => {
  const done = apply(sjufingre, state, seat, text, random)
  if (!done.ok) throw new Error(`seat ${seat}: ${text}: ${JSON.stringify(done.error)}`)
  return done.value
}

/** Plays `0 give 1 R9, 1 play R8`: a seat and what it does, one after the other. */
export const playOut = (state: SjufingreState, script: string, random: Random = unshuffled): SjufingreState =>
  script
    .split(',')
    .map((words) => words.trim())
    .reduce((at, words) => step(at, Number(words[0]), words.slice(2), random).state, state)

/** What the table noticed of one action. */
export const told = (state: SjufingreState, seat: Seat, text: string): readonly SjufingreEvent[] =>
  step(state, seat, text).events

/** Everything that a seat may do, in the one spelling, sorted as plain text. */
export const legal = (state: SjufingreState, seat: Seat): readonly string[] =>
  legalActions(sjufingre, state, seat)
    .map((action) => sjufingre.write(action))
    .toSorted()

/** The legal actions of the seat on turn that play a card. */
export const legalWith = (state: SjufingreState, card: string): readonly string[] =>
  legal(state, sjufingre.waitingFor(state)[0] ?? -1).filter((text) => text.split(' ')[1] === card)

/** Why a seat may not do this. */
export const objectionTo = (state: SjufingreState, seat: number, text: string): SjufingreObjection | undefined =>
  sjufingre.objection(state, seat, sjufingre.read(text))

/** The code of the objection; `ok` if there is none. */
export const codeOf = (state: SjufingreState, seat: number, text: string): string =>
  objectionTo(state, seat, text)?.code ?? 'ok'

/** Plays on until `isThere`, everybody doing what `pick` chooses among the legal actions. */
export const playUntil = (
  state: SjufingreState,
  isThere: (state: SjufingreState) => boolean,
  random: Random,
  pick: (texts: readonly string[]) => string,
): SjufingreState => {
  let at = state
  while (!isThere(at) && !sjufingre.standing(at).over) {
    const [seat] = sjufingre.waitingFor(at)
    if (seat === undefined) throw new Error('nobody is waited for')
    at = step(at, seat, pick(legal(at, seat)), random).state
  }
  return at
}

/** Picks that follow from the seed. */
export const pickAtRandom = (seed: number): ((texts: readonly string[]) => string) => {
  const below = numbers(seed)
  return (texts) => {
    const text = texts[below(texts.length)]
    if (text === undefined) throw new Error('no legal action')
    return text
  }
}

/** Every state of a match played at random. */
export const randomMatch = (options: Partial<SjufingreOptions>, seats: number, seed: number) => {
  const states: SjufingreState[] = []
  const random = seeded(seed)
  const seen = (state: SjufingreState): boolean => {
    states.push(state)
    return false
  }
  playUntil(newMatch(options, seats, random), seen, random, pickAtRandom(seed))
  return states
}

/** Everybody gives the clock's cards until the exchange is over. */
export const exchanged = (state: SjufingreState): SjufingreState => {
  const [seat] = sjufingre.waitingFor(state)
  if (state.phase !== 'exchange' || seat === undefined) return state
  return exchanged(step(state, seat, sjufingre.write(sjufingre.fallback(state, seat))).state)
}

// Deals in the middle

/** A deal to be: hands by seat; seats without one share the cards that lie nowhere else. */
interface Position {
  readonly seats?: number
  readonly turn?: Seat
  readonly hands: readonly string[]
  readonly options?: Partial<SjufingreOptions>
}

const positioned = (position: Position, elsewhere: readonly Card[]) => {
  const { seats = 4, turn = 0, options = {} } = position
  const spare = without(PACK, [...position.hands.flatMap(cards), ...elsewhere])
  const open = allSeats(seats).filter((seat) => position.hands[seat] === undefined)
  const hands = allSeats(seats).map((seat) => {
    const hand = position.hands[seat]
    return arranged(hand === undefined ? spare.filter((_, index) => open[index % open.length] === seat) : cards(hand))
  })
  return { options: rules(options), seats, sheet: [], deal: 1, hands, turn }
}

/** A trick deal: `trick` is what has been played to the trick, the card of the seat before the one on turn last. */
export const trickDeal = ({ trick = '', ...position }: Position & { readonly trick?: string }): TrickState => {
  const { seats = 4, turn = 0, options = {} } = position
  const played = cards(trick)
  return {
    ...positioned({ ...position, options: { programme: 'TTT', ...options } }, played),
    phase: 'trick',
    trick: played.map((card, index) => ({ seat: (turn - played.length + index + seats) % seats, card })),
    taken: [],
  }
}

/** A unit from text: `R4` loose; `Y4+G5=9@1` a pile of 9 of seat 1, `R12+Y12=12@1` doubled as its sum tells. */
const unit = (text: string): Unit => {
  const [stack = '', value, owner] = text.split(/[=@]/)
  const [first, ...more] = cards(stack.replaceAll('+', ' '))
  if (first === undefined) throw new Error(`no unit: ${text}`)
  if (value === undefined) return { cards: [first], value: rankOf(first), doubled: false }
  const sum = [first, ...more].reduce((total, card) => total + rankOf(card), 0)
  return { cards: [first, ...more], value: Number(value), owner: Number(owner), doubled: sum > Number(value) }
}

/** A build deal with these units on the table. */
export const buildDeal = ({ table = '', ...position }: Position & { readonly table?: string }): BuildState => {
  const units = table
    .split(' ')
    .filter((word) => word !== '')
    .map(unit)
  return {
    ...positioned(
      { ...position, options: { programme: 'BS', ...position.options } },
      units.flatMap(({ cards }) => cards),
    ),
    phase: 'build',
    units,
    taken: [],
    leftovers: [],
  }
}

/** What lies on the table, in the same texts. */
export const tableOf = (state: SjufingreState): string =>
  state.phase !== 'build'
    ? state.phase
    : state.units
        .map(({ cards, value, owner }) =>
          owner === undefined ? cards.join('+') : `${cards.join('+')}=${value}@${owner}`,
        )
        .join(' ')

/** A solitaire deal; `rows` are the cards that lie. */
export const solitaireDeal = ({ rows = '', ...position }: Position & { readonly rows?: string }): SolitaireState => {
  const laid = cards(rows)
  const row = (suit: string): readonly Card[] =>
    laid.filter((card) => card.startsWith(suit)).toSorted((one, other) => rankOf(one) - rankOf(other))
  return {
    ...positioned({ ...position, options: { programme: 'SS', ...position.options } }, laid),
    phase: 'solitaire',
    rows: { R: row('R'), Y: row('Y'), G: row('G'), B: row('B') },
    passed: [],
  }
}
