import type { VNode } from 'preact'
import type { Player } from '../../../games/ekarte/index.ts'
import { ekarteWords } from '../../../words/games/ekarte/index.ts'
import { CardBack, CardFace, CardPlace } from '../../cards.tsx'
import { joined } from '../../joined.ts'
import { nearFirst, type Props, pageWords } from './props.ts'
import { talkOf } from './talk.ts'

/** How many of the last things said lie on the table. */
const LAST_SAID = 4

const Stock = ({ view, language }: Props): VNode => (
  <div class="stock">
    {view.stock === 0 ? undefined : <CardBack class="big" />}
    <CardFace card={view.turnUp} language={language} class="big" spoken={pageWords(language).board.turnUp} />
  </div>
)

const Trump = ({ view, language }: Props): VNode => {
  const words = pageWords(language).board
  return (
    <p class="seat">
      <b>{words.trump(view.trump)}</b> {words.stock(view.stock)}
    </p>
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

/** One side's place in the trick. The reader knows their own; other names stand beside the card. */
const Place = ({ view, who, language, seat }: Props & { readonly seat: Player }): VNode => {
  const words = pageWords(language).board
  const { plays, winning } = view.trick
  const play = plays.find((one) => one.seat === seat)
  const [near] = nearFirst(view)
  const isNew = play !== undefined && play === plays.at(-1)
  const mine = seat === view.viewer
  return (
    <li class={joined(seat === near ? 's' : 'n', play && winning === seat && 'best', isNew && 'new')}>
      <span class={mine ? 'sr' : 'seat'}>
        <b>{words.place(who, seat)}</b>
      </span>
      {play === undefined ? (
        <CardPlace class="big">{mine ? words.yourCard : undefined}</CardPlace>
      ) : (
        <CardFace card={play.card} language={language} class="big" />
      )}
    </li>
  )
}

/** The trick in play, the reader's place nearest; its cards are named in the order in which they were played. */
const Trick = (props: Props): VNode => {
  const [near, far] = nearFirst(props.view)
  const lead = props.view.trick.plays[0]?.seat ?? far
  return (
    <ol aria-label={pageWords(props.language).board.plays}>
      {(lead === far ? [far, near] : [near, far]).map((seat) => (
        <Place {...props} seat={seat} key={seat} />
      ))}
    </ol>
  )
}

/** How many tricks each has, and who took the one that lies there. */
const Tricks = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language).board
  const [near, far] = nearFirst(view)
  const { winning, complete } = view.trick
  return (
    <p class="seat">
      <b>{words.tricks}</b>
      {words.count(who, far, view.tricksWon[far])}
      <br />
      {words.count(who, near, view.tricksWon[near])}
      {complete && winning !== undefined ? <span>{words.took(who, winning)}</span> : undefined}
    </p>
  )
}

/** The cloth: stock and turn-up, and either what is being said or the trick. */
export const Board = (props: Props): VNode => {
  const { phase } = props.view
  const playing = phase === 'play' || phase === 'claim' || phase === 'over'
  return (
    <section class="table" aria-label={pageWords(props.language).board.label}>
      {playing ? (
        <div class="trick duel">
          <div>
            <Stock {...props} />
            <Trump {...props} />
          </div>
          <Trick {...props} />
          <Tricks {...props} />
        </div>
      ) : (
        <div class="trick talking">
          <Stock {...props} />
          <div>
            <Trump {...props} />
            <Talk {...props} />
          </div>
        </div>
      )}
    </section>
  )
}
