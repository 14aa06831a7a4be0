import type { RodskaggOptions } from '../../../games/rodskagg/index.ts'
import type { RulesSection } from '../../game.ts'
import { few } from '../../speech/en.ts'
import { phrases } from './en-say.ts'

const exchange = ({ lowHand, lowHandTest, exchange }: RodskaggOptions): readonly string[] => {
  if (lowHand === 'off') return ['Nobody may change cards: you play with those you were dealt.']
  const low = lowHandTest === 'aceBlocks' ? 'ace, king, queen or jack' : 'king, queen or jack'
  return [
    `Whoever has no ${low} in hand may change, ${exchange === 'withBid' ? 'when the turn to bid comes' : 'if they want. Everybody is asked in turn before the bids'}.`,
    lowHand === 'draw'
      ? 'You draw one card at a time from the stock, as long as you like but no further than the first high card. Then you throw away as many, whichever you want. If the stock runs out, the cards thrown away are shuffled into a new one.'
      : 'The whole hand is changed for six new cards, and if it is still poor you may change again. If the stock is too small, everything is shuffled again, and the hand you get then is yours to keep.',
  ]
}

const bids = ({ bidding, plainBidSix, redbeard, bidRule, exactForAll }: RodskaggOptions): readonly string[] => [
  `From the dealer’s left everybody says how many tricks it will be, 0 to ${plainBidSix ? 6 : 5}, or Redbeard. ${
    bidding === 'announce'
      ? 'The highest bid, the first of equal ones, makes the declarer.'
      : 'Every bid must be higher than the last, otherwise you pass. If everybody passes, the deal is not played.'
  }`,
  `The declarer must take ${bidRule === 'exact' ? 'exactly' : 'at least'} that many tricks. ${exactForAll ? 'The others must make their bids in the same way.' : 'The bids of the others are only information.'}`,
  redbeard === 'winOrOut'
    ? 'Redbeard is all six tricks. If it is made, the match is won at once. If it fails, the declarer is out and the others play on.'
    : 'Redbeard is all six tricks, a bid like any other.',
]

const question = ({ soleSurvivor, rituals, exactForAll }: RodskaggOptions): readonly string[] => [
  `When four tricks are played the declarer asks: are you in? ${rituals ? 'That is for the declarer to remember.' : 'The table puts the question.'} Whoever has taken a trick must play on, and so must the declarer. Whoever has no trick chooses, in turn from the declarer’s left.`,
  'Whoever drops out lays down two cards, and nothing happens. Whoever stays in without a trick takes a risk: every trick takes off 2, but no trick costs 6.',
  soleSurvivor === 'awarded'
    ? 'If nobody stays in, the declarer gets the last two tricks unplayed. They count for the bid too.'
    : 'If nobody stays in, the deal is over after four tricks.',
  ...(exactForAll ? ['Whoever has bid at least one trick and drops out has missed that bid.'] : []),
]

const scores = ({ declarerPenalty, exactForAll }: RodskaggOptions): readonly string[] => [
  'Every trick takes off one point. You can end up below zero too, and then only penalty points help you back.',
  exactForAll
    ? 'Everybody who misses a bid gets 6, the declarer too.'
    : `A declarer who misses the bid gets ${declarerPenalty}. From 3, with a bid of 3 and two tricks taken, it is 3 − 2 + ${declarerPenalty} = ${1 + declarerPenalty}.`,
]

const end = ({ tieAtZero, deals }: RodskaggOptions): readonly string[] => [
  'Whoever is on exactly zero when a deal is over has won. Passing zero in the middle of a deal does not count.',
  `${tieAtZero === 'declarer' ? 'If there are several, the declarer wins if among them. Otherwise there is a play-off' : 'If there are several, there is a play-off'}: one deal for them alone, without bids and without the question, and most tricks win.`,
  ...(deals === 0
    ? []
    : [
        `If nobody has reached zero after ${deals === 1 ? 'one deal' : `${deals} deals`}, whoever is nearest wins. If several are equally near, they share it.`,
      ]),
]

const rituals = (options: RodskaggOptions): readonly RulesSection[] => {
  if (!options.rituals) return []
  const { peekPenalty, cutPenalty, forgotAskPenalty, knockWindow, wrongKnock } = options
  const cost = (points: number): string => (points === 0 ? 'costs nothing' : `costs ${points}`)
  return [
    {
      title: 'The rituals',
      paragraphs: [
        `The dealer shuffles and cuts alone, deals, and says: “${phrases.ready.usual}”, or whatever you have agreed on. To let somebody else cut ${cost(cutPenalty)}. To pick up too early ${cost(peekPenalty)}.`,
        `If the declarer forgets to ask, everybody stays in, without the risk. That ${cost(forgotAskPenalty)}.`,
        `Whoever reaches one says “${phrases.one.usual}”, and whoever reaches zero “${phrases.zero.usual}”, before the next trick begins. After the last trick it has to be said before going on. Forgetting costs 6.`,
      ],
    },
    {
      title: 'Knocking',
      paragraphs: [
        'None of this costs anything if nobody notices. Whoever notices knocks, and says at whom and what for. The first to knock counts.',
        `${knockWindow === 'nextTrick' ? 'The cut and the peek can be knocked until the first trick is over' : 'The cut and the peek can be knocked until somebody bids or changes cards'}, the forgotten question until the fifth trick is over, and the unsaid number until the next trick is over.`,
        `To knock for nothing ${wrongKnock === 0 ? 'costs nothing' : `costs ${wrongKnock}`}.`,
      ],
    },
  ]
}

/** The rules of Rödskägg as a table plays them, in English. */
export const enRules = (options: RodskaggOptions, seats: number): readonly RulesSection[] => [
  {
    title: 'The aim',
    paragraphs: [
      'Everybody begins on 12 and wants to get down to exactly zero. Every trick takes off one point, so in the end it is a matter of taking just enough.',
      'The pack has 52 cards without jokers. Aces are high, twos are low, and no suit is trumps.',
    ],
  },
  {
    title: 'Dealing and changing',
    paragraphs: [
      `The dealer gives everybody six cards. The rest, ${52 - 6 * seats} cards when there are ${few(seats)} of you, is the stock. The deal passes clockwise.`,
      ...exchange(options),
    ],
  },
  { title: 'The bids', paragraphs: bids(options) },
  {
    title: 'The tricks',
    paragraphs: [
      'The declarer leads to the first trick. You must follow suit if you can; otherwise you play what you like, but that card does not win. The highest card of the suit led takes the trick.',
      options.lead === 'winner' ? 'Whoever took the trick leads to the next.' : 'The declarer leads to every trick.',
    ],
  },
  { title: 'The question', paragraphs: question(options) },
  { title: 'The points', paragraphs: scores(options) },
  { title: 'Who wins', paragraphs: end(options) },
  ...rituals(options),
]
