import type { VNode } from 'preact'
import { rankOf, type Suit } from '../../../games/sjufingre/index.ts'
import { Colour } from './cards.tsx'
import { Place } from './place.tsx'
import { type PropsIn, pageWords, placesOf } from './props.ts'

const NUMBERS = Array.from({ length: 15 }, (_, index) => index + 1)

/** S7-18 The row of one colour from 1 to 15: what lies there, and what comes next at either end. */
const Row = ({
  language,
  suit,
  low,
  high,
}: PropsIn<'solitaire'> & { readonly suit: Suit; readonly low?: number; readonly high?: number }): VNode => {
  const next = low === undefined || high === undefined ? [8] : [low - 1, high + 1]
  const lies = (number: number) => low !== undefined && high !== undefined && low <= number && number <= high
  return (
    <li class={suit}>
      <Colour suit={suit} language={language} />
      <span class="sr">{pageWords(language).board.row(suit, low, high)}</span>
      <span class="strip" aria-hidden="true">
        {NUMBERS.map((number) => (
          <span class={lies(number) ? 'on' : next.includes(number) ? 'next' : undefined} key={number}>
            {number}
          </span>
        ))}
      </span>
    </li>
  )
}

/** The four rows, and how many cards everybody has left. */
export const SolitaireBoard = (props: PropsIn<'solitaire'>): VNode => {
  const { view, play, language } = props
  const words = pageWords(language).board
  return (
    <section class="table" aria-label={words.solitaire}>
      <ul class="strips dk">
        {play.rows.map(({ suit, low, high }) => (
          <Row {...props} suit={suit} {...(low && high && { low: rankOf(low), high: rankOf(high) })} key={suit} />
        ))}
      </ul>
      <ul class={`trick people${view.seats === 4 ? ' in-four' : ''}`}>
        {placesOf(view).map((seat) => {
          const left = words.left(view.cardsLeft[seat] ?? 0)
          return (
            <Place
              {...props}
              seat={seat}
              fact={play.passed.includes(seat) ? `${left}, ${words.passed}` : left}
              key={seat}
            />
          )
        })}
      </ul>
    </section>
  )
}
