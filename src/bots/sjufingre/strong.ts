import type { SjufingreAction, SjufingreTypes } from '../../games/sjufingre/index.ts'
import type { Bot, BotRandom } from '../bot.ts'
import { copyInto, copyOf } from '../copy.ts'
import { numbersIn } from '../sets.ts'
import { type CardNumber, COLOURS } from './cards.ts'
import { type Facts, factsOf, ownHands } from './facts.ts'
import { giftWorlds } from './gift-worlds.ts'
import { giftOrder } from './gifts.ts'
import { giving, isPartnersGift, mayPlay, movesInOrder, playing, thumbGift } from './plain.ts'
import { pointsOfSides } from './points.ts'
import { layCard, layOut, pointsOfRows, type Rows, thumbRow } from './rows.ts'
import { rowsOf, rowWorlds } from './rows-facts.ts'
import { emptyTable, pointsOfTable } from './table-deal.ts'
import { makeMove, type TableMove } from './table-facts.ts'
import { actByThumb } from './table-thumb.ts'
import { tableWorlds } from './table-worlds.ts'
import { allowed, playCard, type TrickDeal, turnOf } from './trick-deal.ts'
import { thumbTrick } from './trick-thumb.ts'
import { trickDealOf, trickWorlds } from './trick-worlds.ts'
import { worthOf } from './worth.ts'

/** How many cards may be played in all the worlds of one decision: to tricks, to rows, on the table. */
const PLAYS = { trick: 16_000, rows: 40_000, table: 3000 } as const
const MOST_WORLDS = 150
const FEWEST_WORLDS = 6
/** How many actions of a build deal are tried out, and for how many turns of everybody. */
const MOVES = 6
const TURNS = 3

const worldCount = (plays: number, budget: number): number =>
  Math.max(FEWEST_WORLDS, Math.min(MOST_WORLDS, Math.floor(budget / plays)))

/** The choice that is worth most summed over all worlds; the first of those that are worth the same. */
const best = <Choice, World>(
  choices: readonly Choice[],
  worlds: readonly World[],
  worth: (world: World, choice: Choice) => number,
): Choice | undefined => {
  let [chosen, most] = [choices[0], Number.NEGATIVE_INFINITY]
  for (const choice of choices) {
    const sum = worlds.reduce((total, world) => total + worth(world, choice), 0)
    if (sum <= most + 1e-9) continue
    most = sum
    chosen = choice
  }
  return chosen
}

const may = new Int32Array(COLOURS)

const playOut = (deal: TrickDeal): void => {
  while (deal.left > 0) {
    const seat = turnOf(deal)
    playCard(deal, thumbTrick(deal, seat, allowed(deal, seat, may)))
  }
}

/** The rule of thumb first, so that it is chosen where all is the same. */
const withFirst = (first: CardNumber, cards: readonly CardNumber[]): readonly CardNumber[] => [
  first,
  ...cards.filter((card) => card !== first),
]

const bestTrickCard = (facts: Facts, legal: readonly SjufingreAction[], random: BotRandom): CardNumber => {
  const deal = trickDealOf(facts)
  const cards = mayPlay(legal)
  const thumb = thumbTrick(deal, facts.me, cards)
  const choices = withFirst(thumb, numbersIn(cards))
  const plays = choices.length * (deal.left * deal.seats - deal.played)
  const scratch = copyOf(deal)
  const worlds = trickWorlds(facts, deal, worldCount(plays, PLAYS.trick), random)
  const worth = (world: TrickDeal, card: CardNumber): number => {
    copyInto(scratch, world)
    playCard(scratch, card)
    playOut(scratch)
    return worthOf(facts, pointsOfSides(scratch))
  }
  return best(choices, worlds, worth) ?? thumb
}

const bestRowCard = (facts: Facts, legal: readonly SjufingreAction[], random: BotRandom): CardNumber => {
  const rows = rowsOf(facts)
  const thumb = thumbRow(rows, facts.me)
  const choices = withFirst(thumb, numbersIn(mayPlay(legal)))
  const plays = choices.length * rows.left.reduce((sum, left) => sum + left, 0)
  const worlds = rowWorlds(facts, rows, worldCount(plays, PLAYS.rows), random)
  const scratch = copyOf(rows)
  const worth = (world: Rows, card: CardNumber): number => {
    copyInto(scratch, world)
    layCard(scratch, card)
    layOut(scratch)
    return worthOf(facts, pointsOfRows(scratch, facts.side))
  }
  return best(choices, worlds, worth) ?? thumb
}

const bestMove = (facts: Facts, legal: readonly SjufingreAction[], random: BotRandom): TableMove | undefined => {
  const choices = movesInOrder(facts, legal).slice(0, MOVES)
  const plays = choices.length * TURNS * facts.view.seats
  const worlds = tableWorlds(facts, worldCount(plays, PLAYS.table), random)
  const scratch = emptyTable(facts.view.seats, facts.group, facts.side)
  return best(choices, worlds, (world, move) => {
    copyInto(scratch, world)
    makeMove(scratch, move)
    for (let turn = TURNS * scratch.seats - 1; turn > 0 && scratch.left > 0; turn--) actByThumb(scratch)
    return worthOf(facts, pointsOfTable(scratch))
  })
}

/** Which gifts are tried out: all of so many cards that are given most gladly. */
const GIFT_CARDS = 6

const bestGift = (facts: Facts, random: BotRandom): readonly CardNumber[] => {
  const { view, me } = facts
  const thumb = thumbGift(facts)
  if (view.kind === 'build' || view.play.phase !== 'exchange') return thumb
  const cards = giftOrder(view.kind, ownHands(facts), me, isPartnersGift(facts)).slice(0, GIFT_CARDS)
  const gifts: (readonly CardNumber[])[] =
    view.play.count === 1
      ? cards.map((card) => [card])
      : cards.flatMap((card, place) => cards.slice(place + 1).map((other) => [card, other]))
  const budget = view.kind === 'trick' ? PLAYS.trick : PLAYS.rows
  const worlds = giftWorlds(facts, worldCount(60 * gifts.length, budget), random)
  return (
    best(gifts, worlds, (world, gift) => {
      const deal = world(gift)
      if ('low' in deal) layOut(deal)
      else playOut(deal)
      return worthOf(facts, 'low' in deal ? pointsOfRows(deal, facts.side) : pointsOfSides(deal))
    }) ?? thumb
  )
}

const decided = (facts: Facts, legal: readonly SjufingreAction[], random: BotRandom): SjufingreAction | undefined => {
  switch (facts.view.play.phase) {
    case 'exchange':
      return giving(legal, bestGift(facts, random))
    case 'trick':
      return playing(bestTrickCard(facts, legal, random))
    case 'build':
      return bestMove(facts, legal, random)?.action
    case 'solitaire':
      return playing(bestRowCard(facts, legal, random))
  }
}

/** Reckons: plays out worlds that fit what the seat has seen, and looks at the score. */
export const strong: Bot<SjufingreTypes> = (view, legal, random) => {
  const [only] = legal
  if (only !== undefined && legal.length === 1) return only
  const action = decided(factsOf(view), legal, random)
  if (action === undefined) throw new Error('asked out of turn')
  return action
}
