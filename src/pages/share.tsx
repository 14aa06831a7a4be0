import type { VNode } from 'preact'
import { encode } from 'uqr'
import { siteWords } from '../words/index.ts'
import type { PageProps } from './props.ts'

/** A text ready to be sent to somebody, with the link that it ends in. */
export interface Message {
  readonly text: string
  readonly subject: string
  readonly url: string
}

/** Ways to send a message. The button for the phone's own sharing shows where the browser can share. */
export const SendLinks = (props: {
  readonly page: PageProps
  readonly message: Message
  /** Also a button that copies the message. */
  readonly copy?: boolean
}): VNode => {
  const { page, message } = props
  const words = siteWords(page.language).share
  const text = encodeURIComponent(message.text)
  return (
    <div class="acts">
      <button type="button" class="can-share" data-share={message.text}>
        {words.share}
      </button>
      <a class="btn" href={`https://wa.me/?text=${text}`} rel="noreferrer">
        WhatsApp
      </a>
      <a class="btn" href={`sms:?&body=${text}`}>
        {words.sms}
      </a>
      <a class="btn" href={`mailto:?subject=${encodeURIComponent(message.subject)}&body=${text}`}>
        {words.mail}
      </a>
      {props.copy ? (
        <button type="button" class="js" data-copy={message.text} data-done={words.copied}>
          {siteWords(page.language).notice.copy}
        </button>
      ) : undefined}
    </div>
  )
}

/** A link in a field to mark, and a button that copies it where script can. */
export const LinkField = (props: {
  readonly page: PageProps
  readonly id: string
  readonly label: string
  readonly url: string
  readonly main?: boolean
}): VNode => {
  const words = siteWords(props.page.language).share
  return (
    <>
      <p>
        <label for={props.id} class="sr">
          {props.label}
        </label>
        <input type="text" id={props.id} readonly value={props.url} />
      </p>
      <div class="acts js">
        <button type="button" class={props.main ? 'go' : undefined} data-copy={props.url} data-done={words.copied}>
          {words.copy}
        </button>
      </div>
    </>
  )
}

/** The path of the dark modules of a QR code, a row at a time. */
const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** The link as a QR code, folded away. */
export const QrCode = ({ page, url }: { readonly page: PageProps; readonly url: string }): VNode => {
  const words = siteWords(page.language).share
  const { size, data } = encode(url, { border: 0, ecc: 'M' })
  return (
    <details>
      <summary>{words.qr}</summary>
      <figure class="qr">
        <svg viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={words.qrAlt} shape-rendering="crispEdges">
          <path d={qrPath(data)} />
        </svg>
        <figcaption>
          <small>{words.qrHelp}</small>
        </figcaption>
      </figure>
    </details>
  )
}
