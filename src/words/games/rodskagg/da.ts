import type { RodskaggEvent, RodskaggObjection } from '../../../games/rodskagg/index.ts'
import { listOf } from '../../list.ts'
import { card, few, inside, object, start, suitOf } from '../../speech/da.ts'
import { capital, printed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { daOptions, daPresets } from './da-options.ts'
import { daNow, daPage } from './da-page.ts'
import { daRules } from './da-rules.ts'
import { bidText, phrase, phrases, scoreLine, trickNumber } from './da-say.ts'
import type { RodskaggWords } from './words.ts'

const objection = (refusal: RodskaggObjection): string => {
  switch (refusal.code) {
    case 'unknown-action':
      return 'Det kan du ikke gøre her. Vælg noget af det, der står på siden.'
    case 'match-over':
      return 'Partiet er slut.'
    case 'no-such-seat':
      return 'Den plads findes ikke ved bordet.'
    case 'not-playing':
      return refusal.because === 'out'
        ? 'Den, der er ude, er ikke med længere.'
        : 'Kun de, der står på nul, er med i omspillet.'
    case 'rituals-off':
      return refusal.because === 'option' ? 'I spiller uden ritualer.' : 'I omspillet gælder ingen ritualer.'
    case 'not-on-that-score':
      return `Du står på ${printed(refusal.score)}, ikke på ${printed(refusal.said)}.`
    case 'own-seat':
      return 'Man banker ikke på sig selv.'
    case 'already-picked-up':
      return 'Du har allerede taget dine kort op.'
    case 'already-ready':
      return 'Du er allerede klar. Vi venter på de andre.'
    case 'not-your-turn':
      return 'Det er ikke din tur.'
    case 'not-now':
      return daNow[refusal.phase]
    case 'not-picked-up':
      return 'Tag dine kort op først.'
    case 'not-in-these-rules':
      return {
        lowHand: 'Sådan bytter I ikke kort ved dette bord.',
        bidding: 'Her melder ingen pas. Sig et tal.',
        plainBidSix: 'Seks stik melder man her kun som Rødskæg.',
      }[refusal.option]
    case 'discard-first':
      return `Du har trukket ${few(refusal.drawn)} kort. Læg lige så mange væk først.`
    case 'hand-not-low':
      return 'Kun den, der ikke har noget højt kort, må bytte.'
    case 'drawing-over':
      return {
        'high-card': 'Du har trukket et højt kort, så nu er det slut med at bytte.',
        'no-cards': 'Der er ikke flere kort at trække.',
        exchanged: 'Du har allerede byttet.',
      }[refusal.because]
    case 'nothing-drawn':
      return 'Du har ikke trukket noget kort endnu.'
    case 'wrong-count':
      return `Vælg ${few(refusal.drawn)} kort at lægge væk, lige så mange som du trak.`
    case 'not-in-hand':
      return `Du har ikke ${card(refusal.card)} på hånden.`
    case 'bid-too-low':
      return `Meld mere end ${bidText(refusal.highest)}, eller sig pas.`
    case 'follow-suit':
      return `Du har ${suitOf(refusal.suit)} og skal bekende.`
  }
}

const knocked = (who: Who, told: Extract<RodskaggEvent, { code: 'knocked' }>): string => {
  const { seat, at, offence, right, points } = told
  if (!right) return `${start(who, seat)} bankede på ${object(who, at)} uden grund${points === 0 ? '' : `: +${points}`}`
  const did = {
    peek: 'tog kortene op for tidligt',
    cut: 'lod en anden tage af',
    ask: 'glemte at spørge',
    score: 'sagde ikke tallet',
  }[offence]
  return `${start(who, seat)} bankede: ${inside(who, at)} ${did}${points === 0 ? '' : `, +${points}`}`
}

const event = (told: RodskaggEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'shuffled':
      return `Spil ${told.deal}: ${inside(who, told.dealer)} blandede`
    case 'cut-offered':
      return `${start(who, told.seat)} lod ${object(who, told.to)} tage af`
    case 'cut':
      return `${start(who, told.seat)} tog af`
    case 'dealt':
      return `${told.playOff ? 'Omspil' : `Spil ${told.deal}`}: ${inside(who, told.dealer)} gav`
    case 'said-ready':
      return `${start(who, told.seat)} sagde: ${phrase(who, 'ready')}`
    case 'picked-up':
      return `${start(who, told.seat)} tog kortene op`
    case 'kept':
      return `${start(who, told.seat)} beholdt kortene`
    case 'drew':
      return `${start(who, told.seat)} trak et kort`
    case 'stock-renewed':
      return `Bunken var tom. ${told.cards} kort blev blandet til en ny`
    case 'discarded':
      return `${start(who, told.seat)} lagde ${few(told.cards)} kort væk`
    case 'took-new-hand':
      return `${start(who, told.seat)} tog ${told.final ? 'den sidste nye hånd' : 'en ny hånd'}`
    case 'bid':
      return `${start(who, told.seat)} meldte ${bidText(told.bid)}`
    case 'passed':
      return `${start(who, told.seat)} meldte pas`
    case 'declared':
      return `${start(who, told.seat)} er spilfører på ${bidText(told.bid)}`
    case 'thrown-in':
      return `Alle meldte pas, så spil ${told.deal} spilles ikke`
    case 'played':
      return `${start(who, told.seat)} spillede ${card(told.card)}`
    case 'trick-taken':
      return `${start(who, told.seat)} tog ${trickNumber(told.trick)}`
    case 'asked':
      return `${start(who, told.seat)} spurgte: ${phrase(who, 'ask')}`
    case 'went-on':
      return `${start(who, told.seat)} gik videre til femte stik`
    case 'stayed':
      return `${start(who, told.seat)} gik med`
    case 'folded':
      return `${start(who, told.seat)} stod af`
    case 'all-folded':
      return told.awarded === 0
        ? 'Ingen gik med, så spillet var slut'
        : `Ingen gik med, så ${inside(who, told.seat)} fik de to sidste stik`
    case 'said':
      return `${start(who, told.seat)} sagde: ${phrase(who, told.score === 1 ? 'one' : 'zero')}`
    case 'knocked':
      return knocked(who, told)
    case 'scored': {
      const scores = told.totals.map(
        (total, seat) => `${inside(who, seat)} ${told.out?.includes(seat) ? daPage.score.out : printed(total)}`,
      )
      return `Efter spil ${told.deal}: ${scores.join(', ')}`
    }
    case 'went-out':
      return `${start(who, told.seat)} røg ud`
    case 'ready':
      return undefined
    case 'play-off': {
      const seats = told.seats.map((seat) => inside(who, seat))
      return `${capital(listOf('da', seats))} står på nul og spiller om det`
    }
    case 'match-over': {
      const seats = told.winners.map((seat) => inside(who, seat))
      return `${capital(listOf('da', seats))} vandt partiet`
    }
  }
}

/** Everything Rödskägg says, in Danish. */
export const da: RodskaggWords = {
  name: 'Rødskæg',
  tagline: '3–7 · fra tolv til præcis nul',
  options: daOptions,
  presets: daPresets,
  phrases,
  conflict: () => 'De her husregler passer ikke sammen.',
  objection,
  event,
  scoreLine,
  rules: daRules,
  page: daPage,
}
