import type { VNode } from 'preact'
import type { Seat } from '../core/seat.ts'
import { gameWords, siteWords } from '../words/index.ts'
import { isoTime, moment } from '../words/time.ts'
import type { Who } from '../words/who.ts'
import { tablePath } from './address.ts'
import { clockOf } from './clock.ts'
import { Layout } from './layout.tsx'
import type { PageProps, StoryEntry, TableProps } from './props.ts'
import { whoOf } from './table-common.tsx'

/** A line of the story as its reader reads it. */
export interface StoryLine {
  readonly at: number
  readonly text: string
}

/** A line of the story that somebody new begins. */
interface Newcomer {
  readonly index: number
  readonly seat: Seat
  readonly before: string
}

/** The people as they sat before newcomers, first to last: one of them follows whoever had the seat until then. */
const whoWas = (newcomers: readonly Pick<Newcomer, 'seat' | 'before'>[], who: Who): Who =>
  newcomers.reduceRight((then, { seat, before }) => {
    const { me, ...others } = then
    const sat = { ...others, names: then.names.with(seat, before) }
    return me === undefined || me === seat ? sat : { ...sat, me }
  }, who)

/** The story in words; entries that the line before tells already are left out. */
export const storyLines = (
  page: PageProps,
  game: string,
  story: readonly StoryEntry[],
  who: Who,
): readonly StoryLine[] => {
  const words = gameWords(page.language, game)
  const { notes } = siteWords(page.language)
  const newcomers = story.flatMap(({ note }, index): Newcomer[] =>
    note?.before === undefined ? [] : [{ index, seat: note.seat, before: note.before }],
  )
  return story.flatMap(({ at, event, note }, index) => {
    const later = newcomers.filter((newcomer) => newcomer.index > index)
    const then = later.length === 0 ? who : whoWas(later, who)
    const text = note ? notes[note.code](then, note.seat) : event && words.event(event, then)
    return text === undefined ? [] : [{ at, text }]
  })
}

/** Lines of the story with their times, oldest first. */
export const StoryList = ({
  page,
  lines,
}: {
  readonly page: PageProps
  readonly lines: readonly StoryLine[]
}): VNode => (
  <ol class="story">
    {lines.map(({ at, text }, index) => (
      <li key={`${at}:${index}`}>
        {text} <time dateTime={isoTime(at)}>{moment(clockOf(page), at)}</time>
      </li>
    ))}
  </ol>
)

/** All that everybody at the table saw, newest first. */
export const StoryPage = (
  props: PageProps & { readonly table: TableProps; readonly story: readonly StoryEntry[] },
): VNode => {
  const { chrome, story: words } = siteWords(props.language)
  const lines = storyLines(props, props.table.game, props.story, whoOf(props.table)).toReversed()
  return (
    <Layout
      page={props}
      title={`${words.title}: ${gameWords(props.language, props.table.game).name}`}
      heading={words.title}
      right={[tablePath(props.table.id), chrome.toTable]}
    >
      {lines.length === 0 ? <p class="lede">{words.empty}</p> : <StoryList page={props} lines={lines} />}
    </Layout>
  )
}
