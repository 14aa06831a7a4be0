import type { VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import { printed } from '../../../words/speech/speech.ts'
import { type Props, pageWords } from './props.ts'

/** Who has taken the second trick, and how many svuppers a side has: they stay marked, as on a real table. */
const marksOf = ({ view, language }: Props, side: readonly Seat[]): readonly string[] => {
  const words = pageWords(language).score
  const { play } = view
  const second = play.phase === 'trick' || play.phase === 'build' ? play.secondTrick : undefined
  const sweeps = play.phase === 'build' ? side.reduce((sum, seat) => sum + (play.sweeps[seat] ?? 0), 0) : 0
  return [
    ...(second !== undefined && side.includes(second) ? [words.second] : []),
    ...(sweeps > 0 ? [words.sweeps(sweeps)] : []),
  ]
}

/** Which deal it is, the total of every side, who leads, and what is marked in this deal. */
export const Score = (props: Props): VNode => {
  const { view, who, language } = props
  const words = pageWords(language).score
  const best = Math.max(...view.scores)
  const first = view.viewer === 'spectator' ? 0 : view.viewer
  const sides = view.sides.map((side, index) => ({ side, total: view.scores[index] ?? 0 }))
  const mine = sides.findIndex(({ side }) => side.includes(first))
  const order = [...sides.slice(mine), ...sides.slice(0, mine)]
  return (
    <section class="scores" aria-label={words.label}>
      <small>{words.deal(view.deal, view.programme.length, view.kind)}</small>
      {order.map(({ side, total }) => {
        const leads = view.sheet.length > 0 && total === best ? [words.leads] : []
        const marks = [...leads, ...marksOf(props, side)]
        return (
          <span key={side.join()}>
            {words.name(who, side)} <b>{printed(total)}</b>
            {marks.length === 0 ? undefined : <small> {marks.join(', ')}</small>}
          </span>
        )
      })}
    </section>
  )
}
