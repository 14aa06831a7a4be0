import type { VNode } from 'preact'
import { CATEGORIES, type Card, type Category, cardValue, categoriesOf } from '../../../games/sjufingre/index.ts'
import { Ring } from './cards.tsx'
import { type Props, pageWords } from './props.ts'

/** The number that stands in the ring of a category. */
const SAMPLES: Readonly<Record<Category, string>> = { ones: '1', odd: '10', twelves: '12', red: '7' }

/** The cards that lie open before the reader: the hand, and what is on the table. */
const cardsHere = ({ hand, play }: Props['view']): readonly Card[] => {
  if (play.phase === 'trick') return [...hand, ...play.trick.map(({ card }) => card)]
  return play.phase === 'build' ? [...hand, ...play.units.flatMap(({ cards }) => cards)] : hand
}

/** S7-8 What cards are worth to their taker: the rings, and the cards of the hand and the table that have one. */
export const Worth = ({ view, language }: Props): VNode => {
  const words = pageWords(language).worth
  const counts = cardsHere(view).map((card) => ({ card, points: cardValue(card), ring: categoriesOf(card)[0] }))
  return (
    <dl class="rings dk">
      {CATEGORIES.map((category) => {
        const here = counts.filter(({ ring }) => ring === category)
        return (
          <div key={category}>
            <dt>
              <Ring category={category}>{SAMPLES[category]}</Ring> {words[category]}
            </dt>
            {here.length === 0 ? undefined : <dd>{words.here(here)}</dd>}
          </div>
        )
      })}
      <div>
        <dt>{words.tricks}</dt>
      </div>
      {view.kind === 'build' ? (
        <div>
          <dt>{words.sweeps}</dt>
        </div>
      ) : undefined}
    </dl>
  )
}

/** The same, folded away in the tray. */
export const WorthFolded = (props: Props): VNode => (
  <details id="worth">
    <summary>{pageWords(props.language).worth.title}</summary>
    {props.view.kind === 'solitaire' ? <p>{pageWords(props.language).worth.none}</p> : <Worth {...props} />}
  </details>
)
