import type { Suit } from '../../../cards/card.ts'
import type { Seat } from '../../../core/seat.ts'
import type { PhaseName } from '../../../games/rodskagg/index.ts'
import { listOf } from '../../list.ts'
import { card, few, inside, several, start, suitOf, verb, whose } from '../../speech/en.ts'
import { capital, printed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { bidText, phrase, scoreLine, trickNumber, tricks } from './en-say.ts'
import type { RodskaggPageWords } from './sv-page.ts'

const names = (who: Who, seats: readonly Seat[]): string =>
  listOf(
    'en',
    seats.map((seat) => inside(who, seat)),
  )

/** What it costs to forget something; nothing where that is free. */
const orElse = (points: number): string => (points === 0 ? '.' : `, or else +${points}.`)

/** `You have`, `Karin has`. */
const has = (who: Who, seat: Seat): string => `${start(who, seat)} ${verb(who, seat, 'have', 'has')}`

/** The verb after a list of names: that of one who is not the reader, or the plural. */
const after = (who: Who, seats: readonly Seat[], many: string, one: string): string =>
  seats.length === 1 && seats[0] !== who.me ? one : many

/** What the pages of Rödskägg say, in English. */
export const enPage: RodskaggPageWords = {
  phrase,
  score: {
    label: 'The scores, from twelve down to zero',
    name: start,
    points: 'points',
    declarer: 'declarer',
    dealer: 'deals',
    bid: (bid) => (bid === 'pass' ? 'passed' : `bid ${bidText(bid)}`),
    hasOf: (count, bid) => `has ${count} of ${bid}`,
    tricks,
    has: (count) => `has ${count}`,
    out: 'out',
    notIn: 'looks on',
    must: 'must stay',
    may: 'may choose',
    goesOn: 'in',
    stays: 'in without a trick',
    folded: 'dropped out',
    ready: 'ready',
  },
  board: {
    label: 'The table',
    shuffled: (who, dealer) => `${has(who, dealer)} shuffled.`,
    stock: (count) => (count === 0 ? 'The stock is empty.' : `${several(count, 'card')} left in the stock.`),
    highest: (who, seat, bid) => `Highest so far: ${inside(who, seat)}, ${bidText(bid)}.`,
    noBid: 'Nobody has bid yet.',
    drawn: (who, seat, count) => `${has(who, seat)} drawn ${several(count, 'card')}.`,
    exchange: (who, { seat, how, count }) => {
      switch (how) {
        case 'kept':
          return `${start(who, seat)} kept ${verb(who, seat, 'your', 'their')} cards.`
        case 'drew':
          return `${start(who, seat)} changed ${several(count, 'card')}.`
        case 'newHand':
          return `${start(who, seat)} took ${count === 1 ? 'a new hand' : `a new hand ${few(count)} times`}.`
        case 'finalHand':
          return `${start(who, seat)} took the last new hand.`
      }
    },
    playOff: (who, seats) => `Play-off between ${names(who, seats)}. Most tricks win.`,
    trick: (number) =>
      capital(trickNumber(number))
        .replace('The ', '')
        .replace(/^./, (first) => first.toUpperCase()),
    took: (who, seat, number) => `${start(who, seat)} took ${trickNumber(number)}`,
    leads: ', is winning',
    wins: ', took the trick',
    name: start,
  },
  say: {
    turn: (who, seat) => `${whose(who, seat)} turn.`,
    pickUp: 'Pick up your cards first.',
    cut: 'Cut the pack, and the cards are dealt.',
    cutting: (who, dealer) => `${start(who, dealer)} ${verb(who, dealer, 'cut and deal', 'cuts and deals')}.`,
    neighbourCut: (who, dealer) => `${start(who, dealer)} ${verb(who, dealer, 'let', 'lets')} you cut.`,
    neighbourCutting: (who, seat, dealer) =>
      `${start(who, seat)} ${verb(who, seat, 'cut', 'cuts')} for ${inside(who, dealer)}.`,
    dealReady: 'You have dealt. What do you say?',
    dealing: (who, dealer) => `${has(who, dealer)} dealt.`,
    low: (ace) => `You have no ${ace ? 'card above ten' : 'court card'}, so you may change.`,
    notLow: 'Your hand is too good to be changed.',
    drawn: (count, more) =>
      `You have drawn ${few(count)}. ${more ? 'Draw another, or choose' : 'Choose'} ${few(count)} to throw away.`,
    exchanging: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'are', 'is')} asked about new cards.`,
    drawing: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'are', 'is')} changing cards.`,
    bid: 'How many tricks will you take?',
    outbid: (bid) => (bid === undefined ? 'Bid, or pass.' : `Bid more than ${bidText(bid)}, or pass.`),
    bidding: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'bid', 'bids')}.`,
    lead: (number) => `Lead to ${trickNumber(number)}.`,
    leading: (who, seat, number) =>
      `${start(who, seat)} ${verb(who, seat, 'lead', 'leads')} to ${trickNumber(number)}.`,
    lastCard: (lead) => `The ${card(lead)} was led. Play your last card.`,
    follow: (lead) => `The ${card(lead)} was led. Follow with a ${suitOf(lead[0] as Suit).slice(0, -1)}.`,
    free: (lead) => `The ${card(lead)} was led. You have no ${suitOf(lead[0] as Suit)}, so play what you like.`,
    following: (who, seat, lead) => `${start(who, seat)} ${verb(who, seat, 'play', 'plays')} to the ${card(lead)}.`,
    fourPlayed: 'Four tricks are played, two are left.',
    asks: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'ask', 'asks')}: ${phrase(who, 'ask')}`,
    answer: 'You have no trick and may choose.',
    answering: (who, seat) => `${has(who, seat)} no trick and ${verb(who, seat, 'answer', 'answers')}.`,
    ended: 'The deal is over.',
    ready: 'Go on when you have seen it.',
    readyWaits: (who, seats) => `The next deal comes when ${names(who, seats)} ${after(who, seats, 'go', 'goes')} on.`,
    over: 'The match is over.',
  },
  act: {
    hand: (count) => `Your hand, ${several(count, 'card')}`,
    handSome: (count, legal) => `Your hand, ${several(count, 'card')}, ${few(legal)} can be played`,
    backs: (count) => `Your ${several(count, 'card')}, face down`,
    playable: ', can be played',
    unplayable: ', cannot be played',
    justDrawn: ', just drawn',
    cut: 'Cut',
    offerCut: (who, seat) => `Let ${inside(who, seat)} cut`,
    pickUp: 'Pick up the cards',
    draw: (first) => (first ? 'Draw a card' : 'Draw another'),
    discardThese: 'Throw away',
    discard: (count) => `Throw away the chosen, ${several(count, 'card')}`,
    newHand: 'Take a new hand',
    keep: 'Keep the cards',
    bids: 'Your bid',
    bid: (bid) => `Bid ${tricks(bid)}`,
    pass: 'Pass',
    redbeard: 'Redbeard',
    bidRedbeard: 'Bid Redbeard',
    redbeardHelp: (winOrOut) =>
      winOrOut ? 'Take all six and you win the match. Otherwise you are out.' : 'You promise all six tricks.',
    proceed: 'Go on',
    stay: 'Stay in',
    stayHelp: (trick, none) => `Every trick is worth ${trick}. No trick costs ${none}.`,
    fold: 'Drop out',
    foldHelp: (score) => `Nothing happens. You stay on ${printed(score)}.`,
    foldMisses: (bid, points) => `You then miss your bid of ${bidText(bid)}: +${points}.`,
    reach: (count, score) =>
      `${capital(tricks(count))} ${count === 1 ? 'takes' : 'take'} you from ${printed(score)} to 0.`,
    ready: 'Go on',
    knock: 'Knock',
    knockHelp: (points) =>
      `Knock when you notice that somebody has been careless. To knock for nothing ${points === 0 ? 'costs nothing' : `costs ${points}`}.`,
    knocks: { peek: 'peeked', cut: 'the cut', ask: 'question', score: 'number' },
    knockOn: (who, seat, offence) =>
      `Knock: ${inside(who, seat)} ${
        {
          peek: 'picked up too early',
          cut: 'let somebody else cut',
          ask: 'forgot the question',
          score: 'did not say one or zero',
        }[offence]
      }`,
  },
  reasons: {
    worth: 'What a trick is worth now',
    mustDeclarer: 'must stay.',
    mustTrick: 'a trick taken, must stay.',
    may: (none) => `may choose. No trick costs ${none}.`,
    stays: (none) => `in without a trick. No trick costs ${none}.`,
    gotOne: 'in without a trick, and has one now.',
    folded: 'dropped out.',
    needs: (count, points) =>
      `${count === 0 ? 'No more tricks' : `${capital(few(count))} more`}, otherwise +${points}.`,
    holds: 'The bid is made already.',
    missed: (points) => `The bid is missed already, +${points}.`,
    needsAll: 'Both of them, or out.',
    failed: 'The Redbeard has failed, out after this deal.',
    toZero: (count) => `${capital(tricks(count))} to zero.`,
    lastTrick: 'The last trick',
    sums: 'How you came to where you are',
    inPlay: (running) => `with the tricks of this deal: ${running}`,
    rituals: 'To remember',
    ritual: {
      peek: (who, points) => `Do not pick up before the dealer says “${phrase(who, 'ready')}”${orElse(points)}`,
      cut: (_who, points) => `The dealer cuts, nobody else${orElse(points)}`,
      ask: (who, points) => `The declarer asks “${phrase(who, 'ask')}” before the fifth trick${orElse(points)}`,
      score: (who, points) =>
        `Say “${phrase(who, 'one')}” on one and “${phrase(who, 'zero')}” on zero, before the next trick begins${orElse(points)}`,
    },
    ritualsNote: 'It only costs if somebody knocks in time.',
  },
  finished: {
    title: (deal) => `Deal ${deal}`,
    playOff: 'Play-off',
    contract: (who, seat, bid, count) => `${start(who, seat)} bid ${bidText(bid)} and took ${count}.`,
    name: start,
  },
  sheet: {
    player: 'Who',
    points: 'Points',
    winner: (who, seat, sum) => `${start(who, seat)}: ${sum}`,
    ending: {
      zero: (who, seats) =>
        `${capital(names(who, seats))} ${after(who, seats, 'were', 'was')} on zero when the deal was over.`,
      declarer: (who, seats) =>
        `Several were on zero. ${capital(names(who, seats))} ${after(who, seats, 'were', 'was')} the declarer and ${after(who, seats, 'come', 'comes')} first.`,
      playOff: (who, seats) => `${capital(names(who, seats))} took most tricks in the play-off.`,
      redbeard: (who, seats) => `${capital(names(who, seats))} bid Redbeard and took every trick.`,
      lastLeft: (who, seats) => `${capital(names(who, seats))} ${after(who, seats, 'are', 'is')} the last one left.`,
      deals: (who, seats) =>
        `The deals are played, and ${names(who, seats)} ${after(who, seats, 'are', 'is')} nearest to zero.`,
    },
  },
  scoreLine,
}

/** What to do next, for an action that came at another time. */
export const enNow: Readonly<Record<PhaseName, string>> = {
  cut: 'Now the pack is cut.',
  neighbourCut: 'Now the pack is cut.',
  dealReady: 'Now everybody waits for the dealer.',
  exchange: 'Now cards are changed.',
  bidding: 'Now you bid.',
  play: 'Now a trick is played.',
  question: 'Four tricks are played, and it is the declarer’s turn.',
  answers: 'Now those without a trick answer.',
  ready: 'The deal is over. Go on to the next.',
  over: 'The match is over.',
}
