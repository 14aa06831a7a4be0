import { card, choice, few, inside, range, several, start, suitOf, verb, whose } from '../../speech/en.ts'
import { capital } from '../../speech/speech.ts'
import type { EkartePageWords } from './sv-page.ts'

/** What the pages of Ekarté say, in English. */
export const enPage: EkartePageWords = {
  score: {
    label: (target) => `Score, to ${target}`,
    name: start,
    of: (target) => `of ${target}`,
    games: (count) => (count === 1 ? '1 game' : `${count} games`),
  },
  board: {
    label: 'The table',
    trump: (suit) => `${capital(suitOf(suit))} are trumps`,
    stock: (count) => (count === 0 ? 'The stock is empty' : `${count} in the stock`),
    turnUp: ', the turn-up',
    place: start,
    plays: 'The trick',
    yourCard: 'your card',
    took: (who, seat) => `${start(who, seat)} took the trick`,
    tricks: 'Tricks',
    count: (who, seat, count) => `${inside(who, seat)} ${count}`,
    talk: 'What has been said',
    dealt: (who, seat) => `${start(who, seat)} dealt`,
  },
  say: {
    turn: (who, seat) => `${whose(who, seat)} turn.`,
    bothTurn: 'Both answer.',
    propose: (first, numbered) => {
      if (numbered)
        return first
          ? 'How many cards do you want to change, or will you play?'
          : 'How many more do you want to change, or will you play?'
      return first
        ? 'Do you want new cards, or to play with those you have?'
        : 'Do you want to change again, or to play?'
    },
    proposing: (who, seat, first) =>
      `${start(who, seat)} ${verb(who, seat, 'choose', 'chooses')}: ${first ? 'change cards' : 'change again'} or play.`,
    answer: (who, elder, count) =>
      `${start(who, elder)} ${verb(who, elder, 'want', 'wants')} to change ${count === undefined ? 'cards' : several(count, 'card')}. Will you allow it?`,
    answering: (who, dealer) => `${start(who, dealer)} ${verb(who, dealer, 'answer', 'answers')} the proposal.`,
    discard: (min, max) => `Choose ${range(min, max)} to change${min === 0 ? ', or none' : ''}.`,
    discarding: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'choose', 'chooses')} which cards to change.`,
    king: (king) => `Do you hold the king of trumps, the ${card(king)}? You both answer, unseen by the other.`,
    kingAsked: (who, seats, king) =>
      seats.length === 1
        ? `${start(who, seats[0] ?? 0)} ${verb(who, seats[0] ?? 0, 'have', 'has')} not answered about the ${card(king)} yet.`
        : `Does anyone hold the king of trumps, the ${card(king)}?`,
    lead: (first) => (first ? 'Lead a card.' : 'You took the trick. Lead to the next.'),
    leading: (who, seat, first) =>
      first
        ? `${start(who, seat)} ${verb(who, seat, 'lead', 'leads')}.`
        : `${start(who, seat)} took the trick and ${verb(who, seat, 'lead', 'leads')}.`,
    lastCard: (lead) => `The ${card(lead)} was led. Play your last card.`,
    head: (lead, cards) => `The ${card(lead)} was led. Beat it with the ${choice(cards)}.`,
    below: (lead, cards) => `The ${card(lead)} was led. You cannot beat it, so follow with the ${choice(cards)}.`,
    ruff: (suit, cards) => `You have no ${suitOf(suit)}. Trump with the ${choice(cards)}.`,
    free: (suit, trump) =>
      suit === trump
        ? 'You have no trumps. Play any card you like.'
        : `You have neither ${suitOf(suit)} nor trumps. Play any card you like.`,
    unbound: (lead) =>
      `The ${card(lead)} was led. Follow suit, otherwise trump, and win if you can. The table will not warn you.`,
    following: (who, seat, lead) => `${start(who, seat)} ${verb(who, seat, 'answer', 'answers')} the ${card(lead)}.`,
    takeBack: (who, opponent, mistake) =>
      `You should not have played the ${card(mistake)}. Take it back now, or ${inside(who, opponent)} may have the hands replayed.`,
    mistake: {
      'follow-suit': (who, seat, trick, cards) =>
        `${start(who, seat)} did not follow suit in trick ${trick} and had the ${choice(cards)}.`,
      trump: (who, seat, trick, cards) =>
        `${start(who, seat)} did not trump in trick ${trick} and had the ${choice(cards)}.`,
      'head-the-trick': (who, seat, trick, cards) =>
        `${start(who, seat)} did not win trick ${trick} and had the ${choice(cards)}.`,
    },
    claim: 'Shall the hands be replayed?',
    claiming: (who, seat) =>
      `${start(who, seat)} ${verb(who, seat, 'decide', 'decides')} whether the hands are replayed.`,
    over: 'The match is over.',
  },
  act: {
    hand: (count) => `Your hand, ${several(count, 'card')}`,
    handSome: (count, legal) => `Your hand, ${several(count, 'card')}, ${few(legal)} can be played`,
    playable: ', can be played',
    unplayable: ', cannot be played',
    propose: 'Propose',
    proposeFirst: (who, dealer) =>
      `if ${inside(who, dealer)} ${verb(who, dealer, 'refuse', 'refuses')}, you score 2 for three tricks`,
    proposeLater: 'a refusal costs nothing now',
    proposeCount: 'Propose',
    proposeCards: (count) => several(count, 'card'),
    stand: () => 'Play',
    standFirst: (who, dealer) => `then you are vulnerable: ${inside(who, dealer)} scores 2 for three tricks`,
    standLater: 'nobody is vulnerable',
    accept: 'Accept',
    acceptHelp: (who, elder, min) =>
      `${inside(who, elder)} ${verb(who, elder, 'change', 'changes')} first, then you ${min === 0 ? 'if you like' : 'at least one'}`,
    refuse: 'Refuse',
    refuseFirst: (who, elder) => `then you are vulnerable: ${inside(who, elder)} scores 2 for three tricks`,
    refuseLater: 'nobody is vulnerable',
    discardThese: 'Change',
    keepAll: 'Keep all your cards',
    discard: (min) => (min === 0 ? 'Change the chosen cards, or none' : 'Change the chosen cards'),
    king: 'Mark the king',
    kingYes: 'Yes, mark it',
    kingNo: (holder) => (holder ? 'Do not mark it' : 'No'),
    kingPoint: '+1',
    takeBack: (mistake) => `Take back the ${card(mistake)}`,
    replay: 'Replay the hands',
    replayHelp: 'the same cards from the start, by the rules',
    letStand: 'Let it stand',
    letStandHelp: 'the points count as usual',
    letStandLess: (who, seat) => `${inside(who, seat)} ${verb(who, seat, 'score', 'scores')} 1 less for the tricks`,
    packets: 'How you deal',
    packetsHelp: 'How many cards you give at a time when you deal. It holds for the whole game.',
    packetsNow: 'as now',
  },
  reasons: {
    stakes: 'What is at stake',
    plain: 'Three or four tricks score 1, all five score 2.',
    exposed: {
      'no-proposal': (who, seat) =>
        `${start(who, seat)} played without proposing and ${verb(who, seat, 'are', 'is')} vulnerable.`,
      refused: (who, seat) =>
        `${start(who, seat)} refused the first proposal and ${verb(who, seat, 'are', 'is')} vulnerable.`,
    },
    exposedStakes: (who, exposed, other) =>
      `Three or four tricks score ${inside(who, other)} 2 but ${inside(who, exposed)} only 1. All five always score 2.`,
    kingOpen: (king) => `Whoever holds the ${card(king)} and marks it in time scores 1.`,
    kingTurned: (who, seat) =>
      `The turn-up is a king: ${inside(who, seat)} ${verb(who, seat, 'have', 'has')} scored 1.`,
    kingMarked: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'have', 'has')} marked the king of trumps.`,
    replayed: 'The hands are replayed with the same cards, after a card against the rules.',
    order: 'How the cards rank',
    orderText: 'Highest is the king, then queen, jack, ace, ten, nine, eight, seven. So the ace ranks below the jack.',
    exchange: 'The exchange',
    points: 'The points in this game',
    noPoints: 'No points yet.',
    deal: (deal) => `Deal ${deal}`,
    change: (who, seat, points) => `${start(who, seat)} ${points}`,
    game: (game, games) => (game === games ? `Game ${game}, the last.` : `Game ${game} of at most ${games}.`),
    gameWon: (who, seat, game, marks) => `${start(who, seat)} won game ${game} by ${marks}.`,
    concede: 'Give up the deal …',
    concedeHelp: (who, opponent, points, wins) => {
      const also = { game: ' and wins the game', match: ' and wins the match' }
      return `Then ${inside(who, opponent)} scores ${points}${wins === undefined ? '' : also[wins]}.`
    },
    because: (who, seat, line) => {
      const opponent = 1 - seat
      switch (line.code) {
        case 'king-turned':
          return `${start(who, seat)} turned up a king`
        case 'king':
          return `${start(who, seat)} marked the king of trumps`
        case 'point':
          return `${start(who, seat)} took ${few(line.tricks)} tricks`
        case 'point-exposed':
          return `${start(who, seat)} took ${few(line.tricks)} tricks, and ${inside(who, opponent)} ${verb(who, opponent, 'were', 'was')} vulnerable`
        case 'vole':
          return `${start(who, seat)} took all five tricks`
        case 'abandoned-vole':
          return `${start(who, opponent)} gave up without a trick`
        case 'abandoned-point':
          return `${start(who, opponent)} gave up with ${several(line.tricks, 'trick')}`
        case 'abandoned-exposed':
          return `${start(who, opponent)} gave up and ${verb(who, opponent, 'were', 'was')} vulnerable`
        case 'let-stand-reduction':
          return `${start(who, seat)} had played a card against the rules`
      }
    },
  },
  finished: {
    title: (deal) => `Deal ${deal}`,
    got: (who, seat, points) => `${start(who, seat)} ${verb(who, seat, 'score', 'scores')} ${points}`,
    nobody: 'Nobody scores.',
    kingTurned: (who, seat) => `The king that ${inside(who, seat)} turned up was enough. The cards were not played.`,
    king: (who, seat) => `The king that ${inside(who, seat)} marked was enough. The rest was not played.`,
    conceded: (who, seat) => `${start(who, seat)} gave up the deal.`,
    total: (who, seats, totals) =>
      `The score: ${inside(who, seats[0])} ${totals[0]}, ${inside(who, seats[1])} ${totals[1]}.`,
    gameWon: (who, seat, game, games, marks) =>
      `${start(who, seat)} won ${games === 1 ? 'the game' : `game ${game}`} by ${marks}.`,
    tricks: 'The tricks',
    took: start,
  },
  sheet: {
    game: (game, games) => (games === 1 ? 'The game' : `Game ${game}`),
    caption: 'Points deal by deal, total and why',
    deal: 'Deal',
    name: start,
    ongoing: 'in play',
    won: (who, seat, marks) => `${start(who, seat)} won by ${marks}`,
    games: (who, seats, won) => `Games won: ${inside(who, seats[0])} ${won[0]}, ${inside(who, seats[1])} ${won[1]}.`,
  },
}
