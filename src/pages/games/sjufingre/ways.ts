import type { Seat } from '../../../core/seat.ts'
import {
  type BuildView,
  type Card,
  cardValue,
  holds,
  rankOf,
  splitInto,
  type UnitView,
} from '../../../games/sjufingre/index.ts'
import { type PropsIn, pageWords } from './props.ts'
import { unitTexts } from './units.ts'

/** One thing that a card of the hand can do in a build deal, taken apart for a sentence. */
export type Way =
  | {
      readonly type: 'take'
      readonly action: string
      /** Groups of units; blue 5 takes everything and has none. */
      readonly groups: readonly (readonly UnitView[])[]
      /** How many cards come home, the played one among them, and what they count as singles. */
      readonly count: number
      readonly worth: number
      /** S7-16 Nothing is left on the table. */
      readonly sweep: boolean
    }
  | { readonly type: 'lay'; readonly action: string }
  | {
      readonly type: 'build'
      readonly action: string
      readonly value: number
      /** What is put together with the card. */
      readonly own: readonly UnitView[]
      /** Further groups of the value. */
      readonly more: readonly (readonly UnitView[])[]
      /** Cards of the value that stay in hand. */
      readonly kept: readonly Card[]
      readonly doubled: boolean
    }

const valuesOf = (units: readonly UnitView[]): readonly number[] => units.map(({ value }) => value)

/** The cards that can do something, each with the actions that play it. */
export const actionsByCard = (legal: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(legal, (text) => text.split(' ')[1] ?? '')

const takeOf = ({ units }: BuildView, card: Card, action: string, names: readonly string[]): Way => {
  const taken = names.length === 0 ? units : units.filter(({ name }) => names.includes(name))
  const groups = names.length === 0 ? [] : (splitInto(valuesOf(taken), rankOf(card)) ?? [])
  const cards = [...taken.flatMap((unit) => unit.cards), card]
  return {
    type: 'take',
    action,
    groups: groups.map((group) => taken.filter((_, position) => holds(group, position))),
    count: cards.length,
    worth: cards.reduce((sum, one) => sum + cardValue(one), 0),
    sweep: taken.length === units.length,
  }
}

const buildOf = (props: PropsIn<'build'>, card: Card, action: string, [number, ...names]: readonly string[]): Way => {
  const value = Number(number)
  const used = props.play.units.filter(({ name }) => names.includes(name))
  const groups = splitInto([rankOf(card), ...valuesOf(used)], value) ?? []
  const unitsIn = (group: number) => used.filter((_, position) => holds(group, position + 1))
  const own = groups.find((group) => holds(group, 0)) ?? 0
  return {
    type: 'build',
    action,
    value,
    own: unitsIn(own),
    more: groups.filter((group) => group !== own).map(unitsIn),
    kept: props.view.hand.filter((one) => one !== card && rankOf(one) === value),
    doubled: groups.length > 1 || used.some((unit) => unit.doubled),
  }
}

/** An action of a build deal, taken apart. */
export const wayOf = (props: PropsIn<'build'>, action: string): Way => {
  const [type, card, ...names] = action.split(' ')
  if (type === 'take') return takeOf(props.play, card as Card, action, names)
  return type === 'build' ? buildOf(props, card as Card, action, names) : { type: 'lay', action }
}

/** What a card does in one of its ways, in words, and what follows from it. */
export const wayText = (
  props: PropsIn<'build'>,
  card: Card,
  way: Way,
): { readonly text: string; readonly follows?: string } => {
  const words = pageWords(props.language).act
  const texts = (groups: Extract<Way, { type: 'take' }>['groups']) => groups.map((group) => unitTexts(props, group))
  switch (way.type) {
    case 'take':
      return {
        text: way.groups.length === 0 ? words.takeAll : words.take(texts(way.groups)),
        follows: words.takes(way.count, way.worth, way.sweep),
      }
    case 'lay':
      return { text: words.lay(card) }
    case 'build':
      return {
        text: words.build(way.value, unitTexts(props, way.own), texts(way.more)),
        follows: words.keeps(way.kept, way.doubled),
      }
  }
}

/** Likely ones first: captures by what they bring, then the lay, then builds with few units. */
const ORDER = { take: 0, lay: 1, build: 2 } as const

const likelier = (one: Way, other: Way): number => {
  const byType = ORDER[one.type] - ORDER[other.type]
  if (byType !== 0) return byType
  if (one.type === 'take' && other.type === 'take') {
    const bring = (way: typeof one) => way.worth + (way.sweep ? 2 : 0)
    return bring(other) - bring(one) || other.count - one.count
  }
  if (one.type === 'build' && other.type === 'build') {
    const size = (way: typeof one) => way.own.length + way.more.flat().length
    return size(one) - size(other) || other.value - one.value
  }
  return 0
}

/** Everything that a card of the hand can do, the likely first. */
export const waysOf = (props: PropsIn<'build'>, card: Card): readonly Way[] =>
  (actionsByCard(props.legal).get(card) ?? []).map((action) => wayOf(props, action)).toSorted(likelier)

/** How many ways stand open, and how many more are folded away; any other is put together on the table. */
const SHOWN = 3
const FOLDED = 9

/** The ways to show in words: two captures, and a build if there is any; then the others. */
export const inWords = (ways: readonly Way[]): { readonly shown: readonly Way[]; readonly folded: readonly Way[] } => {
  const build = ways.find(({ type }) => type === 'build')
  const others = ways.filter((way) => way !== build)
  const shown = build === undefined ? others.slice(0, SHOWN) : [...others.slice(0, SHOWN - 1), build]
  const full = [...shown, ...ways.filter((way) => !shown.includes(way)).slice(0, SHOWN - shown.length)]
  return { shown: full, folded: ways.filter((way) => !full.includes(way)).slice(0, FOLDED) }
}

/** The card that the reader has chosen, if it is in the hand and can do something. */
export const chosenCard = ({ chosen, view, legal }: PropsIn<'build'>): Card | undefined =>
  view.hand.find((card) => card === chosen && actionsByCard(legal).has(card))

/** The piles that bind a seat. */
export const pilesOf = ({ units }: BuildView, seat: Seat): readonly UnitView[] =>
  units.filter(({ owner }) => owner === seat)
