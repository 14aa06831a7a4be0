import { without } from '../../cards/pack.ts'
import { leftOf, type Seat } from '../../core/seat.ts'
import type { ActionOf } from './action.ts'
import { BLUE_FIVE, type Card, PACK, RANKS, rankOf } from './cards.ts'
import type { SjufingreEvent, SjufingreStep } from './event.ts'
import type { PileNamed, SjufingreObjection } from './objection.ts'
import { type BuildState, handOf, type Unit } from './state.ts'
import { holds, type PositionSet, setsBySum, splits, unions } from './sums.ts'

/** What may be done in a build deal. */
export type BuildAction = ActionOf<'take' | 'lay' | 'build'>

// S7-10 The table

/** S7-D3 The name of a unit: its first card. */
export const nameOf = (unit: Unit): Card => unit.cards[0]

const valuesOf = (units: readonly Unit[]): readonly number[] => units.map(({ value }) => value)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The units with these names, in order of arrival. */
const unitsNamed = ({ units }: BuildState, names: readonly Card[]): readonly Unit[] =>
  units.filter((unit) => names.includes(nameOf(unit)))

/** S7-D20 Only the names of units are on the table. */
const notOnTable = ({ units }: BuildState, names: readonly Card[]): SjufingreObjection | undefined => {
  const card = names.find((name) => !units.some((unit) => nameOf(unit) === name))
  const pile = card && units.find(({ cards }) => cards.includes(card))
  return card && { code: 'not-on-table', card, ...(pile && { pile: nameOf(pile) }) }
}

/** S7-10 Plays exactly one card, and the turn goes on to the left. */
export const playBuild = (state: BuildState, seat: Seat, action: BuildAction): SjufingreStep<BuildState> => {
  const turned: BuildState = {
    ...state,
    hands: state.hands.with(seat, without(handOf(state, seat), [action.card])),
    turn: leftOf(seat, state.seats),
  }
  return takeLeftovers(act(turned, seat, action))
}

const act = (state: BuildState, seat: Seat, action: BuildAction): SjufingreStep<BuildState> => {
  switch (action.type) {
    case 'take':
      return capture(state, seat, action)
    case 'lay':
      return lay(state, seat, action)
    case 'build':
      return buildPile(state, seat, action)
  }
}

// S7-11 Capture

/** S7-11 What a capture takes: the units named; S7-15 blue 5 takes everything. */
const unitsTaken = (state: BuildState, { card, units }: ActionOf<'take'>): readonly Unit[] =>
  card === BLUE_FIVE ? state.units : unitsNamed(state, units)

/** S7-11, S7-Q12, S7-Q15 Any groups that sum to the card; S7-14, S7-D8 one of his own piles, if he has any. */
const captureObjection = (state: BuildState, seat: Seat, action: ActionOf<'take'>): SjufingreObjection | undefined => {
  const { card } = action
  const taken = unitsTaken(state, action)
  if (taken.length === 0) return { code: 'nothing-named' }
  const [value, values] = [rankOf(card), valuesOf(taken)]
  if (card !== BLUE_FIVE && !splits(values, value)) return { code: 'no-sum', value, sum: sum(values) }
  const own = pilesOf(state, seat)
  if (own.length > 0 && !own.some((pile) => taken.includes(pile))) return { code: 'bound', piles: own.map(pileNamed) }
  const left = own.filter((pile) => !taken.includes(pile))
  return keepCard(without(handOf(state, seat), [card]), valuesOf(left))
}

/** S7-11 The units and the card are the player's; each capture is one trick. S7-16 An empty table: a svupper. */
const capture = (state: BuildState, seat: Seat, action: ActionOf<'take'>): SjufingreStep<BuildState> => {
  const { card } = action
  const units = unitsTaken(state, action)
  const left = state.units.filter((unit) => !units.includes(unit))
  const cards = units.flatMap((unit) => unit.cards)
  const sweep = left.length === 0
  const taken = [...state.taken, { seat, card, cards, sweep }]
  const captured: SjufingreEvent = { code: 'captured', seat, card, cards, trick: taken.length }
  return {
    state: { ...state, units: left, taken },
    events: sweep ? [captured, { code: 'swept', seat }] : [captured],
  }
}

// S7-12 Lay

/** S7-12, S7-D11 Only if nothing on the table sums to the card; S7-14 never while bound. */
const layObjection = (state: BuildState, seat: Seat, { card }: ActionOf<'lay'>): SjufingreObjection | undefined => {
  const own = pilesOf(state, seat)
  if (own.length > 0) return { code: 'bound', piles: own.map(pileNamed) }
  const value = rankOf(card)
  const groups = setsBySum(valuesOf(state.units), value)[value] ?? []
  if (groups.length === 0) return undefined
  const named = groups.map((group) => state.units.filter((_, position) => holds(group, position)).map(nameOf))
  return { code: 'must-take', value, groups: named }
}

const lay = (state: BuildState, seat: Seat, { card }: ActionOf<'lay'>): SjufingreStep<BuildState> => ({
  state: { ...state, units: [...state.units, { cards: [card], value: rankOf(card), doubled: false }] },
  events: [{ code: 'laid', seat, card }],
})

// S7-13 Build

