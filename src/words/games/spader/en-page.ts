import { listOf } from '../../list.ts'
import { inside, start, suitOf, verb, whose } from '../../speech/en.ts'
import { capital, printed } from '../../speech/speech.ts'
import { answer, bags, bid, card, ownedBy, side, sideInside, tricks } from './en-say.ts'
import { ownFirst } from './speech.ts'
import type { SpaderPageWords } from './sv-page.ts'

/** What the pages of Spader say, in English. */
export const enPage: SpaderPageWords = {
  bid,
  card,
  suit: suitOf,
  side,
  score: {
    label: 'Score, bids and tricks',
    of: (counted, contract) => `${counted} of ${contract}`,
    nil: (taken) => (taken === 0 ? 'nil' : `nil, took ${taken}`),
    bags: (count) => (count === 1 ? '1 bag' : `${count} bags`),
  },
  board: {
    label: 'The table',
    trick: 'The trick',
    lastTrick: 'The trick that was taken',
    bids: 'The bids so far',
    place: start,
    yourCard: 'your card',
    bidding: 'to bid',
    unseen: 'has not looked',
    fact: (made, taken) => {
      if (typeof made === 'number') return taken === 0 ? `bid ${made}` : `${taken} of ${made}`
      return taken === 0 ? bid(made) : `${bid(made)}, took\u00a0${taken}`
    },
    leads: 'winning',
    took: 'took it',
    got: 'got it',
    broken: (broken) => (broken ? 'broken' : 'not broken'),
    spades: 'Spades are ',
    stock: (count) => `${count} left to draw`,
    drawn: (count) => (count === 1 ? '1 card' : `${count} cards`),
    offer: ', on top of the stock',
  },
  say: {
    turn: (who, seat) => `${whose(who, seat)} turn.`,
    yourBid: 'Your bid?',
    draw: 'Keep the card, or put it away and take the next?',
    drawing: (who, seat) => `${start(who, seat)} is looking at the top card.`,
    undecided: 'Look at your cards, or bid blind nil without having seen them?',
    bidFirst: 'You bid first.',
    bidBefore: (who, partner) => `${start(who, partner)} bids after you.`,
    partnersBid: (who, partner, made) => `${start(who, partner)} has bid ${bid(made)}.`,
    othersBid: (total, of) => `The others have bid ${total} of ${of} tricks.`,
    mustNil: (who, partner, made) => `${start(who, partner)} has bid ${bid(made)}, so you bid nil.`,
    mustNumber: (who, partner, made) => `${start(who, partner)} has bid ${bid(made)}, so you bid at least one.`,
    bidding: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'are', 'is')} to bid.`,
    give: (who, to) => `Choose two cards to give to ${inside(who, to)}.`,
    giveBack: (who, to, cards) =>
      `${start(who, to)} gave you the ${listOf('en', cards.map(card))}. Choose two cards to give back.`,
    giving: (who, seat, to) =>
      `${start(who, seat)} ${verb(who, seat, 'choose', 'chooses')} two cards for ${inside(who, to)}.`,
    lead: 'Lead a card.',
    leadNext: 'You took the trick. Lead to the next.',
    leadGot: 'You got the trick. Lead to the next.',
    unbroken: 'Spades are not broken yet.',
    early: {
      takeBack: 'Spades are not broken: if you lead one, it comes back to you and everybody is told.',
      opponentsNameSuit: 'Spades are not broken: if you lead one, the next player names a suit for you.',
      trickLost: 'Spades are not broken: if you lead one, an opponent gets the trick.',
    },
    named: (who, seat, suit) => `${start(who, seat)} named ${suitOf(suit)}. That is what you are to lead.`,
    namedVoid: (who, seat, suit) =>
      `${start(who, seat)} named ${suitOf(suit)}, but you have none. Lead anything but spades.`,
    leading: (who, seat, first) =>
      first
        ? `${start(who, seat)} ${verb(who, seat, 'lead', 'leads')}.`
        : `${start(who, seat)} took the trick and ${verb(who, seat, 'lead', 'leads')}.`,
    lies: (who, suit, best, bestCard) =>
      `${capital(suitOf(suit))} were led; ${ownedBy(who, best)} ${answer(bestCard, suit)} is winning.`,
    liesVoid: (suit) => `${capital(suitOf(suit))} were led and you have none. Play any card.`,
    lastCard: 'Play your last card.',
    lost: (who, taker) => `Spades came too early. As it stands, the trick goes to ${inside(who, taker)}.`,
    nil: 'You have bid nil.',
    name: (who, leader) =>
      `${start(who, leader)} led spades too early and took the card back. Which suit ${verb(who, leader, 'are', 'is')} ${inside(who, leader)} to lead?`,
    naming: (who, seat, leader) =>
      `${start(who, seat)} ${verb(who, seat, 'name', 'names')} the suit that ${inside(who, leader)} ${verb(who, leader, 'are', 'is')} to lead.`,
    over: 'The match is over.',
  },
  act: {
    hand: (count) => `Your hand, ${count === 1 ? '1 card' : `${count} cards`}`,
    handSome: (count, legal) => `Your hand, ${count} cards, ${legal} can be played`,
    handUnseen: (count) => `Your hand, ${count} cards face down`,
    playable: ', can be played',
    unplayable: ', cannot be played',
    look: 'Look at the cards',
    lookHelp: 'then you bid as usual',
    lookEarly: 'to bid blind, wait for your turn',
    blind: 'Bid blind nil',
    blindHelp: '200 if it works, otherwise −200',
    bids: (pairs) => (pairs ? 'Bids, and what your team then promises' : 'Bids'),
    promise: 'you promise',
    nil: 'Nil',
    correct: (made) => `You bid ${bid(made)}. Change it`,
    correctUntil: (playing) =>
      playing ? 'You can until the first card is given away or played.' : 'You can until the next player has bid.',
    keep: 'Keep it',
    keepHelp: 'the next card is put away unseen',
    reject: 'Put it away',
    rejectHelp: 'you get the next, whatever it is',
    give: (who, to) => `Give the cards to ${inside(who, to)}`,
  },
  reasons: {
    contracts: (pairs) => (pairs ? 'The contracts' : 'The bids'),
    calls: (who, calls) => `${capital(calls.map((call) => `${inside(who, call.seat)} ${bid(call.bid)}`).join(' + '))}.`,
    alone: (made, taken) => (taken === undefined ? `Bid ${bid(made)}.` : `Bid ${bid(made)}, took ${taken}.`),
    needs: (count) => `${capital(tricks(count))} still to take.`,
    made: (pairs) => (pairs ? 'The contract is made.' : 'The bid is made.'),
    set: 'It can no longer be made: set.',
    exact: 'Exactly the bid.',
    aboveBid: 'More than the bid.',
    bagsLeft: (who, seats, left) => {
      const mine = seats.some((seat) => seat === who.me)
      const them = mine ? 'you' : seats.length > 1 ? 'them' : inside(who, seats[0] ?? 0)
      return `${capital(bags(left))} more will cost ${them} 100.`
    },
    broken: (broken) =>
      broken ? 'Spades are broken and may be led.' : 'Spades are not broken yet, so nobody may lead them.',
    howHigh: 'How high can you bid?',
    highest: (highest, of) => `Your two bids may come to ${of} at most, so you can bid up to ${highest}.`,
    sum: (total, of) => `So far ${total} of ${of} tricks have been bid.`,
    nilWorth: 'Nil is 100 if you take no trick, otherwise −100. It is scored separately.',
    lastTrick: (who, seat, early) =>
      early ? `The last trick: ${inside(who, seat)} got it` : `The last trick: ${inside(who, seat)} took it`,
    exchange: 'The exchange',
    received: (who, from, cards) => `From ${inside(who, from)} you got the ${listOf('en', cards.map(card))}.`,
    given: (who, to, cards) => `${start(who, to)} got the ${listOf('en', cards.map(card))} from you.`,
    stage: {
      waiting: (who, bidder, partner) => `Then ${inside(who, bidder)} and ${inside(who, partner)} exchange two cards.`,
      'bidder-gives': (who, bidder, partner) =>
        `${start(who, bidder)} ${verb(who, bidder, 'give', 'gives')} two cards to ${inside(who, partner)}, who ${verb(who, partner, 'give', 'gives')} two back.`,
      'partner-returns': (who, bidder, partner) =>
        `${start(who, partner)} ${verb(who, partner, 'give', 'gives')} two cards back to ${inside(who, bidder)}.`,
      done: (who, bidder, partner) => `${start(who, bidder)} and ${inside(who, partner)} have exchanged two cards.`,
    },
    openHand: (who, seat) => `${whose(who, seat)} cards lie open`,
    length: 'How long you play',
    lengthText: ({ deals, target, losingScore, playOff, deal }) => {
      if (playOff) return 'It is level at the top. You play one more deal at a time until somebody leads.'
      const end = deals === undefined ? `First to ${target} wins.` : `Deal ${deal} of ${deals}. Most points win.`
      return losingScore === undefined ? end : `${end} Whoever gets down to −${-losingScore} has lost.`
    },
    because: (who, line) => {
      switch (line.code) {
        case 'contract':
          return `promised ${line.contract}, took ${line.tricks}: ${line.contract} × 10`
        case 'set':
          return `promised ${line.contract}, took ${line.tricks}: set, ${line.contract} × −10`
        case 'nil-made':
          return `${ownedBy(who, line.seat)} nil was made`
        case 'nil-failed':
          return `${inside(who, line.seat)} bid nil but took ${tricks(line.tricks)}`
        case 'blind-nil-made':
          return `${ownedBy(who, line.seat)} blind nil was made`
        case 'blind-nil-failed':
          return `${inside(who, line.seat)} bid blind nil but took ${tricks(line.tricks)}`
        case 'bags':
          return bags(line.count)
        case 'bags-penalty':
          return line.count === 1 ? 'ten bags were full' : `${line.count * 10} bags were full`
        case 'tricks':
          return `took ${tricks(line.tricks)}`
        case 'exact':
          return 'exactly as bid'
      }
    },
  },
  finished: {
    title: (deal) => `Deal ${deal}`,
    total: (who, sides) =>
      `The score: ${sides.map(({ seats, total }) => `${sideInside(who, seats)} ${printed(total)}`).join(', ')}.`,
    bags: (count) => `${count === 0 ? 'No bags' : capital(bags(count))} piled up.`,
    nothing: 'No points.',
    lastTrick: (who, seat) => `The last trick: ${inside(who, seat)} took it`,
  },
  sheet: {
    caption: 'Score sheet: bid, tricks, points and total for every deal. Tap the points to see why.',
    deal: 'Deal',
    side: (pairs) => (pairs ? 'Team' : 'Name'),
    bid: 'Bid',
    tricks: 'Tricks',
    points: 'Points',
    bags: 'Bags',
    sum: 'Total',
    help: 'Tap a number of points to see why.',
    names: (who, seats) =>
      listOf(
        'en',
        ownFirst(who, seats).map((seat) => start(who, seat)),
      ),
    solid: (name) => `Solid line: ${name}.`,
    dashed: (name) => `Dashed: ${name}.`,
  },
}
