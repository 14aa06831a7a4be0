import type { VNode } from 'preact'
import type { WonTrick } from '../../../games/spader/index.ts'
import { signed } from '../../../words/speech/speech.ts'
import { Face } from './cards.tsx'
import { type Props, pageWords } from './props.ts'
import { Why } from './why.tsx'

/** A finished trick in a row, in the order of play. */
export const TrickRow = ({ who, language, trick }: Props & { readonly trick: WonTrick }): VNode => (
  <ol class="plays">
    {trick.plays.map(({ seat, card }) => (
      <li class={seat === trick.winner ? 'best' : undefined} key={seat}>
        <Face card={card} language={language} small={true} />
        {pageWords(language).board.place(who, seat)}
      </li>
    ))}
  </ol>
)

/** The deal that has just ended: what each side got and why, how it stands, the last trick. */
export const FinishedDeal = (props: Props): VNode => {
  const { view, who, language } = props
  const words = pageWords(language)
  const { previous } = view
  if (previous === undefined) return <section class="table" />
  const mine = view.own?.side ?? 0
  const sides = previous.sides.map((side, index) => ({ ...side, seats: view.sides[index]?.seats ?? [] }))
  const nearFirst = [...sides.slice(mine), ...sides.slice(0, mine)]
  return (
    <section class="table ended" aria-labelledby="ended">
      <h2 id="ended">{words.finished.title(previous.deal)}</h2>
      <ul class="got">
        {nearFirst.map((side) => (
          <li key={side.seats.join()}>
            <b>
              {words.side(who, side.seats)} {signed(side.points)}
            </b>
            <Why {...props} lines={side.lines} />
            {view.form === 'family' ? undefined : <small>{words.finished.bags(side.bags)}</small>}
          </li>
        ))}
      </ul>
      <p>{words.finished.total(who, nearFirst)}</p>
      <p>{words.finished.lastTrick(who, previous.lastTrick.winner)}</p>
      <TrickRow {...props} trick={previous.lastTrick} />
    </section>
  )
}
