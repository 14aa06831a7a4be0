import type { SpaderEvent, SpaderObjection, SpaderScoreLine } from '../../../games/spader/index.ts'
import { listOf } from '../../list.ts'
import { inside, start, suitOf, verb } from '../../speech/en.ts'
import { capital, signed } from '../../speech/speech.ts'
import type { Who } from '../../who.ts'
import { enConflict, enOptions, enPresets } from './en-options.ts'
import { enPage } from './en-page.ts'
import { enRules } from './en-rules.ts'
import { bags, bid, card, sideInside, tricks } from './en-say.ts'
import { seatsOn } from './speech.ts'
import type { SpaderWords } from './words.ts'

const NOW = {
  drawing: 'Cards are being drawn now. The bids come after that.',
  bidding: 'The bidding is on. Cards are played once everybody has bid.',
  exchange: 'Two cards are being exchanged now. Wait until that is done.',
  play: 'The cards are being played now. It is too late for that.',
  naming: 'A suit is being named now, for the one who led spades too early.',
} as const

const objection = (refusal: SpaderObjection): string => {
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
const scoreLine = (line: SpaderScoreLine): string => {
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

const scored = (who: Who, { deal, sides }: Extract<SpaderEvent, { code: 'deal-scored' }>): string => {
  const seats = seatsOn(who, sides.length)
  return `Deal ${deal}: ${sides.map(({ points }, index) => `${sideInside(who, seats[index] ?? [])} ${signed(points)}`).join(', ')}`
}

const event = (told: SpaderEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      // SP-D Two draw their hands; nobody deals.
      return who.names.length === 2
        ? `Deal ${told.deal}: ${inside(who, 1 - told.dealer)} ${verb(who, 1 - told.dealer, 'draw', 'draws')} first`
        : `Deal ${told.deal}: ${inside(who, told.dealer)} dealt`
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
    case 'spade-refused':
      return `${start(who, told.seat)} tried to lead spades too early and had to take the card back`
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

/** Everything Spader says, in English. */
export const en: SpaderWords = {
  name: 'Spades',
  tagline: '2–5 · promise tricks and keep your word',
  options: enOptions,
  presets: enPresets,
  conflict: enConflict,
  objection,
  event,
  scoreLine: (line) => scoreLine(line as SpaderScoreLine),
  rules: enRules,
  page: enPage,
}
