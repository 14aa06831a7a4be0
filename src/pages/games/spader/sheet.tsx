import type { VNode } from 'preact'
import type { Bid, FinishedDeal } from '../../../games/spader/index.ts'
import { printed, signed } from '../../../words/speech/speech.ts'
import { Chart } from './chart.tsx'
import { isPairs, type Props, pageWords } from './props.ts'
import { Why } from './why.tsx'

type DealProps = Props & { readonly deal: FinishedDeal }

/** What a side bid, in figures: `7`, `4+0` with a nil. */
const bidText = (bids: readonly Bid[]): string => {
  const numbers = bids.filter((bid): bid is number => typeof bid === 'number')
  const nils = bids.filter((bid) => typeof bid !== 'number').map(() => '0')
  const sum = numbers.reduce((all, number) => all + number, 0)
  return [...(numbers.length > 0 ? [String(sum)] : []), ...nils].join('+')
}

/** The rows of one deal, a side each. */
const Deal = (props: DealProps): VNode => {
  const { view, who, language, deal } = props
  const words = pageWords(language).sheet
  return (
    <tbody>
      {deal.sides.map((side, index) => {
        const seats = view.sides[index]?.seats ?? []
        const bids = deal.calls.filter(({ seat }) => seats.includes(seat)).map(({ bid }) => bid)
        return (
          <tr key={seats.join()}>
            {index === 0 ? (
              <th scope="rowgroup" rowSpan={deal.sides.length}>
                {deal.deal}
              </th>
            ) : undefined}
            <th scope="row">{words.names(who, seats)}</th>
            <td>{bidText(bids)}</td>
            <td>{side.tricks}</td>
            <td class="pts">
              <details id={`why-${deal.deal}-${index}`}>
                <summary>{signed(side.points)}</summary>
                <Why {...props} lines={side.lines} />
              </details>
            </td>
            {view.form === 'family' ? undefined : <td>{side.bags}</td>}
            <td>
              <b>{printed(side.total)}</b>
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}

/** The score sheet as the source keeps it: deal, side, bid, tricks, points, bags, sum. Points fold out to their reasons. */
export const Sheet = (props: Props): VNode => {
  const { view, language } = props
  const words = pageWords(language).sheet
  const columns = [
    words.deal,
    words.side(isPairs(view)),
    words.bid,
    words.tricks,
    words.points,
    ...(view.form === 'family' ? [] : [words.bags]),
    words.sum,
  ]
  return (
    <>
      <Chart {...props} />
      <p class="note">
        <small>{words.help}</small>
      </p>
      <table class={view.form === 'family' ? 'spades few' : 'spades'}>
        <caption class="sr">{words.caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {view.sheet.map((deal) => (
          <Deal {...props} deal={deal} key={deal.deal} />
        ))}
      </table>
    </>
  )
}
