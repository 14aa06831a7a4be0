import { type Card, SUITS } from '../../cards/card.ts'
import type { EkarteView, Player } from '../../games/ekarte/index.ts'
import { answersTo, type Bit, bitOf, type Cards, cardsOf, highest, KING, suitAt, suitMask, takes } from './hand.ts'

/** What a seat knows, as numbers. */
export interface Facts {
  readonly view: EkarteView
  readonly me: Player
  readonly opponent: Player
  readonly hand: Cards
  readonly trumps: Cards
  readonly king: Bit
  /** The cards that may be with the opponent, in the stock or thrown away. */
  readonly unseen: Cards
  /** What the opponent has played in this deal. */
  readonly shown: Cards
  /** The lead that waits for an answer of this seat. */
  readonly lead?: Bit
}

const ALL: Cards = -1

/** The facts of a view that belongs to a seat. */
export const factsOf = (view: EkarteView): Facts => {
  const me: Player = view.viewer === 1 ? 1 : 0
  const opponent: Player = me === 0 ? 1 : 0
  const hand = cardsOf(view.hand ?? [])
  const suit = SUITS.indexOf(view.trump)
  const open = view.trick.complete ? [] : view.trick.plays
  const plays = [...view.tricks.flatMap((trick) => trick.plays), ...open]
  const played = (player: Player): readonly Card[] =>
    plays.filter(({ seat }) => seat === player).map(({ card }) => card)
  const [lead] = open
  return {
    view,
    me,
    opponent,
    hand,
    trumps: suitMask(suit),
    king: 8 * suit + KING,
    unseen: ALL & ~hand & ~cardsOf(plays.map(({ card }) => card)) & ~(1 << bitOf(view.turnUp)),
    shown: cardsOf(played(opponent)),
    ...(lead !== undefined && lead.seat === opponent && { lead: bitOf(lead.card) }),
  }
}

/** EK-9 What this seat may play, even where an irregular card would be let pass. */
export const rightCards = ({ hand, lead, trumps }: Facts): Cards =>
  lead === undefined ? hand : answersTo(lead, hand, trumps)

/** The cards that the opponent has shown not to hold: by how he followed, and by not marking the king. */
export const ruledOut = ({ view, opponent, trumps, king }: Facts): Cards => {
  let out = 0
  for (const { plays } of view.tricks) {
    const [lead, follow] = plays
    if (follow.seat !== opponent) continue
    const [led, card] = [bitOf(lead.card), bitOf(follow.card)]
    if (takes(card, led, trumps) && suitAt(card) === suitAt(led)) continue
    out |= suitMask(suitAt(led)) & ~((2 << led) - 1)
    if (suitAt(card) === suitAt(led)) continue
    out |= suitMask(suitAt(led))
    if (!takes(card, led, trumps)) out |= trumps
  }
  const spoken = view.options.kingWindow === 'beforeFirstLead' ? view.phase === 'play' : view.handSizes[opponent] < 5
  return spoken && view.king.markedBy === undefined ? out | (1 << king) : out
}

/** Whether nobody else can hold a higher card of the suit. */
export const isMaster = ({ unseen }: Facts, card: Bit): boolean => {
  const suit = unseen & suitMask(suitAt(card))
  return suit === 0 || highest(suit) < card
}

/** How many cards the opponent has. */
export const opponentSize = ({ view, opponent }: Facts): number => view.handSizes[opponent]
