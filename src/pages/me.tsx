import type { VNode } from 'preact'
import { siteWords } from '../words/index.ts'
import { TableList } from './home.tsx'
import { Layout } from './layout.tsx'
import { About } from './me/about.tsx'
import { Forget, Move } from './me/move.tsx'
import type { MeProps } from './me/props.ts'
import { Ways } from './me/ways.tsx'

/** The reader's own page: whose turn it is at their tables, how they are told, what is remembered of them. */
export const MePage = (props: MeProps): VNode => {
  const words = siteWords(props.language).me
  return (
    <Layout
      page={props}
      title={words.title}
      stylesheet="/me.css"
      script="/me.js"
      myTurn={props.tables.some(({ mine }) => mine)}
    >
      {props.done === undefined ? undefined : (
        <p class="slip" role="status">
          <b>{words.done[props.done]}</b>
        </p>
      )}
      <section aria-labelledby="tables">
        <h2 id="tables">{words.tables}</h2>
        {props.tables.length === 0 ? (
          <p class="note">{words.none}</p>
        ) : (
          <TableList page={props} tables={props.tables} />
        )}
      </section>
      <Ways page={props} />
      <About page={props} />
      <section class="rest">
        <Move page={props} />
        <Forget page={props} />
        <p class="note">
          <small>{words.lede}</small>
        </p>
      </section>
    </Layout>
  )
}
