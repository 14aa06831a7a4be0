import type {
  PileNamed,
  SjufingreEvent,
  SjufingreObjection,
  SjufingreScoreLine,
} from '../../../games/sjufingre/index.ts'
import { capital, changed, printed } from '../../speech/speech.ts'
import { few, inside, object, start } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'
import { runsOf, seatsOfSide } from './programme.ts'
import { svPage } from './sv-page.ts'
import { programmeText, svRules } from './sv-rules.ts'
import { card, cards, colour, groups, KINDS, people, peopleFirst, svuppers } from './sv-say.ts'
import type { SjufingreWords } from './words.ts'

const NOW = {
  exchange: 'Nu väljer du kort att ge.',
  trick: 'Nu spelar du ett kort till sticket.',
  build: 'Nu tar, bygger eller lägger du.',
  solitaire: 'Nu lägger du ett kort i raderna.',
} as const

const pileNames = (piles: readonly PileNamed[]): string => groups(piles.map(({ value }) => [`en ${value}-hög`]))

const objection = (refusal: SjufingreObjection): string => {
  switch (refusal.code) {
    case 'over':
      return 'Matchen är slut.'
    case 'unreadable':
      return 'Det går inte att göra här. Välj något av det som står på sidan.'
    case 'not-waited-for':
      return 'Det är inte din tur.'
    case 'wrong-phase':
      return NOW[refusal.phase]
    case 'wrong-receiver':
      return 'Du ger i tur och ordning, från vänster. Välj kort till den som står på knappen.'
    case 'wrong-number':
      return `Välj precis ${few(refusal.count)} kort att ge.`
    case 'not-in-hand':
      return `Du har inte ${card(refusal.card)} på hand.`
    case 'joker-lead':
      return 'Vid det här bordet får blå 5 inte spelas ut.'
    case 'follow-suit':
      return `Du har ${colour(refusal.suit)} och måste bekänna.`
    case 'joker-follow':
      return 'Blå 5 får inte läggas så länge du har annat blått.'
    case 'does-not-fit':
      return `Det kortet passar inte än. I ${colour(refusal.suit)} väntar raden på ${cards(refusal.needed)}.`
    case 'not-on-table':
      return refusal.pile === undefined
        ? `${capital(card(refusal.card))} ligger inte på bordet.`
        : `${capital(card(refusal.card))} ligger i en hög. Ta hela högen.`
    case 'blue-five':
      return 'Blå 5 tar allt på bordet. Bara på ett tomt bord kan den läggas, och den bygger aldrig.'
    case 'bound':
      return `Du har byggt ${pileNames(refusal.piles)}. Ta ${refusal.piles.length === 1 ? 'den' : 'en av dem'} eller bygg vidare.`
    case 'must-take':
      return `${refusal.value} går att ta på bordet, så kortet kan inte bara läggas.`
    case 'nothing-named':
      return 'Välj minst ett kort eller en hög på bordet.'
    case 'closed':
      return `${refusal.pile.value}-högen är låst. Bara den som byggde den får bygga mer på den.`
    case 'no-sum':
      return `Det blir ${refusal.sum} tillsammans, och det går inte att dela upp i ${refusal.value}.`
    case 'keep-card':
      return `Då måste du ha kvar en ${refusal.value} på hand.`
  }
}

const ONE_SET = {
  ones: 'alla fyra ettorna',
  odd: 'alla tre udda korten',
  twelves: 'alla fyra tolvorna',
  red: 'alla röda',
}
const SOME = {
  ones: (count: number) => (count === 1 ? 'en etta' : `${count} ettor`),
  odd: (count: number) => (count === 1 ? 'ett udda kort' : `${count} udda kort`),
  twelves: (count: number) => (count === 1 ? 'en tolva' : `${count} tolvor`),
  red: (count: number) => (count === 1 ? 'ett rött' : `${count} röda`),
}

const scoreLine = (line: SjufingreScoreLine): string => {
  switch (line.code) {
    case 'tricks':
      if (line.second && line.last) return 'andra och sista sticket'
      return line.second ? 'andra sticket' : 'sista sticket'
    case 'sweeps':
      return svuppers(line.count)
    case 'cards-left':
      return line.count === 0 ? 'alla kort lagda' : `${line.count} kort kvar`
    default:
      return line.complete ? ONE_SET[line.code] : SOME[line.code](line.count)
  }
}

