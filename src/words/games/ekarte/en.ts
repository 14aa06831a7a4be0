import type { EkarteEvent, EkarteObjection, EkarteScoreLine } from '../../../games/ekarte/index.ts'
import { resultOf } from '../../list.ts'
import { card, choice, few, inside, range, several, start, suitOf, verb } from '../../speech/en.ts'
import type { Who } from '../../who.ts'
import { enPage } from './en-page.ts'
import { enRules } from './en-rules.ts'
import type { EkarteWords } from './words.ts'

const packetsText = (packets: string): string => (packets === '3+2' ? 'three cards, then two' : 'two cards, then three')

const NOW = {
  proposal: 'Now you choose whether to propose or to play.',
  answer: 'Now you answer the proposal: accept or refuse.',
  'elder-exchange': 'Now you choose which cards to change.',
  'dealer-exchange': 'Now you choose which cards to change.',
  king: 'Now you answer whether you hold the king of trumps.',
  play: 'Now you play a card.',
  claim: 'Now you decide whether the hands are replayed.',
  over: 'The match is over.',
} as const

const objection = (refusal: EkarteObjection): string => {
  switch (refusal.code) {
    case 'unknown-action':
      return 'That cannot be done here. Choose one of the things on the page.'
    case 'unknown-seat':
      return 'There is no such seat at the table.'
    case 'match-over':
      return 'The match is over.'
    case 'packets-fixed':
      return `In this game you deal ${packetsText(refusal.packets)}. You may choose again in a later game.`
    case 'concede-too-late':
      return 'Only the last trick is left, so the deal is played out.'
    case 'point-made':
      return `You have ${several(refusal.tricks, 'trick')} already, and with them the point. There is nothing to give up.`
    case 'nothing-to-take-back':
      return 'There is no card to take back.'
    case 'king-too-early':
      return 'The king is marked when the exchange is over, not before.'
    case 'king-not-held':
      return `You do not hold the ${card(refusal.king)}.`
    case 'king-announced':
      return 'The king has been marked already.'
    case 'king-too-late':
      return 'It is too late to mark the king in this deal.'
    case 'not-your-turn':
      return 'It is not your turn.'
    case 'not-now':
      return NOW[refusal.phase]
    case 'proposal-number':
      return refusal.numbered
        ? `Say how many cards you want to change: ${range(refusal.min, refusal.max)}.`
        : 'Just propose. How many cards it will be, you choose once the answer is yes.'
    case 'not-in-hand':
      return refusal.cards.length === 1
        ? `You do not hold the ${choice(refusal.cards)}.`
        : 'You do not hold all of those cards.'
    case 'discard-count':
      return `It has to be ${range(refusal.min, refusal.max)}.`
    case 'follow-suit':
      return `You hold ${suitOf(refusal.suit)} and must follow suit. Play the ${choice(refusal.cards)}.`
    case 'trump':
      return `You cannot follow suit and must trump. Play the ${choice(refusal.cards)}.`
    case 'head-the-trick':
      return `You must beat the ${card(refusal.lead)} when you can. Play the ${choice(refusal.cards)}.`
  }
}

const scoreLine = (line: EkarteScoreLine): string => {
  switch (line.code) {
    case 'king-turned':
      return 'turned up a king'
    case 'king':
      return 'marked the king of trumps'
    case 'point':
      return `took ${few(line.tricks)} tricks`
    case 'point-exposed':
      return `took ${few(line.tricks)} tricks against a vulnerable player`
    case 'vole':
      return 'took all five tricks'
    case 'abandoned-vole':
      return 'the other gave up without a trick'
    case 'abandoned-point':
      return `the other gave up with ${several(line.tricks, 'trick')}`
    case 'abandoned-exposed':
      return 'the other gave up and was vulnerable'
    case 'let-stand-reduction':
      return 'had played a card against the rules'
  }
}

const scored = (who: Who, deal: Extract<EkarteEvent, { code: 'deal-scored' }>): string => {
  const got = deal.sides.flatMap(({ points, lines }, seat) =>
    lines.length === 0 ? [] : `${enPage.finished.got(who, seat, points)} (${lines.map(scoreLine).join(', ')})`,
  )
  return `Deal ${deal.deal}: ${got.length === 0 ? 'no points' : got.join(', ')}`
}

