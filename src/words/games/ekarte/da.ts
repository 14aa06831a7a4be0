import type { EkarteEvent, EkarteObjection, EkarteScoreLine } from '../../../games/ekarte/index.ts'
import { resultOf } from '../../list.ts'
import { card, choice, few, inside, object, range, start, suitOf } from '../../speech/da.ts'
import type { Who } from '../../who.ts'
import { daPage } from './da-page.ts'
import { daRules } from './da-rules.ts'
import type { EkarteWords } from './words.ts'

const packetsText = (packets: string): string => (packets === '3+2' ? 'først tre kort, så to' : 'først to kort, så tre')

const NOW = {
  proposal: 'Nu vælger du, om du vil foreslå et bytte eller spille.',
  answer: 'Nu svarer du på forslaget: ja eller nej.',
  'elder-exchange': 'Nu vælger du, hvilke kort du bytter.',
  'dealer-exchange': 'Nu vælger du, hvilke kort du bytter.',
  king: 'Nu svarer du, om du har trumfkongen.',
  play: 'Nu spiller du et kort.',
  claim: 'Nu afgør du, om spillet skal spilles om.',
  over: 'Matchen er slut.',
} as const

const objection = (refusal: EkarteObjection): string => {
  switch (refusal.code) {
    case 'unknown-action':
      return 'Det kan du ikke gøre her. Vælg noget af det, der står på siden.'
    case 'unknown-seat':
      return 'Den plads findes ikke ved bordet.'
    case 'match-over':
      return 'Matchen er slut.'
    case 'packets-fixed':
      return `I dette parti giver du ${packetsText(refusal.packets)}. Du kan vælge om i et senere parti.`
    case 'concede-too-late':
      return 'Kun det sidste stik er tilbage, så nu spilles spillet færdigt.'
    case 'point-made':
      return `Du har allerede ${few(refusal.tricks)} stik og dermed pointet. Der er ikke noget at opgive.`
    case 'nothing-to-take-back':
      return 'Der er ikke noget kort at tage tilbage.'
    case 'king-too-early':
      return 'Kongen meldes, når byttet er færdigt, ikke før.'
    case 'king-not-held':
      return `Du har ikke ${card(refusal.king)}.`
    case 'king-announced':
      return 'Kongen er allerede meldt.'
    case 'king-too-late':
      return 'Det er for sent at melde kongen i dette spil.'
    case 'not-your-turn':
      return 'Det er ikke din tur.'
    case 'not-now':
      return NOW[refusal.phase]
    case 'proposal-number':
      return refusal.numbered
        ? `Sig, hvor mange kort du vil bytte: ${range(refusal.min, refusal.max)}.`
        : 'Foreslå bare et bytte. Hvor mange kort det bliver, vælger du, når du har fået ja.'
    case 'not-in-hand':
      return refusal.cards.length === 1
        ? `Du har ikke ${choice(refusal.cards)} på hånden.`
        : 'Du har ikke alle de kort på hånden.'
    case 'discard-count':
      return `Det skal være ${range(refusal.min, refusal.max)}.`
    case 'follow-suit':
      return `Du har ${suitOf(refusal.suit)} og skal bekende. Læg ${choice(refusal.cards)}.`
    case 'trump':
      return `Du kan ikke bekende og skal stikke med trumf. Læg ${choice(refusal.cards)}.`
    case 'head-the-trick':
      return `Du skal stikke ${card(refusal.lead)}, når du kan. Læg ${choice(refusal.cards)}.`
  }
}

const scoreLine = (line: EkarteScoreLine): string => {
  switch (line.code) {
    case 'king-turned':
      return 'vendte en konge'
    case 'king':
      return 'meldte trumfkongen'
    case 'point':
      return `tog ${few(line.tricks)} stik`
    case 'point-exposed':
      return `tog ${few(line.tricks)} stik mod en udsat`
    case 'vole':
      return 'tog alle fem stik'
    case 'abandoned-vole':
      return 'den anden gav op uden stik'
    case 'abandoned-point':
      return `den anden gav op med ${few(line.tricks)} stik`
    case 'abandoned-exposed':
      return 'den anden gav op og var udsat'
    case 'let-stand-reduction':
      return 'havde lagt et kort mod reglerne'
  }
}

const scored = (who: Who, deal: Extract<EkarteEvent, { code: 'deal-scored' }>): string => {
  const got = deal.sides.flatMap(({ points, lines }, seat) =>
    lines.length === 0 ? [] : `${daPage.finished.got(who, seat, points)} (${lines.map(scoreLine).join(', ')})`,
  )
  return `Spil ${deal.deal}: ${got.length === 0 ? 'ingen point' : got.join(', ')}`
}

