import { Fragment, type VNode } from 'preact'
import type { QuestionSeat } from '../../../games/rodskagg/index.ts'
import { joined } from '../../joined.ts'
import { Taken } from './board.tsx'
import { MISSED, OFFENCES, UNSAID } from './offences.ts'
import { type Props, pageWords } from './props.ts'
import { Sums } from './sums.tsx'

/** RO-8 What the declarer's bid still asks for. */
const bidText = ({ view, language }: Props, tricks: number): string | undefined => {
  const words = pageWords(language).reasons
  const { options, declarer, calls, tricks: played } = view
  const bid = calls.find(({ seat }) => seat === declarer)?.bid
  if (bid === undefined || bid === 'pass') return undefined
  if (bid === 'redbeard' && options.redbeard === 'winOrOut')
    return tricks === played.length ? words.needsAll : words.failed
  const points = options.exactForAll ? MISSED : options.declarerPenalty
  const needed = (bid === 'redbeard' ? 6 : bid) - tricks
  if (options.bidRule === 'atLeast' && needed <= 0) return words.holds
  return needed < 0 || needed > 6 - played.length ? words.missed(points) : words.needs(needed, points)
}

/** RO-6, RO-7 How one seat stands before the last two tricks. */
const standing = (props: Props, one: QuestionSeat): string => {
  const { view, language } = props
  const words = pageWords(language).reasons
  const { running = 0, tricks = 0, declarer = false } = view.seats[one.seat] ?? {}
  if (one.answer === 'folds') return words.folded
  const wager = tricks === 0 ? words.stays(one.none) : words.gotOne
  const left = running / one.trick
  const zero = left === 1 || left === 2 ? words.toZero(left) : undefined
  const status = declarer
    ? [words.mustDeclarer, bidText(props, tricks)]
    : [one.mustStay ? words.mustTrick : one.answer === undefined ? words.may(one.none) : wager]
  return joined(...status, zero)
}

/** RO-7 What a trick is worth to whom, once the question has been asked. Nobody says that it was forgotten. */
const Worth = (props: Props): VNode | undefined => {
  const { view, who, language } = props
  const { question, phase } = view
  if (question?.status !== 'asked' || (phase !== 'answers' && phase !== 'play')) return undefined
  const words = pageWords(language)
  return (
    <section aria-labelledby="worth">
      <h2 id="worth">{words.reasons.worth}</h2>
      <dl class="why">
        {question.seats.map((one) => (
          <Fragment key={one.seat}>
            <dt>{words.score.name(who, one.seat)}</dt>
            <dd>{standing(props, one)}</dd>
            <dd class="num">{one.answer === 'folds' ? '0' : `−${one.trick}`}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** The trick before the one in play. */
const LastTrick = (props: Props): VNode | undefined => {
  const { lastTrick, trick } = props.view
  if (lastTrick === undefined || trick === undefined || trick.plays.length === 0) return undefined
  return (
    <section aria-labelledby="last-trick">
      <h2 id="last-trick">{pageWords(props.language).reasons.lastTrick}</h2>
      <Taken {...props} trick={lastTrick} />
    </section>
  )
}

/** RO-R What the table leaves to the players to remember, with what it costs. It says the same at all times. */
const Rituals = ({ view, who, language }: Props): VNode | undefined => {
  if (!view.options.rituals) return undefined
  const words = pageWords(language).reasons
  const { cutPenalty: cut, peekPenalty: peek, forgotAskPenalty: ask } = view.options
  const cost = { cut, peek, ask, score: UNSAID }
  return (
    <section class="text" aria-labelledby="rituals">
      <h2 id="rituals">{words.rituals}</h2>
      <ul class="story">
        {OFFENCES.map((offence) => (
          <li key={offence}>{words.ritual[offence](who, cost[offence])}</li>
        ))}
      </ul>
      <p>
        <small>{words.ritualsNote}</small>
      </p>
    </section>
  )
}

/** What a trick is worth, how everybody came to their score, what is to be remembered. */
export const Reasons = (props: Props): VNode => (
  <>
    <Worth {...props} />
    <LastTrick {...props} />
    <Sums {...props} />
    <Rituals {...props} />
  </>
)