const scored = (who: Who, { deal, sides }: Extract<SjufingreEvent, { code: 'deal-scored' }>): string =>
  `Runda ${deal}: ${sides
    .map(({ points }, side) => `${people(who, seatsOfSide(side, sides.length, who.names.length))} ${changed(points)}`)
    .join(', ')}`

const event = (told: SjufingreEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      return `Runda ${told.deal}, ${KINDS[told.kind]}: ${inside(who, told.dealer)} gav`
    case 'gave':
      return `${start(who, told.seat)} gav ${few(told.count)} kort till ${object(who, told.receiver)}`
    case 'exchanged':
      return 'Alla har gett, och korten har bytt händer'
    case 'played':
      return `${start(who, told.seat)} spelade ${card(told.card)}`
    case 'trick-taken':
      if (told.last) return `${start(who, told.seat)} tog sista sticket`
      return `${start(who, told.seat)} tog ${told.trick === 2 ? 'andra sticket' : `stick ${told.trick}`}`
    case 'laid':
      return `${start(who, told.seat)} lade ${card(told.card)}`
    case 'built':
      return `${start(who, told.seat)} byggde ${told.value} med ${card(told.card)}${told.doubled ? ', låst' : ''}`
    case 'captured': {
      const taken = told.cards.length > 3 ? `${told.cards.length} kort` : cards(told.cards)
      return `${start(who, told.seat)} tog ${taken} med ${card(told.card)}${told.trick === 2 ? ', andra sticket' : ''}`
    }
    case 'swept':
      return `${start(who, told.seat)} tömde bordet: svupper, +2`
    case 'leftovers-taken':
      return `${start(who, told.seat)} fick det som låg kvar: ${cards(told.cards)}`
    case 'passed':
      return `${start(who, told.seat)} passade`
    case 'deal-scored':
      return scored(who, told)
    case 'match-won':
      return `${peopleFirst(who, told.winners)} vann med ${printed(Math.max(...told.scores))}`
  }
}

/** Everything Som 7 fingre says, in Swedish. */
export const sv: SjufingreWords = {
  name: 'Som 7 fingre',
  tagline: '3–6 · stick, bygge och patiens',
  options: {
    programme: {
      label: 'Rundorna',
      help: 'En bokstav för varje runda: T för stick, B för bygge, S för patiens. Tomt blir som i valet ovan.',
      wrong: 'Skriv bara T, B och S, högst sexton bokstäver.',
      value: (programme) => capital(programmeText(runsOf(String(programme)))),
    },
    teams: {
      label: 'Lag',
      help: 'Fyra eller sex kan spela två och två, med partnern mittemot.',
      value: (teams) => (teams === true ? 'Två och två' : 'Var och en för sig'),
    },
    teamScoring: {
      label: 'Poängen i lag',
      help: 'Läggs korten ihop räcker det att ni två tillsammans har alla tolvor, alla röda och så vidare.',
      value: (how) => (how === 'pooled' ? 'Lägg ihop korten, räkna sedan' : 'Räkna var för sig, lägg sedan ihop'),
    },
    jokerLead: {
      label: 'Blå 5 som första kort',
      help: 'Blå 5 är jokern och tar sticket när den spelas.',
      value: (may) => (may === true ? 'Får spelas ut' : 'Får inte spelas ut'),
    },
  },
  presets: {
    standard: { label: 'Hela kvällen', help: 'Tre rundor stick, en runda bygge, tre till med stick och en patiens.' },
    short: { label: 'En kort kväll', help: 'En runda av varje: stick, bygge och patiens.' },
    build: { label: 'Bara bygge', help: 'En enda runda, där ni tar och bygger med korten på bordet.' },
    tricks: { label: 'Bara stick', help: 'Tre rundor, bra att börja med.' },
  },
  deal: {
    finished: 'Rundan är slut.',
    lastDeal: 'Sista rundan',
    empty: 'Här skrivs poängen upp när första rundan är slut.',
  },
  conflict: () => 'Lag går bara när ni är fyra eller sex.',
  objection,
  event,
  scoreLine: (line) => scoreLine(line as SjufingreScoreLine),
  rules: svRules,
  page: svPage,
}
