import type { Language } from './language.ts'

/** Where and when a reader reads. */
export interface Clock {
  readonly language: Language
  /** Now, in ms since 1970. */
  readonly now: number
  readonly timeZone: string
}

const LOCALES: Readonly<Record<Language, string>> = { sv: 'sv-SE', da: 'da-DK', en: 'en-GB' }
const DAY = 86_400_000

const format = ({ language, timeZone }: Clock, at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options }).format(at)

/** The calendar day as a number, so that two of them can be told apart and subtracted. */
const dayNumber = (clock: Clock, at: number): number => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: clock.timeZone }).format(at)
  return Math.round(Date.parse(`${parts}T00:00:00Z`) / DAY)
}

/**
 * A moment as people say it: `19:40` today, `i går 19:40`, `måndag 19:40` within a week, `12 november` before that.
 * It follows "since" in each language.
 */
export const moment = (clock: Clock, at: number): string => {
  const time = format(clock, at, { hour: '2-digit', minute: '2-digit' })
  const days = dayNumber(clock, clock.now) - dayNumber(clock, at)
  if (days === 0) return time
  if (days === 1) {
    const yesterday = new Intl.RelativeTimeFormat(LOCALES[clock.language], { numeric: 'auto' }).format(-1, 'day')
    return `${yesterday} ${time}`
  }
  if (days > 1 && days < 7) return `${format(clock, at, { weekday: 'long' })} ${time}`
  const thisYear = format(clock, at, { year: 'numeric' }) === format(clock, clock.now, { year: 'numeric' })
  return format(clock, at, { day: 'numeric', month: 'long', ...(thisYear ? {} : { year: 'numeric' }) })
}

/** A moment for machines, as `<time datetime>` wants it. */
export const isoTime = (at: number): string => new Date(at).toISOString()
