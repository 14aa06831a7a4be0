import type { VNode } from 'preact'
import { siteWords } from '../words/index.ts'
import { NAME_LENGTH, TextField } from './field.tsx'
import { TableList } from './home.tsx'
import { Layout } from './layout.tsx'
import type { FormProps, MyTable, PageProps } from './props.ts'

/** What this browser remembers about its reader. */
export const MePage = (props: PageProps & FormProps & { readonly tables: readonly MyTable[] }): VNode => {
  const words = siteWords(props.language).me
  return (
    <Layout page={props} title={words.title}>
      <p class="lede">{words.lede}</p>
      <form method="post" action="/me" class="form">
        <TextField
          page={props}
          form={props}
          name="name"
          label={words.name}
          help={words.nameHelp}
          value={props.name}
          maxLength={NAME_LENGTH}
          required
          autocomplete="given-name"
        />
        <p class="acts">
          <button type="submit">{words.save}</button>
        </p>
      </form>
      <section aria-labelledby="tables">
        <h2 id="tables">{words.tables}</h2>
        {props.tables.length === 0 ? (
          <p class="note">{words.none}</p>
        ) : (
          <TableList page={props} tables={props.tables} />
        )}
      </section>
    </Layout>
  )
}
