import type { VNode } from 'preact'
import type { SpaderScoreLine } from '../../../games/spader/index.ts'
import { signed } from '../../../words/speech/speech.ts'
import { type Props, pageWords } from './props.ts'

/** Every reason for a side's points, with its number. */
export const Why = ({ who, language, lines }: Props & { readonly lines: readonly SpaderScoreLine[] }): VNode => {
  const { reasons, finished } = pageWords(language)
  if (lines.length === 0) return <p>{finished.nothing}</p>
  return (
    <ul class="lines">
      {lines.map((line, index) => (
        <li key={index}>
          {reasons.because(who, line)} <b>{signed(line.points)}</b>
        </li>
      ))}
    </ul>
  )
}
