import type { VNode } from 'preact'
import { type Card, type Category, categoriesOf, type Suit, suitOf } from '../../../games/sjufingre/index.ts'
import { colourLetter, danishName, numberOf } from '../../../words/games/sjufingre/index.ts'
import type { Language } from '../../../words/language.ts'
import { samePage } from '../../boost.ts'
import { DressedButton, DressedCard, DressedTick } from '../../cards.tsx'
import { joined } from '../../joined.ts'
import { pageWords } from './props.ts'

const SHAPES: Readonly<Record<Suit, string>> = {
  R: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  Y: 'M10 1.5 19 18H1z',
  G: 'M3 3h14v14H3z',
  B: 'M10 1c2.5 4 6 7.5 6 11.5a6 6 0 0 1-12 0C4 8.5 7.5 5 10 1z',
}

/** Circle, triangle, square and drop, once a page. */
export const Sprite = (): VNode => (
  <svg class="sprite" aria-hidden="true">
    {Object.entries(SHAPES).map(([suit, path]) => (
      <symbol id={suit} viewBox="0 0 20 20" key={suit}>
        <path d={path} />
      </symbol>
    ))}
  </svg>
)

/** A colour by its shape and its letter. */
export const Colour = ({ suit, language }: { readonly suit: Suit; readonly language: Language }): VNode => (
  <i aria-hidden="true">
    <svg aria-hidden="true">
      <use href={`#${suit}`} />
    </svg>
    {colourLetter(language, suit)}
  </i>
)

/** The ring of a category, with something inside. */
export const Ring = ({ category, children }: { readonly category: Category; readonly children: string }): VNode => (
  <b class={category} aria-hidden="true">
    {children}
  </b>
)

interface CardProps {
  readonly card: Card
  readonly language: Language
  /** More class names: `big` in a trick. */
  readonly class?: string | undefined
  /** Said after the card's name by a screen reader: `, kan spelas`. */
  readonly spoken?: string
}

const Face = ({ card, language, spoken }: CardProps): VNode => {
  const words = pageWords(language)
  const categories = categoriesOf(card)
  return (
    <>
      <b aria-hidden="true" class={categories[0]}>
        {numberOf(card)}
      </b>
      <Colour suit={suitOf(card)} language={language} />
      <span class="sr">
        {' '}
        {danishName(language, card)}
        {categories.length === 0
          ? undefined
          : words.rings(categories.map((category) => words.ring[category]).join(' + '))}
        {spoken}
      </span>
    </>
  )
}

const cardClass = ({ card, class: name }: CardProps): string => joined('card dk', suitOf(card), name)

/** A card of the Danish pack that lies face up and does nothing. */
export const CardFace = (props: CardProps): VNode => (
  <DressedCard card={props.card} class={cardClass(props)}>
    <Face {...props} />
  </DressedCard>
)

/** A card to press. */
export const CardButton = (props: CardProps & { readonly action: string; readonly disabled?: boolean }): VNode => (
  <DressedButton {...props} class={cardClass(props)}>
    <Face {...props} />
  </DressedButton>
)

/** A card to tick for a gift. */
export const CardTick = (props: CardProps & { readonly checked?: boolean | undefined }): VNode => (
  <DressedTick card={props.card} class={cardClass(props)} checked={props.checked}>
    <Face {...props} />
  </DressedTick>
)

/** A card to choose: a link to the page that tells what it can do. */
export const CardLink = (props: CardProps & { readonly href: string; readonly chosen: boolean }): VNode => (
  <a
    class={cardClass(props)}
    href={props.href}
    aria-current={props.chosen ? 'true' : undefined}
    data-card={props.card}
    {...samePage}
  >
    <Face {...props} />
  </a>
)

/** Cards in a row, small, each perhaps with a name under it. */
export const CardRow = (props: {
  readonly language: Language
  readonly cards: readonly { readonly card: Card; readonly name?: string }[]
}): VNode => (
  <ul class="plays">
    {props.cards.map(({ card, name }) => (
      <li key={card}>
        <CardFace card={card} language={props.language} />
        {name}
      </li>
    ))}
  </ul>
)
