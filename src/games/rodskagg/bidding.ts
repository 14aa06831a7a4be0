import type { Random } from '../../core/random.ts'
import type { Seat } from '../../core/seat.ts'
import type { Bid, RodskaggAction } from './action.ts'
import { endDeal } from './end.ts'
import type { RodskaggStep } from './event.ts'
import { after, bidRank, highestCall, leaderOf, nextIn, withDeal } from './facts.ts'
import type { RodskaggObjection } from './objection.ts'
import { closeDealWindows } from './rituals.ts'
import type { RodskaggState } from './state.ts'

type BidAction = Extract<RodskaggAction, { readonly type: 'bid' | 'pass' }>

// RO-4 Bidding

/** Why the seat on turn may not say this. */
export const bidObjection = ({ options, deal }: RodskaggState, action: BidAction): RodskaggObjection | undefined => {
  if (deal.drawn.length > 0) return { code: 'discard-first', drawn: deal.drawn.length }
  if (action.type === 'pass')
    return options.bidding === 'outbid' ? undefined : { code: 'not-in-these-rules', option: 'bidding' }
  if (action.bid === 6 && !options.plainBidSix) return { code: 'not-in-these-rules', option: 'plainBidSix' }
  const highest = highestCall(deal.calls)?.bid
  const beaten = highest === undefined || bidRank(action.bid) > bidRank(highest)
  return beaten || options.bidding === 'announce' ? undefined : { code: 'bid-too-low', highest }
}

/** RO-4 A bid or a pass; after the dealer's the bidding is over. RO-D8: nobody can outbid Rödskägg. */
export const bid = (state: RodskaggState, seat: Seat, said: Bid | 'pass', random: Random): RodskaggStep => {
  const { players, calls } = state.deal
  const told = closeDealWindows(withDeal(state, { calls: [...calls, { seat, bid: said }] }))
  const events: RodskaggStep['events'] = [said === 'pass' ? { code: 'passed', seat } : { code: 'bid', seat, bid: said }]
  const unbeatable = said === 'redbeard' && state.options.bidding === 'outbid'
  if (seat === players.at(-1) || unbeatable) return after(events, closeAuction(told, random))
  return { state: { ...told, phase: { name: 'bidding', turn: nextIn(players, seat) } }, events }
}

/** RO-4, RO-Q1 The highest bidder is declarer and leads; RO-Q3, RO-D9: without a bid the deal is thrown in. */
const closeAuction = (state: RodskaggState, random: Random): RodskaggStep => {
  const highest = highestCall(state.deal.calls)
  if (highest === undefined) return after([{ code: 'thrown-in', deal: state.deal.number }], endDeal(state, random))
  const declared = withDeal(state, { declarer: highest.seat })
  return {
    state: { ...declared, phase: { name: 'play', turn: leaderOf(declared) } },
    events: [{ code: 'declared', seat: highest.seat, bid: highest.bid }],
  }
}
