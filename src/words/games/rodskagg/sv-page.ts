import type { Card, Suit } from '../../../cards/card.ts'
import type { Seat } from '../../../core/seat.ts'
import type { Bid, Ending, Exchange, OffenceKind, PhaseName } from '../../../games/rodskagg/index.ts'
import { listOf } from '../../list.ts'
import { capital, printed } from '../../speech/speech.ts'
import { card, few, inside, object, start, suitOf, whose } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'
import { bidText, phrase, scoreLine, trickNumber, tricks } from './sv-say.ts'

const names = (who: Who, seats: readonly Seat[]): string =>
  listOf(
    'sv',
    seats.map((seat) => inside(who, seat)),
  )
/** What it costs to forget something; nothing where that is free. */
const orElse = (points: number): string => (points === 0 ? '.' : `, annars +${points}.`)
const your = (who: Who, seat: Seat): string => (seat === who.me ? 'dina' : 'sina')

/** What the pages of Rödskägg say, in Swedish. The other languages have the same keys. */
export const svPage = {
  phrase,
  score: {
    label: 'Ställningen, från tolv ner till noll',
    name: (who: Who, seat: Seat) => start(who, seat),
    points: 'poäng',
    declarer: 'spelförare',
    dealer: 'ger',
    bid: (bid: Bid | 'pass'): string => (bid === 'pass' ? 'passade' : `bjöd ${bidText(bid)}`),
    hasOf: (count: number, bid: number): string => `har ${count} av ${bid}`,
    tricks,
    has: (count: number) => `har ${count}`,
    out: 'ute',
    notIn: 'ser på',
    must: 'måste gå med',
    may: 'får välja',
    goesOn: 'går med',
    stays: 'går med utan stick',
    folded: 'lade sig',
    ready: 'klar',
  },
  board: {
    label: 'Bordet',
    shuffled: (who: Who, dealer: Seat) => `${start(who, dealer)} har blandat.`,
    stock: (count: number) => (count === 0 ? 'Talongen är slut.' : `${count} kort kvar i talongen.`),
    highest: (who: Who, seat: Seat, bid: Bid) => `Högst hittills: ${inside(who, seat)}, ${bidText(bid)}.`,
    noBid: 'Ingen har bjudit än.',
    drawn: (who: Who, seat: Seat, count: number) => `${start(who, seat)} har dragit ${few(count)} kort.`,
    exchange: (who: Who, { seat, how, count }: Exchange): string => {
      switch (how) {
        case 'kept':
          return `${start(who, seat)} behöll ${your(who, seat)} kort.`
        case 'drew':
          return `${start(who, seat)} bytte ${few(count)} kort.`
        case 'newHand':
          return `${start(who, seat)} tog ${count === 1 ? 'en ny hand' : `ny hand ${few(count)} gånger`}.`
        case 'finalHand':
          return `${start(who, seat)} tog den sista nya handen.`
      }
    },
    playOff: (who: Who, seats: readonly Seat[]) => `Omspel mellan ${names(who, seats)}. Flest stick vinner.`,
    trick: (number: number) => capital(trickNumber(number)),
    took: (who: Who, seat: Seat, number: number) => `${start(who, seat)} tog ${trickNumber(number)}`,
    leads: ', leder',
    wins: ', tog sticket',
    name: (who: Who, seat: Seat) => start(who, seat),
  },
  say: {
    turn: (who: Who, seat: Seat) => `${whose(who, seat)} tur.`,
    pickUp: 'Ta upp dina kort först.',
    cut: 'Kupera leken, så delas korten ut.',
    cutting: (who: Who, dealer: Seat) => `${start(who, dealer)} ska kupera och ge.`,
    neighbourCut: (who: Who, dealer: Seat) => `${start(who, dealer)} låter dig kupera.`,
    neighbourCutting: (who: Who, seat: Seat, dealer: Seat) => `${start(who, seat)} kuperar åt ${object(who, dealer)}.`,
    dealReady: 'Du har gett. Vad säger du?',
    dealing: (who: Who, dealer: Seat) => `${start(who, dealer)} har gett.`,
    low: (ace: boolean): string => `Du har inget ${ace ? 'kort över tian' : 'klätt kort'}, så du får byta.`,
    notLow: 'Din hand är för bra för att bytas.',
    drawn: (count: number, more: boolean) =>
      `Du har dragit ${few(count)}. ${more ? 'Dra ett till, eller välj' : 'Välj'} ${few(count)} att kasta.`,
    exchanging: (who: Who, seat: Seat) => `${start(who, seat)} får frågan om nya kort.`,
    drawing: (who: Who, seat: Seat) => `${start(who, seat)} byter kort.`,
    bid: 'Hur många stick tar du?',
    outbid: (bid: Bid | undefined): string =>
      bid === undefined ? 'Bjud, eller passa.' : `Bjud mer än ${bidText(bid)}, eller passa.`,
    bidding: (who: Who, seat: Seat) => `${start(who, seat)} bjuder.`,
    lead: (number: number) => `Spela ut till ${trickNumber(number)}.`,
    leading: (who: Who, seat: Seat, number: number) => `${start(who, seat)} spelar ut till ${trickNumber(number)}.`,
    lastCard: (lead: Card) => `${capital(card(lead))} ligger ute. Lägg ditt sista kort.`,
    follow: (lead: Card) => `${capital(card(lead))} ligger ute. Bekänn ${suitOf(lead[0] as Suit)}.`,
    free: (lead: Card) =>
      `${capital(card(lead))} ligger ute. Du har ingen ${suitOf(lead[0] as Suit)}, så lägg vad du vill.`,
    following: (who: Who, seat: Seat, lead: Card) => `${start(who, seat)} ska lägga på ${card(lead)}.`,
    fourPlayed: 'Fyra stick är spelade, två är kvar.',
    asks: (who: Who, seat: Seat) => `${start(who, seat)} frågar: ${phrase(who, 'ask')}`,
    answer: 'Du har inget stick och får välja.',
    answering: (who: Who, seat: Seat) => `${start(who, seat)} har inget stick och svarar.`,
    ended: 'Given är slut.',
    ready: 'Gå vidare när du har sett klart.',
    readyWaits: (who: Who, seats: readonly Seat[]) => `Nästa giv kommer när ${names(who, seats)} går vidare.`,
    over: 'Matchen är slut.',
  },
  act: {
    hand: (count: number) => `Din hand, ${few(count)} kort`,
    handSome: (count: number, legal: number) => `Din hand, ${few(count)} kort, ${few(legal)} kan spelas`,
    backs: (count: number) => `Dina ${few(count)} kort, med baksidan upp`,
    playable: ', kan spelas',
    unplayable: ', kan inte spelas',
    justDrawn: ', nyss draget',
    cut: 'Kupera',
    offerCut: (who: Who, seat: Seat) => `Låt ${object(who, seat)} kupera`,
    pickUp: 'Ta upp korten',
    draw: (first: boolean): string => (first ? 'Dra ett kort' : 'Dra ett till'),
    discardThese: 'Kasta',
    discard: (count: number) => `Kasta de valda, ${few(count)} kort`,
    newHand: 'Ta en ny hand',
    keep: 'Behåll korten',
    bids: 'Ditt bud',
    bid: (bid: number) => `Bjud ${tricks(bid)}`,
    pass: 'Passa',
    redbeard: 'Rödskägg',
    bidRedbeard: 'Bjud Rödskägg',
    redbeardHelp: (winOrOut: boolean): string =>
      winOrOut ? 'Tar du alla sex vinner du matchen. Annars åker du ut.' : 'Du lovar alla sex sticken.',
    proceed: 'Vidare',
    stay: 'Gå med',
    stayHelp: (trick: number, none: number) => `Varje stick är värt ${trick}. Inget stick kostar ${none}.`,
    fold: 'Lägg dig',
    foldHelp: (score: number) => `Inget händer. Du står kvar på ${printed(score)}.`,
    foldMisses: (bid: Bid, points: number) => `Då missar du ditt bud på ${bidText(bid)}: +${points}.`,
    reach: (count: number, score: number) => `${capital(tricks(count))} tar dig från ${printed(score)} till 0.`,
    ready: 'Vidare',
    knock: 'Knacka',
    knockHelp: (points: number) =>
      `Knacka när du märker att någon har slarvat. Att knacka i onödan ${points === 0 ? 'kostar inget' : `kostar ${points}`}.`,
    knocks: { peek: 'kikade', cut: 'kupering', ask: 'frågan', score: 'siffran' } satisfies Record<OffenceKind, string>,
    knockOn: (who: Who, seat: Seat, offence: OffenceKind): string =>
      `Knacka: ${start(who, seat)} ${
        {
          peek: 'tog upp korten för tidigt',
          cut: 'lät någon annan kupera',
          ask: 'glömde frågan',
          score: 'sa inte ett eller noll',
        }[offence]
      }`,
  },
  reasons: {
    worth: 'Vad ett stick är värt nu',
    mustDeclarer: 'måste gå med.',
    mustTrick: 'har stick och måste gå med.',
    may: (none: number) => `får välja. Inget stick kostar ${none}.`,
    stays: (none: number) => `går med utan stick. Inget stick kostar ${none}.`,
    gotOne: 'gick med utan stick och har fått ett.',
    folded: 'lade sig.',
    needs: (count: number, points: number) =>
      `${count === 0 ? 'Inget stick till' : `${capital(tricks(count))} till`}, annars +${points}.`,
    holds: 'Budet är redan hemma.',
    missed: (points: number) => `Budet är redan missat, +${points}.`,
    needsAll: 'Tar båda, eller är ute.',
    failed: 'Klarar inte sin Rödskägg och åker ut.',
    toZero: (count: number) => `${capital(tricks(count))} till noll.`,
    lastTrick: 'Förra sticket',
    sums: 'Så kom ni dit ni står',
    inPlay: (running: string) => `med sticken i den här given: ${running}`,
    rituals: 'Att komma ihåg',
    ritual: {
      peek: (who: Who, points: number) =>
        `Ta inte upp korten förrän den som ger säger ”${phrase(who, 'ready')}”${orElse(points)}`,
      cut: (_who: Who, points: number) => `Den som ger kuperar själv${orElse(points)}`,
      ask: (who: Who, points: number) =>
        `Spelföraren frågar ”${phrase(who, 'ask')}” före femte sticket${orElse(points)}`,
      score: (who: Who, points: number) =>
        `Säg ”${phrase(who, 'one')}” på ett och ”${phrase(who, 'zero')}” på noll, innan nästa stick börjar${orElse(points)}`,
    } satisfies Record<OffenceKind, (who: Who, points: number) => string>,
    ritualsNote: 'Det kostar bara om någon knackar i tid.',
  },
  finished: {
    title: (deal: number) => `Giv ${deal}`,
    playOff: 'Omspel',
    contract: (who: Who, seat: Seat, bid: Bid, count: number) =>
      `${start(who, seat)} bjöd ${bidText(bid)} och tog ${count}.`,
    name: (who: Who, seat: Seat) => start(who, seat),
  },
  sheet: {
    player: 'Vem',
    points: 'Poäng',
    winner: (who: Who, seat: Seat, sum: string) => `${start(who, seat)}: ${sum}`,
    ending: {
      zero: (who: Who, seats: readonly Seat[]) => `${capital(names(who, seats))} stod på noll när given var slut.`,
      declarer: (who: Who, seats: readonly Seat[]) =>
        `Flera stod på noll. ${capital(names(who, seats))} var spelförare och går före.`,
      playOff: (who: Who, seats: readonly Seat[]) => `${capital(names(who, seats))} tog flest stick i omspelet.`,
      redbeard: (who: Who, seats: readonly Seat[]) => `${capital(names(who, seats))} bjöd Rödskägg och tog alla stick.`,
      lastLeft: (who: Who, seats: readonly Seat[]) => `${capital(names(who, seats))} är ensam kvar.`,
      deals: (who: Who, seats: readonly Seat[]) => `Givarna är slut, och ${names(who, seats)} står närmast noll.`,
    } satisfies Record<Ending, unknown>,
  },
  scoreLine,
}

/** What to do next, for an action that came at another time. */
export const svNow: Readonly<Record<PhaseName, string>> = {
  cut: 'Nu kuperas leken.',
  neighbourCut: 'Nu kuperas leken.',
  dealReady: 'Nu väntar alla på den som gav.',
  exchange: 'Nu byts kort.',
  bidding: 'Nu bjuder ni.',
  play: 'Nu spelas ett stick.',
  question: 'Fyra stick är spelade, och spelföraren är på tur.',
  answers: 'Nu svarar de som inte har något stick.',
  ready: 'Given är slut. Gå vidare till nästa.',
  over: 'Matchen är slut.',
}

/** What every language has for the pages of Rödskägg. */
export type RodskaggPageWords = typeof svPage
