import { Fragment, type VNode } from 'preact'
import type { EkarteView } from '../../../games/ekarte/index.ts'
import { ekarteWords } from '../../../words/games/ekarte/index.ts'
import { signed } from '../../../words/speech/speech.ts'
import { ACT_FORM } from '../page.ts'
import { gameEnd, gamePoints } from './points.ts'
import { nearFirst, opponentOf, type Props, pageWords } from './props.ts'
import { talkOf } from './talk.ts'

/** EK-8 Whether somebody may still come with the king of trumps. */
const isKingOpen = ({ king, options, phase, tricks, replayed }: EkarteView): boolean =>
  !king.turned && !replayed && (options.kingWindow === 'beforeFirstLead' ? phase !== 'play' : tricks.length === 0)

/** EK-11, EK-8 What the tricks and the king are worth just now. */
const Stakes = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language).reasons
  const { exposure, king } = view
  return (
    <section class="text" aria-labelledby="stakes">
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
      {king.turned ? <p>{words.kingTurned(who, view.dealer)}</p> : undefined}
      {king.markedBy !== undefined ? (
        <p>{words.kingMarked(who, king.markedBy)}</p>
      ) : isKingOpen(view) ? (
        <p>{words.kingOpen(king.card)}</p>
      ) : undefined}
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
            <Fragment key={`${deal} ${seat} ${line.code}`}>
              <dt>{first ? words.deal(deal) : undefined}</dt>
              <dd>{words.because(who, seat, line)}</dd>
              <dd class="num">{words.change(who, seat, signed(line.points))}</dd>
            </Fragment>
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

/** EK-14 What comes of giving the deal up. */
export const givingUp = ({ view, who, language }: Props): string | undefined => {
  const [, opponent] = nearFirst(view)
  const { concession, concessionWins } = view.stakes[opponent]
  return concession === undefined
    ? undefined
    : pageWords(language).reasons.concedeHelp(who, opponent, concession, concessionWins)
}

/** The way to the page that asks whether to give the deal up. */
const Concede = (props: Props): VNode | undefined =>
  props.seatPath === undefined || !props.legal.includes('concede') ? undefined : (
    <p class="links concede">
      <a href={`${props.seatPath}/concede`}>{pageWords(props.language).reasons.concede}</a>
      <small>{givingUp(props)}</small>
    </p>
  )

/** EK-D17 How this seat deals, folded away. */
const Packets = ({ view, legal, language }: Props): VNode | undefined => {
  if (!legal.some((action) => action.startsWith('packets'))) return undefined
  const words = pageWords(language).act
  const mine = view.viewer === 'spectator' ? undefined : view.packets[view.viewer]
  return (
    <details id="packets">
      <summary>{words.packets}</summary>
      <p>
        <small>{words.packetsHelp}</small>
      </p>
      <p class="acts">
        {(['3+2', '2+3'] as const).map((packets) => (
          <button type="submit" form={ACT_FORM} name="action" value={`packets ${packets}`} key={packets}>
            {packets.replace('+', ' + ')} {packets === mine ? <small>{words.packetsNow}</small> : undefined}
          </button>
        ))}
      </p>
    </details>
  )
}

/** What is at stake, what was said, the points so far, how cards rank, and giving up. */
export const Reasons = (props: Props): VNode => (
  <>
    <Stakes {...props} />
    <Points {...props} />
    <Exchange {...props} />
    <Order {...props} />
    <Packets {...props} />
    <Concede {...props} />
  </>
)
