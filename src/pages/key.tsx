import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { keyPath, tablePath } from './address.ts'
import { AskPage } from './ask.tsx'
import type { PageProps } from './props.ts'

interface KeyPageProps extends PageProps {
  readonly table: string
  readonly game: string
  readonly chair: number
  readonly seatName: string
  readonly secret: string
}

/** What a personal link opens: whose seat it is, and whether that is the reader. No cards. */
export const KeyPage = (props: KeyPageProps): VNode => {
  const words = siteWords(props.language).key
  return (
    <AskPage
      {...props}
      title={words.title(props.seatName)}
      text={words.text(gameWords(props.language, props.game).name)}
      post={keyPath(props.table, props.chair, props.secret)}
      yes={words.yes}
      no={words.no}
      back={tablePath(props.table)}
    />
  )
}
