import type { SjufingreAction } from '../../games/sjufingre/index.ts'
import { type CardNumber, COLOURS, numberOf, ranksOf } from './cards.ts'
import type { Facts } from './facts.ts'
import { buildUp, capture, emptyTable, layDown, type TableDeal } from './table-deal.ts'
import { buildWorth, captureWorth, layWorth, type TableThought } from './table-thumb.ts'

/** The build deal as it stands; of the hands it has one's own. */
export const tableDealOf = ({ view, me, group, side, hand }: Facts): TableDeal => {
  const deal = emptyTable(view.seats, group, side)
  deal.hands.set(hand, COLOURS * me)
  deal.turn = view.waiting[0] ?? me
  deal.left = view.cardsLeft.reduce((sum, count) => sum + count, 0)
  if (view.play.phase !== 'build') return deal
  const { units, taken, sweeps } = view.play
  deal.units = units.length
  for (const [place, unit] of units.entries()) {
    deal.value[place] = unit.value
    deal.owner[place] = unit.owner ?? -1
    deal.doubled[place] = Number(unit.doubled)
    deal.cards.set(ranksOf(unit.cards), COLOURS * place)
  }
  for (const { seat, card, cards } of taken) {
    const at = COLOURS * (group[seat] as number)
    for (const [colour, ranks] of ranksOf([card, ...cards]).entries()) {
      deal.taken[at + colour] = (deal.taken[at + colour] as number) | ranks
    }
  }
  for (const [seat, count] of sweeps.entries()) {
    deal.sweeps[group[seat] as number] = (deal.sweeps[group[seat] as number] as number) + count
  }
  deal.captures = taken.length
  deal.second = taken[1] === undefined ? -1 : (group[taken[1].seat] as number)
  deal.last = taken.length === 0 ? -1 : (group[taken.at(-1)?.seat ?? 0] as number)
  return deal
}

/** An action of a build deal, as numbers. */
export interface TableMove {
  readonly action: SjufingreAction
  readonly type: 'take' | 'lay' | 'build'
  readonly card: CardNumber
  readonly units: number
  readonly value: number
}

/** The legal actions as numbers. */
export const movesOf = ({ view }: Facts, legal: readonly SjufingreAction[]): readonly TableMove[] => {
  const units = view.play.phase === 'build' ? view.play.units : []
  const places = new Map(units.map(({ name }, place) => [name, place]))
  return legal.flatMap((action): readonly TableMove[] => {
    if (action.type === 'give' || action.type === 'play') return []
    const named = action.type === 'lay' ? [] : action.units
    return [
      {
        action,
        type: action.type,
        card: numberOf(action.card),
        units: named.reduce((set, name) => set | (1 << (places.get(name) ?? 0)), 0),
        value: action.type === 'build' ? action.value : 0,
      },
    ]
  })
}

/** What an action is worth by rule of thumb. */
export const moveWorth = (thought: TableThought, { type, card, units, value }: TableMove): number => {
  if (type === 'take') return captureWorth(thought, card, units)
  return type === 'lay' ? layWorth(thought, card) : buildWorth(thought, card, value, units)
}

/** Does it. */
export const makeMove = (deal: TableDeal, { type, card, units, value }: TableMove): void => {
  if (type === 'take') capture(deal, card, units)
  else if (type === 'lay') layDown(deal, card)
  else buildUp(deal, card, value, units)
}
