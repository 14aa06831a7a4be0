import type { VNode } from 'preact'

const WIDTH = 160
/** Where twelve and zero stand. */
const TWELVE = 10
const ZERO = 148
const TICKS = [12, 9, 6, 3] as const

const placeOf = (score: number): number => ZERO - (score * (ZERO - TWELVE)) / 12
/** Scores beyond twelve or zero lie outside the line, as far as there is room. */
const pointOf = (score: number): number => Math.min(Math.max(placeOf(score), 3), WIDTH - 3)
const LINE = `M${TWELVE} 8H${ZERO}${TICKS.map((tick) => `M${placeOf(tick)} 5v6`).join('')}`

/** The numbers above the tracks. */
export const Scale = (): VNode => (
  <svg class="track" viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true">
    {[...TICKS, 0].map((tick) => (
      <text x={placeOf(tick)} y="10" key={tick}>
        {tick}
      </text>
    ))}
  </svg>
)

/** One player on the way from twelve to zero, for the glance; the number stands beside it. */
export const Track = ({ score }: { readonly score: number }): VNode => (
  <svg class="track" viewBox={`0 0 ${WIDTH} 16`} aria-hidden="true">
    <path d={LINE} />
    <circle cx={ZERO} cy="8" r="7" />
    <circle class="at" cx={pointOf(score)} cy="8" r="5" />
  </svg>
)