const event = (told: EkarteEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      return `Spil ${told.deal}: ${inside(who, told.dealer)} gav og vendte ${card(told.turnUp)}`
    case 'king-turned':
      return `Der blev vendt en konge: ${object(who, told.seat)} +1`
    case 'packets-chosen':
      return `${start(who, told.seat)} vil give ${packetsText(told.packets)}`
    case 'proposed':
      return told.count === undefined
        ? `${start(who, told.seat)} foreslog et bytte`
        : `${start(who, told.seat)} ville bytte ${few(told.count)} kort`
    case 'accepted':
      return `${start(who, told.seat)} sagde ja`
    case 'refused':
      return told.exposed ? `${start(who, told.seat)} sagde nej og er udsat` : `${start(who, told.seat)} sagde nej`
    case 'stood':
      return told.exposed
        ? `${start(who, told.seat)} spillede uden at bytte og er udsat`
        : `${start(who, told.seat)} ville ikke bytte mere`
    case 'exchanged':
      return told.count === 0
        ? `${start(who, told.seat)} beholdt alle kort`
        : `${start(who, told.seat)} byttede ${few(told.count)} kort`
    case 'stock-emptied':
      return 'Talonen er tom, så byttet er færdigt'
    case 'king-answered':
    case 'claim-answered':
      return undefined
    case 'king-marked':
      return `${start(who, told.seat)} meldte trumfkongen: +1`
    case 'played':
      return `${start(who, told.seat)} spillede ${card(told.card)}`
    case 'trick-won':
      return `${start(who, told.seat)} tog stik ${told.trick}`
    case 'card-taken-back':
      return `${start(who, told.seat)} tog ${card(told.card)} tilbage`
    case 'conceded':
      return `${start(who, told.seat)} opgav spillet`
    case 'claim-opened':
      return 'Et kort var lagt mod reglerne'
    case 'replay-claimed':
      return `${start(who, told.seat)} ville spille om`
    case 'let-stand':
      return `${start(who, told.seat)} lod det gælde`
    case 'deal-scored':
      return scored(who, told)
    case 'game-won': {
      const [mine, theirs] = [told.marks[told.seat], told.marks[told.seat === 0 ? 1 : 0]]
      return `${start(who, told.seat)} vandt parti ${told.game} med ${resultOf(mine, theirs)}`
    }
    case 'match-won': {
      const [mine, theirs] = [told.gamesWon[told.seat], told.gamesWon[told.seat === 0 ? 1 : 0]]
      return mine + theirs === 1 ? undefined : `${start(who, told.seat)} vandt matchen med ${resultOf(mine, theirs)}`
    }
  }
}

/** Everything Ekarté says, in Danish. */
export const da: EkarteWords = {
  name: 'Écarté',
  tagline: '2 · fem kort, fem point',
  options: {
    target: {
      label: 'Point for et parti',
      help: 'Den, der først når dertil, vinder partiet.',
      value: (points) => `${points} point`,
    },
    games: {
      label: 'Hvor længe I spiller',
      help: 'Den, der vinder mere end halvdelen af partierne, vinder matchen.',
      value: (games) => (games === 1 ? 'Et parti' : `Bedst af ${few(Number(games))} partier`),
    },
    nextGameDealer: {
      label: 'Hvem giver i næste parti',
      help: 'Den, der giver, får lov at sige ja eller nej til et bytte; den anden spiller ud.',
      value: (dealer) => (dealer === 'loser' ? 'Den, der tabte' : 'Turen går bare videre'),
    },
    kingWindow: {
      label: 'Hvornår trumfkongen meldes',
      help: 'Kongen på hånden giver 1 point, men kun hvis den meldes i tide.',
      value: (when) =>
        when === 'ownFirstCard'
          ? 'Senest med dit eget første kort'
          : 'Begge bliver spurgt, før det første kort spilles',
    },
    proposalNumber: {
      label: 'Hvor mange kort der byttes',
      help: 'Om den, der foreslår et bytte, også skal sige, hvor mange kort det gælder.',
      value: (when) => (when === 'afterAcceptance' ? 'Vælges efter et ja' : 'Siges allerede i forslaget'),
    },
    dealerMinDiscard: {
      label: 'Giveren bytter',
      help: 'Når den anden har byttet, er det giverens tur til at bytte.',
      value: (count) => (count === 0 ? 'Højst fem kort, eller ingen' : 'Et til fem kort'),
    },
    irregular: {
      label: 'Kort mod reglerne',
      help: 'At lade være med at bekende, stikke med trumf eller stikke over, selv om man kan.',
      value: (what) => (what === 'blocked' ? 'Kan ikke lægges' : 'Kan lægges, men så kan der spilles om'),
    },
  },
  presets: {
    standard: { label: 'Almindelig écarté', help: 'Sådan spiller de fleste. Bordet holder styr på reglerne.' },
    club: { label: 'Som i klubben', help: 'Giveren må beholde alle sine kort, og I passer selv på reglerne.' },
    source: {
      label: 'Efter bogen',
      help: 'Kongen meldes, før det første kort spilles, og den, der foreslår et bytte, siger, hvor mange kort.',
    },
  },
  conflict: () => 'De her husregler passer ikke sammen.',
  objection,
  event,
  scoreLine,
  rules: daRules,
  page: daPage,
}
