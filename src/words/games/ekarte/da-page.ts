import { card, choice, few, inside, object, range, start, suitOf, whose } from '../../speech/da.ts'
import { capital } from '../../speech/speech.ts'
import type { EkartePageWords } from './sv-page.ts'

/** What the pages of Ekarté say, in Danish. */
export const daPage: EkartePageWords = {
  score: {
    label: (target) => `Stilling, til ${target}`,
    name: start,
    of: (target) => `af ${target}`,
    games: (count) => (count === 1 ? '1 parti' : `${count} partier`),
  },
  board: {
    label: 'Bordet',
    trump: (suit) => `${capital(suitOf(suit))} er trumf`,
    stock: (count) => (count === 0 ? 'Talonen er tom' : `${count} i talonen`),
    turnUp: ', vendekortet',
    place: start,
    plays: 'Stikket',
    yourCard: 'dit kort',
    took: (who, seat) => `${start(who, seat)} tog stikket`,
    tricks: 'Stik',
    count: (who, seat, count) => `${inside(who, seat)} ${count}`,
    talk: 'Det, der er sagt',
    dealt: (who, seat) => `${start(who, seat)} gav`,
  },
  say: {
    turn: (who, seat) => `${whose(who, seat)} tur.`,
    bothTurn: 'Begge svarer.',
    propose: (first, numbered) => {
      if (numbered)
        return first
          ? 'Hvor mange kort vil du bytte, eller spiller du?'
          : 'Hvor mange flere vil du bytte, eller spiller du?'
      return first ? 'Vil du bytte kort eller spille med dem, du har?' : 'Vil du bytte en gang til eller spille?'
    },
    proposing: (who, seat, first) =>
      `${start(who, seat)} vælger: ${first ? 'bytte kort' : 'bytte en gang til'} eller spille.`,
    answer: (who, elder, count) =>
      `${start(who, elder)} vil bytte ${count === undefined ? 'kort' : `${few(count)} kort`}. Går du med til det?`,
    answering: (who, dealer) => `${start(who, dealer)} svarer på forslaget.`,
    discard: (min, max) => `Vælg ${range(min, max)} at bytte${min === 0 ? ', eller ingen' : ''}.`,
    discarding: (who, seat) => `${start(who, seat)} vælger, hvilke kort der skal byttes.`,
    king: (king) => `Har du trumfkongen, ${card(king)}? I svarer begge, hver for sig.`,
    kingAsked: (who, seats, king) =>
      seats.length === 1
        ? `${start(who, seats[0] ?? 0)} har ikke svaret om ${card(king)} endnu.`
        : `Har nogen trumfkongen, ${card(king)}?`,
    lead: (first) => (first ? 'Spil ud.' : 'Du tog stikket. Spil ud til det næste.'),
    leading: (who, seat, first) =>
      first ? `${start(who, seat)} spiller ud.` : `${start(who, seat)} tog stikket og spiller ud.`,
    lastCard: (lead) => `${capital(card(lead))} er spillet ud. Læg dit sidste kort.`,
    head: (lead, cards) => `${capital(card(lead))} er spillet ud. Stik over med ${choice(cards)}.`,
    below: (lead, cards) =>
      `${capital(card(lead))} er spillet ud. Du kan ikke stikke over, så bekend med ${choice(cards)}.`,
    ruff: (suit, cards) => `Du har ingen ${suitOf(suit)}. Stik med trumf: ${choice(cards)}.`,
    free: (suit, trump) =>
      suit === trump
        ? 'Du har ingen trumf. Læg, hvad du vil.'
        : `Du har hverken ${suitOf(suit)} eller trumf. Læg, hvad du vil.`,
    unbound: (lead) =>
      `${capital(card(lead))} er spillet ud. Bekend, ellers stik med trumf, og stik over, hvis du kan. Bordet siger ikke til.`,
    following: (who, seat, lead) => `${start(who, seat)} skal lægge på ${card(lead)}.`,
    takeBack: (who, opponent, mistake) =>
      `${capital(card(mistake))} måtte du ikke lægge. Tag det tilbage, ellers kan ${inside(who, opponent)} kræve, at der spilles om.`,
    mistake: {
      'follow-suit': (who, seat, trick, cards) =>
        `${start(who, seat)} bekendte ikke i stik ${trick} og havde ${choice(cards)}.`,
      trump: (who, seat, trick, cards) =>
        `${start(who, seat)} stak ikke med trumf i stik ${trick} og havde ${choice(cards)}.`,
      'head-the-trick': (who, seat, trick, cards) =>
        `${start(who, seat)} stak ikke over i stik ${trick} og havde ${choice(cards)}.`,
    },
    claim: 'Skal spillet spilles om?',
    claiming: (who, seat) => `${start(who, seat)} afgør, om spillet skal spilles om.`,
    over: 'Matchen er slut.',
  },
  act: {
    hand: (count) => `Din hånd, ${few(count)} kort`,
    handSome: (count, legal) => `Din hånd, ${few(count)} kort, ${few(legal)} kan spilles`,
    playable: ', kan spilles',
    unplayable: ', kan ikke spilles',
    propose: 'Foreslå et bytte',
    proposeFirst: (who, dealer) => `siger ${inside(who, dealer)} nej, får du 2 for tre stik`,
    proposeLater: 'et nej koster ikke noget nu',
    proposeCount: 'Foreslå et bytte',
    proposeCards: (count) => `${few(count)} kort`,
    stand: (first) => (first ? 'Spil uden at bytte' : 'Spil nu'),
    standFirst: (who, dealer) => `så er du udsat: ${inside(who, dealer)} får 2 for tre stik`,
    standLater: 'ingen bliver udsat',
    accept: 'Ja, byt',
    acceptHelp: (who, elder, min) =>
      `${inside(who, elder)} bytter først, ${min === 0 ? 'så du, hvis du vil' : 'så du, mindst et'}`,
    refuse: 'Nej, spil',
    refuseFirst: (who, elder) => `så er du udsat: ${inside(who, elder)} får 2 for tre stik`,
    refuseLater: 'ingen bliver udsat',
    discardThese: 'Byt',
    keepAll: 'Behold alle kort',
    discard: (min) => (min === 0 ? 'Byt de valgte, eller ingen' : 'Byt de valgte kort'),
    king: 'Meld kongen',
    kingYes: 'Ja, meld den',
    kingNo: (holder) => (holder ? 'Meld den ikke' : 'Nej'),
    kingPoint: '+1',
    takeBack: (mistake) => `Tag ${card(mistake)} tilbage`,
    replay: 'Spil om',
    replayHelp: 'de samme kort forfra, nu uden fejl',
    letStand: 'Lad det gælde',
    letStandHelp: 'pointene tælles som ellers',
    letStandLess: (who, seat) => `${inside(who, seat)} får 1 mindre for stikkene`,
    packets: 'Sådan giver du',
    packetsHelp: 'Hvor mange kort du deler ud ad gangen, når du giver. Det gælder hele partiet.',
    packetsNow: 'som nu',
  },
  reasons: {
    stakes: 'Det står på spil',
    plain: 'Tre eller fire stik giver 1 point, alle fem giver 2.',
    exposed: {
      'no-proposal': (who, seat) => `${start(who, seat)} spillede uden at foreslå et bytte og er udsat.`,
      refused: (who, seat) => `${start(who, seat)} sagde nej til det første bytte og er udsat.`,
    },
    exposedStakes: (who, exposed, other) =>
      `Tre eller fire stik giver ${object(who, other)} 2, men ${object(who, exposed)} kun 1. Alle fem giver altid 2.`,
    kingOpen: (king) => `Den, der har ${card(king)} på hånden og melder den i tide, får 1.`,
    kingTurned: (who, seat) => `Vendekortet er en konge: ${inside(who, seat)} har fået 1.`,
    kingMarked: (who, seat) => `${start(who, seat)} har meldt trumfkongen.`,
    replayed: 'Spillet spilles om med de samme kort, efter et kort mod reglerne.',
    order: 'Kortenes rækkefølge',
    orderText: 'Højest er kongen, så dame, knægt, es, ti, ni, otte, syv. Esset ligger altså under knægten.',
    exchange: 'Byttet',
    points: 'Pointene i dette parti',
    noPoints: 'Ingen point endnu.',
    deal: (deal) => `Spil ${deal}`,
    change: (who, seat, points) => `${start(who, seat)} ${points}`,
    game: (game, games) => (game === games ? `Parti ${game}, det sidste.` : `Parti ${game} af højst ${games}.`),
    gameWon: (who, seat, game, marks) => `${start(who, seat)} vandt parti ${game} med ${marks}.`,
    concede: 'Opgiv dette spil …',
    concedeHelp: (who, opponent, points, wins) => {
      const also = { game: ' og vinder partiet', match: ' og vinder matchen' }
      return `Så får ${inside(who, opponent)} ${points}${wins === undefined ? '' : also[wins]}.`
    },
    because: (who, seat, line) => {
      const opponent = 1 - seat
      switch (line.code) {
        case 'king-turned':
          return `${start(who, seat)} vendte en konge`
        case 'king':
          return `${start(who, seat)} meldte trumfkongen`
        case 'point':
          return `${start(who, seat)} tog ${few(line.tricks)} stik`
        case 'point-exposed':
          return `${start(who, seat)} tog ${few(line.tricks)} stik, og ${inside(who, opponent)} var udsat`
        case 'vole':
          return `${start(who, seat)} tog alle fem stik`
        case 'abandoned-vole':
          return `${start(who, opponent)} gav op uden stik`
        case 'abandoned-point':
          return `${start(who, opponent)} gav op med ${few(line.tricks)} stik`
        case 'abandoned-exposed':
          return `${start(who, opponent)} gav op og var udsat`
        case 'let-stand-reduction':
          return `${start(who, seat)} havde lagt et kort mod reglerne`
      }
    },
  },
  finished: {
    title: (deal) => `Spil ${deal}`,
    got: (who, seat, points) => `${start(who, seat)} får ${points}`,
    nobody: 'Ingen får point.',
    kingTurned: (who, seat) => `Kongen, som ${inside(who, seat)} vendte, var nok. Kortene blev ikke spillet.`,
    king: (who, seat) => `Kongen, som ${inside(who, seat)} meldte, var nok. Resten blev ikke spillet.`,
    conceded: (who, seat) => `${start(who, seat)} opgav spillet.`,
    total: (who, seats, totals) =>
      `Stillingen: ${inside(who, seats[0])} ${totals[0]}, ${inside(who, seats[1])} ${totals[1]}.`,
    gameWon: (who, seat, game, games, marks) =>
      `${start(who, seat)} vandt ${games === 1 ? 'partiet' : `parti ${game}`} med ${marks}.`,
    tricks: 'Stikkene',
    took: start,
  },
  sheet: {
    game: (game, games) => (games === 1 ? 'Partiet' : `Parti ${game}`),
    caption: 'Point spil for spil, sum og hvorfor',
    deal: 'Spil',
    name: start,
    ongoing: 'i gang',
    won: (who, seat, marks) => `${start(who, seat)} vandt med ${marks}`,
    games: (who, seats, won) =>
      `Vundne partier: ${inside(who, seats[0])} ${won[0]}, ${inside(who, seats[1])} ${won[1]}.`,
  },
}
