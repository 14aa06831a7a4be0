import type { VNode } from 'preact'
import { encode } from 'uqr'
import { siteWords } from '../words/index.ts'
import { remembered } from '../words/remembered.ts'
import type { PageProps } from './props.ts'

/** A text ready to be sent to somebody, with the link that it ends in. */
interface Message {
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

/** How many modules a QR code has to a side, and its dark ones as lines through the middle of each row. */
const qrOf = remembered((url: string) => {
  const { size, data } = encode(url, { border: 0, ecc: 'M' })
  const lines = data.flatMap((row, y) => {
    const dark = row.map((module) => (module ? '#' : ' ')).join('')
    return Array.from(dark.matchAll(/#+/g), ({ 0: { length }, index }) => `M${index} ${y}h${length}`)
  })
  return { size, path: lines.join('') }
})

/** The link as a QR code, folded away. */
export const QrCode = ({ page, url }: { readonly page: PageProps; readonly url: string }): VNode => {
  const words = siteWords(page.language).share
  const { size, path } = qrOf(url)
  return (
    <details>
      <summary>{words.qr}</summary>
      <figure class="qr">
        <svg
          viewBox={`-3 -3.5 ${size + 6} ${size + 6}`}
          role="img"
          aria-label={words.qrAlt}
          shape-rendering="crispEdges"
        >
          <path stroke="currentColor" d={path} />
        </svg>
        <figcaption>
          <small>{words.qrHelp}</small>
        </figcaption>
      </figure>
    </details>
  )
}
