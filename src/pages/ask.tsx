import type { VNode } from 'preact'
import { Layout } from './layout.tsx'
import type { PageProps } from './props.ts'

interface AskPageProps extends PageProps {
  readonly title: string
  readonly text: string
  /** Where the answer goes, and what goes with it. */
  readonly post: string
  readonly fields?: Readonly<Record<string, string | number>>
  readonly yes: string
  readonly no: string
  readonly back: string
}

/** Asks once more before something that cannot be undone. */
export const AskPage = (props: AskPageProps): VNode => (
  <Layout page={props} title={props.title} heading="Kortlänk">
    <div class="hero">
      <h2>{props.title}</h2>
      <p class="lede">{props.text}</p>
    </div>
    <form method="post" action={props.post} class="stack">
      {Object.entries(props.fields ?? {}).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <button type="submit" class="go">
        {props.yes}
      </button>
      <a class="btn" href={props.back}>
        {props.no}
      </a>
    </form>
  </Layout>
)
