import type { VNode } from 'preact'
import { siteWords } from '../../words/index.ts'
import { LinkField, QrCode } from '../share.tsx'
import type { MeProps } from './props.ts'

/** The way to another phone: the reader's own link, and how to replace it. */
export const Move = ({ page }: { readonly page: MeProps }): VNode | undefined => {
  const words = siteWords(page.language).me
  if (page.known === undefined) return undefined
  const { link } = page.known
  return (
    <details id="move">
      <summary>{words.move}</summary>
      <div class="slip">
        <p>{words.moveText}</p>
        <p>
          <b>{words.moveWarning}</b>
        </p>
        <LinkField page={page} id="link" label={words.moveLabel} url={link} />
        <QrCode page={page} url={link} />
        <form method="post" action="/me/link">
          <p class="acts">
            <button type="submit">{words.moveNew}</button>
          </p>
          <small>{words.moveNewHelp}</small>
        </form>
      </div>
    </details>
  )
}

/** The way out. */
export const Forget = ({ page }: { readonly page: MeProps }): VNode | undefined => {
  const words = siteWords(page.language).me
  if (page.known === undefined) return undefined
  return (
    <details id="forget">
      <summary>{words.forget}</summary>
      <p class="note">{words.forgetText}</p>
      <p class="acts">
        <a class="btn" href="/me/forget">
          {words.forget}
        </a>
      </p>
    </details>
  )
}
