import type { SpaderReason } from '../../../bots/spader/index.ts'
import { bags, card, tricks } from '../../games/spader/en-say.ts'
import { listOf } from '../../list.ts'
import { suitOf } from '../../speech/en.ts'
import { capital } from '../../speech/speech.ts'

/** Why a bot would do what it does at Spader, in English. */
export const spader = (reason: SpaderReason): string => {
  switch (reason.code) {
    case 'bid-counts':
      return `Aces, kings and spades come to about ${tricks(reason.tricks)}.`
    case 'bid-below':
      return `The hand is worth about ${tricks(reason.tricks)}, and a little less is the safe bid.`
    case 'bid-above':
      return `The hand is worth about ${tricks(reason.tricks)}, but here it pays to bid higher.`
    case 'bid-many-bags':
      return `You have ${bags(reason.bags)}, so better bid high than get more.`
    case 'nil-is-safe':
      return 'The hand is so low that it will probably take no trick.'
    case 'nil-is-bold':
      return 'Nil is a gamble with this hand, but it may pay.'
    case 'nil-is-due':
      return 'Your partner has bid tricks, so the nil is yours.'
    case 'blind-rescue':
      return `You are ${reason.behind} points behind. Only a blind nil can save the match.`
    case 'blind-is-bold':
      return 'A blind nil fails more often than not.'
    case 'looks':
      return 'Look at the cards first.'
    case 'keeps-card':
      return `The ${card(reason.card)} is better than an unknown card.`
    case 'wants-another':
      return 'An unknown card is probably better.'
    case 'gives-danger':
      return `Get rid of what may take tricks: ${listOf('en', reason.cards.map(card))}.`
    case 'gives-low':
      return `Low cards are best for the nil: ${listOf('en', reason.cards.map(card))}.`
    case 'names-suit':
      return `${capital(suitOf(reason.suit))} suit your hand best.`
    case 'only-card':
      return `Only the ${card(reason.card)} can be played.`
    case 'early-spade':
      return 'Spades are not broken, and leading one now costs.'
    case 'nil-leads-low':
      return `Lead low, the ${card(reason.card)}, so that somebody else takes the trick.`
    case 'nil-stays-under':
      return `The ${card(reason.card)} stays under, and the nil holds.`
    case 'nil-throws-high':
      return `Throw the ${card(reason.card)} while it cannot take anything.`
    case 'nil-in-danger':
      return `The ${card(reason.card)} is the least danger. Somebody may still go over it.`
    case 'covers-partner':
      return `The ${card(reason.card)} protects your partner’s nil.`
    case 'hunts-nil':
      return `With the ${card(reason.card)} the trick may go to the one who bid nil.`
    case 'sure-trick':
      return `No card of the suit beats the ${card(reason.card)}.`
    case 'draws-trumps':
      return `The ${card(reason.card)} draws the others’ spades.`
    case 'leads-short':
      return `Empty a short suit with the ${card(reason.card)}, and ruff its next trick.`
    case 'leads-low':
      return `Begin low with the ${card(reason.card)} and keep the high cards.`
    case 'takes':
      return `You still need ${tricks(reason.wanted)}, and the ${card(reason.card)} may take this one.`
    case 'ruffs':
      return `You still need ${tricks(reason.wanted)}, so ruff with the ${card(reason.card)}.`
    case 'throws-low':
      return `The trick is hard to get, so the ${card(reason.card)} is the cheapest to give away.`
    case 'partner-takes':
      return `Your partner has the trick, so the ${card(reason.card)} will do.`
    case 'shuns-bags':
      return `More tricks are only bags. The ${card(reason.card)} avoids this one.`
    case 'takes-unwilling':
      return `The trick can hardly be avoided, so play the ${card(reason.card)}.`
    case 'sets-others':
      return `Each trick beyond your bid is one fewer for the others: the ${card(reason.card)}.`
    case 'counts-anyway':
      return `The bid is missed already, but every trick is a point: the ${card(reason.card)}.`
  }
}
