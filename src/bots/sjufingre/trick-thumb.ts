import { bottom, cardAt, suitAt as colourOf, over, heightAt as rankAt, setAt, sizeOf, under } from '../sets.ts'
import { BLUE_FIVE, type CardNumber, COLOURS, RED, WHOLE } from './cards.ts'
import { type Plan, plansOf, worthElsewhere, worthTo } from './points.ts'
import { type TrickDeal, takes } from './trick-deal.ts'

/** How much each higher card that others have makes it less likely that one takes the trick. */
const HIGHER = 1.8
/** What a card still to come to a red trick is worth, about, and to any other. */
const TO_COME = { red: -1, other: -0.9 } as const
/** What a card costs that takes a trick later on. */
const COST = 1.2
/** How much each lower card of its colour makes a high one less of a danger. */
const GUARD = 0.5
/** How much of what a card costs is won by leaving it to somebody else. */
const DUMP = 0.65
/** What it costs to take a trick because one must lead to the next. */
const LEADING = 0.9
/** What the second trick is worth: it costs, but may pay with the last. */
const SECOND = -3
/** Both between two sides, where what one does not get goes to the other. */
const TO_COME_BETWEEN = { red: -0.8, other: -0.7 } as const
const SECOND_BETWEEN = 7
/** How much rather one leads from a short colour than from a long one, a card. */
const LONG = 0.08

/** What a seat knows when it chooses a card. */
interface Thought {
  readonly deal: TrickDeal
  readonly seat: number
  readonly group: number
  readonly plans: readonly Plan[]
  /** Whether the trick is this group's as it lies. */
  readonly ours: boolean
  /** What the trick is worth to its taker with what lies in it and is still to come. */
  readonly trick: number
}

/** What a card is worth to the group of the seat that thinks. */
const worthOf = ({ plans, deal, group }: Thought, card: CardNumber): number => worthTo(deal.taken, group, plans, card)

/** What the trick is worth besides the card played to it: the second costs, or may pay with the last. */
const trickWorth = (deal: TrickDeal, group: number, plans: readonly Plan[], colour: number): number => {
  const isBetween = deal.taken.length === 2 * COLOURS
  const toCome = isBetween ? TO_COME_BETWEEN : TO_COME
  let worth = (deal.seats - deal.played - 1) * (colour === RED ? toCome.red : toCome.other)
  for (let index = 0; index < deal.played; index++)
    worth += worthTo(deal.taken, group, plans, deal.trick[index] as number)
  if (deal.done === 1) worth += isBetween ? SECOND_BETWEEN : SECOND
  return worth
}

/** How likely a card is to take a trick of its colour from so many others who still play, if they would rather not. */
const chanceToTake = (higher: number, lower: number, others: number): number =>
  (lower + 1) / (lower + 1 + HIGHER * higher * others)

/** What it is worth to play a card now: what it takes or leaves to others, and not having it any more. */
const playWorth = (thought: Thought, card: CardNumber): number => {
  const { deal, seat, ours } = thought
  const [colour, rank] = [colourOf(card), rankAt(card)]
  const own = setAt(deal.hands, seat, colour)
  const unseen = WHOLE & ~(deal.gone[colour] as number) & ~own
  const [higher, lower] = [sizeOf(unseen & over(rank)), sizeOf(unseen & under(rank))]
  const worth = worthOf(thought, card)
  const guards = sizeOf(own & under(rank))
  const danger = card === BLUE_FIVE ? 0.5 : chanceToTake(higher, lower, 1) / (1 + GUARD * guards)
  const relief = danger * (COST - Math.min(0, worth))
  const behind = deal.seats - deal.played - 1
  const takesNow = deal.played === 0 || takes(card, deal.best)
  const chance = !takesNow ? 0 : card === BLUE_FIVE ? 1 : chanceToTake(higher, lower, behind / (deal.seats - 1))
  const isLead = deal.played === 0
  const trick = isLead ? trickWorth(deal, thought.group, thought.plans, colour) : thought.trick
  const holder = takesNow ? -1 : (deal.group[deal.holder] as number)
  const left = ours && !takesNow ? worth + trick : -DUMP * worthElsewhere(thought.plans, holder, card)
  return chance * (trick + worth - LEADING) + (1 - chance) * left + relief - (isLead ? LONG * sizeOf(own) : 0)
}

/** What a seat plays to a trick by rule of thumb, of what it may play. */
export const thumbTrick = (deal: TrickDeal, seat: number, may: Int32Array): CardNumber => {
  const group = deal.group[seat] as number
  const plans = plansOf(deal.taken, group, deal.hands, COLOURS * seat)
  const thought: Thought = {
    deal,
    seat,
    group,
    plans,
    ours: deal.played > 0 && deal.group[deal.holder] === group,
    trick: deal.played === 0 ? 0 : trickWorth(deal, group, plans, colourOf(deal.trick[0] as number)),
  }
  let [best, most] = [-1, Number.NEGATIVE_INFINITY]
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let left = may[colour] as number; left !== 0; left &= left - 1) {
      const card = cardAt(colour, bottom(left))
      const worth = playWorth(thought, card)
      if (worth <= most) continue
      most = worth
      best = card
    }
  }
  return best
}
