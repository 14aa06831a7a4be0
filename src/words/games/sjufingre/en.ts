import type {
  PileNamed,
  SjufingreEvent,
  SjufingreObjection,
  SjufingreScoreLine,
} from '../../../games/sjufingre/index.ts'
import { inside, several, start } from '../../speech/en.ts'
import { capital, changed, printed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { enPage } from './en-page.ts'
import { enRules, programmeText } from './en-rules.ts'
import { card, cards, colour, groups, KINDS, people, peopleFirst, sweeps } from './en-say.ts'
import { runsOf, seatsOfSide } from './programme.ts'
import type { SjufingreWords } from './words.ts'

const NOW = {
  exchange: 'Now you choose cards to give.',
  trick: 'Now you play a card to the trick.',
  build: 'Now you take, build or lay a card.',
  solitaire: 'Now you lay a card in the rows.',
} as const

const pileNames = (piles: readonly PileNamed[]): string => groups(piles.map(({ value }) => [`a pile of ${value}`]))

const objection = (refusal: SjufingreObjection): string => {
  switch (refusal.code) {
    case 'over':
      return 'The match is over.'
    case 'unreadable':
      return 'That cannot be done here. Choose something from the page.'
    case 'not-waited-for':
      return 'It is not your turn.'
    case 'wrong-phase':
      return NOW[refusal.phase]
    case 'wrong-receiver':
      return 'You give one after the other, from the left. Choose cards for the one named on the button.'
    case 'wrong-number':
      return `Choose exactly ${several(refusal.count, 'card')} to give.`
    case 'not-in-hand':
      return `You do not hold ${card(refusal.card)}.`
    case 'joker-lead':
      return 'At this table blue 5 may not be led.'
    case 'follow-suit':
      return `You have ${colour(refusal.suit)} and must follow.`
    case 'joker-follow':
      return 'Blue 5 may not be played while you hold other blues.'
    case 'does-not-fit':
      return `That card does not fit yet. The ${colour(refusal.suit)} row is waiting for ${cards(refusal.needed)}.`
    case 'not-on-table':
      return refusal.pile === undefined
        ? `${capital(card(refusal.card))} is not on the table.`
        : `${capital(card(refusal.card))} lies in a pile. Take the whole pile.`
    case 'blue-five':
      return 'Blue 5 takes everything on the table. Only on an empty table can it be laid, and it never builds.'
    case 'bound':
      return `You have built ${pileNames(refusal.piles)}. Take ${refusal.piles.length === 1 ? 'it' : 'one of them'} or go on building.`
    case 'must-take':
      return `${refusal.value} can be taken on the table, so the card cannot just be laid.`
    case 'nothing-named':
      return 'Choose at least one card or pile on the table.'
    case 'closed':
      return `The pile of ${refusal.pile.value} is locked. Only its builder may add to it.`
    case 'no-sum':
      return `That makes ${refusal.sum} together, which cannot be split into ${refusal.value}s.`
    case 'keep-card':
      return `For that you must keep a ${refusal.value} in your hand.`
  }
}

const ONE_SET = { ones: 'all four ones', odd: 'all three odd cards', twelves: 'all four twelves', red: 'all the reds' }
const SOME = { ones: 'one', odd: 'odd card', twelves: 'twelve', red: 'red' }

const scoreLine = (line: SjufingreScoreLine): string => {
  switch (line.code) {
    case 'tricks':
      if (line.second && line.last) return 'second and last trick'
      return line.second ? 'second trick' : 'last trick'
    case 'sweeps':
      return sweeps(line.count)
    case 'cards-left':
      return line.count === 0 ? 'all cards laid' : `${several(line.count, 'card')} left`
    default:
      return line.complete ? ONE_SET[line.code] : `${line.count} ${SOME[line.code]}${line.count === 1 ? '' : 's'}`
  }
}

const scored = (who: Who, { deal, sides }: Extract<SjufingreEvent, { code: 'deal-scored' }>): string =>
  `Round ${deal}: ${sides
    .map(({ points }, side) => `${people(who, seatsOfSide(side, sides.length, who.names.length))} ${changed(points)}`)
    .join(', ')}`

const event = (told: SjufingreEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      return `Round ${told.deal}, ${KINDS[told.kind]}: ${inside(who, told.dealer)} dealt`
    case 'gave':
      return `${start(who, told.seat)} gave ${inside(who, told.receiver)} ${several(told.count, 'card')}`
    case 'exchanged':
      return 'Everybody has given, and the cards have changed hands'
    case 'played':
      return `${start(who, told.seat)} played ${card(told.card)}`
    case 'trick-taken':
      if (told.last) return `${start(who, told.seat)} took the last trick`
      return `${start(who, told.seat)} took ${told.trick === 2 ? 'the second trick' : `trick ${told.trick}`}`
    case 'laid':
      return `${start(who, told.seat)} laid ${card(told.card)}`
    case 'built':
      return `${start(who, told.seat)} built ${told.value} with ${card(told.card)}${told.doubled ? ', locked' : ''}`
    case 'captured': {
      const taken = told.cards.length > 3 ? `${told.cards.length} cards` : cards(told.cards)
      const second = told.trick === 2 ? ', the second trick' : ''
      return `${start(who, told.seat)} took ${taken} with ${card(told.card)}${second}`
    }
    case 'swept':
      return `${start(who, told.seat)} cleared the table: sweep, +2`
    case 'leftovers-taken':
      return `${start(who, told.seat)} got what was left: ${cards(told.cards)}`
    case 'passed':
      return `${start(who, told.seat)} passed`
    case 'deal-scored':
      return scored(who, told)
    case 'match-won':
      return `${peopleFirst(who, told.winners)} won with ${printed(Math.max(...told.scores))}`
  }
}

/** Everything Som 7 fingre says, in English. */
export const en: SjufingreWords = {
  name: 'Som 7 fingre',
  tagline: '3–6 · tricks, building and solitaire',
  options: {
    programme: {
      label: 'The rounds',
      help: 'A letter for each round: T for tricks, B for building, S for solitaire. Empty is as chosen above.',
      wrong: 'Write only T, B and S, sixteen letters at most.',
      value: (programme) => capital(programmeText(runsOf(String(programme)))),
    },
    teams: {
      label: 'Teams',
      help: 'Four or six can play in pairs, partners sitting opposite each other.',
      value: (teams) => (teams === true ? 'In pairs' : 'Everybody alone'),
    },
    teamScoring: {
      label: 'Points in pairs',
      help: 'If the cards are put together, it is enough that the two of you have all twelves, all reds and so on.',
      value: (how) => (how === 'pooled' ? 'Put the cards together, then count' : 'Count each alone, then add'),
    },
    jokerLead: {
      label: 'Blue 5 as first card',
      help: 'Blue 5 is the joker and takes the trick when it is played.',
      value: (may) => (may === true ? 'May be led' : 'May not be led'),
    },
  },
  presets: {
    standard: { label: 'The whole evening', help: 'Three trick rounds, building, three more and a solitaire.' },
    short: { label: 'Short', help: 'One round of each: tricks, building and solitaire.' },
    build: { label: 'Building only', help: 'A single round of taking and building with the cards on the table.' },
    tricks: { label: 'Tricks only', help: 'Three rounds, good to start with.' },
  },
  deal: {
    finished: 'The round is over.',
    lastDeal: 'The last round',
    empty: 'The points are written up here once the first round is over.',
  },
  conflict: () => 'Teams need four or six players.',
  objection,
  event,
  scoreLine: (line) => scoreLine(line as SjufingreScoreLine),
  rules: enRules,
  page: enPage,
}
