import type { Clock } from '../words/time.ts'
import type { PageProps } from './props.ts'

/** The reader's language, now and time zone, for telling times. */
export const clockOf = ({ language, now, timeZone = 'Europe/Stockholm' }: PageProps): Clock => ({
  language,
  now,
  timeZone,
})
