import type {
  PileNamed,
  SjufingreEvent,
  SjufingreObjection,
  SjufingreScoreLine,
} from '../../../games/sjufingre/index.ts'
import { few, inside, object, start } from '../../speech/da.ts'
import { capital, changed, printed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { daPage } from './da-page.ts'
import { daRules, programmeText } from './da-rules.ts'
import { card, cards, colour, groups, KINDS, people, peopleFirst, svuppers } from './da-say.ts'
import { runsOf, seatsOfSide } from './programme.ts'
import type { SjufingreWords } from './words.ts'

const NOW = {
  exchange: 'Nu vælger du kort at give.',
  trick: 'Nu spiller du et kort til stikket.',
  build: 'Nu tager, bygger eller lægger du.',
  solitaire: 'Nu lægger du et kort i rækkerne.',
} as const

const pileNames = (piles: readonly PileNamed[]): string => groups(piles.map(({ value }) => [`en ${value}-bunke`]))

const objection = (refusal: SjufingreObjection): string => {
  switch (refusal.code) {
    case 'over':
      return 'Partiet er slut.'
    case 'unreadable':
      return 'Det kan du ikke gøre her. Vælg noget af det, der står på siden.'
    case 'not-waited-for':
      return 'Det er ikke din tur.'
    case 'wrong-phase':
      return NOW[refusal.phase]
    case 'wrong-receiver':
      return 'Du giver efter tur, fra venstre. Vælg kort til den, der står på knappen.'
    case 'wrong-number':
      return `Vælg præcis ${few(refusal.count)} kort at give.`
    case 'not-in-hand':
      return `Du har ikke ${card(refusal.card)} på hånden.`
    case 'joker-lead':
      return 'Ved dette bord må blå 5 ikke spilles ud.'
    case 'follow-suit':
      return `Du har ${colour(refusal.suit)} og skal bekende.`
    case 'joker-follow':
      return 'Blå 5 må ikke lægges, så længe du har andet blåt.'
    case 'does-not-fit':
      return `Det kort passer ikke endnu. I ${colour(refusal.suit)} venter rækken på ${cards(refusal.needed)}.`
    case 'not-on-table':
      return refusal.pile === undefined
        ? `${capital(card(refusal.card))} ligger ikke på bordet.`
        : `${capital(card(refusal.card))} ligger i en bunke. Tag hele bunken.`
    case 'blue-five':
      return 'Blå 5 tager alt på bordet. Kun på et tomt bord kan den lægges, og den bygger aldrig.'
    case 'bound':
      return `Du har bygget ${pileNames(refusal.piles)}. Tag ${refusal.piles.length === 1 ? 'den' : 'en af dem'}, eller byg videre.`
    case 'must-take':
      return `${refusal.value} kan tages på bordet, så kortet kan ikke bare lægges.`
    case 'nothing-named':
      return 'Vælg mindst et kort eller en bunke på bordet.'
    case 'closed':
      return `${refusal.pile.value}-bunken er låst. Kun den, der byggede den, må bygge mere på den.`
    case 'no-sum':
      return `Det giver ${refusal.sum} tilsammen, og det kan ikke deles op i ${refusal.value}.`
    case 'keep-card':
      return `Så skal du beholde et kort med ${refusal.value} på hånden.`
  }
}

const ONE_SET = { ones: 'alle fire 1’ere', odd: 'alle tre odd-kort', twelves: 'alle fire 12’ere', red: 'alle røde' }
const SOME = {
  ones: (count: number) => (count === 1 ? 'en 1’er' : `${count} 1’ere`),
  odd: (count: number) => (count === 1 ? 'et odd-kort' : `${count} odd-kort`),
  twelves: (count: number) => (count === 1 ? 'en 12’er' : `${count} 12’ere`),
  red: (count: number) => (count === 1 ? 'et rødt' : `${count} røde`),
}

const scoreLine = (line: SjufingreScoreLine): string => {
  switch (line.code) {
    case 'tricks':
      if (line.second && line.last) return 'andet og sidste stik'
      return line.second ? 'andet stik' : 'sidste stik'
    case 'sweeps':
      return svuppers(line.count)
    case 'cards-left':
      return line.count === 0 ? 'alle kort lagt' : `${line.count} kort tilbage`
    default:
      return line.complete ? ONE_SET[line.code] : SOME[line.code](line.count)
  }
}

const scored = (who: Who, { deal, sides }: Extract<SjufingreEvent, { code: 'deal-scored' }>): string =>
  `Runde ${deal}: ${sides
    .map(({ points }, side) => `${people(who, seatsOfSide(side, sides.length, who.names.length))} ${changed(points)}`)
    .join(', ')}`

const event = (told: SjufingreEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      return `Runde ${told.deal}, ${KINDS[told.kind]}: ${inside(who, told.dealer)} gav`
    case 'gave':
      return `${start(who, told.seat)} gav ${few(told.count)} kort til ${object(who, told.receiver)}`
    case 'exchanged':
      return 'Alle har givet, og kortene har skiftet hænder'
    case 'played':
      return `${start(who, told.seat)} spillede ${card(told.card)}`
    case 'trick-taken':
      if (told.last) return `${start(who, told.seat)} tog sidste stik`
      return `${start(who, told.seat)} tog ${told.trick === 2 ? 'andet stik' : `stik ${told.trick}`}`
    case 'laid':
      return `${start(who, told.seat)} lagde ${card(told.card)}`
    case 'built':
      return `${start(who, told.seat)} byggede ${told.value} med ${card(told.card)}${told.doubled ? ', låst' : ''}`
    case 'captured': {
      const taken = told.cards.length > 3 ? `${told.cards.length} kort` : cards(told.cards)
      return `${start(who, told.seat)} tog ${taken} med ${card(told.card)}${told.trick === 2 ? ', andet stik' : ''}`
    }
    case 'swept':
      return `${start(who, told.seat)} ryddede bordet: svupper, +2`
    case 'leftovers-taken':
      return `${start(who, told.seat)} fik det, der lå tilbage: ${cards(told.cards)}`
    case 'passed':
      return `${start(who, told.seat)} meldte pas`
    case 'deal-scored':
      return scored(who, told)
    case 'match-won':
      return `${peopleFirst(who, told.winners)} vandt med ${printed(Math.max(...told.scores))}`
  }
}

