import type { VNode } from 'preact'
import type { SheetEntry } from '../../../games/rodskagg/index.ts'
import type { Language } from '../../../words/language.ts'
import { printed } from '../../../words/speech/speech.ts'
import { ownFirst, type Props, pageWords } from './props.ts'

type SeatResult = SheetEntry['sides'][number]

/** A number that is added or taken off: `+ 5`, `− 2`. */
const term = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`)

/** A line of sums without its result: `12 − 2 + 5`. */
const sumOf = ([first = 0, ...rest]: readonly number[]): string => [printed(first), ...rest.map(term)].join(' ')

/** What a deal did to one score: `3 − 2 + 5 = 6`, or just the score when it did nothing. */
export const dealSum = ({ total, points, lines }: SeatResult): string => {
  const changes = lines.map((line) => line.points).filter((change) => change !== 0)
  return changes.length === 0 ? printed(total) : `${sumOf([total - points, ...changes])} = ${printed(total)}`
}

/** Why: `tog 2 av 3 bjudna`. The numbers of a missed contract say that it was missed, unless tricks were given. */
export const dealReason = ({ lines }: SeatResult, language: Language): string => {
  const { scoreLine } = pageWords(language)
  const codes = lines.map(({ code }) => code)
  const isTold = codes.includes('contract') && !codes.includes('awarded')
  return lines
    .filter(({ code }) => !isTold || (code !== 'missed-bid' && code !== 'exact-for-all'))
    .map(scoreLine)
    .join(', ')
}

/** The line of sums that led a seat from 12 to its score: `12 − 2 + 5 = 15`. */
export const sumLine = (sums: readonly number[]): string =>
  sums.length <= 1 ? sumOf(sums) : `${sumOf(sums)} = ${printed(sums.reduce((sum, change) => sum + change, 0))}`

/** A line of sums that may break before a sign, never after it. */
export const Terms = ({ children: text }: { readonly children: string }): VNode => {
  const [first, ...rest] = text.split(/ (?=[−+=] )/)
  const terms = rest.flatMap((part, index) => [
    ' ',
    <span class="term" key={index}>
      {part}
    </span>,
  ])
  return (
    <>
      {first}
      {terms}
    </>
  )
}

/** How everybody came to their score. */
export const Sums = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language)
  return (
    <section aria-labelledby="sums">
      <h2 id="sums">{words.reasons.sums}</h2>
      <dl class="sums">
        {ownFirst(view).map((seat) => {
          const { score = 0, running = 0, out = false } = view.seats[seat] ?? {}
          const note = out ? words.score.out : running === score ? undefined : words.reasons.inPlay(printed(running))
          return (
            <div key={seat}>
              <dt>{words.score.name(who, seat)}</dt>
              <dd>
                <Terms>{sumLine(view.sums[seat] ?? [])}</Terms>
                {note === undefined ? undefined : <small>{note}</small>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
