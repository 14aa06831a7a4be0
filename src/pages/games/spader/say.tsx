import type { VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import type { SpaderCard } from '../../../games/spader/index.ts'
import { canDo } from '../../choice.tsx'
import { joined } from '../../joined.ts'
import { isPairs, type OwnProps, type Props, pageWords, suitOf, turnOf } from './props.ts'

/** What the reader's bid depends on. */
const bidText = ({ view, who, language, own }: OwnProps): string => {
  const words = pageWords(language).say
  const { partner, partnersBid, bidBox } = own
  if (own.mayBidBlind) return words.undecided
  if (partner !== undefined && partnersBid !== undefined) {
    if (bidBox.every(({ bid }) => bid === 'nil')) return words.mustNil(who, partner, partnersBid)
    const free = typeof partnersBid === 'number' || bidBox.some(({ bid }) => bid === 'nil')
    return free ? words.partnersBid(who, partner, partnersBid) : words.mustNumber(who, partner, partnersBid)
  }
  if (view.calls.length === 0) return words.bidFirst
  return isPairs(view) && partner !== undefined
    ? words.bidBefore(who, partner)
    : words.othersBid(view.bidTotal, view.tricksInDeal)
}

/** Whether a spade may be led although it is not broken and there is something else to lead. */
const mayLeadEarly = ({ view, legal, own }: OwnProps): boolean => {
  const holds = (test: (card: SpaderCard) => boolean) => own.hand.some(test)
  const playsSpade = own.hand.some((card) => suitOf(card) === 'S' && legal.includes(`play ${card}`))
  return !view.broken && playsSpade && holds((card) => suitOf(card) !== 'S')
}

/** What holds for the reader's lead. */
const leadText = (props: OwnProps, named: 'H' | 'D' | 'C' | 'S' | undefined): string => {
  const { view, who, language, own } = props
  const words = pageWords(language).say
  const { lastTrick, irregularLead } = view
  if (named !== undefined) {
    const namer = (own.seat + 1) % view.places.length
    return own.hand.some((card) => suitOf(card) === named)
      ? words.named(who, namer, named)
      : words.namedVoid(who, namer, named)
  }
  const lead = lastTrick === undefined ? words.lead : lastTrick.early ? words.leadGot : words.leadNext
  const spades = own.hand.filter((card) => suitOf(card) === 'S')
  if (view.broken || spades.length === 0 || spades.length === own.hand.length) return lead
  if (own.goesBack.length > 0) return `${lead} ${words.early.takeBack}`
  if (mayLeadEarly(props) && (irregularLead === 'opponentsNameSuit' || irregularLead === 'trickLost')) {
    return `${lead} ${words.early[irregularLead]}`
  }
  return `${lead} ${words.unbroken}`
}

/** What lies on the table, or that the reader cannot follow it. */
const trickText = ({ view, who, language }: Props, hand?: readonly SpaderCard[]): string => {
  const words = pageWords(language).say
  const { plays, best, taker, early } = view.trick
  const lead = plays[0]
  if (lead === undefined || best === undefined) return ''
  const suit = suitOf(lead.card)
  const lost = early && taker !== undefined ? words.lost(who, taker) : undefined
  if (hand !== undefined && hand.length === 1) return joined(lost, words.lastCard)
  if (hand?.every((card) => suitOf(card) !== suit)) return joined(lost, words.liesVoid(suit))
  return lost ?? words.lies(who, suit, best.seat, best.card)
}

/** What the reader is to do. */
const myText = (props: OwnProps): string => {
  const { view, who, language, own } = props
  const words = pageWords(language).say
  const { phase } = view
  switch (phase.kind) {
    case 'drawing':
      return words.draw
    case 'bidding':
      return bidText(props)
    case 'exchange':
      return phase.returning ? words.giveBack(who, phase.to, own.received) : words.give(who, phase.to)
    case 'play':
      return view.trick.plays.length === 0 ? leadText(props, phase.named) : trickText(props, own.hand)
    case 'naming':
      return words.name(who, phase.leader)
    case 'over':
      return words.over
  }
}

/** What somebody else is to do. */
const theirText = (props: Props, seat: Seat): string => {
  const { view, who, language } = props
  const words = pageWords(language).say
  const { phase } = view
  switch (phase.kind) {
    case 'drawing':
      return words.drawing(who, seat)
    case 'bidding':
      return words.bidding(who, seat)
    case 'exchange':
      return words.giving(who, seat, phase.to)
    case 'play':
      return view.trick.plays.length === 0
        ? words.leading(who, seat, view.lastTrick === undefined || view.lastTrick.early)
        : trickText(props)
    case 'naming':
      return words.naming(who, seat, phase.leader)
    case 'over':
      return words.over
  }
}

/** A reader who has bid nil and kept it so far is reminded of it. */
const nilText = ({ view, language }: Props): string | undefined => {
  const place = view.own === undefined ? undefined : view.places[view.own.seat]
  const isNil = place?.bid === 'nil' || place?.bid === 'blind-nil'
  return view.phase.kind === 'play' && isNil && place.tricks === 0 ? pageWords(language).say.nil : undefined
}

/** Whose turn it is and what is required. */
export const Say = (props: Props): VNode => {
  const { view, who, language, legal } = props
  const words = pageWords(language).say
  const seat = turnOf(view)
  if (seat === undefined) return <span>{words.over}</span>
  const own = view.own
  const mine = own !== undefined && seat === own.seat
  const bids = mine && view.phase.kind === 'bidding' && canDo(legal, 'bid') && !own.mayBidBlind
  return (
    <>
      <b>{bids ? words.yourBid : words.turn(who, seat)}</b>{' '}
      <span>
        {mine ? myText({ ...props, own }) : theirText(props, seat)} {nilText(props)}
      </span>
    </>
  )
}
