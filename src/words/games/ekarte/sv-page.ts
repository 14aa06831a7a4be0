import type { Card, Suit } from '../../../cards/card.ts'
import type { Seat } from '../../../core/seat.ts'
import type { EkarteScoreLine, ExposureReason } from '../../../games/ekarte/index.ts'
import { capital } from '../../speech/speech.ts'
import { card, choice, few, inside, object, range, start, suitOf, whose } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'

/** What the pages of Ekarté say, in Swedish. The other languages have the same keys. */
export const svPage = {
  score: {
    label: (target: number) => `Ställning, till ${target}`,
    name: (who: Who, seat: Seat) => start(who, seat),
    of: (target: number) => `av ${target}`,
    games: (count: number) => (count === 1 ? '1 parti' : `${count} partier`),
  },
  board: {
    label: 'Bordet',
    trump: (suit: Suit) => `${capital(suitOf(suit))} är trumf`,
    stock: (count: number) => (count === 0 ? 'Talongen är slut' : `${count} i talongen`),
    turnUp: ', vändkortet',
    place: (who: Who, seat: Seat) => start(who, seat),
    plays: 'Sticket',
    yourCard: 'ditt kort',
    took: (who: Who, seat: Seat) => `${start(who, seat)} tog sticket`,
    tricks: 'Stick',
    count: (who: Who, seat: Seat, count: number) => `${inside(who, seat)} ${count}`,
    talk: 'Vad ni har sagt',
    dealt: (who: Who, seat: Seat) => `${start(who, seat)} gav`,
  },
  say: {
    turn: (who: Who, seat: Seat) => `${whose(who, seat)} tur.`,
    bothTurn: 'Båda svarar.',
    propose: (first: boolean, numbered: boolean): string => {
      if (numbered)
        return first ? 'Hur många kort vill du byta, eller spelar du?' : 'Hur många till vill du byta, eller spelar du?'
      return first ? 'Vill du byta kort, eller spela med dem du har?' : 'Vill du byta en gång till, eller spela?'
    },
    proposing: (who: Who, seat: Seat, first: boolean) =>
      `${start(who, seat)} väljer: ${first ? 'byta kort' : 'byta en gång till'} eller spela.`,
    answer: (who: Who, elder: Seat, count: number | undefined) =>
      `${start(who, elder)} vill byta ${count === undefined ? 'kort' : `${few(count)} kort`}. Går du med på det?`,
    answering: (who: Who, dealer: Seat) => `${start(who, dealer)} svarar på förslaget.`,
    discard: (min: number, max: number) => `Välj ${range(min, max)} att byta${min === 0 ? ', eller inga' : ''}.`,
    discarding: (who: Who, seat: Seat) => `${start(who, seat)} väljer vilka kort som ska bytas.`,
    king: (king: Card) => `Har du trumfkungen, ${card(king)}? Ni svarar båda, var för sig.`,
    kingAsked: (who: Who, seats: readonly Seat[], king: Card) =>
      seats.length === 1
        ? `${start(who, seats[0] ?? 0)} har inte svarat om ${card(king)} än.`
        : `Har någon trumfkungen, ${card(king)}?`,
    lead: (first: boolean): string => (first ? 'Spela ut.' : 'Du tog sticket. Spela ut till nästa.'),
    leading: (who: Who, seat: Seat, first: boolean) =>
      first ? `${start(who, seat)} spelar ut.` : `${start(who, seat)} tog sticket och spelar ut.`,
    lastCard: (lead: Card) => `${capital(card(lead))} ligger ute. Lägg ditt sista kort.`,
    head: (lead: Card, cards: readonly Card[]) => `${capital(card(lead))} ligger ute. Ta över med ${choice(cards)}.`,
    below: (lead: Card, cards: readonly Card[]) =>
      `${capital(card(lead))} ligger ute. Du kan inte ta över, så bekänn med ${choice(cards)}.`,
    ruff: (suit: Suit, cards: readonly Card[]) => `Du har ingen ${suitOf(suit)}. Trumfa med ${choice(cards)}.`,
    free: (suit: Suit, trump: Suit) =>
      suit === trump
        ? 'Du har ingen trumf. Lägg vilket kort du vill.'
        : `Du har varken ${suitOf(suit)} eller trumf. Lägg vilket kort du vill.`,
    unbound: (lead: Card) =>
      `${capital(card(lead))} ligger ute. Bekänn, annars trumfa, och ta över om du kan. Bordet säger inte till.`,
    following: (who: Who, seat: Seat, lead: Card) => `${start(who, seat)} ska svara på ${card(lead)}.`,
    takeBack: (who: Who, opponent: Seat, mistake: Card) =>
      `${capital(card(mistake))} fick du inte lägga. Ta tillbaka kortet, annars kan ${inside(who, opponent)} låta spela om given.`,
    mistake: {
      'follow-suit': (who: Who, seat: Seat, trick: number, cards: readonly Card[]) =>
        `${start(who, seat)} bekände inte i stick ${trick} och hade ${choice(cards)}.`,
      trump: (who: Who, seat: Seat, trick: number, cards: readonly Card[]) =>
        `${start(who, seat)} trumfade inte i stick ${trick} och hade ${choice(cards)}.`,
      'head-the-trick': (who: Who, seat: Seat, trick: number, cards: readonly Card[]) =>
        `${start(who, seat)} tog inte över i stick ${trick} och hade ${choice(cards)}.`,
    },
    claim: 'Ska given spelas om?',
    claiming: (who: Who, seat: Seat) => `${start(who, seat)} avgör om given ska spelas om.`,
    over: 'Matchen är slut.',
  },
  act: {
    hand: (count: number) => `Din hand, ${few(count)} kort`,
    handSome: (count: number, legal: number) => `Din hand, ${few(count)} kort, ${few(legal)} kan spelas`,
    playable: ', kan spelas',
    unplayable: ', kan inte spelas',
    propose: 'Föreslå byte',
    proposeFirst: (who: Who, dealer: Seat) => `säger ${inside(who, dealer)} nej får du 2 för tre stick`,
    proposeLater: 'ett nej kostar inget nu',
    proposeCount: 'Föreslå byte',
    proposeCards: (count: number) => (count === 1 ? 'ett kort' : `${few(count)} kort`),
    stand: (first: boolean): string => (first ? 'Spela utan byte' : 'Spela nu'),
    standFirst: (who: Who, dealer: Seat) => `då är du utsatt: ${inside(who, dealer)} får 2 för tre stick`,
    standLater: 'ingen blir utsatt',
    accept: 'Ja, byt',
    acceptHelp: (who: Who, elder: Seat, min: number) =>
      `${inside(who, elder)} byter först, sedan ${min === 0 ? 'du om du vill' : 'du minst ett'}`,
    refuse: 'Nej, spela',
    refuseFirst: (who: Who, elder: Seat) => `då är du utsatt: ${inside(who, elder)} får 2 för tre stick`,
    refuseLater: 'ingen blir utsatt',
    discardThese: 'Byt',
    keepAll: 'Behåll alla kort',
    discard: (min: number): string => (min === 0 ? 'Byt de valda, eller inga' : 'Byt de valda korten'),
    king: 'Märk kungen',
    kingYes: 'Ja, märk den',
    kingNo: (holder: boolean): string => (holder ? 'Märk den inte' : 'Nej'),
    kingPoint: '+1',
    takeBack: (mistake: Card) => `Ta tillbaka ${card(mistake)}`,
    replay: 'Spela om given',
    replayHelp: 'samma kort från början, nu utan fel',
    letStand: 'Låt det gälla',
    letStandHelp: 'poängen räknas som vanligt',
    letStandLess: (who: Who, seat: Seat) => `${inside(who, seat)} får 1 mindre för sticken`,
    packets: 'Så delar du',
    packetsHelp: 'Hur många kort du delar åt gången när du ger. Det gäller hela partiet.',
    packetsNow: 'som nu',
  },
  reasons: {
    stakes: 'Vad som står på spel',
    plain: 'Tre eller fyra stick ger 1 poäng, alla fem ger 2.',
    exposed: {
      'no-proposal': (who: Who, seat: Seat) => `${start(who, seat)} spelade utan att föreslå byte och är utsatt.`,
      refused: (who: Who, seat: Seat) => `${start(who, seat)} sa nej till det första bytet och är utsatt.`,
    } satisfies Record<ExposureReason, unknown>,
    exposedStakes: (who: Who, exposed: Seat, other: Seat) =>
      `Tre eller fyra stick ger ${object(who, other)} 2 men ${object(who, exposed)} bara 1. Alla fem ger alltid 2.`,
    kingOpen: (king: Card) => `Den som har ${card(king)} på hand och märker den i tid får 1.`,
    kingTurned: (who: Who, seat: Seat) => `Vändkortet är en kung: ${inside(who, seat)} har fått 1.`,
    kingMarked: (who: Who, seat: Seat) => `${start(who, seat)} har märkt trumfkungen.`,
    replayed: 'Given spelas om med samma kort, efter ett kort mot reglerna.',
    order: 'Kortens ordning',
    orderText: 'Högst är kungen, sedan dam, knekt, ess, tio, nio, åtta, sju. Esset ligger alltså under knekten.',
    exchange: 'Bytet',
    points: 'Poängen i det här partiet',
    noPoints: 'Inga poäng än.',
    deal: (deal: number) => `Giv ${deal}`,
    change: (who: Who, seat: Seat, points: string) => `${start(who, seat)} ${points}`,
    game: (game: number, games: number) =>
      game === games ? `Parti ${game}, det sista.` : `Parti ${game} av högst ${games}.`,
    gameWon: (who: Who, seat: Seat, game: number, marks: string) =>
      `${start(who, seat)} vann parti ${game} med ${marks}.`,
    concede: 'Ge upp given …',
    concedeHelp: (who: Who, opponent: Seat, points: number, wins?: 'game' | 'match') => {
      const also = { game: ' och vinner partiet', match: ' och vinner matchen' }
      return `Då får ${inside(who, opponent)} ${points}${wins === undefined ? '' : also[wins]}.`
    },
    because: (who: Who, seat: Seat, line: EkarteScoreLine): string => {
      const opponent = 1 - seat
      switch (line.code) {
        case 'king-turned':
          return `${start(who, seat)} vände upp en kung`
        case 'king':
          return `${start(who, seat)} märkte trumfkungen`
        case 'point':
          return `${start(who, seat)} tog ${few(line.tricks)} stick`
        case 'point-exposed':
          return `${start(who, seat)} tog ${few(line.tricks)} stick, och ${inside(who, opponent)} var utsatt`
        case 'vole':
          return `${start(who, seat)} tog alla fem sticken`
        case 'abandoned-vole':
          return `${start(who, opponent)} gav upp utan stick`
        case 'abandoned-point':
          return `${start(who, opponent)} gav upp med ${few(line.tricks)} stick`
        case 'abandoned-exposed':
          return `${start(who, opponent)} gav upp och var utsatt`
        case 'let-stand-reduction':
          return `${start(who, seat)} hade lagt ett kort mot reglerna`
      }
    },
  },
  finished: {
    title: (deal: number) => `Giv ${deal}`,
    got: (who: Who, seat: Seat, points: number) => `${start(who, seat)} får ${points}`,
    nobody: 'Ingen får poäng.',
    kingTurned: (who: Who, seat: Seat) => `Kungen som ${inside(who, seat)} vände upp räckte. Korten spelades inte.`,
    king: (who: Who, seat: Seat) => `Kungen som ${inside(who, seat)} märkte räckte. Resten av given spelades inte.`,
    conceded: (who: Who, seat: Seat) => `${start(who, seat)} gav upp given.`,
    total: (who: Who, seats: readonly [Seat, Seat], totals: readonly [number, number]) =>
      `Ställningen: ${inside(who, seats[0])} ${totals[0]}, ${inside(who, seats[1])} ${totals[1]}.`,
    gameWon: (who: Who, seat: Seat, game: number, games: number, marks: string) =>
      `${start(who, seat)} vann ${games === 1 ? 'partiet' : `parti ${game}`} med ${marks}.`,
    tricks: 'Sticken',
    took: (who: Who, seat: Seat) => start(who, seat),
  },
  sheet: {
    game: (game: number, games: number) => (games === 1 ? 'Partiet' : `Parti ${game}`),
    caption: 'Poäng giv för giv, summa och varför',
    deal: 'Giv',
    name: (who: Who, seat: Seat) => start(who, seat),
    ongoing: 'pågår',
    won: (who: Who, seat: Seat, marks: string) => `${start(who, seat)} vann med ${marks}`,
    games: (who: Who, seats: readonly [Seat, Seat], won: readonly [number, number]) =>
      `Vunna partier: ${inside(who, seats[0])} ${won[0]}, ${inside(who, seats[1])} ${won[1]}.`,
  },
}

/** What every language has for the pages of Ekarté. */
export type EkartePageWords = typeof svPage
