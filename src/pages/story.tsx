import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { isoTime, moment } from '../words/time.ts'
import { nameOf, type Who } from '../words/who.ts'
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

/** The story in words; entries that the line before tells already are left out. */
export const storyLines = (
  page: PageProps,
  game: string,
  story: readonly StoryEntry[],
  who: Who,
): readonly StoryLine[] => {
  const words = gameWords(page.language, game)
  const { notes } = siteWords(page.language)
  return story.flatMap(({ at, event, note }) => {
    const text = note ? notes[note.code](nameOf(who, note.seat)) : event && words.event(event, who)
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
