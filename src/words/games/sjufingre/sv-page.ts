import type { Seat } from '../../../core/seat.ts'
import type { Card, Category, DealKind, SjufingreScoreLine, Suit } from '../../../games/sjufingre/index.ts'
import { capital, printed, signed } from '../../speech/speech.ts'
import { few, inside, object, start, whose } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'
import { card, cards, colour, either, groups, KINDS, peopleFirst, svuppers, whoseInside } from './sv-say.ts'

/** What the pages of Som 7 fingre say, in Swedish. The other languages have the same keys. */
export const svPage = {
  score: {
    label: 'Ställning',
    deal: (deal: number, of: number, kind: DealKind) =>
      of === 1 ? capital(KINDS[kind]) : `${capital(KINDS[kind])}, ${deal} av ${of}`,
    name: (who: Who, seats: readonly Seat[]) => peopleFirst(who, seats),
    leads: 'leder',
    second: '2:a sticket',
    sweeps: (count: number) => svuppers(count),
  },
  /** The rings on the cards, as they are said. */
  ring: { ones: 'ettor', odd: 'udda kort', twelves: 'tolvor', red: 'röda' } satisfies Record<Category, string>,
  rings: (names: string) => `, ring: ${names}`,
  board: {
    exchange: 'Bytet',
    trick: 'Sticket',
    build: (units: number) => (units === 0 ? 'På bordet: inget' : `På bordet: ${units}`),
    solitaire: 'Raderna',
    place: (who: Who, seat: Seat) => start(who, seat),
    giveAndGet: (who: Who, receiver: Seat, giver: Seat, count: number) =>
      receiver === giver
        ? `Du och ${inside(who, giver)} byter ${few(count)} kort.`
        : `Du ger ${inside(who, receiver)} ${few(count)} kort och får ${few(count)} av ${inside(who, giver)}.`,
    giveAll: (count: number) => `Du ger var och en ${few(count)} kort och får ${few(count)} av var och en.`,
    allGive: 'Alla byter kort samtidigt.',
    sealed: 'Inget byter händer förrän alla har gett.',
    gaveAll: 'har gett',
    gave: (done: number, of: number) => (of === 1 || done === 0 ? 'väljer' : `${done} av ${of}`),
    now: (count: number) => (count === 1 ? 'ditt kort' : `${few(count)} kort`),
    later: 'sedan',
    yourCard: 'ditt kort',
    winning: 'leder',
    took: 'tog sticket',
    tricks: (count: number) => `${count} stick`,
    empty: 'Bordet är tomt.',
    pile: 'hög',
    closed: 'låst',
    owner: (who: Who, seat: Seat) => start(who, seat),
    pileSpoken: (who: Who, seat: Seat, value: number, count: number, doubled: boolean) =>
      `${whose(who, seat)} ${value}-hög, ${count} kort${doubled ? ', låst' : ''}`,
    row: (suit: Suit, low: number | undefined, high: number | undefined) => {
      const name = capital(colour(suit))
      if (low === undefined) return `${name}: väntar på åttan`
      return low === high ? `${name}: åttan ligger` : `${name}: från ${low} till ${high}`
    },
    left: (count: number) => `${count} kort`,
    passed: 'passade',
  },
  say: {
    turn: (who: Who, seat: Seat) => `${whose(who, seat)} tur.`,
    choosing: (who: Who, seats: readonly Seat[]) => `${peopleFirst(who, seats)} väljer kort att ge.`,
    give: (who: Who, receiver: Seat, count: number) =>
      `Välj ${few(count)} kort till ${inside(who, receiver)}. Givet är givet.`,
    given: 'Du har gett dina kort.',
    /** Of more than two givers the page tells further down who gave what: the table is to be seen above the tray. */
    received: (who: Who, gifts: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[]) =>
      `Du fick ${gifts.length > 2 ? cards(gifts.flatMap((gift) => gift.cards)) : gifts.map((gift) => `${cards(gift.cards)} av ${inside(who, gift.seat)}`).join(', ')}.`,
    lead: (first: boolean): string => (first ? 'Spela ut.' : 'Du tog sticket. Spela ut till nästa.'),
    noJokerLead: 'Blå 5 får inte spelas ut.',
    follow: (lead: Card) => `${capital(card(lead))} ligger ute. Bekänn ${colour(lead[0] as Suit)}.`,
    jokerWaits: 'Blå 5 får vänta så länge du har annat blått.',
    jokerForced: 'Du måste bekänna med blå 5, och den tar sticket.',
    free: (suit: Suit, joker: boolean) =>
      `Du har inget ${colour(suit)}. Lägg vad du vill${joker ? ', eller ta sticket med blå 5' : ''}.`,
    leading: (who: Who, seat: Seat, first: boolean) =>
      first ? `${start(who, seat)} spelar ut.` : `${start(who, seat)} tog sticket och spelar ut.`,
    following: (who: Who, seat: Seat, lead: Card) => `${start(who, seat)} lägger på ${card(lead)}.`,
    choose: 'Välj ett kort, så står här vad det kan göra.',
    layAny: 'Lägg ett kort på det tomma bordet.',
    bound: (piles: readonly string[]) => `Du måste ta ${either(piles)} eller bygga.`,
    building: (who: Who, seat: Seat) => `${start(who, seat)} tar, bygger eller lägger.`,
    whatWith: (name: Card) => `Vad ska ${card(name)} göra?`,
    mustTake: (group: readonly string[]) => `Den kan inte läggas, för ${groups([group])} går att ta.`,
    boundToo: 'Inget läggs medan du har en hög på bordet.',
    takesAll: 'Blå 5 tar allt som ligger på bordet.',
    tick: (name: Card) => `Bocka för det som ${card(name)} ska ta eller byggas med.`,
    eight: 'Lägg en åtta.',
    row: 'Lägg ett kort som passar i raderna.',
    laying: (who: Who, seat: Seat) => `${start(who, seat)} lägger ett kort.`,
    passed: (who: Who, seats: readonly Seat[]) => `${peopleFirst(who, seats)} kunde inte lägga och passade.`,
    over: 'Matchen är slut.',
  },
  act: {
    hand: (count: number) => `Din hand, ${count} kort`,
    handSome: (count: number, legal: number) => `Din hand, ${count} kort, ${legal} kan spelas`,
    playable: ', kan spelas',
    unplayable: ', kan inte spelas',
    chosen: ', valt',
    give: (who: Who, receiver: Seat) => `Ge till ${object(who, receiver)}`,
    loose: (name: Card, named: boolean) => (named ? card(name) : name.slice(1)),
    pile: (who: Who, owner: Seat, value: number, first: Card | undefined) =>
      `${whoseInside(who, owner)} ${value}-hög${first === undefined ? '' : ` på ${card(first)}`}`,
    take: (units: readonly (readonly string[])[]) => `Ta ${groups(units)}`,
    takeAll: 'Ta hela bordet',
    takes: (count: number, worth: number, sweep: boolean) =>
      [`${count} kort`, ...(worth === 0 ? [] : [signed(worth)]), ...(sweep ? ['svupper +2'] : [])].join(', '),
    lay: (name: Card) => `Lägg ${card(name)} på bordet`,
    build: (value: number, own: readonly string[], more: readonly (readonly string[])[]) => {
      if (own.length === 0) return `Bygg ${value} på ${groups(more)}`
      return `Bygg ${value} med ${own.join(' + ')}${more.length === 0 ? '' : `, och lägg till ${groups(more)}`}`
    },
    keeps: (kept: readonly Card[], doubled: boolean) => `du har ${cards(kept)}${doubled ? ', låses' : ''}`,
    /** `all` unless there are others still, to be put together. */
    more: (count: number, all: boolean): string => {
      if (!all) return 'Fler sätt'
      return count === 1 ? 'Ett sätt till' : `${capital(few(count))} sätt till`
    },
    compose: 'Sätt ihop själv',
    takeTicked: 'Ta det förbockade',
    buildTicked: (value: number) => `Bygg ${value}`,
    sum: (units: string, name: Card, all: string) => `${units}, med ${card(name)}: ${all}`,
    nothingTicked: 'Inget är förbockat än.',
    another: 'Tillbaka',
  },
  worth: {
    title: 'Vad korten är värda',
    ones: 'Ettor: +2 var, men alla fyra −10',
    odd: 'Udda kort: −4 var, men alla tre +15',
    twelves: 'Tolvor: −3 var, blå −6, men alla fyra +20',
    red: 'Röda: −1 var, men alla femton +25',
    tricks: 'Andra och sista sticket: −4 var, men båda +10',
    sweeps: 'Svupper, att tömma bordet: +2',
    here: (list: readonly { readonly card: Card; readonly points: number }[]) =>
      list.map((one) => `${card(one.card)} ${signed(one.points)}`).join(', '),
    none: 'Det är bara kort kvar på hand som räknas: −10 för varje.',
  },
  reasons: {
    taken: 'Taget hittills',
    tookSoFar: (count: number, captured: number) => `${count} stick, ${captured} kort`,
    second: 'andra sticket',
    sweeps: (count: number) => svuppers(count),
    piles: 'Högarna',
    pile: (who: Who, owner: Seat, value: number, doubled: boolean) =>
      `${whose(who, owner)} ${value}-hög${doubled ? ', låst' : ''}`,
    cards: (list: readonly Card[]) => cards(list),
    lastTrick: (who: Who, seat: Seat) => `Förra sticket, taget av ${object(who, seat)}`,
    lastCapture: (who: Who, seat: Seat) => `Senast taget, av ${object(who, seat)}`,
    received: 'Det du fick i bytet',
    from: (who: Who, seat: Seat) => `Av ${inside(who, seat)}`,
    programme: 'Rundorna',
    kind: (kind: DealKind) => KINDS[kind],
    now: 'nu',
    dealer: (who: Who, seat: Seat) => `${start(who, seat)} gav.`,
  },
  finished: {
    title: (deal: number, kind: DealKind) => `Runda ${deal}, ${KINDS[kind]}`,
    lastTrick: (who: Who, seat: Seat) => `Sista sticket gick till ${object(who, seat)}.`,
    leftovers: (who: Who, seat: Seat, count: number) => `Det som låg kvar, ${count} kort, fick ${inside(who, seat)}.`,
    out: (who: Who, seat: Seat) => `${start(who, seat)} blev först av med alla kort.`,
    leads: (who: Who, seats: readonly Seat[], total: number) =>
      `${peopleFirst(who, seats)} leder med ${printed(total)}.`,
    tied: (who: Who, seats: readonly Seat[], total: number) =>
      `${peopleFirst(who, seats)} delar ledningen på ${printed(total)}.`,
  },
  table: {
    caption: 'Poängen kategori för kategori',
    player: 'Spelare',
    ones: '1:or',
    odd: 'udda',
    twelves: '12:or',
    red: 'röda',
    tricks: 'stick',
    sweeps: 'svup.',
    'cards-left': 'kort kvar',
    sum: 'S:a',
    total: (total: number) => `totalt ${printed(total)}`,
    side: (who: Who, seats: readonly Seat[]) => peopleFirst(who, seats),
    /** Why the points of a cell are what they are: how many cards, or which tricks. */
    why: (line: SjufingreScoreLine): string => {
      switch (line.code) {
        case 'tricks':
          return line.second && line.last ? 'båda' : line.second ? 'andra' : 'sista'
        case 'sweeps':
        case 'cards-left':
          return `${line.count} st`
        default:
          return line.complete ? 'alla' : `${line.count} st`
      }
    },
  },
  sheet: {
    caption: 'Ställningen runda för runda',
    deal: 'Runda',
    kind: { trick: 'stick', build: 'bygge', solitaire: 'patiens' } satisfies Record<DealKind, string>,
    why: (deal: number) => `Runda ${deal}: varför`,
  },
}

/** What every language has for the pages of Som 7 fingre. */
export type SjufingrePageWords = typeof svPage
