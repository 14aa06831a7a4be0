import type { VNode } from 'preact'
import type { SheetEntry } from '../../../games/rodskagg/index.ts'
import { ownFirst, type Props, pageWords } from './props.ts'
import { dealReason, dealSum, Sums, sumLine, Terms } from './sums.tsx'

/** RO-11 How the match was decided, and the line of sums of whoever won. */
const End = ({ view, who, language }: Props): VNode | undefined => {
  if (view.over === undefined) return undefined
  const words = pageWords(language).sheet
  const { winners, ending } = view.over
  return (
    <div class="end">
      <p>{words.ending[ending](who, winners)}</p>
      {winners.map((seat) => (
        <p class="sum" key={seat}>
          <Terms>{words.winner(who, seat, sumLine(view.sums[seat] ?? []))}</Terms>
        </p>
      ))}
    </div>
  )
}

const Deal = ({ view, who, language, entry }: Props & { readonly entry: SheetEntry }): VNode => {
  const { sheet: words, finished, score } = pageWords(language)
  return (
    <table class="sheet">
      <caption>{finished.title(entry.deal)}</caption>
      <thead class="sr">
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {ownFirst(view).map((seat) => {
          const side = entry.sides[seat]
          return side === undefined || side.lines.length === 0 ? undefined : (
            <tr key={seat}>
              <th scope="row">{score.name(who, seat)}</th>
              <td>
                <b>
                  <Terms>{dealSum(side)}</Terms>
                </b>
                <small>{dealReason(side, language)}</small>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The score sheet: the sums that led to every score, then the deals with their reasons, the last one first. */
export const Sheet = (props: Props): VNode => (
  <>
    <End {...props} />
    <Sums {...props} />
    {props.view.sheet.toReversed().map((entry) => (
      <Deal {...props} entry={entry} key={entry.deal} />
    ))}
  </>
)
