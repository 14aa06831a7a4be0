import type { ComponentChildren, VNode } from 'preact'
import { siteWords } from '../words/index.ts'
import { LANGUAGES } from '../words/language.ts'
import type { PageProps } from './props.ts'

/** How a language calls itself. */
export const LANGUAGE_NAMES = { sv: 'Svenska', da: 'Dansk', en: 'English' } as const

/** What a table's page needs to follow the table: its socket, and the change it was made after. */
interface LiveProps {
  readonly socket: string
  readonly changedAt: number
}

interface LayoutProps {
  readonly page: PageProps
  /** The page in a few words, for the tab and for previews. */
  readonly title: string
  /** What stands in the header, when it is not the title. */
  readonly heading?: ComponentChildren
  /** The header's link on the right: where to, and its text. */
  readonly right?: readonly [href: string, text: string]
  /** One sentence for link previews. */
  readonly description?: string
  /** The stylesheet in public/, when it is not that of the site. */
  readonly stylesheet?: string | undefined
  /** A table's page that also has forms, lists or the score sheet: their styles come beside those of the game. */
  readonly forms?: boolean
  /** A script of the page's own in public/, beside that of the table. */
  readonly script?: string | undefined
  /** The reader is waited for: the icon in the tab says so. */
  readonly myTurn?: boolean
  readonly live?: LiveProps
  /** The id of what the reader came to do, when the page has more before it. */
  readonly skipTo?: string
  readonly mainClass?: string
  readonly children: ComponentChildren
}

/**
 * Table pages morph their answers; `open` belongs to the reader, who folds things out. A tap whose line has died without
 * a word says so after half a minute and not a whole one: it can be made again, for twice is once.
 */
const HTMX_CONFIG = JSON.stringify({
  history: false,
  morphIgnore: ['data-htmx-powered', 'open'],
  defaultTimeout: 30_000,
})

/** A page keeps what it shows when the server is in trouble, whether it fetches itself again or something was tapped. */
const QUIET = { 'hx-status:5xx:inherited': 'swap:none' }

const Mark = (): VNode => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect x="4" y="3" width="14" height="19" rx="3" />
    <path d="M18 10h7a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3v-4M14 18v-5" />
    <path class="t" d="M0 27c6 2 9-1 11-5M21 10c1-4 5-5 11-4" />
  </svg>
)

/** The other languages, as buttons: choosing one is a post, for a GET never changes anything. */
const LanguageChoice = ({ page }: { readonly page: PageProps }): VNode => (
  <form method="post" action="/lang" class="acts languages" aria-label={siteWords(page.language).chrome.languages}>
    <input type="hidden" name="back" value={page.path} />
    {LANGUAGES.filter((language) => language !== page.language).map((language) => (
      <button type="submit" class="plain" name="lang" value={language} lang={language} key={language}>
        {LANGUAGE_NAMES[language]}
      </button>
    ))}
  </form>
)

const scriptsOf = ({ live, script }: LayoutProps): readonly string[] => [
  ...(live === undefined ? [] : ['/htmx.min.js', '/hx-ws.min.js', '/table.js']),
  ...(live === undefined && script === undefined ? [] : ['/share.js']),
  ...(script === undefined || script === '/share.js' ? [] : [script]),
]

/** The whole document around every page. Write `<!doctype html>` before it. */
export const Layout = (props: LayoutProps): VNode => {
  const { page, live } = props
  const words = siteWords(page.language)
  const title = `${props.title} · Kortlänk`
  const description = props.description ?? words.chrome.description
  return (
    <html lang={page.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:site_name" content="Kortlänk" />
        <meta property="og:image" content={`${page.origin}/apple-touch-icon.png`} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#eff0eb" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161b1e" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="icon" href={props.myTurn ? '/icon-turn.svg' : '/icon.svg'} type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="stylesheet" href={props.stylesheet ?? '/site.css'} />
        {live === undefined ? undefined : <meta name="htmx-config" content={HTMX_CONFIG} />}
        {scriptsOf(props).map((script) => (
          <script defer src={script} key={script} />
        ))}
      </head>
      <body class={page.four ? 'four' : undefined} {...(live === undefined ? {} : QUIET)}>
        {/* Only the body is morphed: the end of a match brings these along to a page that was opened without them. */}
        {props.forms ? <link rel="stylesheet" href="/house.css" /> : undefined}
        {/* After all others, for it outdoes them. */}
        <link rel="stylesheet" href="/large.css" media="(max-width: 18em)" />
        {props.skipTo === undefined ? undefined : (
          <a class="skip" href={`#${props.skipTo}`}>
            {words.chrome.skip}
          </a>
        )}
        <header class="top">
          <a href="/" aria-label={words.chrome.home}>
            <Mark />
          </a>
          <h1>{props.heading ?? props.title}</h1>
          {props.right === undefined ? undefined : <a href={props.right[0]}>{props.right[1]}</a>}
        </header>
        <main id="main" class={props.mainClass}>
          {props.children}
        </main>
        <footer class="foot">
          <LanguageChoice page={page} />
        </footer>
        {live === undefined ? undefined : (
          <div
            id="live"
            hx-ws:connect={live.socket}
            data-changed={String(live.changedAt)}
            data-lost={words.chrome.lost}
          />
        )}
      </body>
    </html>
  )
}
