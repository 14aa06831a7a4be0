import type { SjufingreReason } from '../../../bots/sjufingre/index.ts'
import { card, cards } from '../../games/sjufingre/en-say.ts'
import { capital } from '../../speech/speech.ts'

/** Why a bot would do what it does at Som 7 fingre, in English. */
export const sjufingre = (reason: SjufingreReason): string => {
  switch (reason.code) {
    case 'gives-costly':
      return `Get rid of what costs points: ${cards(reason.cards)}.`
    case 'gives-high':
      return `Get rid of high cards, which take tricks: ${cards(reason.cards)}.`
    case 'gives-far':
      return `Get rid of what lies far from the eight: ${cards(reason.cards)}.`
    case 'gives-partner':
      return `Do your partner no harm: give ${cards(reason.cards)}.`
    case 'gives-spare':
      return `You can spare ${cards(reason.cards)}.`
    case 'only-card':
      return `Only ${card(reason.card)} can be played.`
    case 'joker-takes':
      return 'Blue 5 takes the trick whatever lies there.'
    case 'takes-points':
      return `${capital(card(reason.card))} takes something worth having: +${reason.points}.`
    case 'collects':
      return `Go on collecting with ${card(reason.card)}. The whole set is worth points.`
    case 'stops-set':
      return `Take this with ${card(reason.card)}, so that nobody gets the whole set.`
    case 'takes-both':
      return `You have the second trick. The last one as well makes +10: ${card(reason.card)}.`
    case 'takes-clean':
      return `Nothing here costs, so get rid of ${card(reason.card)} now.`
    case 'takes-unwilling':
      return `The trick can hardly be avoided, so play ${card(reason.card)}.`
    case 'stays-under':
      return `${capital(card(reason.card))} stays under and avoids the trick.`
    case 'helps-partner':
      return `The trick is yours and your partner’s, and ${card(reason.card)} does least harm there.`
    case 'throws-costly':
      return `${capital(card(reason.card))} costs points, and now somebody else gets it.`
    case 'throws-high':
      return `Throw ${card(reason.card)} while it cannot take anything.`
    case 'throws-spare':
      return `You can spare ${card(reason.card)}.`
    case 'leads-low':
      return `Lead low, ${card(reason.card)}, so that somebody else takes the trick.`
    case 'leads-high':
      return `Lead ${card(reason.card)} while it does not cost much.`
    case 'sweeps':
      return `${capital(card(reason.card))} clears the table, and that is a sweep.`
    case 'takes-own-pile':
      return `Take your own pile with ${card(reason.card)}.`
    case 'must-take':
      return `Something must be taken, and with ${card(reason.card)} it costs least.`
    case 'lays-costly':
      return `${capital(card(reason.card))} costs points. Let somebody else take it.`
    case 'lays-spare':
      return `Lay ${card(reason.card)} and take nothing.`
    case 'builds':
      return `Build ${reason.value} with ${card(reason.card)}, and have something to take later.`
    case 'opens-own':
      return `${capital(card(reason.card))} opens the way for your own cards.`
    case 'opens-nothing':
      return `${capital(card(reason.card))} helps nobody else.`
    case 'opens-least':
      return `${capital(card(reason.card))} helps the others least.`
  }
}
