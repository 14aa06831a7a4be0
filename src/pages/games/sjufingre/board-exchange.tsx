import type { VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import { CardPlace } from '../../cards.tsx'
import { CardFace } from './cards.tsx'
import { Place } from './place.tsx'
import { type PropsIn, pageWords, placesOf } from './props.ts'

/** Who gives how much to whom, for the reader. */
const Terms = ({ play, who, language }: PropsIn<'exchange'>): VNode => {
  const words = pageWords(language).board
  const { receivers, givers, count } = play
  const [receiver, another] = receivers
  const [giver] = givers
  if (receiver === undefined || giver === undefined) return <p>{words.allGive}</p>
  return <p>{another === undefined ? words.giveAndGet(who, receiver, giver, count) : words.giveAll(count)}</p>
}

/** S7-D2 What lies before a receiver: the cards given, or room for them. */
const Gift = ({ play, language, seat }: PropsIn<'exchange'> & { readonly seat: Seat }): VNode | undefined => {
  const words = pageWords(language).board
  if (!play.receivers.includes(seat)) return undefined
  const given = play.given.find((gift) => gift.seat === seat)
  if (given === undefined) return <CardPlace>{seat === play.next ? words.now(play.count) : words.later}</CardPlace>
  return (
    <div class="gift">
      {given.cards.map((card) => (
        <CardFace card={card} language={language} key={card} />
      ))}
    </div>
  )
}

/** The exchange: who has given, what the reader has given to whom. Nothing changes hands before all have given. */
export const ExchangeBoard = (props: PropsIn<'exchange'>): VNode => {
  const { view, play, language } = props
  const words = pageWords(language).board
  const { viewer } = view
  const of = viewer === 'spectator' ? 1 : play.receivers.length
  return (
    <section class="table exchange" aria-label={words.exchange}>
      <Terms {...props} />
      <ul class="trick people">
        {placesOf(view)
          .filter((seat) => seat !== viewer)
          .map((seat) => {
            const fact = view.waiting.includes(seat) ? words.gave(play.done[seat] ?? 0, of) : words.gaveAll
            return (
              <Place {...props} seat={seat} fact={fact} key={seat}>
                <Gift {...props} seat={seat} />
              </Place>
            )
          })}
      </ul>
      <p>
        <small>{words.sealed}</small>
      </p>
    </section>
  )
}
