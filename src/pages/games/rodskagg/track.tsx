import type { VNode } from 'preact'

const TICKS = [12, 9, 6, 3] as const

/** Where scores lie on a track so wide: twelve near the left end, zero near the right. */
const geometry = (width: number) => {
  const [twelve, zero] = [10, width - 12]
  const placeOf = (score: number): number => zero - (score * (zero - twelve)) / 12
  return {
    width,
    zero,
    placeOf,
    /** Scores beyond twelve or zero lie outside the line, as far as there is room. */
    pointOf: (score: number): number => Math.min(Math.max(placeOf(score), 4), width - 4),
    line: `M${twelve} 8H${zero}${TICKS.map((tick) => `M${placeOf(tick)} 5v6`).join('')}`,
  }
}

const LONG = geometry(160)
const SHORT = geometry(80)

/** The numbers above the tracks; a short one has room for the first and the last. */
export const Scale = ({ short }: { readonly short: boolean }): VNode => {
  const { width, placeOf } = short ? SHORT : LONG
  return (
    <svg class="track" viewBox={`0 0 ${width} 12`} aria-hidden="true">
      {(short ? [12, 0] : [...TICKS, 0]).map((tick) => (
        <text x={placeOf(tick)} y="10" key={tick}>
          {tick}
        </text>
      ))}
    </svg>
  )
}

/** One player on the way from twelve to zero, for the glance; the number stands beside it. */
export const Track = ({ score, short }: { readonly score: number; readonly short: boolean }): VNode => {
  const { width, zero, pointOf, line } = short ? SHORT : LONG
  return (
    <svg class="track" viewBox={`0 0 ${width} 16`} aria-hidden="true">
      <path d={line} />
      <circle cx={zero} cy="8" r="7" />
      <circle class="at" cx={pointOf(score)} cy="8" r="5" />
    </svg>
  )
}
