import type { SpaderOptions } from '../../../games/spader/index.ts'
import type { RulesSection } from '../../game.ts'
import { listOf } from '../../list.ts'
import { few, several } from '../../speech/en.ts'
import { factsOf, type TableFacts } from './facts.ts'

const PACK = {
  none: '',
  C2: 'The two of clubs is out, so that the cards come out even. ',
  D2C2: 'The twos of diamonds and clubs are out, so that the cards come out even. ',
  H2D2: 'Two jokers are in, and the twos of hearts and diamonds are out. ',
  D2C2J: 'Two jokers are in, and the twos of diamonds and clubs are out. ',
  J: 'Two jokers are in. ',
  twos: 'Two jokers are in, and all four twos are out. ',
} as const

const aim = ({ form, mirror, target, deals }: SpaderOptions, facts: TableFacts): readonly string[] => [
  form === 'family'
    ? 'There are four of you, each playing alone. Guess how many tricks you will take, and try to take exactly that many.'
    : form === 'pairs'
      ? `There are four of you, two teams with the partner opposite. ${mirror ? 'The cards decide the bids, and the team must keep them.' : 'Everybody bids how many tricks they think they will take, and the team must keep what it has promised.'}`
      : `There are ${few(facts.seats)} of you, each playing alone. ${mirror ? 'The cards decide your bid, and you must keep it.' : 'Bid how many tricks you think you will take, and keep your bid.'}`,
  deals > 0
    ? `You play ${several(deals, 'deal')}. Most points after that win.`
    : `First to ${target === 'usual' ? facts.target : target} points wins${facts.pairs ? ', counted for the team' : ''}.`,
]

const deal = ({ form, openHands, jokers }: SpaderOptions, facts: TableFacts): readonly string[] => [
  form === 'two'
    ? `${PACK[facts.pack]}Nobody deals. You take turns to look at the top card of the stock. Keep it, and the next card is put away unseen. Or put it away, and take the next whatever it is. When the stock is empty you have thirteen cards each. Whoever drew first in one deal draws second in the next.`
    : `${PACK[facts.pack]}Everybody gets ${facts.hand} cards, one at a time. The deal passes clockwise.`,
  jokers
    ? 'Spades are always trumps. The jokers count as spades: the big joker is highest, then the little one, then the ace of spades. In the other suits the ace is highest.'
    : 'Spades are always trumps. In each suit the ace is highest and the two lowest.',
  'The cards in hand are sorted with spades leftmost and high cards first.',
  ...(form === 'family' && openHands !== 'none'
    ? [
        openHands === '0,1,2,3'
          ? 'Everybody’s cards lie open, so that a grown-up can help.'
          : `The cards of seat ${listOf(
              'en',
              openHands.split(',').map((seat) => String(Number(seat) + 1)),
            )} lie open, for those who play with help.`,
      ]
    : []),
]

const bidding = (options: SpaderOptions, facts: TableFacts): readonly string[] => {
  const { bidCorrection, teamBidCap, suicide, mirror } = options
  if (mirror)
    return [
      'Your bid is exactly the number of spades you hold; with none you bid nil. The bids are laid out by themselves.',
      ...(facts.pairs ? ['The contract of a team is the sum of its two bids.'] : []),
    ]
  return [
    `${facts.two ? 'Whoever drew first bids first.' : 'The bidding goes round once, beginning on the dealer’s left.'} ${facts.nil ? `Bid nil to ${facts.hand}.` : `Bid one to ${facts.hand}.`} Nobody can pass, and a bid need not be higher than the one before.`,
    ...(facts.pairs
      ? [
          `The contract of a team is the sum of its two bids.${teamBidCap ? ' Together they may not come to more than 13.' : ''}`,
        ]
      : []),
    ...(suicide
      ? [
          'In each team exactly one bids nil. If the first of a team bids a number, the partner must bid nil, and the other way round.',
        ]
      : []),
    bidCorrection
      ? 'A bid can be changed until the next player has bid. The last to bid can change it until cards begin to move.'
      : 'A bid once made stands.',
  ]
}

