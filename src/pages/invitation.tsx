import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { tablePath } from './address.ts'
import type { SeatPartProps } from './props.ts'
import { LinkField, QrCode, SendLinks } from './share.tsx'

/** The link to the table, with every way to send it. */
export const Invitation = ({ page, table, own }: SeatPartProps): VNode => {
  const words = siteWords(page.language)
  const game = gameWords(page.language, table.game).name
  const url = page.origin + tablePath(table.id)
  const message = { text: words.share.invite(own.name, game, url), subject: words.share.inviteSubject(game), url }
  return (
    <section class="slip" aria-label={words.lobby.link}>
      <LinkField page={page} id="link" label={words.lobby.link} url={url} main />
      <SendLinks page={page} message={message} />
      <QrCode page={page} url={url} />
    </section>
  )
}

/** The same, folded away, while bots keep seats for people. */
export const InsteadOfBot = (props: SeatPartProps): VNode | undefined =>
  props.table.people.some(({ machine }) => machine === true) ? (
    <details id="invite">
      <summary>{siteWords(props.page.language).bots.instead}</summary>
      <Invitation {...props} />
    </details>
  ) : undefined
