import { rankOf } from '../../cards/card.ts'
import { without } from '../../cards/pack.ts'
import type { Clause, Offer } from '../../core/ahead.ts'
import { type EkarteAction, read } from './action.ts'
import { discardRange, mostToAskFor } from './exchange.ts'
import { arranged, fromLowest, trumpKing } from './pack.ts'
import { type EkarteState, elderOf, type Phase, type Player } from './state.ts'

// A seat that is not on turn in the exchange holds the cards that it will hold at its next turn, so it can say then and
// there what it would do: the dealer whether to accept and what to exchange for it, the elder what to exchange when the
// dealer accepts, and, with new cards in hand already, whether to go on when the dealer has exchanged. What comes after
// its own exchange nobody arranges: those cards it has not seen.

/**
 * EK-6 What can be thrown so that the lowest cards go and the best stay, trumps last: one choice for each number of cards.
 * It names those that go or those that stay, whichever are fewer.
 */
const exchanges = (state: EkarteState, player: Player, min: number, max: number): readonly string[] => {
  const hand = fromLowest(state.hands[player], state.turnUp)
  return Array.from({ length: max < 1 ? 0 : max - min + 1 }, (_, index) => {
    const [gone, kept] = [hand.slice(0, min + index), hand.slice(min + index)]
    if (gone.length === 0) return 'none'
    if (kept.length === 0) return 'all'
    return gone.length < kept.length ? ['discard', ...arranged(gone)].join(' ') : ['keep', ...arranged(kept)].join(' ')
  })
}

/** EK-D8 Whether both will be asked for the king before the first lead. */
const asksForKing = ({ options, turnUp }: EkarteState): boolean =>
  options.kingWindow === 'beforeFirstLead' && rankOf(turnUp) !== 'K'

/** EK-8 The first card to lead: not for the holder of the king, who is to be asked whether to announce it first. */
const leads = (state: EkarteState, player: Player): readonly string[] => {
  const hand = state.hands[player]
  if (state.options.irregular !== 'blocked' || asksForKing(state) || hand.includes(trumpKing(state.turnUp))) return []
  return fromLowest(hand, state.turnUp).map((card) => `play ${card}`)
}

/** EK-5 The dealer answers a proposal, and knows what to exchange after a yes. The elder takes one card at least. */
const answers = (state: EkarteState): readonly string[] => {
  const max = Math.min(mostToAskFor(state), state.stock.length - 1)
  const swaps = exchanges(state, state.dealer, state.options.dealerMinDiscard, max)
  return ['accept', ...swaps.map((swap) => `accept, exchange: ${swap}`), 'refuse']
}

/**
 * EK-7 The elder proposes again, if there is still a stock then, or plays. Who plays is to lead, so it is offered with the
 * lead; alone only where the question for the king comes between.
 */
const proposals = (state: EkarteState, elder: Player): readonly string[] => {
  const { options, stock } = state
  const max = Math.min(mostToAskFor(state), stock.length - options.dealerMinDiscard)
  if (max < 1) return []
  const swaps = exchanges(state, elder, 1, max).map((swap) => `accepted: ${swap}`)
  const again =
    options.proposalNumber === 'withProposal'
      ? swaps.map((swap, index) => `propose ${index + 1}, ${swap}`)
      : ['propose', ...swaps.map((swap) => `propose, ${swap}`)]
  return [...again, ...(asksForKing(state) ? ['stand'] : leads(state, elder).map((lead) => `stand, lead: ${lead}`))]
}

/** EK-5, EK-6, EK-7 What a seat that waits for the other may arrange in the exchange. */
export const exchangeOffers = (state: EkarteState, player: Player): readonly Offer[] => {
  const isElder = player === elderOf(state)
  const { min, max } = discardRange(state)
  const offers = ((): readonly Offer[] => {
    switch (state.phase) {
      case 'proposal':
        return isElder ? [] : [{ when: 'asked', acts: answers(state) }]
      case 'answer':
        return isElder
          ? [
              { when: 'accepted', acts: exchanges(state, player, min, max) },
              { when: 'refused', acts: leads(state, player) },
            ]
          : []
      case 'elder-exchange': {
        const least = state.options.dealerMinDiscard
        const most = Math.min(max, state.stock.length - min)
        return isElder ? [] : [{ when: 'exchange', acts: exchanges(state, player, least, most) }]
      }
      case 'dealer-exchange':
        return isElder ? [{ when: 'again', acts: proposals(state, player) }] : []
      default:
        return []
    }
  })()
  return offers.filter(({ acts }) => acts.length > 0)
}

/** When each condition is so. */
const CONDITIONS: Readonly<Partial<Record<Phase, string>>> = {
  proposal: 'again',
  answer: 'asked',
  'elder-exchange': 'accepted',
  'dealer-exchange': 'exchange',
}

/** EK-6 The discard that is meant by cards that go or stay; they must all be in the hand. */
const discardMeant = (
  state: EkarteState,
  player: Player,
  [verb, ...names]: readonly string[],
): EkarteAction | undefined => {
  const hand = state.hands[player]
  const named = hand.filter((card) => names.includes(card))
  if (named.length < names.length) return undefined
  switch (verb) {
    case 'discard':
      return { type: 'discard', cards: named }
    case 'keep':
    case 'all':
      return { type: 'discard', cards: without(hand, named) }
    case 'none':
      return { type: 'discard', cards: [] }
    default:
      return undefined
  }
}

/** What a clause means for a seat that is on turn in the exchange. */
export const exchangeMeaning = (
  state: EkarteState,
  player: Player,
  { when, act }: Clause,
): EkarteAction | undefined => {
  if (CONDITIONS[state.phase] !== when) return undefined
  return when === 'accepted' || when === 'exchange' ? discardMeant(state, player, act.split(' ')) : read(act)
}