const nil = ({ blindNilExchange, failedNilTricks }: SpaderOptions, facts: TableFacts): readonly string[] => [
  `Nil is a promise not to take a single trick. It gives 100 if kept and costs 100 if not.${facts.pairs ? ' The partner’s bid is scored separately.' : ''}`,
  ...(facts.blind === 'off'
    ? []
    : [
        `Blind nil is bid before you have looked at your cards. It gives 200 or costs 200.${facts.blind === 'anytime' ? ' Anybody may bid it.' : facts.pairs ? ' It may be bid when the team is at least 100 behind.' : ' It may be bid by anyone at least 100 behind the leader.'} The cards lie face down until you choose, and a blind nil cannot be changed.`,
      ]),
  ...(facts.blind !== 'off' && facts.pairs && blindNilExchange
    ? [
        'When everybody has bid, the blind bidder gives two cards to the partner, who looks at them and gives two back. If both of a team have bid blind they do not exchange.',
      ]
    : []),
  ...(facts.pairs
    ? [
        failedNilTricks === 'bags'
          ? 'Tricks of a failed nil become bags, if the partner made their own bid.'
          : failedNilTricks === 'contract'
            ? 'Tricks of a failed nil count for the contract of the team.'
            : 'Tricks of a failed nil count for nothing else.',
      ]
    : []),
]

const play = ({ two }: TableFacts): readonly string[] => [
  `${two ? 'Whoever drew first leads' : 'The player on the dealer’s left leads'} first; after that the winner of each trick leads to the next.`,
  'If you hold the suit that was led you must follow it. If not, play anything, spades included.',
  'If there are spades in the trick, the highest spade takes it. Otherwise the highest card of the suit that was led does.',
]

const EARLY: Readonly<Record<SpaderOptions['irregularLead'], string>> = {
  blocked: 'The table does not let a spade be led too early.',
  takeBack: 'If somebody tries, the card goes back, without penalty, but everybody is told.',
  opponentsNameSuit:
    'If somebody leads a spade all the same, it goes back. The next player names another suit, which must then be led if it is held. Those who have bid nil may not do it.',
  trickLost:
    'If somebody leads a spade all the same, the trick goes to the opponent with the highest spade, or else to the next player. Those who have bid nil may not do it.',
}

const broken = ({ irregularLead }: SpaderOptions): readonly string[] => [
  'Spades may not be led until they are broken, which is when somebody has played a spade on another suit. Whoever holds nothing but spades may lead them, and that breaks them.',
  EARLY[irregularLead],
]

const score = ({ form }: SpaderOptions, facts: TableFacts): readonly string[] =>
  form === 'family'
    ? [
        'Every trick you take gives 1 point, whatever you bid. If you take exactly as many as you bid you get 5 more.',
        'Bid three and take three: 8. Bid three and take five: 5. Nobody can go below zero.',
      ]
    : [
        `If the ${facts.pairs ? 'contract' : 'bid'} is made, every trick bid gives 10 points and every trick beyond it 1. Bid five and take six: 51.`,
        'If it is not, you are set: −10 for every trick bid, whether you lack one or five.',
      ]

const bags = ({ bagOverflow }: SpaderOptions): readonly string[] => [
  'A trick beyond the bid is a bag. It gives 1 point, but bags pile up through the whole match. Ten bags cost 100 points.',
  bagOverflow === 'carry'
    ? 'Bags beyond the ten stay. That is why the last digit of the score shows how many you have, unless it is below zero.'
    : 'Then the count starts from zero.',
  'Those who are set get no bags.',
]

const end = ({ deals, losingScore, form }: SpaderOptions): readonly string[] => [
  deals > 0
    ? 'If it is level at the top after the last deal, another deal is played until somebody leads.'
    : 'The score counts when the deal is over. If several reach the target in the same deal, most points win. If it is level at the top, another deal is played until somebody leads.',
  ...(form !== 'family' && losingScore !== 'none'
    ? [`Whoever has −${-losingScore} or less after a deal has lost. Then the match is over, and most points win.`]
    : []),
]

/** The rules of Spader as a table plays them, in English. */
export const enRules = (options: SpaderOptions, seats: number): readonly RulesSection[] => {
  const facts = factsOf(options, seats)
  return [
    { title: 'What it is about', paragraphs: aim(options, facts) },
    { title: facts.two ? 'The cards and the draw' : 'The cards and the deal', paragraphs: deal(options, facts) },
    { title: 'The bids', paragraphs: bidding(options, facts) },
    ...(facts.nil
      ? [{ title: facts.blind === 'off' ? 'Nil' : 'Nil and blind nil', paragraphs: nil(options, facts) }]
      : []),
    { title: 'The tricks', paragraphs: play(facts) },
    { title: 'When spades may be led', paragraphs: broken(options) },
    { title: 'The score', paragraphs: score(options, facts) },
    ...(facts.family ? [] : [{ title: 'Bags', paragraphs: bags(options) }]),
    { title: 'When the match is over', paragraphs: end(options) },
  ]
}
