import type { Suit } from '../../../cards/card.ts'
import type { Seat } from '../../../core/seat.ts'
import type { Bid, SpaderCard, SpaderScoreLine, SpaderView } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
import { capital, printed } from '../../speech/speech.ts'
import { few, inside, object, start, suitOf, whose } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'
import { ownFirst } from './speech.ts'
import { answer, bags, bid, card, ownedBy, side, sideInside, tricks } from './sv-say.ts'

/** How long the match is, and what else may end it. */
type Length = Pick<SpaderView, 'deals' | 'target' | 'losingScore' | 'playOff' | 'deal'>

/** What the pages of Spader say, in Swedish. The other languages have the same keys. */
export const svPage = {
  bid,
  card: (name: SpaderCard) => card(name),
  suit: (suit: Suit) => suitOf(suit),
  side: (who: Who, seats: readonly Seat[]) => side(who, seats),
  score: {
    label: 'Ställning, bud och stick',
    of: (counted: number, contract: number) => `${counted} av ${contract}`,
    nil: (taken: number): string => (taken === 0 ? 'noll' : `noll, tog ${taken}`),
    bags: (count: number) => (count === 1 ? '1 säck' : `${count} säckar`),
  },
  board: {
    label: 'Bordet',
    trick: 'Sticket',
    lastTrick: 'Sticket som togs',
    bids: 'Buden hittills',
    place: (who: Who, seat: Seat) => start(who, seat),
    yourCard: 'ditt kort',
    bidding: 'bjuder',
    unseen: 'har inte tittat',
    fact: (made: Bid, taken: number): string => {
      if (typeof made === 'number') return taken === 0 ? `bjöd ${made}` : `${taken} av ${made}`
      return taken === 0 ? bid(made) : `${bid(made)}, tog\u00a0${taken}`
    },
    leads: 'leder',
    took: 'tog sticket',
    got: 'fick sticket',
    broken: (broken: boolean): string => (broken ? 'bruten' : 'inte bruten'),
    spades: 'Spader är ',
    stock: (count: number) => `${count} kvar att dra`,
    drawn: (count: number) => `har ${count} kort`,
    offer: ', överst i talongen',
  },
  say: {
    turn: (who: Who, seat: Seat) => `${whose(who, seat)} tur.`,
    yourBid: 'Ditt bud?',
    draw: 'Behåll kortet, eller lägg bort det och ta nästa?',
    drawing: (who: Who, seat: Seat) => `${start(who, seat)} ser på översta kortet.`,
    undecided: 'Titta på korten, eller bjud blint noll utan att ha sett dem?',
    bidFirst: 'Du bjuder först.',
    bidBefore: (who: Who, partner: Seat) => `${start(who, partner)} bjuder efter dig.`,
    partnersBid: (who: Who, partner: Seat, made: Bid) => `${start(who, partner)} har bjudit ${bid(made)}.`,
    othersBid: (total: number, of: number) => `De andra har bjudit ${total} av ${of} stick.`,
    mustNil: (who: Who, partner: Seat, made: Bid) =>
      `${start(who, partner)} har bjudit ${bid(made)}, så du bjuder noll.`,
    mustNumber: (who: Who, partner: Seat, made: Bid) =>
      `${start(who, partner)} har bjudit ${bid(made)}, så du bjuder minst ett.`,
    bidding: (who: Who, seat: Seat) => `${start(who, seat)} bjuder.`,
    give: (who: Who, to: Seat) => `Välj två kort att ge till ${inside(who, to)}.`,
    giveBack: (who: Who, to: Seat, cards: readonly SpaderCard[]) =>
      `${start(who, to)} gav dig ${listOf('sv', cards.map(card))}. Välj två kort att ge tillbaka.`,
    giving: (who: Who, seat: Seat, to: Seat) => `${start(who, seat)} väljer två kort till ${object(who, to)}.`,
    lead: 'Spela ut.',
    leadNext: 'Du tog sticket. Spela ut till nästa.',
    leadGot: 'Du fick sticket. Spela ut till nästa.',
    unbroken: 'Spader är inte bruten än.',
    early: {
      takeBack: 'Spader är inte bruten: spelar du ut spader får du ta tillbaka den, och alla får veta det.',
      opponentsNameSuit: 'Spader är inte bruten: spelar du ut spader väljer nästa spelare färg åt dig.',
      trickLost: 'Spader är inte bruten: spelar du ut spader går sticket till en motspelare.',
    },
    named: (who: Who, seat: Seat, suit: Suit) =>
      `${start(who, seat)} valde ${suitOf(suit)}. Den färgen ska du spela ut.`,
    namedVoid: (who: Who, seat: Seat, suit: Suit) =>
      `${start(who, seat)} valde ${suitOf(suit)}, men du har ingen. Spela ut vad du vill utom spader.`,
    leading: (who: Who, seat: Seat, first: boolean) =>
      first ? `${start(who, seat)} spelar ut.` : `${start(who, seat)} tog sticket och spelar ut.`,
    lies: (who: Who, suit: Suit, best: Seat, bestCard: SpaderCard) =>
      `${capital(suitOf(suit))} ligger ute, ${ownedBy(who, best)} ${answer(bestCard, suit)} leder.`,
    liesVoid: (suit: Suit) => `${capital(suitOf(suit))} ligger ute och du har ingen. Lägg vilket kort du vill.`,
    lastCard: 'Lägg ditt sista kort.',
    lost: (who: Who, taker: Seat) => `Spader kom för tidigt. Som det ligger går sticket till ${object(who, taker)}.`,
    nil: 'Du har bjudit noll.',
    name: (who: Who, leader: Seat) =>
      `${start(who, leader)} spelade ut spader för tidigt och tog tillbaka kortet. Vilken färg ska ${inside(who, leader)} spela ut?`,
    naming: (who: Who, seat: Seat, leader: Seat) =>
      `${start(who, seat)} väljer vilken färg ${inside(who, leader)} ska spela ut.`,
    over: 'Matchen är slut.',
  },
  act: {
    hand: (count: number) => `Din hand, ${count} kort`,
    handSome: (count: number, legal: number) => `Din hand, ${count} kort, ${legal} kan spelas`,
    handUnseen: (count: number) => `Din hand, ${count} kort med baksidan upp`,
    playable: ', kan spelas',
    unplayable: ', kan inte spelas',
    look: 'Titta på korten',
    lookHelp: 'sedan bjuder du som vanligt',
    lookEarly: 'vill du bjuda blint, vänta till din tur',
    blind: 'Bjud blint noll',
    blindHelp: '200 om det går, annars −200',
    bids: (pairs: boolean): string => (pairs ? 'Bud, och vad ni då lovar tillsammans' : 'Bud'),
    promise: 'ni lovar',
    nil: 'Noll',
    correct: (made: Bid) => `Du bjöd ${bid(made)}. Ändra budet`,
    correctUntil: (playing: boolean): string =>
      playing ? 'Det går tills det första kortet byts eller spelas.' : 'Det går tills nästa spelare har bjudit.',
    keep: 'Behåll',
    keepHelp: 'nästa kort läggs bort osett',
    reject: 'Lägg bort',
    rejectHelp: 'du får nästa, vilket det än är',
    give: (who: Who, to: Seat) => `Ge korten till ${object(who, to)}`,
  },
  reasons: {
    contracts: (pairs: boolean): string => (pairs ? 'Kontrakten' : 'Buden'),
    calls: (who: Who, calls: readonly { readonly seat: Seat; readonly bid: Bid }[]) =>
      `${capital(calls.map((call) => `${inside(who, call.seat)} ${bid(call.bid)}`).join(' + '))}.`,
    alone: (made: Bid, taken: number | undefined) =>
      taken === undefined ? `Bjöd ${bid(made)}.` : `Bjöd ${bid(made)}, har tagit ${few(taken)}.`,
    needs: (count: number) => `${capital(tricks(count))} kvar att ta.`,
    made: (pairs: boolean): string => (pairs ? 'Kontraktet är hemma.' : 'Budet är hemma.'),
    set: 'Det räcker inte längre: bet.',
    exact: 'Precis på budet.',
    aboveBid: 'Budet är passerat.',
    bagsLeft: (who: Who, seats: readonly Seat[], left: number) =>
      `${capital(bags(left))} till kostar ${seats.some((seat) => seat === who.me) ? (seats.length > 1 ? 'er' : 'dig') : seats.length > 1 ? 'dem' : object(who, seats[0] ?? 0)} 100.`,
    broken: (broken: boolean): string =>
      broken ? 'Spader är bruten och får spelas ut.' : 'Spader är inte bruten än, så ingen får spela ut den.',
    howHigh: 'Hur högt kan du bjuda?',
    highest: (highest: number, of: number) =>
      `Ert bud tillsammans får vara högst ${of}, så du kan bjuda upp till ${highest}.`,
    sum: (total: number, of: number) => `Hittills är ${total} av ${of} stick bjudna.`,
    nilWorth: 'Noll är 100 om du inte tar något stick, annars −100. Det räknas för sig.',
    lastTrick: (who: Who, seat: Seat, early: boolean) =>
      early ? `Förra sticket: ${inside(who, seat)} fick det` : `Förra sticket: ${inside(who, seat)} tog det`,
    exchange: 'Bytet',
    received: (who: Who, from: Seat, cards: readonly SpaderCard[]) =>
      `Av ${object(who, from)} fick du ${listOf('sv', cards.map(card))}.`,
    given: (who: Who, to: Seat, cards: readonly SpaderCard[]) =>
      `${start(who, to)} fick ${listOf('sv', cards.map(card))} av dig.`,
    stage: {
      waiting: (who: Who, bidder: Seat, partner: Seat) =>
        `Sedan byter ${inside(who, bidder)} två kort med ${object(who, partner)}.`,
      'bidder-gives': (who: Who, bidder: Seat, partner: Seat) =>
        `${start(who, bidder)} ger två kort till ${object(who, partner)}, som ger två tillbaka.`,
      'partner-returns': (who: Who, bidder: Seat, partner: Seat) =>
        `${start(who, partner)} ger två kort tillbaka till ${object(who, bidder)}.`,
      done: (who: Who, bidder: Seat, partner: Seat) =>
        `${start(who, bidder)} och ${inside(who, partner)} har bytt två kort.`,
    },
    openHand: (who: Who, seat: Seat) =>
      seat === who.me ? 'Dina kort ligger öppna' : `${whose(who, seat)} kort ligger öppna`,
    length: 'Hur länge ni spelar',
    lengthText: ({ deals, target, losingScore, playOff, deal }: Length): string => {
      if (playOff) return 'Det står lika i topp. Ni spelar en giv i taget tills någon leder.'
      const end = deals === undefined ? `Först till ${target} vinner.` : `Giv ${deal} av ${deals}. Flest poäng vinner.`
      return losingScore === undefined ? end : `${end} Den som kommer ner till −${-losingScore} har förlorat.`
    },
    because: (who: Who, line: SpaderScoreLine): string => {
      switch (line.code) {
        case 'contract':
          return `lovade ${line.contract}, tog ${line.tricks}: ${line.contract} × 10`
        case 'set':
          return `lovade ${line.contract}, tog ${line.tricks}: bet, ${line.contract} × −10`
        case 'nil-made':
          return `${ownedBy(who, line.seat, 'ditt')} nollbud höll`
        case 'nil-failed':
          return `${inside(who, line.seat)} bjöd noll men tog ${few(line.tricks)} stick`
        case 'blind-nil-made':
          return `${ownedBy(who, line.seat, 'ditt')} blinda nollbud höll`
        case 'blind-nil-failed':
          return `${inside(who, line.seat)} bjöd blint noll men tog ${few(line.tricks)} stick`
        case 'bags':
          return bags(line.count)
        case 'bags-penalty':
          return line.count === 1 ? 'tio säckar blev fulla' : `${line.count * 10} säckar blev fulla`
        case 'tricks':
          return `tog ${tricks(line.tricks)}`
        case 'exact':
          return 'precis som budet'
      }
    },
  },
  finished: {
    title: (deal: number) => `Giv ${deal}`,
    total: (who: Who, sides: readonly { readonly seats: readonly Seat[]; readonly total: number }[]) =>
      `Ställningen: ${sides.map(({ seats, total }) => `${sideInside(who, seats)} ${printed(total)}`).join(', ')}.`,
    bags: (count: number) => `${count === 0 ? 'Inga säckar' : capital(bags(count))} på hög.`,
    nothing: 'Inga poäng.',
    lastTrick: (who: Who, seat: Seat) => `Sista sticket: ${inside(who, seat)} tog det`,
  },
  sheet: {
    caption: 'Protokoll: bud, stick, poäng och summa för varje giv. Tryck på poängen för att se varför.',
    deal: 'Giv',
    side: (pairs: boolean): string => (pairs ? 'Lag' : 'Namn'),
    bid: 'Bud',
    tricks: 'Stick',
    points: 'Poäng',
    bags: 'Säckar',
    sum: 'Summa',
    help: 'Tryck på en poäng för att se varför.',
    names: (who: Who, seats: readonly Seat[]) =>
      listOf(
        'sv',
        ownFirst(who, seats).map((seat) => start(who, seat)),
      ),
    solid: (name: string) => `Hel linje: ${name}.`,
    dashed: (name: string) => `Streckad: ${name}.`,
  },
}

/** What every language has for the pages of Spader. */
export type SpaderPageWords = typeof svPage
