import type { RodskaggEvent, RodskaggObjection } from '../../../games/rodskagg/index.ts'
import { listOf } from '../../list.ts'
import { card, inside, several, start, suitOf, verb } from '../../speech/en.ts'
import { capital, printed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { enOptions, enPresets } from './en-options.ts'
import { enNow, enPage } from './en-page.ts'
import { enRules } from './en-rules.ts'
import { bidText, phrase, phrases, scoreLine, trickNumber } from './en-say.ts'
import type { RodskaggWords } from './words.ts'

const objection = (refusal: RodskaggObjection): string => {
  switch (refusal.code) {
    case 'unknown-action':
      return 'That cannot be done here. Choose one of the things on the page.'
    case 'match-over':
      return 'The match is over.'
    case 'no-such-seat':
      return 'There is no such seat at the table.'
    case 'not-playing':
      return refusal.because === 'out'
        ? 'Whoever is out is no longer in the game.'
        : 'Only those on zero are in the play-off.'
    case 'rituals-off':
      return refusal.because === 'option' ? 'You play without rituals.' : 'There are no rituals in the play-off.'
    case 'not-on-that-score':
      return `You are on ${printed(refusal.score)}, not on ${printed(refusal.said)}.`
    case 'own-seat':
      return 'Nobody knocks at themselves.'
    case 'already-picked-up':
      return 'You have picked up your cards already.'
    case 'already-ready':
      return 'You are ready already. We are waiting for the others.'
    case 'not-your-turn':
      return 'It is not your turn.'
    case 'not-now':
      return enNow[refusal.phase]
    case 'not-picked-up':
      return 'Pick up your cards first.'
    case 'not-in-these-rules':
      return {
        lowHand: 'Cards are not changed that way at this table.',
        bidding: 'Nobody passes here. Say a number.',
        plainBidSix: 'Here six tricks are only bid as Redbeard.',
      }[refusal.option]
    case 'discard-first':
      return `You have drawn ${several(refusal.drawn, 'card')}. Throw away as many first.`
    case 'hand-not-low':
      return 'Only a hand without a high card may be changed.'
    case 'drawing-over':
      return {
        'high-card': 'You have drawn a high card, so the drawing is over.',
        'no-cards': 'There are no cards left to draw.',
        exchanged: 'You have changed cards already.',
      }[refusal.because]
    case 'nothing-drawn':
      return 'You have not drawn a card yet.'
    case 'wrong-count':
      return `Choose ${several(refusal.drawn, 'card')} to throw away, as many as you drew.`
    case 'not-in-hand':
      return `You do not hold the ${card(refusal.card)}.`
    case 'bid-too-low':
      return `Bid more than ${bidText(refusal.highest)}, or pass.`
    case 'follow-suit':
      return `You have ${suitOf(refusal.suit)} and must follow.`
  }
}

const knocked = (who: Who, told: Extract<RodskaggEvent, { code: 'knocked' }>): string => {
  const { seat, at, offence, right, points } = told
  if (!right)
    return `${start(who, seat)} knocked at ${inside(who, at)} for nothing${points === 0 ? '' : `: +${points}`}`
  const did = {
    peek: 'picked up too early',
    cut: 'let somebody else cut',
    ask: 'forgot the question',
    score: 'did not say the number',
  }[offence]
  return `${start(who, seat)} knocked: ${inside(who, at)} ${did}${points === 0 ? '' : `, +${points}`}`
}

const event = (told: RodskaggEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'shuffled':
      return `Deal ${told.deal}: ${inside(who, told.dealer)} shuffled`
    case 'cut-offered':
      return `${start(who, told.seat)} let ${inside(who, told.to)} cut`
    case 'cut':
      return `${start(who, told.seat)} cut the pack`
    case 'dealt':
      return `${told.playOff ? 'Play-off' : `Deal ${told.deal}`}: ${inside(who, told.dealer)} dealt`
    case 'said-ready':
      return `${start(who, told.seat)} said: ${phrase(who, 'ready')}`
    case 'picked-up':
      return `${start(who, told.seat)} picked up ${verb(who, told.seat, 'your', 'their')} cards`
    case 'kept':
      return `${start(who, told.seat)} kept ${verb(who, told.seat, 'your', 'their')} cards`
    case 'drew':
      return `${start(who, told.seat)} drew a card`
    case 'stock-renewed':
      return `The stock was empty. ${told.cards} cards were shuffled into a new one`
    case 'discarded':
      return `${start(who, told.seat)} threw away ${several(told.cards, 'card')}`
    case 'took-new-hand':
      return `${start(who, told.seat)} took ${told.final ? 'the last new hand' : 'a new hand'}`
    case 'bid':
      return `${start(who, told.seat)} bid ${bidText(told.bid)}`
    case 'passed':
      return `${start(who, told.seat)} passed`
    case 'declared':
      return `${start(who, told.seat)} ${verb(who, told.seat, 'are', 'is')} the declarer with ${bidText(told.bid)}`
    case 'thrown-in':
      return `Everybody passed, so deal ${told.deal} is not played`
    case 'played':
      return `${start(who, told.seat)} played the ${card(told.card)}`
    case 'trick-taken':
      return `${start(who, told.seat)} took ${trickNumber(told.trick)}`
    case 'asked':
      return `${start(who, told.seat)} asked: ${phrase(who, 'ask')}`
    case 'went-on':
      return `${start(who, told.seat)} went on to the fifth trick`
    case 'stayed':
      return `${start(who, told.seat)} stayed in`
    case 'folded':
      return `${start(who, told.seat)} dropped out`
    case 'all-folded':
      return told.awarded === 0
        ? 'Nobody stayed in, so the deal was over'
        : `Nobody stayed in, so ${inside(who, told.seat)} got the last two tricks`
    case 'said':
      return `${start(who, told.seat)} said: ${phrase(who, told.score === 1 ? 'one' : 'zero')}`
    case 'knocked':
      return knocked(who, told)
    case 'scored': {
      const scores = told.totals.map(
        (total, seat) => `${inside(who, seat)} ${told.out?.includes(seat) ? enPage.score.out : printed(total)}`,
      )
      return `After deal ${told.deal}: ${scores.join(', ')}`
    }
    case 'went-out':
      return `${start(who, told.seat)} ${verb(who, told.seat, 'are', 'is')} out`
    case 'ready':
      return undefined
    case 'play-off': {
      const seats = told.seats.map((seat) => inside(who, seat))
      return `${capital(listOf('en', seats))} are on zero, so there is a play-off`
    }
    case 'match-over': {
      const seats = told.winners.map((seat) => inside(who, seat))
      return `${capital(listOf('en', seats))} won the match`
    }
  }
}

/** Everything Rödskägg says, in English. */
export const en: RodskaggWords = {
  name: 'Redbeard',
  tagline: '3–7 · from twelve to exactly zero',
  options: enOptions,
  presets: enPresets,
  phrases,
  conflict: () => 'These house rules do not go together.',
  objection,
  event,
  scoreLine,
  rules: enRules,
  page: enPage,
}
