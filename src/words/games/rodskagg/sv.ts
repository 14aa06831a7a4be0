import type { RodskaggEvent, RodskaggObjection } from '../../../games/rodskagg/index.ts'
import { listOf } from '../../list.ts'
import { capital, printed } from '../../speech/speech.ts'
import { card, few, inside, object, start, suitOf } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'
import { svOptions, svPresets } from './sv-options.ts'
import { svNow, svPage } from './sv-page.ts'
import { svRules } from './sv-rules.ts'
import { bidText, phrase, phrases, scoreLine, trickNumber } from './sv-say.ts'
import type { RodskaggWords } from './words.ts'

const objection = (refusal: RodskaggObjection): string => {
  switch (refusal.code) {
    case 'unknown-action':
      return 'Det går inte att göra här. Välj något av det som står på sidan.'
    case 'match-over':
      return 'Matchen är slut.'
    case 'no-such-seat':
      return 'Den platsen finns inte vid bordet.'
    case 'not-playing':
      return refusal.because === 'out'
        ? 'Den som är ute är inte med längre.'
        : 'Bara de som står på noll är med i omspelet.'
    case 'rituals-off':
      return refusal.because === 'option' ? 'Ni spelar utan ritualer.' : 'I omspelet gäller inga ritualer.'
    case 'not-on-that-score':
      return `Du står på ${printed(refusal.score)}, inte på ${printed(refusal.said)}.`
    case 'own-seat':
      return 'Man knackar inte på sig själv.'
    case 'already-picked-up':
      return 'Du har redan tagit upp dina kort.'
    case 'already-ready':
      return 'Du är redan klar. Vi väntar på de andra.'
    case 'not-your-turn':
      return 'Det är inte din tur.'
    case 'not-now':
      return svNow[refusal.phase]
    case 'not-picked-up':
      return 'Ta upp dina kort först.'
    case 'not-in-these-rules':
      return {
        lowHand: 'Så byter ni inte kort vid det här bordet.',
        bidding: 'Här passar ingen. Säg ett bud.',
        plainBidSix: 'Sex stick bjuder man här bara som Rödskägg.',
      }[refusal.option]
    case 'discard-first':
      return `Du har dragit ${few(refusal.drawn)} kort. Kasta lika många först.`
    case 'hand-not-low':
      return 'Bara den som inte har något högt kort får byta.'
    case 'drawing-over':
      return {
        'high-card': 'Du har dragit ett högt kort, så nu är det slut på bytet.',
        'no-cards': 'Det finns inga kort kvar att dra.',
        exchanged: 'Du har redan bytt.',
      }[refusal.because]
    case 'nothing-drawn':
      return 'Du har inte dragit något kort än.'
    case 'wrong-count':
      return `Välj ${few(refusal.drawn)} kort att kasta, lika många som du drog.`
    case 'not-in-hand':
      return `Du har inte ${card(refusal.card)} på hand.`
    case 'bid-too-low':
      return `Bjud mer än ${bidText(refusal.highest)}, eller passa.`
    case 'follow-suit':
      return `Du har ${suitOf(refusal.suit)} och måste bekänna.`
  }
}

const knocked = (who: Who, told: Extract<RodskaggEvent, { code: 'knocked' }>): string => {
  const { seat, at, offence, right, points } = told
  if (!right) return `${start(who, seat)} knackade på ${object(who, at)} i onödan${points === 0 ? '' : `: +${points}`}`
  const did = {
    peek: 'tog upp korten för tidigt',
    cut: 'lät en annan kupera',
    ask: 'glömde frågan',
    score: 'sa inte siffran',
  }[offence]
  return `${start(who, seat)} knackade: ${inside(who, at)} ${did}${points === 0 ? '' : `, +${points}`}`
}

const event = (told: RodskaggEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'shuffled':
      return `Giv ${told.deal}: ${inside(who, told.dealer)} blandade`
    case 'cut-offered':
      return `${start(who, told.seat)} lät ${object(who, told.to)} kupera`
    case 'cut':
      return `${start(who, told.seat)} kuperade`
    case 'dealt':
      return `${told.playOff ? 'Omspel' : `Giv ${told.deal}`}: ${inside(who, told.dealer)} gav`
    case 'said-ready':
      return `${start(who, told.seat)} sa: ${phrase(who, 'ready')}`
    case 'picked-up':
      return `${start(who, told.seat)} tog upp korten`
    case 'kept':
      return `${start(who, told.seat)} behöll korten`
    case 'drew':
      return `${start(who, told.seat)} drog ett kort`
    case 'stock-renewed':
      return `Talongen var slut. ${capital(String(told.cards))} kort blandades till en ny`
    case 'discarded':
      return `${start(who, told.seat)} kastade ${few(told.cards)} kort`
    case 'took-new-hand':
      return `${start(who, told.seat)} tog ${told.final ? 'den sista nya handen' : 'en ny hand'}`
    case 'bid':
      return `${start(who, told.seat)} bjöd ${bidText(told.bid)}`
    case 'passed':
      return `${start(who, told.seat)} passade`
    case 'declared':
      return `${start(who, told.seat)} är spelförare på ${bidText(told.bid)}`
    case 'thrown-in':
      return `Alla passade, så giv ${told.deal} spelas inte`
    case 'played':
      return `${start(who, told.seat)} spelade ${card(told.card)}`
    case 'trick-taken':
      return `${start(who, told.seat)} tog ${trickNumber(told.trick)}`
    case 'asked':
      return `${start(who, told.seat)} frågade: ${phrase(who, 'ask')}`
    case 'went-on':
      return `${start(who, told.seat)} gick vidare till femte sticket`
    case 'stayed':
      return `${start(who, told.seat)} gick med`
    case 'folded':
      return `${start(who, told.seat)} lade sig`
    case 'all-folded':
      return told.awarded === 0
        ? 'Ingen gick med, så given var slut'
        : `Ingen gick med, så ${inside(who, told.seat)} fick de två sista sticken`
    case 'said':
      return `${start(who, told.seat)} sa: ${phrase(who, told.score === 1 ? 'one' : 'zero')}`
    case 'knocked':
      return knocked(who, told)
    case 'scored': {
      const scores = told.totals.map(
        (total, seat) => `${inside(who, seat)} ${told.out?.includes(seat) ? svPage.score.out : printed(total)}`,
      )
      return `Efter giv ${told.deal}: ${scores.join(', ')}`
    }
    case 'went-out':
      return `${start(who, told.seat)} åkte ut`
    case 'ready':
      return undefined
    case 'play-off': {
      const seats = told.seats.map((seat) => inside(who, seat))
      return `${capital(listOf('sv', seats))} står på noll, så det blir omspel`
    }
    case 'match-over': {
      const seats = told.winners.map((seat) => inside(who, seat))
      return `${capital(listOf('sv', seats))} vann matchen`
    }
  }
}

/** Everything Rödskägg says, in Swedish. */
export const sv: RodskaggWords = {
  name: 'Rödskägg',
  tagline: '3–7 · från tolv till exakt noll',
  options: svOptions,
  presets: svPresets,
  phrases,
  conflict: () => 'De här husreglerna går inte ihop.',
  objection,
  event,
  scoreLine,
  rules: svRules,
  page: svPage,
}
