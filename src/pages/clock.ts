import { type Clock, HOME_ZONE } from '../words/time.ts'
import type { PageProps } from './props.ts'

/** The reader's language, now and time zone, for telling times. */
export const clockOf = ({ language, now, timeZone = HOME_ZONE }: PageProps): Clock => ({
  language,
  now,
  timeZone,
})
