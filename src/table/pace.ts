/** How many hours a person has for a turn; 0 is no hurry at all. */
export const PACES = [0, 12, 24, 48, 72, 168] as const

/** What happens when the time is out: only a reminder, the clock's move, or a bot sits in until the person is back. */
export const PACE_ENDS = ['remind', 'clock', 'bot'] as const

/** The pace that the maker of a table chose. */
export interface Pace {
  readonly hours: (typeof PACES)[number]
  readonly end: (typeof PACE_ENDS)[number]
}

/** No hurry. */
export const NO_PACE: Pace = { hours: 0, end: 'remind' }

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A time in which no clock runs, ms since 1970; `until` may lie ahead, or be open as long as nobody ends it. */
export interface Pause {
  readonly from: number
  readonly until?: number
}

/**
 * When time that began to run at `since` is out: `length` later, and later still by every pause in between. `undefined`
 * while a pause lasts that nobody has ended.
 */
export const outAt = (since: number, length: number, pauses: readonly Pause[]): number | undefined => {
  let [now, left] = [since, length]
  for (const { from, until } of pauses.toSorted((one, other) => one.from - other.from)) {
    if (until !== undefined && until <= now) continue
    if (from >= now + left) break
    if (until === undefined) return undefined
    left -= Math.max(0, from - now)
    now = until
  }
  return now + left
}
