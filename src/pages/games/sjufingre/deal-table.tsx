import type { VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import { CATEGORIES, type DealKind, type SheetEntry, type SjufingreScoreLine } from '../../../games/sjufingre/index.ts'
import { changed } from '../../../words/speech/speech.ts'
import { type Props, pageWords } from './props.ts'

type Code = SjufingreScoreLine['code']

/** S7-8, S7-16, S7-18 What can give points in a deal of each kind. */
const COLUMNS: Readonly<Record<DealKind, readonly Code[]>> = {
  trick: [...CATEGORIES, 'tricks'],
  build: [...CATEGORIES, 'tricks', 'sweeps'],
  solitaire: ['cards-left'],
}

/** A line of the table: a side, or one of two partners who are scored one by one. */
interface TableRow {
  readonly seats: readonly Seat[]
  /** The points of two lines above together: nothing to say by category. */
  readonly isSum: boolean
  readonly lines: readonly SjufingreScoreLine[]
  readonly points: number
  readonly total?: number
}

/** S7-D14c Partners who are scored one by one have a line each, and one together. */
const rowsOf = (sides: Props['view']['sides'], { sides: results }: SheetEntry): readonly TableRow[] =>
  results.flatMap(({ points, total, lines }, side): readonly TableRow[] => {
    const seats = sides[side] ?? []
    const apart = lines.some((line) => line.seat !== undefined)
    const partners = apart
      ? seats.map((seat) => {
          const own = lines.filter((line) => line.seat === seat)
          return { seats: [seat], isSum: false, lines: own, points: own.reduce((sum, line) => sum + line.points, 0) }
        })
      : []
    return [...partners, { seats, isSum: apart, lines, points, total }]
  })

/** The points of one deal by category and side, with what each comes from, and the new total. */
export const DealTable = ({ view, who, language, entry }: Props & { readonly entry: SheetEntry }): VNode => {
  const words = pageWords(language).table
  const columns = COLUMNS[view.programme[entry.deal - 1] ?? 'trick']
  return (
    <table class="deal">
      <caption class="sr">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{words.player}</span>
          </th>
          {columns.map((code) => (
            <th scope="col" key={code}>
              {words[code]}
            </th>
          ))}
          <th scope="col">{words.sum}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(view.sides, entry).map(({ seats, isSum, lines, points, total }) => (
          <tr key={seats.join()}>
            <th scope="row" colSpan={isSum ? columns.length + 1 : undefined}>
              {words.side(who, seats)}
              {total === undefined ? undefined : <small>{words.total(total)}</small>}
            </th>
            {(isSum ? [] : columns).map((code) => {
              const line = lines.find((one) => one.code === code)
              return (
                <td key={code}>
                  {line === undefined ? undefined : (
                    <>
                      {changed(line.points)}
                      <small>{words.why(line)}</small>
                    </>
                  )}
                </td>
              )
            })}
            <td>
              <b>{changed(points)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