/** Everything Som 7 fingre says, in Danish. */
export const da: SjufingreWords = {
  name: 'Som 7 fingre',
  tagline: '3–6 · stik, byggefase og kabale',
  options: {
    programme: {
      label: 'Runderne',
      help: 'Et bogstav for hver runde: T for stik, B for byggefase, S for kabale. Tomt er som valgt ovenfor.',
      wrong: 'Skriv kun T, B og S, højst seksten bogstaver.',
      value: (programme) => capital(programmeText(runsOf(String(programme)))),
    },
    teams: {
      label: 'Hold',
      help: 'Fire eller seks kan spille to og to, med makkeren overfor.',
      value: (teams) => (teams === true ? 'To og to' : 'Hver for sig'),
    },
    teamScoring: {
      label: 'Point i hold',
      help: 'Lægges kortene sammen, er det nok, at I to tilsammen har alle 12’ere, alle røde og så videre.',
      value: (how) => (how === 'pooled' ? 'Læg kortene sammen, tæl så' : 'Tæl hver for sig, læg så sammen'),
    },
    jokerLead: {
      label: 'Blå 5 som første kort',
      help: 'Blå 5 er jokeren og tager stikket, når den spilles.',
      value: (may) => (may === true ? 'Må spilles ud' : 'Må ikke spilles ud'),
    },
  },
  presets: {
    standard: { label: 'Hele aftenen', help: 'Tre runder stik, en byggefase, tre runder til og en kabale.' },
    short: { label: 'Kort', help: 'En runde af hver: stik, byggefase og kabale.' },
    build: { label: 'Kun byggefase', help: 'En enkelt runde, hvor I tager og bygger med kortene på bordet.' },
    tricks: { label: 'Kun stik', help: 'Tre runder, gode at begynde med.' },
  },
  deal: {
    finished: 'Runden er slut.',
    lastDeal: 'Den sidste runde',
    empty: 'Her skrives pointene op, når den første runde er slut.',
  },
  conflict: () => 'På hold kan I kun spille, når I er fire eller seks.',
  objection,
  event,
  scoreLine: (line) => scoreLine(line as SjufingreScoreLine),
  rules: daRules,
  page: daPage,
}
