import { DAY, MINUTE } from './pace.ts'

/** Hours in which a person is told nothing: minutes since midnight where they live, whole half hours. They may pass midnight. */
export interface Quiet {
  readonly from: number
  readonly to: number
}

/** Every zone differs from UTC by whole quarters of an hour, so quiet hours begin and end with one. */
const QUARTER = 15 * MINUTE

/** The wall clock of a zone, minutes since midnight. Its rules for summer time are those of the platform. */
const wallClock = (zone: string): ((at: number) => number) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  return (at) => {
    const [hours = 0, minutes = 0] = format.format(at).split(':').map(Number)
    return hours * 60 + minutes
  }
}

/** Whether the platform knows a time zone of this name. */
export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** When the quiet of a moment is over; the moment itself if it is not quiet. */
export const quietUntil = (quiet: Quiet | undefined, zone: string, now: number): number => {
  if (quiet === undefined) return now
  const { from, to } = quiet
  const clock = wallClock(zone)
  const isQuiet = (at: number): boolean => {
    const minute = clock(at)
    return from <= to ? from <= minute && minute < to : from <= minute || minute < to
  }
  let at = now
  while (isQuiet(at) && at < now + 2 * DAY) at = Math.floor(at / QUARTER + 1) * QUARTER
  return at
}
