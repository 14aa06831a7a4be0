import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { tablePath } from './address.ts'
import { Layout } from './layout.tsx'
import type { PageProps, TableProps } from './props.ts'
import { personOn } from './table-common.tsx'

const FORMULA = 'HMAC-SHA-256(secret, JSON.stringify(["kortlank", n, b, ...cuts]))'
const COMMAND = 'npm run verify -- FILE'

/** How cards are shuffled here, first as one tells it and then exactly. */
export const FairPage = (props: PageProps): VNode => {
  const words = siteWords(props.language).fair
  const [secret, blocks, words32, nothingElse] = words.exact
  return (
    <Layout page={props} title={words.title}>
      {words.steps.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <details>
        <summary>{words.exactTitle}</summary>
        <div class="text">
          <p>{secret}</p>
          <p>
            {blocks} <code>{FORMULA}</code>
          </p>
          <p>{words32}</p>
          <p>
            {nothingElse} <code>{COMMAND}</code>
          </p>
        </div>
      </details>
    </Layout>
  )
}

/** Whether the opened envelope agrees with every pack that was dealt; nothing before the end. */
export const FairResult = (props: { readonly page: PageProps; readonly table: TableProps }): VNode | undefined => {
  const { fair } = props.table
  const words = siteWords(props.page.language).fair
  if (fair === undefined) return undefined
  return <p>{fair.fault === undefined ? words.right(fair.packs) : <b>{words.wrong}</b>}</p>
}

/** What the shuffles of one table are made of. */
export const TableFairPage = (props: PageProps & { readonly table: TableProps }): VNode => {
  const { table } = props
  const { fair } = table
  const { chrome, fair: words } = siteWords(props.language)
  return (
    <Layout
      page={props}
      title={`${words.tableTitle}: ${gameWords(props.language, table.game).name}`}
      heading={words.tableTitle}
      right={[tablePath(table.id), chrome.toTable]}
    >
      {fair === undefined ? <p class="lede">{words.closed}</p> : <FairResult page={props} table={table} />}
      <dl class="text">
        <dt>{words.commitment}</dt>
        <dd>
          <code>{table.commitment}</code>
        </dd>
        {fair === undefined ? undefined : (
          <>
            <dt>{words.secret}</dt>
            <dd>
              <code>{fair.secret}</code>
            </dd>
            <dt>{words.cuts}</dt>
            <dd>
              {fair.cuts.every((cut) => cut === '') ? (
                words.noCuts
              ) : (
                <ol>
                  {fair.cuts.map((cut, chair) => (
                    <li key={chair}>
                      {personOn(table, chair)?.name}: {cut === '' ? '–' : <code>{cut}</code>}
                    </li>
                  ))}
                </ol>
              )}
            </dd>
          </>
        )}
      </dl>
      <p class="links">
        <a href="/fair">{words.how}</a>
      </p>
    </Layout>
  )
}