const event = (told: EkarteEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      return `Deal ${told.deal}: ${inside(who, told.dealer)} dealt and turned up the ${card(told.turnUp)}`
    case 'king-turned':
      return `A king was turned up: ${inside(who, told.seat)} +1`
    case 'packets-chosen':
      return `${start(who, told.seat)} will deal ${packetsText(told.packets)}`
    case 'proposed':
      return told.count === undefined
        ? `${start(who, told.seat)} proposed`
        : `${start(who, told.seat)} proposed to change ${several(told.count, 'card')}`
    case 'accepted':
      return `${start(who, told.seat)} accepted`
    case 'refused':
      return told.exposed
        ? `${start(who, told.seat)} refused and ${verb(who, told.seat, 'are', 'is')} vulnerable`
        : `${start(who, told.seat)} refused`
    case 'stood':
      return told.exposed
        ? `${start(who, told.seat)} played without proposing and ${verb(who, told.seat, 'are', 'is')} vulnerable`
        : `${start(who, told.seat)} wanted no more cards`
    case 'exchanged':
      return told.count === 0
        ? `${start(who, told.seat)} kept all five cards`
        : `${start(who, told.seat)} changed ${several(told.count, 'card')}`
    case 'stock-emptied':
      return 'The stock is empty, so the exchange is over'
    case 'king-answered':
    case 'claim-answered':
      return undefined
    case 'king-marked':
      return `${start(who, told.seat)} marked the king of trumps: +1`
    case 'played':
      return `${start(who, told.seat)} played the ${card(told.card)}`
    case 'trick-won':
      return `${start(who, told.seat)} took trick ${told.trick}`
    case 'card-taken-back':
      return `${start(who, told.seat)} took back the ${card(told.card)}`
    case 'conceded':
      return `${start(who, told.seat)} gave up the deal`
    case 'claim-opened':
      return 'A card had been played against the rules'
    case 'replay-claimed':
      return `${start(who, told.seat)} wanted the hands replayed`
    case 'let-stand':
      return `${start(who, told.seat)} let it stand`
    case 'deal-scored':
      return scored(who, told)
    case 'game-won': {
      const [mine, theirs] = [told.marks[told.seat], told.marks[told.seat === 0 ? 1 : 0]]
      return `${start(who, told.seat)} won game ${told.game} by ${resultOf(mine, theirs)}`
    }
    case 'match-won': {
      const [mine, theirs] = [told.gamesWon[told.seat], told.gamesWon[told.seat === 0 ? 1 : 0]]
      return mine + theirs === 1 ? undefined : `${start(who, told.seat)} won the match by ${resultOf(mine, theirs)}`
    }
  }
}

/** Everything Ekarté says, in English. */
export const en: EkarteWords = {
  name: 'Écarté',
  tagline: '2 · five cards, five points',
  options: {
    target: {
      label: 'Points for a game',
      help: 'Whoever gets there first wins the game.',
      value: (points) => `${points} points`,
    },
    games: {
      label: 'How long you play',
      help: 'Whoever wins more than half of the games wins the match.',
      value: (games) => (games === 1 ? 'One game' : `Best of ${few(Number(games))} games`),
    },
    nextGameDealer: {
      label: 'Who deals in the next game',
      help: 'The dealer accepts or refuses an exchange; the other leads.',
      value: (dealer) => (dealer === 'loser' ? 'The loser of the last' : 'The deal simply alternates'),
    },
    kingWindow: {
      label: 'When the king of trumps is marked',
      help: 'The king in hand scores 1, but only if it is marked in time.',
      value: (when) =>
        when === 'ownFirstCard' ? 'At the latest with your own first card' : 'Both are asked before the first lead',
    },
    proposalNumber: {
      label: 'How many cards are changed',
      help: 'Whether a proposal also has to say how many cards it is about.',
      value: (when) => (when === 'afterAcceptance' ? 'Chosen once accepted' : 'Said in the proposal'),
    },
    dealerMinDiscard: {
      label: 'The dealer changes',
      help: 'When the other has changed cards, the dealer may change too.',
      value: (count) => (count === 0 ? 'Up to five cards, or none' : 'One to five cards'),
    },
    irregular: {
      label: 'Cards against the rules',
      help: 'Not following suit, not trumping or not winning although one could.',
      value: (what) => (what === 'blocked' ? 'Cannot be played' : 'Can be played, but the hands may be replayed'),
    },
  },
  presets: {
    standard: { label: 'Standard écarté', help: 'As most people play. The table keeps track of the rules.' },
    club: {
      label: 'As in the club',
      help: 'The dealer may keep all five cards, and you keep track of the rules yourselves.',
    },
    source: {
      label: 'By the book',
      help: 'The king is marked before the first lead, and a proposal says how many cards.',
    },
  },
  conflict: () => 'These house rules do not go together.',
  objection,
  event,
  scoreLine,
  rules: enRules,
  page: enPage,
}
