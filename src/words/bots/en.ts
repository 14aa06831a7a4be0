import type { EkarteReason } from '../../bots/ekarte/index.ts'
import type { RodskaggReason } from '../../bots/rodskagg/index.ts'
import { card, few, several } from '../speech/en.ts'
import { sjufingre } from './sjufingre/en.ts'
import { spader } from './spader/en.ts'
import type { BotWords } from './words.ts'

const ekarte = (reason: EkarteReason): string => {
  switch (reason.code) {
    case 'stands-well':
      return 'The hand usually makes the point as it is.'
    case 'refuses-well':
      return 'The hand is good enough, so the other should not get better cards.'
    case 'king-is-safe':
      return `You have the ${card(reason.king)}, so the dealer cannot draw it. Better cards do no harm.`
    case 'needs-cards':
      return `The hand is too weak: ${several(reason.count, 'card')} can go.`
    case 'gives-cards':
      return `You want to change ${several(reason.count, 'card')} yourself.`
    case 'score-says':
      return 'At this score it pays.'
    case 'keeps':
      return 'Trumps and kings stay, the rest goes.'
    case 'must-throw':
      return 'There is nothing else to do here.'
    case 'marks-king':
      return 'Marking the king is a free point.'
    case 'hides-king':
      return 'Whoever makes the point wins anyway, so the king is better hidden.'
    case 'no-king':
      return 'You do not have the king of trumps.'
    case 'only-card':
      return `Only the ${card(reason.card)} can be played.`
    case 'sure-trick':
      return `The ${card(reason.card)} is sure to take the trick.`
    case 'leads-trump':
      return 'A high trump first, so that nothing is ruffed.'
    case 'leads-long-suit':
      return `Lead the highest of your longest suit: the ${card(reason.card)}.`
    case 'leads-single':
      return `The ${card(reason.card)} has the best chance of taking the trick.`
    case 'takes-cheaply':
      return `The ${card(reason.card)} takes the trick and costs no more than it must.`
    case 'throws-low':
      return `The trick is lost, so the ${card(reason.card)} is the cheapest to give away.`
    case 'point-made':
      return 'You have the point already, so let the card stand.'
    case 'stands-cheap':
      return 'You lose nothing by letting the card stand.'
    case 'again-better':
      return 'It may go better if the hands are played again.'
    case 'takes-back':
      return 'The card was wrong. Taking it back now costs nothing.'
    case 'packets':
      return 'How the cards are dealt makes no difference to the chances.'
    case 'gives-up':
      return 'The deal is lost already.'
  }
}

const rodskagg = (reason: RodskaggReason): string => {
  switch (reason.code) {
    case 'bid-worth':
      return `The hand is worth about ${several(reason.tricks, 'trick')}.`
    case 'bid-low':
      return 'A low bid is safest here, though the hand is better.'
    case 'bid-penalty':
      return 'Below zero only penalty points help. The bid is not meant to be kept.'
    case 'bid-redbeard':
      return 'The hand can take all six tricks.'
    case 'passes':
      return 'The hand is not good enough for a higher bid.'
    case 'new-cards':
      return 'The hand is so low that new cards can only improve it.'
    case 'keeps-hand':
      return 'The hand will do.'
    case 'throws-lowest':
      return 'The lowest cards go.'
    case 'only-card':
      return `Only the ${card(reason.card)} can be played.`
    case 'sure-trick':
      return `The ${card(reason.card)} is sure to take the trick.`
    case 'leads-high':
      return `Lead the ${card(reason.card)}: you want more tricks.`
    case 'leads-waiting':
      return `Begin low with the ${card(reason.card)} and save the high cards.`
    case 'leads-low':
      return `Lead low, the ${card(reason.card)}: you do not want the trick.`
    case 'takes':
      return `You need ${several(reason.wanted, 'more trick')}, and the ${card(reason.card)} can take this one.`
    case 'takes-unwilling':
      return `You can hardly avoid the trick, so play the ${card(reason.card)}.`
    case 'ducks':
      return `The ${card(reason.card)} goes under and keeps you out of the trick.`
    case 'throws-high':
      return `Get rid of the ${card(reason.card)} while it cannot take anything.`
    case 'throws-low':
      return `Save the high cards: you can spare the ${card(reason.card)}.`
    case 'stays-strong':
      return 'You have a card that nobody can beat, and a trick is worth two points.'
    case 'stays-in-need':
      return 'Staying in is worth the risk.'
    case 'folds-weak':
      return 'The cards are too weak. Six more points cost more than dropping out.'
    case 'folds-safe':
      return 'Your score is better left as it is.'
    case 'ritual':
      return 'That is how it is done.'
    case 'forgets':
      return 'It can cost you if somebody knocks.'
    case 'says-score':
      return `Whoever is on ${reason.score === 0 ? 'zero' : few(reason.score)} must say so.`
    case 'has-noticed':
      return 'That was a slip, and for that you knock.'
  }
}

/** Why a bot would do what it does, in English. */
export const en: BotWords = { ekarte, rodskagg, spader, sjufingre }
