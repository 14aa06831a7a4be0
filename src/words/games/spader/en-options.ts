import type { OptionConflict } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
import { several } from '../../speech/en.ts'
import type { SpaderWords } from './words.ts'

const CONFLICTS: Readonly<Record<OptionConflict['code'], string>> = {
  'suicide-with-mirror':
    'Suicide and Mirror do not go together: in Mirror the cards make the bid, so nobody can be made to bid nil.',
  'suicide-outside-pairs': 'Suicide is for pairs only, for it takes one nil in each team.',
  'mirror-with-jokers': 'Mirror is played without jokers, for the bid is the number of spades in hand.',
  'family-with-jokers': 'The family game is played without jokers.',
  'family-with-suicide': 'The family game has neither teams nor nil, so Suicide does not fit.',
  'family-with-mirror': 'In the family game everybody guesses, so Mirror does not fit.',
  'exchange-outside-pairs': 'The exchange after a blind nil takes a partner, so it is for pairs only.',
}

/** Why house rules of Spader do not go together, in English. */
export const enConflict: SpaderWords['conflict'] = ({ code }) => CONFLICTS[code as OptionConflict['code']]

const form = {
  pairs: 'Pairs',
  family: 'Family, each alone',
  solo: 'Everyone for themselves',
  two: 'Two, drawing cards',
} as const
const yesNo = (value: unknown, yes: string, no: string): string => (value === true ? yes : no)

/** The seats of `openHands`, counted from one. */
const openHands = (value: string): string => {
  if (value === 'none') return 'Nobody’s'
  const seats = value.split(',').map((seat) => String(Number(seat) + 1))
  if (seats.length === 4) return 'Everybody’s'
  return `${seats.length === 1 ? 'Seat' : 'Seats'} ${listOf('en', seats)}`
}

/** The house rules of Spader, in English. */
export const enOptions: SpaderWords['options'] = {
  form: {
    label: 'Form',
    help: 'Who plays together, and by which rules.',
    value: (value) => form[value as keyof typeof form],
  },
  target: {
    label: 'Target',
    help: 'Whoever gets there wins when the deal is over.',
    value: (value) => (value === 'usual' ? 'The one that goes with the form' : `${value} points`),
  },
  deals: {
    label: 'Number of deals',
    help: 'Play to a target, or a fixed number of deals after which most points win.',
    value: (value) => (value === 0 ? 'To the target' : several(Number(value), 'deal')),
  },
  bidCorrection: {
    label: 'Changing a bid',
    help: 'A slip of the tongue can be put right until the next player has bid.',
    value: (value) => yesNo(value, 'Until the next has bid', 'A bid stands'),
  },
  teamBidCap: {
    label: 'The bid of a team',
    help: 'Whether partners together may promise more tricks than there are.',
    value: (value) => yesNo(value, 'At most 13 together', 'No limit'),
  },
  nil: {
    label: 'Nil',
    help: 'Promising not to take a single trick, for 100 points.',
    value: (value) => yesNo(value, 'May be bid', 'Everybody bids one or more'),
  },
  blindNil: {
    label: 'Blind nil',
    help: 'A nil bid before you have seen your cards, for 200 points.',
    value: (value) => (value === 'off' ? 'Not bid' : value === 'anytime' ? 'May always be bid' : 'When 100 behind'),
  },
  blindNilExchange: {
    label: 'Exchange after a blind nil',
    help: 'The blind bidder gives two cards to the partner and gets two back.',
    value: (value) => yesNo(value, 'Two cards change hands', 'No exchange'),
  },
  failedNilTricks: {
    label: 'Tricks of a failed nil',
    help: 'What those tricks are worth to the team.',
    value: (value) =>
      value === 'bags'
        ? 'They become bags'
        : value === 'contract'
          ? 'They count for the contract'
          : 'They do not count',
  },
  bagOverflow: {
    label: 'When ten bags are full',
    help: 'What becomes of bags beyond ten.',
    value: (value) => (value === 'carry' ? 'Those beyond ten stay' : 'The count starts from zero'),
  },
  jokers: {
    label: 'Jokers',
    help: 'Two jokers that count as spades and beat the ace.',
    value: (value) => yesNo(value, 'With two jokers', 'Without jokers'),
  },
  jokerRemoves: {
    label: 'Cards out for the jokers',
    help: 'Which two twos are taken out. With three or five players the number decides.',
    value: (value) => (value === 'redTwos' ? 'Two of hearts and diamonds' : 'Two of diamonds and clubs'),
  },
  suicide: {
    label: 'Suicide',
    help: 'In every deal exactly one player of each team must bid nil.',
    value: (value) => yesNo(value, 'One nil in each team', 'No'),
  },
  mirror: {
    label: 'Mirror',
    help: 'The bid is the number of spades you hold, and nothing else.',
    value: (value) => yesNo(value, 'The bid is the spades in hand', 'No'),
  },
  irregularLead: {
    label: 'Spades led too early',
    help: 'What happens when somebody leads spades before they are broken.',
    value: (value) =>
      value === 'blocked'
        ? 'Cannot be done'
        : value === 'takeBack'
          ? 'The card is taken back'
          : value === 'opponentsNameSuit'
            ? 'The opponent names a suit'
            : 'The trick is lost',
  },
  openHands: {
    label: 'Open hands',
    help: 'Whose cards lie open in the family game, for those who play with help. Seats count from the one who bids first in the first deal: whoever laid the table, if you sit as you came.',
    value: (value) => openHands(String(value)),
  },
  losingScore: {
    label: 'Losing score',
    help: 'Whoever gets down there has lost, and the match is over.',
    value: (value) => (value === 'none' ? 'None' : `At −${-Number(value)}`),
  },
}

/** Sets of house rules that have a name, in English. */
export const enPresets: SpaderWords['presets'] = {
  standard: { label: 'Pairs, as most people play', help: 'Four, partner opposite, first to 500.' },
  family: { label: 'The family game', help: 'Four, each alone. Guess your tricks, first to 25.' },
  family6: {
    label: 'With children from 6',
    help: 'Cards open on the table, so that a grown-up can help. Three deals.',
  },
  family8: { label: 'With children from 8', help: 'Cards in hand and the simple score. Three deals.' },
  family10: { label: 'With children from 10', help: 'In pairs with the usual score. Three deals.' },
  jokers: { label: 'With jokers', help: 'In pairs, with two jokers above the ace of spades.' },
  suicide: { label: 'Suicide', help: 'In pairs, with one nil in each team in every deal.' },
  mirror: { label: 'Mirror', help: 'In pairs. The bid is the spades in hand, so the play decides.' },
  three: { label: 'Three', help: 'Everyone for themselves, 17 cards each, first to 300.' },
  two: { label: 'Two', help: 'You draw your cards one by one and choose which to keep.' },
  cutthroat4: { label: 'Four, everyone for themselves', help: 'No partner, first to 500.' },
  cutthroat5: { label: 'Five, everyone for themselves', help: 'Ten cards each, first to 500.' },
}