/** S7-13, S7-D6 Card and units split into groups of the value; a doubled pile joins only its owner's pile of its value. */
const pileObjection = (state: BuildState, seat: Seat, action: ActionOf<'build'>): SjufingreObjection | undefined => {
  const { card, value, units } = action
  if (units.length === 0) return { code: 'nothing-named' }
  const used = unitsNamed(state, units)
  const closed = used.find((unit) => unit.doubled && !(unit.owner === seat && unit.value === value))
  if (closed?.owner !== undefined) return { code: 'closed', pile: pileNamed(closed), owner: closed.owner }
  const values = [rankOf(card), ...valuesOf(used)]
  if (!splits(values, value)) return { code: 'no-sum', value, sum: sum(values) }
  const left = pilesOf(state, seat).filter((pile) => !used.includes(pile))
  return keepCard(without(handOf(state, seat), [card]), [value, ...valuesOf(left)])
}

/** S7-D3 The pile lies and is named where its oldest unit was; S7-D6 the builder is bound to it; S7-D6b single or doubled. */
const buildPile = (state: BuildState, seat: Seat, action: ActionOf<'build'>): SjufingreStep<BuildState> => {
  const { card, value, units } = action
  const used = unitsNamed(state, units)
  const [oldest] = used
  if (oldest === undefined) throw new Error('a build names at least one unit')
  const [, ...others] = [...used.flatMap(({ cards }) => cards), card]
  const doubled = rankOf(card) + sum(valuesOf(used)) > value
  const pile: Unit = { cards: [nameOf(oldest), ...others], value, owner: seat, doubled }
  return {
    state: {
      ...state,
      units: state.units.flatMap((unit) => (unit === oldest ? [pile] : used.includes(unit) ? [] : [unit])),
    },
    events: [{ code: 'built', seat, card, value, units, pile: nameOf(pile), doubled }],
  }
}

// S7-14 Duty

/** S7-14, S7-Q18 The piles to which `seat` is bound: those on which it built last. */
export const pilesOf = ({ units }: BuildState, seat: Seat): readonly Unit[] =>
  units.filter(({ owner }) => owner === seat)

const pileNamed = (unit: Unit): PileNamed => ({ name: nameOf(unit), value: unit.value })

/** S7-13, S7-14, S7-D8 For each pile that is still his a player keeps a card of its value. */
const keepCard = (hand: readonly Card[], values: readonly number[]): SjufingreObjection | undefined => {
  const value = values.find((needed) => !hand.some((card) => rankOf(card) === needed))
  return value === undefined ? undefined : { code: 'keep-card', value }
}

// S7-15 Blue 5

/** S7-15, S7-D15, S7-D20 On a table with cards blue 5 names nothing and is not laid; it never builds. */
const blueFiveObjection = ({ units }: BuildState, action: BuildAction): SjufingreObjection | undefined => {
  if (action.card !== BLUE_FIVE) return undefined
  const isTakingOrLaid =
    action.type === 'take' ? action.units.length === 0 : action.type === 'lay' && units.length === 0
  return isTakingOrLaid ? undefined : { code: 'blue-five' }
}

// S7-17 The end

/** S7-17 After the last card what is left goes to the last capturer; it is neither a trick nor a svupper. */
const takeLeftovers = ({ state, events }: SjufingreStep<BuildState>): SjufingreStep<BuildState> => {
  const seat = state.taken.at(-1)?.seat
  const leftovers = state.units.flatMap((unit) => unit.cards)
  const isEnd = state.hands.every((hand) => hand.length === 0)
  if (!isEnd || leftovers.length === 0 || seat === undefined) return { state, events }
  return {
    state: { ...state, units: [], leftovers },
    events: [...events, { code: 'leftovers-taken', seat, cards: leftovers }],
  }
}

// 2b Actions

/** S7-D5 For these cards of the hand the captures, the lay, and the builds, as far as the sums go; each set of units once. */
export const buildCandidates = (
  state: BuildState,
  seat: Seat,
  cards: readonly Card[] = handOf(state, seat),
): readonly BuildAction[] => {
  const hand = handOf(state, seat)
  const units = state.units.toSorted((one, other) => PACK.indexOf(nameOf(one)) - PACK.indexOf(nameOf(other)))
  const sets = setsBySum(valuesOf(units), RANKS[0])
  const named = (starts: readonly PositionSet[] = [], groups: readonly PositionSet[] = []) =>
    unions(starts, groups)
      .filter((set) => set !== 0)
      .map((set) => units.filter((_, position) => holds(set, position)).map(nameOf))
  const captures = (card: Card): readonly (readonly Card[])[] =>
    card === BLUE_FIVE ? [[]] : named([0], sets[rankOf(card)])
  const builds = (card: Card): readonly BuildAction[] =>
    [...new Set(without(hand, [card]).map(rankOf))].flatMap((value) =>
      named(sets[value - rankOf(card)], sets[value]).map((units) => ({ type: 'build', card, value, units })),
    )
  return cards.flatMap((card) => [
    ...captures(card).map((units): BuildAction => ({ type: 'take', card, units })),
    { type: 'lay', card },
    ...builds(card),
  ])
}

/** S7-D18 Why a card may not be played like this in a build deal. */
export const buildObjection = (state: BuildState, seat: Seat, action: BuildAction): SjufingreObjection | undefined => {
  if (!handOf(state, seat).includes(action.card)) return { code: 'not-in-hand', card: action.card }
  const misused = notOnTable(state, action.type === 'lay' ? [] : action.units) ?? blueFiveObjection(state, action)
  if (misused !== undefined) return misused
  switch (action.type) {
    case 'take':
      return captureObjection(state, seat, action)
    case 'lay':
      return layObjection(state, seat, action)
    case 'build':
      return pileObjection(state, seat, action)
  }
}
