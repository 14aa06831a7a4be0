import type { VNode } from 'preact'
import { ekarteWords } from '../../../words/games/ekarte/index.ts'
import { signed } from '../../../words/games/ekarte/speech.ts'
import { gameEnd, gamePoints } from './points.ts'
import { nearFirst, opponentOf, type Props, pageWords } from './props.ts'
import { talkOf } from './talk.ts'

/** EK-11, EK-8 What the tricks and the king are worth just now. */
const Stakes = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language).reasons
  const { exposure, king } = view
  return (
    <section aria-labelledby="stakes">
      <h2 id="stakes">{words.stakes}</h2>
      {view.replayed ? <p>{words.replayed}</p> : undefined}
      {exposure === undefined ? (
        <p>{words.plain}</p>
      ) : (
        <p>
          {words.exposed[exposure.why](who, exposure.seat)}{' '}
          {words.exposedStakes(who, exposure.seat, opponentOf(exposure.seat))}
        </p>
      )}
      <p>
        {king.turned
          ? words.kingTurned(who, view.dealer)
          : king.markedBy === undefined
            ? words.kingOpen(king.card)
            : words.kingMarked(who, king.markedBy)}
      </p>
    </section>
  )
}

const Exchange = ({ view, who, language }: Props): VNode | undefined => {
  const said = talkOf(view).flatMap((event) => ekarteWords[language].event(event, who) ?? [])
  if (said.length === 0) return undefined
  return (
    <section aria-labelledby="exchange">
      <h2 id="exchange">{pageWords(language).reasons.exchange}</h2>
      <ol class="story">
        {said.map((line, index) => (
          <li key={`${index}:${line}`}>{line}</li>
        ))}
      </ol>
    </section>
  )
}

const Points = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language).reasons
  const points = gamePoints(view)
  const { games, target } = view.options
  const earlier = Array.from({ length: view.game - 1 }, (_, index) => index + 1)
  return (
    <section aria-labelledby="points">
      <h2 id="points">{words.points}</h2>
      {points.length === 0 ? (
        <p>{words.noPoints}</p>
      ) : (
        <dl class="why">
          {points.map(({ seat, line, deal, first }) => (
            <>
              <dt>{first ? words.deal(deal) : undefined}</dt>
              <dd>{words.because(who, seat, line)}</dd>
              <dd class="num">{words.change(who, seat, signed(line.points))}</dd>
            </>
          ))}
        </dl>
      )}
      {games === 1 ? undefined : (
        <p class="note">
          <small>
            {words.game(view.game, games)}{' '}
            {earlier.map((game) => {
              const end = gameEnd(view.sheet, game, target)
              return end === undefined ? undefined : `${words.gameWon(who, end.winner, game, end.marks)} `
            })}
          </small>
        </p>
      )}
    </section>
  )
}

const Order = ({ language }: Props): VNode => {
  const words = pageWords(language).reasons
  return (
    <section aria-labelledby="order">
      <h2 id="order">{words.order}</h2>
      <p>{words.orderText}</p>
    </section>
  )
}

/** EK-14 The way to the page that asks whether to give the deal up. */
const Concede = ({ view, legal, who, language, seatPath }: Props): VNode | undefined => {
  if (seatPath === undefined || !legal.includes('concede')) return undefined
  const words = pageWords(language).reasons
  const [, opponent] = nearFirst(view)
  const points = view.stakes[opponent].concession
  return (
    <p class="acts">
      <a class="btn plain" href={`${seatPath}/concede`}>
        {words.concede}
        {points === undefined ? undefined : <small>{words.concedeHelp(who, opponent, points)}</small>}
      </a>
    </p>
  )
}

/** What is at stake, what was said, the points so far, how cards rank, and giving up. */
export const Reasons = (props: Props): VNode => (
  <>
    <Stakes {...props} />
    <Points {...props} />
    <Exchange {...props} />
    <Order {...props} />
    <Concede {...props} />
  </>
)
