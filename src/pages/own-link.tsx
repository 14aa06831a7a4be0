import type { VNode } from 'preact'
import { siteWords } from '../words/index.ts'
import { keyPath, seatPath } from './address.ts'
import { AskPage } from './ask.tsx'
import { Layout } from './layout.tsx'
import type { OwnSeatProps, PageProps } from './props.ts'
import { LinkField } from './share.tsx'

interface OwnLinkProps {
  readonly page: PageProps
  readonly table: string
  readonly own: Pick<OwnSeatProps, 'chair' | 'key'>
}

const Link = ({ page, table, own }: OwnLinkProps): VNode => {
  const words = siteWords(page.language).own
  return (
    <>
      <p>
        <b>{words.warning}</b>
      </p>
      <LinkField page={page} id="own" label={words.label} url={page.origin + keyPath(table, own.chair, own.key)} />
    </>
  )
}

/** The personal link to the reader's seat, folded away, and the way to replace it. */
export const OwnLink = ({ page, table, own }: OwnLinkProps): VNode => {
  const words = siteWords(page.language).own
  return (
    <details>
      <summary>{words.title}</summary>
      <div class="slip">
        <p>{words.text}</p>
        <Link page={page} table={table} own={own} />
        <p class="links">
          <a href={`${seatPath(table, own.chair)}/new-link`}>{words.lost}</a>
        </p>
      </div>
    </details>
  )
}

/** Asks before the personal link is replaced. */
export const NewLinkPage = (props: PageProps & { readonly table: string; readonly chair: number }): VNode => {
  const words = siteWords(props.language).own
  const seat = seatPath(props.table, props.chair)
  return (
    <AskPage
      {...props}
      title={words.askTitle}
      text={words.askText}
      post={`${seat}/new-link`}
      yes={words.askYes}
      no={words.askNo}
      back={seat}
    />
  )
}

/** The personal link has been replaced: the new one, to be kept. */
export const LinkReplacedPage = (props: PageProps & Omit<OwnLinkProps, 'page'>): VNode => {
  const words = siteWords(props.language)
  return (
    <Layout page={props} title={words.own.doneTitle} heading="Kortlänk" script="/share.js">
      <div class="hero">
        <h2>{words.own.doneTitle}</h2>
        <p class="lede">{words.own.doneText}</p>
      </div>
      <div class="slip">
        <Link page={props} table={props.table} own={props.own} />
      </div>
      <p class="acts">
        <a class="btn go" href={seatPath(props.table, props.own.chair)}>
          {words.chrome.toTable}
        </a>
      </p>
    </Layout>
  )
}
