import type { VNode } from 'preact'
import { siteWords } from '../words/index.ts'
import { Layout } from './layout.tsx'
import type { PageProps } from './props.ts'

/** Says that something is done, to somebody who came from elsewhere. */
export const SaidPage = (props: PageProps & { readonly title: string; readonly text: string }): VNode => {
  const words = siteWords(props.language)
  return (
    <Layout page={props} title={props.title.replace(/\.$/, '')} heading="Kortlänk">
      <div class="hero">
        <h2>{props.title}</h2>
        <p class="lede">{props.text}</p>
      </div>
      <p class="acts">
        <a class="btn" href="/me">
          {words.chrome.me}
        </a>
        <a class="btn" href="/">
          {words.chrome.toHome}
        </a>
      </p>
    </Layout>
  )
}
