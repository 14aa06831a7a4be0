import type { Suit } from '../../../games/sjufingre/index.ts'
import { few, inside, object, start, whose } from '../../speech/da.ts'
import { capital, printed, signed } from '../../speech/speech.ts'
import { card, cards, colour, either, groups, KINDS, peopleFirst, svuppers, whoseInside } from './da-say.ts'
import type { SjufingrePageWords } from './sv-page.ts'

/** What the pages of Som 7 fingre say, in Danish. */
export const daPage: SjufingrePageWords = {
  score: {
    label: 'Stilling',
    deal: (deal, of, kind) => (of === 1 ? capital(KINDS[kind]) : `${capital(KINDS[kind])}, ${deal} af ${of}`),
    name: peopleFirst,
    leads: 'fører',
    second: '2. stik',
    sweeps: svuppers,
  },
  ring: { ones: '1’ere', odd: 'odd-kort', twelves: '12’ere', red: 'røde' },
  rings: (names) => `, ring: ${names}`,
  board: {
    exchange: 'Bytningen',
    trick: 'Stikket',
    build: (units) => (units === 0 ? 'På bordet: intet' : `På bordet: ${units}`),
    solitaire: 'Rækkerne',
    place: start,
    giveAndGet: (who, receiver, giver, count) =>
      receiver === giver
        ? `Du og ${inside(who, giver)} bytter ${few(count)} kort.`
        : `Du giver ${inside(who, receiver)} ${few(count)} kort og får ${few(count)} af ${inside(who, giver)}.`,
    giveAll: (count) => `Du giver hver af de andre ${few(count)} kort og får ${few(count)} af hver.`,
    allGive: 'Alle bytter kort på én gang.',
    sealed: 'Intet skifter hænder, før alle har givet.',
    gaveAll: 'har givet',
    gave: (done, of) => (of === 1 || done === 0 ? 'vælger' : `${done} af ${of}`),
    now: (count) => (count === 1 ? 'dit kort' : `${few(count)} kort`),
    later: 'siden',
    yourCard: 'dit kort',
    winning: 'fører',
    took: 'tog stikket',
    tricks: (count) => `${count} stik`,
    empty: 'Bordet er tomt.',
    pile: 'bunke',
    closed: 'låst',
    owner: start,
    pileSpoken: (who, seat, value, count, doubled) =>
      `${whose(who, seat)} ${value}-bunke, ${count} kort${doubled ? ', låst' : ''}`,
    row: (suit, low, high) => {
      const name = capital(colour(suit))
      if (low === undefined) return `${name}: venter på otteren`
      return low === high ? `${name}: otteren ligger` : `${name}: fra ${low} til ${high}`
    },
    left: (count) => `${count} kort`,
    passed: 'meldte pas',
  },
  say: {
    turn: (who, seat) => `${whose(who, seat)} tur.`,
    choosing: (who, seats) => `${peopleFirst(who, seats)} vælger kort at give.`,
    give: (who, receiver, count) => `Vælg ${few(count)} kort til ${inside(who, receiver)}. Givet er givet.`,
    given: 'Du har givet dine kort.',
    received: (who, gifts) =>
      `Du fik ${gifts.length > 2 ? cards(gifts.flatMap((gift) => gift.cards)) : gifts.map((gift) => `${cards(gift.cards)} af ${inside(who, gift.seat)}`).join(', ')}.`,
    lead: (first) => (first ? 'Spil ud.' : 'Du tog stikket. Spil ud til det næste.'),
    noJokerLead: 'Blå 5 må ikke spilles ud.',
    follow: (lead) => `${capital(card(lead))} er spillet ud. Bekend ${colour(lead[0] as Suit)}.`,
    jokerWaits: 'Blå 5 må vente, så længe du har andet blåt.',
    jokerForced: 'Du skal bekende med blå 5, og den tager stikket.',
    free: (suit, joker) =>
      `Du har ikke noget ${colour(suit)}. Læg, hvad du vil${joker ? ', eller tag stikket med blå 5' : ''}.`,
    leading: (who, seat, first) =>
      first ? `${start(who, seat)} spiller ud.` : `${start(who, seat)} tog stikket og spiller ud.`,
    following: (who, seat, lead) => `${start(who, seat)} lægger på ${card(lead)}.`,
    choose: 'Vælg et kort, så står her, hvad det kan.',
    layAny: 'Læg et kort på det tomme bord.',
    bound: (piles) => `Du skal tage ${either(piles)} eller bygge.`,
    building: (who, seat) => `${start(who, seat)} tager, bygger eller lægger.`,
    whatWith: (name) => `Hvad skal ${card(name)} bruges til?`,
    mustTake: (group) => `Det kan ikke bare lægges, for ${groups([group])} kan tages.`,
    boundToo: 'Kortet kan ikke bare lægges, mens du har en bunke på bordet.',
    takesAll: 'Blå 5 tager alt, hvad der ligger på bordet.',
    tick: (name) => `Sæt kryds ved det, ${card(name)} skal tage eller bygges med.`,
    eight: 'Læg en otter.',
    row: 'Læg et kort, der passer i rækkerne.',
    laying: (who, seat) => `${start(who, seat)} lægger et kort.`,
    passed: (who, seats) => `${peopleFirst(who, seats)} kunne ikke og meldte pas.`,
    over: 'Partiet er slut.',
  },
  act: {
    hand: (count) => `Din hånd, ${count} kort`,
    handSome: (count, legal) => `Din hånd, ${count} kort, ${legal} kan spilles`,
    playable: ', kan spilles',
    unplayable: ', kan ikke spilles',
    chosen: ', valgt',
    give: (who, receiver) => `Giv til ${object(who, receiver)}`,
    loose: (name, named) => (named ? card(name) : name.slice(1)),
    pile: (who, owner, value, first) =>
      `${whoseInside(who, owner)} ${value}-bunke${first === undefined ? '' : ` på ${card(first)}`}`,
    take: (units) => `Tag ${groups(units)}`,
    takeAll: 'Tag hele bordet',
    takes: (count, worth, sweep) =>
      [`${count} kort`, ...(worth === 0 ? [] : [signed(worth)]), ...(sweep ? ['svupper +2'] : [])].join(', '),
    lay: (name) => `Læg ${card(name)} på bordet`,
    build: (value, own, more) => {
      if (own.length === 0) return `Byg ${value} på ${groups(more)}`
      return `Byg ${value} med ${own.join(' + ')}${more.length === 0 ? '' : `, og læg ${groups(more)} til`}`
    },
    keeps: (kept, doubled) => `du har ${cards(kept)}${doubled ? ', låses' : ''}`,
    more: (count, all) => {
      if (!all) return 'Flere måder'
      return count === 1 ? 'En måde til' : `${capital(few(count))} måder til`
    },
    compose: 'Sæt selv sammen',
    takeTicked: 'Tag det afkrydsede',
    buildTicked: (value) => `Byg ${value}`,
    sum: (units, name, all) => `${units}, med ${card(name)}: ${all}`,
    nothingTicked: 'Intet er krydset af endnu.',
    another: 'Tilbage',
  },
  worth: {
    title: 'Hvad kortene er værd',
    ones: '1’ere: +2 hver, men alle fire −10',
    odd: 'Odd-kort: −4 hver, men alle tre +15',
    twelves: '12’ere: −3 hver, blå −6, men alle fire +20',
    red: 'Røde: −1 hver, men alle femten +25',
    tricks: 'Andet og sidste stik: −4 hver, men begge +10',
    sweeps: 'Svupper, når bordet ryddes: +2',
    here: (list) => list.map((one) => `${card(one.card)} ${signed(one.points)}`).join(', '),
    none: 'Kun kort, der er tilbage på hånden, tæller: −10 for hvert.',
  },
  reasons: {
    taken: 'Taget indtil nu',
    tookSoFar: (count, captured) => `${count} stik, ${captured} kort`,
    second: 'andet stik',
    sweeps: svuppers,
    piles: 'Bunkerne',
    pile: (who, owner, value, doubled) => `${whose(who, owner)} ${value}-bunke${doubled ? ', låst' : ''}`,
    cards,
    lastTrick: (who, seat) => `Forrige stik, taget af ${object(who, seat)}`,
    lastCapture: (who, seat) => `Sidst taget, af ${object(who, seat)}`,
    received: 'Det, du fik i bytningen',
    from: (who, seat) => `Af ${inside(who, seat)}`,
    programme: 'Runderne',
    kind: (kind) => KINDS[kind],
    now: 'nu',
    dealer: (who, seat) => `${start(who, seat)} gav.`,
  },
  finished: {
    title: (deal, kind) => `Runde ${deal}, ${KINDS[kind]}`,
    lastTrick: (who, seat) => `Sidste stik gik til ${object(who, seat)}.`,
    leftovers: (who, seat, count) => `Det, der lå tilbage, ${count} kort, fik ${inside(who, seat)}.`,
    out: (who, seat) => `${start(who, seat)} kom først af med alle sine kort.`,
    leads: (who, seats, total) => `${peopleFirst(who, seats)} fører med ${printed(total)}.`,
    tied: (who, seats, total) => `${peopleFirst(who, seats)} deler føringen på ${printed(total)}.`,
  },
  table: {
    caption: 'Pointene kategori for kategori',
    player: 'Spiller',
    ones: '1’er',
    odd: 'odd',
    twelves: '12’er',
    red: 'røde',
    tricks: 'stik',
    sweeps: 'svup.',
    'cards-left': 'kort tilbage',
    sum: 'sum',
    total: (total) => `i alt ${printed(total)}`,
    side: peopleFirst,
    why: (line) => {
      switch (line.code) {
        case 'tricks':
          return line.second && line.last ? 'begge' : line.second ? 'andet' : 'sidst'
        case 'cards-left':
          return `${line.count} stk.`
        case 'sweeps':
          return `${line.count}×`
        default:
          return line.complete ? 'alle' : `${line.count}×`
      }
    },
  },
  sheet: {
    caption: 'Stillingen runde for runde',
    deal: 'Runde',
    kind: { trick: 'stik', build: 'bygge', solitaire: 'kabale' },
    why: (deal) => `Runde ${deal}: hvorfor`,
  },
}
