import type { VNode } from 'preact'
import { suitOf } from '../../../cards/card.ts'
import type { Seat } from '../../../core/seat.ts'
import type { Bid } from '../../../games/rodskagg/index.ts'
import { canDo, playable } from '../../choice.tsx'
import { joined } from '../../joined.ts'
import { type Props, pageWords } from './props.ts'

/** RO-3 What the reader may do about new cards. */
const exchangeText = ({ view, legal, language }: Props): string | undefined => {
  const words = pageWords(language).say
  const { own, options } = view
  if (own === undefined) return undefined
  if (own.drawn.length > 0) return words.drawn(own.drawn.length, canDo(legal, 'draw'))
  return own.low ? words.low(options.lowHandTest === 'aceBlocks') : undefined
}

const bidText = (props: Props): string => {
  const words = pageWords(props.language).say
  const { options, calls } = props.view
  const bids = calls.flatMap(({ bid }): readonly Bid[] => (bid === 'pass' ? [] : [bid]))
  const ask = options.bidding === 'outbid' ? words.outbid(bids.at(-1)) : words.bid
  const exchange = exchangeText(props)
  return props.view.own?.drawn.length ? (exchange ?? ask) : joined(exchange, ask)
}

const playText = ({ view, legal, language }: Props): string => {
  const words = pageWords(language).say
  const [lead] = view.trick?.plays ?? []
  if (lead === undefined) return words.lead(view.trick?.number ?? 1)
  if (view.own?.hand.length === 1) return words.lastCard(lead.card)
  return playable(legal).some((card) => suitOf(card) === suitOf(lead.card))
    ? words.follow(lead.card)
    : words.free(lead.card)
}

/** What the reader is to do. */
const myText = (props: Props): string => {
  const { view, who, legal, language } = props
  const words = pageWords(language).say
  if (canDo(legal, 'pick-up')) return words.pickUp
  switch (view.phase) {
    case 'cut':
      return words.cut
    case 'neighbourCut':
      return words.neighbourCut(who, view.dealer)
    case 'dealReady':
      return words.dealReady
    case 'exchange':
      return exchangeText(props) ?? words.notLow
    case 'bidding':
      return bidText(props)
    case 'play':
      return playText(props)
    case 'question':
      return words.fourPlayed
    case 'answers':
      return words.answer
    case 'ready':
      return words.ready
    case 'over':
      return words.over
  }
}

/** What somebody else is to do. */
const theirText = (props: Props, seat: Seat): string => {
  const { view, who, language } = props
  const words = pageWords(language).say
  const { dealer, trick } = view
  const drawing = (view.seats[seat]?.drawn ?? 0) > 0
  const [lead] = trick?.plays ?? []
  switch (view.phase) {
    case 'cut':
      return words.cutting(who, dealer)
    case 'neighbourCut':
      return words.neighbourCutting(who, seat, dealer)
    case 'dealReady':
      return words.dealing(who, dealer)
    case 'exchange':
      return drawing ? words.drawing(who, seat) : words.exchanging(who, seat)
    case 'bidding':
      return drawing ? words.drawing(who, seat) : words.bidding(who, seat)
    case 'play':
      return lead === undefined ? words.leading(who, seat, trick?.number ?? 1) : words.following(who, seat, lead.card)
    case 'question':
      return words.fourPlayed
    case 'answers':
      return words.answering(who, seat)
    case 'ready':
      return words.readyWaits(who, view.waiting)
    case 'over':
      return words.over
  }
}

/** Whose turn it is; with the question, who asked it. */
const turnText = ({ view, who, language }: Props): string | undefined => {
  const words = pageWords(language).say
  const { phase, turn, declarer } = view
  if (phase === 'answers' && declarer !== undefined) return words.asks(who, declarer)
  if (phase === 'ready') return words.ended
  return turn === undefined ? undefined : words.turn(who, turn)
}

/** Whose turn it is and what is required. It says nothing that is left to the players to notice. */
export const Say = (props: Props): VNode => {
  const { viewer, waiting } = props.view
  const [first] = waiting
  const isMine = viewer !== 'spectator' && waiting.includes(viewer)
  return (
    <>
      <b>{turnText(props)}</b> <span>{isMine || first === undefined ? myText(props) : theirText(props, first)}</span>
    </>
  )
}
