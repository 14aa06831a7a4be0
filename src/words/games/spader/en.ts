import type { Event, Objection, OptionConflict, SpaderLine } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
import { inside, several, start, suitOf } from '../../speech/en.ts'
import { capital, signed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { enPage } from './en-page.ts'
import { enRules } from './en-rules.ts'
import { bags, bid, card, sideInside, tricks } from './en-say.ts'
import { seatsOn } from './speech.ts'
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

const NOW = {
  drawing: 'Cards are being drawn now. The bids come after that.',
  bidding: 'The bidding is on. Cards are played once everybody has bid.',
  exchange: 'Two cards are being exchanged now. Wait until that is done.',
  play: 'The cards are being played now. It is too late for that.',
  naming: 'A suit is being named now, for the one who led spades too early.',
} as const

const objection = (refusal: Objection): string => {
  switch (refusal.code) {
    case 'unknown-action':
      return 'That cannot be done. To give cards away choose exactly two, otherwise something shown on the page.'
    case 'match-over':
      return 'The match is over.'
    case 'no-such-seat':
      return 'There is no such seat at the table.'
    case 'not-your-turn':
      return 'It is not your turn.'
    case 'not-now':
      return NOW[refusal.phase]
    case 'look-first':
      return 'Look at your cards first, or bid blind nil.'
    case 'has-looked':
      return 'You have seen your cards already.'
    case 'no-blind-nil':
      return refusal.behind === undefined
        ? 'There is no blind nil at this table.'
        : `You may bid blind nil when you are at least 100 behind. Now it is ${Math.max(0, refusal.behind)}.`
    case 'no-nil':
      return 'At this table everybody bids at least one trick.'
    case 'bid-too-high':
      return `There are not that many tricks. Bid ${refusal.highest} at most.`
    case 'team-bid-cap':
      return refusal.partner === undefined
        ? `Bid ${refusal.highest} at most, so that your partner can bid too.`
        : `Your partner has bid ${refusal.partner}, so you can bid ${refusal.highest} at most.`
    case 'suicide-nil':
      return 'Your partner has bid a number, so you bid nil.'
    case 'suicide-number':
      return 'Your partner has bid nil, so you bid at least one trick.'
    case 'same-bid':
      return `You have bid ${bid(refusal.bid)} already.`
    case 'bid-stands':
      return 'A blind nil stands.'
    case 'not-in-hand':
      return `You do not hold the ${card(refusal.card)}.`
    case 'follow-suit':
      return `You hold ${suitOf(refusal.suit)} and must follow suit.`
    case 'spades-not-broken':
      if (refusal.named !== undefined) return `You are to lead ${suitOf(refusal.named)}, not spades.`
      return refusal.nil
        ? 'Spades are not broken, and having bid nil you may not lead them. Choose another suit.'
        : 'Spades are not broken yet. Lead another suit.'
    case 'named-suit':
      return `You hold ${suitOf(refusal.suit)} and are to lead that suit.`
    case 'not-spades':
      return 'Name hearts, diamonds or clubs.'
  }
}

/** The reason for points, said of nobody in particular. */
const scoreLine = (line: SpaderLine): string => {
  switch (line.code) {
    case 'contract':
      return `took ${line.tricks} of ${line.contract}`
    case 'set':
      return `took ${line.tricks} of ${line.contract}: set`
    case 'nil-made':
      return 'nil made'
    case 'nil-failed':
      return `nil failed by ${tricks(line.tricks)}`
    case 'blind-nil-made':
      return 'blind nil made'
    case 'blind-nil-failed':
      return `blind nil failed by ${tricks(line.tricks)}`
    case 'bags':
      return bags(line.count)
    case 'bags-penalty':
      return `${line.count * 10} bags`
    case 'tricks':
      return `took ${tricks(line.tricks)}`
    case 'exact':
      return 'exactly as bid'
  }
}

const scored = (who: Who, { deal, sides }: Extract<Event, { code: 'deal-scored' }>): string => {
  const seats = seatsOn(who, sides.length)
  return `Deal ${deal}: ${sides.map(({ points }, index) => `${sideInside(who, seats[index] ?? [])} ${signed(points)}`).join(', ')}`
}

const event = (told: Event, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      return `Deal ${told.deal}: ${inside(who, told.dealer)} dealt`
    case 'kept':
      return `${start(who, told.seat)} kept the card`
    case 'rejected':
      return `${start(who, told.seat)} put the card away and took the next`
    case 'looked':
    case 'hand-opened':
      return `${start(who, told.seat)} took up the cards`
    case 'bid':
      return `${start(who, told.seat)} bid ${bid(told.bid)}`
    case 'bid-corrected':
      return `${start(who, told.seat)} changed the bid from ${bid(told.before)} to ${bid(told.bid)}`
    case 'bids-posted':
      return `The bids are the spades in hand: ${told.calls.map((call) => `${inside(who, call.seat)} ${bid(call.bid)}`).join(', ')}`
    case 'cards-given':
      return told.returning
        ? `${start(who, told.seat)} gave two cards back to ${inside(who, told.to)}`
        : `${start(who, told.seat)} gave two cards to ${inside(who, told.to)}`
    case 'played':
      return `${start(who, told.seat)} played the ${card(told.card)}`
    case 'spades-broken':
      return 'Spades are broken'
    case 'spade-taken-back':
      return `${start(who, told.seat)} led spades too early and took back the ${card(told.card)}`
    case 'suit-named':
      return `${start(who, told.seat)} named ${suitOf(told.suit)} for ${inside(who, told.leader)} to lead`
    case 'trick-won':
      return `${start(who, told.seat)} took the trick`
    case 'trick-lost':
      return `${start(who, told.seat)} got the trick, for ${inside(who, told.leader)} led spades too early`
    case 'deal-scored':
      return scored(who, told)
    case 'play-off-began':
      return 'Level at the top, so there is another deal'
    case 'match-won':
      return `${capital(
        listOf(
          'en',
          told.winners.map((seat) => inside(who, seat)),
        ),
      )} won the match`
  }
}

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

/** Everything Spader says, in English. */
export const en: SpaderWords = {
  name: 'Spades',
  tagline: '2–5 · promise tricks and keep your word',
  options: {
    form: {
      label: 'Form',
      help: 'Who plays together, and by which rules.',
      value: (value) => form[value as keyof typeof form],
    },
    target: {
      label: 'Target',
      help: 'Whoever gets there wins when the deal is over.',
      value: (value) => (value === 'usual' ? 'The usual one for the form' : `${value} points`),
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
      help: 'Whose cards lie open in the family game, for those who play with help. Seats count from the one who bids first in the first deal.',
      value: (value) => openHands(String(value)),
    },
    losingScore: {
      label: 'Losing score',
      help: 'Whoever gets down there has lost, and the match is over.',
      value: (value) => (value === 'none' ? 'None' : `At −${-Number(value)}`),
    },
  },
  presets: {
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
  },
  conflict: ({ code }) => CONFLICTS[code as OptionConflict['code']],
  objection,
  event,
  scoreLine: (line) => scoreLine(line as SpaderLine),
  rules: enRules,
  page: enPage,
}
