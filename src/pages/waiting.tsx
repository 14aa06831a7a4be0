import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { listOf } from '../words/list.ts'
import { moment } from '../words/time.ts'
import { seatPath, tablePath } from './address.ts'
import { samePage } from './boost.ts'
import { clockOf } from './clock.ts'
import type { PageProps, PersonProps, SeatPartProps } from './props.ts'
import { SendLinks } from './share.tsx'
import { LookAgain, personOn, waitingNames } from './table-common.tsx'
import { Undo } from './together.tsx'

/** When and how somebody whose turn it is was last told; nothing before that. */
export const toldText = (page: PageProps, { told }: PersonProps): string | undefined => {
  const words = siteWords(page.language).notice
  if (told === undefined) return undefined
  const way = words.ways[told.channel as keyof typeof words.ways]
  return words.told(moment(clockOf(page), told.at), way)
}

/** What is known of somebody who is waited for, and the way to ask them again: once an hour. */
const Told = ({ page, table, own, person }: SeatPartProps & { readonly person: PersonProps }): VNode | undefined => {
  const text = toldText(page, person)
  if (text === undefined) return undefined
  const { askAgainAt = page.now } = person
  return (
    <div class="told">
      <small>
        {table.waiting.length > 1 ? `${person.name}: ` : undefined}
        {text}
      </small>
      {askAgainAt > page.now ? undefined : (
        <form method="post" action={`${seatPath(table.id, own.chair)}/nudge`} {...samePage}>
          <input type="hidden" name="chair" value={person.chair} />
          <button type="submit">{siteWords(page.language).notice.again(person.name)}</button>
        </form>
      )}
    </div>
  )
}

/** A text for those who are waited for, ready to send: laid out right after the reader's move, folded away later. */
const Send = ({ page, table, own }: SeatPartProps): VNode => {
  const words = siteWords(page.language)
  const game = gameWords(page.language, table.game).name
  const url = page.origin + tablePath(table.id)
  const name = listOf(page.language, waitingNames(table))
  const message = { text: words.share.remindText(name, game, url), subject: words.share.remindSubject(game), url }
  const justMoved = own.since.length === 0 && table.waiting.every((chair) => personOn(table, chair)?.told === undefined)
  return justMoved ? (
    <div class="told">
      <small>{words.notice.send(name)}</small>
      <SendLinks page={page} message={message} copy />
    </div>
  ) : (
    <details id="remind">
      <summary>{words.notice.send(name)}</summary>
      <SendLinks page={page} message={message} copy />
    </details>
  )
}

/** While others are to act: a look again, when they were told, and a message to send. */
export const Waiting = (props: SeatPartProps): VNode => {
  const { page, table, own } = props
  const people = table.waiting.flatMap((chair) => personOn(table, chair) ?? [])
  return (
    <div class="waiting">
      <Undo {...props} />
      <LookAgain page={page} path={seatPath(table.id, own.chair)} />
      {people.map((person) => (
        <Told {...props} person={person} key={person.chair} />
      ))}
      {people.length === 0 ? undefined : <Send {...props} />}
    </div>
  )
}
