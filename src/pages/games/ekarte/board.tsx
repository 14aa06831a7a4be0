import type { VNode } from 'preact'
import type { Player } from '../../../games/ekarte/index.ts'
import { ekarteWords } from '../../../words/games/ekarte/index.ts'
import { CardBack, CardFace, CardPlace } from '../../cards.tsx'
import { nearFirst, opponentOf, type Props, pageWords } from './props.ts'
import { talkOf } from './talk.ts'

/** How many of the last things said lie on the table. */
const LAST_SAID = 4

const Stock = ({ view, language }: Props): VNode => {
  const words = pageWords(language).board
  return (
    <div class="aside">
      <div class="stock">
        {view.stock === 0 ? undefined : <CardBack class="big" />}
        <CardFace card={view.turnUp} language={language} class="big" spoken={words.turnUp} />
      </div>
      <p class="seat">
        <b>{words.trump(view.trump)}</b>
        {words.stock(view.stock)}
      </p>
    </div>
  )
}

/** What has been said while cards are exchanged. */
const Talk = ({ view, who, language }: Props): VNode => {
  const { board } = pageWords(language)
  const said = talkOf(view).flatMap((event) => ekarteWords[language].event(event, who) ?? [])
  const lines = [board.dealt(who, view.dealer), ...said].slice(-LAST_SAID)
  return (
    <ol class="talk" aria-label={board.talk}>
      {lines.map((line, index) => (
        <li key={`${index}:${line}`}>{line}</li>
      ))}
    </ol>
  )
}

/** One side's place in the trick; the far side's name stands above its card, the near side's below. */
const Place = ({ view, who, language, seat }: Props & { readonly seat: Player }): VNode => {
  const words = pageWords(language).board
  const { plays, winning, complete } = view.trick
  const play = plays.find((one) => one.seat === seat)
  const [near] = nearFirst(view)
  const isNear = seat === near
  const isBest = play !== undefined && winning === seat
  const fact = isBest ? (complete ? words.took : words.leads) : undefined
  const isNew = play !== undefined && play === plays.at(-1)
  const names = [isNear ? 's' : 'n', isBest ? 'best' : undefined, isNew ? 'new' : undefined]
  const yours = isNear && seat === view.viewer
  return (
    <li class={names.filter(Boolean).join(' ')}>
      <span class={yours && fact === undefined ? 'seat sr' : 'seat'}>
        <b>{words.place(who, seat)}</b> {fact}
      </span>
      {play === undefined ? (
        <CardPlace class="big">{yours ? words.yourCard : undefined}</CardPlace>
      ) : (
        <CardFace card={play.card} language={language} class="big" />
      )}
    </li>
  )
}

const Trick = (props: Props): VNode => {
  const { view, who, language } = props
  const words = pageWords(language).board
  const [near, far] = nearFirst(view)
  const lead = view.trick.plays[0]?.seat
  const order = lead === undefined ? [far, near] : [lead, opponentOf(lead)]
  return (
    <>
      <ol aria-label={words.plays}>
        {order.map((seat) => (
          <Place {...props} seat={seat} key={seat} />
        ))}
      </ol>
      <p class="seat">
        <b>{words.tricks}</b>
        {words.count(who, far, view.tricksWon[far])}
        <br />
        {words.count(who, near, view.tricksWon[near])}
      </p>
    </>
  )
}

/** The cloth: stock and turn-up, and either what is being said or the trick. */
export const Board = (props: Props): VNode => {
  const playing = props.view.phase === 'play' || props.view.phase === 'claim'
  return (
    <section class="table" aria-label={pageWords(props.language).board.label}>
      <div class={playing ? 'trick duel' : 'trick duel talking'}>
        <Stock {...props} />
        {playing ? <Trick {...props} /> : <Talk {...props} />}
      </div>
    </section>
  )
}
