import { NO_PACE, PACE_ENDS, PACES, type Pace } from '../table/pace.ts'
import type { Fields } from './form.ts'
import { Refusal } from './refusal.ts'

/** The fields of a form that choose a pace. */
export const PACE_FIELDS = ['pace', 'late'] as const

/** The pace of a posted form; none where it says nothing. */
export const choosePace = (fields: Fields): Pace => {
  const [hours = String(NO_PACE.hours), end = NO_PACE.end] = PACE_FIELDS.map((name) => fields[name]?.[0])
  const pace = PACES.find((one) => String(one) === hours)
  const ending = PACE_ENDS.find((one) => one === end)
  if (pace === undefined || ending === undefined) throw new Refusal('bad-form')
  return { hours: pace, end: ending }
}
