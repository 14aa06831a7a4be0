import type { VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import { ownFirst, type Props, pageWords } from './props.ts'
import { dealReason, dealSum } from './sums.tsx'

/** The deal that has just ended: what was bid, and each score with its sum and its reason. */
export const FinishedDeal = (props: Props): VNode => {
  const { view, who, language } = props
  const words = pageWords(language).finished
  const deal = view.finished
  if (deal === undefined) return <section class="table" />
  const { declarer, bid } = deal
  const taken = (seat: Seat): number => deal.taken[seat] ?? 0
  return (
    <section class="table ended" aria-labelledby="ended">
      <h2 id="ended">{deal.playOff ? words.playOff : words.title(deal.number)}</h2>
      {declarer !== undefined && bid !== undefined ? (
        <p>{words.contract(who, declarer, bid, taken(declarer))}</p>
      ) : undefined}
      <ul class="got">
        {ownFirst(view)
          .filter((seat) => (deal.sides[seat]?.lines.length ?? 0) > 0)
          .map((seat) => {
            const side = deal.sides[seat] ?? { points: 0, total: 0, lines: [] }
            return (
              <li key={seat}>
                <b>{words.name(who, seat)}</b>
                <small>{dealReason(side, language)}</small>
                <span class="num">{dealSum(side)}</span>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
