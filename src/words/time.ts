import type { Language } from './language.ts'
import { remembered } from './remembered.ts'

/** Where and when a reader reads. */
export interface Clock {
  readonly language: Language
  /** Now, in ms since 1970. */
  readonly now: number
  readonly timeZone: string
}

/** Where people are taken to live as long as nothing has told. */
export const HOME_ZONE = 'Europe/Stockholm'

const LOCALES: Readonly<Record<Language, string>> = { sv: 'sv-SE', da: 'da-DK', en: 'en-GB' }
const DAY = 86_400_000

// A story tells thirty times, and it takes longer to make a formatter than to write the page.
const dateFormat = remembered(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
const dayFormat = remembered((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const lengthFormat = remembered(
  (locale: string, unit: string) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
)

const format = ({ language, timeZone }: Clock, at: number, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(LOCALES[language], { timeZone, ...options }).format(at)

/** A day for machines, as `<input type=date>` wants it: `2026-11-30`. */
export const isoDay = ({ timeZone }: Pick<Clock, 'timeZone'>, at: number): string =>
  dateFormat('en-CA', { timeZone }).format(at)

/** The calendar day as a number, so that two of them can be told apart and subtracted. */
const dayNumber = (clock: Clock, at: number): number => Math.round(Date.parse(`${isoDay(clock, at)}T00:00:00Z`) / DAY)

const daysTo = (clock: Clock, at: number): number => dayNumber(clock, at) - dayNumber(clock, clock.now)

/**
 * A moment as people say it: `19:40` today, `i går 19:40`, `i morgon 19:40`, `måndag 19:40` within a week, `12 november`
 * farther away; `i går kl. 19.40` in Danish. It follows "since" or "until" in each language.
 */
export const moment = (clock: Clock, at: number): string => {
  const digits = format(clock, at, { hour: '2-digit', minute: '2-digit' })
  // 19.40 alone could be any number in Danish
  const time = clock.language === 'da' ? `kl. ${digits}` : digits
  const days = daysTo(clock, at)
  if (days === 0) return time
  return Math.abs(days) < 7 ? `${day(clock, at)} ${time}` : day(clock, at)
}

/** A day as people say it: `i dag`, `i morgon`, `måndag` within a week, `12 november` farther away. */
const day = (clock: Clock, at: number): string => {
  const days = daysTo(clock, at)
  if (Math.abs(days) < 2) return dayFormat(LOCALES[clock.language]).format(days, 'day')
  if (Math.abs(days) < 7) return format(clock, at, { weekday: 'long' })
  const thisYear = format(clock, at, { year: 'numeric' }) === format(clock, clock.now, { year: 'numeric' })
  return format(clock, at, { day: 'numeric', month: 'long', ...(thisYear ? {} : { year: 'numeric' }) })
}

/** The last day of a time that ends at `until`, for `till och med`. */
export const lastDay = (clock: Clock, until: number): string => day(clock, until - 1)

/** How long there is until a moment, in the largest whole unit: `2 dagar`, `5 timmar`, `20 minuter`; at least a minute. */
export const timeLeft = ({ language, now }: Clock, until: number): string => {
  const minutes = Math.max(1, Math.round((until - now) / 60_000))
  const [count, unit] =
    minutes >= 2 * 24 * 60
      ? [Math.floor(minutes / (24 * 60)), 'day']
      : minutes >= 90
        ? [Math.floor(minutes / 60), 'hour']
        : [minutes, 'minute']
  return lengthFormat(LOCALES[language], unit).format(count)
}

/** A moment for machines, as `<time datetime>` wants it. */
export const isoTime = (at: number): string => new Date(at).toISOString()
