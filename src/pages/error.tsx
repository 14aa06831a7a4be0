import type { VNode } from 'preact'
import { type SiteWords, siteWords } from '../words/index.ts'
import { seatPath, tablePath } from './address.ts'
import { Layout } from './layout.tsx'
import type { PageProps } from './props.ts'

/** What can go wrong on the way to a page. */
export type ErrorKind = Exclude<keyof SiteWords['errors'], 'openLabel' | 'open' | 'askNew'>

interface ErrorPageProps extends PageProps {
  readonly kind: ErrorKind
  /** Whose seat it is, when the error is about a seat. */
  readonly seatName?: string
  /** The table to go back to, when there is one. */
  readonly table?: string
  /** The chair, if the reader's own list says that it is theirs. */
  readonly mine?: number
}

/** Errors in which the address itself is at fault, so that the whole link may help. */
const LOST: readonly ErrorKind[] = ['not-found', 'not-here', 'wrong-key']

/** Errors in which something has come apart. The others only say how things are. */
const BROKEN: readonly ErrorKind[] = [...LOST, 'old-key', 'server']

/** The thread, broken: its two ends frayed. */
const FrayedThread = (): VNode => (
  <svg class="snap" viewBox="0 0 320 84" aria-hidden="true">
    <path d="M0 44c36-22 58 24 92 8 18-8 24-26 44-24M320 44c-36-22-60-20-92-6-16 7-20 22-36 22" />
    <path
      class="fray"
      d="M136 28c8 0 12-6 18-6M136 28c8 1 12-1 20 2M136 28c6 2 8 6 14 9M192 60c-8 0-12 6-19 5M192 60c-8-2-12 0-20-4M192 60c-6 2-8 7-14 11"
    />
  </svg>
)

/** What went wrong, in the reader's words, and what to do next. */
export const ErrorPage = (props: ErrorPageProps): VNode => {
  const { chrome, errors, me } = siteWords(props.language)
  const { text, title: usual } = errors[props.kind]
  const title = props.mine === undefined ? usual : me.moveTitle(props.seatName ?? '')
  return (
    <Layout page={props} title={title} heading="Kortlänk">
      {BROKEN.includes(props.kind) && props.mine === undefined ? <FrayedThread /> : undefined}
      <div class="hero">
        <h2>{title}</h2>
      </div>
      <p>{props.mine === undefined ? text(props.seatName) : me.mySeatText}</p>
      {props.table === undefined || props.mine === undefined ? undefined : (
        <form method="post" action={`${seatPath(props.table, props.mine)}/come-in`} class="stack">
          <button type="submit" class="go">
            {me.mySeat}
          </button>
        </form>
      )}
      <p class="acts">
        {props.table === undefined ? (
          <a class="btn go" href="/">
            {chrome.toHome}
          </a>
        ) : (
          <>
            <a class={props.mine === undefined ? 'btn go' : 'btn'} href={tablePath(props.table)}>
              {chrome.toTable}
            </a>
            <a class="btn" href="/">
              {chrome.toHome}
            </a>
          </>
        )}
      </p>
      {LOST.includes(props.kind) ? (
        <>
          <form method="get" action="/open" class="slip">
            <label for="whole">{errors.openLabel}</label>
            <input type="text" id="whole" name="link" inputMode="url" autocomplete="off" required />
            <p class="acts">
              <button type="submit">{errors.open}</button>
            </p>
          </form>
          <p class="note">
            <small>{errors.askNew}</small>
          </p>
        </>
      ) : undefined}
    </Layout>
  )
}
