import type { RodskaggWords } from './words.ts'

const points = (value: unknown): string => (value === 0 ? 'None' : value === 1 ? '1 point' : `${value} points`)
const yesNo = (value: unknown): string => (value === true ? 'Yes' : 'No')

/** The house rules of Rödskägg, in English. */
export const enOptions: RodskaggWords['options'] = {
  declarerPenalty: {
    label: 'Penalty for a missed bid',
    help: 'What the declarer gets when the bid is not made.',
    value: points,
  },
  lead: {
    label: 'Who leads',
    help: 'The declarer always leads to the first trick.',
    value: (lead) => (lead === 'winner' ? 'Whoever took the last trick' : 'The declarer to every trick'),
  },
  tieAtZero: {
    label: 'When several reach zero at once',
    help: 'A play-off is one more deal, for them alone, and most tricks win.',
    value: (rule) => (rule === 'declarer' ? 'The declarer wins, otherwise a play-off' : 'Always a play-off'),
  },
  bidRule: {
    label: 'When the bid is made',
    help: 'Whether the declarer may take more tricks than bid without a penalty.',
    value: (rule) => (rule === 'exact' ? 'Exactly that many tricks' : 'At least that many tricks'),
  },
  bidding: {
    label: 'How you bid',
    help: 'The highest bidder, the first of equal ones, becomes declarer.',
    value: (rule) => (rule === 'announce' ? 'Everybody says a number' : 'Every bid must beat the last'),
  },
  lowHand: {
    label: 'Changing poor cards',
    help: 'Whoever has no high card in hand may change.',
    value: (rule) =>
      rule === 'draw' ? 'Draw one at a time' : rule === 'newHand' ? 'Get a whole new hand' : 'Nobody may change',
  },
  lowHandTest: {
    label: 'Aces and changing',
    help: 'Whether an ace in hand means that you may not change.',
    value: (rule) => (rule === 'aceBlocks' ? 'An ace is a high card' : 'Only kings, queens and jacks count'),
  },
  exchange: {
    label: 'When cards are changed',
    help: 'Asking everybody in turn takes one more trip around the table.',
    value: (when) => (when === 'withBid' ? 'When it is your turn to bid' : 'Everybody is asked before the bids'),
  },
  redbeard: {
    label: 'The bid of Redbeard',
    help: 'The highest bid: all six tricks.',
    value: (rule) => (rule === 'winOrOut' ? 'Wins the match, or puts you out' : 'A plain bid of six'),
  },
  plainBidSix: {
    label: 'Bidding six without Redbeard',
    help: 'A plain bid of six tricks, lower than Redbeard.',
    value: yesNo,
  },
  exactForAll: {
    label: 'Exact bids for everybody',
    help: 'Everybody who misses a bid gets 6, not only the declarer.',
    value: yesNo,
  },
  soleSurvivor: {
    label: 'When nobody stays in',
    help: 'All the others have dropped out, and two tricks are left.',
    value: (rule) => (rule === 'awarded' ? 'The declarer gets both tricks' : 'The deal ends after four tricks'),
  },
  rituals: {
    label: 'Rituals, as in Five Up',
    help: 'You keep track yourselves of what has to be said, and knock when somebody forgets.',
    value: (on) => (on === true ? 'Yes, you keep track' : 'No, the table does it'),
  },
  peekPenalty: {
    label: 'Penalty for peeking',
    help: 'For picking up before the cards are ready. Only with rituals.',
    value: points,
  },
  cutPenalty: {
    label: 'Penalty for a wrong cut',
    help: 'For a dealer who lets somebody else cut. Only with rituals.',
    value: points,
  },
  forgotAskPenalty: {
    label: 'Penalty for a forgotten question',
    help: 'For a declarer who does not ask before the last two tricks. Only with rituals.',
    value: points,
  },
  knockWindow: {
    label: 'How long you can knock',
    help: 'For what happened when the cards were dealt. Only with rituals.',
    value: (window) => (window === 'nextTrick' ? 'Until the first trick is over' : 'Until somebody bids or changes'),
  },
  wrongKnock: {
    label: 'Knocking for nothing',
    help: 'What it costs to knock without a reason. Only with rituals.',
    value: points,
  },
  deals: {
    label: 'How long you play',
    help: 'If nobody reaches zero, whoever is nearest wins when the deals are played.',
    value: (deals) =>
      deals === 0 ? 'Until somebody reaches zero' : deals === 1 ? 'One deal' : `At most ${deals} deals`,
  },
}

export const enPresets: RodskaggWords['presets'] = {
  standard: { label: 'Standard Redbeard', help: 'The table asks the question and says the scores for you.' },
  wikipedia: {
    label: 'As on Wikipedia',
    help: 'The declarer leads to every trick, penalties are 6, and you keep track of what has to be said.',
  },
  femopp: {
    label: 'Five Up',
    help: 'Standard Redbeard with rituals: do not forget to ask, and knock when somebody does.',
  },
}
