import type { VNode } from 'preact'
import { printed } from '../../../words/speech/speech.ts'
import { type Props, pageWords } from './props.ts'

const WIDTH = 300
const HEIGHT = 96
const LEFT = 44
const TOP = 8
/** Labels closer to the line of nothing than this would lie over its own. */
const APART = 12

/** The scores of two sides as a solid and a dashed line; the table below has the same in figures. */
export const Chart = ({ view, who, language }: Props): VNode | undefined => {
  const { sheet, sides } = view
  if (sides.length !== 2 || sheet.length < 2) return undefined
  const words = pageWords(language)
  const totals = [0, 1].map((side) => [0, ...sheet.map((deal) => deal.sides[side]?.total ?? 0)])
  const low = Math.min(...totals.flat())
  const high = Math.max(...totals.flat(), low + 10)
  const x = (deal: number): number => Math.round(LEFT + (deal / sheet.length) * (WIDTH - LEFT - 8))
  const y = (total: number): number => Math.round(TOP + ((high - total) / (high - low)) * HEIGHT)
  const mine = view.own?.side ?? 0
  const marks = [0, ...[high, low].filter((total) => Math.abs(y(total) - y(0)) >= APART)]
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP + 6}`} aria-hidden="true">
        {marks.map((total) => (
          <g key={total}>
            <path class="grid" d={`M${LEFT} ${y(total)}H${WIDTH}`} />
            <text x={LEFT - 4} y={y(total) + 4} text-anchor="end">
              {printed(total)}
            </text>
          </g>
        ))}
        {[mine, 1 - mine].map((side, index) => (
          <path
            class={index === 0 ? undefined : 'de'}
            d={(totals[side] ?? []).map((total, deal) => `${deal === 0 ? 'M' : 'L'}${x(deal)} ${y(total)}`).join('')}
            key={side}
          />
        ))}
      </svg>
      <figcaption>
        <small>
          {words.sheet.solid(words.side(who, sides[mine]?.seats ?? []))}{' '}
          {words.sheet.dashed(words.side(who, sides[1 - mine]?.seats ?? []))}
        </small>
      </figcaption>
    </figure>
  )
}
