import type { VNode } from 'preact'
import { CardPlace } from '../../cards.tsx'
import { joined } from '../../joined.ts'
import { CardFace } from './cards.tsx'
import { Place } from './place.tsx'
import { type PropsIn, pageWords, placesOf } from './props.ts'

/** The trick: the one in play, or the last one while nobody has led to the next. */
export const TrickBoard = (props: PropsIn<'trick'>): VNode => {
  const { view, play, language } = props
  const words = pageWords(language).board
  const lies = play.trick.length === 0 ? play.lastTrick : undefined
  const plays = lies?.plays ?? play.trick
  const best = lies?.seat ?? play.winning?.seat
  const newest = plays.at(-1)
  return (
    <section class="table" aria-label={words.trick}>
      <ol class={`trick people${view.seats === 4 ? ' in-four' : ''}`}>
        {placesOf(view).map((seat) => {
          const card = plays.find((one) => one.seat === seat)?.card
          const leads = seat === best
          const fact = leads ? (lies === undefined ? words.winning : words.took) : words.tricks(play.tricks[seat] ?? 0)
          return (
            <Place
              {...props}
              seat={seat}
              fact={fact}
              class={joined(leads && 'best', seat === newest?.seat && 'new')}
              key={seat}
            >
              {card === undefined ? (
                <CardPlace class="big">{seat === view.viewer ? words.yourCard : undefined}</CardPlace>
              ) : (
                <CardFace card={card} language={language} class="big" />
              )}
            </Place>
          )
        })}
      </ol>
    </section>
  )
}
