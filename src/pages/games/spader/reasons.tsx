import { Fragment, type VNode } from 'preact'
import type { SideView, SpaderView } from '../../../games/spader/index.ts'
import { Hand } from '../../cards.tsx'
import { Face } from './cards.tsx'
import { TrickRow } from './finished.tsx'
import { fromMe, isPairs, type Props, pageWords, sidesFromMe } from './props.ts'

/** From how few bags left it is told what they will cost. */
const FEW_LEFT = 2

/** Whether tricks are being taken. */
const isPlayed = ({ phase }: SpaderView): boolean => phase.kind === 'play' || phase.kind === 'naming'

/** How far a side has come with what it promised. */
const progress = ({ view, language }: Props, { contract, counted, needed, allBid }: SideView): string | undefined => {
  const words = pageWords(language).reasons
  const taken = view.sides.reduce((sum, side) => sum + side.tricks, 0)
  if (!allBid || contract === 0 || !isPlayed(view)) return undefined
  if (view.form === 'family') {
    return needed > 0 ? words.needs(needed) : counted === contract ? words.exact : words.aboveBid
  }
  if (needed === 0) return words.made(isPairs(view))
  return needed > view.tricksInDeal - taken ? words.set : words.needs(needed)
}

const Contract = (props: Props & { readonly side: SideView }): VNode => {
  const { view, who, language, side } = props
  const words = pageWords(language)
  const calls = view.calls.filter(({ seat }) => side.seats.includes(seat))
  const [only] = side.seats.flatMap((seat) => view.places[seat] ?? [])
  const made = isPairs(view)
    ? words.reasons.calls(who, calls)
    : only?.bid === undefined
      ? undefined
      : words.reasons.alone(only.bid, isPlayed(view) ? only.tricks : undefined)
  const bags = side.bags !== undefined && side.bags.toPenalty <= FEW_LEFT
  return (
    <Fragment>
      <dt>{words.side(who, side.seats)}</dt>
      <dd>
        {calls.length === 0 ? undefined : made} {progress(props, side)}{' '}
        {bags ? words.reasons.bagsLeft(who, side.seats, side.bags.toPenalty) : undefined}
      </dd>
      <dd class="num">{view.form === 'family' || side.contract === 0 ? undefined : side.contract * 10}</dd>
    </Fragment>
  )
}

/** SP-2, SP-5 What every side has promised and what is still needed. */
const Contracts = (props: Props): VNode | undefined => {
  const { view, language } = props
  if (view.calls.length === 0) return undefined
  const words = pageWords(language).reasons
  return (
    <section aria-labelledby="contracts">
      <h2 id="contracts">{words.contracts(isPairs(view))}</h2>
      <dl class="why">
        {sidesFromMe(view).map((side) => (
          <Contract {...props} side={side} key={side.seats.join()} />
        ))}
      </dl>
      {view.phase.kind === 'play' ? (
        <p class="note">
          <small>{words.broken(view.broken)}</small>
        </p>
      ) : undefined}
    </section>
  )
}

/** SP-2, SP-Q4 What limits the reader's bid. */
const HowHigh = ({ view, language }: Props): VNode | undefined => {
  const words = pageWords(language).reasons
  const { own, tricksInDeal } = view
  const numbers = own?.bidBox.flatMap(({ bid }) => (typeof bid === 'number' ? [bid] : [])) ?? []
  if (own === undefined || numbers.length === 0 || view.places[own.seat]?.bid !== undefined) return undefined
  const highest = Math.max(...numbers)
  return (
    <section class="text" aria-labelledby="high">
      <h2 id="high">{words.howHigh}</h2>
      {highest < tricksInDeal ? <p>{words.highest(highest, tricksInDeal)}</p> : undefined}
      {view.calls.length > 0 ? <p>{words.sum(view.bidTotal, tricksInDeal)}</p> : undefined}
      {own.bidBox.some(({ bid }) => bid === 'nil') ? <p>{words.nilWorth}</p> : undefined}
    </section>
  )
}

/** SP-8 Who exchanges with whom, and the reader's own cards in it. */
const Exchange = ({ view, who, language }: Props): VNode | undefined => {
  if (view.exchanges.length === 0) return undefined
  const words = pageWords(language).reasons
  const { own } = view
  return (
    <section class="text" aria-labelledby="exchange">
      <h2 id="exchange">{words.exchange}</h2>
      {view.exchanges.map(({ bidder, partner, stage }) => (
        <p key={bidder}>{words.stage[stage](who, bidder, partner)}</p>
      ))}
      {own?.partner !== undefined && own.received.length > 0 ? (
        <p>{words.received(who, own.partner, own.received)}</p>
      ) : undefined}
      {own?.partner !== undefined && own.given.length > 0 ? (
        <p>{words.given(who, own.partner, own.given)}</p>
      ) : undefined}
    </section>
  )
}

/** The trick before the one in play. */
const LastTrick = (props: Props): VNode | undefined => {
  const { view, who, language } = props
  const { lastTrick } = view
  if (lastTrick === undefined || view.trick.plays.length === 0) return undefined
  return (
    <details class="slip" id="last-trick">
      <summary>{pageWords(language).reasons.lastTrick(who, lastTrick.winner, lastTrick.early)}</summary>
      <TrickRow {...props} trick={lastTrick} />
    </details>
  )
}

/** SP-F The hands that lie open on the table, but for the reader's own. */
export const OpenHands = ({ view, who, language }: Props): VNode => (
  <>
    {fromMe(view)
      .filter(({ seat }) => seat !== view.own?.seat)
      .flatMap(({ seat, openHand }) => {
        if (openHand === undefined || openHand.length === 0) return []
        const title = pageWords(language).reasons.openHand(who, seat)
        return [
          <section class="open" key={seat}>
            <h2>{title}</h2>
            <Hand label={title}>
              {openHand.map((card) => (
                <Face card={card} language={language} small={true} key={card} />
              ))}
            </Hand>
          </section>,
        ]
      })}
  </>
)

/** SP-F The reader is told that the hand in the tray lies open too. */
const OwnHandOpen = ({ view, who, language }: Props): VNode | undefined =>
  view.own === undefined || view.places[view.own.seat]?.openHand === undefined ? undefined : (
    <p class="note">
      <small>{pageWords(language).reasons.openHand(who, view.own.seat)}.</small>
    </p>
  )

/** How long the match is, and how cards rank. */
const Plain = ({ view, language }: Props): VNode => {
  const words = pageWords(language).reasons
  return (
    <section class="text" aria-labelledby="length">
      <h2 id="length">{words.length}</h2>
      <p>{words.lengthText(view)}</p>
    </section>
  )
}

/** Open hands, contracts, the trick before, what limits a bid, the exchange, the length of the match. */
export const Reasons = (props: Props): VNode => (
  <>
    <OwnHandOpen {...props} />
    <OpenHands {...props} />
    <HowHigh {...props} />
    <Contracts {...props} />
    <LastTrick {...props} />
    <Exchange {...props} />
    <Plain {...props} />
  </>
)
