import type { VNode } from 'preact'
import { siteWords } from '../words/index.ts'
import { isoDay, lastDay, moment, timeLeft } from '../words/time.ts'
import { seatPath } from './address.ts'
import { samePage } from './boost.ts'
import { clockOf } from './clock.ts'
import { RadioField, SelectField } from './field.tsx'
import type { FormProps, PageProps, PersonProps, SeatPartProps, TableProps } from './props.ts'

/** How many hours a turn may have, and what its end may mean, as the form offers them. */
const HOURS = [0, 12, 24, 48, 72, 168] as const
const ENDS = ['remind', 'clock', 'bot'] as const

/** The choice of a pace, for whoever sets the table. */
export const PaceFields = ({ page, form }: { readonly page: PageProps; readonly form: FormProps }): VNode => {
  const words = siteWords(page.language).pace
  return (
    <>
      <SelectField
        page={page}
        form={form}
        name="pace"
        label={words.label}
        help={words.help}
        chosen="0"
        choices={HOURS.map((hours) => ({ value: String(hours), label: words.hours[hours] }))}
      />
      <RadioField
        page={page}
        form={form}
        name="late"
        label={words.end}
        chosen="remind"
        choices={ENDS.map((end) => ({ value: end, label: words.ends[end] }))}
      />
    </>
  )
}

/** Until when somebody has time, or that they are away; nothing where no time runs. */
const timeText = (page: PageProps, person: PersonProps, isMe: boolean): string | undefined => {
  const { pace } = siteWords(page.language)
  const { name, deadline, awayUntil } = person
  const clock = clockOf(page)
  if (awayUntil !== undefined) {
    const day = lastDay(clock, awayUntil)
    if (!isMe) return pace.away(name, day)
    return person.bot ? pace.youAway(day) : `${pace.youAway(day)} ${pace.awayStill}`
  }
  if (deadline === undefined) return undefined
  if (deadline <= page.now) return isMe ? pace.out : pace.outOf(name)
  const [until, left] = [moment(clock, deadline), timeLeft(clock, deadline)]
  return isMe ? pace.until(until, left) : pace.untilOf(name, until, left)
}

/** The time that those have whom the table waits for, and who is away: a line each. */
export const Times = (props: {
  readonly page: PageProps
  readonly table: TableProps
  readonly me?: number
}): VNode | undefined => {
  const { page, table, me } = props
  const lines = table.people.flatMap((person) => {
    const text = timeText(page, person, person.chair === me)
    return text === undefined ? [] : [text]
  })
  return lines.length === 0 ? undefined : (
    <ul class="times">
      {lines.map((text) => (
        <li key={text}>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  )
}

/** How far ahead a day may be chosen, ms: a day less than the table takes. */
const FARTHEST = 89 * 86_400_000

/** The way to be away for a while, and back. */
export const Away = ({ page, table, own }: SeatPartProps): VNode => {
  const words = siteWords(page.language).pace
  const isAway = table.people[own.chair]?.awayUntil !== undefined
  const path = `${seatPath(table.id, own.chair)}/away`
  return isAway ? (
    <form method="post" action={path} {...samePage}>
      <button type="submit">{words.back}</button>
    </form>
  ) : (
    <details id="away">
      <summary>{words.awayTitle}</summary>
      {/* What comes of it stands at the top of the page, so the page begins there. */}
      <form method="post" action={path} class="slip">
        <p>{words.awayHelp}</p>
        <label for="until">{words.awayUntil}</label>
        <input
          type="date"
          id="until"
          name="until"
          required
          min={isoDay(clockOf(page), page.now)}
          max={isoDay(clockOf(page), page.now + FARTHEST)}
        />
        <label class="box">
          <input type="checkbox" name="bot" value="1" /> {words.awayBot}
        </label>
        <p class="acts">
          <button type="submit">{words.goAway}</button>
        </p>
      </form>
    </details>
  )
}
