import type { VNode } from 'preact'
import { lessonText, lessonWords } from '../words/lessons/index.ts'
import { seatPath } from './address.ts'
import { samePage } from './boost.ts'
import type { SeatPartProps } from './props.ts'

/** What a kind of turn is about, for somebody who has it for the first time; and the way to be told nothing more. */
export const Lesson = ({ page, table, own }: SeatPartProps): VNode | undefined => {
  const { language } = page
  const text = own.lesson === undefined ? undefined : lessonText(language, table.game, own.lesson)
  if (text === undefined) return undefined
  const words = lessonWords(language)
  return (
    <form
      method="post"
      action={`${seatPath(table.id, own.chair)}/no-lessons`}
      class="lesson"
      aria-label={words.label}
      {...samePage}
    >
      <p>{text}</p>
      <button type="submit" class="plain">
        {words.off}
      </button>
    </form>
  )
}
