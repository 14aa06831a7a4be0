import type { VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import type { SeatView } from '../../../games/rodskagg/index.ts'
import { joined } from '../../joined.ts'
import { isCrowded, ownFirst, type Props, pageWords } from './props.ts'
import { Scale, Track } from './track.tsx'

const BEFORE_PLAY: readonly Props['view']['phase'][] = ['cut', 'neighbourCut', 'dealReady', 'exchange', 'bidding']

/** RO-6 How the last two tricks stand for a seat, once the question has been asked. */
const answerText = ({ view, language }: Props, seat: Seat): string | undefined => {
  const words = pageWords(language).score
  const { question, phase } = view
  if (question?.status !== 'asked' || (phase !== 'answers' && phase !== 'play')) return undefined
  const { mustStay, answer } = question.seats.find((one) => one.seat === seat) ?? { mustStay: true }
  if (mustStay) return phase === 'answers' && (isCrowded(view) || seat !== view.declarer) ? words.must : undefined
  if (answer === undefined) return words.may
  if (answer === 'folds') return words.folded
  return view.seats[seat]?.tricks === 0 ? words.stays : words.goesOn
}

/** RO-R What was knocked in this deal and what it cost; the reason, or more than the sum of it, while there is room. */
const penalties = ({ view, language }: Props, seat: Seat): readonly string[] => {
  const { scoreLine } = pageWords(language)
  const paid = (view.penalties[seat] ?? []).filter(({ points }) => points !== 0)
  if (!isCrowded(view))
    return paid.map((line) =>
      BEFORE_PLAY.includes(view.phase) ? `${scoreLine(line)} +${line.points}` : `+${line.points}`,
    )
  const sum = paid.reduce((points, line) => points + line.points, 0)
  return sum === 0 || view.phase === 'answers' ? [] : [`+${sum}`]
}

/** What there is to know of a seat, the most important first. */
const facts = (props: Props, player: SeatView): readonly string[] => {
  const { view, language } = props
  const words = pageWords(language).score
  if (player.out) return [words.out]
  if (!player.playing) return [words.notIn]
  if (view.phase === 'ready') return player.ready ? [words.ready] : []
  const { call } = player
  const bid = call === undefined ? [] : [words.bid(call)]
  if (BEFORE_PLAY.includes(view.phase)) return [...bid, ...(player.seat === view.dealer ? [words.dealer] : [])]
  const answer = answerText(props, player.seat)
  if (!isCrowded(view)) return [...bid, words.tricks(player.tricks), ...(answer === undefined ? [] : [answer])]
  if (answer !== undefined && player.answer === 'stays') return [words.goesOn, words.has(player.tricks)]
  if (answer !== undefined) return [answer]
  if (call === undefined || call === 'pass') return [...bid, words.has(player.tricks)]
  if (call === 'redbeard') return [pageWords(language).act.redbeard, words.has(player.tricks)]
  return player.declarer ? [words.hasOf(player.tricks, call)] : [words.bid(call), words.has(player.tricks)]
}

/** RO-Q14 Who is out is on the way to nothing any more. */
const Row = (props: Props & { readonly player: SeatView }): VNode => {
  const { view, who, language, player } = props
  const words = pageWords(language).score
  const told = isCrowded(view)
    ? joined(facts(props, player).join(', '), ...penalties(props, player.seat))
    : [...facts(props, player), ...penalties(props, player.seat)].join(' · ')
  return (
    <li class={view.waiting.includes(player.seat) ? 'now' : undefined}>
      <b>{words.name(who, player.seat)}</b>
      <small>
        {player.declarer ? (
          <>
            <b class={isCrowded(view) ? 'sr' : undefined}>{words.declarer}</b>
            {told === '' || isCrowded(view) ? ' ' : ' · '}
          </>
        ) : undefined}
        {player.declarer && isCrowded(view) ? <b>{told}</b> : told}
      </small>
      {player.out ? undefined : (
        <>
          <Track score={player.running} short={isCrowded(view)} />
          <span class="num">
            {player.running < 0 ? `−${-player.running}` : player.running}
            <span class="sr"> {words.points}</span>
          </span>
        </>
      )}
    </li>
  )
}

/** RO-1 Everybody on the way from twelve to zero: what they bid, what they have, who is close. */
export const Score = (props: Props): VNode => {
  const { view, language } = props
  return (
    <section aria-label={pageWords(language).score.label}>
      <ol class={isCrowded(view) ? 'rows crowd' : 'rows'}>
        <li aria-hidden="true">
          <Scale short={isCrowded(view)} />
        </li>
        {ownFirst(view).map((seat) => {
          const player = view.seats[seat]
          return player === undefined ? undefined : <Row {...props} player={player} key={seat} />
        })}
      </ol>
    </section>
  )
}
