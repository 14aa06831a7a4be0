import { listOf } from '../../list.ts'
import { few, inside, object, start, suitOf, whose } from '../../speech/da.ts'
import { capital, printed } from '../../speech/speech.ts'
import { answer, bags, bid, card, ownedBy, side, sideInside, tricks } from './da-say.ts'
import { ownFirst } from './speech.ts'
import type { SpaderPageWords } from './sv-page.ts'

/** What the pages of Spader say, in Danish. */
export const daPage: SpaderPageWords = {
  bid,
  card,
  suit: suitOf,
  side,
  score: {
    label: 'Stilling, meldinger og stik',
    of: (counted, contract) => `${counted} af ${contract}`,
    nil: (taken) => (taken === 0 ? 'nul' : `nul, tog ${taken}`),
    bags: (count) => (count === 1 ? '1 sæk' : `${count} sække`),
  },
  board: {
    label: 'Bordet',
    trick: 'Stikket',
    lastTrick: 'Stikket, der blev taget',
    bids: 'Meldingerne indtil nu',
    place: start,
    yourCard: 'dit kort',
    bidding: 'melder',
    unseen: 'har ikke set sine kort',
    fact: (made, taken) => {
      if (typeof made === 'number') return taken === 0 ? `meldte ${made}` : `${taken} af ${made}`
      return taken === 0 ? bid(made) : `${bid(made)}, tog\u00a0${taken}`
    },
    leads: 'fører',
    took: 'tog stikket',
    got: 'fik stikket',
    broken: (broken) => (broken ? 'brudt' : 'ikke brudt'),
    spades: 'Spar er ',
    stock: (count) => `${count} tilbage at trække`,
    drawn: (count) => `har ${count} kort`,
    offer: ', øverst i bunken',
  },
  say: {
    turn: (who, seat) => `${whose(who, seat)} tur.`,
    yourBid: 'Din melding?',
    draw: 'Behold kortet, eller læg det væk og tag det næste?',
    drawing: (who, seat) => `${start(who, seat)} ser på det øverste kort.`,
    undecided: 'Se på kortene, eller meld blindt nul uden at have set dem?',
    bidFirst: 'Du melder først.',
    bidBefore: (who, partner) => `${start(who, partner)} melder efter dig.`,
    partnersBid: (who, partner, made) => `${start(who, partner)} har meldt ${bid(made)}.`,
    othersBid: (total, of) => `De andre har meldt ${total} af ${of} stik.`,
    mustNil: (who, partner, made) => `${start(who, partner)} har meldt ${bid(made)}, så du melder nul.`,
    mustNumber: (who, partner, made) => `${start(who, partner)} har meldt ${bid(made)}, så du melder mindst et.`,
    bidding: (who, seat) => `${start(who, seat)} melder.`,
    give: (who, to) => `Vælg to kort at give til ${inside(who, to)}.`,
    giveBack: (who, to, cards) =>
      `${start(who, to)} gav dig ${listOf('da', cards.map(card))}. Vælg to kort at give tilbage.`,
    giving: (who, seat, to) => `${start(who, seat)} vælger to kort til ${object(who, to)}.`,
    lead: 'Spil ud.',
    leadNext: 'Du tog stikket. Spil ud til det næste.',
    leadGot: 'Du fik stikket. Spil ud til det næste.',
    unbroken: 'Spar er ikke brudt endnu.',
    early: {
      takeBack: 'Spar er ikke brudt: spiller du spar ud, må du tage den tilbage, og alle får det at vide.',
      opponentsNameSuit: 'Spar er ikke brudt: spiller du spar ud, vælger den næste spiller farve for dig.',
      trickLost: 'Spar er ikke brudt: spiller du spar ud, går stikket til en modspiller.',
    },
    named: (who, seat, suit) => `${start(who, seat)} valgte ${suitOf(suit)}. Den farve skal du spille ud.`,
    namedVoid: (who, seat, suit) =>
      `${start(who, seat)} valgte ${suitOf(suit)}, men du har ingen. Spil ud, hvad du vil, undtagen spar.`,
    leading: (who, seat, first) =>
      first ? `${start(who, seat)} spiller ud.` : `${start(who, seat)} tog stikket og spiller ud.`,
    lies: (who, suit, best, bestCard) =>
      `${capital(suitOf(suit))} er spillet ud, ${ownedBy(who, best)} ${answer(bestCard, suit)} fører.`,
    liesVoid: (suit) => `${capital(suitOf(suit))} er spillet ud, og du har ingen. Læg, hvad du vil.`,
    lastCard: 'Læg dit sidste kort.',
    lost: (who, taker) => `Spar kom for tidligt. Som det ligger, går stikket til ${object(who, taker)}.`,
    nil: 'Du har meldt nul.',
    name: (who, leader) =>
      `${start(who, leader)} spillede spar ud for tidligt og tog kortet tilbage. Hvilken farve skal ${inside(who, leader)} spille ud?`,
    naming: (who, seat, leader) => `${start(who, seat)} vælger, hvilken farve ${inside(who, leader)} skal spille ud.`,
    over: 'Partiet er slut.',
  },
  act: {
    hand: (count) => `Din hånd, ${count} kort`,
    handSome: (count, legal) => `Din hånd, ${count} kort, ${legal} kan spilles`,
    handUnseen: (count) => `Din hånd, ${count} kort med bagsiden op`,
    playable: ', kan spilles',
    unplayable: ', kan ikke spilles',
    look: 'Se på kortene',
    lookHelp: 'så melder du som ellers',
    lookEarly: 'vil du melde blindt, så vent til din tur',
    blind: 'Meld blindt nul',
    blindHelp: '200, hvis det går, ellers −200',
    bids: (pairs) => (pairs ? 'Melding, og hvad I så lover tilsammen' : 'Melding'),
    promise: 'I lover',
    nil: 'Nul',
    correct: (made) => `Du meldte ${bid(made)}. Ret meldingen`,
    correctUntil: (playing) =>
      playing ? 'Det går, til det første kort byttes eller spilles.' : 'Det går, til den næste har meldt.',
    keep: 'Behold',
    keepHelp: 'næste kort lægges væk uset',
    reject: 'Læg væk',
    rejectHelp: 'du får det næste, hvad det end er',
    give: (who, to) => `Giv kortene til ${object(who, to)}`,
  },
  reasons: {
    contracts: (pairs) => (pairs ? 'Kontrakterne' : 'Meldingerne'),
    calls: (who, calls) => `${capital(calls.map((call) => `${inside(who, call.seat)} ${bid(call.bid)}`).join(' + '))}.`,
    alone: (made, taken) =>
      taken === undefined ? `Meldte ${bid(made)}.` : `Meldte ${bid(made)}, har taget ${few(taken)}.`,
    needs: (count) => `${capital(tricks(count))} mangler endnu.`,
    made: (pairs) => (pairs ? 'Kontrakten er hjemme.' : 'Meldingen er hjemme.'),
    set: 'Det rækker ikke længere: bet.',
    exact: 'Præcis som meldt.',
    aboveBid: 'Flere end meldt.',
    bagsLeft: (who, seats, left) => {
      const mine = seats.some((seat) => seat === who.me)
      const them = mine ? (seats.length > 1 ? 'jer' : 'dig') : seats.length > 1 ? 'dem' : object(who, seats[0] ?? 0)
      return `${capital(bags(left))} til koster ${them} 100.`
    },
    broken: (broken) =>
      broken ? 'Spar er brudt og må spilles ud.' : 'Spar er ikke brudt endnu, så ingen må spille den ud.',
    howHigh: 'Hvor højt kan du melde?',
    highest: (highest, of) => `Jeres melding må tilsammen højst være ${of}, så du kan melde op til ${highest}.`,
    sum: (total, of) => `Indtil nu er ${total} af ${of} stik meldt.`,
    nilWorth: 'Nul er 100, hvis du ikke tager noget stik, ellers −100. Det regnes for sig.',
    lastTrick: (who, seat, early) =>
      early ? `Forrige stik: ${inside(who, seat)} fik det` : `Forrige stik: ${inside(who, seat)} tog det`,
    exchange: 'Byttet',
    received: (who, from, cards) => `Af ${object(who, from)} fik du ${listOf('da', cards.map(card))}.`,
    given: (who, to, cards) => `${start(who, to)} fik ${listOf('da', cards.map(card))} af dig.`,
    stage: {
      waiting: (who, bidder, partner) => `Derefter bytter ${inside(who, bidder)} to kort med ${object(who, partner)}.`,
      'bidder-gives': (who, bidder, partner) =>
        `${start(who, bidder)} giver to kort til ${object(who, partner)}, som giver to tilbage.`,
      'partner-returns': (who, bidder, partner) =>
        `${start(who, partner)} giver to kort tilbage til ${object(who, bidder)}.`,
      done: (who, bidder, partner) => `${start(who, bidder)} og ${inside(who, partner)} har byttet to kort.`,
    },
    openHand: (who, seat) => (seat === who.me ? 'Dine kort ligger åbent' : `${whose(who, seat)} kort ligger åbent`),
    length: 'Hvor længe I spiller',
    lengthText: ({ deals, target, losingScore, playOff, deal }) => {
      if (playOff) return 'Det står lige i toppen. I spiller et spil ad gangen, til nogen fører.'
      const end = deals === undefined ? `Først til ${target} vinder.` : `Spil ${deal} af ${deals}. Flest point vinder.`
      return losingScore === undefined ? end : `${end} Den, der kommer ned på −${-losingScore}, har tabt.`
    },
    because: (who, line) => {
      switch (line.code) {
        case 'contract':
          return `lovede ${line.contract}, tog ${line.tricks}: ${line.contract} × 10`
        case 'set':
          return `lovede ${line.contract}, tog ${line.tricks}: bet, ${line.contract} × −10`
        case 'nil-made':
          return `${ownedBy(who, line.seat, 'dit')} nul holdt`
        case 'nil-failed':
          return `${inside(who, line.seat)} meldte nul, men tog ${few(line.tricks)} stik`
        case 'blind-nil-made':
          return `${ownedBy(who, line.seat, 'dit')} blinde nul holdt`
        case 'blind-nil-failed':
          return `${inside(who, line.seat)} meldte blindt nul, men tog ${few(line.tricks)} stik`
        case 'bags':
          return bags(line.count)
        case 'bags-penalty':
          return line.count === 1 ? 'ti sække blev fulde' : `${line.count * 10} sække blev fulde`
        case 'tricks':
          return `tog ${tricks(line.tricks)}`
        case 'exact':
          return 'præcis som meldt'
      }
    },
  },
  finished: {
    title: (deal) => `Spil ${deal}`,
    total: (who, sides) =>
      `Stillingen: ${sides.map(({ seats, total }) => `${sideInside(who, seats)} ${printed(total)}`).join(', ')}.`,
    bags: (count) => `${count === 0 ? 'Ingen sække' : capital(bags(count))} liggende.`,
    nothing: 'Ingen point.',
    lastTrick: (who, seat) => `Sidste stik: ${inside(who, seat)} tog det`,
  },
  sheet: {
    caption: 'Regnskab: melding, stik, point og sum for hvert spil. Tryk på pointene for at se hvorfor.',
    deal: 'Nr.',
    side: (pairs) => (pairs ? 'Hold' : 'Navn'),
    bid: 'Meldt',
    tricks: 'Stik',
    points: 'Point',
    bags: 'Sække',
    sum: 'Sum',
    help: 'Tryk på et pointtal for at se hvorfor.',
    names: (who, seats) =>
      listOf(
        'da',
        ownFirst(who, seats).map((seat) => start(who, seat)),
      ),
    solid: (name) => `Hel linje: ${name}.`,
    dashed: (name) => `Stiplet: ${name}.`,
  },
}
