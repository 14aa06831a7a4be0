import type { VNode } from 'preact'
import { changed, printed } from '../../../words/speech/speech.ts'
import { DealTable } from './deal-table.tsx'
import { type Props, pageWords } from './props.ts'

/** The score sheet: the total of every side after every deal, and why, deal by deal. */
export const Sheet = (props: Props): VNode => {
  const { view, who, language } = props
  const { sheet: words, table } = pageWords(language)
  return (
    <>
      <table class="totals">
        <caption class="sr">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.deal}</th>
            {view.sides.map((side) => (
              <th scope="col" key={side.join()}>
                {table.side(who, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.sheet.map(({ deal, sides }) => (
            <tr key={deal}>
              <th scope="row">
                {deal} <small>{words.kind[view.programme[deal - 1] ?? 'trick']}</small>
              </th>
              {sides.map(({ points, total }, side) => (
                <td key={view.sides[side]?.join()}>
                  <b>{printed(total)}</b> <small>{changed(points)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {view.sheet.map((entry) => (
        <details id={`why-${entry.deal}`} key={entry.deal}>
          <summary>{words.why(entry.deal)}</summary>
          <DealTable {...props} entry={entry} />
        </details>
      ))}
    </>
  )
}
