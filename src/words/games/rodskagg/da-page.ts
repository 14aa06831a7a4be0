import type { Suit } from '../../../cards/card.ts'
import type { Seat } from '../../../core/seat.ts'
import type { PhaseName } from '../../../games/rodskagg/index.ts'
import { listOf } from '../../list.ts'
import { card, few, inside, object, start, suitOf, whose } from '../../speech/da.ts'
import { capital, printed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { bidText, phrase, scoreLine, trickNumber, tricks } from './da-say.ts'
import type { RodskaggPageWords } from './sv-page.ts'

const names = (who: Who, seats: readonly Seat[]): string =>
  listOf(
    'da',
    seats.map((seat) => inside(who, seat)),
  )
const your = (who: Who, seat: Seat): string => (seat === who.me ? 'dine' : 'sine')

/** What the pages of Rödskägg say, in Danish. */
export const daPage: RodskaggPageWords = {
  phrase,
  score: {
    label: 'Stillingen, fra tolv ned til nul',
    name: start,
    points: 'point',
    declarer: 'spilfører',
    dealer: 'giver',
    bid: (bid) => (bid === 'pass' ? 'pas' : `meldte ${bidText(bid)}`),
    hasOf: (count, bid) => `har ${count} af ${bid}`,
    tricks,
    has: (count) => `har ${count}`,
    out: 'ude',
    notIn: 'ser på',
    must: 'skal gå med',
    may: 'kan vælge',
    goesOn: 'går med',
    stays: 'går med uden stik',
    folded: 'stod af',
    ready: 'klar',
  },
  board: {
    label: 'Bordet',
    shuffled: (who, dealer) => `${start(who, dealer)} har blandet.`,
    stock: (count) => (count === 0 ? 'Bunken er tom.' : `${count} kort tilbage i bunken.`),
    highest: (who, seat, bid) => `Højest indtil nu: ${inside(who, seat)}, ${bidText(bid)}.`,
    noBid: 'Ingen har meldt endnu.',
    drawn: (who, seat, count) => `${start(who, seat)} har trukket ${few(count)} kort.`,
    exchange: (who, { seat, how, count }) => {
      switch (how) {
        case 'kept':
          return `${start(who, seat)} beholdt ${your(who, seat)} kort.`
        case 'drew':
          return `${start(who, seat)} byttede ${few(count)} kort.`
        case 'newHand':
          return `${start(who, seat)} tog ${count === 1 ? 'en ny hånd' : `ny hånd ${few(count)} gange`}.`
        case 'finalHand':
          return `${start(who, seat)} tog den sidste nye hånd.`
      }
    },
    playOff: (who, seats) => `Omspil mellem ${names(who, seats)}. Flest stik vinder.`,
    trick: (number) => capital(trickNumber(number)),
    took: (who, seat, number) => `${start(who, seat)} tog ${trickNumber(number)}`,
    leads: ', fører',
    wins: ', tog stikket',
    name: start,
  },
  say: {
    turn: (who, seat) => `${whose(who, seat)} tur.`,
    pickUp: 'Tag dine kort op først.',
    cut: 'Tag af, så bliver kortene delt ud.',
    cutting: (who, dealer) => `${start(who, dealer)} skal tage af og give.`,
    neighbourCut: (who, dealer) => `${start(who, dealer)} lader dig tage af.`,
    neighbourCutting: (who, seat, dealer) => `${start(who, seat)} tager af for ${object(who, dealer)}.`,
    dealReady: 'Du har givet. Hvad siger du?',
    dealing: (who, dealer) => `${start(who, dealer)} har givet.`,
    low: (ace) => `Du har ingen ${ace ? 'kort over tieren' : 'billedkort'}, så du må gerne bytte.`,
    notLow: 'Din hånd er for god til at blive byttet.',
    drawn: (count, more) =>
      `Du har trukket ${few(count)}. ${more ? 'Træk et til, eller vælg' : 'Vælg'} ${few(count)} at lægge væk.`,
    exchanging: (who, seat) => `${start(who, seat)} bliver spurgt om nye kort.`,
    drawing: (who, seat) => `${start(who, seat)} bytter kort.`,
    bid: 'Hvor mange stik tager du?',
    outbid: (bid) => (bid === undefined ? 'Meld, eller sig pas.' : `Meld mere end ${bidText(bid)}, eller sig pas.`),
    bidding: (who, seat) => `${start(who, seat)} melder.`,
    lead: (number) => `Spil ud til ${trickNumber(number)}.`,
    leading: (who, seat, number) => `${start(who, seat)} spiller ud til ${trickNumber(number)}.`,
    lastCard: (lead) => `${capital(card(lead))} er spillet ud. Læg dit sidste kort.`,
    follow: (lead) => `${capital(card(lead))} er spillet ud. Bekend ${suitOf(lead[0] as Suit)}.`,
    free: (lead) =>
      `${capital(card(lead))} er spillet ud. Du har ingen ${suitOf(lead[0] as Suit)}, så læg, hvad du vil.`,
    following: (who, seat, lead) => `${start(who, seat)} skal lægge på ${card(lead)}.`,
    fourPlayed: 'Fire stik er spillet, to er tilbage.',
    asks: (who, seat) => `${start(who, seat)} spørger: ${phrase(who, 'ask')}`,
    answer: 'Du har ingen stik og kan vælge.',
    answering: (who, seat) => `${start(who, seat)} har ingen stik og svarer.`,
    ended: 'Spillet er slut.',
    ready: 'Gå videre, når du er klar.',
    readyWaits: (who, seats) => `Næste spil kommer, når ${names(who, seats)} går videre.`,
    over: 'Partiet er slut.',
  },
  act: {
    hand: (count) => `Din hånd, ${few(count)} kort`,
    handSome: (count, legal) => `Din hånd, ${few(count)} kort, ${few(legal)} kan spilles`,
    backs: (count) => `Dine ${few(count)} kort, med bagsiden op`,
    playable: ', kan spilles',
    unplayable: ', kan ikke spilles',
    justDrawn: ', lige trukket',
    cut: 'Tag af',
    offerCut: (who, seat) => `Lad ${object(who, seat)} tage af`,
    pickUp: 'Tag kortene op',
    draw: (first) => (first ? 'Træk et kort' : 'Træk et til'),
    discardThese: 'Læg væk',
    discard: (count) => `Læg de valgte væk, ${few(count)} kort`,
    newHand: 'Tag en ny hånd',
    keep: 'Behold kortene',
    bids: 'Din melding',
    bid: (bid) => `Meld ${tricks(bid)}`,
    pass: 'Pas',
    redbeard: 'Rødskæg',
    bidRedbeard: 'Meld Rødskæg',
    redbeardHelp: (winOrOut) =>
      winOrOut ? 'Tager du alle seks, vinder du partiet. Ellers ryger du ud.' : 'Du lover alle seks stik.',
    proceed: 'Videre',
    stay: 'Gå med',
    stayHelp: (trick, none) => `Hvert stik er ${trick} værd. Ingen stik koster ${none}.`,
    fold: 'Stå af',
    foldHelp: (score) => `Der sker ikke noget. Du bliver på ${printed(score)}.`,
    foldMisses: (bid, points) => `Så holder din melding på ${bidText(bid)} ikke: +${points}.`,
    reach: (count, score) => `${capital(tricks(count))} bringer dig fra ${printed(score)} til 0.`,
    ready: 'Videre',
    knock: 'Bank',
    knockHelp: (points) =>
      `Bank, når du opdager, at nogen har sjusket. At banke uden grund ${points === 0 ? 'koster ikke noget' : `koster ${points}`}.`,
    knocks: { peek: 'kiggede', cut: 'tog af', ask: 'spørgsmål', score: 'tallet' },
    knockOn: (who, seat, offence) =>
      `Bank: ${inside(who, seat)} ${
        {
          peek: 'tog kortene op for tidligt',
          cut: 'lod en anden tage af',
          ask: 'glemte at spørge',
          score: 'sagde ikke ét eller nul',
        }[offence]
      }`,
  },
  reasons: {
    worth: 'Hvad et stik er værd nu',
    mustDeclarer: 'skal gå med.',
    mustTrick: 'har stik og skal gå med.',
    may: (none) => `kan vælge. Ingen stik koster ${none}.`,
    stays: (none) => `går med uden stik. Ingen stik koster ${none}.`,
    gotOne: 'gik med uden stik og har fået et.',
    folded: 'stod af.',
    needs: (count, points) =>
      `${count === 0 ? 'Ingen stik mere' : `${capital(tricks(count))} mere`}, ellers +${points}.`,
    holds: 'Meldingen er allerede hjemme.',
    missed: (points) => `Meldingen holder ikke længere, +${points}.`,
    needsAll: 'Tager begge eller ryger ud.',
    failed: 'Klarer ikke sit Rødskæg og ryger ud.',
    toZero: (count) => `${capital(tricks(count))} til nul.`,
    lastTrick: 'Forrige stik',
    sums: 'Sådan kom I hertil',
    inPlay: (running) => `med stikkene i dette spil: ${running}`,
    rituals: 'At huske',
    ritual: {
      peek: (who, points) => `Tag ikke kortene op, før giveren siger »${phrase(who, 'ready')}«: ${points}.`,
      cut: (_who, points) => `Giveren tager selv af: ${points}.`,
      ask: (who, points) => `Spilføreren spørger »${phrase(who, 'ask')}« før femte stik: ${points}.`,
      score: (who, points) =>
        `Sig »${phrase(who, 'one')}« på ét og »${phrase(who, 'zero')}« på nul, før næste stik begynder: ${points}.`,
    },
    ritualsNote: 'Det koster kun, hvis nogen banker i tide.',
  },
  finished: {
    title: (deal) => `Spil ${deal}`,
    playOff: 'Omspil',
    contract: (who, seat, bid, count) => `${start(who, seat)} meldte ${bidText(bid)} og tog ${count}.`,
    name: start,
  },
  sheet: {
    player: 'Hvem',
    points: 'Point',
    winner: (who, seat, sum) => `${start(who, seat)}: ${sum}`,
    ending: {
      zero: (who, seats) => `${capital(names(who, seats))} stod på nul, da spillet var slut.`,
      declarer: (who, seats) => `Flere stod på nul. ${capital(names(who, seats))} var spilfører og vinder derfor.`,
      playOff: (who, seats) => `${capital(names(who, seats))} tog flest stik i omspillet.`,
      redbeard: (who, seats) => `${capital(names(who, seats))} meldte Rødskæg og tog alle stik.`,
      lastLeft: (who, seats) => `${capital(names(who, seats))} er alene tilbage.`,
      deals: (who, seats) => `Der er ikke flere spil, og ${names(who, seats)} står nærmest nul.`,
    },
  },
  scoreLine,
}

/** What to do next, for an action that came at another time. */
export const daNow: Readonly<Record<PhaseName, string>> = {
  cut: 'Nu bliver der taget af.',
  neighbourCut: 'Nu bliver der taget af.',
  dealReady: 'Nu venter alle på giveren.',
  exchange: 'Nu byttes der kort.',
  bidding: 'Nu melder I.',
  play: 'Nu spilles et stik.',
  question: 'Fire stik er spillet, og det er spilførerens tur.',
  answers: 'Nu svarer de, der ingen stik har.',
  ready: 'Spillet er slut. Gå videre til det næste.',
  over: 'Partiet er slut.',
}
